// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Notes on calls and letters

Examples:
  $ ledgercli communication-note create --set Subject="Asked for a discount" --set Account=@ref:crm/Accounts:25 --set Date=2026-06-01 --allow-writes

Usage:\tledgercli communication-note <command>

Commands:
  create\tCreate a communication note

More: ledgercli communication-note <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a communication note

Examples:
  $ ledgercli communication-note create --set Subject="Asked for a discount" --set Account=@ref:crm/Accounts:25 --set Date=2026-06-01 --allow-writes
  $ ledgercli communication-note create --set Subject=Complaint --set Notes="Two crates were damaged" --dry-run

Usage:\tledgercli communication-note create [flags]

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
