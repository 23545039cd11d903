// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Short names for commands

Examples:
  $ ledgercli alias list
  $ ledgercli alias set v "version --output json"
  $ ledgercli alias unset v

Usage: ledgercli alias <command>

Commands:
  list   List the aliases
  set    Create or replace an alias
  unset  Remove an alias

More: ledgercli alias <command> --help

Global flags: ledgercli help flags
`,
  list: `List the aliases

Examples:
  $ ledgercli alias list

Usage: ledgercli alias list

Global flags: ledgercli help flags
`,
  set: `Create or replace an alias

Examples:
  $ ledgercli alias set v "version --output json"

Usage: ledgercli alias set <name> <command>

The alias stands for the words of a command; what is typed behind it is
appended. A quoted part stays one word.

Arguments:
  <name>     Name of the alias: lower-case letters, digits and dashes
  <command>  Command and flags in one pair of quotes, without the name of the
             program

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
