// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Members of the team

Examples:
  $ helpdeskcli user list
  $ helpdeskcli user get 2001
  $ helpdeskcli user me

Usage: helpdeskcli user <command>

Commands:
  get   Show one team member
  list  List team members
  me    Show the signed-in user

More: helpdeskcli user <command> --help

Global flags: helpdeskcli help flags
`,
  get: `Show one team member

Examples:
  $ helpdeskcli user get 2001

Usage: helpdeskcli user get <id>

Arguments:
  <id>  User id, name or e-mail address, or "me"

Global flags: helpdeskcli help flags
`,
  list: `List team members

Examples:
  $ helpdeskcli user list
  $ helpdeskcli user list --mailbox 1001 --fields id,email --output csv

Usage: helpdeskcli user list [flags]

Flags:
  --email <text>       Exact e-mail address
  --mailbox <id|name>  Only members of this inbox, id or name
  --limit <number>     Maximum number of rows (0 for all) [0 or more; default
                       25]

Global flags: helpdeskcli help flags
`,
  me: `Show the signed-in user

Examples:
  $ helpdeskcli user me
  $ helpdeskcli user me --jq '.[].email'

Usage: helpdeskcli user me

Global flags: helpdeskcli help flags
`,
};
