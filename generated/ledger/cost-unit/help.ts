// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Cost units

Examples:
  $ ledgercli cost-unit list --search bread
  $ ledgercli cost-unit create --code BREAD --description "Bread line" --allow-writes
  $ ledgercli cost-unit update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Pastry line" --dry-run

Usage:\tledgercli cost-unit <command>

Commands:
  create\tCreate a cost unit
  delete\tDelete cost units
  list\tList cost units
  update\tUpdate a cost unit

More: ledgercli cost-unit <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a cost unit

Examples:
  $ ledgercli cost-unit create --code BREAD --description "Bread line" --allow-writes
  $ ledgercli cost-unit create --code CAKE --description "Cake line" --set EndDate=2026-12-31 --dry-run

Usage:\tledgercli cost-unit create [flags]

Flags:
  --code <text>\tCost unit code
  --description <text>\tDescription of the cost unit
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete cost units

Examples:
  $ ledgercli cost-unit delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli cost-unit delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli cost-unit delete <ids...> [flags]

Arguments:
  <ids...>\tCost unit codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List cost units

Examples:
  $ ledgercli cost-unit list --search bread
  $ ledgercli cost-unit list --all -o csv

Usage:\tledgercli cost-unit list [flags]

Flags:
  --search <text>\tPart of the description or the exact code
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
  update: `Update a cost unit

Examples:
  $ ledgercli cost-unit update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Pastry line" --dry-run
  $ ledgercli cost-unit update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set EndDate=2026-12-31 --dry-run

Usage:\tledgercli cost-unit update <id...> [flags]

Arguments:
  <id...>\tCost unit code or GUID [- or @file: one per line]

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
