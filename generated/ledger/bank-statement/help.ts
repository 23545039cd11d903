// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Bank statement files

Examples:
  $ ledgercli bank-statement upload --file statement.xml --allow-writes

Usage:\tledgercli bank-statement <command>

Commands:
  upload\tUpload a bank statement file (CODA, MT940 or CAMT)

More: ledgercli bank-statement <command> --help

Global flags: ledgercli help flags
`,
  upload: `Upload a bank statement file (CODA, MT940 or CAMT)

Examples:
  $ ledgercli bank-statement upload --file statement.xml --allow-writes
  $ ledgercli bank-statement upload --file statement.sta --subject "Statement 12" --dry-run

Usage:\tledgercli bank-statement upload --file <path> [flags]

The format is detected from the content of the file. A file is refused, and nothing is sent, if it is not a bank statement, is incomplete, or has balances that do not add up. A file that was already uploaded to the division needs a confirmation. The service processes the lines later.

Flags:
  --file <path>\tBank statement file, as downloaded from the bank [required]
  --subject <text>\tSubject of the document (default: the file name)

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: ledgercli help flags
`,
};
