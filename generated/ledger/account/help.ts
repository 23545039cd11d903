// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Customers, suppliers and prospects

Examples:
  $ ledgercli account list --search bakker --fields Code,Name,City
  $ ledgercli account create --name "Bakker & Zonen" --code 4711 --status C \\
      --city Utrecht --country NL --allow-writes
  $ ledgercli account update 25 --email boekhouding@example.com --allow-writes

Usage: ledgercli account <command>

Commands:
  create  Create a customer, supplier or prospect
  delete  Delete accounts
  list    List accounts
  update  Change an account

More: ledgercli account <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a customer, supplier or prospect

Examples:
  $ ledgercli account create --name "Bakker & Zonen" --code 4711 --status C \\
      --city Utrecht --country NL --allow-writes
  # Check an account without sending it
  $ ledgercli account create --name "Papier NV" --supplier \\
      --set Remarks="Delivers on Fridays" --dry-run

Usage: ledgercli account create --name <text> [flags]

Flags:
  --name <text>        Account name [required]
  --code <text>        Account code (the service pads numbers)
  --customer[=yes|no]  Is a customer (derived from the status)
  --supplier[=yes|no]  Is a supplier
  --vat-number <text>  VAT number
  --email <text>       E-mail address
  --phone <text>       Phone number
  --website <text>     Website
  --address <text>     Street and number of the visiting address
  --postcode <text>    Postcode
  --city <text>        City
  --country <text>     Two-letter country code
  --status <A|S|P|C>   Status: A none, S suspect, P prospect, C customer
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
  delete: `Delete accounts

Examples:
  $ ledgercli account delete 24 25 --allow-writes --yes

Usage: ledgercli account delete <ids...> [flags]

Arguments:
  <ids...>  Accounts, codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List accounts

Examples:
  $ ledgercli account list --search bakker --fields Code,Name,City
  $ ledgercli account list --customer --all -o csv

Usage: ledgercli account list [flags]

Flags:
  --customer[=yes|no]   Only customers, or with "no" only other accounts
  --search <text>       Part of the name or the exact code
  --status <A|S|P|C>    Status: A none, S suspect, P prospect, C customer
  --supplier[=yes|no]   Only suppliers, or with "no" only other accounts
  --all                 Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>    Collections to return with each record, for example
                        SalesEntryLines
  --filter <text>       OData $filter expression, for example "Status eq 20"
  --max-pages <number>  Maximum number of pages [1 or more; default 50]
  --orderby <text>      Sort order, for example "Code desc"
  --raw                 Print the response of the service unchanged [not with
                        --count]
  --select <a,b,...>    Fields to return
  --top <number>        Maximum number of records to return [1 to 60]
  --all-divisions       Read every division in turn; --all and --limit apply to
                        each [not with --division]
  --count               Print only the number of matching records

Global flags: ledgercli help flags
`,
  update: `Change an account

Examples:
  $ ledgercli account update 25 --email boekhouding@example.com --allow-writes

Usage: ledgercli account update <id> [flags]

Arguments:
  <id>  Account, code or GUID [- or @file: one per line]

Flags:
  --name <text>        Account name
  --code <text>        Account code (the service pads numbers)
  --customer[=yes|no]  Is a customer (derived from the status)
  --supplier[=yes|no]  Is a supplier
  --vat-number <text>  VAT number
  --email <text>       E-mail address
  --phone <text>       Phone number
  --website <text>     Website
  --address <text>     Street and number of the visiting address
  --postcode <text>    Postcode
  --city <text>        City
  --country <text>     Two-letter country code
  --status <A|S|P|C>   Status: A none, S suspect, P prospect, C customer
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
};
