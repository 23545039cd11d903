// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Short names for commands

Examples:
  $ ledgercli alias list
  $ ledgercli alias set v "version --output json"
  $ ledgercli alias unset v

Usage: ledgercli alias <command>

Commands:
  list   List aliases
  set    Create or replace an alias
  unset  Remove an alias

More: ledgercli alias <command> --help

Global flags: ledgercli help flags
`,
  list: `List aliases

Examples:
  $ ledgercli alias list

Usage: ledgercli alias list

Global flags: ledgercli help flags
`,
  set: `Create or replace an alias

Examples:
  $ ledgercli alias set v "version --output json"

Usage: ledgercli alias set <name> <command>

An alias is replaced by its command, and what you type after it is appended. A
quoted part stays one argument.

Arguments:
  <name>     Name of the alias (letters, digits, dashes and underscores)
  <command>  Command and flags in quotes, without the program name

Global flags: ledgercli help flags
`,
  unset: `Remove an alias

Examples:
  $ ledgercli alias unset v

Usage: ledgercli alias unset <name>

Arguments:
  <name>  Name of the alias

Global flags: ledgercli help flags
`,
};
