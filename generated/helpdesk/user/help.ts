// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Members of the team

Examples:
  $ helpdeskcli user list
  $ helpdeskcli user get 2001
  $ helpdeskcli user me

Usage:\thelpdeskcli user <command>

Commands:
  get\tShow one team member
  list\tList team members
  me\tShow the signed-in user

More: helpdeskcli user <command> --help

Global flags: helpdeskcli help flags
`,
  get: `Show one team member

Examples:
  $ helpdeskcli user get 2001
  $ helpdeskcli user get 2001 --output json

Usage:\thelpdeskcli user get <id>

Arguments:
  <id>\tUser id, name or e-mail address, or "me"

Global flags: helpdeskcli help flags
`,
  list: `List team members

Examples:
  $ helpdeskcli user list
  $ helpdeskcli user list --mailbox 1001 --fields id,email --output csv

Usage:\thelpdeskcli user list [flags]

Flags:
  --email <text>\tExact e-mail address
  --mailbox <id|name>\tOnly members of this mailbox, id or name
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  me: `Show the signed-in user

Examples:
  $ helpdeskcli user me
  $ helpdeskcli user me --jq '.[].email'

Usage:\thelpdeskcli user me

Global flags: helpdeskcli help flags
`,
};
