// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Bank accounts of customers and suppliers

Examples:
  $ ledgercli bank-account list --account 25 --main
  $ ledgercli bank-account create --set Account=@ref:crm/Accounts:25 --set BankAccount=@str:NL91ABNA0417164300 --allow-writes
  $ ledgercli bank-account update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Main=true --dry-run

Usage:\tledgercli bank-account <command>

Commands:
  create\tCreate a bank account for a customer or supplier
  delete\tDelete bank accounts
  list\tList bank accounts
  update\tUpdate a bank account

More: ledgercli bank-account <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a bank account for a customer or supplier

Examples:
  $ ledgercli bank-account create --set Account=@ref:crm/Accounts:25 --set BankAccount=@str:NL91ABNA0417164300 --allow-writes
  # Check a main bank account without sending it
  $ ledgercli bank-account create --set Account=@ref:crm/Accounts:25 --set BankAccount=@str:NL91ABNA0417164300 --set Main=true --dry-run

Usage:\tledgercli bank-account create [flags]

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
  delete: `Delete bank accounts

Examples:
  $ ledgercli bank-account delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli bank-account delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli bank-account delete <ids...> [flags]

Arguments:
  <ids...>\tBank account ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List bank accounts

Examples:
  $ ledgercli bank-account list --account 25 --main
  $ ledgercli bank-account list --search NL91 --select AccountName,BankAccount

Usage:\tledgercli bank-account list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --main[=yes|no]\tOnly main bank accounts ("no" to exclude them)
  --search <text>\tPart of the bank account number
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
  update: `Update a bank account

Examples:
  $ ledgercli bank-account update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Main=true --dry-run
  $ ledgercli bank-account update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set BICCode=ABNANL2A --dry-run

Usage:\tledgercli bank-account update <id...> [flags]

Arguments:
  <id...>\tBank account id [- or @file: one per line]

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
