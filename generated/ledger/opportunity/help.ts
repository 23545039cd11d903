// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales opportunities

Examples:
  $ ledgercli opportunity list --account 25 --orderby "CloseDate desc"
  $ ledgercli opportunity create --set Name="Bread for the school" --set Account=@ref:crm/Accounts:25 --set AmountDC=1250.00 --allow-writes
  $ ledgercli opportunity update 1f0a7f5c-6f0e-4a51-9a1c-0b8d6c1f2a10 --set Probability=0.75 --dry-run

Usage:\tledgercli opportunity <command>

Commands:
  create\tCreate an opportunity
  delete\tDelete an opportunity
  list\tList opportunities
  update\tUpdate an opportunity

More: ledgercli opportunity <command> --help

Global flags: ledgercli help flags
`,
  create: `Create an opportunity

Examples:
  $ ledgercli opportunity create --set Name="Bread for the school" --set Account=@ref:crm/Accounts:25 --set AmountDC=1250.00 --allow-writes
  # Check an opportunity without sending it
  $ ledgercli opportunity create --body @opportunity.json --dry-run

Usage:\tledgercli opportunity create [flags]

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
  delete: `Delete an opportunity

Examples:
  $ ledgercli opportunity delete 1f0a7f5c-6f0e-4a51-9a1c-0b8d6c1f2a10 --dry-run
  $ ledgercli opportunity delete 1f0a7f5c-6f0e-4a51-9a1c-0b8d6c1f2a10 3c7d2a90-58b4-4f0e-8c61-5d9e0f7a1b22 --dry-run

Usage:\tledgercli opportunity delete <ids...> [flags]

Arguments:
  <ids...>\tOpportunity numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List opportunities

Examples:
  $ ledgercli opportunity list --account 25 --orderby "CloseDate desc"
  $ ledgercli opportunity list --from 2026-07-01 --to 2026-09-30 --all -o csv

Usage:\tledgercli opportunity list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --from <YYYY-MM-DD>\tExpected to close on or after this day
  --search <text>\tPart of the name
  --stage <uuid>\tStage (GUID)
  --to <YYYY-MM-DD>\tExpected to close on or before this day
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
  update: `Update an opportunity

Examples:
  $ ledgercli opportunity update 1f0a7f5c-6f0e-4a51-9a1c-0b8d6c1f2a10 --set Probability=0.75 --dry-run
  $ ledgercli opportunity update 1f0a7f5c-6f0e-4a51-9a1c-0b8d6c1f2a10 --set CloseDate=2026-09-30 --set NextAction="Send a sample" --dry-run

Usage:\tledgercli opportunity update <id...> [flags]

Arguments:
  <id...>\tOpportunity number or GUID [- or @file: one per line]

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
