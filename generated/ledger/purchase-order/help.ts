// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Orders placed with suppliers

Examples:
  $ ledgercli purchase-order list --supplier 26 --status 10
  $ ledgercli purchase-order create --supplier 26 --line ART-0001:100:1.15 --receipt-date 2026-06-05 --allow-writes
  $ ledgercli purchase-order line-add 2026001 --set Item=@ref:logistics/Items:ART-0003 --set QuantityInPurchaseUnits=2 --allow-writes

Usage:\tledgercli purchase-order <command>

Commands:
  create\tCreate a purchase order
  delete\tDelete purchase orders
  line-add\tAdd a line to a purchase order
  line-delete\tDelete lines of a purchase order
  line-update\tUpdate a line of a purchase order
  lines\tList the lines of purchase orders
  list\tList purchase orders
  update\tUpdate the header of a purchase order

More: ledgercli purchase-order <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a purchase order

Examples:
  $ ledgercli purchase-order create --supplier 26 --line ART-0001:100:1.15 --receipt-date 2026-06-05 --allow-writes
  # Without a price, the service uses the price of the item
  $ ledgercli purchase-order create --supplier 26 --line "ART-0001:100::Flour" --dry-run

Usage:\tledgercli purchase-order create --line <line> --supplier <id|code> [flags]

Flags:
  --line <line>\tOne line of the order [required; may be repeated; - or @file: CSV with a header]
  --supplier <id|code>\tSupplier code or GUID [required]
  --date <YYYY-MM-DD>\tDate of the order
  --description <text>\tDescription of the order
  --receipt-date <YYYY-MM-DD>\tExpected receipt date
  --reference <text>\tSupplier reference

Notation of --line:
  item:quantity:[unit-price][:text]\tWrite \\: for a colon and \\= for an equals sign inside a part.
  item\tItem code or GUID
  quantity\tQuantity in purchase units
  unit-price\tUnit price (default: set by the service) [may be empty]
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: item, quantity, unit-price, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete purchase orders

Examples:
  $ ledgercli purchase-order delete 2026001 --allow-writes --yes
  $ ledgercli purchase-order delete 2026001 2026002 --dry-run

Usage:\tledgercli purchase-order delete <refs...> [flags]

Arguments:
  <refs...>\tPurchase order numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a purchase order

Examples:
  $ ledgercli purchase-order line-add 2026001 --set Item=@ref:logistics/Items:ART-0003 --set QuantityInPurchaseUnits=2 --allow-writes
  $ ledgercli purchase-order line-add 2026001 --body @line.json --dry-run

Usage:\tledgercli purchase-order line-add <ref> [flags]

Arguments:
  <ref>\tPurchase order number or GUID

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
  'line-delete': `Delete lines of a purchase order

Examples:
  $ ledgercli purchase-order line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 --dry-run
  $ ledgercli purchase-order line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 5fb9ce43-95b0-41df-8106-58d496a551da --dry-run

Usage:\tledgercli purchase-order line-delete <ids...> [flags]

Arguments:
  <ids...>\tLine ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a purchase order

Examples:
  $ ledgercli purchase-order line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set QuantityInPurchaseUnits=4 --dry-run
  $ ledgercli purchase-order line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set Discount=0.05 --dry-run

Usage:\tledgercli purchase-order line-update <id...> [flags]

Arguments:
  <id...>\tLine id [- or @file: one per line]

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
  lines: `List the lines of purchase orders

Examples:
  $ ledgercli purchase-order lines 2026001 --select LineNumber,ItemCode,QuantityInPurchaseUnits,UnitPrice
  $ ledgercli purchase-order lines 2026001 2026002 -o csv

Usage:\tledgercli purchase-order lines <refs...> [flags]

Arguments:
  <refs...>\tPurchase order numbers or GUIDs [- or @file: one per line]

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
  list: `List purchase orders

Examples:
  $ ledgercli purchase-order list --supplier 26 --status 10
  $ ledgercli purchase-order list --search flour --fields OrderNumber,SupplierName,AmountDC

Usage:\tledgercli purchase-order list [flags]

Flags:
  --from <YYYY-MM-DD>\tOrdered on or after this day
  --search <text>\tPart of the description or supplier name
  --status <10|20|30|40>\tStatus: 10 open, 20 partial, 30 complete, 40 canceled
  --supplier <id|code>\tSupplier code or GUID
  --to <YYYY-MM-DD>\tOrdered on or before this day
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
  update: `Update the header of a purchase order

Examples:
  $ ledgercli purchase-order update 2026001 --set ReceiptDate=2026-06-12 --allow-writes
  $ ledgercli purchase-order update 2026001 --set YourRef=PO-77 --dry-run

Usage:\tledgercli purchase-order update <ref...> [flags]

Arguments:
  <ref...>\tPurchase order number or GUID [- or @file: one per line]

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
