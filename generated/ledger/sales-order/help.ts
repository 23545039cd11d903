// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales orders

Examples:
  $ ledgercli sales-order list --customer 25 --from 2026-05-01 --status 12
  $ ledgercli sales-order create --customer 25 --line ART-0001:10:2.50 --line "ART-0002:3::discount=0.1:For the fair" --allow-writes
  $ ledgercli sales-order complete 2026001 --allow-writes

Usage:\tledgercli sales-order <command>

Commands:
  complete\tMark a sales order as complete
  create\tCreate a sales order
  delete\tDelete sales orders
  invoice\tInvoice sales orders
  line-add\tAdd a line to a sales order
  line-complete\tMark a sales order line as complete
  line-delete\tDelete lines of a sales order
  line-update\tUpdate a line of a sales order
  lines\tList the lines of sales orders
  list\tList sales orders
  print\tPrint a sales order and optionally e-mail it
  update\tUpdate the header of a sales order

More: ledgercli sales-order <command> --help

Global flags: ledgercli help flags
`,
  complete: `Mark a sales order as complete

Examples:
  $ ledgercli sales-order complete 2026001 --allow-writes
  # Delivered items can still be invoiced
  $ ledgercli sales-order complete 2026001 --delivery --dry-run

Usage:\tledgercli sales-order complete <ref> [flags]

Arguments:
  <ref>\tSales order number or GUID

Flags:
  --delivery\tMark only the delivery as complete
  --invoice\tMark only the invoicing as complete

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  create: `Create a sales order

Examples:
  $ ledgercli sales-order create --customer 25 --line ART-0001:10:2.50 --line "ART-0002:3::discount=0.1:For the fair" --allow-writes
  # Without a price, the service uses the price of the item
  $ ledgercli sales-order create --customer 25 --line ART-0001:10: --delivery-date 2026-06-05 --dry-run

Usage:\tledgercli sales-order create --customer <id|code> --line <line> [flags]

Flags:
  --customer <id|code>\tCustomer code or GUID [required]
  --line <line>\tOne line of the order [required; may be repeated; - or @file: CSV with a header]
  --date <YYYY-MM-DD>\tDate of the order
  --delivery-date <YYYY-MM-DD>\tDelivery date
  --description <text>\tDescription of the order
  --payment-condition <text>\tPayment condition code
  --reference <text>\tCustomer reference

Notation of --line:
  item:quantity:[unit-price][:option=value...][:text]\tWrite \\: for a colon and \\= for an equals sign inside a part.
  item\tItem code or GUID
  quantity\tQuantity
  unit-price\tUnit price (default: set by the service) [may be empty]
  cost-center=<text>\tCost center code
  cost-unit=<text>\tCost unit code
  discount=<number>\tDiscount as a fraction (0.1 is 10%) [from 0 to 1]
  vat=<code|name>\tVAT code or name
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: item, quantity, unit-price, cost-center, cost-unit, discount, vat, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete sales orders

Examples:
  $ ledgercli sales-order delete 2026001 --allow-writes --yes
  $ ledgercli sales-order delete 2026001 2026002 --dry-run

Usage:\tledgercli sales-order delete <refs...> [flags]

Arguments:
  <refs...>\tSales order numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  invoice: `Invoice sales orders

Examples:
  $ ledgercli sales-order invoice 2026002 2026005 --journal 70 --mode order --allow-writes
  $ ledgercli sales-order invoice 2026001 --journal 70 --by ordered --dry-run

Usage:\tledgercli sales-order invoice <refs...> --journal <code|name> [flags]

Arguments:
  <refs...>\tSales order numbers or GUIDs [- or @file: one per line]

Flags:
  --journal <code|name>\tSales journal code or name [required]
  --by <delivered|ordered>\tInvoice the delivered or the ordered quantities [default delivered]
  --from <YYYY-MM-DD>\tDelivered on or after this day
  --mode <customer|order>\tCreate one invoice per customer or per order [default customer]
  --to <YYYY-MM-DD>\tDelivered on or before this day

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a sales order

Examples:
  $ ledgercli sales-order line-add 2026001 --set Item=@ref:logistics/Items:ART-0003 --set Quantity=2 --allow-writes
  $ ledgercli sales-order line-add 2026001 --body @line.json --dry-run

Usage:\tledgercli sales-order line-add <ref> [flags]

Arguments:
  <ref>\tSales order number or GUID

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
  'line-complete': `Mark a sales order line as complete

Examples:
  $ ledgercli sales-order line-complete 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --allow-writes
  $ ledgercli sales-order line-complete 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --invoice --dry-run

Usage:\tledgercli sales-order line-complete <id> [flags]

Arguments:
  <id>\tOrder line id (GUID)

Flags:
  --delivery\tMark only the delivery as complete
  --invoice\tMark only the invoicing as complete

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  'line-delete': `Delete lines of a sales order

Examples:
  $ ledgercli sales-order line-delete 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --allow-writes --yes
  $ ledgercli sales-order line-delete 4c62a6aa-b53b-4194-b55d-5adb7117ac84 582760c6-011b-4745-ad06-dacca3e71ade --dry-run

Usage:\tledgercli sales-order line-delete <ids...> [flags]

Arguments:
  <ids...>\tLine ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a sales order

Examples:
  $ ledgercli sales-order line-update 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --set Quantity=4 --allow-writes
  $ ledgercli sales-order line-update 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --set Discount=0.05 --dry-run

Usage:\tledgercli sales-order line-update <id...> [flags]

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
  lines: `List the lines of sales orders

Examples:
  $ ledgercli sales-order lines 2026001 --select LineNumber,ItemCode,Quantity,UnitPrice
  $ ledgercli sales-order lines 2026001 2026002 -o csv

Usage:\tledgercli sales-order lines <refs...> [flags]

Arguments:
  <refs...>\tSales order numbers or GUIDs [- or @file: one per line]

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
  list: `List sales orders

Examples:
  $ ledgercli sales-order list --customer 25 --from 2026-05-01 --status 12
  $ ledgercli sales-order list --search bakker --fields OrderNumber,OrderedByName,AmountDC

Usage:\tledgercli sales-order list [flags]

Flags:
  --customer <id|code>\tCustomer code or GUID
  --from <YYYY-MM-DD>\tOrdered on or after this day
  --search <text>\tPart of the description or customer name
  --status <12|20|21|45>\tStatus: 12 open, 20 partial, 21 complete, 45 canceled
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
  print: `Print a sales order and optionally e-mail it

Examples:
  $ ledgercli sales-order print 2026001 --allow-writes
  $ ledgercli sales-order print 2026001 --email --sender sales@example.com --dry-run

Usage:\tledgercli sales-order print <ref> [flags]

Arguments:
  <ref>\tSales order number or GUID

Flags:
  --email\tAlso send the order to the customer by e-mail
  --email-layout <uuid>\tLayout of the e-mail (GUID)
  --extra-text <text>\tText added to the e-mail
  --layout <uuid>\tLayout of the document (GUID)
  --sender <text>\tE-mail address of the sender

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  update: `Update the header of a sales order

Examples:
  $ ledgercli sales-order update 2026001 --set DeliveryDate=2026-06-12 --allow-writes
  $ ledgercli sales-order update 2026001 --set YourRef=PO-77 --dry-run

Usage:\tledgercli sales-order update <ref...> [flags]

Arguments:
  <ref...>\tSales order number or GUID [- or @file: one per line]

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
