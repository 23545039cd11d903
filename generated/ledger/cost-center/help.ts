// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Cost centers

Examples:
  $ ledgercli cost-center list --search shop
  $ ledgercli cost-center create --code SHOP --description "Shop in Utrecht" --allow-writes
  $ ledgercli cost-center update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Shop in Delft" --dry-run

Usage:\tledgercli cost-center <command>

Commands:
  create\tCreate a cost center
  delete\tDelete cost centers
  list\tList cost centers
  update\tUpdate a cost center

More: ledgercli cost-center <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a cost center

Examples:
  $ ledgercli cost-center create --code SHOP --description "Shop in Utrecht" --allow-writes
  $ ledgercli cost-center create --code FAIR --description "Trade fair" --set EndDate=2026-12-31 --dry-run

Usage:\tledgercli cost-center create [flags]

Flags:
  --code <text>\tCost center code
  --description <text>\tDescription of the cost center
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete cost centers

Examples:
  $ ledgercli cost-center delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli cost-center delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli cost-center delete <ids...> [flags]

Arguments:
  <ids...>\tCost center codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List cost centers

Examples:
  $ ledgercli cost-center list --search shop
  $ ledgercli cost-center list --filter "Active eq true" --all -o csv

Usage:\tledgercli cost-center list [flags]

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
  update: `Update a cost center

Examples:
  $ ledgercli cost-center update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Shop in Delft" --dry-run
  $ ledgercli cost-center update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Active=false --dry-run

Usage:\tledgercli cost-center update <id...> [flags]

Arguments:
  <id...>\tCost center code or GUID [- or @file: one per line]

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
