// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Contact persons

Examples:
  $ crmcli person list --org 12
  $ crmcli person create --name "Ada Lovelace" --email ada@example.com
  $ crmcli person get 8

Usage:\tcrmcli person <command>

Commands:
  create\tCreate a person
  delete\tDelete a person
  get\tShow one person
  import\tCreate or update persons from a CSV or NDJSON file
  list\tList persons
  merge\tMerge a person into another and delete it
  update\tUpdate a person
  upsert\tCreate or update the person that has a value

Groups:
  follower\tUsers who follow a person

More: crmcli person <command> --help

Global flags: crmcli help flags
`,
  create: `Create a person

Examples:
  $ crmcli person create --name "Ada Lovelace" --email ada@example.com
  $ crmcli person create --name "Ada Lovelace" --phone "+44 20 7946 0000" --org 12 --field "Language=English"

Usage:\tcrmcli person create --name <text> [flags]

Flags:
  --name <text>\tFull name [required]
  --email <text>\tE-mail address (the first one is the primary address) [may be repeated]
  --phone <text>\tPhone number (the first one is the primary number) [may be repeated]
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a person

Examples:
  $ crmcli person delete 8
  $ crmcli person delete 8 --yes

Usage:\tcrmcli person delete <id...> [flags]

Arguments:
  <id...>\tPerson id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one person

Examples:
  $ crmcli person get 8
  $ crmcli person get 8 --output json --resolve-fields

Usage:\tcrmcli person get <id> [flags]

Arguments:
  <id>\tPerson id

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: crmcli help flags
`,
  import: `Create or update persons from a CSV or NDJSON file

Examples:
  # What would be created for each row
  $ crmcli person import contacts.csv --dry-run
  $ crmcli person import contacts.csv --upsert --match-on email --yes

Usage:\tcrmcli person import <file> [flags]

The columns name (required), email, phone, org_id and owner_id are known; other columns are names or keys of fields. Empty cells are left out, and blanks around column names, e-mail addresses, phone numbers, ids, numbers and dates; those around texts stay. All rows are checked before the first one is written. A journal beside the file remembers the outcome of each row, so that --resume continues an interrupted import without writing a row twice. With --upsert, an email or phone that the person does not have is added as the primary one; the others stay. Rows that fail are written with their reason to a file beside it (contacts.failed.csv), which can be corrected and imported, and rows that may exist, because their request got no response, to another one (contacts.unknown.csv). Existing files are not overwritten. These files are UTF-8, with commas. With --dry-run, the command lists the rows with what would be done (create, update, unchanged, unknown if the record may exist already, fail, or skip if an earlier run has done it) and the fields that would change.

Arguments:
  <file>\tCSV file with a header, or NDJSON (.ndjson, .jsonl)

Flags:
  --encoding <word>\tEncoding of the CSV file (default: UTF-8, or UTF-16 by its mark) [one of utf-8, utf-16, windows-1252]
  --match-on <text>\tColumn to match by, for example email
  --resume\tContinue an interrupted import
  --separator <comma|semicolon|tab>\tSeparator of the columns (default: recognized in the first line)
  --upsert\tUpdate the person that has the value of --match-on, if one exists [requires --match-on]
  -y, --yes\tSkip the confirmation prompt

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List persons

Examples:
  $ crmcli person list --org 12
  $ crmcli person list --updated-since 2026-06-01T00:00:00Z --output ndjson

Usage:\tcrmcli person list [flags]

Flags:
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --org <id>\tOrganization id
  --filter <id>\tId of a saved filter (the service then ignores all other filters)
  --ids <a,b,...>\tOnly these ids (at most 100) [- or @file: one per line; not with --filter]
  --sort-by <id|update_time|add_time>\tField to sort by
  --sort-direction <asc|desc>\tSort order
  --updated-since <time>\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z
  --updated-until <time>\tOnly records changed before this time
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  merge: `Merge a person into another and delete it

Examples:
  $ crmcli person merge 8 --into 9 --yes
  $ crmcli person merge 8 --into 9 --dry-run

Usage:\tcrmcli person merge <id> --into <id> [flags]

The person of --into stays, and its data overrides that of the other, which is deleted. This cannot be undone. Prints the person that stays.

Arguments:
  <id>\tId of the person that is deleted

Flags:
  --into <id>\tId of the person that stays [required]
  -y, --yes\tSkip the confirmation prompt

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  update: `Update a person

Examples:
  $ crmcli person update 8 --org 12
  $ crmcli person update 8 --email ada@example.com --email ada@example.org --field "Language=English"

Usage:\tcrmcli person update <id> [flags]

The addresses of --email and the numbers of --phone replace the whole list of the person.

Arguments:
  <id>\tPerson id

Flags:
  --name <text>\tFull name
  --email <text>\tE-mail address (the first one is the primary address) [may be repeated]
  --phone <text>\tPhone number (the first one is the primary number) [may be repeated]
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  upsert: `Create or update the person that has a value

Examples:
  $ crmcli person upsert ada@example.com --by email --field "Name=Ada Lovelace"
  # What would be created or changed
  $ crmcli person upsert ada@example.com --by email --body '{"org_id":12}' --dry-run

Usage:\tcrmcli person upsert <value> --by <text> [flags]

Finds the persons whose field --by has the value. None: the person is created, with the value in that field. One: only the fields that differ are changed. Several: nothing is written. Records are compared, not search results; the search of the service lags a little, so that two runs for a new value within seconds can create two persons.

Arguments:
  <value>\tValue to match

Flags:
  --by <text>\temail, name, phone, or a custom field of text or numbers [required]
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
