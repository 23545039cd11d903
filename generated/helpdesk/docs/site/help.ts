// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sites of the knowledge base

Examples:
  $ helpdeskcli docs site list
  $ helpdeskcli docs site get c3dc42d43457f9a48175ed39

Usage:\thelpdeskcli docs site <command>

Commands:
  get\tShow one site
  list\tList sites

More: helpdeskcli docs site <command> --help

Global flags: helpdeskcli help flags
`,
  get: `Show one site

Examples:
  $ helpdeskcli docs site get c3dc42d43457f9a48175ed39
  $ helpdeskcli docs site get c3dc42d43457f9a48175ed39 --output json

Usage:\thelpdeskcli docs site get <id> [flags]

Arguments:
  <id>\tSite id

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Global flags: helpdeskcli help flags
`,
  list: `List sites

Examples:
  $ helpdeskcli docs site list
  $ helpdeskcli docs site list --output csv

Usage:\thelpdeskcli docs site list [flags]

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 50]

Global flags: helpdeskcli help flags
`,
};
