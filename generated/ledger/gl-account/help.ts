// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `G/L accounts in the chart of accounts

Examples:
  $ ledgercli gl-account list --type 110
  $ ledgercli gl-account create --code 8020 --description "Revenue cakes" --set Type=110 --set BalanceType=W --set BalanceSide=C --allow-writes
  $ ledgercli gl-account update 8010 --set Description="Revenue pastry and cakes" --allow-writes

Usage:\tledgercli gl-account <command>

Commands:
  create\tCreate a G/L account
  delete\tDelete G/L accounts
  list\tList G/L accounts
  update\tUpdate a G/L account

More: ledgercli gl-account <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a G/L account

Examples:
  $ ledgercli gl-account create --code 8020 --description "Revenue cakes" --set Type=110 --set BalanceType=W --set BalanceSide=C --allow-writes
  $ ledgercli gl-account create --code 4310 --description "Cleaning" --set Type=121 --dry-run

Usage:\tledgercli gl-account create [flags]

Flags:
  --code <text>\tG/L account code
  --description <text>\tDescription of the G/L account
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete G/L accounts

Examples:
  $ ledgercli gl-account delete 8400 --allow-writes --yes
  $ ledgercli gl-account delete 8010 8400 --dry-run

Usage:\tledgercli gl-account delete <ids...> [flags]

Arguments:
  <ids...>\tG/L account codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List G/L accounts

Examples:
  $ ledgercli gl-account list --type 110
  $ ledgercli gl-account list --search revenue --fields Code,Description

Usage:\tledgercli gl-account list [flags]

Flags:
  --search <text>\tPart of the description or the exact code
  --type <number>\tType code, for example 12 bank, 110 revenue
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
  update: `Update a G/L account

Examples:
  $ ledgercli gl-account update 8010 --set Description="Revenue pastry and cakes" --allow-writes
  $ ledgercli gl-account update 8010 --set IsBlocked=true --dry-run

Usage:\tledgercli gl-account update <id...> [flags]

Arguments:
  <id...>\tG/L account code or GUID [- or @file: one per line]

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
