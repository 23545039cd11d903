// generated/crm/goal/help.ts
const help = {
	"": `Goals of users and teams

Examples:
  $ crmcli goal list

Usage:\tcrmcli goal <command>

Commands:
  list\tList goals

More: crmcli goal <command> --help

Global flags: crmcli help flags
`,
	list: `List goals

Examples:
  $ crmcli goal list
  $ crmcli goal list --assignee me --type deals_won

Usage:\tcrmcli goal list [flags]

Without a filter, the service returns only your own goals.

Flags:
  --assignee <id|name>\tId, name or e-mail address of the assignee, or "me"
  --type <text>\tType of the goals, for example deals_won

Global flags: crmcli help flags
`
};

exports.help = help;