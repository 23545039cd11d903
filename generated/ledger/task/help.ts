// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Tasks of employees

Examples:
  $ ledgercli task create --set Description="Call about the invoice" --set Account=@ref:crm/Accounts:25 --set ActionDate=2026-06-01 --allow-writes

Usage:\tledgercli task <command>

Commands:
  create\tCreate a task

More: ledgercli task <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a task

Examples:
  $ ledgercli task create --set Description="Call about the invoice" --set Account=@ref:crm/Accounts:25 --set ActionDate=2026-06-01 --allow-writes
  # Check a task without sending it
  $ ledgercli task create --body @task.json --dry-run

Usage:\tledgercli task create [flags]

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
