// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ ledgercli profile list
  $ ledgercli profile current
  $ ledgercli profile use work

Usage: ledgercli profile <command>

A profile is created by its first sign-in or setting. --profile selects one for
a single command. The profile "sandbox" needs no account: it works with a
stand-in for the service on this machine.

Commands:
  current  Print the active profile
  list     List profiles and their sign-in status
  use      Set the active profile

More: ledgercli profile <command> --help

Global flags: ledgercli help flags
`,
  current: `Print the active profile

Examples:
  $ ledgercli profile current

Usage: ledgercli profile current

Global flags: ledgercli help flags
`,
  list: `List profiles and their sign-in status

Examples:
  $ ledgercli profile list

Usage: ledgercli profile list

Global flags: ledgercli help flags
`,
  use: `Set the active profile

Examples:
  $ ledgercli profile use work

Usage: ledgercli profile use <name>

Arguments:
  <name>  Name of the profile

Global flags: ledgercli help flags
`,
};
