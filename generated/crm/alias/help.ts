// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Short names for commands

Examples:
  $ crmcli alias list
  $ crmcli alias set v "version --output json"
  $ crmcli alias unset v

Usage: crmcli alias <command>

Commands:
  list   List the aliases
  set    Create or replace an alias
  unset  Remove an alias

More: crmcli alias <command> --help

Global flags: crmcli help flags
`,
  list: `List the aliases

Examples:
  $ crmcli alias list

Usage: crmcli alias list

Global flags: crmcli help flags
`,
  set: `Create or replace an alias

Examples:
  $ crmcli alias set v "version --output json"

Usage: crmcli alias set <name> <command>

The alias stands for the words of a command; what is typed behind it is
appended. A quoted part stays one word.

Arguments:
  <name>     Name of the alias: lower-case letters, digits and dashes
  <command>  Command and flags in one pair of quotes, without the name of the
             program

Global flags: crmcli help flags
`,
  unset: `Remove an alias

Examples:
  $ crmcli alias unset v

Usage: crmcli alias unset <name>

Arguments:
  <name>  Name of the alias

Global flags: crmcli help flags
`,
};
