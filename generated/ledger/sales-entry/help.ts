// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Entries in a sales journal

Examples:
  $ ledgercli sales-entry list --filter "Customer eq guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'" --orderby "EntryDate desc" --top 20
  $ ledgercli sales-entry create --customer 25 --journal 70 --line "8000:250.00:vat=4:Repairs in May" --date 2026-05-31 --allow-writes
  $ ledgercli sales-entry line-add 26700012 --set GLAccount=@ref:financial/GLAccounts:8000 --set AmountFC=12.50 --allow-writes

Usage:\tledgercli sales-entry <command>

Commands:
  create\tCreate a sales entry or credit note
  delete\tDelete sales entries
  line-add\tAdd a line to a sales entry
  line-delete\tDelete lines of a sales entry
  line-update\tUpdate a line of a sales entry
  lines\tList the lines of sales entries
  list\tList sales entries
  update\tUpdate the header of a sales entry

More: ledgercli sales-entry <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a sales entry or credit note

Examples:
  $ ledgercli sales-entry create --customer 25 --journal 70 --line "8000:250.00:vat=4:Repairs in May" --date 2026-05-31 --allow-writes
  # A credit note with an attached file
  $ ledgercli sales-entry create --customer 25 --journal 70 --credit-note --line 8000:50 --file credit.pdf --dry-run

Usage:\tledgercli sales-entry create --customer <id|code> --journal <code|name> --line <line> [flags]

With --invoice, the client first looks for an entry of the customer with the same reference (one more request). If one exists, the new entry is refused; --allow-duplicate creates it anyway.

Flags:
  --customer <id|code>\tCustomer code or GUID [required]
  --journal <code|name>\tSales journal code or name [required]
  --line <line>\tOne line of the entry [required; may be repeated; - or @file: CSV with a header]
  --allow-duplicate\tCreate the entry even if its reference is already in use
  --credit-note\tCreate a credit note (amounts become negative)
  --date <YYYY-MM-DD>\tDate of the entry
  --description <text>\tDescription of the entry
  --file <path>\tFile to attach (all files are attached to one new document) [may be repeated]
  --invoice <text>\tCustomer reference

Notation of --line:
  account:amount[:option=value...][:text]\tWith --credit-note, amount and vat-amount are sent as negative; use the same sign in all lines. from and to must be set together. Write \\: for a colon and \\= for an equals sign inside a part.
  account\tG/L account code or GUID
  amount\tAmount in the currency of the entry
  cost-center=<text>\tCost center code
  cost-unit=<text>\tCost unit code
  from=<YYYY-MM-DD>\tFirst day of the period that the amount is spread over
  quantity=<number>\tQuantity
  to=<YYYY-MM-DD>\tLast day of the period that the amount is spread over
  vat=<code|name>\tVAT code or name
  vat-amount=<number>\tVAT amount
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: account, amount, cost-center, cost-unit, from, quantity, to, vat, vat-amount, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete sales entries

Examples:
  $ ledgercli sales-entry delete 26700012 --allow-writes --yes
  $ ledgercli sales-entry delete 26700012 26700013 --dry-run

Usage:\tledgercli sales-entry delete <refs...> [flags]

Arguments:
  <refs...>\tSales entry numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a sales entry

Examples:
  $ ledgercli sales-entry line-add 26700012 --set GLAccount=@ref:financial/GLAccounts:8000 --set AmountFC=12.50 --allow-writes
  $ ledgercli sales-entry line-add 26700012 --body @line.json --dry-run

Usage:\tledgercli sales-entry line-add <ref> [flags]

Arguments:
  <ref>\tSales entry number or GUID

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
  'line-delete': `Delete lines of a sales entry

Examples:
  $ ledgercli sales-entry line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 --allow-writes --yes
  $ ledgercli sales-entry line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 5fb9ce43-95b0-41df-8106-58d496a551da --dry-run

Usage:\tledgercli sales-entry line-delete <ids...> [flags]

Arguments:
  <ids...>\tLine ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a sales entry

Examples:
  $ ledgercli sales-entry line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set AmountFC=15 --allow-writes
  $ ledgercli sales-entry line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set CostCenter=SHOP --dry-run

Usage:\tledgercli sales-entry line-update <id...> [flags]

Arguments:
  <id...>\tLine id [- or @file: one per line]

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
  lines: `List the lines of sales entries

Examples:
  $ ledgercli sales-entry lines 26700012 26700013 --select LineNumber,GLAccountCode,AmountFC
  $ ledgercli sales-entry lines 26700012 --filter "AmountFC gt 100"

Usage:\tledgercli sales-entry lines <refs...> [flags]

Arguments:
  <refs...>\tSales entry numbers or GUIDs [- or @file: one per line]

Flags:
  --all\tRead every page, up to --max-pages [not with --top]
  --expand <a,b,...>\tCollections to return with each record, for example SalesEntryLines
  --filter <text>\tOData $filter expression, for example "Status eq 20"
  --max-pages <number>\tMaximum number of pages [1 or more; default 50]
  --orderby <text>\tSort order, for example "Code desc"
  --raw\tPrint the response of the service unchanged
  --select <a,b,...>\tFields to return
  --top <number>\tMaximum number of records to return [1 to 60]

Global flags: ledgercli help flags
`,
  list: `List sales entries

Examples:
  $ ledgercli sales-entry list --filter "Customer eq guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'" --orderby "EntryDate desc" --top 20
  $ ledgercli sales-entry list --filter "Status eq 20" --count

Usage:\tledgercli sales-entry list [flags]

Flags:
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
  update: `Update the header of a sales entry

Examples:
  $ ledgercli sales-entry update 26700013 --set Description="Repairs in June" --allow-writes
  # Check an update without sending it
  $ ledgercli sales-entry update 26700013 --set YourRef=PO-77 --dry-run

Usage:\tledgercli sales-entry update <ref...> [flags]

Arguments:
  <ref...>\tSales entry number or GUID [- or @file: one per line]

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
