// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Users who follow a deal

Examples:
  $ crmcli deal follower list 42
  $ crmcli deal follower add 42 --user 3
  $ crmcli deal follower remove 12 --user 3

Usage: crmcli deal follower <command>

Commands:
  add     Add a follower to a deal
  list    List followers of a deal
  remove  Remove a follower from a deal

More: crmcli deal follower <command> --help

Global flags: crmcli help flags
`,
  add: `Add a follower to a deal

Examples:
  $ crmcli deal follower add 42 --user 3

Usage: crmcli deal follower add <id> --user <id> [flags]

Arguments:
  <id>  Deal id

Flags:
  --user <id>  User id [required]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: crmcli help flags
`,
  list: `List followers of a deal

Examples:
  $ crmcli deal follower list 42

Usage: crmcli deal follower list <id>

Arguments:
  <id>  Deal id

Global flags: crmcli help flags
`,
  remove: `Remove a follower from a deal

Examples:
  $ crmcli deal follower remove 12 --user 3

Usage: crmcli deal follower remove <id> --user <id> [flags]

Arguments:
  <id>  Deal id [- or @file: one per line]

Flags:
  --user <id>  User id [required]

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Skip the confirmation prompt

Global flags: crmcli help flags
`,
};
