// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ ledgercli profile list
  $ ledgercli profile current
  $ ledgercli profile use work

Usage: ledgercli profile <command>

A profile appears with its first sign-in or setting. --profile chooses one for a
single command; the profile "sandbox" needs no account and works against a
stand-in on this machine.

Commands:
  current  Print the active profile
  list     List the profiles and show which are signed in
  use      Make a profile the active one

More: ledgercli profile <command> --help

Global flags: ledgercli help flags
`,
  current: `Print the active profile

Examples:
  $ ledgercli profile current

Usage: ledgercli profile current

Global flags: ledgercli help flags
`,
  list: `List the profiles and show which are signed in

Examples:
  $ ledgercli profile list

Usage: ledgercli profile list

Global flags: ledgercli help flags
`,
  use: `Make a profile the active one

Examples:
  $ ledgercli profile use work

Usage: ledgercli profile use <name>

Arguments:
  <name>  Name of the profile

Global flags: ledgercli help flags
`,
};
