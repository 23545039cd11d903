// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Options of fields of the types enum and set

Examples:
  $ crmcli field option add deal "Contract type" --label Quarterly
  $ crmcli field option remove deal "Contract type" --option 21

Usage:\tcrmcli field option <command>

Commands:
  add\tAdd an option to a field
  remove\tRemove an option from a field

More: crmcli field option <command> --help

Global flags: crmcli help flags
`,
  add: `Add an option to a field

Examples:
  $ crmcli field option add deal "Contract type" --label Quarterly
  $ crmcli field option add deal "Contract type" --label Weekly --dry-run

Usage:\tcrmcli field option add <entity> <field> --label <text> [flags]

Arguments:
  <entity>\tEntity that the field belongs to [one of deal, org, organization, person, product]
  <field>\tName or key of the field

Flags:
  --label <text>\tLabel of the new option [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  remove: `Remove an option from a field

Examples:
  $ crmcli field option remove deal "Contract type" --option 21
  $ crmcli field option remove deal "Contract type" --option 21 --yes

Usage:\tcrmcli field option remove <entity> <field> --option <id> [flags]

Arguments:
  <entity>\tEntity that the field belongs to [one of deal, org, organization, person, product]
  <field>\tName or key of the field

Flags:
  --option <id>\tOption id, shown by \`field get\` [required]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
};
