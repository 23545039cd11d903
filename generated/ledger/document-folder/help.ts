// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Document folders

Examples:
  $ ledgercli document-folder create --code LEASE --description "Lease contracts" --allow-writes
  $ ledgercli document-folder update 2 --set Description="Lease contracts" --allow-writes
  $ ledgercli document-folder delete 2 --allow-writes --yes

Usage:\tledgercli document-folder <command>

Commands:
  create\tCreate a document folder
  delete\tDelete document folders
  update\tUpdate a document folder

More: ledgercli document-folder <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a document folder

Examples:
  $ ledgercli document-folder create --code LEASE --description "Lease contracts" --allow-writes
  $ ledgercli document-folder create --code LEASE --description "Lease contracts" --dry-run

Usage:\tledgercli document-folder create [flags]

Flags:
  --code <text>\tFolder code
  --description <text>\tDescription of the folder
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete document folders

Examples:
  $ ledgercli document-folder delete 2 --allow-writes --yes
  $ ledgercli document-folder delete 2 3 --dry-run

Usage:\tledgercli document-folder delete <ids...> [flags]

Arguments:
  <ids...>\tDocument folder codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  update: `Update a document folder

Examples:
  $ ledgercli document-folder update 2 --set Description="Lease contracts" --allow-writes
  $ ledgercli document-folder update 2 --set ParentFolder=@ref:documents/DocumentFolders:1 --dry-run

Usage:\tledgercli document-folder update <id...> [flags]

Arguments:
  <id...>\tDocument folder code or GUID [- or @file: one per line]

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
