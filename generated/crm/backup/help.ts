// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Copies of the account

Examples:
  $ crmcli backup diff monday friday

Usage: crmcli backup <command>

Commands:
  diff  Compare two backups field by field

More: crmcli backup <command> --help

Global flags: crmcli help flags
`,
  diff: `Compare two backups field by field

Examples:
  $ crmcli backup diff monday friday
  # Only the number of changes
  $ crmcli backup diff monday friday --raw --jq .summary

Usage: crmcli backup diff <a> <b> [flags]

Compares records by id, on this machine. Custom fields have their names, and
options their labels, from the definitions in the backups. A resource that only
one backup has is listed as skipped.

Arguments:
  <a>  Folder of the older backup
  <b>  Folder of the newer backup

Flags:
  --raw  Show keys and option ids instead of names and labels

Global flags: crmcli help flags
`,
};
