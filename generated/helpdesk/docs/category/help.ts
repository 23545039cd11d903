// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Categories of a collection

Examples:
  $ helpdeskcli docs category list 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs category create --collection 3b3b7ad2a78c2a554eac88f6 --name "Shipping" --order 4
  $ helpdeskcli docs category update 74f7a4554f748fa30b764171 --name "First steps"

Usage:\thelpdeskcli docs category <command>

Commands:
  create\tCreate a category
  delete\tDelete a category
  list\tList the categories of a collection
  update\tUpdate a category

More: helpdeskcli docs category <command> --help

Global flags: helpdeskcli help flags
`,
  create: `Create a category

Examples:
  $ helpdeskcli docs category create --collection 3b3b7ad2a78c2a554eac88f6 --name "Shipping" --order 4
  $ helpdeskcli docs category create --collection 3b3b7ad2a78c2a554eac88f6 --name "Returns" --dry-run

Usage:\thelpdeskcli docs category create --name <text> --collection <id|name> [flags]

Flags:
  --name <text>\tName, unique in its collection [required]
  --collection <id|name>\tCollection id, name or number [required]
  --visibility <public|private>\tWho can see it
  --order <number>\tPosition in lists
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete a category

Examples:
  $ helpdeskcli docs category delete 74f7a4554f748fa30b764171
  $ helpdeskcli docs category delete 24d67ae07fd01f7a0f1e6d6f --yes

Usage:\thelpdeskcli docs category delete <id...> [flags]

Arguments:
  <id...>\tCategory id, name or number [- or @file: one per line]

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  list: `List the categories of a collection

Examples:
  $ helpdeskcli docs category list 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs category list 3b3b7ad2a78c2a554eac88f6 --output csv

Usage:\thelpdeskcli docs category list <collectionId> [flags]

Arguments:
  <collectionId>\tCollection id, name or number

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 50]

Global flags: helpdeskcli help flags
`,
  update: `Update a category

Examples:
  $ helpdeskcli docs category update 74f7a4554f748fa30b764171 --name "First steps"
  $ helpdeskcli docs category update 74f7a4554f748fa30b764171 --visibility private --order 2

Usage:\thelpdeskcli docs category update <id> [flags]

Arguments:
  <id>\tCategory id, name or number

Flags:
  --name <text>\tName, unique in its collection
  --visibility <public|private>\tWho can see it
  --order <number>\tPosition in lists
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
};
