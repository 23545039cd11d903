// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Calls, meetings, tasks and other activities

Examples:
  $ crmcli activity list --todo --owner me --sort-by due_date
  $ crmcli activity create --subject "Call about the offer" --type call --due-date 2026-06-01 --deal 42
  $ crmcli activity get 7

Usage:\tcrmcli activity <command>

Commands:
  create\tCreate an activity
  delete\tDelete an activity
  get\tShow one activity
  list\tList activities
  update\tUpdate an activity

Groups:
  type\tTypes of activities

More: crmcli activity <command> --help

Global flags: crmcli help flags
`,
  create: `Create an activity

Examples:
  $ crmcli activity create --subject "Call about the offer" --type call --due-date 2026-06-01 --deal 42
  # Set a field by its name and option label
  $ crmcli activity create --subject "Send contract" --owner me --field "Priority=High"

Usage:\tcrmcli activity create --subject <text> [flags]

Flags:
  --subject <text>\tSubject of the activity [required]
  --due-date <YYYY-MM-DD>\tDue date
  --due-time <HH:MM>\tDue time in UTC, for example 14:30
  --duration <HH:MM>\tDuration in hours and minutes, for example 00:30
  --deal <id>\tDeal id
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --note <text>\tText of the note in the activity (HTML)
  --done\tCreate it as done
  --person <id>\tPerson id (the primary participant)
  --type <id|name>\tActivity type, key or name [default task]
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete an activity

Examples:
  $ crmcli activity delete 7
  $ crmcli activity delete 7 --yes

Usage:\tcrmcli activity delete <id...> [flags]

Arguments:
  <id...>\tActivity id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one activity

Examples:
  $ crmcli activity get 7
  $ crmcli activity get 7 --fields subject,due_date,done

Usage:\tcrmcli activity get <id>

Arguments:
  <id>\tActivity id

Global flags: crmcli help flags
`,
  list: `List activities

Examples:
  $ crmcli activity list --todo --owner me --sort-by due_date
  $ crmcli activity list --deal 42 --type call --output csv

Usage:\tcrmcli activity list [flags]

The service cannot filter by type: with --type, activities are read until --limit of them have the type.

Flags:
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --deal <id>\tDeal id
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --filter <id>\tId of a saved filter (the service then ignores owner and links)
  --done\tOnly activities that are done [not with --todo]
  --sort-by <word>\tField to sort by [one of id, update_time, add_time, due_date]
  --todo\tOnly activities that are not done [not with --done]
  --type <id|name>\tOnly activities of this type (key or name)
  --ids <a,b,...>\tOnly these ids (at most 100) [- or @file: one per line; not with --filter]
  --sort-direction <asc|desc>\tSort order
  --updated-since <time>\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z
  --updated-until <time>\tOnly records changed before this time
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  update: `Update an activity

Examples:
  $ crmcli activity update 7 --done
  $ crmcli activity update 7 --due-date 2026-06-15 --due-time 14:30

Usage:\tcrmcli activity update <id> [flags]

Arguments:
  <id>\tActivity id

Flags:
  --subject <text>\tSubject of the activity
  --type <id|name>\tActivity type, key or name
  --due-date <YYYY-MM-DD>\tDue date
  --due-time <HH:MM>\tDue time in UTC, for example 14:30
  --duration <HH:MM>\tDuration in hours and minutes, for example 00:30
  --deal <id>\tDeal id
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --note <text>\tText of the note in the activity (HTML)
  --done\tMark it as done [not with --undone]
  --person <id>\tPerson id (replaces all participants)
  --undone\tMark it as not done [not with --done]
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
