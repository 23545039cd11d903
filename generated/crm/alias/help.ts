// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Short names for commands

Examples:
  $ crmcli alias list
  $ crmcli alias set v "version --output json"
  $ crmcli alias unset v

Usage:\tcrmcli alias <command>

Commands:
  list\tList aliases
  set\tCreate or replace an alias
  unset\tRemove an alias

More: crmcli alias <command> --help

Global flags: crmcli help flags
`,
  list: `List aliases

Examples:
  $ crmcli alias list
  $ crmcli alias list --output json

Usage:\tcrmcli alias list

Global flags: crmcli help flags
`,
  set: `Create or replace an alias

Examples:
  $ crmcli alias set v "version --output json"
  # An alias with an argument needs single quotes
  $ crmcli alias set setting 'config get $1 --output json'

Usage:\tcrmcli alias set <name> <command>

An alias is replaced by its command, and the words after the alias are appended. $1, $2 and so on in the command are replaced by the first words after the alias, which are then not appended. Write $$ for a dollar sign. A quoted part stays one argument.

Arguments:
  <name>\tName of the alias (letters, digits, dashes and underscores)
  <command>\tCommand and flags in quotes, without the program name

Global flags: crmcli help flags
`,
  unset: `Remove an alias

Examples:
  $ crmcli alias unset v
  $ crmcli alias unset v --output json

Usage:\tcrmcli alias unset <name>

Arguments:
  <name>\tName of the alias

Global flags: crmcli help flags
`,
};
