// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Hours spent on projects

Examples:
  $ ledgercli time-entry list --project P0001 --from 2026-05-01 --to 2026-05-31 --all
  $ ledgercli time-entry create --set Project=@ref:project/Projects:P0001 --set Item=@ref:logistics/Items:ART-0001 --set Quantity=7.5 --allow-writes
  $ ledgercli time-entry update 5b1e0c7a-2d4f-4c3b-9e8a-7f6d5c4b3a21 --set Quantity=6.25 --dry-run

Usage:\tledgercli time-entry <command>

Commands:
  create\tCreate a time entry
  delete\tDelete a time entry
  list\tList time entries
  update\tUpdate a time entry

More: ledgercli time-entry <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a time entry

Examples:
  $ ledgercli time-entry create --set Project=@ref:project/Projects:P0001 --set Item=@ref:logistics/Items:ART-0001 --set Quantity=7.5 --allow-writes
  $ ledgercli time-entry create --set Item=@ref:logistics/Items:ART-0001 --set Quantity=0.25 --set Date=2026-05-29 --dry-run

Usage:\tledgercli time-entry create [flags]

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
  delete: `Delete a time entry

Examples:
  $ ledgercli time-entry delete 5b1e0c7a-2d4f-4c3b-9e8a-7f6d5c4b3a21 --dry-run
  $ ledgercli time-entry delete 5b1e0c7a-2d4f-4c3b-9e8a-7f6d5c4b3a21 8d2c4f60-1a3b-4e5d-8f70-6b9a0c1d2e33 --dry-run

Usage:\tledgercli time-entry delete <ids...> [flags]

Arguments:
  <ids...>\tTime entry numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List time entries

Examples:
  $ ledgercli time-entry list --project P0001 --from 2026-05-01 --to 2026-05-31 --all
  $ ledgercli time-entry list --status 10 --select Date,ProjectCode,Quantity,Notes -o csv

Usage:\tledgercli time-entry list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --employee <uuid>\tEmployee (GUID)
  --from <YYYY-MM-DD>\tDated on or after this day
  --project <id|code>\tProject code or GUID
  --status <number>\tStatus: 1 draft, 2 rejected, 10 submitted, 20 final, or another number
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
  update: `Update a time entry

Examples:
  $ ledgercli time-entry update 5b1e0c7a-2d4f-4c3b-9e8a-7f6d5c4b3a21 --set Quantity=6.25 --dry-run
  $ ledgercli time-entry update 5b1e0c7a-2d4f-4c3b-9e8a-7f6d5c4b3a21 --set Notes="Installed the oven" --set HourStatus=10 --dry-run

Usage:\tledgercli time-entry update <id...> [flags]

Arguments:
  <id...>\tTime entry number or GUID [- or @file: one per line]

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
