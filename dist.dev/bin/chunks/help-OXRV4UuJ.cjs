// generated/crm/lead/label/help.ts
const help = {
	"": `Labels of leads

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
`
};

exports.help = help;