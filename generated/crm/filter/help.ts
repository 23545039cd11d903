// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Saved filters and their conditions

Examples:
  $ crmcli filter list
  $ crmcli filter create --name "Open deals" --type deals --conditions @conditions.json
  $ crmcli filter get 1

Usage:\tcrmcli filter <command>

Commands:
  create\tCreate a filter
  delete\tDelete a filter
  export\tPrint filters as name, type and conditions
  get\tShow one filter
  helpers\tList operators of filter conditions
  list\tList filters
  update\tUpdate a filter

More: crmcli filter <command> --help

Global flags: crmcli help flags
`,
  create: `Create a filter

Examples:
  $ crmcli filter create --name "Open deals" --type deals --conditions @conditions.json
  # Copy the conditions of another filter
  $ crmcli filter export 1 --jq .conditions | crmcli filter create --name "Copy" --type deals

Usage:\tcrmcli filter create --name <text> --type <word> --conditions <json|@file> [flags]

The conditions are an object with the glue "and" over exactly two groups, the first with the glue "and", the second with "or". Each condition has an object, a field_id (the ID in \`field list\`), an operator and a value. \`filter helpers\` lists the operators, and \`filter export\` prints a filter as an example. A filter has at most 16 conditions.

Flags:
  --name <text>\tName of the filter [required]
  --type <word>\tType of the records that the filter selects [required; one of deals, leads, org, people, products, activity, projects]
  --conditions <json|@file>\tConditions as JSON [required; or piped input]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a filter

Examples:
  $ crmcli filter delete 1
  $ crmcli filter delete 1 --yes

Usage:\tcrmcli filter delete <id...> [flags]

Arguments:
  <id...>\tFilter id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  export: `Print filters as name, type and conditions

Examples:
  $ crmcli filter export 1
  $ crmcli filter export --all

Usage:\tcrmcli filter export [id] [flags]

Prints JSON whatever the output format. With --all, an id is ignored.

The default output format is json.

Arguments:
  [id]\tFilter id

Flags:
  --all\tPrint all filters as a list

Global flags: crmcli help flags
`,
  get: `Show one filter

Examples:
  $ crmcli filter get 1
  $ crmcli filter get 1 --jq .conditions

Usage:\tcrmcli filter get <id>

Arguments:
  <id>\tFilter id

Global flags: crmcli help flags
`,
  helpers: `List operators of filter conditions

Examples:
  $ crmcli filter helpers
  $ crmcli filter helpers --type date

Usage:\tcrmcli filter helpers [flags]

Flags:
  --type <text>\tOnly operators of this type of field, for example date

Global flags: crmcli help flags
`,
  list: `List filters

Examples:
  $ crmcli filter list
  $ crmcli filter list --type deals

Usage:\tcrmcli filter list [flags]

Flags:
  --type <word>\tType of the records that the filter selects [one of deals, leads, org, people, products, activity, projects]

Global flags: crmcli help flags
`,
  update: `Update a filter

Examples:
  $ crmcli filter update 1 --name "Open deals of this year"
  $ crmcli filter update 1 --conditions @conditions.json

Usage:\tcrmcli filter update <id> [flags]

Arguments:
  <id>\tFilter id

Flags:
  --name <text>\tName of the filter
  --conditions <json|@file>\tConditions as JSON

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
