// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Exchange rates

Examples:
  $ ledgercli exchange-rate list --source USD --orderby "StartDate desc" --top 1
  $ ledgercli exchange-rate create --set SourceCurrency=USD --set Rate=0.92345678 --set StartDate=2026-05-01 --allow-writes
  $ ledgercli exchange-rate update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Rate=0.93 --dry-run

Usage:\tledgercli exchange-rate <command>

Commands:
  create\tCreate an exchange rate
  delete\tDelete exchange rates
  list\tList exchange rates
  update\tUpdate an exchange rate

More: ledgercli exchange-rate <command> --help

Global flags: ledgercli help flags
`,
  create: `Create an exchange rate

Examples:
  $ ledgercli exchange-rate create --set SourceCurrency=USD --set Rate=0.92345678 --set StartDate=2026-05-01 --allow-writes
  $ ledgercli exchange-rate create --set SourceCurrency=GBP --set Rate=1.17 --set StartDate=2026-05-01 --dry-run

Usage:\tledgercli exchange-rate create [flags]

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
  delete: `Delete exchange rates

Examples:
  $ ledgercli exchange-rate delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli exchange-rate delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli exchange-rate delete <ids...> [flags]

Arguments:
  <ids...>\tExchange rate ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List exchange rates

Examples:
  $ ledgercli exchange-rate list --source USD --orderby "StartDate desc" --top 1
  $ ledgercli exchange-rate list --from 2026-01-01 --to 2026-12-31 --all -o csv

Usage:\tledgercli exchange-rate list [flags]

Flags:
  --from <YYYY-MM-DD>\tStart date on or after this day
  --source <text>\tForeign currency code
  --target <text>\tCurrency code of the division
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
  update: `Update an exchange rate

Examples:
  $ ledgercli exchange-rate update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Rate=0.93 --dry-run
  $ ledgercli exchange-rate update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set StartDate=2026-06-01 --dry-run

Usage:\tledgercli exchange-rate update <id...> [flags]

Arguments:
  <id...>\tExchange rate id [- or @file: one per line]

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
