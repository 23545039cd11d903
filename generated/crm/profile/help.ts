// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ crmcli profile list
  $ crmcli profile current
  $ crmcli profile use work

Usage: crmcli profile <command>

A profile appears with its first sign-in or setting. --profile chooses one for a
single command; the profile "sandbox" needs no account and works against a
stand-in on this machine.

Commands:
  current  Print the active profile
  list     List the profiles and show which are signed in
  use      Make a profile the active one

More: crmcli profile <command> --help

Global flags: crmcli help flags
`,
  current: `Print the active profile

Examples:
  $ crmcli profile current

Usage: crmcli profile current

Global flags: crmcli help flags
`,
  list: `List the profiles and show which are signed in

Examples:
  $ crmcli profile list

Usage: crmcli profile list

Global flags: crmcli help flags
`,
  use: `Make a profile the active one

Examples:
  $ crmcli profile use work

Usage: crmcli profile use <name>

Arguments:
  <name>  Name of the profile

Global flags: crmcli help flags
`,
};
