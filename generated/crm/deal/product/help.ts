// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Products attached to a deal

Examples:
  $ crmcli deal product list 42
  $ crmcli deal product add 42 --product 7 --price 99.50
  $ crmcli deal product update 42 --attachment 124 --quantity 2

Usage: crmcli deal product <command>

Commands:
  add     Attach a product to a deal
  list    List products attached to a deal
  remove  Detach a product from a deal
  update  Change an attached product

More: crmcli deal product <command> --help

Global flags: crmcli help flags
`,
  add: `Attach a product to a deal

Examples:
  $ crmcli deal product add 42 --product 7 --price 99.50
  $ crmcli deal product add 42 --product 7 --price 99.50 --quantity 3 \\
      --discount 10 --discount-type percentage

Usage: crmcli deal product add <id> --product <id> --price <number> [flags]

Arguments:
  <id>  Deal id

Flags:
  --product <id>       Product id [required]
  --price <number>     Price per unit [required]
  --discount <number>  Discount on the row
  --discount-type <percentage|amount>
                       Type of the discount
  --tax <number>       Tax rate [in percent]
  --comments <text>    Comments on the row
  --quantity <number>  Number of units [default 1]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: crmcli help flags
`,
  list: `List products attached to a deal

Examples:
  $ crmcli deal product list 42
  $ crmcli deal product list 42 --sort-by order_nr --output csv

Usage: crmcli deal product list <id> [flags]

Arguments:
  <id>  Deal id

Flags:
  --sort-by <word>             Field to sort by [one of id, add_time,
                               update_time, order_nr]
  --sort-direction <asc|desc>  Sort order

Global flags: crmcli help flags
`,
  remove: `Detach a product from a deal

Examples:
  $ crmcli deal product remove 42 --attachment 124

Usage: crmcli deal product remove <id> --attachment <id> [flags]

Arguments:
  <id>  Deal id [- or @file: one per line]

Flags:
  --attachment <id>  Attachment id, shown by \`deal product list\` [required]

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Skip the confirmation prompt

Global flags: crmcli help flags
`,
  update: `Change an attached product

Examples:
  $ crmcli deal product update 42 --attachment 124 --quantity 2

Usage: crmcli deal product update <id> --attachment <id> [flags]

Arguments:
  <id>  Deal id

Flags:
  --attachment <id>    Attachment id, shown by \`deal product list\` [required]
  --product <id>       Product id
  --price <number>     Price per unit
  --quantity <number>  Number of units
  --discount <number>  Discount on the row
  --discount-type <percentage|amount>
                       Type of the discount
  --tax <number>       Tax rate [in percent]
  --comments <text>    Comments on the row

Safety flags:
  --dry-run  Print the request without sending it

Global flags: crmcli help flags
`,
};
