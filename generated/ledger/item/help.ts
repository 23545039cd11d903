// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Items that are bought, sold or stocked

Examples:
  $ ledgercli item list --search flour --fields Code,Description,StandardSalesPrice
  $ ledgercli item create --code ART-9001 --description "Spelt flour, 5 kg" --sales-price 7.95 --unit pc --sales --stock --group FLOUR --allow-writes
  $ ledgercli item update ART-0001 --sales-price 4.25 --allow-writes

Usage:\tledgercli item <command>

Commands:
  create\tCreate an item
  delete\tDelete items
  list\tList items
  update\tUpdate an item

More: ledgercli item <command> --help

Global flags: ledgercli help flags
`,
  create: `Create an item

Examples:
  $ ledgercli item create --code ART-9001 --description "Spelt flour, 5 kg" --sales-price 7.95 --unit pc --sales --stock --group FLOUR --allow-writes
  # An item with its own revenue account
  $ ledgercli item create --code ART-9002 --description Delivery --sales --gl-revenue 8400 --dry-run

Usage:\tledgercli item create --code <text> --description <text> [flags]

Flags:
  --code <text>\tItem code [required]
  --description <text>\tDescription of the item [required]
  --sales-price <number>\tStandard sales price
  --cost-price <number>\tStandard cost price
  --unit <text>\tUnit code
  --sales[=yes|no]\tIs a sales item
  --purchase[=yes|no]\tIs a purchase item
  --stock[=yes|no]\tIs a stock item
  --gl-revenue <id|code>\tRevenue G/L account code or GUID
  --gl-costs <id|code>\tCost G/L account code or GUID
  --group <id|code>\tItem group code or GUID
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete items

Examples:
  $ ledgercli item delete ART-0009 --allow-writes --yes
  $ ledgercli item delete ART-0001 ART-0002 --dry-run

Usage:\tledgercli item delete <ids...> [flags]

Arguments:
  <ids...>\tItem codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List items

Examples:
  $ ledgercli item list --search flour --fields Code,Description,StandardSalesPrice
  $ ledgercli item list --stock --all -o csv

Usage:\tledgercli item list [flags]

Flags:
  --purchase[=yes|no]\tOnly purchase items ("no" to exclude them)
  --sales[=yes|no]\tOnly sales items ("no" to exclude them)
  --search <text>\tPart of the description or the exact code
  --stock[=yes|no]\tOnly stock items ("no" to exclude them)
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
  update: `Update an item

Examples:
  $ ledgercli item update ART-0001 --sales-price 4.25 --allow-writes
  $ ledgercli item update ART-0001 --group SUPPLY --gl-costs 7100 --purchase --dry-run

Usage:\tledgercli item update <id...> [flags]

Arguments:
  <id...>\tItem code or GUID [- or @file: one per line]

Flags:
  --description <text>\tDescription of the item
  --sales-price <number>\tStandard sales price
  --cost-price <number>\tStandard cost price
  --unit <text>\tUnit code
  --sales[=yes|no]\tIs a sales item
  --purchase[=yes|no]\tIs a purchase item
  --stock[=yes|no]\tIs a stock item
  --gl-revenue <id|code>\tRevenue G/L account code or GUID
  --gl-costs <id|code>\tCost G/L account code or GUID
  --group <id|code>\tItem group code or GUID
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
