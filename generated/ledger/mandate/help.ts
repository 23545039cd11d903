// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Direct debit mandates

Examples:
  $ ledgercli mandate list --account 25
  $ ledgercli mandate create --account 25 --iban "NL02 ABNA 0100 0000 25" --reference M-2026-25 --type core --dry-run
  $ ledgercli mandate update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Replaced" --dry-run

Usage:\tledgercli mandate <command>

Commands:
  create\tCreate a direct debit mandate
  delete\tDelete a direct debit mandate
  list\tList direct debit mandates
  update\tUpdate a direct debit mandate

More: ledgercli mandate <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a direct debit mandate

Examples:
  $ ledgercli mandate create --account 25 --iban "NL02 ABNA 0100 0000 25" --reference M-2026-25 --type core --dry-run
  $ ledgercli mandate create --account 25 --bank-account 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --reference M-2026-25 --dry-run

Usage:\tledgercli mandate create --account <id|code> --reference <text> [flags]

Flags:
  --account <id|code>\tAccount code or GUID [required]
  --reference <text>\tUnique mandate reference [required]
  --bank-account <uuid>\tBank account (GUID)
  --description <text>\tDescription of the mandate
  --iban <text>\tIBAN or bank account number of the account [not with --bank-account]
  --main\tMake this the main mandate of the account
  --payment-type <one-off|recurrent>\tPayment type
  --signature-date <YYYY-MM-DD>\tDate of the signature
  --type <b2b|core>\tMandate scheme
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Exactly one of:
  --iban, --bank-account

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete a direct debit mandate

Examples:
  $ ledgercli mandate delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run
  $ ledgercli mandate delete 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 4c62a6aa-b53b-4194-b55d-5adb7117ac84 --dry-run

Usage:\tledgercli mandate delete <ids...> [flags]

Arguments:
  <ids...>\tDirect debit mandate ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List direct debit mandates

Examples:
  $ ledgercli mandate list --account 25
  $ ledgercli mandate list --type 0 --select Reference,SignatureDate,CancellationDate

Usage:\tledgercli mandate list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --reference <text>\tMandate reference
  --search <text>\tPart of the description
  --type <0|1>\tScheme: 0 core, 1 b2b
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
  update: `Update a direct debit mandate

Examples:
  $ ledgercli mandate update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set Description="Replaced" --dry-run
  $ ledgercli mandate update 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --set CancellationDate=2026-06-30 --dry-run

Usage:\tledgercli mandate update <id...> [flags]

Arguments:
  <id...>\tDirect debit mandate id [- or @file: one per line]

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
