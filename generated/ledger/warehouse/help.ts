// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Warehouses

Examples:
  $ ledgercli warehouse list --search delft
  $ ledgercli warehouse create --code 2 --description "Warehouse Delft" --allow-writes
  $ ledgercli warehouse update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Warehouse Hoorn" --dry-run

Usage:\tledgercli warehouse <command>

Commands:
  create\tCreate a warehouse
  delete\tDelete warehouses
  list\tList warehouses
  update\tUpdate a warehouse

More: ledgercli warehouse <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a warehouse

Examples:
  $ ledgercli warehouse create --code 2 --description "Warehouse Delft" --allow-writes
  $ ledgercli warehouse create --code 3 --description "Shop stock" --set UseStorageLocations=1 --dry-run

Usage:\tledgercli warehouse create [flags]

Flags:
  --code <text>\tWarehouse code
  --description <text>\tDescription of the warehouse
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete warehouses

Examples:
  $ ledgercli warehouse delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli warehouse delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli warehouse delete <ids...> [flags]

Arguments:
  <ids...>\tWarehouse codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List warehouses

Examples:
  $ ledgercli warehouse list --search delft
  $ ledgercli warehouse list --fields Code,Description

Usage:\tledgercli warehouse list [flags]

Flags:
  --search <text>\tPart of the description or the exact code
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
  update: `Update a warehouse

Examples:
  $ ledgercli warehouse update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Warehouse Hoorn" --dry-run
  $ ledgercli warehouse update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set EMail=stock@example.com --dry-run

Usage:\tledgercli warehouse update <id...> [flags]

Arguments:
  <id...>\tWarehouse code or GUID [- or @file: one per line]

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
