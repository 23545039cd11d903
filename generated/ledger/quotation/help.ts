// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Quotations and their versions

Examples:
  $ ledgercli quotation list --account 25 --status 20
  $ ledgercli quotation create --account 25 --line "ART-0001:10:2.50:Flour for June" --close-date 2026-06-30 --allow-writes
  $ ledgercli quotation accept 2026001 --action 1 --allow-writes

Usage:\tledgercli quotation <command>

Commands:
  accept\tAccept a quotation
  create\tCreate a quotation
  delete\tDelete quotations
  email\tSend a quotation for online sign-off
  line-add\tAdd a line to a quotation
  line-delete\tDelete lines of a quotation
  line-update\tUpdate a line of a quotation
  lines\tList the lines of quotations
  list\tList quotations
  print\tPrint a quotation to a document
  reject\tReject a quotation
  reopen\tReopen an accepted or rejected quotation
  review\tReplace a quotation with a new version
  update\tUpdate the header of a quotation

More: ledgercli quotation <command> --help

Global flags: ledgercli help flags
`,
  accept: `Accept a quotation

Examples:
  $ ledgercli quotation accept 2026001 --action 1 --allow-writes
  $ ledgercli quotation accept 2026001 --action 2 --invoice-journal 70 --dry-run

Usage:\tledgercli quotation accept <id> [flags]

Arguments:
  <id>\tQuotation number or GUID

Flags:
  --action <0|1|2|3|4|5>\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription
  --your-ref <text>\tCustomer reference
  --reason <uuid>\tReason (GUID)
  --opportunity-stage <uuid>\tNew stage of the opportunity (GUID)
  --notification-layout <uuid>\tLayout of the notification (GUID)
  --invoice-journal <code|name>\tInvoice journal code or name (required for action 2)

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  create: `Create a quotation

Examples:
  $ ledgercli quotation create --account 25 --line "ART-0001:10:2.50:Flour for June" --close-date 2026-06-30 --allow-writes
  $ ledgercli quotation create --account 25 --line ART-0001:10:2.50 --line ART-0002:1: --dry-run

Usage:\tledgercli quotation create --account <id|code> --line <line> [flags]

Flags:
  --account <id|code>\tAccount code or GUID [required]
  --line <line>\tOne line of the quotation [required; may be repeated; - or @file: CSV with a header]
  --description <text>\tDescription of the quotation
  --date <YYYY-MM-DD>\tDate of the quotation
  --close-date <YYYY-MM-DD>\tLast day on which the quotation is valid
  --reference <text>\tCustomer reference

Notation of --line:
  item:quantity:[unit-price][:text]\tWrite \\: for a colon and \\= for an equals sign inside a part.
  item\tItem code or GUID
  quantity\tQuantity
  unit-price\tUnit price (default: set by the service) [may be empty]
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: item, quantity, unit-price, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete quotations

Examples:
  $ ledgercli quotation delete 2026001 --allow-writes --yes
  $ ledgercli quotation delete 2026001 2026002 --dry-run

Usage:\tledgercli quotation delete <refs...> [flags]

Arguments:
  <refs...>\tQuotation numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  email: `Send a quotation for online sign-off

Examples:
  $ ledgercli quotation email 2026001 --email-layout 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --allow-writes
  $ ledgercli quotation email 2026001 --email-layout 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --subject "Our offer" --action 1 --dry-run

Usage:\tledgercli quotation email <id> --email-layout <uuid> [flags]

Arguments:
  <id>\tQuotation number or GUID

Flags:
  --email-layout <uuid>\tLayout of the e-mail (GUID) [required]
  --layout <uuid>\tLayout of the document (GUID)
  --extra-text <text>\tText added to the e-mail
  --action <0|1|2|3|4|5>\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription
  --invoice-journal <code|name>\tInvoice journal code or name
  --your-ref <text>\tCustomer reference
  --date <YYYY-MM-DD>\tDate of the quotation
  --accept-layout <uuid>\tLayout of the acceptance e-mail (GUID)
  --allow-your-ref\tLet the customer add a reference
  --reject-layout <uuid>\tLayout of the rejection e-mail (GUID)
  --subject <text>\tSubject of the e-mail

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a quotation

Examples:
  $ ledgercli quotation line-add 2026001 --set Item=@ref:logistics/Items:ART-0003 --set Quantity=2 --allow-writes
  $ ledgercli quotation line-add 2026001 --body @line.json --dry-run

