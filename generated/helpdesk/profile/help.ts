// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ helpdeskcli profile list
  $ helpdeskcli profile current
  $ helpdeskcli profile use work

Usage: helpdeskcli profile <command>

A profile appears with its first sign-in or setting. --profile chooses one for a
single command; the profile "sandbox" needs no account and works against a
stand-in on this machine.

Commands:
  current  Print the active profile
  list     List the profiles and show which are signed in
  use      Make a profile the active one

More: helpdeskcli profile <command> --help

Global flags: helpdeskcli help flags
`,
  current: `Print the active profile

Examples:
  $ helpdeskcli profile current

Usage: helpdeskcli profile current

Global flags: helpdeskcli help flags
`,
  list: `List the profiles and show which are signed in

Examples:
  $ helpdeskcli profile list

Usage: helpdeskcli profile list

Global flags: helpdeskcli help flags
`,
  use: `Make a profile the active one

Examples:
  $ helpdeskcli profile use work

Usage: helpdeskcli profile use <name>

Arguments:
  <name>  Name of the profile

Global flags: helpdeskcli help flags
`,
};
