// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Goods deliveries to customers

Examples:
  $ ledgercli goods-delivery list --account 25 --orderby "DeliveryDate desc"
  # Write a template to fill in
  $ ledgercli goods-delivery create --template > delivery.json
  $ ledgercli goods-delivery update 4f3e2d1c-0b9a-4877-a695-847362514039 --set TrackingNumber=3SABCD012345 --dry-run

Usage:\tledgercli goods-delivery <command>

Commands:
  create\tCreate a goods delivery
  list\tList goods deliveries
  update\tUpdate a goods delivery

More: ledgercli goods-delivery <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a goods delivery

Examples:
  # Write a template to fill in
  $ ledgercli goods-delivery create --template > delivery.json
  # Check the delivery in the file without sending it
  $ ledgercli goods-delivery create --body @delivery.json --dry-run
  $ ledgercli goods-delivery create --body @delivery.json --set TrackingNumber=3SABCD012345 --dry-run

Usage:\tledgercli goods-delivery create [flags]

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
  list: `List goods deliveries

Examples:
  $ ledgercli goods-delivery list --account 25 --orderby "DeliveryDate desc"
  $ ledgercli goods-delivery list --from 2026-05-01 --to 2026-05-31 --expand GoodsDeliveryLines -o json

Usage:\tledgercli goods-delivery list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --from <YYYY-MM-DD>\tDelivered on or after this day
  --search <text>\tPart of the description
  --to <YYYY-MM-DD>\tDelivered on or before this day
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
  update: `Update a goods delivery

Examples:
  $ ledgercli goods-delivery update 4f3e2d1c-0b9a-4877-a695-847362514039 --set TrackingNumber=3SABCD012345 --dry-run
  $ ledgercli goods-delivery update 4f3e2d1c-0b9a-4877-a695-847362514039 --set Description="Second part" --dry-run

Usage:\tledgercli goods-delivery update <id...> [flags]

Arguments:
  <id...>\tGoods delivery number or GUID [- or @file: one per line]

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
