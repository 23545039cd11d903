// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ crmcli profile list
  $ crmcli profile current
  $ crmcli profile use work

Usage:\tcrmcli profile <command>

A profile is created when you first sign in with it or store a setting in it. --profile selects the profile for one command. The profile "sandbox" needs no account: it uses a local stand-in for the service. After \`profile use sandbox\`, a run with a credential in the environment still uses the service and reports this.

Commands:
  current\tPrint the active profile
  list\tList profiles and their sign-in status
  use\tSet the active profile

More: crmcli profile <command> --help

Global flags: crmcli help flags
`,
  current: `Print the active profile

Examples:
  $ crmcli profile current
  $ crmcli profile current --output json

Usage:\tcrmcli profile current

Global flags: crmcli help flags
`,
  list: `List profiles and their sign-in status

Examples:
  $ crmcli profile list
  $ crmcli profile list --output json

Usage:\tcrmcli profile list

Global flags: crmcli help flags
`,
  use: `Set the active profile

Examples:
  $ crmcli profile use work
  $ crmcli profile use sandbox

Usage:\tcrmcli profile use <name>

Arguments:
  <name>\tName of the profile

Global flags: crmcli help flags
`,
};
