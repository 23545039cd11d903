// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Products and their prices

Examples:
  $ crmcli product list --sort-by name
  $ crmcli product create --name "Seat license" --code P-100 --price 12.50 --currency EUR
  $ crmcli product get 7

Usage:\tcrmcli product <command>

Commands:
  create\tCreate a product
  delete\tDelete a product
  get\tShow one product
  list\tList products
  update\tUpdate a product

More: crmcli product <command> --help

Global flags: crmcli help flags
`,
  create: `Create a product

Examples:
  $ crmcli product create --name "Seat license" --code P-100 --price 12.50 --currency EUR
  # Set a custom field by its name
  $ crmcli product create --name Gateway --field "Warranty months=24"

Usage:\tcrmcli product create --name <text> [flags]

Flags:
  --name <text>\tName of the product [required]
  --code <text>\tProduct code
  --unit <text>\tUnit, for example piece or hour
  --description <text>\tDescription of the product
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --price <number>\tPrice per unit in the currency set by --currency [requires --currency]
  --currency <text>\tCurrency code, for example EUR [requires --price]
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a product

Examples:
  $ crmcli product delete 7
  $ crmcli product delete 7 --yes

Usage:\tcrmcli product delete <id...> [flags]

Arguments:
  <id...>\tProduct id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one product

Examples:
  $ crmcli product get 7
  $ crmcli product get 7 --output json --resolve-fields

Usage:\tcrmcli product get <id> [flags]

Arguments:
  <id>\tProduct id

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: crmcli help flags
`,
  list: `List products

Examples:
  $ crmcli product list --sort-by name
  $ crmcli product list --updated-since 2026-06-01T00:00:00Z --output csv

Usage:\tcrmcli product list [flags]

Flags:
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --filter <id>\tId of a saved filter (the service then ignores the owner)
  --sort-by <word>\tField to sort by [one of id, name, add_time, update_time]
  --sort-direction <asc|desc>\tSort order
  --updated-since <time>\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z
  --ids <a,b,...>\tOnly these ids (at most 100) [- or @file: one per line; not with --filter]
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  update: `Update a product

Examples:
  $ crmcli product update 7 --name "Seat license, yearly"
  $ crmcli product update 7 --price 14 --currency EUR

Usage:\tcrmcli product update <id> [flags]

--price sets the price in the currency of --currency; prices in other currencies stay. A list \`prices\` in --body replaces all prices.

Arguments:
  <id>\tProduct id

Flags:
  --name <text>\tName of the product
  --code <text>\tProduct code
  --unit <text>\tUnit, for example piece or hour
  --description <text>\tDescription of the product
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --price <number>\tPrice per unit in the currency set by --currency [requires --currency]
  --currency <text>\tCurrency code, for example EUR [requires --price]
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
