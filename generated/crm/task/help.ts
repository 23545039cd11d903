// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Tasks of projects

Examples:
  $ crmcli task list --project 3 --todo
  $ crmcli task create --title "Order hardware" --project 3 --assignee me
  $ crmcli task get 2

Usage:\tcrmcli task <command>

Commands:
  create\tCreate a task
  delete\tDelete a task
  get\tShow one task
  list\tList tasks
  update\tUpdate a task

More: crmcli task <command> --help

Global flags: crmcli help flags
`,
  create: `Create a task

Examples:
  $ crmcli task create --title "Order hardware" --project 3 --assignee me
  $ crmcli task create --title "Check access" --project 3 --parent 1 --due-date 2026-06-01

Usage:\tcrmcli task create --title <text> --project <id> [flags]

Flags:
  --title <text>\tTitle of the task [required]
  --project <id>\tProject id [required]
  --description <text>\tDescription of the task
  --assignee <id|name>\tId, name or e-mail address of the assignee, or "me"
  --due-date <YYYY-MM-DD>\tDue date
  --parent <id>\tId of the parent task
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a task

Examples:
  $ crmcli task delete 2
  $ crmcli task delete 2 --yes

Usage:\tcrmcli task delete <id...> [flags]

Arguments:
  <id...>\tTask id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one task

Examples:
  $ crmcli task get 2
  $ crmcli task get 2 --jq .is_done

Usage:\tcrmcli task get <id>

Arguments:
  <id>\tTask id

Global flags: crmcli help flags
`,
  list: `List tasks

Examples:
  $ crmcli task list --project 3 --todo
  $ crmcli task list --assignee me --output csv

Usage:\tcrmcli task list [flags]

Flags:
  --project <id>\tProject id
  --assignee <id|name>\tId, name or e-mail address of the assignee, or "me"
  --parent <id>\tId of the parent task
  --done\tOnly tasks that are done [not with --todo]
  --todo\tOnly tasks that are not done [not with --done]
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  update: `Update a task

Examples:
  $ crmcli task update 2 --done
  $ crmcli task update 2 --undone --due-date 2026-07-01

Usage:\tcrmcli task update <id> [flags]

Arguments:
  <id>\tTask id

Flags:
  --title <text>\tTitle of the task
  --project <id>\tProject id
  --description <text>\tDescription of the task
  --assignee <id|name>\tId, name or e-mail address of the assignee, or "me"
  --due-date <YYYY-MM-DD>\tDue date
  --parent <id>\tId of the parent task
  --done\tMark it as done [not with --undone]
  --undone\tMark it as not done [not with --done]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
