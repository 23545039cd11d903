// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Products attached to a deal

Examples:
  $ crmcli deal product list 42
  $ crmcli deal product add 42 --product 7 --price 99.50
  $ crmcli deal product update 42 --attachment 124 --quantity 2

Usage:\tcrmcli deal product <command>

Commands:
  add\tAttach a product to a deal
  list\tList products attached to a deal
  remove\tDetach a product from a deal
  update\tUpdate an attached product

More: crmcli deal product <command> --help

Global flags: crmcli help flags
`,
  add: `Attach a product to a deal

Examples:
  $ crmcli deal product add 42 --product 7 --price 99.50
  $ crmcli deal product add 42 --product 7 --price 99.50 --quantity 3 --discount 10 --discount-type percentage

Usage:\tcrmcli deal product add <id> --product <id> --price <number> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --product <id>\tProduct id [required]
  --price <number>\tPrice per unit [required]
  --discount <number>\tDiscount on the row
  --discount-type <percentage|amount>\tType of the discount
  --tax <number>\tTax rate [in percent]
  --comments <text>\tComments on the row
  --quantity <number>\tNumber of units [default 1]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List products attached to a deal

Examples:
  $ crmcli deal product list 42
  $ crmcli deal product list 42 --sort-by order_nr --output csv

Usage:\tcrmcli deal product list <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --sort-by <word>\tField to sort by [one of id, add_time, update_time, order_nr]
  --sort-direction <asc|desc>\tSort order
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  remove: `Detach a product from a deal

Examples:
  $ crmcli deal product remove 42 --attachment 124
  $ crmcli deal product remove 42 --attachment 124 --yes

Usage:\tcrmcli deal product remove <id...> --attachment <id> [flags]

Arguments:
  <id...>\tDeal id [- or @file: one per line]

Flags:
  --attachment <id>\tAttachment id, shown by \`deal product list\` [required]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  update: `Update an attached product

Examples:
  $ crmcli deal product update 42 --attachment 124 --quantity 2
  $ crmcli deal product update 42 --attachment 124 --price 95 --discount 10

Usage:\tcrmcli deal product update <id> --attachment <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --attachment <id>\tAttachment id, shown by \`deal product list\` [required]
  --product <id>\tProduct id
  --price <number>\tPrice per unit
  --quantity <number>\tNumber of units
  --discount <number>\tDiscount on the row
  --discount-type <percentage|amount>\tType of the discount
  --tax <number>\tTax rate [in percent]
  --comments <text>\tComments on the row

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
