// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Collections of articles

Examples:
  $ helpdeskcli docs collection list
  $ helpdeskcli docs collection create --site c3dc42d43457f9a48175ed39 --name "Release notes" --visibility private
  $ helpdeskcli docs collection get 3b3b7ad2a78c2a554eac88f6

Usage:\thelpdeskcli docs collection <command>

Commands:
  create\tCreate a collection
  delete\tDelete a collection and all its articles
  get\tShow one collection
  list\tList collections
  update\tUpdate a collection

More: helpdeskcli docs collection <command> --help

Global flags: helpdeskcli help flags
`,
  create: `Create a collection

Examples:
  $ helpdeskcli docs collection create --site c3dc42d43457f9a48175ed39 --name "Release notes" --visibility private
  $ helpdeskcli docs collection create --site c3dc42d43457f9a48175ed39 --name "Guides" --order 2 --dry-run

Usage:\thelpdeskcli docs collection create --name <text> --site <key> [flags]

Flags:
  --name <text>\tName, unique in the account [required]
  --site <key>\tSite id [required]
  --visibility <public|private>\tWho can see it
  --order <number>\tPosition in lists
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete a collection and all its articles

Examples:
  $ helpdeskcli docs collection delete 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs collection delete 45276871f152933c7c521a35 --yes

Usage:\thelpdeskcli docs collection delete <id...> [flags]

Arguments:
  <id...>\tCollection id, name or number [- or @file: one per line]

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  get: `Show one collection

Examples:
  $ helpdeskcli docs collection get 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs collection get 1

Usage:\thelpdeskcli docs collection get <id> [flags]

Arguments:
  <id>\tCollection id, name or number

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Global flags: helpdeskcli help flags
`,
  list: `List collections

Examples:
  $ helpdeskcli docs collection list
  $ helpdeskcli docs collection list --visibility public --output csv

Usage:\thelpdeskcli docs collection list [flags]

Flags:
  --site <key>\tSite id
  --visibility <all|public|private>\tOnly collections visible to this audience
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 50]

Global flags: helpdeskcli help flags
`,
  update: `Update a collection

Examples:
  $ helpdeskcli docs collection update 3b3b7ad2a78c2a554eac88f6 --order 2
  $ helpdeskcli docs collection update 3b3b7ad2a78c2a554eac88f6 --name "First steps" --visibility private

Usage:\thelpdeskcli docs collection update <id> [flags]

Arguments:
  <id>\tCollection id, name or number

Flags:
  --name <text>\tName, unique in the account
  --visibility <public|private>\tWho can see it
  --order <number>\tPosition in lists
  --site <key>\tId of the site to move the collection to
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
};
