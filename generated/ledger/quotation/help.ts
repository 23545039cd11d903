// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Quotations and their versions

Examples:
  $ ledgercli quotation list --account 25 --status 20
  $ ledgercli quotation create --account 25 \\
      --line "ART-0001:10:2.50:Flour for June" --close-date 2026-06-30 \\
      --allow-writes
  $ ledgercli quotation accept 2026001 --action 1 --allow-writes

Usage: ledgercli quotation <command>

Commands:
  accept       Accept a quotation
  create       Create a quotation
  delete       Delete quotations
  email        Send a quotation for online sign-off
  line-add     Add a line to a quotation
  line-delete  Delete lines of a quotation
  line-update  Update a line of a quotation
  lines        List the lines of quotations
  list         List quotations
  print        Print a quotation to a document
  reject       Reject a quotation
  reopen       Reopen an accepted or rejected quotation
  review       Replace a quotation with a new version
  update       Change the header of a quotation

More: ledgercli quotation <command> --help

Global flags: ledgercli help flags
`,
  accept: `Accept a quotation

Examples:
  $ ledgercli quotation accept 2026001 --action 1 --allow-writes
  $ ledgercli quotation accept 2026001 --action 2 --invoice-journal 70 \\
      --dry-run

Usage: ledgercli quotation accept <id> [flags]

Arguments:
  <id>  Quotation, number or GUID

Flags:
  --action <0|1|2|3|4|5>        Follow-up: 0 none, 1 sales order, 2 sales
                                invoice, 3 project, 4 existing project, 5
                                subscription
  --invoice-journal <text>      Journal of the invoice (required for action 2)
  --your-ref <text>             Customer reference
  --reason <uuid>               Reason (GUID)
  --opportunity-stage <uuid>    New stage of the opportunity (GUID)
  --notification-layout <uuid>  Layout of the notification (GUID)

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  create: `Create a quotation

Examples:
  $ ledgercli quotation create --account 25 \\
      --line "ART-0001:10:2.50:Flour for June" --close-date 2026-06-30 \\
      --allow-writes
  $ ledgercli quotation create --account 25 --line ART-0001:10:2.50 \\
      --line ART-0002:1: --dry-run

Usage: ledgercli quotation create --account <id|code> --line <line> [flags]

Flags:
  --account <id|code>        Account, code or GUID [required]
  --line <line>              One line of the quotation [required; may be
                             repeated]
  --description <text>       Description of the quotation
  --date <YYYY-MM-DD>        Date of the quotation
  --close-date <YYYY-MM-DD>  Last day on which the quotation is valid
  --reference <text>         Customer reference

Notation of --line:
  item:quantity:[unit-price][:text]
              Write \\: for a colon inside a part.
  item        Item, code or GUID
  quantity    Quantity
  unit-price  Unit price (default: set by the service) [may be empty]
  text        Description: the rest of the line, including colons

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete quotations

Examples:
  $ ledgercli quotation delete 2026001 --allow-writes --yes
  $ ledgercli quotation delete 2026001 2026002 --dry-run

Usage: ledgercli quotation delete <refs...> [flags]

Arguments:
  <refs...>  Quotations, numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  email: `Send a quotation for online sign-off

Examples:
  $ ledgercli quotation email 2026001 \\
      --email-layout 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --allow-writes
  $ ledgercli quotation email 2026001 \\
      --email-layout 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 \\
      --subject "Our offer" --action 1 --dry-run

Usage: ledgercli quotation email <id> --email-layout <uuid> [flags]

Arguments:
  <id>  Quotation, number or GUID

Flags:
  --email-layout <uuid>     Layout of the e-mail (GUID) [required]
  --layout <uuid>           Layout of the document (GUID)
  --extra-text <text>       Text added to the e-mail
  --action <0|1|2|3|4|5>    Follow-up: 0 none, 1 sales order, 2 sales invoice, 3
                            project, 4 existing project, 5 subscription
  --invoice-journal <text>  Journal of the invoice (required for action 2)
  --your-ref <text>         Customer reference
  --date <YYYY-MM-DD>       Date of the quotation
  --accept-layout <uuid>    Layout of the acceptance e-mail (GUID)
  --allow-your-ref          Let the customer add a reference
  --reject-layout <uuid>    Layout of the rejection e-mail (GUID)
  --subject <text>          Subject of the e-mail

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  'line-add': `Add a line to a quotation

Examples:
  $ ledgercli quotation line-add 2026001 \\
      --set Item=@ref:logistics/Items:ART-0003 --set Quantity=2 --allow-writes
  $ ledgercli quotation line-add 2026001 --body @line.json --dry-run

Usage: ledgercli quotation line-add <ref> [flags]

Arguments:
  <ref>  Quotation, number or GUID

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  'line-delete': `Delete lines of a quotation

Examples:
  $ ledgercli quotation line-delete 50419536-0142-4807-b923-b3538aab4735 \\
      --allow-writes --yes
  $ ledgercli quotation line-delete 50419536-0142-4807-b923-b3538aab4735 \\
      46a9bbaf-b69f-4c51-aa23-8dcee22934fc --dry-run

Usage: ledgercli quotation line-delete <ids...> [flags]

