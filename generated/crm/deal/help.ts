// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Deals in a sales pipeline

Examples:
  $ crmcli deal list --status open --limit 20
  $ crmcli deal create --title "New office" --value 5000 --currency EUR
  $ crmcli deal get 42

Usage:\tcrmcli deal <command>

Commands:
  bulk-update\tApply one change to many deals
  context\tShow a deal with all that is linked to it
  convert\tTurn a deal into a lead
  create\tCreate a deal
  delete\tDelete a deal
  get\tShow one deal
  history\tShow field changes of a deal, newest first
  list\tList active or archived deals
  summary\tShow totals of deals per currency
  update\tUpdate a deal
  upsert\tCreate or update the deal that has a value

Groups:
  follower\tUsers who follow a deal
  participant\tPersons who take part in a deal
  product\tProducts attached to a deal

More: crmcli deal <command> --help

Global flags: crmcli help flags
`,
  'bulk-update': `Apply one change to many deals

Examples:
  $ crmcli deal bulk-update --ids 42,43 --stage 3 --dry-run
  $ crmcli deal bulk-update --ids 42,43 --owner me --yes

Usage:\tcrmcli deal bulk-update [flags]

One request per deal. A failed change is reported and the run continues; a missing permission, a used-up rate limit or a service that is down stops it, and the result then has the ids that were not tried.

Flags:
  --stage <id|name>\tStage id or name (a name that several pipelines have needs --pipeline)
  --pipeline <id|name>\tPipeline id or name
  --status <open|won|lost>\tStatus of the deal
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --filter <id>\tId of a saved filter that selects the deals [not with --ids]
  --ids <a,b,...>\tDeals to change [- or @file: one per line; or piped input; not with --filter]
  -y, --yes\tSkip the confirmation prompt
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  context: `Show a deal with all that is linked to it

Examples:
  $ crmcli deal context 42
  # Only the risk flags
  $ crmcli deal context 42 --mail --no-products --jq .flags

Usage:\tcrmcli deal context <id> [flags]

Shows the deal, its person and organization, activities, notes, products, participants and risk flags. Custom fields are shown by name. The flags are true for a deal without person and organization (missingContact), and for an open deal without a change for more than 14 days (staleOpen), with an expected close date before today in UTC (pastClose) or without one (noCloseDate), or without an activity to do (noOpenActivities).

Arguments:
  <id>\tDeal id

Flags:
  --activity-limit <number>\tMaximum number of activities (0 for all) [0 or more; default 50]
  --mail\tAdd a summary of the synced mail (requires the scope mail:read)
  --mail-limit <number>\tMaximum number of messages to read (0 for all) [0 or more; default 50]
  --no-activities\tLeave out the activities
  --no-notes\tLeave out the notes
  --no-participants\tLeave out the participants
  --no-products\tLeave out the products
  --note-limit <number>\tMaximum number of notes (0 for all) [0 or more; default 50]

Global flags: crmcli help flags
`,
  convert: `Turn a deal into a lead

Examples:
  $ crmcli deal convert 42
  # Prints the id of the new lead
  $ crmcli deal convert 42 --wait --yes

Usage:\tcrmcli deal convert <id> [flags]

The service converts in the background and deletes the deal when it is done. Without --wait, the command prints the id of the conversion and ends.

Arguments:
  <id>\tDeal id

Flags:
  --wait\tWait until the conversion has ended
  --timeout-secs <number>\tMaximum wait with --wait [0 or more seconds; default 30]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  create: `Create a deal

Examples:
  $ crmcli deal create --title "New office" --value 5000 --currency EUR
  # Set a custom field by its name and option label
  $ crmcli deal create --title "Renewal" --org 12 --field "Contract type=Yearly"

Usage:\tcrmcli deal create --title <text> [flags]

Flags:
  --title <text>\tTitle of the deal [required]
  --value <number>\tValue in the currency of the deal
  --currency <text>\tCurrency code, for example EUR
  --status <open|won|lost>\tStatus of the deal
  --stage <id|name>\tStage id or name (a name that several pipelines have needs --pipeline)
  --pipeline <id|name>\tPipeline id or name
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --probability <number>\tProbability of winning [0 to 100 percent]
  --expected-close-date <YYYY-MM-DD>\tExpected close date
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a deal

