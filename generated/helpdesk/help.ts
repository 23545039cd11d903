// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Command-line client for a helpdesk

Start here:
  # Try it without an account: the sandbox is a stand-in for the service
  $ helpdeskcli conv list --profile sandbox
  # Sign in to your account
  $ helpdeskcli auth setup
  $ helpdeskcli auth login

Usage:\thelpdeskcli <command> [flags]

Commands:\tapi, backup, beacon, conv, customer, docs, mailbox, report, tag, user, webhook, workflow
Setup:\talias, auth, completion, config, describe, doctor, mcp, profile, sandbox, version

More:
  helpdeskcli help commands\tWhat each command does
  helpdeskcli <command> --help\tExamples and flags of a command
  helpdeskcli help <topic>\tauth, environment, exit-codes, flags, output
`,
  api: `Send a raw request to the mailbox API

Examples:
  $ helpdeskcli api GET /v2/users/me
  # change the subject, which no other command does
  $ helpdeskcli api PATCH /v2/conversations/500001 --body '{"op":"replace","path":"/subject","value":"Invoice 7"}'

Usage:\thelpdeskcli api <method> <path> [flags]

The path is relative to the mailbox host, for example /v2/users/me; requests to other hosts are refused. The response is printed as JSON; an empty response prints nothing. GET and DELETE send no body. Without --body, JSON that is piped to the command is sent as the body. Standard input that belongs to a surrounding script or loop is not read.

Arguments:
  <method>\tHTTP method [one of GET, POST, PUT, PATCH, DELETE]
  <path>\tPath, with an optional query string

Flags:
  --body <json|@file>\tRequest body as JSON: text, @file, - or piped input
  --content-type <text>\tContent type of the request body [default application/json]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  backup: `Back up the account to a folder

Examples:
  $ helpdeskcli backup --out helpdesk-copy
  # a nightly run with a summary for scripts
  $ helpdeskcli backup --out helpdesk-copy --attachments --reconcile --output json
  # part of the account as one archive
  $ helpdeskcli backup --out mailboxes-only --include mailboxes,tags --compress
  # continue after an interruption
  $ helpdeskcli backup --out helpdesk-copy --resume
  # then: duckdb helpdesk.duckdb < helpdesk-copy/views.sql
  $ helpdeskcli backup --out helpdesk-copy --views

Usage:\thelpdeskcli backup --out <folder> [flags]

The first run copies everything; later runs copy what has changed. --resume continues an interrupted run. Records of every kind that were deleted in the account stay in the folder; --reconcile lists them in _deleted.ndjson. The secrets that sign the deliveries of webhooks are saved as dots, unless --show-secrets is set.

Flags:
  --out <folder>\tTarget folder [required]
  --attachments\tDownload attached files
  --compress\tAlso write the archive <folder>.tar.gz
  --exclude <a,b,...>\tSkip these resources [one of users, teams, mailboxes, tags, workflows, webhooks, customers, conversations]
  --full\tRead everything, not only the changes since the last run
  --include <a,b,...>\tBack up only these resources [one of users, teams, mailboxes, tags, workflows, webhooks, customers, conversations]
  --keep-history\tAppend changes to a log in _history
  --parallel <number>\tNumber of parallel downloads [1 to 32; default 4]
  --reconcile\tAfterwards, list records that were deleted in the account
  --resume\tContinue an interrupted run
  --show-secrets\tSave the secrets of webhooks instead of dots
  --since <time|7d>\tRead customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run
  --views\tAlso write views.sql, with typed views of the records for DuckDB

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  completion: `Print a shell completion script

Examples:
  # Then add this to ~/.bashrc: source ~/.helpdeskcli.bash
  $ helpdeskcli completion bash > ~/.helpdeskcli.bash
  # fish loads this file automatically
  $ helpdeskcli completion fish > ~/.config/fish/completions/helpdeskcli.fish

Usage:\thelpdeskcli completion <shell>

