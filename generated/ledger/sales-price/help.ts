// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales prices of items

Examples:
  $ ledgercli sales-price list --item ART-0001
  $ ledgercli sales-price create --set Item=@ref:logistics/Items:ART-0001 --set Price=3.95 --set StartDate=2026-06-01 --allow-writes
  $ ledgercli sales-price update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Price=4.10 --dry-run

Usage:\tledgercli sales-price <command>

Commands:
  create\tCreate a sales price for an item
  delete\tDelete sales prices
  list\tList sales prices
  update\tUpdate a sales price

More: ledgercli sales-price <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a sales price for an item

Examples:
  $ ledgercli sales-price create --set Item=@ref:logistics/Items:ART-0001 --set Price=3.95 --set StartDate=2026-06-01 --allow-writes
  # A price for one customer, from a quantity of 10
  $ ledgercli sales-price create --set Item=@ref:logistics/Items:ART-0001 --set Account=@ref:crm/Accounts:25 --set Price=3.50 --set Quantity=10 --dry-run

Usage:\tledgercli sales-price create [flags]

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
  delete: `Delete sales prices

Examples:
  $ ledgercli sales-price delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli sales-price delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli sales-price delete <ids...> [flags]

Arguments:
  <ids...>\tSales price ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List sales prices

Examples:
  $ ledgercli sales-price list --item ART-0001
  $ ledgercli sales-price list --account 25 --from 2026-01-01 --all -o csv

Usage:\tledgercli sales-price list [flags]

Flags:
  --account <id|code>\tCustomer code or GUID
  --from <YYYY-MM-DD>\tStart date on or after this day
  --item <id|code>\tItem code or GUID
  --to <YYYY-MM-DD>\tStart date on or before this day
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
  update: `Update a sales price

Examples:
  $ ledgercli sales-price update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Price=4.10 --dry-run
  $ ledgercli sales-price update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set EndDate=2026-12-31 --dry-run

Usage:\tledgercli sales-price update <id...> [flags]

Arguments:
  <id...>\tSales price id [- or @file: one per line]

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
