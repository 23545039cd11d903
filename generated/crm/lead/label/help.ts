// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Labels of leads

Examples:
  $ crmcli lead label list

Usage:\tcrmcli lead label <command>

Commands:
  list\tList lead labels

More: crmcli lead label <command> --help

Global flags: crmcli help flags
`,
  list: `List lead labels

Examples:
  $ crmcli lead label list
  $ crmcli lead label list --jq '.[].name'

Usage:\tcrmcli lead label list

Global flags: crmcli help flags
`,
};
