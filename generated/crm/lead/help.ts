// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Leads that are not deals yet

Examples:
  $ crmcli lead list --owner 3
  $ crmcli lead create --title "Web inquiry" --person 8
  $ crmcli lead get 4c7c236f-139e-470d-9799-4ea8483b76bf

Usage:\tcrmcli lead <command>

Commands:
  convert\tTurn a lead into a deal
  create\tCreate a lead
  delete\tDelete a lead
  get\tShow one lead
  list\tList leads
  update\tUpdate a lead

Groups:
  label\tLabels of leads

More: crmcli lead <command> --help

Global flags: crmcli help flags
`,
  convert: `Turn a lead into a deal

Examples:
  $ crmcli lead convert 4c7c236f-139e-470d-9799-4ea8483b76bf
  # Prints the id of the new deal
  $ crmcli lead convert 4c7c236f-139e-470d-9799-4ea8483b76bf --stage Demo --pipeline 1 --wait

Usage:\tcrmcli lead convert <id> [flags]

The service converts in the background and deletes the lead when it is done. Without --wait, the command prints the id of the conversion and ends. There is no confirmation prompt.

Arguments:
  <id>\tLead id

Flags:
  --stage <id|name>\tStage id or name (a name that several pipelines have needs --pipeline)
  --pipeline <id|name>\tPipeline id or name; the service ignores it with --stage
  --wait\tWait until the conversion has ended
  --timeout-secs <number>\tMaximum wait with --wait [0 or more seconds; default 30]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  create: `Create a lead

Examples:
  $ crmcli lead create --title "Web inquiry" --person 8
  $ crmcli lead create --title "Trade fair" --org 12 --value 2500 --currency EUR

Usage:\tcrmcli lead create --title <text> [flags]

A lead needs a person or an organization.

Flags:
  --title <text>\tTitle of the lead [required]
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --value <number>\tValue in the currency set by --currency [requires --currency]
  --currency <text>\tCurrency code, for example EUR [requires --value]
  --expected-close-date <YYYY-MM-DD>\tExpected close date
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a lead

Examples:
  $ crmcli lead delete 4c7c236f-139e-470d-9799-4ea8483b76bf
  $ crmcli lead delete 4c7c236f-139e-470d-9799-4ea8483b76bf --yes

Usage:\tcrmcli lead delete <id...> [flags]

Arguments:
  <id...>\tLead id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one lead

Examples:
  $ crmcli lead get 4c7c236f-139e-470d-9799-4ea8483b76bf
  # Names and labels instead of keys and ids
  $ crmcli lead get 4c7c236f-139e-470d-9799-4ea8483b76bf --output json --resolve-fields

Usage:\tcrmcli lead get <id> [flags]

Arguments:
  <id>\tLead id

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: crmcli help flags
`,
  list: `List leads

Examples:
  $ crmcli lead list --owner 3
  $ crmcli lead list --limit 250 --output csv

Usage:\tcrmcli lead list [flags]

Flags:
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
  update: `Update a lead

Examples:
  $ crmcli lead update 4c7c236f-139e-470d-9799-4ea8483b76bf --title "Trade fair, hall 3"
  $ crmcli lead update 4c7c236f-139e-470d-9799-4ea8483b76bf --value 3200 --currency EUR --owner me

Usage:\tcrmcli lead update <id> [flags]

Arguments:
  <id>\tLead id

Flags:
  --title <text>\tTitle of the lead
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --value <number>\tValue in the currency set by --currency [requires --currency]
  --currency <text>\tCurrency code, for example EUR [requires --value]
  --expected-close-date <YYYY-MM-DD>\tExpected close date
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