Completes commands, flags and their values, and the profiles, aliases and names that are stored on this machine. Pressing Tab never sends a request.
To load the script in every new shell:
bash: source <(helpdeskcli completion bash) in ~/.bashrc
zsh: source <(helpdeskcli completion zsh) in ~/.zshrc, below compinit
fish: helpdeskcli completion fish | source in ~/.config/fish/config.fish
PowerShell: helpdeskcli completion powershell | Out-String | Invoke-Expression in $PROFILE
A script in a file loads faster. Write the file again after each update.

Arguments:
  <shell>\tTarget shell [one of bash, zsh, fish, powershell]

Global flags: helpdeskcli help flags
`,
  describe: `Describe commands as JSON, for programs

Examples:
  $ helpdeskcli describe
  $ helpdeskcli describe profile use
  $ helpdeskcli describe profile --all

Usage:\thelpdeskcli describe [words...] [flags]

Prints the arguments, flags, requests, columns, exit codes, examples and result of a command. Without words, prints the global flags and the groups of the client. If a command takes a resource, add the name of the resource to print its fields. "--help --output json" prints the same.
Sends no request.

The default output format is json.

Arguments:
  [words...]\tWords of a command or group

Flags:
  --all\tDescribe every command of the group
  --schema\tPrint the JSON Schema of the descriptions [not with --all]

Global flags: helpdeskcli help flags
`,
  doctor: `Check the installation, sign-in and connection

Examples:
  $ helpdeskcli doctor
  $ helpdeskcli doctor --offline --output json

Usage:\thelpdeskcli doctor [flags]

Prints one line per check; a failed check shows how to fix it. The stored credential is sent once to check whether the service accepts it. Nothing is changed, and no token is refreshed.

Flags:
  --offline\tSkip the checks that need the network

Global flags: helpdeskcli help flags
`,
  version: `Print the version and environment

Examples:
  $ helpdeskcli version
  $ helpdeskcli version --output json

Usage:\thelpdeskcli version

Global flags: helpdeskcli help flags
`,
  'help commands': `Commands of helpdeskcli 0.11.2

Reads and changes conversations, customers and mailboxes of a helpdesk account, and its knowledge base.
Mailbox commands sign in with OAuth ("auth login"), knowledge-base commands with an API key ("docs auth").

Commands:
  api\tSend a raw request to the mailbox API
  backup\tBack up the account to a folder
  completion\tPrint a shell completion script
  describe\tDescribe commands as JSON, for programs
  doctor\tCheck the installation, sign-in and connection
  version\tPrint the version and environment

alias - Short names for commands:
  alias list\tList aliases
  alias set\tCreate or replace an alias
  alias unset\tRemove an alias

auth - Sign in and out:
  auth login\tSign in with OAuth
  auth logout\tDelete the stored credentials of the profile
  auth refresh\tRefresh the stored access token
  auth setup\tStore your own OAuth app in this profile
  auth status\tShow the sign-in status of the profile

beacon - Chat and help widget for your own pages:
  beacon embed\tPrint the script that embeds a Beacon in a page
  beacon identify-snippet\tPrint server-side code that signs and identifies a visitor
  beacon sign\tSign an e-mail address for Beacon Secure Mode
  beacon verify\tCheck a Beacon Secure Mode signature

config - Settings of the profile:
  config get\tPrint one setting of the profile
  config list\tList the settings of the profile
  config set\tStore one setting of the profile
  config unset\tRemove one setting of the profile
  config validate\tCheck the configuration offline

conv - Conversations with customers:
  conv assign\tAssign a conversation to a user
  conv attachments\tList the files attached to a conversation
  conv bulk-status\tSet the status of all matching conversations
  conv count\tCount conversations that match the filters
  conv create\tCreate a conversation
  conv delete\tDelete a conversation permanently
  conv download\tSave the files attached to a conversation
  conv dump\tExport one conversation as a single JSON document
  conv edit-note\tReplace the text of a note or message
  conv export\tExport conversations in bulk
  conv get\tShow one conversation
  conv list\tList conversations, newest first
  conv move\tMove a conversation to another mailbox
  conv note\tAdd an internal note to a conversation
  conv reply\tReply to the customer of a conversation
  conv search\tSearch conversations with a query expression
  conv status\tSet the status of a conversation
  conv tag\tAdd or remove tags of a conversation
  conv threads\tList the threads of a conversation, newest first
  conv watch\tPrint conversations as they change

