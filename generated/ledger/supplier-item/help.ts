// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Suppliers of items and their purchase prices

Examples:
  $ ledgercli supplier-item list --item ART-0001
  $ ledgercli supplier-item create --set Item=@ref:logistics/Items:ART-0001 --set Supplier=@ref:crm/Accounts:25 --set PurchasePrice=2.15 --set PurchaseUnit=pc --set ItemUnit=@guid:3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --allow-writes
  $ ledgercli supplier-item update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set PurchasePrice=2.30 --dry-run

Usage:\tledgercli supplier-item <command>

Commands:
  create\tCreate a supplier item
  delete\tDelete a supplier item
  list\tList supplier items
  update\tUpdate a supplier item

More: ledgercli supplier-item <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a supplier item

Examples:
  $ ledgercli supplier-item create --set Item=@ref:logistics/Items:ART-0001 --set Supplier=@ref:crm/Accounts:25 --set PurchasePrice=2.15 --set PurchaseUnit=pc --set ItemUnit=@guid:3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --allow-writes
  $ ledgercli supplier-item create --body @supplier-item.json --set Item=@ref:logistics/Items:ART-0001 --dry-run

Usage:\tledgercli supplier-item create [flags]

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
  delete: `Delete a supplier item

Examples:
  $ ledgercli supplier-item delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli supplier-item delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli supplier-item delete <ids...> [flags]

Arguments:
  <ids...>\tSupplier item ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List supplier items

Examples:
  $ ledgercli supplier-item list --item ART-0001
  $ ledgercli supplier-item list --supplier 25 --all -o csv

Usage:\tledgercli supplier-item list [flags]

Flags:
  --item <id|code>\tItem code or GUID
  --supplier <id|code>\tSupplier code or GUID
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
  update: `Update a supplier item

Examples:
  $ ledgercli supplier-item update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set PurchasePrice=2.30 --dry-run
  $ ledgercli supplier-item update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set MainSupplier=true --dry-run

Usage:\tledgercli supplier-item update <id...> [flags]

Arguments:
  <id...>\tSupplier item id [- or @file: one per line]

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
