// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales invoices with items

Examples:
  $ ledgercli sales-invoice list --customer 25 --from 2026-05-01 --status 20
  $ ledgercli sales-invoice line-add 26700001 --set Item=@ref:logistics/Items:ART-0003 --set Quantity=2 --allow-writes
  $ ledgercli sales-invoice line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set Quantity=4 --dry-run

Usage:\tledgercli sales-invoice <command>

To create an invoice, use \`invoice create\`.

Commands:
  delete\tDelete sales invoices
  line-add\tAdd a line to a sales invoice
  line-delete\tDelete lines of a sales invoice
  line-update\tUpdate a line of a sales invoice
  lines\tList the lines of sales invoices
  list\tList sales invoices
  print\tProcess and send a sales invoice
  update\tUpdate the header of a sales invoice

More: ledgercli sales-invoice <command> --help

Global flags: ledgercli help flags
`,
  delete: `Delete sales invoices

Examples:
  $ ledgercli sales-invoice delete 26700001 --allow-writes --yes
  $ ledgercli sales-invoice delete 26700001 26700002 --dry-run

Usage:\tledgercli sales-invoice delete <refs...> [flags]

Arguments:
  <refs...>\tSales invoice numbers (invoice:number, order:number) or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a sales invoice

Examples:
  $ ledgercli sales-invoice line-add 26700001 --set Item=@ref:logistics/Items:ART-0003 --set Quantity=2 --allow-writes
  $ ledgercli sales-invoice line-add 26700001 --body @line.json --dry-run

Usage:\tledgercli sales-invoice line-add <ref> [flags]

Arguments:
  <ref>\tSales invoice number (invoice:number, order:number) or GUID

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
  'line-delete': `Delete lines of a sales invoice

Examples:
  $ ledgercli sales-invoice line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 --dry-run
  $ ledgercli sales-invoice line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 5fb9ce43-95b0-41df-8106-58d496a551da --dry-run

Usage:\tledgercli sales-invoice line-delete <ids...> [flags]

Arguments:
  <ids...>\tLine ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a sales invoice

Examples:
  $ ledgercli sales-invoice line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set Quantity=4 --dry-run
  $ ledgercli sales-invoice line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set Discount=0.05 --dry-run

Usage:\tledgercli sales-invoice line-update <id...> [flags]

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
  lines: `List the lines of sales invoices

Examples:
  $ ledgercli sales-invoice lines 26700001 --select LineNumber,ItemCode,Quantity,UnitPrice
  $ ledgercli sales-invoice lines 26700001 26700002 -o csv

Usage:\tledgercli sales-invoice lines <refs...> [flags]

Arguments:
  <refs...>\tSales invoice numbers (invoice:number, order:number) or GUIDs [- or @file: one per line]

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
  list: `List sales invoices

Examples:
  $ ledgercli sales-invoice list --customer 25 --from 2026-05-01 --status 20
  $ ledgercli sales-invoice list --search bakker --fields InvoiceNumber,InvoiceToName,AmountDC

Usage:\tledgercli sales-invoice list [flags]

Flags:
  --customer <id|code>\tCustomer code or GUID
  --from <YYYY-MM-DD>\tDated on or after this day
  --search <text>\tPart of the description or customer name
  --status <10|20|50>\tStatus: 10 draft, 20 open, 50 processed
  --to <YYYY-MM-DD>\tDated on or before this day
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
  print: `Process and send a sales invoice

Examples:
  $ ledgercli sales-invoice print 26700001 --email --allow-writes
  $ ledgercli sales-invoice print 26700001 --peppol --date 2026-05-31 --year 2026 --period 5 --dry-run

Usage:\tledgercli sales-invoice print <id> [flags]

The service processes the invoice even if no flag sends it. --email overrides --postbox, and both override --account-preference. A successful response does not prove that an e-mail was delivered.

Arguments:
  <id>\tSales invoice number (invoice:number, order:number) or GUID

Flags:
  --account-preference\tSend the invoice the way the account prefers
  --date <YYYY-MM-DD>\tDate of the invoice
  --email\tSend the invoice to the customer by e-mail
  --email-layout <uuid>\tLayout of the e-mail (GUID)
  --extra-text <text>\tText added to the e-mail
  --layout <uuid>\tLayout of the document (GUID)
  --peppol\tSend the invoice through Peppol
  --period <number>\tFinancial period [1 to 99]
  --postbox\tSend the invoice to the postbox of the customer
  --postbox-sender <uuid>\tSender mailbox (GUID)
  --sender <text>\tE-mail address of the sender
  --year <number>\tFinancial year [1900 to 2199]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  update: `Update the header of a sales invoice

Examples:
  $ ledgercli sales-invoice update 26700001 --set PaymentCondition=30 --allow-writes
  $ ledgercli sales-invoice update 26700001 --set YourRef=PO-77 --dry-run

Usage:\tledgercli sales-invoice update <ref...> [flags]

Arguments:
  <ref...>\tSales invoice number (invoice:number, order:number) or GUID [- or @file: one per line]

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
