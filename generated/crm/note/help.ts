// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Notes on records

Examples:
  $ crmcli note list --deal 42
  $ crmcli note create --content "Asked for a call back" --deal 42
  $ crmcli note get 5

Usage:\tcrmcli note <command>

Commands:
  create\tCreate a note on a record
  delete\tDelete a note
  get\tShow one note
  list\tList notes
  update\tUpdate a note

Groups:
  comment\tComments on a note

More: crmcli note <command> --help

Global flags: crmcli help flags
`,
  create: `Create a note on a record

Examples:
  $ crmcli note create --content "Asked for a call back" --deal 42
  # Content from a file
  $ crmcli note create --content @minutes.html --org 12

Usage:\tcrmcli note create --content <text|@file> [flags]

A note needs a record: a deal, a person, an organization or a lead.

Flags:
  --content <text|@file>\tText (HTML) [required]
  --deal <id>\tDeal id
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --lead <key>\tLead id
  --body <json>\tMore fields as a JSON object; flags override it [or @file]
  --edit\tWrite --content in an editor [not with --content]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a note

Examples:
  $ crmcli note delete 5
  $ crmcli note delete 5 --yes

Usage:\tcrmcli note delete <id...> [flags]

Arguments:
  <id...>\tNote id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one note

Examples:
  $ crmcli note get 5
  $ crmcli note get 5 --jq .content -r

Usage:\tcrmcli note get <id>

Arguments:
  <id>\tNote id

Global flags: crmcli help flags
`,
  list: `List notes

Examples:
  $ crmcli note list --deal 42
  $ crmcli note list --person 8 --output csv

Usage:\tcrmcli note list [flags]

Flags:
  --deal <id>\tDeal id
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
  update: `Update a note

Examples:
  $ crmcli note update 5 --content "Asked for a second offer"
  # Pin the note to its deal
  $ crmcli note update 5 --body '{"pinned_to_deal_flag":1}'

Usage:\tcrmcli note update <id> [flags]

Arguments:
  <id>\tNote id

Flags:
  --content <text|@file>\tText (HTML)
  --body <json>\tMore fields as a JSON object; flags override it [or @file]
  --edit\tWrite --content in an editor [not with --content]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
