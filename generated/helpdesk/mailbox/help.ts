// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Inboxes that receive conversations

Examples:
  $ helpdeskcli mailbox list
  $ helpdeskcli mailbox get 1001
  $ helpdeskcli mailbox fields 1001

Usage: helpdeskcli mailbox <command>

Commands:
  fields   List the custom fields of an inbox
  folders  List the folders of an inbox
  get      Show one inbox
  list     List inboxes

More: helpdeskcli mailbox <command> --help

Global flags: helpdeskcli help flags
`,
  fields: `List the custom fields of an inbox

Examples:
  $ helpdeskcli mailbox fields 1001

Usage: helpdeskcli mailbox fields <id>

Arguments:
  <id>  Inbox id or name

Global flags: helpdeskcli help flags
`,
  folders: `List the folders of an inbox

Examples:
  $ helpdeskcli mailbox folders 1001

Usage: helpdeskcli mailbox folders <id>

Arguments:
  <id>  Inbox id or name

Global flags: helpdeskcli help flags
`,
  get: `Show one inbox

Examples:
  $ helpdeskcli mailbox get 1001

Usage: helpdeskcli mailbox get <id>

Arguments:
  <id>  Inbox id or name

Global flags: helpdeskcli help flags
`,
  list: `List inboxes

Examples:
  $ helpdeskcli mailbox list
  $ helpdeskcli mailbox list --fields id,name --output csv

Usage: helpdeskcli mailbox list [flags]

Flags:
  --limit <number>  Maximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
};
