// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `VAT codes

Examples:
  $ ledgercli vat-code list --search including
  $ ledgercli vat-code create --code 6 --description "VAT 9 % excluding" --set Type=E --allow-writes
  $ ledgercli vat-code update 5 --set Description="VAT 9 % including (low rate)" --allow-writes

Usage:\tledgercli vat-code <command>

Commands:
  create\tCreate a VAT code
  delete\tDelete VAT codes
  list\tList VAT codes
  update\tUpdate a VAT code

More: ledgercli vat-code <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a VAT code

Examples:
  $ ledgercli vat-code create --code 6 --description "VAT 9 % excluding" --set Type=E --allow-writes
  $ ledgercli vat-code create --code 6 --description "VAT 9 % excluding" --set IsBlocked=true --dry-run

Usage:\tledgercli vat-code create [flags]

Flags:
  --code <text>\tVAT code
  --description <text>\tDescription of the VAT code
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete VAT codes

Examples:
  $ ledgercli vat-code delete 5 --allow-writes --yes
  $ ledgercli vat-code delete 2 5 --dry-run

Usage:\tledgercli vat-code delete <ids...> [flags]

Arguments:
  <ids...>\tVAT codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List VAT codes

Examples:
  $ ledgercli vat-code list --search including
  $ ledgercli vat-code list --fields Code,Description,Percentage -o csv

Usage:\tledgercli vat-code list [flags]

Flags:
  --search <text>\tPart of the description or the exact code
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
  update: `Update a VAT code

Examples:
  $ ledgercli vat-code update 5 --set Description="VAT 9 % including (low rate)" --allow-writes
  $ ledgercli vat-code update 5 --set IsBlocked=true --dry-run

Usage:\tledgercli vat-code update <id...> [flags]

Arguments:
  <id...>\tVAT code or GUID [- or @file: one per line]

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