customer - People who write to the helpdesk:
  customer conversations\tList the conversations of one customer
  customer create\tCreate a customer
  customer get\tShow one customer
  customer list\tList customers
  customer search\tSearch customers with a query expression
  customer update\tUpdate a customer

docs - Knowledge base:
  docs auth\tCheck and store the API key of the knowledge base
  docs article create\tCreate an article
  docs article delete\tDelete an article
  docs article delete-draft\tDiscard the draft of an article
  docs article get\tShow one article
  docs article list\tList the articles of a collection or a category
  docs article save-draft\tSave a draft without publishing it
  docs article search\tSearch articles by text
  docs article update\tUpdate an article
  docs category create\tCreate a category
  docs category delete\tDelete a category
  docs category list\tList the categories of a collection
  docs category update\tUpdate a category
  docs collection create\tCreate a collection
  docs collection delete\tDelete a collection and all its articles
  docs collection get\tShow one collection
  docs collection list\tList collections
  docs collection update\tUpdate a collection
  docs site get\tShow one site
  docs site list\tList sites

mailbox - Mailboxes that receive conversations:
  mailbox fields\tList the custom fields of a mailbox
  mailbox folders\tList the folders of a mailbox
  mailbox get\tShow one mailbox
  mailbox list\tList mailboxes

mcp - Commands as tools for agents:
  mcp serve\tServe the commands as MCP tools over stdio

profile - Profiles, each with its own settings and credentials:
  profile current\tPrint the active profile
  profile list\tList profiles and their sign-in status
  profile use\tSet the active profile

report - Reports on conversations and the team:
  report beacon\tCount conversations by source
  report company\tShow the performance of the team in a time range
  report conversations\tShow the volume of conversations in a time range
  report user\tShow the activity of a user or team in a time range

sandbox - A local stand-in for the service, without an account:
  sandbox reset\tReset the sandbox to its initial records
  sandbox serve\tRun the stand-in until Ctrl-C

tag - Tags of conversations:
  tag get\tShow one tag
  tag list\tList tags alphabetically
  tag usage\tCount the conversations that have a tag

user - Members of the team:
  user get\tShow one team member
  user list\tList team members
  user me\tShow the signed-in user

webhook - Webhooks that notify your server of events:
  webhook create\tRegister a webhook
  webhook delete\tDelete a webhook
  webhook get\tShow one webhook
  webhook list\tList webhooks

workflow - Workflows of the mailboxes:
  workflow list\tList workflows
  workflow run\tRun a manual workflow on conversations
`,
  'help auth': `How to sign in

Sign in:
  helpdeskcli auth login\tSign in to the mailbox API through a browser, using the app that "auth setup" stored
  helpdeskcli auth login --client-credentials\tSign in to the mailbox API as the app, without a browser, using the app that "auth setup" stored
  helpdeskcli docs auth\tStore the knowledge-base API key, which you type at a hidden prompt

Environment variables, for one run:
  HELPDESKCLI_DOCS_API_KEY\tKnowledge-base API key
  HELPDESKCLI_ACCESS_TOKEN\tAccess token
  HELPDESKCLI_APP_ID\tClient id of the app
  HELPDESKCLI_APP_SECRET\tClient secret of the app

Flags override environment variables, which override stored credentials. A credential is stored in the keychain of the operating system, with one entry per profile. With --store file, it is stored in a file that only you can read. It is sent only to the origin that it was issued for. A credential from a flag or the environment is not sent to an origin that comes only from the setting apiBase. Access tokens are refreshed before they expire.

Commands:
  helpdeskcli auth logout\tDelete the stored credentials of the profile
  helpdeskcli auth refresh\tRefresh the stored access token
  helpdeskcli auth setup\tStore your own OAuth app in this profile
  helpdeskcli auth status\tShow the sign-in status of the profile

