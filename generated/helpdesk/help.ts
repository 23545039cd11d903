// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Command-line client for a helpdesk

Quick start:
  $ helpdeskcli auth login
  $ helpdeskcli conv list --status pending --limit 10
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com \\
      --subject "Invoice 7" --body "<p>Where is it?</p>"

Usage: helpdeskcli <command> [flags]

Conversations, customers and inboxes of a helpdesk account, and the knowledge
base that goes with it.
Inbox commands sign in with OAuth ("auth login"), knowledge-base commands with
an API key ("docs auth").

Commands:
  api       Send one raw request to the inbox API
  backup    Copy the whole account to a folder and keep it fresh
  beacon    The chat and help widget on your own pages
  conv      Conversations with customers
  customer  People who write to the helpdesk
  docs      Knowledge base
  mailbox   Inboxes that conversations arrive in
  report    Numbers about conversations and the team
  tag       Tags of conversations
  user      Members of the team
  webhook   Webhooks that tell your server of events
  workflow  Workflows of the inboxes

Setup:
  alias    Short names for commands
  auth     Sign in and out
  config   Settings of the profile
  doctor   Check the installation, the sign-in and the way to the service
  mcp      Commands as tools for agents
  profile  Profiles, each with its own settings and credentials
  sandbox  A stand-in for the service, without an account
  version  Print the version and what it runs on

Global flags:
  --fields <a,b,...>   Keep these fields, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON of the result; the whole jq language
  --no-color           No colours
  --no-retry           Fail at once when the rate limit is hit
  -o, --output <word>  Format of the result; table by default [one of table,
                       json, yaml, csv, ndjson]
  --profile <text>     Profile to use [env HELPDESKCLI_PROFILE]
  --timeout <number>   Longest wait for one request [1 or more milliseconds;
                       default 30000]
  --verbose            Tell on stderr what is sent
  --version            Print the version (0.11.2)

More:
  helpdeskcli <command> --help
  helpdeskcli help environment
  helpdeskcli help exit-codes
  helpdeskcli help flags
`,
  api: `Send one raw request to the inbox API

Examples:
  $ helpdeskcli api GET /v2/users/me
  # what no other command does
  $ helpdeskcli api PATCH /v2/conversations/500001 \\
      --body '{"op":"replace","path":"/subject","value":"Invoice 7"}'

Usage: helpdeskcli api <method> <path> [flags]

The path is below the inbox host, for example /v2/users/me; a request never goes
elsewhere. The answer is printed as JSON, and nothing when there is none. GET
and DELETE send no body.

Arguments:
  <method>  Method [one of GET, POST, PUT, PATCH, DELETE]
  <path>    Path, with a query string if need be

Flags:
  --body <json|@file>    Body as JSON: text, @file or piped input
  --content-type <text>  Content type of the body [default application/json]

Safety flags:
  --dry-run  Print the checked request and send nothing

Global flags: helpdeskcli help flags
`,
  backup: `Copy the whole account to a folder and keep it fresh

Examples:
  $ helpdeskcli backup --out helpdesk-copy
  # a nightly run, with a summary that a script can read
  $ helpdeskcli backup --out helpdesk-copy --attachments --reconcile \\
      --output json
  # a part of the account as one archive
  $ helpdeskcli backup --out inboxes-only --include mailboxes,tags --compress
  # what to do after an interruption
  $ helpdeskcli backup --out helpdesk-copy --resume

Usage: helpdeskcli backup --out <folder> [flags]

The first run copies everything, later ones what changed since. A run that was
interrupted goes on where it was with --resume. Records that the service has
deleted stay in the folder; --reconcile notes them in _deleted.ndjson.

Flags:
  --out <folder>       Target folder [required]
  --attachments        Download attached files
  --compress           Also write the archive <folder>.tar.gz
  --exclude <a,b,...>  Skip these resources [one of users, teams, mailboxes,
                       tags, workflows, webhooks, customers, conversations]
  --full               Ignore earlier sync times and read everything
  --include <a,b,...>  Only these resources [one of users, teams, mailboxes,
                       tags, workflows, webhooks, customers, conversations]
  --keep-history       Append what changed to a log in _history
  --parallel <number>  Downloads at once [1 to 32; default 4]
  --reconcile          Afterwards, find what was deleted in the account
  --resume             Go on with an interrupted run
  --since <time|7d>    Read customers and conversations changed since a date, an
                       RFC 3339 time, or 7d, 12h, 30m (minutes) before now,
                       instead of since the last run

Safety flags:
  --dry-run  Print the checked request and send nothing

Global flags: helpdeskcli help flags
`,
  doctor: `Check the installation, the sign-in and the way to the service

Examples:
  $ helpdeskcli doctor
  $ helpdeskcli doctor --offline --output json

Usage: helpdeskcli doctor [flags]

One line a check, with what to do where one fails. Nothing is changed and no
token is renewed.

Flags:
  --offline  Leave out the checks that need the network

Global flags: helpdeskcli help flags
`,
  version: `Print the version and what it runs on

Examples:
  $ helpdeskcli version
  $ helpdeskcli version --output json

Usage: helpdeskcli version

Global flags: helpdeskcli help flags
`,
  'help environment': `Environment variables

Variables:
  HELPDESKCLI_ACCESS_TOKEN    Access token for one run (access token of the app)
  HELPDESKCLI_APP_ID          Value of --app-id of auth login
  HELPDESKCLI_APP_SECRET      Value of --app-secret of auth login
  HELPDESKCLI_AUTH_MODE       Way to sign in: client_credentials (access token
                              of the app)
  HELPDESKCLI_BASE_URL        Another origin for inbox; only credentials from
                              the environment are sent there
  HELPDESKCLI_BEACON_SECRET   Value of --secret of beacon identify-snippet
  HELPDESKCLI_CONFIG_DIR      Folder of configuration and state
  HELPDESKCLI_DOCS_API_KEY    knowledge-base API key for one run
  HELPDESKCLI_DOCS_BASE_URL   Another origin for docs; only credentials from the
                              environment are sent there
  HELPDESKCLI_PROFILE         Value of --profile when the flag is absent
  HELPDESKCLI_WEBHOOK_SECRET  Value of --secret of webhook create
  HTTPS_PROXY, NO_PROXY       Proxies
  NODE_EXTRA_CA_CERTS         More certificates of authorities
  NO_COLOR                    No colours
`,
  'help exit-codes': `What exit codes mean

Exit codes:
  0    done; the question was answered with no
  1    the service refused the request; wrong command, flag or value; flags that
       exclude or need each other; a question without a terminal to answer it
  65   a value did not pass the service's checks (422)
  69   the service cannot be reached or fails
  70   an error of this program
  75   too many requests
  77   not signed in or not allowed
  78   a request that would leave the service's origin; a setting or credential
       is missing or wrong
  130  Ctrl-C

With JSON output an error is one JSON object on stderr.
`,
  'help flags': `Flags of every command

Flags:
  --fields <a,b,...>   Keep these fields, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON of the result; the whole jq language
  --no-color           No colours
  --no-retry           Fail at once when the rate limit is hit
  -o, --output <word>  Format of the result; table by default [one of table,
                       json, yaml, csv, ndjson]
  --profile <text>     Profile to use [env HELPDESKCLI_PROFILE]
  --timeout <number>   Longest wait for one request [1 or more milliseconds;
                       default 30000]
  --verbose            Tell on stderr what is sent
`,
};
