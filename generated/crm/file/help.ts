// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Files attached to records

Examples:
  $ crmcli file list
  $ crmcli file get 3
  $ crmcli file download 3

Usage:\tcrmcli file <command>

Commands:
  delete\tDelete a file
  download\tSave a file to disk
  get\tShow one file
  list\tList files
  remote-link\tLink a file on a hosted drive to a record
  update\tRename or describe a file
  upload\tUpload a file, optionally for a record

More: crmcli file <command> --help

Global flags: crmcli help flags
`,
  delete: `Delete a file

Examples:
  $ crmcli file delete 3
  $ crmcli file delete 3 --yes

Usage:\tcrmcli file delete <id...> [flags]

Arguments:
  <id...>\tFile id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  download: `Save a file to disk

Examples:
  $ crmcli file download 3
  $ crmcli file download 3 --out offer.txt

Usage:\tcrmcli file download <id> [flags]

Without --out, the file gets the name of its record in the current folder, and an existing file of that name is not replaced. A download that fails leaves no file. The file is saved as it arrives; --timeout limits how long nothing may arrive.

Arguments:
  <id>\tFile id

Flags:
  --out <path>\tFile or folder to write to (default: the file name)

Global flags: crmcli help flags
`,
  get: `Show one file

Examples:
  $ crmcli file get 3
  $ crmcli file get 3 --jq .name

Usage:\tcrmcli file get <id>

Arguments:
  <id>\tFile id

Global flags: crmcli help flags
`,
  list: `List files

Examples:
  $ crmcli file list
  $ crmcli file list --limit 0 --output csv

Usage:\tcrmcli file list [flags]

Flags:
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
  'remote-link': `Link a file on a hosted drive to a record

Examples:
  $ crmcli file remote-link --deal 42 --remote-id 1aBcD2eFgH
  $ crmcli file remote-link --person 8 --remote-id 1aBcD2eFgH --dry-run

Usage:\tcrmcli file remote-link --remote-id <text> [flags]

Flags:
  --remote-id <text>\tId of the file on the drive [required]
  --deal <id>\tDeal id [not with --org, --person]
  --org <id>\tOrganization id [not with --deal, --person]
  --person <id>\tPerson id [not with --deal, --org]
  --remote-location <googledrive>\tProvider of the drive [default googledrive]

Exactly one of:
  --deal, --org, --person

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  update: `Rename or describe a file

Examples:
  $ crmcli file update 3 --name "Offer 2026.pdf"
  $ crmcli file update 3 --description "Signed by both parties"

Usage:\tcrmcli file update <id> [flags]

Arguments:
  <id>\tFile id

Flags:
  --description <text>\tDescription
  --name <text>\tNew name

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  upload: `Upload a file, optionally for a record

Examples:
  $ crmcli file upload offer.pdf --deal 42
  $ crmcli file upload photo.jpg --person 8

Usage:\tcrmcli file upload <path> [flags]

The file is sent as it is read; --timeout limits how long nothing may be sent.

Arguments:
  <path>\tFile to upload

Flags:
  --deal <id>\tId of the deal to attach the file to
  --org <id>\tId of the organization to attach the file to
  --person <id>\tId of the person to attach the file to

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
