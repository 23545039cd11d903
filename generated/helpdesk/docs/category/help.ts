// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Categories of a collection

Examples:
  $ helpdeskcli docs category list 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs category create --collection 3b3b7ad2a78c2a554eac88f6 \\
      --name "Shipping" --order 4
  $ helpdeskcli docs category update 74f7a4554f748fa30b764171 \\
      --name "First steps"

Usage: helpdeskcli docs category <command>

Commands:
  create  Create a category
  delete  Delete a category
  list    List the categories of a collection
  update  Change a category

More: helpdeskcli docs category <command> --help

Global flags: helpdeskcli help flags
`,
  create: `Create a category

Examples:
  $ helpdeskcli docs category create --collection 3b3b7ad2a78c2a554eac88f6 \\
      --name "Shipping" --order 4

Usage: helpdeskcli docs category create --name <text> --collection <key> [flags]

Flags:
  --name <text>                  Name, unique in its collection [required]
  --collection <key>             Collection id [required]
  --visibility <public|private>  Who can see it
  --order <number>               Position in lists
  --api-key <text>               Knowledge-base API key (overrides the
                                 environment and the stored key)

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete a category

Examples:
  $ helpdeskcli docs category delete 74f7a4554f748fa30b764171
  $ helpdeskcli docs category delete 24d67ae07fd01f7a0f1e6d6f --yes

Usage: helpdeskcli docs category delete <id> [flags]

Arguments:
  <id>  Category id [- or @file: one per line]

Flags:
  --api-key <text>  Knowledge-base API key (overrides the environment and the
                    stored key)

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Skip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  list: `List the categories of a collection

Examples:
  $ helpdeskcli docs category list 3b3b7ad2a78c2a554eac88f6

Usage: helpdeskcli docs category list <collectionId> [flags]

Arguments:
  <collectionId>  Collection id

Flags:
  --api-key <text>  Knowledge-base API key (overrides the environment and the
                    stored key)
  --limit <number>  Maximum number of rows (0 for all) [0 or more; default 50]

Global flags: helpdeskcli help flags
`,
  update: `Change a category

Examples:
  $ helpdeskcli docs category update 74f7a4554f748fa30b764171 \\
      --name "First steps"

Usage: helpdeskcli docs category update <id> [flags]

Arguments:
  <id>  Category id

Flags:
  --name <text>                  Name, unique in its collection
  --visibility <public|private>  Who can see it
  --order <number>               Position in lists
  --api-key <text>               Knowledge-base API key (overrides the
                                 environment and the stored key)

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
};
