// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Standard and custom fields of records

Examples:
  $ crmcli field list deal

Usage:\tcrmcli field <command>

Commands:
  list\tList the fields of an entity and their keys

More: crmcli field <command> --help

Global flags: crmcli help flags
`,
  list: `List the fields of an entity and their keys

Examples:
  $ crmcli field list deal
  $ crmcli field list person --jq '.[] | select(.is_custom_field) | .field_name'

Usage:\tcrmcli field list <entity>

Arguments:
  <entity>\tEntity that the fields belong to [one of activity, deal, org, organization, person, product]

Global flags: crmcli help flags
`,
};
