// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Webhooks that notify your server of events

Examples:
  $ helpdeskcli webhook list
  $ helpdeskcli webhook create --url https://hooks.example.com/in --event convo.created,convo.assigned
  $ helpdeskcli webhook get 6001

Usage:\thelpdeskcli webhook <command>

Commands:
  create\tRegister a webhook
  delete\tDelete a webhook
  get\tShow one webhook
  list\tList webhooks

More: helpdeskcli webhook <command> --help

Global flags: helpdeskcli help flags
`,
  create: `Register a webhook

Examples:
  $ helpdeskcli webhook create --url https://hooks.example.com/in --event convo.created,convo.assigned
  $ helpdeskcli webhook create --url https://hooks.example.com/in --event customer.created --label "New customers" --dry-run

Usage:\thelpdeskcli webhook create --event <a,b,...> --secret <text> --url <text> [flags]

Flags:
  --event <a,b,...>\tEvents to deliver [required; known beacon.chat.created, beacon.chat.customer.replied, convo.agent.reply.created, convo.assigned, convo.created, convo.custom-fields, convo.customer.reply.created, convo.deleted, convo.merged, convo.moved, convo.note.created, convo.status, convo.tags, customer.created, customer.deleted, customer.updated, message.survey.response.received, satisfaction.ratings, tag.created, tag.deleted, tag.updated]
  --secret <text>\tKey that signs the deliveries [required; at most 40 characters; env HELPDESKCLI_WEBHOOK_SECRET]
  --url <text>\tHTTPS URL that receives the events [required]
  --label <text>\tLabel shown in the account settings

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete a webhook

Examples:
  $ helpdeskcli webhook delete 6001
  $ helpdeskcli webhook delete 6002 --yes

Usage:\thelpdeskcli webhook delete <id...> [flags]

Arguments:
  <id...>\tWebhook id [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  get: `Show one webhook

Examples:
  $ helpdeskcli webhook get 6001
  $ helpdeskcli webhook get 6001 --show-secrets --jq ".[].secret"

Usage:\thelpdeskcli webhook get <id> [flags]

The secrets that sign deliveries are shown as dots; --show-secrets prints them.

Arguments:
  <id>\tWebhook id

Flags:
  --show-secrets\tPrint secrets instead of dots

Global flags: helpdeskcli help flags
`,
  list: `List webhooks

Examples:
  $ helpdeskcli webhook list
  $ helpdeskcli webhook list --output csv

Usage:\thelpdeskcli webhook list [flags]

The secrets that sign deliveries are shown as dots; --show-secrets prints them.

Flags:
  --show-secrets\tPrint secrets instead of dots
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
};
