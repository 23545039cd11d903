// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ helpdeskcli profile list
  $ helpdeskcli profile current
  $ helpdeskcli profile use work

Usage: helpdeskcli profile <command>

A profile is created by its first sign-in or setting. --profile selects one for
a single command. The profile "sandbox" needs no account: it works with a
stand-in for the service on this machine.

Commands:
  current  Print the active profile
  list     List profiles and their sign-in status
  use      Set the active profile

More: helpdeskcli profile <command> --help

Global flags: helpdeskcli help flags
`,
  current: `Print the active profile

Examples:
  $ helpdeskcli profile current

Usage: helpdeskcli profile current

Global flags: helpdeskcli help flags
`,
  list: `List profiles and their sign-in status

Examples:
  $ helpdeskcli profile list

Usage: helpdeskcli profile list

Global flags: helpdeskcli help flags
`,
  use: `Set the active profile

Examples:
  $ helpdeskcli profile use work

Usage: helpdeskcli profile use <name>

Arguments:
  <name>  Name of the profile

Global flags: helpdeskcli help flags
`,
};
