// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Articles of the knowledge base

Examples:
  $ helpdeskcli docs article list --collection 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs article create --collection 3b3b7ad2a78c2a554eac88f6 --name "Opening hours" --text @hours.html --status published
  $ helpdeskcli docs article get b04783bf7a6cdba1fb41599e

Usage:\thelpdeskcli docs article <command>

Commands:
  create\tCreate an article
  delete\tDelete an article
  delete-draft\tDiscard the draft of an article
  get\tShow one article
  list\tList the articles of a collection or a category
  save-draft\tSave a draft without publishing it
  search\tSearch articles by text
  update\tUpdate an article

More: helpdeskcli docs article <command> --help

Global flags: helpdeskcli help flags
`,
  create: `Create an article

Examples:
  $ helpdeskcli docs article create --collection 3b3b7ad2a78c2a554eac88f6 --name "Opening hours" --text @hours.html --status published
  $ helpdeskcli docs article create --collection 3b3b7ad2a78c2a554eac88f6 --name "Parking" --text "<p>Behind the house</p>" --dry-run

Usage:\thelpdeskcli docs article create --name <text> --text <text|@file> --collection <id|name> [flags]

Flags:
  --name <text>\tTitle, unique in its collection [required]
  --text <text|@file>\tHTML or plain text [required]
  --collection <id|name>\tCollection id, name or number [required]
  --categories <a,b,...>\tCategories by id, name or number [- or @file: one per line]
  --keywords <a,b,...>\tSearch keywords
  --slug <text>\tLast part of the URL (default: from the title)
  --status <published|notpublished>\tWhether readers can see it [default notpublished]
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --edit\tWrite --text in an editor [not with --text]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete an article

Examples:
  $ helpdeskcli docs article delete b04783bf7a6cdba1fb41599e
  $ helpdeskcli docs article delete 12 --yes

Usage:\thelpdeskcli docs article delete <id...> [flags]

Arguments:
  <id...>\tArticle id or number [- or @file: one per line]

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  'delete-draft': `Discard the draft of an article

Examples:
  $ helpdeskcli docs article delete-draft b04783bf7a6cdba1fb41599e
  $ helpdeskcli docs article delete-draft 3 --yes

Usage:\thelpdeskcli docs article delete-draft <id...> [flags]

Arguments:
  <id...>\tArticle id or number [- or @file: one per line]

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  get: `Show one article

Examples:
  $ helpdeskcli docs article get b04783bf7a6cdba1fb41599e
  # the text of article number 12
  $ helpdeskcli docs article get 12 --jq .text --raw-output

Usage:\thelpdeskcli docs article get <id> [flags]

Arguments:
  <id>\tArticle id or number

Flags:
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --web\tOpen the record in the browser, or print its address

Global flags: helpdeskcli help flags
`,
  list: `List the articles of a collection or a category

Examples:
  $ helpdeskcli docs article list --collection 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs article list --category 74f7a4554f748fa30b764171 --status published --output csv

Usage:\thelpdeskcli docs article list [flags]

Flags:
  --category <id|name>\tCategory id, name or number
  --collection <id|name>\tCollection id, name or number
  --status <word>\tOnly articles with this status [one of all, published, notpublished]
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 50]

Exactly one of:
  --collection, --category

Global flags: helpdeskcli help flags
`,
  'save-draft': `Save a draft without publishing it

Examples:
  $ helpdeskcli docs article save-draft b04783bf7a6cdba1fb41599e --text "<p>A better text</p>"
  $ helpdeskcli docs article save-draft b04783bf7a6cdba1fb41599e --text @hours.html

Usage:\thelpdeskcli docs article save-draft <id...> --text <text|@file> [flags]

Arguments:
  <id...>\tArticle id or number [- or @file: one per line]

Flags:
  --text <text|@file>\tHTML or plain text [required]
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --edit\tWrite --text in an editor [not with --text]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  search: `Search articles by text

Examples:
  $ helpdeskcli docs article search "reset password" --visibility public
  $ helpdeskcli docs article search password --status published --output csv

Usage:\thelpdeskcli docs article search <query> [flags]

Arguments:
  <query>\tText to find

Flags:
  --collection <id|name>\tCollection id, name or number
  --site <key>\tSite id
  --status <word>\tOnly articles with this status [one of all, published, notpublished]
  --visibility <all|public|private>\tOnly articles visible to this audience
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 50]

Global flags: helpdeskcli help flags
`,
  update: `Update an article

Examples:
  $ helpdeskcli docs article update b04783bf7a6cdba1fb41599e --status published
  $ helpdeskcli docs article update b04783bf7a6cdba1fb41599e --name "Opening hours" --text @hours.html

Usage:\thelpdeskcli docs article update <id> [flags]

Arguments:
  <id>\tArticle id or number

Flags:
  --name <text>\tTitle, unique in its collection
  --text <text|@file>\tHTML or plain text
  --status <published|notpublished>\tWhether readers can see it
  --slug <text>\tLast part of the URL
  --api-key <text>\tKnowledge-base API key (overrides the environment and the stored key)
  --edit\tWrite --text in an editor [not with --text]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
};
