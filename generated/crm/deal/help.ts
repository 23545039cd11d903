// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Deals in a sales pipeline

Examples:
  $ crmcli deal list --status open --limit 20
  $ crmcli deal create --title "New office" --value 5000 --currency EUR
  $ crmcli deal get 42

Usage: crmcli deal <command>

Commands:
  create   Create a deal
  delete   Delete a deal
  get      Show one deal
  history  Show field changes of a deal, newest first
  list     List active or archived deals
  summary  Show totals of deals per currency
  update   Update a deal

Groups:
  follower  Users who follow a deal
  product   Products attached to a deal

More: crmcli deal <command> --help

Global flags: crmcli help flags
`,
  create: `Create a deal

Examples:
  $ crmcli deal create --title "New office" --value 5000 --currency EUR
  # Set a custom field by its name and option label
  $ crmcli deal create --title "Renewal" --org 12 \\
      --field "Contract type=Yearly"

Usage: crmcli deal create --title <text> [flags]

Flags:
  --title <text>            Title of the deal [required]
  --value <number>          Value in the currency of the deal
  --currency <text>         Currency code, for example EUR
  --status <open|won|lost>  Status of the deal
  --stage <id>              Stage id
  --pipeline <id>           Pipeline id
  --person <id>             Person id
  --org <id>                Organization id
  --owner <id>              User id of the owner
  --probability <number>    Probability of winning [0 to 100 percent]
  --expected-close-date <YYYY-MM-DD>
                            Expected close date
  --field <Name=Value>      Field by name or key, as Name=Value; options by
                            label [may be repeated]
  --body <json>             More fields as a JSON object: text or @file; flags
                            override it

Safety flags:
  --dry-run  Print the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a deal

Examples:
  $ crmcli deal delete 42
  $ crmcli deal delete 42 --yes

Usage: crmcli deal delete <id> [flags]

Arguments:
  <id>  Deal id [- or @file: one per line]

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Skip the confirmation prompt

Global flags: crmcli help flags
`,
  get: `Show one deal

Examples:
  $ crmcli deal get 42
  # Names and labels instead of keys and ids
  $ crmcli deal get 42 --output json --resolve-fields

Usage: crmcli deal get <id>

Arguments:
  <id>  Deal id

Global flags: crmcli help flags
`,
  history: `Show field changes of a deal, newest first

Examples:
  $ crmcli deal history 42
  # The five latest stage changes
  $ crmcli deal history 42 --field stage_id --limit 5

Usage: crmcli deal history <id> [flags]

Arguments:
  <id>  Deal id

Flags:
  --field <text>  Only changes of the field with this key, for example stage_id

Global flags: crmcli help flags
`,
  list: `List active or archived deals

Examples:
  $ crmcli deal list --status open --limit 20
  $ crmcli deal list --pipeline 1 --sort-by update_time --sort-direction desc \\
      --output csv
  $ crmcli deal list --updated-since 2026-06-01T00:00:00Z --jq '.[].title'

Usage: crmcli deal list [flags]

Flags:
  --stage <id>                 Stage id
  --pipeline <id>              Pipeline id
  --owner <id>                 User id of the owner
  --person <id>                Person id
  --org <id>                   Organization id
  --filter <id>                Id of a saved filter (the service then ignores
                               all other filters)
  --archived                   List archived deals instead of active ones
  --status <open|won|lost|deleted>
                               Only deals with this status
  --ids <a,b,...>              Only these ids (at most 100) [- or @file: one per
                               line; not with --filter]
  --sort-by <id|update_time|add_time>
                               Field to sort by
  --sort-direction <asc|desc>  Sort order
  --updated-since <time>       Only records changed at or after this time, for
                               example 2026-06-01T08:00:00Z
  --updated-until <time>       Only records changed before this time

Global flags: crmcli help flags
`,
  summary: `Show totals of deals per currency

Examples:
  $ crmcli deal summary --status open
  $ crmcli deal summary --pipeline 1 --jq .values_total

Usage: crmcli deal summary [flags]

The service computes the totals. JSON and YAML print its response unchanged;
tables and CSV have one row per currency.

Flags:
  --status <open|won|lost>  Status of the deal
  --pipeline <id>           Pipeline id
  --stage <id>              Stage id
  --filter <id>             Id of a saved filter (the service then ignores all
                            other filters)

Global flags: crmcli help flags
`,
  update: `Update a deal

Examples:
  $ crmcli deal update 42 --status won
  # Fields from a file; --stage overrides the one in it
  $ crmcli deal update 42 --stage 3 --body @changes.json

Usage: crmcli deal update <id> [flags]

Arguments:
  <id>  Deal id

Flags:
  --title <text>            Title of the deal
  --value <number>          Value in the currency of the deal
  --currency <text>         Currency code, for example EUR
  --status <open|won|lost>  Status of the deal
  --stage <id>              Stage id
  --pipeline <id>           Pipeline id
  --person <id>             Person id
  --org <id>                Organization id
  --owner <id>              User id of the owner
  --probability <number>    Probability of winning [0 to 100 percent]
  --expected-close-date <YYYY-MM-DD>
                            Expected close date
  --field <Name=Value>      Field by name or key, as Name=Value; options by
                            label [may be repeated]
  --body <json>             More fields as a JSON object: text or @file; flags
                            override it

Safety flags:
  --dry-run  Print the request without sending it

Global flags: crmcli help flags
`,
};