Arguments:
  <ids...>  Line ids [- or @file: one per line]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  'line-update': `Update a line of a quotation

Examples:
  $ ledgercli quotation line-update 50419536-0142-4807-b923-b3538aab4735 \\
      --set Quantity=4 --allow-writes
  $ ledgercli quotation line-update 50419536-0142-4807-b923-b3538aab4735 \\
      --set UnitPrice=2.25 --dry-run

Usage: ledgercli quotation line-update <id> [flags]

Arguments:
  <id>  Line id [- or @file: one per line]

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  lines: `List the lines of quotations

Examples:
  $ ledgercli quotation lines 2026001 \\
      --select VersionNumber,LineNumber,ItemDescription,Quantity
  $ ledgercli quotation lines 3f95e7e0-0e7d-4308-bbd7-a20018b6c449 2026002

Usage: ledgercli quotation lines <refs...> [flags]

Arguments:
  <refs...>  Quotations, numbers or GUIDs

Flags:
  --all                 Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>    Collections to return with each record, for example
                        SalesEntryLines
  --filter <text>       OData $filter expression, for example "Status eq 20"
  --max-pages <number>  Maximum number of pages [1 or more; default 50]
  --orderby <text>      Sort order, for example "Code desc"
  --raw                 Print the response of the service unchanged
  --select <a,b,...>    Fields to return
  --top <number>        Maximum number of records to return [1 to 60]

Global flags: ledgercli help flags
`,
  list: `List quotations

Examples:
  $ ledgercli quotation list --account 25 --status 20
  $ ledgercli quotation list --from 2026-05-01 --to 2026-05-31 --all -o csv

Usage: ledgercli quotation list [flags]

Flags:
  --account <id|code>       Account, code or GUID
  --from <YYYY-MM-DD>       Dated on or after this day
  --search <text>           Part of the description or account name
  --status <5|20|25|40|50>  Status: 5 rejected, 20 draft, 25 open, 40 printed,
                            50 accepted
  --to <YYYY-MM-DD>         Dated on or before this day
  --all                     Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>        Collections to return with each record, for example
                            SalesEntryLines
  --filter <text>           OData $filter expression, for example "Status eq 20"
  --max-pages <number>      Maximum number of pages [1 or more; default 50]
  --orderby <text>          Sort order, for example "Code desc"
  --raw                     Print the response of the service unchanged [not
                            with --count]
  --select <a,b,...>        Fields to return
  --top <number>            Maximum number of records to return [1 to 60]
  --all-divisions           Read every division in turn; --all and --limit apply
                            to each [not with --division]
  --count                   Print only the number of matching records

Global flags: ledgercli help flags
`,
  print: `Print a quotation to a document

Examples:
  $ ledgercli quotation print 2026001 --allow-writes
  $ ledgercli quotation print 2026001 --email \\
      --email-layout 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run

Usage: ledgercli quotation print <id> [flags]

Arguments:
  <id>  Quotation, number or GUID

Flags:
  --layout <uuid>        Layout of the document (GUID)
  --email-layout <uuid>  Layout of the e-mail (GUID)
  --extra-text <text>    Text added to the e-mail
  --date <YYYY-MM-DD>    Date of the quotation
  --email                Also send the quotation to the customer by e-mail

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  reject: `Reject a quotation

Examples:
  $ ledgercli quotation reject 2026001 --allow-writes
  $ ledgercli quotation reject 2026001 \\
      --reason 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --dry-run

Usage: ledgercli quotation reject <id> [flags]

Arguments:
  <id>  Quotation, number or GUID

Flags:
  --reason <uuid>               Reason (GUID)
  --opportunity-stage <uuid>    New stage of the opportunity (GUID)
  --notification-layout <uuid>  Layout of the notification (GUID)

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  reopen: `Reopen an accepted or rejected quotation

Examples:
  $ ledgercli quotation reopen 2026002 --allow-writes
  $ ledgercli quotation reopen 2026002 --dry-run

Usage: ledgercli quotation reopen <id> [flags]

Arguments:
  <id>  Quotation, number or GUID

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  review: `Replace a quotation with a new version

Examples:
  $ ledgercli quotation review 2026001 --copy-prices --allow-writes
  $ ledgercli quotation review 2026001 --account 26 \\
      --description "Second offer" --dry-run

Usage: ledgercli quotation review <id> [flags]

Arguments:
  <id>  Quotation, number or GUID

Flags:
  --description <text>        Description of the quotation
  --date <YYYY-MM-DD>         Date of the quotation
  --account <id|code>         New account, code or GUID
  --copy-prices               Copy the item prices
  --document <uuid>           Document (GUID)
  --payment-condition <text>  Payment condition code

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  update: `Change the header of a quotation

Examples:
  $ ledgercli quotation update 2026001 --close-date 2026-07-31 --allow-writes
  $ ledgercli quotation update 2026001 --description "Flour for July" \\
      --dry-run

Usage: ledgercli quotation update <id> [flags]

Arguments:
  <id>  Quotation, number or GUID [- or @file: one per line]

Flags:
  --description <text>       Description of the quotation
  --date <YYYY-MM-DD>        Date of the quotation
  --close-date <YYYY-MM-DD>  Last day on which the quotation is valid
  --reference <text>         Customer reference

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
};
