// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `People who write to the helpdesk

Examples:
  $ helpdeskcli customer list --limit 10
  $ helpdeskcli customer create --email ann@example.com --first Ann --last Lee \\
      --company "Example Ltd"
  $ helpdeskcli customer get 3001

Usage: helpdeskcli customer <command>

Commands:
  conversations  List the conversations of one customer
  create         Create a customer
  get            Show one customer
  list           List customers
  search         Search customers with a query expression
  update         Update a customer

More: helpdeskcli customer <command> --help

Global flags: helpdeskcli help flags
`,
  conversations: `List the conversations of one customer

Examples:
  $ helpdeskcli customer conversations 3001

Usage: helpdeskcli customer conversations <id> [flags]

Arguments:
  <id>  Customer id

Flags:
  --limit <number>  Maximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  create: `Create a customer

Examples:
  $ helpdeskcli customer create --email ann@example.com --first Ann --last Lee \\
      --company "Example Ltd"

Usage: helpdeskcli customer create --email <text> [flags]

Flags:
  --email <text>      E-mail address [required]
  --phone <text>      Phone number
  --company <text>    Organization [at most 60 characters]
  --first <text>      First name [at most 40 characters]
  --job-title <text>  Job title [at most 60 characters]
  --last <text>       Last name [at most 40 characters]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  get: `Show one customer

Examples:
  $ helpdeskcli customer get 3001

Usage: helpdeskcli customer get <id>

Arguments:
  <id>  Customer id

Global flags: helpdeskcli help flags
`,
  list: `List customers

Examples:
  $ helpdeskcli customer list --limit 10
  # all customers that changed in the last 30 days
  $ helpdeskcli customer list --since 30d --limit 0 --output csv

Usage: helpdeskcli customer list [flags]

Flags:
  --first <text>       First name
  --last <text>        Last name
  --mailbox <id|name>  Only customers with a conversation in this inbox, id or
                       name
  --since <time|7d>    Changed since a date, an RFC 3339 time, or an age (7d,
                       12h, 30m)
  --limit <number>     Maximum number of rows (0 for all) [0 or more; default
                       25]

Global flags: helpdeskcli help flags
`,
  search: `Search customers with a query expression

Examples:
  $ helpdeskcli customer search "(emailDomain:example.com)" --limit 5

Usage: helpdeskcli customer search <query> [flags]

Arguments:
  <query>  Expression, for example (emailDomain:example.com)

Flags:
  --limit <number>  Maximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  update: `Update a customer

Examples:
  $ helpdeskcli customer update 3001 --job-title "Head of Support"
  $ helpdeskcli customer update 3001 --email ann.lee@example.com \\
      --phone "+44 20 7946 0000"

Usage: helpdeskcli customer update <id> [flags]

Arguments:
  <id>  Customer id

Flags:
  --email <text>      E-mail address
  --phone <text>      Phone number
  --company <text>    Organization [at most 60 characters]
  --first <text>      First name [at most 40 characters]
  --job-title <text>  Job title [at most 60 characters]
  --last <text>       Last name [at most 40 characters]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
};
