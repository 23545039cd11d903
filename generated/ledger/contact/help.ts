// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Contacts of accounts

Examples:
  $ ledgercli contact list --search jansen --fields FullName,AccountName,Email
  $ ledgercli contact create --account 25 --first-name Jan --last-name Jansen --email jan@example.com --allow-writes
  $ ledgercli contact update 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --phone 030-1234567 --allow-writes

Usage:\tledgercli contact <command>

Commands:
  create\tCreate a contact for an account
  delete\tDelete contacts
  list\tList contacts
  update\tUpdate a contact

More: ledgercli contact <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a contact for an account

Examples:
  $ ledgercli contact create --account 25 --first-name Jan --last-name Jansen --email jan@example.com --allow-writes
  # Set a field that has no flag
  $ ledgercli contact create --account 25 --last-name Jansen --set Language=NL --dry-run

Usage:\tledgercli contact create [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --first-name <text>\tFirst name
  --last-name <text>\tLast name
  --email <text>\tBusiness e-mail address
  --phone <text>\tBusiness phone number
  --mobile <text>\tBusiness mobile number
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete contacts

Examples:
  $ ledgercli contact delete 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --allow-writes --yes
  $ ledgercli contact delete 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --dry-run

Usage:\tledgercli contact delete <ids...> [flags]

Arguments:
  <ids...>\tContact ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List contacts

Examples:
  $ ledgercli contact list --search jansen --fields FullName,AccountName,Email
  $ ledgercli contact list --account 25 --all -o csv

Usage:\tledgercli contact list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --search <text>\tPart of the name or e-mail address
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
  update: `Update a contact

Examples:
  $ ledgercli contact update 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --phone 030-1234567 --allow-writes
  # Move a contact to another account
  $ ledgercli contact update 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --account 26 --dry-run

Usage:\tledgercli contact update <id...> [flags]

Arguments:
  <id...>\tContact id [- or @file: one per line]

Flags:
  --account <id|code>\tAccount code or GUID
  --first-name <text>\tFirst name
  --last-name <text>\tLast name
  --email <text>\tBusiness e-mail address
  --phone <text>\tBusiness phone number
  --mobile <text>\tBusiness mobile number
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
