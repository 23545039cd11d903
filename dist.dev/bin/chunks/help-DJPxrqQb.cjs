// generated/crm/backup/help.ts
const help = {
	"": `Copies of the account

Examples:
  $ crmcli backup diff monday friday

Usage:\tcrmcli backup <command>

Commands:
  diff\tCompare two backups field by field

More: crmcli backup <command> --help

Global flags: crmcli help flags
`,
	diff: `Compare two backups field by field

Examples:
  $ crmcli backup diff monday friday
  # Only the number of changes
  $ crmcli backup diff monday friday --raw --jq .summary

Usage:\tcrmcli backup diff <a> <b> [flags]

Compares records by id, on this machine. Custom fields have their names, and options their labels, from the definitions in the backups. A resource that only one backup has is listed as skipped.

Arguments:
  <a>\tFolder of the older backup
  <b>\tFolder of the newer backup

Flags:
  --raw\tShow keys and option ids instead of names and labels

Global flags: crmcli help flags
`
};

exports.help = help;