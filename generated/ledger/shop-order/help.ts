// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Production orders

Examples:
  $ ledgercli shop-order list --item ART-0001
  $ ledgercli shop-order create --set Item=@ref:logistics/Items:ART-0001 --set PlannedQuantity=120 --set PlannedDate=2026-06-15 --allow-writes
  $ ledgercli shop-order update a1b2c3d4-e5f6-4071-8293-a4b5c6d7e8f9 --set PlannedQuantity=150 --dry-run

Usage:\tledgercli shop-order <command>

Commands:
  create\tCreate a shop order
  delete\tDelete a shop order
  list\tList shop orders
  update\tUpdate a shop order

More: ledgercli shop-order <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a shop order

Examples:
  $ ledgercli shop-order create --set Item=@ref:logistics/Items:ART-0001 --set PlannedQuantity=120 --set PlannedDate=2026-06-15 --allow-writes
  $ ledgercli shop-order create --set Item=@ref:logistics/Items:ART-0001 --set PlannedQuantity=2.5 --set Description="Test batch" --dry-run

Usage:\tledgercli shop-order create [flags]

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
  delete: `Delete a shop order

Examples:
  $ ledgercli shop-order delete a1b2c3d4-e5f6-4071-8293-a4b5c6d7e8f9 --dry-run
  $ ledgercli shop-order delete a1b2c3d4-e5f6-4071-8293-a4b5c6d7e8f9 b2c3d4e5-f607-4182-93a4-b5c6d7e8f90a --dry-run

Usage:\tledgercli shop-order delete <ids...> [flags]

Arguments:
  <ids...>\tShop order numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List shop orders

Examples:
  $ ledgercli shop-order list --item ART-0001
  $ ledgercli shop-order list --from 2026-06-01 --to 2026-06-30 --all -o csv

Usage:\tledgercli shop-order list [flags]

Flags:
  --from <YYYY-MM-DD>\tPlanned on or after this day
  --item <id|code>\tItem code or GUID
  --search <text>\tPart of the description
  --status <number>\tStatus number
  --to <YYYY-MM-DD>\tPlanned on or before this day
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
  update: `Update a shop order

Examples:
  $ ledgercli shop-order update a1b2c3d4-e5f6-4071-8293-a4b5c6d7e8f9 --set PlannedQuantity=150 --dry-run
  $ ledgercli shop-order update a1b2c3d4-e5f6-4071-8293-a4b5c6d7e8f9 --set IsOnHold=1 --dry-run

Usage:\tledgercli shop-order update <id...> [flags]

Arguments:
  <id...>\tShop order number or GUID [- or @file: one per line]

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
