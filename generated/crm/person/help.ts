// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Contact persons

Examples:
  $ crmcli person list --org 12
  $ crmcli person create --name "Ada Lovelace" --email ada@example.com
  $ crmcli person get 8

Usage: crmcli person <command>

Commands:
  create  Create a person
  get     Show one person
  list    List persons

More: crmcli person <command> --help

Global flags: crmcli help flags
`,
  create: `Create a person

Examples:
  $ crmcli person create --name "Ada Lovelace" --email ada@example.com
  $ crmcli person create --name "Ada Lovelace" --phone "+44 20 7946 0000" \\
      --org 12 --field "Language=English"

Usage: crmcli person create --name <text> [flags]

Flags:
  --name <text>         Full name [required]
  --email <text>        E-mail address (the first one is the primary address)
                        [may be repeated]
  --phone <text>        Phone number (the first one is the primary number) [may
                        be repeated]
  --org <id>            Organization id
  --owner <id>          User id of the owner
  --field <Name=Value>  Field by name or key, as Name=Value; options by label
                        [may be repeated]
  --body <json>         More fields as a JSON object: text or @file; flags
                        override it

Safety flags:
  --dry-run  Print the request without sending it

Global flags: crmcli help flags
`,
  get: `Show one person

Examples:
  $ crmcli person get 8
  $ crmcli person get 8 --output json --resolve-fields

Usage: crmcli person get <id>

Arguments:
  <id>  Person id

Global flags: crmcli help flags
`,
  list: `List persons

Examples:
  $ crmcli person list --org 12
  $ crmcli person list --updated-since 2026-06-01T00:00:00Z --output ndjson

Usage: crmcli person list [flags]

Flags:
  --owner <id>                 User id of the owner
  --org <id>                   Organization id
  --filter <id>                Id of a saved filter (the service then ignores
                               all other filters)
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
};
