// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Entries in a bank journal

Examples:
  $ ledgercli bank-entry list --year 2026 --period 5
  $ ledgercli bank-entry create --journal 20 --line "1300:250.00:Invoice 77" --date 2026-05-31 --account 25 --allow-writes
  $ ledgercli bank-entry line-add 26200012 --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=-12.50 --allow-writes

Usage:\tledgercli bank-entry <command>

Commands:
  create\tCreate a bank entry
  delete\tDelete bank entries
  line-add\tAdd a line to a bank entry
  lines\tList the lines of bank entries
  list\tList bank entries

More: ledgercli bank-entry <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a bank entry

Examples:
  $ ledgercli bank-entry create --journal 20 --line "1300:250.00:Invoice 77" --date 2026-05-31 --account 25 --allow-writes
  # Two payments, with negative amounts
  $ ledgercli bank-entry create --journal 20 --line 4300:-12.50 --line 4100:-800 --description "May" --dry-run

Usage:\tledgercli bank-entry create --journal <code|name> --line <line> [flags]

Flags:
  --journal <code|name>\tJournal code or name [required]
  --line <line>\tOne line of the entry [required; may be repeated; - or @file: CSV with a header]
  --account <id|code>\tAccount code or GUID for every line
  --date <YYYY-MM-DD>\tDate of every line (determines the period)
  --description <text>\tDescription of lines without one

Notation of --line:
  account:amount[:text]\tWrite \\: for a colon and \\= for an equals sign inside a part.
  account\tG/L account code or GUID
  amount\tAmount: positive for receipts, negative for payments
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: account, amount, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete bank entries

Examples:
  $ ledgercli bank-entry delete 26200012 --allow-writes --yes
  $ ledgercli bank-entry delete 26200012 26200013 --dry-run

Usage:\tledgercli bank-entry delete <refs...> [flags]

Arguments:
  <refs...>\tBank entry numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a bank entry

Examples:
  $ ledgercli bank-entry line-add 26200012 --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=-12.50 --allow-writes
  $ ledgercli bank-entry line-add 26200012 --body @line.json --dry-run

Usage:\tledgercli bank-entry line-add <ref> [flags]

Arguments:
  <ref>\tBank entry number or GUID

Flags:
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  lines: `List the lines of bank entries

Examples:
  $ ledgercli bank-entry lines 26200012 26200013 --select EntryNumber,LineNumber,GLAccountCode,AmountFC
  $ ledgercli bank-entry lines 26200012 --filter "AmountFC lt 0"

Usage:\tledgercli bank-entry lines <refs...> [flags]

Arguments:
  <refs...>\tBank entry numbers or GUIDs [- or @file: one per line]

Flags:
  --all\tRead every page, up to --max-pages [not with --top]
  --expand <a,b,...>\tCollections to return with each record, for example SalesEntryLines
  --filter <text>\tOData $filter expression, for example "Status eq 20"
  --max-pages <number>\tMaximum number of pages [1 or more; default 50]
  --orderby <text>\tSort order, for example "Code desc"
  --raw\tPrint the response of the service unchanged
  --select <a,b,...>\tFields to return
  --top <number>\tMaximum number of records to return [1 to 60]

Global flags: ledgercli help flags
`,
  list: `List bank entries

Examples:
  $ ledgercli bank-entry list --year 2026 --period 5
  $ ledgercli bank-entry list --journal 20 --orderby "EntryNumber desc" --top 20

Usage:\tledgercli bank-entry list [flags]

Flags:
  --journal <code|name>\tJournal code or name
  --period <number>\tFinancial period [1 to 99]
  --year <number>\tFinancial year [1900 to 2199]
  --all\tRead every page, up to --max-pages [not with --top]
  --expand <a,b,...>\tCollections to return with each record, for example SalesEntryLines
  --filter <text>\tOData $filter expression, for example "Status eq 20"
  --max-pages <number>\tMaximum number of pages [1 or more; default 50]
  --orderby <text>\tSort order, for example "Code desc"
  --raw\tPrint the response of the service unchanged [not with --count]
  --select <a,b,...>\tFields to return
  --top <number>\tMaximum number of records to return [1 to 60]
  --all-divisions\tRead every division in turn; --all and --limit apply to each [not with --division]
  --count\tPrint only the number of matching records

Global flags: ledgercli help flags
`,
};
