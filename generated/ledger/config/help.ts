// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Settings of the profile

Examples:
  $ ledgercli config list
  $ ledgercli config get default_output
  $ ledgercli config set default_output json

Usage:\tledgercli config <command>

Commands:
  get\tPrint one setting of the profile
  list\tList the settings of the profile
  set\tStore one setting of the profile
  unset\tRemove one setting of the profile

More: ledgercli config <command> --help

Global flags: ledgercli help flags
`,
  get: `Print one setting of the profile

Examples:
  $ ledgercli config get default_output
  $ ledgercli config get default_output --output json

Usage:\tledgercli config get <key>

The table format prints the value, or "not set". The other formats print JSON; a setting without a value is null.

Arguments:
  <key>\tName of the setting

Global flags: ledgercli help flags
`,
  list: `List the settings of the profile

Examples:
  $ ledgercli config list
  $ ledgercli config list --output json

Usage:\tledgercli config list

Prints one key=value per line, or one object in the other formats. Secrets are shown as dots.

Global flags: ledgercli help flags
`,
  set: `Store one setting of the profile

Examples:
  $ ledgercli config set default_output json
  $ ledgercli config set columns.alias.list command,name

Usage:\tledgercli config set <key> <value>

A setting can also be named after its flag: output for default_output. An unknown setting is stored with a warning. The setting columns.<command>, such as columns.alias.list, sets the columns of that command's tables.

Arguments:
  <key>\tName of the setting
  <value>\tValue to store

Global flags: ledgercli help flags
`,
  unset: `Remove one setting of the profile

Examples:
  $ ledgercli config unset default_output
  $ ledgercli config unset default_output --profile work

Usage:\tledgercli config unset <key>

Arguments:
  <key>\tName of the setting

Global flags: ledgercli help flags
`,
};
