// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Articles of the knowledge base

Examples:
  $ helpdeskcli docs article list --collection 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs article create --collection 3b3b7ad2a78c2a554eac88f6 \\
      --name "Opening hours" --text @hours.html --status published
  $ helpdeskcli docs article get b04783bf7a6cdba1fb41599e

Usage: helpdeskcli docs article <command>

Commands:
  create        Create an article
  delete        Delete an article
  delete-draft  Discard the draft of an article
  get           Show one article
  list          List the articles of a collection or a category
  save-draft    Save a draft without publishing it
  search        Search articles by text
  update        Change an article

More: helpdeskcli docs article <command> --help

Global flags: helpdeskcli help flags
`,
  create: `Create an article

Examples:
  $ helpdeskcli docs article create --collection 3b3b7ad2a78c2a554eac88f6 \\
      --name "Opening hours" --text @hours.html --status published

Usage: helpdeskcli docs article create --name <text> --text <text|@file>
         --collection <key> [flags]

Flags:
  --name <text>           Title, unique in its collection [required]
  --text <text|@file>     HTML or plain text, or @file [required]
  --collection <key>      Collection id [required]
  --categories <a,b,...>  Category ids [- or @file: one per line]
  --keywords <a,b,...>    Search keywords
  --slug <text>           Last part of the URL (default: from the title)
  --status <published|notpublished>
                          Whether readers can see it [default notpublished]
  --api-key <text>        Knowledge-base API key (overrides the environment and
                          the stored key)

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete an article

Examples:
  $ helpdeskcli docs article delete b04783bf7a6cdba1fb41599e
  $ helpdeskcli docs article delete 12 --yes

Usage: helpdeskcli docs article delete <id> [flags]

Arguments:
  <id>  Article id or number [- or @file: one per line]

Flags:
  --api-key <text>  Knowledge-base API key (overrides the environment and the
                    stored key)

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Skip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  'delete-draft': `Discard the draft of an article

Examples:
  $ helpdeskcli docs article delete-draft b04783bf7a6cdba1fb41599e
  $ helpdeskcli docs article delete-draft 3 --yes

Usage: helpdeskcli docs article delete-draft <id> [flags]

Arguments:
  <id>  Article id or number [- or @file: one per line]

Flags:
  --api-key <text>  Knowledge-base API key (overrides the environment and the
                    stored key)

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Skip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  get: `Show one article

Examples:
  $ helpdeskcli docs article get b04783bf7a6cdba1fb41599e
  # the text of article number 12
  $ helpdeskcli docs article get 12 --jq .text --raw-output

Usage: helpdeskcli docs article get <id> [flags]

Arguments:
  <id>  Article id or number

Flags:
  --api-key <text>  Knowledge-base API key (overrides the environment and the
                    stored key)

Global flags: helpdeskcli help flags
`,
  list: `List the articles of a collection or a category

Examples:
  $ helpdeskcli docs article list --collection 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs article list --category 74f7a4554f748fa30b764171 \\
      --status published --output csv

Usage: helpdeskcli docs article list [flags]

Flags:
  --category <key>    Category id
  --collection <key>  Collection id
  --status <word>     Only articles with this status [one of all, published,
                      notpublished]
  --api-key <text>    Knowledge-base API key (overrides the environment and the
                      stored key)
  --limit <number>    Maximum number of rows (0 for all) [0 or more; default 50]

Exactly one of:
  --collection, --category

Global flags: helpdeskcli help flags
`,
  'save-draft': `Save a draft without publishing it

Examples:
  $ helpdeskcli docs article save-draft b04783bf7a6cdba1fb41599e \\
      --text "<p>A better text</p>"

Usage: helpdeskcli docs article save-draft <id> --text <text|@file> [flags]

Arguments:
  <id>  Article id or number [- or @file: one per line]

Flags:
  --text <text|@file>  HTML or plain text, or @file [required]
  --api-key <text>     Knowledge-base API key (overrides the environment and the
                       stored key)

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  search: `Search articles by text

Examples:
  $ helpdeskcli docs article search "reset password" --visibility public

Usage: helpdeskcli docs article search <query> [flags]

Arguments:
  <query>  Text to find

Flags:
  --collection <key>  Collection id
  --site <key>        Site id
  --status <word>     Only articles with this status [one of all, published,
                      notpublished]
  --visibility <all|public|private>
                      Only articles visible to this audience
  --api-key <text>    Knowledge-base API key (overrides the environment and the
                      stored key)
  --limit <number>    Maximum number of rows (0 for all) [0 or more; default 50]

Global flags: helpdeskcli help flags
`,
  update: `Change an article

Examples:
  $ helpdeskcli docs article update b04783bf7a6cdba1fb41599e \\
      --status published
  $ helpdeskcli docs article update b04783bf7a6cdba1fb41599e \\
      --name "Opening hours" --text @hours.html

Usage: helpdeskcli docs article update <id> [flags]

Arguments:
  <id>  Article id or number

Flags:
  --name <text>        Title, unique in its collection
  --text <text|@file>  HTML or plain text, or @file
  --status <published|notpublished>
                       Whether readers can see it
  --slug <text>        Last part of the URL
  --api-key <text>     Knowledge-base API key (overrides the environment and the
                       stored key)

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
};
