// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Documents and their attachments

Examples:
  $ ledgercli document list --account 25 --type 10
  $ ledgercli document create --subject "Invoice 4711" --type 20 --account 25 --file invoice.pdf --allow-writes
  $ ledgercli document download bb7ee8db-dc2f-4508-ba43-ec65ce2cf79d --out letters

Usage:\tledgercli document <command>

Commands:
  create\tCreate a document and attach files
  delete\tDelete documents
  download\tSave the attachments of a document
  list\tList documents
  update\tUpdate a document

More: ledgercli document <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a document and attach files

Examples:
  $ ledgercli document create --subject "Invoice 4711" --type 20 --account 25 --file invoice.pdf --allow-writes
  $ ledgercli document create --subject "Lease 2026" --date 2026-01-01 --file invoice.pdf --file credit.pdf --dry-run

Usage:\tledgercli document create --subject <text> [flags]

All files are checked before the document is created. A file that is empty or larger than 7 MiB is refused. The files are then sent one by one. If one of them fails, the error contains the id of the document.

Flags:
  --subject <text>\tSubject of the document [required]
  --account <id|code>\tAccount code or GUID
  --date <YYYY-MM-DD>\tDate of the document
  --file <path>\tFile to attach [may be repeated]
  --folder <uuid>\tFolder (GUID)
  --type <number>\tDocument type id, shown by \`document-type list\` [default 10]
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete documents

Examples:
  $ ledgercli document delete 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --dry-run
  $ ledgercli document delete 4b0d85d9-b85b-43f3-a629-d36a3fd4942f 95947202-d6c9-43ee-86a9-6347c9cfecb9 --dry-run

Usage:\tledgercli document delete <ids...> [flags]

Arguments:
  <ids...>\tDocument ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  download: `Save the attachments of a document

Examples:
  $ ledgercli document download bb7ee8db-dc2f-4508-ba43-ec65ce2cf79d --out letters
  $ ledgercli document download bb7ee8db-dc2f-4508-ba43-ec65ce2cf79d --force

Usage:\tledgercli document download <id> [flags]

Each attachment is saved under its own name. Folders and characters that are not allowed in file names are removed. Files with the same name are numbered. If a file already exists, nothing is saved; --force overwrites it.

Arguments:
  <id>\tDocument id

Flags:
  --force\tOverwrite existing files
  --out <folder>\tFolder to save to [default .]

Global flags: ledgercli help flags
`,
  list: `List documents

Examples:
  $ ledgercli document list --account 25 --type 10
  $ ledgercli document list --from 2026-05-01 --to 2026-05-31 --all -o csv

Usage:\tledgercli document list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --from <YYYY-MM-DD>\tDated on or after this day
  --to <YYYY-MM-DD>\tDated on or before this day
  --type <number>\tDocument type id, shown by \`document-type list\`
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
  update: `Update a document

Examples:
  $ ledgercli document update 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --set Subject="Lease 2027" --dry-run
  $ ledgercli document update 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --set Account=@ref:crm/Accounts:25 --dry-run

Usage:\tledgercli document update <id...> [flags]

Arguments:
  <id...>\tDocument id [- or @file: one per line]

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
