// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Events with customers

Examples:
  $ ledgercli event create --set Description="Visit to the mill" --set Account=@ref:crm/Accounts:25 --set StartDate=2026-06-01 --allow-writes

Usage:\tledgercli event <command>

Commands:
  create\tCreate an event

More: ledgercli event <command> --help

Global flags: ledgercli help flags
`,
  create: `Create an event

Examples:
  $ ledgercli event create --set Description="Visit to the mill" --set Account=@ref:crm/Accounts:25 --set StartDate=2026-06-01 --allow-writes
  $ ledgercli event create --set Description=Tasting --set StartDate=2026-06-01T09:00:00 --set EndDate=2026-06-01T11:30:00 --dry-run

Usage:\tledgercli event create [flags]

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
