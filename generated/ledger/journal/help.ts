// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Journals

Examples:
  $ ledgercli journal list --type 20
  $ ledgercli journal create --code 72 --description "Sales abroad" --set Type=20 --allow-writes
  $ ledgercli journal update 71 --set Description="Online shop" --allow-writes

Usage:\tledgercli journal <command>

Commands:
  create\tCreate a journal
  delete\tDelete journals
  list\tList journals
  update\tUpdate a journal

More: ledgercli journal <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a journal

Examples:
  $ ledgercli journal create --code 72 --description "Sales abroad" --set Type=20 --allow-writes
  $ ledgercli journal create --code 21 --description "Savings account" --set Type=12 --set GLAccount=@ref:financial/GLAccounts:1100 --dry-run

Usage:\tledgercli journal create [flags]

Flags:
  --code <text>\tJournal code
  --description <text>\tDescription of the journal
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete journals

Examples:
  $ ledgercli journal delete 80 --allow-writes --yes
  $ ledgercli journal delete 71 80 --dry-run

Usage:\tledgercli journal delete <ids...> [flags]

Arguments:
  <ids...>\tJournal codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List journals

Examples:
  $ ledgercli journal list --type 20
  $ ledgercli journal list --search bank --fields Code,Description,GLAccountCode

Usage:\tledgercli journal list [flags]

Flags:
  --search <text>\tPart of the description or the exact code
  --type <10|12|16|20|22|90>\tType: 10 cash, 12 bank, 16 payment service, 20 sales, 22 purchase, 90 general
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
  update: `Update a journal

Examples:
  $ ledgercli journal update 71 --set Description="Online shop" --allow-writes
  $ ledgercli journal update 71 --set IsBlocked=true --dry-run

Usage:\tledgercli journal update <id...> [flags]

Arguments:
  <id...>\tJournal code or GUID [- or @file: one per line]

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
};
