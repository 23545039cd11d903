// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Entries in a purchase journal

Examples:
  $ ledgercli purchase-entry list --supplier 26 --from 2026-05-01 --to 2026-05-31
  $ ledgercli purchase-entry create --supplier 26 --journal 60 --line "4300:96.80:vat=2:Paper" --date 2026-05-31 --invoice F-1087 --allow-writes
  $ ledgercli purchase-entry line-add 26600001 --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=12.50 --allow-writes

Usage:\tledgercli purchase-entry <command>

Commands:
  create\tCreate a purchase entry or credit note
  delete\tDelete purchase entries
  line-add\tAdd a line to a purchase entry
  line-delete\tDelete lines of a purchase entry
  line-update\tUpdate a line of a purchase entry
  lines\tList the lines of purchase entries
  list\tList purchase entries
  update\tUpdate the header of a purchase entry

More: ledgercli purchase-entry <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a purchase entry or credit note

Examples:
  $ ledgercli purchase-entry create --supplier 26 --journal 60 --line "4300:96.80:vat=2:Paper" --date 2026-05-31 --invoice F-1087 --allow-writes
  # Attach the supplier invoice to a new document
  $ ledgercli purchase-entry create --supplier 26 --journal 60 --line 4100:800 --file invoice.pdf --dry-run

Usage:\tledgercli purchase-entry create --journal <code|name> --line <line> --supplier <id|code> [flags]

With --invoice, the client first looks for an entry of the supplier with the same reference (one more request). If one exists, the new entry is refused; --allow-duplicate creates it anyway.

Flags:
  --journal <code|name>\tPurchase journal code or name [required]
  --line <line>\tOne line of the entry [required; may be repeated; - or @file: CSV with a header]
  --supplier <id|code>\tSupplier code or GUID [required]
  --allow-duplicate\tCreate the entry even if its reference is already in use
  --credit-note\tCreate a credit note (amounts become negative)
  --date <YYYY-MM-DD>\tDate of the entry
  --description <text>\tDescription of the entry
  --file <path>\tFile to attach (all files are attached to one new document) [may be repeated]
  --invoice <text>\tSupplier invoice number

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
  delete: `Delete purchase entries

Examples:
  $ ledgercli purchase-entry delete 26600001 --allow-writes --yes
  $ ledgercli purchase-entry delete 26600001 26600002 --dry-run

Usage:\tledgercli purchase-entry delete <refs...> [flags]

Arguments:
  <refs...>\tPurchase entry numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a purchase entry

Examples:
  $ ledgercli purchase-entry line-add 26600001 --set GLAccount=@ref:financial/GLAccounts:4300 --set AmountFC=12.50 --allow-writes
  $ ledgercli purchase-entry line-add 26600001 --body @line.json --dry-run

Usage:\tledgercli purchase-entry line-add <ref> [flags]

Arguments:
  <ref>\tPurchase entry number or GUID

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
  'line-delete': `Delete lines of a purchase entry

Examples:
  $ ledgercli purchase-entry line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 --dry-run
  $ ledgercli purchase-entry line-delete 95947202-d6c9-43ee-86a9-6347c9cfecb9 5fb9ce43-95b0-41df-8106-58d496a551da --dry-run

Usage:\tledgercli purchase-entry line-delete <ids...> [flags]

Arguments:
  <ids...>\tLine ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a purchase entry

Examples:
  $ ledgercli purchase-entry line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set AmountFC=15 --dry-run
  $ ledgercli purchase-entry line-update 95947202-d6c9-43ee-86a9-6347c9cfecb9 --set CostCenter=SHOP --dry-run

Usage:\tledgercli purchase-entry line-update <id...> [flags]

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
  lines: `List the lines of purchase entries

Examples:
  $ ledgercli purchase-entry lines 26600001 26600002 --select LineNumber,GLAccountCode,AmountFC
  $ ledgercli purchase-entry lines 26600001 --filter "AmountFC gt 100"

Usage:\tledgercli purchase-entry lines <refs...> [flags]

Arguments:
  <refs...>\tPurchase entry numbers or GUIDs [- or @file: one per line]

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
  list: `List purchase entries

Examples:
  $ ledgercli purchase-entry list --supplier 26 --from 2026-05-01 --to 2026-05-31
  $ ledgercli purchase-entry list --status 20 --orderby "EntryDate desc" --top 20

Usage:\tledgercli purchase-entry list [flags]

Flags:
  --from <YYYY-MM-DD>\tDated on or after this day
  --status <5|20|50>\tStatus: 5 rejected, 20 open, 50 processed
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
  update: `Update the header of a purchase entry

Examples:
  $ ledgercli purchase-entry update 26600001 --set Description="Rent of June" --allow-writes
  $ ledgercli purchase-entry update 26600001 --set YourRef=F-1088 --dry-run

Usage:\tledgercli purchase-entry update <ref...> [flags]

Arguments:
  <ref...>\tPurchase entry number or GUID [- or @file: one per line]

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
