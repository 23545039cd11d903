// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Tags of conversations

Examples:
  $ helpdeskcli tag list
  $ helpdeskcli tag get 4001
  $ helpdeskcli tag usage billing

Usage:\thelpdeskcli tag <command>

Commands:
  get\tShow one tag
  list\tList tags alphabetically
  usage\tCount the conversations that have a tag

More: helpdeskcli tag <command> --help

Global flags: helpdeskcli help flags
`,
  get: `Show one tag

Examples:
  $ helpdeskcli tag get 4001
  $ helpdeskcli tag get 4001 --output json

Usage:\thelpdeskcli tag get <id>

Arguments:
  <id>\tTag id or name

Global flags: helpdeskcli help flags
`,
  list: `List tags alphabetically

Examples:
  $ helpdeskcli tag list
  $ helpdeskcli tag list --limit 0 --jq '.[].name'

Usage:\thelpdeskcli tag list [flags]

Flags:
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  usage: `Count the conversations that have a tag

Examples:
  $ helpdeskcli tag usage billing
  $ helpdeskcli tag usage "needs reply" --output json

Usage:\thelpdeskcli tag usage <name>

Arguments:
  <name>\tId or name of the tag (case-insensitive)

Global flags: helpdeskcli help flags
`,
};
