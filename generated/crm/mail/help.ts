// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Synced mail

Examples:
  $ crmcli mail list --deal 42

Usage:\tcrmcli mail <command>

Commands:
  list\tList the mail of a deal

More: crmcli mail <command> --help

Global flags: crmcli help flags
`,
  list: `List the mail of a deal

Examples:
  $ crmcli mail list --deal 42
  $ crmcli mail list --deal 42 --jq '.[].subject'

Usage:\tcrmcli mail list --deal <id> [flags]

Prints snippets of at most 225 characters, never bodies. Requires the scope mail:read and e-mail sync.

Flags:
  --deal <id>\tDeal id [required]
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
};
