// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Leads that are not deals yet

Examples:
  $ crmcli lead list --owner 3
  $ crmcli lead create --title "Web inquiry" --person 8
  $ crmcli lead get 4c7c236f-139e-470d-9799-4ea8483b76bf

Usage: crmcli lead <command>

Commands:
  create  Create a lead
  delete  Delete a lead
  get     Show one lead
  list    List leads

More: crmcli lead <command> --help

Global flags: crmcli help flags
`,
  create: `Create a lead

Examples:
  $ crmcli lead create --title "Web inquiry" --person 8
  $ crmcli lead create --title "Trade fair" --org 12 --value 2500 \\
      --currency EUR

Usage: crmcli lead create --title <text> [flags]

A lead needs a person or an organization.

Flags:
  --title <text>     Title of the lead [required]
  --person <id>      Person id
  --org <id>         Organization id
  --owner <id>       User id of the owner
  --value <number>   Value in the currency set by --currency [requires
                     --currency]
  --currency <text>  Currency code, for example EUR [requires --value]
  --expected-close-date <YYYY-MM-DD>
                     Expected close date
  --body <json>      More fields as a JSON object: text or @file; flags override
                     it

Safety flags:
  --dry-run  Print the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a lead

Examples:
  $ crmcli lead delete 4c7c236f-139e-470d-9799-4ea8483b76bf --yes

Usage: crmcli lead delete <id> [flags]

Arguments:
  <id>  Lead id [- or @file: one per line]

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Skip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one lead

Examples:
  $ crmcli lead get 4c7c236f-139e-470d-9799-4ea8483b76bf

Usage: crmcli lead get <id>

Arguments:
  <id>  Lead id

Global flags: crmcli help flags
`,
  list: `List leads

Examples:
  $ crmcli lead list --owner 3
  $ crmcli lead list --limit 250 --output csv

Usage: crmcli lead list [flags]

Flags:
  --owner <id>   User id of the owner
  --person <id>  Person id
  --org <id>     Organization id

Global flags: crmcli help flags
`,
};
