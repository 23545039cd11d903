// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Receivables from customers

Examples:
  $ ledgercli receivable list --status 20 --due-to 2026-06-30
  $ ledgercli receivable collect 26700001 --mandate 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --dry-run
  $ ledgercli receivable update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set PaymentMethod=B --dry-run

Usage:\tledgercli receivable <command>

Commands:
  collect\tPrepare receivables for direct debit
  list\tList receivables
  update\tUpdate a receivable

More: ledgercli receivable <command> --help

Global flags: ledgercli help flags
`,
  collect: `Prepare receivables for direct debit

Examples:
  $ ledgercli receivable collect 26700001 --mandate 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --dry-run
  $ ledgercli receivable collect 26700001 26700002 --description "Collection of June" --dry-run

Usage:\tledgercli receivable collect <refs...> [flags]

Arguments:
  <refs...>\tOpen receivable numbers (entry:number, invoice:number) or GUIDs [- or @file: one per line]

Flags:
  --description <text>\tDescription of the payment
  --mandate <uuid>\tDirect debit mandate (GUID)
  --reference <text>\tPayment reference (only for a single receivable)

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  list: `List receivables

Examples:
  $ ledgercli receivable list --status 20 --due-to 2026-06-30
  $ ledgercli receivable list --account 25 --fields InvoiceNumber,AccountName,AmountDC,DueDate

Usage:\tledgercli receivable list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --due-from <YYYY-MM-DD>\tDue on or after this day
  --due-to <YYYY-MM-DD>\tDue on or before this day
  --search <text>\tPart of the account name
  --status <20|30|40|50>\tStatus: 20 open, 30 selected, 40 processed, 50 matched
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
  update: `Update a receivable

Examples:
  $ ledgercli receivable update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set PaymentMethod=B --dry-run
  $ ledgercli receivable update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Paid by card" --dry-run

Usage:\tledgercli receivable update <id...> [flags]

Arguments:
  <id...>\tReceivable id [- or @file: one per line]

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