Usage:\tledgercli quotation line-add <ref> [flags]

Arguments:
  <ref>\tQuotation number or GUID

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
  'line-delete': `Delete lines of a quotation

Examples:
  $ ledgercli quotation line-delete 50419536-0142-4807-b923-b3538aab4735 --allow-writes --yes
  $ ledgercli quotation line-delete 50419536-0142-4807-b923-b3538aab4735 46a9bbaf-b69f-4c51-aa23-8dcee22934fc --dry-run

Usage:\tledgercli quotation line-delete <ids...> [flags]

Arguments:
  <ids...>\tLine ids [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a quotation

Examples:
  $ ledgercli quotation line-update 50419536-0142-4807-b923-b3538aab4735 --set Quantity=4 --allow-writes
  $ ledgercli quotation line-update 50419536-0142-4807-b923-b3538aab4735 --set UnitPrice=2.25 --dry-run

Usage:\tledgercli quotation line-update <id...> [flags]

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
  lines: `List the lines of quotations

Examples:
  $ ledgercli quotation lines 2026001 --select VersionNumber,LineNumber,ItemDescription,Quantity
  $ ledgercli quotation lines 3f95e7e0-0e7d-4308-bbd7-a20018b6c449 2026002

Usage:\tledgercli quotation lines <refs...> [flags]

Arguments:
  <refs...>\tQuotation numbers or GUIDs [- or @file: one per line]

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
  list: `List quotations

Examples:
  $ ledgercli quotation list --account 25 --status 20
  $ ledgercli quotation list --from 2026-05-01 --to 2026-05-31 --all -o csv

Usage:\tledgercli quotation list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --from <YYYY-MM-DD>\tDated on or after this day
  --search <text>\tPart of the description or account name
  --status <5|20|25|40|50>\tStatus: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted
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
  print: `Print a quotation to a document

Examples:
  $ ledgercli quotation print 2026001 --allow-writes
  $ ledgercli quotation print 2026001 --email --email-layout 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run

Usage:\tledgercli quotation print <id> [flags]

Arguments:
  <id>\tQuotation number or GUID

Flags:
  --layout <uuid>\tLayout of the document (GUID)
  --email-layout <uuid>\tLayout of the e-mail (GUID)
  --extra-text <text>\tText added to the e-mail
  --date <YYYY-MM-DD>\tDate of the quotation
  --email\tAlso send the quotation to the customer by e-mail

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  reject: `Reject a quotation

Examples:
  $ ledgercli quotation reject 2026001 --allow-writes
  $ ledgercli quotation reject 2026001 --reason 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run

Usage:\tledgercli quotation reject <id> [flags]

Arguments:
  <id>\tQuotation number or GUID

Flags:
  --reason <uuid>\tReason (GUID)
  --opportunity-stage <uuid>\tNew stage of the opportunity (GUID)
  --notification-layout <uuid>\tLayout of the notification (GUID)

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  reopen: `Reopen an accepted or rejected quotation

Examples:
  $ ledgercli quotation reopen 2026002 --allow-writes
  $ ledgercli quotation reopen 2026002 --dry-run

Usage:\tledgercli quotation reopen <id> [flags]

Arguments:
  <id>\tQuotation number or GUID

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  review: `Replace a quotation with a new version

Examples:
  $ ledgercli quotation review 2026001 --copy-prices --allow-writes
  $ ledgercli quotation review 2026001 --account 26 --description "Second offer" --dry-run

Usage:\tledgercli quotation review <id> [flags]

Arguments:
  <id>\tQuotation number or GUID

Flags:
  --description <text>\tDescription of the quotation
  --date <YYYY-MM-DD>\tDate of the quotation
  --account <id|code>\tCode or GUID of the new account
  --copy-prices\tCopy the item prices
  --document <uuid>\tDocument (GUID)
  --payment-condition <text>\tPayment condition code

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  update: `Update the header of a quotation

Examples:
  $ ledgercli quotation update 2026001 --close-date 2026-07-31 --allow-writes
  $ ledgercli quotation update 2026001 --description "Flour for July" --dry-run

Usage:\tledgercli quotation update <id...> [flags]

Arguments:
  <id...>\tQuotation number or GUID [- or @file: one per line]

Flags:
  --description <text>\tDescription of the quotation
  --date <YYYY-MM-DD>\tDate of the quotation
  --close-date <YYYY-MM-DD>\tLast day on which the quotation is valid
  --reference <text>\tCustomer reference

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
