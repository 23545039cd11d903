// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Entries in a bank journal

Examples:
  $ ledgercli bank-entry list --year 2026 --period 5
  $ ledgercli bank-entry create --journal 20 --line "1300:250.00:Invoice 77" \\
      --date 2026-05-31 --account 25 --allow-writes
  $ ledgercli bank-entry line-add 26200012 \\
      --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=-12.50 \\
      --allow-writes

Usage: ledgercli bank-entry <command>

Commands:
  create    Book a bank entry
  delete    Delete bank entries
  line-add  Add a line to a bank entry
  lines     List the lines of bank entries
  list      List bank entries

More: ledgercli bank-entry <command> --help

Global flags: ledgercli help flags
`,
  create: `Book a bank entry

Examples:
  $ ledgercli bank-entry create --journal 20 --line "1300:250.00:Invoice 77" \\
      --date 2026-05-31 --account 25 --allow-writes
  # Two payments; money out is negative
  $ ledgercli bank-entry create --journal 20 --line 4300:-12.50 \\
      --line 4100:-800 --description "May" --dry-run

Usage: ledgercli bank-entry create --journal <text> --line <line> [flags]

Flags:
  --journal <text>      Journal code [required]
  --line <line>         One line of the entry [required; may be repeated]
  --account <id|code>   Account of every line, code or GUID
  --date <YYYY-MM-DD>   Date of every line, which determines the period
  --description <text>  Description of lines that have none

Notation of --line:
  account:amount[:text]  Write \\: for a colon inside a part.
  account                G/L account, code or GUID
  amount                 Amount: positive for money in, negative for money out
  text                   Description: the rest of the line, including colons

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete bank entries

Examples:
  $ ledgercli bank-entry delete 26200012 --allow-writes --yes
  $ ledgercli bank-entry delete 26200012 26200013 --dry-run

Usage: ledgercli bank-entry delete <refs...> [flags]

Arguments:
  <refs...>  Bank entries, numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a bank entry

Examples:
  $ ledgercli bank-entry line-add 26200012 \\
      --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=-12.50 \\
      --allow-writes
  $ ledgercli bank-entry line-add 26200012 --body @line.json --dry-run

Usage: ledgercli bank-entry line-add <ref> [flags]

Arguments:
  <ref>  Bank entry, number or GUID

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  lines: `List the lines of bank entries

Examples:
  $ ledgercli bank-entry lines 26200012 26200013 \\
      --select EntryNumber,LineNumber,GLAccountCode,AmountFC
  $ ledgercli bank-entry lines 26200012 --filter "AmountFC lt 0"

Usage: ledgercli bank-entry lines <refs...> [flags]

Arguments:
  <refs...>  Bank entries, numbers or GUIDs

Flags:
  --all                 Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>    Collections to return with each record, for example
                        SalesEntryLines
  --filter <text>       OData $filter expression, for example "Status eq 20"
  --max-pages <number>  Maximum number of pages [1 or more; default 50]
  --orderby <text>      Sort order, for example "Code desc"
  --raw                 Print the response of the service unchanged
  --select <a,b,...>    Fields to return
  --top <number>        Maximum number of records to return [1 to 60]

Global flags: ledgercli help flags
`,
  list: `List bank entries

Examples:
  $ ledgercli bank-entry list --year 2026 --period 5
  $ ledgercli bank-entry list --journal 20 --orderby "EntryNumber desc" \\
      --top 20

Usage: ledgercli bank-entry list [flags]

Flags:
  --journal <text>      Journal code
  --period <number>     Period of the financial year [1 or more]
  --year <number>       Financial year
  --all                 Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>    Collections to return with each record, for example
                        SalesEntryLines
  --filter <text>       OData $filter expression, for example "Status eq 20"
  --max-pages <number>  Maximum number of pages [1 or more; default 50]
  --orderby <text>      Sort order, for example "Code desc"
  --raw                 Print the response of the service unchanged [not with
                        --count]
  --select <a,b,...>    Fields to return
  --top <number>        Maximum number of records to return [1 to 60]
  --all-divisions       Read every division in turn; --all and --limit apply to
                        each [not with --division]
  --count               Print only the number of matching records

Global flags: ledgercli help flags
`,
};
