import { ruleTable } from '../compare/rule-table.js';
import type { commands } from './parse.js';

const root = `Compiles YAML command specs into whole command-line clients

Examples:
  $ cmdspec init acme
  $ cmdspec check
  $ cmdspec generate
  $ cmdspec test
  $ cmdspec generate --specs specs --out client --emit js

Usage: cmdspec <command> [flags]

Commands:
  init      Write a small client to begin with
  import    Write specs from a description of the service
  generate  Compile specs into a client
  check     Check specs without writing anything
  test      Run the examples of specs in their sandbox
  diff      Show what users notice of a change of specs
  explain   Explain a diagnostic, or a rule of diff
  schema    Print the JSON Schema of the language

Flags:
  -h, --help     Show help
      --version  Print the version

More: cmdspec <command> --help
`;

const specs = `  --specs <folder>    Folder with service.yaml, or with a folder for each service
                      [default specs]`;

const common = `  --format <word>     Format of diagnostics: text on stderr; json, github
                      (annotations of GitHub Actions) or sarif on stdout
                      [default text]
  --timing            Print the milliseconds of each pass to stderr`;

const init = `Write a small client to begin with

Examples:
  $ cmdspec init acme
  # Write it to another folder
  $ cmdspec init acme --out clients/acme

Usage: cmdspec init <name> [flags]

Writes a client that compiles and runs: specs with comments (two groups and a
workflow), tests, package.json and .gitignore. Its binary is called <name>cli.

Flags:
  --out <folder>      Folder to write; it must be empty or not exist
                      [default <name>]

Exit codes:
  0   success
  1   the folder is not empty
  64  invalid command line
`;

const imports = `Write specs from a description of the service

Examples:
  $ cmdspec import openapi openapi.yaml --specs specs/acme
  # Again, when the service has changed: your changes stay
  $ cmdspec import openapi openapi.yaml --specs specs/acme
  $ cmdspec import odata metadata.xml --path '/odata/{resource}'

Usage: cmdspec import <openapi|odata> <file> [flags]

openapi reads OpenAPI 3 as JSON or YAML and writes service.yaml and a file for
each group of commands. odata reads $metadata and writes catalogue.json. Nothing
is downloaded. What the specs do not express is listed by its place in the file.

A copy of what was written is kept in .import below the specs; commit it. The
next import merges: your changes stay, and those of the service are applied.
Where both changed the same lines, yours stay, and both places are printed.

Flags:
  --specs <folder>    Folder to write [default specs]
  --service <name>    openapi: name of the service
                      [default from the title of the description]
  --path <template>   odata: path of a resource [default /{resource}]
  --format <word>     Format of the report: text or json [default text]

Exit codes:
  0   success
  1   the description cannot be imported, or changes of the service conflict
  64  invalid command line
  66  the file does not exist
`;

const generate = `Compile specs into a client

Examples:
  $ cmdspec generate
  $ cmdspec generate acme --timing
  # Print a diff and fail if the output is out of date
  $ cmdspec generate --check
  # Write a client that node runs without a build
  $ cmdspec generate --specs specs --out client --emit js

Usage: cmdspec generate [service...] [flags]

Writes only files that changed, and removes files of earlier runs that are no
longer generated. A single service is written to the output folder itself,
several services to a folder each. Workflows are read from workflows/<service>/
next to the folder of specs.

Modules that people read are in folders by command. Help, completion, tools and
other data that only programs read are in _built/, which git can ignore.

Flags:
${specs}
  --out <folder>      Output folder [default generated]
  --docs <folder>     Also write reference pages: <binary>/*.md and man/*.1
  --check             Write nothing; print a diff and fail if the sources differ
  --built             Write only _built/ and man/*.1, which need no commit
  --emit <ts|js>      TypeScript, or JavaScript that runs without a build
                      [default ts]
${common}

Exit codes:
  0   success
  1   errors in the specs, or differences with --check
  64  invalid command line
  66  no service found
`;

const check = `Check specs without writing anything

Examples:
  $ cmdspec check
  $ cmdspec check acme --format json
  # Check again after each change
  $ cmdspec check --watch
  # List the commands that are code, with the reason
  $ cmdspec check --workflows

Usage: cmdspec check [service...] [flags]

Flags:
${specs}
  --workflows         List the commands that are workflows: name, module, reason
                      (with --format json: as JSON, diagnostics on stderr)
  --watch             Check again after each change of the specs, or of the
                      workflows and sandbox next to them, until Ctrl-C
${common}

Exit codes:
  0   no errors, possibly warnings
  1   errors in the specs
  64  invalid command line
  66  no service found
`;

const test = `Run the examples of specs in their sandbox

Examples:
  $ cmdspec test
  $ cmdspec test --specs specs/acme --format github
  # Run a client that was generated before, for example one in TypeScript
  $ cmdspec test --client 'client/{service}/client.js'

Usage: cmdspec test [service...] [flags]

Runs the examples of every command against the sandbox of the service, each with
an empty state, and prints those that fail with their place in the specs.
Examples of standard groups are not run. No account is needed.

Files that examples name belong in the folder "examples" beside service.yaml.
The keys "after" and "until" of an example name what must run before it, and the
text after which it is stopped.

Flags:
${specs}
  --client <file>     Module of a generated client; {service} is the name of the
                      service [default: the specs are compiled]
  --format <word>     text, json, or github (annotations of GitHub Actions)
                      [default text]

Exit codes:
  0   all examples work
  1   an example failed, or errors in the specs
  64  invalid command line
  66  no service found
`;

const diff = `Show what users of the clients notice of a change of specs

Examples:
  $ cmdspec diff old/specs specs
  # Fail if a script that worked would fail
  $ cmdspec diff old/specs specs --fail-on breaking
  # Compare with the main branch
  $ git worktree add --detach ../old main && cmdspec diff ../old/specs specs
  # Why a rule has its severity
  $ cmdspec explain flag-removed

Usage: cmdspec diff <old> <new> [flags]

Compares two folders of specs: commands, arguments, flags, values, defaults,
limits, columns, exit codes and effects. Requests to the service and texts are
not compared. A command or flag with its old name under "was" is renamed and
not removed. The rules of check are not applied.

Flags:
  --fail-on <word>    Exit with 1 on changes of this severity or a worse one:
                      breaking, risky or safe
  --format <word>     text, json, github (annotations of GitHub Actions) or
                      sarif [default text]

Severities:
  breaking  a line or script that worked fails, or misreads its results
  risky     it runs, and may do or print something else
  safe      nothing that worked changes

Rules:
${ruleTable('  ')}
Exit codes:
  0   success
  1   errors in the specs, or changes with --fail-on
  64  invalid command line
  66  no service found
`;

const explain = `Explain a diagnostic, or a rule of diff

Examples:
  $ cmdspec explain CS314
  $ cmdspec explain unknown-path-name
  $ cmdspec explain flag-removed
  $ cmdspec explain

Usage: cmdspec explain [code or id]

Without a code, lists all diagnostics.
`;

const schema = `Print the JSON Schema of the language

Examples:
  $ cmdspec schema > specs/schema.json

Usage: cmdspec schema

Editors complete and check a spec that begins with
# yaml-language-server: $schema=../schema.json
The command generate updates a schema.json in the folder of specs.
`;

const pages: Readonly<Record<(typeof commands)[number], string>> = {
  init,
  import: imports,
  generate,
  check,
  test,
  diff,
  explain,
  schema,
};

/** Returns the help of a command, or of the binary. */
export const helpOf = (command: (typeof commands)[number] | undefined): string =>
  command === undefined ? root : pages[command];
