const root = `Compiles YAML command specs into whole command-line clients

Examples:
  $ cmdspec check
  $ cmdspec generate
  $ cmdspec generate --specs specs --out client --emit js

Usage: cmdspec <command> [flags]

Commands:
  generate  Compile specs into a client
  check     Look for mistakes in specs and write nothing
  explain   Say what a diagnostic means
  schema    Print the JSON Schema of the language

Flags:
  -h, --help     Show help
      --version  Print the version

More: cmdspec <command> --help
`;

const specs = `  --specs <folder>    Folder with service.yaml, or with a folder for each service
                      [default specs]`;

const common = `  --format <word>     Form of diagnostics: human on stderr, or json on stdout
                      [default human]
  --timing            Print milliseconds per pass on stderr`;

const generate = `Compile specs into a client

Examples:
  $ cmdspec generate
  $ cmdspec generate acme --timing
  # Fails with a diff when the output is not what the specs give
  $ cmdspec generate --check
  # A client that node runs without a build
  $ cmdspec generate --specs specs --out client --emit js

Usage: cmdspec generate [service...] [flags]

Only changed files are written, and files that it wrote earlier and no longer
does are removed. One service alone is written into the output folder itself,
several into a folder each. Workflows are looked for in workflows/<service>/
beside the folder of specs.

Flags:
${specs}
  --out <folder>      Where to write [default generated]
  --docs <folder>     Write reference pages as well: <binary>/*.md and man/*.1
  --check             Write nothing; print a diff and fail when something differs
  --emit <ts|js>      TypeScript, or JavaScript that runs as it is [default ts]
${common}

Exit codes:
  0   done
  1   errors in the specs, or differences with --check
  64  the command line is wrong
  66  no service was found
`;

const check = `Look for mistakes in specs and write nothing

Examples:
  $ cmdspec check
  $ cmdspec check acme --format json
  # Which commands are code, and why
  $ cmdspec check --workflows

Usage: cmdspec check [service...] [flags]

Flags:
${specs}
  --workflows         List the commands that are workflows: words, module, reason
                      (with --format json: as JSON, diagnostics on stderr)
${common}

Exit codes:
  0   no errors; there may be warnings
  1   errors in the specs
  64  the command line is wrong
  66  no service was found
`;

const explain = `Say what a diagnostic means

Examples:
  $ cmdspec explain CS314
  $ cmdspec explain

Usage: cmdspec explain [code]

Without a code it lists all diagnostics.
`;

const schema = `Print the JSON Schema of the language

Examples:
  $ cmdspec schema > specs/schema.json

Usage: cmdspec schema

Editors complete and check a spec that begins with
# yaml-language-server: $schema=../schema.json
A schema.json in the folder of specs is kept up to date by generate.
`;

const pages: Readonly<Record<string, string>> = { generate, check, explain, schema };

/** Help of a command, or of the binary. */
export const helpOf = (command: string | undefined): string => pages[command ?? ''] ?? root;
