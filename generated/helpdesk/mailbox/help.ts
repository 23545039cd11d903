// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Mailboxes that receive conversations

Examples:
  $ helpdeskcli mailbox list
  $ helpdeskcli mailbox get 1001
  $ helpdeskcli mailbox fields 1001

Usage:\thelpdeskcli mailbox <command>

Commands:
  fields\tList the custom fields of a mailbox
  folders\tList the folders of a mailbox
  get\tShow one mailbox
  list\tList mailboxes

More: helpdeskcli mailbox <command> --help

Global flags: helpdeskcli help flags
`,
  fields: `List the custom fields of a mailbox

Examples:
  $ helpdeskcli mailbox fields 1001
  $ helpdeskcli mailbox fields 1001 --output csv

Usage:\thelpdeskcli mailbox fields <id>

Arguments:
  <id>\tMailbox id or name

Global flags: helpdeskcli help flags
`,
  folders: `List the folders of a mailbox

Examples:
  $ helpdeskcli mailbox folders 1001
  $ helpdeskcli mailbox folders 1001 --output csv

Usage:\thelpdeskcli mailbox folders <id>

Arguments:
  <id>\tMailbox id or name

Global flags: helpdeskcli help flags
`,
  get: `Show one mailbox

Examples:
  $ helpdeskcli mailbox get 1001
  $ helpdeskcli mailbox get 1001 --output json

Usage:\thelpdeskcli mailbox get <id>

Arguments:
  <id>\tMailbox id or name

Global flags: helpdeskcli help flags
`,
  list: `List mailboxes

Examples:
  $ helpdeskcli mailbox list
  $ helpdeskcli mailbox list --fields id,name --output csv

Usage:\thelpdeskcli mailbox list [flags]

Flags:
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
};
