// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Files with bank statements

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

The content of the file determines the format. A file that is not a bank statement, is cut off, or whose balances do not add up is refused before anything is sent; one that was uploaded to the division before needs a confirmation. The service books the lines later.

Flags:
  --file <path>\tFile with the statement, as the bank provides it [required]
  --subject <text>\tSubject of the document (default: the name of the file)

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: ledgercli help flags
`,
};
