// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales channels

Examples:
  $ ledgercli sales-channel create --code WEB --description "Web shop" --allow-writes
  $ ledgercli sales-channel update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Online shop" --dry-run
  $ ledgercli sales-channel delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run

Usage:\tledgercli sales-channel <command>

Commands:
  create\tCreate a sales channel
  delete\tDelete sales channels
  update\tUpdate a sales channel

More: ledgercli sales-channel <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a sales channel

Examples:
  $ ledgercli sales-channel create --code WEB --description "Web shop" --allow-writes
  $ ledgercli sales-channel create --code MARKET --description "Saturday market" --set Active=true --dry-run

Usage:\tledgercli sales-channel create [flags]

Flags:
  --code <text>\tSales channel code
  --description <text>\tDescription of the sales channel
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete sales channels

Examples:
  $ ledgercli sales-channel delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli sales-channel delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 50419536-0142-4807-b923-b3538aab4735 --dry-run

Usage:\tledgercli sales-channel delete <ids...> [flags]

Arguments:
  <ids...>\tSales channel codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  update: `Update a sales channel

Examples:
  $ ledgercli sales-channel update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Online shop" --dry-run
  $ ledgercli sales-channel update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Active=false --dry-run

Usage:\tledgercli sales-channel update <id...> [flags]

Arguments:
  <id...>\tSales channel code or GUID [- or @file: one per line]

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
