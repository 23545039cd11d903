// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Users who follow a deal

Examples:
  $ crmcli deal follower list 42
  $ crmcli deal follower add 42 --user 3
  $ crmcli deal follower remove 12 --user 3

Usage:\tcrmcli deal follower <command>

Commands:
  add\tAdd a follower to a deal
  list\tList followers of a deal
  remove\tRemove a follower from a deal

More: crmcli deal follower <command> --help

Global flags: crmcli help flags
`,
  add: `Add a follower to a deal

Examples:
  $ crmcli deal follower add 42 --user 3
  $ crmcli deal follower add 42 --user 3 --dry-run

Usage:\tcrmcli deal follower add <id> --user <id|name> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --user <id|name>\tUser id, name or e-mail address, or "me" [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List followers of a deal

Examples:
  $ crmcli deal follower list 42
  $ crmcli deal follower list 42 --output csv

Usage:\tcrmcli deal follower list <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  remove: `Remove a follower from a deal

Examples:
  $ crmcli deal follower remove 12 --user 3
  $ crmcli deal follower remove 12 --user 3 --yes

Usage:\tcrmcli deal follower remove <id...> --user <id|name> [flags]

Arguments:
  <id...>\tDeal id [- or @file: one per line]

Flags:
  --user <id|name>\tUser id, name or e-mail address, or "me" [required]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
};
