// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Entries in a cash journal

Examples:
  $ ledgercli cash-entry list --year 2026 --period 5
  $ ledgercli cash-entry create --journal 10 --line "8000:48.20:Bread sold" --date 2026-05-31 --allow-writes
  $ ledgercli cash-entry line-add 26100002 --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=-6.95 --allow-writes

Usage:\tledgercli cash-entry <command>

Commands:
  create\tCreate a cash entry
  delete\tDelete cash entries
  line-add\tAdd a line to a cash entry
  lines\tList the lines of cash entries
  list\tList cash entries

More: ledgercli cash-entry <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a cash entry

Examples:
  $ ledgercli cash-entry create --journal 10 --line "8000:48.20:Bread sold" --date 2026-05-31 --allow-writes
  # A payment has a negative amount
  $ ledgercli cash-entry create --journal 10 --line 4300:-6.95:Stamps --line 8010:12 --dry-run

Usage:\tledgercli cash-entry create --journal <code|name> --line <line> [flags]

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
  delete: `Delete cash entries

Examples:
  $ ledgercli cash-entry delete 26100002 --allow-writes --yes
  $ ledgercli cash-entry delete 26100002 26100003 --dry-run

Usage:\tledgercli cash-entry delete <refs...> [flags]

Arguments:
  <refs...>\tCash entry numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a cash entry

Examples:
  $ ledgercli cash-entry line-add 26100002 --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=-6.95 --allow-writes
  $ ledgercli cash-entry line-add 26100002 --body @line.json --dry-run

Usage:\tledgercli cash-entry line-add <ref> [flags]

Arguments:
  <ref>\tCash entry number or GUID

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
  lines: `List the lines of cash entries

Examples:
  $ ledgercli cash-entry lines 26100002 26100003 --select EntryNumber,LineNumber,GLAccountCode,AmountFC
  $ ledgercli cash-entry lines 26100002 --filter "AmountFC lt 0"

Usage:\tledgercli cash-entry lines <refs...> [flags]

Arguments:
  <refs...>\tCash entry numbers or GUIDs [- or @file: one per line]

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
  list: `List cash entries

Examples:
  $ ledgercli cash-entry list --year 2026 --period 5
  $ ledgercli cash-entry list --journal 10 --orderby "EntryNumber desc" --top 20

Usage:\tledgercli cash-entry list [flags]

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
