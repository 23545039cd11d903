// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Projects

Examples:
  $ crmcli project list
  $ crmcli project create --title "Installation at Acme" --board 1 --phase 1
  $ crmcli project get 3

Usage:\tcrmcli project <command>

Commands:
  create\tCreate a project
  delete\tDelete a project
  get\tShow one project
  list\tList active or archived projects
  update\tUpdate a project

More: crmcli project <command> --help

Global flags: crmcli help flags
`,
  create: `Create a project

Examples:
  $ crmcli project create --title "Installation at Acme" --board 1 --phase 1
  # Link the project to a deal
  $ crmcli project create --title Onboarding --owner me --body '{"deal_ids":[42]}'

Usage:\tcrmcli project create --title <text> [flags]

Flags:
  --title <text>\tTitle of the project [required]
  --description <text>\tDescription of the project
  --status <text>\tStatus: open, completed, canceled or deleted
  --start-date <YYYY-MM-DD>\tStart date
  --end-date <YYYY-MM-DD>\tEnd date
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --board <id>\tId of the board
  --phase <id>\tId of the phase on the board
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a project

Examples:
  $ crmcli project delete 3
  $ crmcli project delete 3 --yes

Usage:\tcrmcli project delete <id...> [flags]

Arguments:
  <id...>\tProject id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one project

Examples:
  $ crmcli project get 3
  $ crmcli project get 3 --fields title,status,deal_ids

Usage:\tcrmcli project get <id> [flags]

Arguments:
  <id>\tProject id

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: crmcli help flags
`,
  list: `List active or archived projects

Examples:
  $ crmcli project list
  $ crmcli project list --archived --output csv

Usage:\tcrmcli project list [flags]

Flags:
  --archived\tList archived projects instead of active ones
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
  update: `Update a project

Examples:
  $ crmcli project update 3 --status completed
  $ crmcli project update 3 --phase 2 --end-date 2026-09-30

Usage:\tcrmcli project update <id> [flags]

Arguments:
  <id>\tProject id

Flags:
  --title <text>\tTitle of the project
  --description <text>\tDescription of the project
  --status <text>\tStatus: open, completed, canceled or deleted
  --start-date <YYYY-MM-DD>\tStart date
  --end-date <YYYY-MM-DD>\tEnd date
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --board <id>\tId of the board
  --phase <id>\tId of the phase on the board
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
