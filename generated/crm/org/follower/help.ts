// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Users who follow an organization

Examples:
  $ crmcli org follower list 12
  $ crmcli org follower add 12 --user 2
  $ crmcli org follower remove 12 --user 3

Usage:\tcrmcli org follower <command>

Commands:
  add\tAdd a follower to an organization
  list\tList followers of an organization
  remove\tRemove a follower from an organization

More: crmcli org follower <command> --help

Global flags: crmcli help flags
`,
  add: `Add a follower to an organization

Examples:
  $ crmcli org follower add 12 --user 2
  $ crmcli org follower add 12 --user 2 --dry-run

Usage:\tcrmcli org follower add <id> --user <id|name> [flags]

Arguments:
  <id>\tOrganization id

Flags:
  --user <id|name>\tUser id, name or e-mail address, or "me" [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List followers of an organization

Examples:
  $ crmcli org follower list 12
  $ crmcli org follower list 12 --output csv

Usage:\tcrmcli org follower list <id> [flags]

Arguments:
  <id>\tOrganization id

Flags:
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  remove: `Remove a follower from an organization

Examples:
  $ crmcli org follower remove 12 --user 3
  $ crmcli org follower remove 12 --user 3 --yes

Usage:\tcrmcli org follower remove <id...> --user <id|name> [flags]

Arguments:
  <id...>\tOrganization id [- or @file: one per line]

Flags:
  --user <id|name>\tUser id, name or e-mail address, or "me" [required]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
};
