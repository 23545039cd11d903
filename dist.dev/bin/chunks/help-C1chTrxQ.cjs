// generated/crm/user/help.ts
const help = {
	"": `Users of the account

Examples:
  $ crmcli user list
  $ crmcli user find costa
  $ crmcli user me

Usage:\tcrmcli user <command>

Commands:
  find\tFind users by name or e-mail address
  list\tList users
  me\tShow the signed-in user

More: crmcli user <command> --help

Global flags: crmcli help flags
`,
	find: `Find users by name or e-mail address

Examples:
  $ crmcli user find costa
  $ crmcli user find ines.costa@example.com --by-email

Usage:\tcrmcli user find <term> [flags]

Arguments:
  <term>\tPart of the name

Flags:
  --by-email\tMatch e-mail addresses instead of names

Global flags: crmcli help flags
`,
	list: `List users

Examples:
  $ crmcli user list
  $ crmcli user list --jq '.[].email'

Usage:\tcrmcli user list

Global flags: crmcli help flags
`,
	me: `Show the signed-in user

Examples:
  $ crmcli user me
  $ crmcli user me --jq .company_domain

Usage:\tcrmcli user me

Global flags: crmcli help flags
`
};

exports.help = help;