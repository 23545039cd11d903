// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales orders of customers

Examples:
  $ ledgercli sales-order list --customer 25 --from 2026-05-01 --status 12
  $ ledgercli sales-order create --customer 25 --line ART-0001:10:2.50 \\
      --line "ART-0002:3::discount=0.1:For the fair" --allow-writes
  $ ledgercli sales-order line-add 2026001 \\
      --set Item=@ref:logistics/Items:ART-0003 --set Quantity=2 --allow-writes

Usage: ledgercli sales-order <command>

Commands:
  create       Create a sales order
  delete       Delete sales orders
  line-add     Add a line to a sales order
  line-delete  Delete lines of a sales order
  line-update  Update a line of a sales order
  lines        List the lines of sales orders
  list         List sales orders
  update       Change the header of a sales order

More: ledgercli sales-order <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a sales order

Examples:
  $ ledgercli sales-order create --customer 25 --line ART-0001:10:2.50 \\
      --line "ART-0002:3::discount=0.1:For the fair" --allow-writes
  # Without a price the service uses its own
  $ ledgercli sales-order create --customer 25 --line ART-0001:10: \\
      --delivery-date 2026-06-05 --dry-run

Usage: ledgercli sales-order create --customer <id|code> --line <line> [flags]

Flags:
  --customer <id|code>          Customer, code or GUID [required]
  --line <line>                 One line of the order [required; may be
                                repeated]
  --date <YYYY-MM-DD>           Date of the order
  --delivery-date <YYYY-MM-DD>  Delivery date
  --description <text>          Description of the order
  --payment-condition <text>    Payment condition code
  --reference <text>            Customer reference

Notation of --line:
  item:quantity:[unit-price][:option=value...][:text]
                      Write \\: for a colon inside a part.
  item                Item, code or GUID
  quantity            Quantity
  unit-price          Unit price (default: set by the service) [may be empty]
  cost-center=<text>  Cost center code
  cost-unit=<text>    Cost unit code
  discount=<number>   Discount as a fraction: 0.1 is 10 % [from 0 to 1]
  vat=<text>          VAT code
  text                Description: the rest of the line, including colons

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete sales orders

Examples:
  $ ledgercli sales-order delete 2026001 --allow-writes --yes
  $ ledgercli sales-order delete 2026001 2026002 --dry-run

Usage: ledgercli sales-order delete <refs...> [flags]

Arguments:
  <refs...>  Sales orders, numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a sales order

Examples:
  $ ledgercli sales-order line-add 2026001 \\
      --set Item=@ref:logistics/Items:ART-0003 --set Quantity=2 --allow-writes
  $ ledgercli sales-order line-add 2026001 --body @line.json --dry-run

Usage: ledgercli sales-order line-add <ref> [flags]

Arguments:
  <ref>  Sales order, number or GUID

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  'line-delete': `Delete lines of a sales order

Examples:
  $ ledgercli sales-order line-delete 4c62a6aa-b53b-4194-b55d-5adb7117ac84 \\
      --allow-writes --yes
  $ ledgercli sales-order line-delete 4c62a6aa-b53b-4194-b55d-5adb7117ac84 \\
      582760c6-011b-4745-ad06-dacca3e71ade --dry-run

Usage: ledgercli sales-order line-delete <ids...> [flags]

Arguments:
  <ids...>  Line ids [- or @file: one per line]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a sales order

Examples:
  $ ledgercli sales-order line-update 4c62a6aa-b53b-4194-b55d-5adb7117ac84 \\
      --set Quantity=4 --allow-writes
  $ ledgercli sales-order line-update 4c62a6aa-b53b-4194-b55d-5adb7117ac84 \\
      --set Discount=0.05 --dry-run

Usage: ledgercli sales-order line-update <id> [flags]

Arguments:
  <id>  Line id [- or @file: one per line]

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  lines: `List the lines of sales orders

Examples:
  $ ledgercli sales-order lines 2026001 \\
      --select LineNumber,ItemCode,Quantity,UnitPrice
  $ ledgercli sales-order lines 2026001 2026002 -o csv

Usage: ledgercli sales-order lines <refs...> [flags]

Arguments:
  <refs...>  Sales orders, numbers or GUIDs

Flags:
  --all                 Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>    Collections to return with each record, for example
                        SalesEntryLines
  --filter <text>       OData $filter expression, for example "Status eq 20"
  --max-pages <number>  Maximum number of pages [1 or more; default 50]
  --orderby <text>      Sort order, for example "Code desc"
  --raw                 Print the response of the service unchanged
  --select <a,b,...>    Fields to return
  --top <number>        Maximum number of records to return [1 to 60]

Global flags: ledgercli help flags
`,
  list: `List sales orders

Examples:
  $ ledgercli sales-order list --customer 25 --from 2026-05-01 --status 12
  $ ledgercli sales-order list --search bakker \\
      --fields OrderNumber,OrderedByName,AmountDC

Usage: ledgercli sales-order list [flags]

Flags:
  --customer <id|code>    Customer, code or GUID
  --from <YYYY-MM-DD>     Ordered on or after this day
  --search <text>         Part of the description or customer name
  --status <12|20|21|45>  Status: 12 open, 20 partial, 21 complete, 45 canceled
  --to <YYYY-MM-DD>       Ordered on or before this day
  --all                   Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>      Collections to return with each record, for example
                          SalesEntryLines
  --filter <text>         OData $filter expression, for example "Status eq 20"
  --max-pages <number>    Maximum number of pages [1 or more; default 50]
  --orderby <text>        Sort order, for example "Code desc"
  --raw                   Print the response of the service unchanged [not with
                          --count]
  --select <a,b,...>      Fields to return
  --top <number>          Maximum number of records to return [1 to 60]
  --all-divisions         Read every division in turn; --all and --limit apply
                          to each [not with --division]
  --count                 Print only the number of matching records

Global flags: ledgercli help flags
`,
  update: `Change the header of a sales order

Examples:
  $ ledgercli sales-order update 2026001 --set DeliveryDate=2026-06-12 \\
      --allow-writes
  $ ledgercli sales-order update 2026001 --set YourRef=PO-77 --dry-run

Usage: ledgercli sales-order update <ref> [flags]

Arguments:
  <ref>  Sales order, number or GUID [- or @file: one per line]

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
};
