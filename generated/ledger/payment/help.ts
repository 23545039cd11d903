// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Payables to suppliers

Examples:
  $ ledgercli payment list --status 20 --due-to 2026-06-30
  $ ledgercli payment process 95947202-d6c9-43ee-86a9-6347c9cfecb9 --dry-run
  $ ledgercli payment update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set PaymentMethod=K --dry-run

Usage:\tledgercli payment <command>

Commands:
  list\tList payables with their payment status
  process\tProcess payments into a bank file
  update\tUpdate a payment

More: ledgercli payment <command> --help

Global flags: ledgercli help flags
`,
  list: `List payables with their payment status

Examples:
  $ ledgercli payment list --status 20 --due-to 2026-06-30
  $ ledgercli payment list --account 26 --fields EntryNumber,AccountName,AmountDC,DueDate

Usage:\tledgercli payment list [flags]

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
  process: `Process payments into a bank file

Examples:
  $ ledgercli payment process 95947202-d6c9-43ee-86a9-6347c9cfecb9 --dry-run
  $ ledgercli payment process 95947202-d6c9-43ee-86a9-6347c9cfecb9 5fb9ce43-95b0-41df-8106-58d496a551da --dry-run

Usage:\tledgercli payment process <ids...> [flags]

Arguments:
  <ids...>\tPayment ids (GUID) [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  update: `Update a payment

Examples:
  $ ledgercli payment update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set PaymentMethod=K --dry-run
  $ ledgercli payment update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set Description="Paid in cash" --dry-run

Usage:\tledgercli payment update <id...> [flags]

Arguments:
  <id...>\tPayment id [- or @file: one per line]

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
