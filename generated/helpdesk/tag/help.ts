// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Tags of conversations

Examples:
  $ helpdeskcli tag list
  $ helpdeskcli tag get 4001
  $ helpdeskcli tag usage billing

Usage: helpdeskcli tag <command>

Commands:
  get    Show one tag
  list   List tags in alphabetical order
  usage  Tell how many conversations carry a tag

More: helpdeskcli tag <command> --help

Global flags: helpdeskcli help flags
`,
  get: `Show one tag

Examples:
  $ helpdeskcli tag get 4001

Usage: helpdeskcli tag get <id>

Arguments:
  <id>  Tag id

Global flags: helpdeskcli help flags
`,
  list: `List tags in alphabetical order

Examples:
  $ helpdeskcli tag list
  $ helpdeskcli tag list --limit 0 --jq '.[].name'

Usage: helpdeskcli tag list [flags]

Flags:
  --limit <number>  Most rows to print (0 = all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  usage: `Tell how many conversations carry a tag

Examples:
  $ helpdeskcli tag usage billing
  $ helpdeskcli tag usage "needs reply" --output json

Usage: helpdeskcli tag usage <name>

Arguments:
  <name>  Name of the tag, in capitals or not, or its id

Global flags: helpdeskcli help flags
`,
};
