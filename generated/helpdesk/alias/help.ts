// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Short names for commands

Examples:
  $ helpdeskcli alias list
  $ helpdeskcli alias set v "version --output json"
  $ helpdeskcli alias unset v

Usage:\thelpdeskcli alias <command>

Commands:
  list\tList aliases
  set\tCreate or replace an alias
  unset\tRemove an alias

More: helpdeskcli alias <command> --help

Global flags: helpdeskcli help flags
`,
  list: `List aliases

Examples:
  $ helpdeskcli alias list
  $ helpdeskcli alias list --output json

Usage:\thelpdeskcli alias list

Global flags: helpdeskcli help flags
`,
  set: `Create or replace an alias

Examples:
  $ helpdeskcli alias set v "version --output json"
  # An alias with an argument needs single quotes
  $ helpdeskcli alias set setting 'config get $1 --output json'

Usage:\thelpdeskcli alias set <name> <command>

An alias is replaced by its command, and the words after the alias are appended. $1, $2 and so on in the command are replaced by the first words after the alias, which are then not appended. Write $$ for a dollar sign. A quoted part stays one argument.

Arguments:
  <name>\tName of the alias (letters, digits, dashes and underscores)
  <command>\tCommand and flags in quotes, without the program name

Global flags: helpdeskcli help flags
`,
  unset: `Remove an alias

Examples:
  $ helpdeskcli alias unset v
  $ helpdeskcli alias unset v --output json

Usage:\thelpdeskcli alias unset <name>

Arguments:
  <name>\tName of the alias

Global flags: helpdeskcli help flags
`,
};