Examples:
  $ crmcli deal delete 42
  $ crmcli deal delete 42 --yes

Usage:\tcrmcli deal delete <id...> [flags]

Arguments:
  <id...>\tDeal id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one deal

Examples:
  $ crmcli deal get 42
  # Names and labels instead of keys and ids
  $ crmcli deal get 42 --output json --resolve-fields

Usage:\tcrmcli deal get <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: crmcli help flags
`,
  history: `Show field changes of a deal, newest first

Examples:
  $ crmcli deal history 42
  # The five latest stage changes
  $ crmcli deal history 42 --field stage_id --limit 5

Usage:\tcrmcli deal history <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --field <text>\tOnly changes of the field with this key, for example stage_id

Global flags: crmcli help flags
`,
  list: `List active or archived deals

Examples:
  $ crmcli deal list --status open --limit 20
  $ crmcli deal list --pipeline 1 --sort-by update_time --sort-direction desc --output csv
  $ crmcli deal list --updated-since 2026-06-01T00:00:00Z --jq '.[].title'

Usage:\tcrmcli deal list [flags]

Flags:
  --stage <id|name>\tStage id or name (a name that several pipelines have needs --pipeline)
  --pipeline <id|name>\tPipeline id or name
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --filter <id>\tId of a saved filter (the service then ignores all other filters)
  --archived\tList archived deals instead of active ones
  --status <open|won|lost|deleted>\tOnly deals with this status
  --ids <a,b,...>\tOnly these ids (at most 100) [- or @file: one per line; not with --filter]
  --sort-by <id|update_time|add_time>\tField to sort by
  --sort-direction <asc|desc>\tSort order
  --updated-since <time>\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z
  --updated-until <time>\tOnly records changed before this time
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 500]

Global flags: crmcli help flags
`,
  summary: `Show totals of deals per currency

Examples:
  $ crmcli deal summary --status open
  $ crmcli deal summary --pipeline 1 --jq .values_total

Usage:\tcrmcli deal summary [flags]

The service computes the totals. JSON and YAML print its response unchanged; tables and CSV have one row per currency.

Flags:
  --status <open|won|lost>\tStatus of the deal
  --pipeline <id|name>\tPipeline id or name
  --stage <id|name>\tStage id or name (a name that several pipelines have needs --pipeline)
  --filter <id>\tId of a saved filter (the service then ignores all other filters)

Global flags: crmcli help flags
`,
  update: `Update a deal

Examples:
  $ crmcli deal update 42 --status won
  # Fields from a file; --stage overrides the one in it
  $ crmcli deal update 42 --stage 3 --body @changes.json

Usage:\tcrmcli deal update <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --title <text>\tTitle of the deal
  --value <number>\tValue in the currency of the deal
  --currency <text>\tCurrency code, for example EUR
  --status <open|won|lost>\tStatus of the deal
  --stage <id|name>\tStage id or name (a name that several pipelines have needs --pipeline)
  --pipeline <id|name>\tPipeline id or name
  --person <id>\tPerson id
  --org <id>\tOrganization id
  --owner <id|name>\tId, name or e-mail address of the owner, or "me"
  --probability <number>\tProbability of winning [0 to 100 percent]
  --expected-close-date <YYYY-MM-DD>\tExpected close date
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  upsert: `Create or update the deal that has a value

Examples:
  $ crmcli deal upsert "New office" --by title --body '{"value":5000,"currency":"EUR"}'
  # What would be created or changed
  $ crmcli deal upsert "New office" --by title --field "Contract type=Yearly" --dry-run

Usage:\tcrmcli deal upsert <value> --by <text> [flags]

Finds the deals whose field --by has the value. None: the deal is created, with the value in that field. One: only the fields that differ are changed. Several: nothing is written. Records are compared, not search results; the search of the service lags a little, so that two runs for a new value within seconds can create two deals.

Arguments:
  <value>\tValue to match

Flags:
  --by <text>\ttitle, or a custom field of text or numbers [required]
  --field <Name=Value>\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field [may be repeated]
  --body <json>\tMore fields as a JSON object; flags override it [or @file]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
