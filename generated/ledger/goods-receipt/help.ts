// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Goods receipts from suppliers

Examples:
  # Check the receipt in a file without sending it
  $ ledgercli goods-receipt create --body @receipt.json --dry-run
  $ ledgercli goods-receipt update 9a8b7c6d-5e4f-4302-91a0-b8c7d6e5f401 --set Remarks="Two crates damaged" --dry-run

Usage:\tledgercli goods-receipt <command>

Commands:
  create\tCreate a goods receipt
  update\tUpdate a goods receipt

More: ledgercli goods-receipt <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a goods receipt

Examples:
  # Check the receipt in a file without sending it
  $ ledgercli goods-receipt create --body @receipt.json --dry-run
  $ ledgercli goods-receipt create --body @receipt.json --set YourRef=DN-881 --dry-run

Usage:\tledgercli goods-receipt create [flags]

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
  update: `Update a goods receipt

Examples:
  $ ledgercli goods-receipt update 9a8b7c6d-5e4f-4302-91a0-b8c7d6e5f401 --set Remarks="Two crates damaged" --dry-run
  $ ledgercli goods-receipt update 9a8b7c6d-5e4f-4302-91a0-b8c7d6e5f401 --set YourRef=DN-881 --dry-run

Usage:\tledgercli goods-receipt update <id...> [flags]

Arguments:
  <id...>\tGoods receipt number or GUID [- or @file: one per line]

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
