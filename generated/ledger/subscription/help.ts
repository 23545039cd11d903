// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Subscriptions of customers

Examples:
  $ ledgercli subscription list --customer 25
  # Check the subscription in a file without sending it
  $ ledgercli subscription create --body @subscription.json --dry-run
  $ ledgercli subscription update 0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e61 --set EndDate=2026-12-31 --dry-run

Usage:\tledgercli subscription <command>

Commands:
  create\tCreate a subscription
  delete\tDelete a subscription
  list\tList subscriptions
  update\tUpdate a subscription

More: ledgercli subscription <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a subscription

Examples:
  # Check the subscription in a file without sending it
  $ ledgercli subscription create --body @subscription.json --dry-run
  $ ledgercli subscription create --body @subscription.json --set OrderedBy=@ref:crm/Accounts:26 --dry-run

Usage:\tledgercli subscription create [flags]

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
  delete: `Delete a subscription

Examples:
  $ ledgercli subscription delete 0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e61 --dry-run
  $ ledgercli subscription delete 0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e61 2e1f0a9b-8c7d-4e6f-9a5b-3c2d1e0f9a84 --dry-run

Usage:\tledgercli subscription delete <ids...> [flags]

Arguments:
  <ids...>\tSubscription numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List subscriptions

Examples:
  $ ledgercli subscription list --customer 25
  $ ledgercli subscription list --from 2026-01-01 --expand SubscriptionLines -o json

Usage:\tledgercli subscription list [flags]

Flags:
  --customer <id|code>\tCustomer code or GUID
  --from <YYYY-MM-DD>\tStart date on or after this day
  --search <text>\tPart of the description
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
  update: `Update a subscription

Examples:
  $ ledgercli subscription update 0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e61 --set EndDate=2026-12-31 --dry-run
  $ ledgercli subscription update 0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e61 --set CustomerPONumber=PO-77 --set InvoiceDay=1 --dry-run

Usage:\tledgercli subscription update <id...> [flags]

Arguments:
  <id...>\tSubscription number or GUID [- or @file: one per line]

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
