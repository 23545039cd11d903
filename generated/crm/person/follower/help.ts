// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Users who follow a person

Examples:
  $ crmcli person follower list 8
  $ crmcli person follower add 8 --user 3
  $ crmcli person follower remove 8 --user 3 --dry-run

Usage:\tcrmcli person follower <command>

Commands:
  add\tAdd a follower to a person
  list\tList followers of a person
  remove\tRemove a follower from a person

More: crmcli person follower <command> --help

Global flags: crmcli help flags
`,
  add: `Add a follower to a person

Examples:
  $ crmcli person follower add 8 --user 3
  $ crmcli person follower add 8 --user 3 --dry-run

Usage:\tcrmcli person follower add <id> --user <id|name> [flags]

Arguments:
  <id>\tPerson id

Flags:
  --user <id|name>\tUser id, name or e-mail address, or "me" [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List followers of a person

Examples:
  $ crmcli person follower list 8
  $ crmcli person follower list 8 --output csv

Usage:\tcrmcli person follower list <id> [flags]

Arguments:
  <id>\tPerson id

Flags:
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  remove: `Remove a follower from a person

Examples:
  $ crmcli person follower remove 8 --user 3 --dry-run
  $ crmcli person follower remove 8 --user me --dry-run

Usage:\tcrmcli person follower remove <id...> --user <id|name> [flags]

Arguments:
  <id...>\tPerson id [- or @file: one per line]

Flags:
  --user <id|name>\tUser id, name or e-mail address, or "me" [required]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
};
