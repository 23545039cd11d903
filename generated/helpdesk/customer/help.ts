// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `People who write to the helpdesk

Examples:
  $ helpdeskcli customer list --limit 10
  $ helpdeskcli customer create --email ann@example.com --first Ann --last Lee --company "Example Ltd"
  $ helpdeskcli customer get 3001

Usage:\thelpdeskcli customer <command>

Commands:
  conversations\tList the conversations of one customer
  create\tCreate a customer
  get\tShow one customer
  list\tList customers
  search\tSearch customers with a query expression
  update\tUpdate a customer

More: helpdeskcli customer <command> --help

Global flags: helpdeskcli help flags
`,
  conversations: `List the conversations of one customer

Examples:
  $ helpdeskcli customer conversations 3001
  $ helpdeskcli customer conversations 3001 --limit 0 --output csv

Usage:\thelpdeskcli customer conversations <id> [flags]

Arguments:
  <id>\tCustomer id or e-mail address

Flags:
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  create: `Create a customer

Examples:
  $ helpdeskcli customer create --email ann@example.com --first Ann --last Lee --company "Example Ltd"
  $ helpdeskcli customer create --email ben@example.com --phone "+31 20 5550101" --dry-run

Usage:\thelpdeskcli customer create --email <text> [flags]

Flags:
  --email <text>\tE-mail address [required]
  --phone <text>\tPhone number
  --company <text>\tOrganization [at most 60 characters]
  --first <text>\tFirst name [at most 40 characters]
  --job-title <text>\tJob title [at most 60 characters]
  --last <text>\tLast name [at most 40 characters]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  get: `Show one customer

Examples:
  $ helpdeskcli customer get 3001
  $ helpdeskcli customer get 3001 --output json

Usage:\thelpdeskcli customer get <id> [flags]

Arguments:
  <id>\tCustomer id or e-mail address

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: helpdeskcli help flags
`,
  list: `List customers

Examples:
  $ helpdeskcli customer list --limit 10
  # all customers that changed in the last 30 days
  $ helpdeskcli customer list --since 30d --limit 0 --output csv

Usage:\thelpdeskcli customer list [flags]

With --sort by firstName, lastName, updatedAt, the service sorts the whole list. With other columns, only the rows shown are sorted.

Flags:
  --first <text>\tFirst name
  --last <text>\tLast name
  --mailbox <id|name>\tOnly customers with a conversation in this mailbox, id or name
  --since <time|7d>\tChanged since a date, an RFC 3339 time, or an age (7d, 12h, 30m)
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  search: `Search customers with a query expression

Examples:
  $ helpdeskcli customer search "(emailDomain:example.com)" --limit 5
  $ helpdeskcli customer search "(firstName:Ann)" --fields id,firstName,lastName

Usage:\thelpdeskcli customer search <query> [flags]

With --sort by firstName, lastName, updatedAt, the service sorts the whole list. With other columns, only the rows shown are sorted.

Arguments:
  <query>\tExpression, for example (emailDomain:example.com)

Flags:
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  update: `Update a customer

Examples:
  $ helpdeskcli customer update 3001 --job-title "Head of Support"
  $ helpdeskcli customer update 3001 --email ann.lee@example.com --phone "+44 20 7946 0000"

Usage:\thelpdeskcli customer update <id> [flags]

Arguments:
  <id>\tCustomer id or e-mail address

Flags:
  --email <text>\tE-mail address
  --phone <text>\tPhone number
  --company <text>\tOrganization [at most 60 characters]
  --first <text>\tFirst name [at most 40 characters]
  --job-title <text>\tJob title [at most 60 characters]
  --last <text>\tLast name [at most 40 characters]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
};
