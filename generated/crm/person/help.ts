// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `People to talk to

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
  --email <text>        E-mail address; the first one is the primary one [may be
                        repeated]
  --phone <text>        Phone number; the first one is the primary one [may be
                        repeated]
  --org <id>            Organization id
  --owner <id>          User id of the owner
  --field <Name=Value>  A field by its name or key, as Name=Value; an option by
                        its label [may be repeated]
  --body <json>         JSON object with more keys: text or @file; flags win
                        over it

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
  --filter <id>                Saved filter id; the service then ignores the
                               other filters
  --ids <a,b,...>              Only these ids, at most 100 [not with --filter]
  --sort-by <id|update_time|add_time>
                               Sort by this key
  --sort-direction <asc|desc>  Sort upward or downward
  --updated-since <time>       Changed at this time or later, for example
                               2026-06-01T08:00:00Z
  --updated-until <time>       Changed before this time

Global flags: crmcli help flags
`,
};
