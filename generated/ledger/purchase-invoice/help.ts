// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Purchase invoices with items

Examples:
  $ ledgercli purchase-invoice list --supplier 26 --status 20
  $ ledgercli purchase-invoice create --supplier 26 --journal 60 --line ART-0001:100:1.15 --date 2026-05-31 --reference F-1087 --allow-writes
  $ ledgercli purchase-invoice lines 26600501 --select LineNumber,Description,Quantity,UnitPrice

Usage:\tledgercli purchase-invoice <command>

Commands:
  create\tCreate a purchase invoice or credit note
  delete\tDelete purchase invoices
  lines\tList the lines of purchase invoices
  list\tList purchase invoices
  update\tUpdate the header of a purchase invoice

More: ledgercli purchase-invoice <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a purchase invoice or credit note

Examples:
  $ ledgercli purchase-invoice create --supplier 26 --journal 60 --line ART-0001:100:1.15 --date 2026-05-31 --reference F-1087 --allow-writes
  $ ledgercli purchase-invoice create --supplier 26 --journal 60 --line "ART-0001:100:1.15:discount=0.05:Flour" --line ART-0002:20: --file invoice.pdf --dry-run

Usage:\tledgercli purchase-invoice create --journal <code|name> --line <line> --supplier <id|code> [flags]

With --reference, the client first looks for an invoice of the supplier with the same reference (one more request). If one exists, the new invoice is refused; --allow-duplicate creates it anyway.

Flags:
  --journal <code|name>\tPurchase journal code or name [required]
  --line <line>\tOne line of the invoice [required; may be repeated; - or @file: CSV with a header]
  --supplier <id|code>\tSupplier code or GUID [required]
  --allow-duplicate\tCreate the invoice even if its reference is already in use
  --date <YYYY-MM-DD>\tDate of the invoice (determines the period) [default today]
  --description <text>\tDescription of the invoice
  --file <path>\tFile to attach (all files are attached to one new document) [may be repeated]
  --reference <text>\tSupplier invoice number
  --type <8030|8031|8033|8034>\tType: 8030 direct, 8031 direct credit note, 8033 invoice, 8034 credit note (quantities of credit notes become negative) [default 8033]

Notation of --line:
  item:quantity:[unit-price][:option=value...][:text]\tWith --type 8031 or 8034, quantity and vat-amount are sent as negative; use the same sign in all lines. from and to must be set together. Write \\: for a colon and \\= for an equals sign inside a part.
  item\tItem code or GUID
  quantity\tQuantity
  unit-price\tUnit price (default: set by the service) [may be empty]
  cost-center=<text>\tCost center code
  cost-unit=<text>\tCost unit code
  discount=<number>\tDiscount as a fraction (0.1 is 10%) [from 0 to 1]
  from=<YYYY-MM-DD>\tFirst day of the period that the amount is spread over
  to=<YYYY-MM-DD>\tLast day of the period that the amount is spread over
  vat=<code|name>\tVAT code or name
  vat-amount=<number>\tVAT amount
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: item, quantity, unit-price, cost-center, cost-unit, discount, from, to, vat, vat-amount, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete purchase invoices

Examples:
  $ ledgercli purchase-invoice delete 26600501 --allow-writes --yes
  $ ledgercli purchase-invoice delete 26600501 26600502 --dry-run

Usage:\tledgercli purchase-invoice delete <refs...> [flags]

Arguments:
  <refs...>\tPurchase invoice numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  lines: `List the lines of purchase invoices

Examples:
  $ ledgercli purchase-invoice lines 26600501 --select LineNumber,Description,Quantity,UnitPrice
  $ ledgercli purchase-invoice lines 26600501 26600502 -o csv

Usage:\tledgercli purchase-invoice lines <refs...> [flags]

Arguments:
  <refs...>\tPurchase invoice numbers or GUIDs [- or @file: one per line]

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
  list: `List purchase invoices

Examples:
  $ ledgercli purchase-invoice list --supplier 26 --status 20
  $ ledgercli purchase-invoice list --from 2026-05-01 --to 2026-05-31 --all -o csv

Usage:\tledgercli purchase-invoice list [flags]

Flags:
  --from <YYYY-MM-DD>\tDated on or after this day
  --status <10|20|50>\tStatus: 10 draft, 20 open, 50 processed
  --supplier <id|code>\tSupplier code or GUID
  --to <YYYY-MM-DD>\tDated on or before this day
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
  update: `Update the header of a purchase invoice

Examples:
  $ ledgercli purchase-invoice update 26600501 --set PaymentCondition=30 --allow-writes
  $ ledgercli purchase-invoice update 26600501 --set YourRef=F-1088 --dry-run

Usage:\tledgercli purchase-invoice update <ref...> [flags]

Arguments:
  <ref...>\tPurchase invoice number or GUID [- or @file: one per line]

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
