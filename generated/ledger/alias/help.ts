// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Short names for commands

Examples:
  $ ledgercli alias list
  $ ledgercli alias set v "version --output json"
  $ ledgercli alias unset v

Usage:\tledgercli alias <command>

Commands:
  list\tList aliases
  set\tCreate or replace an alias
  unset\tRemove an alias

More: ledgercli alias <command> --help

Global flags: ledgercli help flags
`,
  list: `List aliases

Examples:
  $ ledgercli alias list
  $ ledgercli alias list --output json

Usage:\tledgercli alias list

Global flags: ledgercli help flags
`,
  set: `Create or replace an alias

Examples:
  $ ledgercli alias set v "version --output json"
  # An alias with an argument needs single quotes
  $ ledgercli alias set setting 'config get $1 --output json'

Usage:\tledgercli alias set <name> <command>

An alias is replaced by its command, and the words after the alias are appended. $1, $2 and so on in the command are replaced by the first words after the alias, which are then not appended. Write $$ for a dollar sign. A quoted part stays one argument.

Arguments:
  <name>\tName of the alias (letters, digits, dashes and underscores)
  <command>\tCommand and flags in quotes, without the program name

Global flags: ledgercli help flags
`,
  unset: `Remove an alias

Examples:
  $ ledgercli alias unset v
  $ ledgercli alias unset v --output json

Usage:\tledgercli alias unset <name>

Arguments:
  <name>\tName of the alias

Global flags: ledgercli help flags
`,
};
