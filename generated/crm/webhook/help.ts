// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Webhooks that notify a server of events

Examples:
  # Without a tunnel, once
  $ crmcli webhook listen --synthetic --since 7d --once

Usage:\tcrmcli webhook <command>

Commands:
  listen\tReceive events, or simulate them from the change feed

More: crmcli webhook <command> --help

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
