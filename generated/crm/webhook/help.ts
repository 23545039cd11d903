// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Deliveries of events to a URL

Examples:
  $ crmcli webhook list
  $ crmcli webhook create --url https://hooks.example.com/crm --event-action change --event-object deal
  # Without a tunnel, once
  $ crmcli webhook listen --synthetic --since 7d --once

Usage:\tcrmcli webhook <command>

Commands:
  create\tCreate a webhook for an event
  delete\tDelete a webhook
  list\tList webhooks
  listen\tReceive events, or simulate them from the change feed

More: crmcli webhook <command> --help

Global flags: crmcli help flags
`,
  create: `Create a webhook for an event

Examples:
  $ crmcli webhook create --url https://hooks.example.com/crm --event-action change --event-object deal
  # Every event of every record
  $ crmcli webhook create --url https://hooks.example.com/crm --event-action '*' --event-object '*' --name everything

Usage:\tcrmcli webhook create --event-action <*|change|create|delete> --event-object <word> --url <text> [flags]

The URL must be public, use https, and respond without a redirect. An empty action or object means every action or object.

Flags:
  --event-action <*|change|create|delete>\tAction to report [required]
  --event-object <word>\tType of the records to report [required; one of *, activity, board, deal, deal_installment, deal_product, lead, note, organization, person, phase, pipeline, product, project, stage, task, user]
  --url <text>\tURL that receives the deliveries (https) [required]
  --http-auth-password <text>\tPassword for basic authentication of the deliveries [requires --http-auth-user]
  --http-auth-user <text>\tUser name for basic authentication of the deliveries [requires --http-auth-password]
  --name <text>\tName of the webhook [default crmcli]
  --version <text>\tVersion of the deliveries, 2.0 or 1.0 [default 2.0]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  delete: `Delete a webhook

Examples:
  $ crmcli webhook delete 1
  $ crmcli webhook delete 1 --yes

Usage:\tcrmcli webhook delete <id...> [flags]

Arguments:
  <id...>\tWebhook id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
  list: `List webhooks

Examples:
  $ crmcli webhook list
  $ crmcli webhook list --output csv

Usage:\tcrmcli webhook list

Global flags: crmcli help flags
`,
  listen: `Receive events, or simulate them from the change feed

Examples:
  # Without a tunnel, once
  $ crmcli webhook listen --synthetic --since 7d --once
  # Needs a tunnel to port 3000
  $ crmcli webhook listen --url https://abc.tunnel.example --events deal.*,person.create

Usage:\tcrmcli webhook listen [flags]

With --url, registers a temporary webhook at the public URL of a tunnel to --port on this machine, and prints each delivery. The webhook is deleted at the end, also after Ctrl-C; webhooks that a killed run left behind are deleted by the next one. With --synthetic, reads the change feed every --interval milliseconds instead, which needs no tunnel; deletions are then not reported.

Flags:
  --events <entity.action>\tOnly these events, for example deal.change or person.*
  --forward-to <url>\tAlso POST each delivery to this URL
  --interval <number>\tPause between two reads of the change feed [1 or more milliseconds; default 10000]
  --max-events <number>\tEnd after this many events [1 or more]
  --once\tEnd after the first event, or after one read of the change feed
  --port <number>\tPort to listen on (0 for any free port) [0 to 65535; default 3000]
  --since <time|7d>\tStart of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days) [requires --synthetic]
  --synthetic\tRead the change feed instead of registering a webhook [not with --url]
  --url <text>\tPublic https URL of the tunnel to --port, or an http URL of this machine [not with --synthetic]

Exactly one of:
  --url, --synthetic

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
};
