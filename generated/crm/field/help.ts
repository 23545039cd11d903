// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Standard and custom fields of records

Examples:
  $ crmcli field list deal
  $ crmcli field create deal --name "Contract start" --type date
  $ crmcli field get deal "Contract type"

Usage:\tcrmcli field <command>

Commands:
  create\tCreate a custom field
  delete\tDelete a custom field and its stored data
  get\tShow one field, by name or key
  list\tList the fields of an entity and their keys
  update\tRename a custom field

Groups:
  option\tOptions of fields of the types enum and set

More: crmcli field <command> --help

Global flags: crmcli help flags
`,
  create: `Create a custom field

Examples:
  $ crmcli field create deal --name "Contract start" --type date
  $ crmcli field create deal --name Urgency --type enum --options High,Medium,Low

Usage:\tcrmcli field create <entity> --name <text> --type <text> [flags]

Arguments:
  <entity>\tEntity that the field belongs to [one of deal, org, organization, person, product]

Flags:
  --name <text>\tName of the field [required]
  --type <text>\tType of the field, for example varchar, double, date, enum or set [required]
  --options <a,b,...>\tLabels of the options (for the types enum and set)

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a custom field and its stored data

Examples:
  $ crmcli field delete deal "Contract type"
  $ crmcli field delete deal Seats --yes

Usage:\tcrmcli field delete <entity> <field> [flags]

Arguments:
  <entity>\tEntity that the field belongs to [one of deal, org, organization, person, product]
  <field>\tName or key of the field

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one field, by name or key

Examples:
  $ crmcli field get deal "Contract type"
  $ crmcli field get person emails

Usage:\tcrmcli field get <entity> <field>

Arguments:
  <entity>\tEntity that the field belongs to [one of activity, deal, lead, note, org, organization, person, product]
  <field>\tName or key of the field

Global flags: crmcli help flags
`,
  list: `List the fields of an entity and their keys

Examples:
  $ crmcli field list deal
  $ crmcli field list person --jq '.[] | select(.is_custom_field) | .field_name'

Usage:\tcrmcli field list <entity>

The ID is the field_id of conditions in \`filter create\`. It takes one more request.

Arguments:
  <entity>\tEntity that the fields belong to [one of activity, deal, lead, note, org, organization, person, product]

Global flags: crmcli help flags
`,
  update: `Rename a custom field

Examples:
  $ crmcli field update deal "Contract type" --name "Type of contract"
  $ crmcli field update deal b39fa75b167bbc49de39c3bbaaa57f0544507699 --name Seats

Usage:\tcrmcli field update <entity> <field> --name <text> [flags]

Arguments:
  <entity>\tEntity that the field belongs to [one of deal, org, organization, person, product]
  <field>\tName or key of the field

Flags:
  --name <text>\tNew name of the field [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
