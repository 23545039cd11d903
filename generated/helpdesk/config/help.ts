// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Settings of the profile

Examples:
  $ helpdeskcli config list
  $ helpdeskcli config get default_output
  $ helpdeskcli config set default_output json

Usage:\thelpdeskcli config <command>

Commands:
  get\tPrint one setting of the profile
  list\tList the settings of the profile
  set\tStore one setting of the profile
  unset\tRemove one setting of the profile
  validate\tCheck the configuration offline

More: helpdeskcli config <command> --help

Global flags: helpdeskcli help flags
`,
  get: `Print one setting of the profile

Examples:
  $ helpdeskcli config get default_output
  $ helpdeskcli config get default_output --output json

Usage:\thelpdeskcli config get <key>

The table format prints the value, or "not set". The other formats print JSON; a setting without a value is null.

Arguments:
  <key>\tName of the setting

Global flags: helpdeskcli help flags
`,
  list: `List the settings of the profile

Examples:
  $ helpdeskcli config list
  $ helpdeskcli config list --output json

Usage:\thelpdeskcli config list

Prints one key=value per line, or one object in the other formats. Secrets are shown as dots.

Global flags: helpdeskcli help flags
`,
  set: `Store one setting of the profile

Examples:
  $ helpdeskcli config set default_output json
  $ helpdeskcli config set columns.alias.list command,name

Usage:\thelpdeskcli config set <key> <value>

A setting can also be named after its flag: output for default_output. An unknown setting is stored with a warning. The setting columns.<command>, such as columns.alias.list, sets the columns of that command's tables.

Arguments:
  <key>\tName of the setting
  <value>\tValue to store

Global flags: helpdeskcli help flags
`,
  unset: `Remove one setting of the profile

Examples:
  $ helpdeskcli config unset default_output
  $ helpdeskcli config unset default_output --profile work

Usage:\thelpdeskcli config unset <key>

Arguments:
  <key>\tName of the setting

Global flags: helpdeskcli help flags
`,
  validate: `Check the configuration offline

Examples:
  $ helpdeskcli config validate
  $ helpdeskcli config validate --output json

Usage:\thelpdeskcli config validate

Prints one line per check and fails if a check fails.

Global flags: helpdeskcli help flags
`,
};
