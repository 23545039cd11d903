// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Settings of the profile

Examples:
  $ crmcli config list
  $ crmcli config get default_output
  $ crmcli config set default_output json

Usage:\tcrmcli config <command>

Commands:
  get\tPrint one setting of the profile
  list\tList the settings of the profile
  set\tStore one setting of the profile
  unset\tRemove one setting of the profile

More: crmcli config <command> --help

Global flags: crmcli help flags
`,
  get: `Print one setting of the profile

Examples:
  $ crmcli config get default_output
  $ crmcli config get default_output --output json

Usage:\tcrmcli config get <key>

The table format prints the value, or "not set". The other formats print JSON; a setting without a value is null.

Arguments:
  <key>\tName of the setting

Global flags: crmcli help flags
`,
  list: `List the settings of the profile

Examples:
  $ crmcli config list
  $ crmcli config list --output json

Usage:\tcrmcli config list

Prints one key=value per line, or one object in the other formats. Secrets are shown as dots.

Global flags: crmcli help flags
`,
  set: `Store one setting of the profile

Examples:
  $ crmcli config set default_output json
  $ crmcli config set columns.alias.list command,name

Usage:\tcrmcli config set <key> <value>

A setting can also be named after its flag: output for default_output. An unknown setting is stored with a warning. The setting columns.<command>, such as columns.alias.list, sets the columns of that command's tables.

Arguments:
  <key>\tName of the setting
  <value>\tValue to store

Global flags: crmcli help flags
`,
  unset: `Remove one setting of the profile

Examples:
  $ crmcli config unset default_output
  $ crmcli config unset default_output --profile work

Usage:\tcrmcli config unset <key>

Arguments:
  <key>\tName of the setting

Global flags: crmcli help flags
`,
};
