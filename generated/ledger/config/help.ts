// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Settings of the profile

Examples:
  $ ledgercli config list
  $ ledgercli config get default_output
  $ ledgercli config set default_output json

Usage: ledgercli config <command>

Commands:
  get    Print one setting of the profile
  list   List the settings of the profile
  set    Store one setting of the profile
  unset  Remove one setting of the profile

More: ledgercli config <command> --help

Global flags: ledgercli help flags
`,
  get: `Print one setting of the profile

Examples:
  $ ledgercli config get default_output

Usage: ledgercli config get <key>

A table prints the value, or "not set"; the other formats print JSON, which is
null for a setting without a value.

Arguments:
  <key>  Name of the setting

Global flags: ledgercli help flags
`,
  list: `List the settings of the profile

Examples:
  $ ledgercli config list
  $ ledgercli config list --output json

Usage: ledgercli config list

Prints one key=value per line, or one object in the other formats. Secrets are
shown as dots.

Global flags: ledgercli help flags
`,
  set: `Store one setting of the profile

Examples:
  $ ledgercli config set default_output json
  $ ledgercli config set columns.alias.list command,name

Usage: ledgercli config set <key> <value>

A setting can also be named like the flag that it is the default of: output. An
unknown one is stored with a warning. The setting columns.<command>, such as
columns.alias.list, holds the columns of that command's tables.

Arguments:
  <key>    Name of the setting
  <value>  Value to store

Global flags: ledgercli help flags
`,
  unset: `Remove one setting of the profile

Examples:
  $ ledgercli config unset default_output

Usage: ledgercli config unset <key>

Arguments:
  <key>  Name of the setting

Global flags: ledgercli help flags
`,
};
