// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Projects of customers

Examples:
  $ ledgercli project list --account 25 --select Code,Description,BudgetedHoursPerHourType
  $ ledgercli project create --set Code=P-2026-01 --set Description="New ovens" --set Type=3 --set Account=@ref:crm/Accounts:25 --allow-writes
  $ ledgercli project update P0001 --set EndDate=2026-12-31 --allow-writes

Usage:\tledgercli project <command>

Commands:
  create\tCreate a project
  delete\tDelete a project
  list\tList projects
  update\tUpdate a project

More: ledgercli project <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a project

Examples:
  $ ledgercli project create --set Code=P-2026-01 --set Description="New ovens" --set Type=3 --set Account=@ref:crm/Accounts:25 --allow-writes
  # Check a project without sending it
  $ ledgercli project create --body @project.json --dry-run

Usage:\tledgercli project create [flags]

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
  delete: `Delete a project

Examples:
  $ ledgercli project delete P0001 --dry-run
  $ ledgercli project delete P0001 P0002 --dry-run

Usage:\tledgercli project delete <ids...> [flags]

Arguments:
  <ids...>\tProject codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List projects

Examples:
  $ ledgercli project list --account 25 --select Code,Description,BudgetedHoursPerHourType
  $ ledgercli project list --search oven --all -o csv

Usage:\tledgercli project list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --search <text>\tPart of the description or the exact code
  --type <number>\tProject type number
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
  update: `Update a project

Examples:
  $ ledgercli project update P0001 --set EndDate=2026-12-31 --allow-writes
  $ ledgercli project update P0001 --set BudgetedAmount=12500.00 --dry-run

Usage:\tledgercli project update <id...> [flags]

Arguments:
  <id...>\tProject code or GUID [- or @file: one per line]

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
