// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Links between organizations

Examples:
  $ crmcli org relationship list --org 12
  $ crmcli org relationship add --type parent --owner 12 --linked 14
  $ crmcli org relationship remove 3 --dry-run

Usage:\tcrmcli org relationship <command>

Commands:
  add\tLink two organizations
  list\tList links of an organization
  remove\tRemove a link between organizations

More: crmcli org relationship <command> --help

Global flags: crmcli help flags
`,
  add: `Link two organizations

Examples:
  $ crmcli org relationship add --type parent --owner 12 --linked 14
  $ crmcli org relationship add --type related --owner 12 --linked 14 --dry-run

Usage:\tcrmcli org relationship add --type <parent|related> --owner <id> --linked <id> [flags]

Flags:
  --type <parent|related>\tKind of the link [required]
  --owner <id>\tId of the parent organization [required]
  --linked <id>\tId of the daughter organization [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List links of an organization

Examples:
  $ crmcli org relationship list --org 12
  $ crmcli org relationship list --org 12 --output csv

Usage:\tcrmcli org relationship list --org <id> [flags]

Flags:
  --org <id>\tOrganization id [required]
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  remove: `Remove a link between organizations

Examples:
  $ crmcli org relationship remove 3 --dry-run
  $ crmcli org relationship remove 3 --dry-run --output json

Usage:\tcrmcli org relationship remove <id...> [flags]

Arguments:
  <id...>\tOrganization relationship id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
};
