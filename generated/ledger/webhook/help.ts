// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Webhook subscriptions

Examples:
  $ ledgercli webhook list
  $ ledgercli webhook create --topic SalesInvoices --url https://books.example.com/hook --allow-writes
  $ ledgercli webhook update 6d5c4b3a-2918-4706-8f5e-4d3c2b1a0f9e --url https://books.example.com/v2 --dry-run

Usage:\tledgercli webhook <command>

Commands:
  create\tCreate a webhook subscription
  delete\tDelete a webhook subscription
  list\tList webhook subscriptions
  update\tUpdate a webhook subscription

More: ledgercli webhook <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a webhook subscription

Examples:
  $ ledgercli webhook create --topic SalesInvoices --url https://books.example.com/hook --allow-writes
  $ ledgercli webhook create --topic Accounts --url https://books.example.com/hook --description "Customers" --dry-run

Usage:\tledgercli webhook create --topic <word> --url <text> [flags]

Flags:
  --topic <word>\tResource whose changes are reported [required; known Accounts, BankAccounts, BankEntries, CashEntries, Contacts, CostTransactions, Documents, FinancialTransactions, GeneralJournalEntries, GoodsDeliveries, Items, Opportunities, PurchaseEntries, PurchaseOrders, Quotations, SalesEntries, SalesInvoices, SalesOrders, StockPositions, Subscriptions, TimeTransactions]
  --url <text>\tCallback URL (https, on the domain of the app) [required]
  --description <text>\tDescription (the service may replace it)
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete a webhook subscription

Examples:
  $ ledgercli webhook delete 6d5c4b3a-2918-4706-8f5e-4d3c2b1a0f9e --dry-run
  $ ledgercli webhook delete 6d5c4b3a-2918-4706-8f5e-4d3c2b1a0f9e 7e6d5c4b-3a29-4817-9f60-5e4d3c2b1a0f --dry-run

Usage:\tledgercli webhook delete <ids...> [flags]

Arguments:
  <ids...>\tWebhook subscription ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List webhook subscriptions

Examples:
  $ ledgercli webhook list
  $ ledgercli webhook list --topic SalesInvoices --jq '.[].CallbackURL'

Usage:\tledgercli webhook list [flags]

Flags:
  --topic <word>\tOnly subscriptions to this topic [known Accounts, BankAccounts, BankEntries, CashEntries, Contacts, CostTransactions, Documents, FinancialTransactions, GeneralJournalEntries, GoodsDeliveries, Items, Opportunities, PurchaseEntries, PurchaseOrders, Quotations, SalesEntries, SalesInvoices, SalesOrders, StockPositions, Subscriptions, TimeTransactions]
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
  update: `Update a webhook subscription

Examples:
  $ ledgercli webhook update 6d5c4b3a-2918-4706-8f5e-4d3c2b1a0f9e --url https://books.example.com/v2 --dry-run
  $ ledgercli webhook update 6d5c4b3a-2918-4706-8f5e-4d3c2b1a0f9e --topic SalesOrders --set IsInstant=true --dry-run

Usage:\tledgercli webhook update <id...> [flags]

The service may refuse to update a subscription. If it does, delete the subscription and create a new one.

Arguments:
  <id...>\tWebhook subscription id [- or @file: one per line]

Flags:
  --topic <word>\tResource whose changes are reported [known Accounts, BankAccounts, BankEntries, CashEntries, Contacts, CostTransactions, Documents, FinancialTransactions, GeneralJournalEntries, GoodsDeliveries, Items, Opportunities, PurchaseEntries, PurchaseOrders, Quotations, SalesEntries, SalesInvoices, SalesOrders, StockPositions, Subscriptions, TimeTransactions]
  --url <text>\tCallback URL (https, on the domain of the app)
  --description <text>\tDescription (the service may replace it)
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