Without a terminal there are no prompts: a missing value is an error (exit code 77 or 78) that names the command or environment variable that fixes it. Use --profile to switch between accounts. The profile "sandbox" needs no account. If it is only the active profile, a credential in the environment overrides it; --profile sandbox overrides both.
`,
  'help environment': `Environment variables

Variables:
  HELPDESKCLI_ACCESS_TOKEN\tAccess token for one run; it is never refreshed
  HELPDESKCLI_APP_ID\tId of the OAuth app (--app-id of auth login)
  HELPDESKCLI_APP_SECRET\tSecret of the OAuth app (--app-secret of auth login)
  HELPDESKCLI_AUTH_MODE\tSet to "client_credentials" to sign in with: access token of the app
  HELPDESKCLI_BASE_URL\tOverrides the origin of mailbox; only credentials from the environment are sent there
  HELPDESKCLI_BEACON_SECRET\tSecure Mode key of the Beacon (--secret of beacon identify-snippet)
  HELPDESKCLI_CONFIG_DIR\tFolder for configuration and state (default: ~/.config/helpdeskcli)
  HELPDESKCLI_DOCS_API_KEY\tKnowledge-base API key for one run
  HELPDESKCLI_DOCS_BASE_URL\tOverrides the origin of docs; only credentials from the environment are sent there
  HELPDESKCLI_PAGER\tPager for help and tables on a terminal (empty or cat for none)
  HELPDESKCLI_PROFILE\tDefault of --profile
  HELPDESKCLI_WEBHOOK_SECRET\tKey that signs the deliveries (--secret of webhook create)

Common variables:
  DEBUG\thelpdeskcli:* logs requests to stderr, like --verbose
  HTTPS_PROXY, NO_PROXY\tProxy, and hosts that bypass it
  NODE_EXTRA_CA_CERTS\tFile with additional CA certificates
  NO_COLOR\tDisables colors
  PAGER\tPager if neither HELPDESKCLI_PAGER nor the setting "pager" is set (default: less -FRX)

Flags override environment variables, which override the settings of the profile, which override defaults.

Variables that are not set are read from a .env file in the working folder, except credentials, origins and the pager.
`,
  'help exit-codes': `Exit codes and errors

Exit codes:
  0\tsuccess
  1\tthe service refused the request (HTTP 4xx); wrong command, flag or value; flags that conflict with or require each other; you declined a prompt; a prompt without a terminal and without --yes
  65\tthe service rejected a value (422)
  69\tthe service is unreachable or failing (HTTP 5xx)
  70\ta bug in this program
  75\ttoo many requests (HTTP 429)
  77\tnot signed in or not allowed (HTTP 401, 403)
  78\ta request that would leave the service's origin; a setting or credential is missing or wrong
  130\tinterrupted with Ctrl-C (SIGINT)
  129\tthe terminal was closed (SIGHUP)
  143\tended by SIGTERM

Exit codes of single commands:
  beacon verify: 1\tthe signature does not match

Exit code 69 or 75 alone does not show whether a write took effect; the error does. With JSON output, its field sent is "yes" if a request that changes data reached the service, "no" if none was sent, and "unknown" if no response shows it. Its field retry is "safe" (you can run the command again: nothing changes twice), "check" (something was or may have been changed: check before you run the command again) or "no" (the same command fails again). In text, the last sentence of the error reports this. Requests that are safe to repeat were already sent up to 3 times.

Errors go to stderr, results to stdout. With JSON output, an error is one JSON object on stderr with the fields error, message, exitCode, sent and retry. If the service responded, the error also has the field statusCode. If the response asks for a wait (status 429), it has the field retryAfter, in seconds. Notes and warnings are in the field notes of the error. Two kinds are printed while the command runs: waits of more than five seconds, and the address and instructions of a sign-in. Each is an object with the field notice, on its own line. The error is the last line.
`,
  'help flags': `Global flags

