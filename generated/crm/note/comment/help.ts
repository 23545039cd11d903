// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Comments on a note

Examples:
  $ crmcli note comment list 13
  $ crmcli note comment add 5 --content "Called back"
  $ crmcli note comment update 13 --comment 38e6e0df-9bf4-4e29-9713-2aafdd8fa8e3 --content "Done"

Usage:\tcrmcli note comment <command>

Commands:
  add\tAdd a comment to a note
  delete\tDelete a comment of a note
  list\tList the comments of a note
  update\tReplace the text of a comment

More: crmcli note comment <command> --help

Global flags: crmcli help flags
`,
  add: `Add a comment to a note

Examples:
  $ crmcli note comment add 5 --content "Called back"
  $ crmcli note comment add 5 --content @comment.html

Usage:\tcrmcli note comment add <noteId> --content <text|@file> [flags]

Arguments:
  <noteId>\tNote id

Flags:
  --content <text|@file>\tText (HTML) [required]
  --edit\tWrite --content in an editor [not with --content]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a comment of a note

Examples:
  $ crmcli note comment delete 15 --comment 669872df-fe27-4394-97cd-1e2afed07502
  $ crmcli note comment delete 16 --comment 8c52bfb3-5f5d-49f1-a133-50eafd452a7a --yes

Usage:\tcrmcli note comment delete <noteId...> --comment <key> [flags]

Arguments:
  <noteId...>\tNote id [- or @file: one per line]

Flags:
  --comment <key>\tComment id, shown by \`note comment list\` [required]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  list: `List the comments of a note

Examples:
  $ crmcli note comment list 13
  $ crmcli note comment list 13 --output csv

Usage:\tcrmcli note comment list <noteId> [flags]

Arguments:
  <noteId>\tNote id

Flags:
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
  update: `Replace the text of a comment

Examples:
  $ crmcli note comment update 13 --comment 38e6e0df-9bf4-4e29-9713-2aafdd8fa8e3 --content "Done"
  $ crmcli note comment update 13 --comment 38e6e0df-9bf4-4e29-9713-2aafdd8fa8e3 --content @comment.html

Usage:\tcrmcli note comment update <noteId> --comment <key> --content <text|@file> [flags]

Arguments:
  <noteId>\tNote id

Flags:
  --comment <key>\tComment id, shown by \`note comment list\` [required]
  --content <text|@file>\tText (HTML) [required]
  --edit\tWrite --content in an editor [not with --content]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
