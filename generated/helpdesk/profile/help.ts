// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ helpdeskcli profile list
  $ helpdeskcli profile current
  $ helpdeskcli profile use work

Usage:\thelpdeskcli profile <command>

A profile is created when you first sign in with it or store a setting in it. --profile selects the profile for one command. The profile "sandbox" needs no account: it uses a local stand-in for the service. After \`profile use sandbox\`, a run with a credential in the environment still uses the service and reports this.

Commands:
  current\tPrint the active profile
  list\tList profiles and their sign-in status
  use\tSet the active profile

More: helpdeskcli profile <command> --help

Global flags: helpdeskcli help flags
`,
  current: `Print the active profile

Examples:
  $ helpdeskcli profile current
  $ helpdeskcli profile current --output json

Usage:\thelpdeskcli profile current

Global flags: helpdeskcli help flags
`,
  list: `List profiles and their sign-in status

Examples:
  $ helpdeskcli profile list
  $ helpdeskcli profile list --output json

Usage:\thelpdeskcli profile list

Global flags: helpdeskcli help flags
`,
  use: `Set the active profile

Examples:
  $ helpdeskcli profile use work
  $ helpdeskcli profile use sandbox

Usage:\thelpdeskcli profile use <name>

Arguments:
  <name>\tName of the profile

Global flags: helpdeskcli help flags
`,
};