Flags:
  --absolute-times\tShow times instead of ages in tables on a terminal
  --columns <a,b,...>\tColumns of a table or CSV file, in this order [not with --fields]
  --csv-safe\tMark CSV cells that a spreadsheet would run as a formula
  --fields <a,b,...>\tFields to print, in this order
  -h, --help\tShow help
  --jq <filter>\tFilter the JSON output with a jq expression
  --labels\tUse the headers of tables in CSV
  --no-color\tDisable colors
  --no-pager\tDo not use a pager
  --no-retry\tDo not retry failed or rate-limited requests
  -o, --output <word>\tOutput format (default: table) [one of table, json, yaml, csv, ndjson]
  --profile <text>\tProfile to use [env HELPDESKCLI_PROFILE]
  -r, --raw-output\tPrint text from --jq without quotes [requires --jq]
  --sort <a,b,...>\tColumns to sort a table or CSV file by (-column: descending)
  --timeout <number>\tRequest timeout [1 or more milliseconds; default 30000]
  --verbose\tLog requests to stderr

A name in place of an id is looked up in a list. A write always reads the list from the service. A read may use a list that was stored less than 15 minutes ago in the folder "names" of ~/.config/helpdeskcli. It reads the list again if the name is missing from it or occurs twice.

A value follows its flag, after a space or an equals sign: --limit 5, --limit=5. A value that begins with a dash needs the equals sign. Everything after -- is an argument.
`,
  'help output': `Output formats, fields and filters

Formats (--output):
  table\tcolumns that fit the terminal
  json\tone array or one object
  yaml\tthe same data in YAML
  csv\ta header and one line per record; values with commas or quotes are quoted
  ndjson\tone JSON object per line, for programs that read line by line

The default is table, on a terminal and in a pipe. To change the default of the profile, run \`helpdeskcli config set default_output json\`.

Fields, filters and limits:
  --fields a,b.c\tPrint only these fields, in this order, in every format; a dot selects a field of an object
  --jq <filter>\tFilter the JSON output with a jq expression; text is quoted, unless --raw-output (-r) is set
  --raw-output, -r\tPrint text from --jq without quotes, for example the output of @csv and @tsv
  --columns a,b\tShow only these columns, in this order, in a table or CSV file. To store them for a command, run \`helpdeskcli config set columns.<command> a,b\`, with dots between the words of the command
  --sort a,-b\tSort the rows of a table or CSV file by these columns; -b is descending. At most 100,000 rows can be sorted. If a limit cuts the list, only the rows shown are sorted. If the service can sort by the column (see the help of the command), it sorts the whole list, in every format
  --labels\tUse the headers of tables in CSV instead of field names
  --csv-safe\tPut an apostrophe before CSV cells that begin with = + - @, which a spreadsheet would run as formulas. Without this flag, a file contains exactly what the service stores
  --limit <n>\tPrint at most n records and read only the pages that are needed; 0 prints all. A note on stderr reports that records were omitted

Examples:
  $ helpdeskcli conv list --limit 5 --output csv --fields id,number
  $ helpdeskcli conv list --limit 5 --jq '.[].id'
  $ helpdeskcli conv list --output ndjson | head -n 3

Lists are streamed: records are printed as their pages arrive, and the run ends when the reader stops (head). No digits of ids and amounts are lost. If a later page fails, the records before it are printed, and a JSON array is closed. The exit code shows that the list is incomplete.

A --jq filter that begins with .[] runs while the records arrive. In files and pipes, json, ndjson, yaml and csv contain exactly what the service stores. On a terminal, control characters are escaped or replaced. In tables and in the line that an action prints, control characters are always replaced, and long texts are cut.

Only tables make values easier to read: they show the currency next to an amount, the units of a duration, the name of a record instead of its id, and the name of an object instead of its fields. CSV and the other formats contain plain numbers, exact times and ids. In CSV, the currency of an amount is a separate column.

A field in --fields that no record has is reported on stderr after the records.

An empty list is [] in JSON, only the header in CSV, and "No results found." in a table. Results go to stdout, everything else to stderr.

On a terminal, a table shows times as ages, such as 2 h ago; a single record shows both. --absolute-times shows only times. Dates are not changed. If the terminal is narrow, texts are cut first. Then columns on the right are omitted, and the header ends with an ellipsis. Ids are cut last. Tables in pipes are complete.
`,
};
