// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Addresses of accounts

Examples:
  $ ledgercli address list --account 25
  $ ledgercli address create --set Account=@ref:crm/Accounts:25 --set Type=4 --set "AddressLine1=Kade 7" --set City=Delft --set Country=NL --allow-writes
  $ ledgercli address update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Postcode="2611 AB" --dry-run

Usage:\tledgercli address <command>

Commands:
  create\tCreate an address for an account
  delete\tDelete addresses
  list\tList addresses
  update\tUpdate an address

More: ledgercli address <command> --help

Global flags: ledgercli help flags
`,
  create: `Create an address for an account

Examples:
  $ ledgercli address create --set Account=@ref:crm/Accounts:25 --set Type=4 --set "AddressLine1=Kade 7" --set City=Delft --set Country=NL --allow-writes
  # Check an invoice address without sending it
  $ ledgercli address create --body '{"Type":3,"City":"Delft"}' --set Account=@ref:crm/Accounts:25 --dry-run

Usage:\tledgercli address create [flags]

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
  delete: `Delete addresses

Examples:
  $ ledgercli address delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli address delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli address delete <ids...> [flags]

Arguments:
  <ids...>\tAddress ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List addresses

Examples:
  $ ledgercli address list --account 25
  $ ledgercli address list --type 4 --city Utrecht --all -o csv

Usage:\tledgercli address list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --city <text>\tCity (exact match)
  --main[=yes|no]\tOnly main addresses ("no" to exclude them)
  --type <1|2|3|4>\tType: 1 visit, 2 postal, 3 invoice, 4 delivery
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
  update: `Update an address

Examples:
  $ ledgercli address update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Postcode="2611 AB" --dry-run
  $ ledgercli address update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Main=true --dry-run

Usage:\tledgercli address update <id...> [flags]

Arguments:
  <id...>\tAddress id [- or @file: one per line]

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
