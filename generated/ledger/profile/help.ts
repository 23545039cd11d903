// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profiles, each with its own settings and credentials

Examples:
  $ ledgercli profile list
  $ ledgercli profile current
  $ ledgercli profile use work

Usage:\tledgercli profile <command>

A profile is created when you first sign in with it or store a setting in it. --profile selects the profile for one command. The profile "sandbox" needs no account: it uses a local stand-in for the service. After \`profile use sandbox\`, a run with a credential in the environment still uses the service and reports this.

Commands:
  current\tPrint the active profile
  list\tList profiles and their sign-in status
  use\tSet the active profile

More: ledgercli profile <command> --help

Global flags: ledgercli help flags
`,
  current: `Print the active profile

Examples:
  $ ledgercli profile current
  $ ledgercli profile current --output json

Usage:\tledgercli profile current

Global flags: ledgercli help flags
`,
  list: `List profiles and their sign-in status

Examples:
  $ ledgercli profile list
  $ ledgercli profile list --output json

Usage:\tledgercli profile list

Global flags: ledgercli help flags
`,
  use: `Set the active profile

Examples:
  $ ledgercli profile use work
  $ ledgercli profile use sandbox

Usage:\tledgercli profile use <name>

Arguments:
  <name>\tName of the profile

Global flags: ledgercli help flags
`,
};
