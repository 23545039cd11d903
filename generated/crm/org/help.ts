// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Organizations

Examples:
  $ crmcli org list --owner 3
  $ crmcli org create --name "Example Ltd"
  $ crmcli org get 12

Usage:\tcrmcli org <command>

Commands:
  create\tCreate an organization
  delete\tDelete an organization
  get\tShow one organization
  import\tCreate or update organizations from a CSV or NDJSON file
  list\tList organizations
  merge\tMerge an organization into another and delete it
  update\tUpdate an organization
  upsert\tCreate or update the organization that has a value

Groups:
  follower\tUsers who follow an organization
  relationship\tLinks between organizations

More: crmcli org <command> --help

Global flags: crmcli help flags
`,
  create: `Create an organization

Examples:
  $ crmcli org create --name "Example Ltd"
  $ crmcli org create --name "Example Ltd" --owner 3 --body '{"website":"https://www.example.com"}'

Usage:\tcrmcli org create --name <text> [flags]

Flags:
  --name <text>\tName of the organization [required]
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete an organization

Examples:
  $ crmcli org delete 12
  $ crmcli org delete 12 --yes

Usage:\tcrmcli org delete <id...> [flags]

Arguments:
  <id...>\tOrganization id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one organization

Examples:
  $ crmcli org get 12
  $ crmcli org get 12 --output json --resolve-fields

Usage:\tcrmcli org get <id> [flags]

Arguments:
  <id>\tOrganization id

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: crmcli help flags
`,
  import: `Create or update organizations from a CSV or NDJSON file

Examples:
  # What would be created for each row
  $ crmcli org import organizations.csv --dry-run
  $ crmcli org import organizations.csv --upsert --match-on name --yes

Usage:\tcrmcli org import <file> [flags]

The columns name (required) and owner_id are known; other columns are names or keys of fields. Empty cells are left out, and blanks around column names, ids, numbers and dates; those around texts stay. All rows are checked before the first one is written. A journal beside the file remembers the outcome of each row, so that --resume continues an interrupted import without writing a row twice. Rows that fail are written with their reason to a file beside it (contacts.failed.csv), which can be corrected and imported, and rows that may exist, because their request got no response, to another one (contacts.unknown.csv). Existing files are not overwritten. These files are UTF-8, with commas. With --dry-run, the command lists the rows with what would be done (create, update, unchanged, unknown if the record may exist already, fail, or skip if an earlier run has done it) and the fields that would change.

Arguments:
  <file>\tCSV file with a header, or NDJSON (.ndjson, .jsonl)

Flags:
  --encoding <word>\tEncoding of the CSV file (default: UTF-8, or UTF-16 by its mark) [one of utf-8, utf-16, windows-1252]
  --match-on <text>\tColumn to match by, for example name
  --resume\tContinue an interrupted import
  --separator <comma|semicolon|tab>\tSeparator of the columns (default: recognized in the first line)
  --upsert\tUpdate the organization that has the value of --match-on, if one exists [requires --match-on]
  -y, --yes\tSkip the confirmation prompt

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List organizations

Examples:
  $ crmcli org list --owner 3
  $ crmcli org list --sort-by update_time --sort-direction desc --output csv

Usage:\tcrmcli org list [flags]

Flags:
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --filter <id>\tId of a saved filter (the service then ignores all other filters)
  --ids <a,b,...>\tOnly these ids (at most 100) [- or @file: one per line; not with --filter]
  --sort-by <id|update_time|add_time>\tField to sort by
  --sort-direction <asc|desc>\tSort order
  --updated-since <time>\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z
  --updated-until <time>\tOnly records changed before this time
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  merge: `Merge an organization into another and delete it

Examples:
  $ crmcli org merge 12 --into 14 --yes
  $ crmcli org merge 12 --into 14 --dry-run

Usage:\tcrmcli org merge <id> --into <id> [flags]

The organization of --into stays, and its data overrides that of the other, which is deleted. This cannot be undone. Prints the organization that stays.

Arguments:
  <id>\tId of the organization that is deleted

Flags:
  --into <id>\tId of the organization that stays [required]
  -y, --yes\tSkip the confirmation prompt

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  update: `Update an organization

Examples:
  $ crmcli org update 12 --name "Example Holding"
  # The request that assigns the organization to you
  $ crmcli org update 12 --owner me --dry-run

Usage:\tcrmcli org update <id> [flags]

Arguments:
  <id>\tOrganization id

Flags:
  --name <text>\tName of the organization
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  upsert: `Create or update the organization that has a value

Examples:
  $ crmcli org upsert "Example Ltd" --by name --body '{"website":"https://www.example.com"}'
  # Whether it would be created
  $ crmcli org upsert "Example Ltd" --by name --dry-run

Usage:\tcrmcli org upsert <value> --by <text> [flags]

Finds the organizations whose field --by has the value. None: the organization is created, with the value in that field. One: only the fields that differ are changed. Several: nothing is written. Records are compared, not search results; the search of the service lags a little, so that two runs for a new value within seconds can create two organizations.

Arguments:
  <value>\tValue to match

Flags:
  --by <text>\tname, or a custom field of text or numbers [required]
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
