// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Deliveries of events to a URL

Examples:
  $ crmcli webhook list
  $ crmcli webhook create --url https://hooks.example.com/crm --event-action change --event-object deal
  $ crmcli webhook delete 1

Usage:\tcrmcli webhook <command>

Commands:
  create\tCreate a webhook for an event
  delete\tDelete a webhook
  list\tList webhooks

More: crmcli webhook <command> --help

Global flags: crmcli help flags
`,
  create: `Create a webhook for an event

Examples:
  $ crmcli webhook create --url https://hooks.example.com/crm --event-action change --event-object deal
  # Every event of every record
  $ crmcli webhook create --url https://hooks.example.com/crm --event-action '*' --event-object '*' --name everything

Usage:\tcrmcli webhook create --event-action <|*|change|create|delete> --event-object <word> --url <text> [flags]

The URL must be public, use https, and respond without a redirect. An empty action or object stands for all of them.

Flags:
  --event-action <|*|change|create|delete>\tAction to report [required]
  --event-object <word>\tType of the records to report [required; one of , *, activity, board, deal, deal_installment, deal_product, lead, note, organization, person, phase, pipeline, product, project, stage, task, user]
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

Usage:\tcrmcli webhook delete <id> [flags]

Arguments:
  <id>\tWebhook id [- or @file: one per line]

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
};
