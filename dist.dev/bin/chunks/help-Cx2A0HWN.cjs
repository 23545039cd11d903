// generated/crm/activity/type/help.ts
const help = {
	"": `Types of activities

Examples:
  $ crmcli activity type list

Usage:\tcrmcli activity type <command>

Commands:
  list\tList activity types and their keys

More: crmcli activity type <command> --help

Global flags: crmcli help flags
`,
	list: `List activity types and their keys

Examples:
  $ crmcli activity type list
  $ crmcli activity type list --jq '.[].key_string'

Usage:\tcrmcli activity type list

The flag --type of activities takes the key.

Global flags: crmcli help flags
`
};

exports.help = help;