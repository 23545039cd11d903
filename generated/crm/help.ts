// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Command-line client for a sales CRM

Start here:
  # Try it without an account: the sandbox is a stand-in for the service
  $ crmcli activity list --profile sandbox
  # Sign in to your account
  $ crmcli auth login

Usage:\tcrmcli <command> [flags]

Commands:\tactivity, api, audit, backup, changes, deal, digest, field, file, filter, funnel, goal, lead, lookup, mail, mcp, metrics, note, org, person, pipeline, product, project, quota, rep, search, stage, sync, task, user, watch, webhook
Setup:\talias, auth, completion, config, describe, doctor, profile, sandbox, version

More:
  crmcli help commands\tWhat each command does
  crmcli <command> --help\tExamples and flags of a command
  crmcli help <topic>\tauth, environment, exit-codes, flags, output
`,
  api: `Send a raw request to the service

Examples:
  $ crmcli api GET /api/v2/deals/42
  # Every page as one list
  $ crmcli api GET /api/v2/products --paginate --jq '.[].name'
  # Check an update without sending it
  $ crmcli api PATCH /api/v2/deals/42 --body '{"probability":60}' --dry-run

Usage:\tcrmcli api <method> <path> [flags]

The path is relative to the origin of the service; requests to other origins are refused. The response is printed as JSON; an empty response prints nothing. GET and DELETE send no body. Without --body, JSON that is piped to the command is sent as the body. Standard input that belongs to a surrounding script or loop is not read.

Arguments:
  <method>\tHTTP method [one of GET, POST, PUT, PATCH, DELETE]
  <path>\tPath that begins with /api/v1/ or /api/v2/, with an optional query string

Flags:
  --body <json|@file>\tRequest body as JSON: text, @file, - or piped input
  --paginate, --all\tRead every page and print one array (GET only)

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  audit: `Check the quality of the data of the account

Examples:
  $ crmcli audit
  # Records that may be the same
  $ crmcli audit --checks duplicate-persons,duplicate-orgs --output json

Usage:\tcrmcli audit [flags]

Checks all deals, persons, organizations and activities. Won and lost deals count also when they are archived, open ones do not. Of the open deals, stale-deals are without a change for more than 14 days, no-next-activity without an activity due today or later, past-close-date expected to close before today (UTC), missing-fields without owner, contact, value or currency, ancient-deals older than twice the mean cycle of won deals (168 days if none was won), and currency-missing have a value without a currency. Closed deals without the time are missing-close-time. Persons with the same email address are duplicate-persons, those with neither address nor phone number uncontactable-persons; organizations with the same name or a similar one (a Jaro-Winkler similarity of at least 0.92) are duplicate-orgs. Activities that are not done and were due before today are overdue-activities. The severity is should for missing-close-time, duplicate-orgs, overdue-activities and currency-missing, and must for the others. JSON contains the findings; tables show up to 25 per check with --verbose.

Flags:
  --checks <a,b,...>\tOnly these checks [one of stale-deals, no-next-activity, past-close-date, missing-fields, ancient-deals, missing-close-time, duplicate-persons, uncontactable-persons, duplicate-orgs, overdue-activities, currency-missing]
  --strict\tFail if a check of severity must has findings

Commands:
  stage-skips\tList deals that skipped stages or moved backward

Exit codes:
  1\twith --strict, a check of severity must has findings

More: crmcli audit <command> --help

Global flags: crmcli help flags
`,
  backup: `Back up the account to a folder of JSON files

Examples:
  # Then: duckdb crm.duckdb < crm-backup/views.sql
  $ crmcli backup --dir crm-backup --views
  # Continue after an interruption
  $ crmcli backup --dir crm-backup --resume

Usage:\tcrmcli backup [flags]

Writes one file per resource, each of them complete or that of an earlier run, and manifest.json. A file has each record once; deals and leads have the archived ones too, with is_archived. What changes in deals, persons, organizations, activities and products during the run is read again at the end. A new run reads everything again; --resume skips what manifest.json lists as complete. \`backup diff\` compares two folders.

Flags:
  --dir <folder>\tTarget folder [default crm-backup]
  --resume\tSkip resources that an interrupted run has completed
  --views\tAlso write views.sql, with typed views of the records for DuckDB

Safety flags:
  --dry-run\tPrint the request without sending it

Commands:
  diff\tCompare two backups field by field

More: crmcli backup <command> --help

Global flags: crmcli help flags
`,
  changes: `List records created or changed since the last run

Examples:
  $ crmcli changes --since 7d
  # One JSON object per line, without storing the position
  $ crmcli changes --since 2026-06-01T00:00:00Z --peek -o ndjson

Usage:\tcrmcli changes [flags]

Reads deals (archived ones too, with isArchived), persons, organizations, activities and products, oldest change first. The position in the feed is stored per profile after the output is complete; a run without --since continues there. Deletions are not reported. After --limit, the next run continues with the rest.

Flags:
  --peek\tDo not store the position
  --since <time|7d>\tStart at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position

Global flags: crmcli help flags
`,
  completion: `Print a shell completion script

Examples:
  # Then add this to ~/.bashrc: source ~/.crmcli.bash
  $ crmcli completion bash > ~/.crmcli.bash
  # fish loads this file automatically
  $ crmcli completion fish > ~/.config/fish/completions/crmcli.fish

Usage:\tcrmcli completion <shell>

Completes commands, flags and their values, and the profiles, aliases and names that are stored on this machine. Pressing Tab never sends a request.
To load the script in every new shell:
bash: source <(crmcli completion bash) in ~/.bashrc
zsh: source <(crmcli completion zsh) in ~/.zshrc, below compinit
fish: crmcli completion fish | source in ~/.config/fish/config.fish
PowerShell: crmcli completion powershell | Out-String | Invoke-Expression in $PROFILE
A script in a file loads faster. Write the file again after each update.

Arguments:
  <shell>\tTarget shell [one of bash, zsh, fish, powershell]

Global flags: crmcli help flags
`,
  describe: `Describe commands as JSON, for programs

Examples:
  $ crmcli describe
  $ crmcli describe profile use
  $ crmcli describe profile --all

Usage:\tcrmcli describe [words...] [flags]

Prints the arguments, flags, requests, columns, exit codes, examples and result of a command. Without words, prints the global flags and the groups of the client. If a command takes a resource, add the name of the resource to print its fields. "--help --output json" prints the same.
Sends no request.

The default output format is json.

Arguments:
  [words...]\tWords of a command or group

Flags:
  --all\tDescribe every command of the group
  --schema\tPrint the JSON Schema of the descriptions [not with --all]

Global flags: crmcli help flags
`,
  digest: `Report all figures of a pipeline

Examples:
  $ crmcli digest --pipeline 1
  # A page with charts
  $ crmcli digest --pipeline 1 --deep --format html --out digest.html
  # Text for a mail
  $ crmcli digest --pipeline 1 --period 30d --format md

Usage:\tcrmcli digest [flags]

Velocity, coverage, forecast, pipeline health, funnel and hygiene of one pipeline, each as defined in the help of its own command. --deep adds aging, slippage, stage skips and the exact funnel: one request per deal. The HTML page contains charts and no scripts, and can be sent by mail and printed.

Flags:
  --deep\tRead the changelog of each deal
  --format <md|html>\tPrint a document [not with --output, --jq, --fields]
  --out <path>\tWrite the document to this file [requires --format]
  --target <number>\tRevenue quota; no goal is read [0 or more]
  --pipeline <id|name>\tPipeline id or name (required if there are several)
  --period <90d|3m>\tDays or months before now, as 90d or 3m (a month has 30 days) [default 90d]
  --commit-threshold <number>\tLeast probability of deals that count as commit [0 to 100 percent; default 70]

Global flags: crmcli help flags
`,
  doctor: `Check the installation, sign-in and connection

Examples:
  $ crmcli doctor
  $ crmcli doctor --offline --output json

Usage:\tcrmcli doctor [flags]

Prints one line per check; a failed check shows how to fix it. The stored credential is sent once to check whether the service accepts it. Nothing is changed, and no token is refreshed.

Flags:
  --offline\tSkip the checks that need the network

Global flags: crmcli help flags
`,
  funnel: `Show conversion from stage to stage

Examples:
  $ crmcli funnel --pipeline 1
  # What the changelogs show
  $ crmcli funnel --pipeline 1 --period 30d --exact

Usage:\tcrmcli funnel [flags]

Reached counts the closed deals that came at least as far as the stage: won deals reached all stages, lost deals those up to their own. From previous is reached / reached of the stage before. Closed deals are those changed in the period, also if they were closed before, and archived ones too; archived open deals do not count. With --exact, the changelogs show which deals were ever in a stage: one request per deal.

Flags:
  --exact\tRead the changelog of each deal
  --pipeline <id|name>\tPipeline id or name (required if there are several)
  --period <90d|3m>\tDays or months before now, as 90d or 3m (a month has 30 days) [default 90d]

Global flags: crmcli help flags
`,
  lookup: `Find record ids by a field value

Examples:
  $ crmcli lookup person --field email --value oskar.brandt8@example.com
  # The id of one deal
  $ crmcli lookup deal --field title --value Amber --match beginning --first --jq .id

Usage:\tcrmcli lookup <entity> --field <text> --value <text> [flags]

Compares one field, with regard to case. The search index lags behind writes. Ends with exit code 3 and prints nothing on stdout if no record matches.

Arguments:
  <entity>\tKind of record [one of deal, person, org, product, lead]

Flags:
  --field <text>\tName or key of the field [required]
  --value <text>\tValue to find (two characters, or one with --match exact) [required]
  --first\tPrint the first match, not a list
  --match <exact|beginning|middle>\tWhat has to match [default exact]

Exit codes:
  3\tno record matched

Global flags: crmcli help flags
`,
  quota: `Show the remaining daily token budget

Examples:
  $ crmcli quota
  # Exits with 75 if the budget is low; run it before a long job
  $ crmcli quota --min 1000

Usage:\tcrmcli quota [flags]

Sends one request and reads the budget from the response headers. All users and integrations of the company share the budget, so the figure is only a hint. With --min or --threshold, the command fails after printing if less remains, or if the service does not report the budget.

Aliases:
  crmcli ratelimit

Flags:
  --min <number>\tFail if fewer tokens remain [0 or more tokens]
  --threshold <number>\tFail if a smaller share remains [0 to 100 percent]

Global flags: crmcli help flags
`,
  search: `Search records across entities

Examples:
  $ crmcli search acme
  $ crmcli search renewal --item-types deal --status open --limit 10

Usage:\tcrmcli search <term> [flags]

A search returns at most 100 records. A single item type of deal, person, organization or product uses the search endpoint of that entity.

Arguments:
  <term>\tText to find (at least two characters, or one with --exact)

Flags:
  --exact\tMatch whole values instead of parts
  --item-types <a,b,...>\tOnly these types of records [one of deal, person, organization, product, lead, file, mail_attachment, project]
  --org <id>\tOnly deals with this organization id (requires --item-types deal)
  --person <id>\tOnly deals with this person id (requires --item-types deal)
  --status <open|won|lost>\tOnly deals with this status (requires --item-types deal)

Global flags: crmcli help flags
`,
  version: `Print the version and environment

Examples:
  $ crmcli version
  $ crmcli version --output json

Usage:\tcrmcli version

Global flags: crmcli help flags
`,
  watch: `Report data-quality findings that are new since the last run

Examples:
  $ crmcli watch --severity should --checks missing-close-time
  # Print one line per finding, without storing them
  $ crmcli watch --severity should --checks currency-missing --peek -o ndjson

Usage:\tcrmcli watch [flags]

Runs the checks of \`audit\` and lists the findings that the last run of the profile did not have; the first run lists all. A finding that was solved is new when it comes back. Ends with 8 if a new finding has the severity of --severity.

Flags:
  --checks <a,b,...>\tOnly these checks [one of stale-deals, no-next-activity, past-close-date, missing-fields, ancient-deals, missing-close-time, duplicate-persons, uncontactable-persons, duplicate-orgs, overdue-activities, currency-missing]
  --peek\tDo not remember the findings
  --severity <must|should|all>\tSeverity of new findings that causes exit code 8 [default must]

Exit codes:
  8\tthere are new findings of the severity

Global flags: crmcli help flags
`,
  'help commands': `Commands of crmcli 0.22.0

Reads and changes deals, leads, persons, activities, projects, products and notes in one company account. Prints a table on a terminal, and JSON when the output is piped or captured.

Commands:
  api\tSend a raw request to the service
  changes\tList records created or changed since the last run
  completion\tPrint a shell completion script
  describe\tDescribe commands as JSON, for programs
  digest\tReport all figures of a pipeline
  doctor\tCheck the installation, sign-in and connection
  funnel\tShow conversion from stage to stage
  lookup\tFind record ids by a field value
  quota\tShow the remaining daily token budget
  search\tSearch records across entities
  version\tPrint the version and environment
  watch\tReport data-quality findings that are new since the last run

activity - Calls, meetings, tasks and other activities:
  activity create\tCreate an activity
  activity delete\tDelete an activity
  activity get\tShow one activity
  activity list\tList activities
  activity update\tUpdate an activity
  activity type list\tList activity types and their keys

alias - Short names for commands:
  alias list\tList aliases
  alias set\tCreate or replace an alias
  alias unset\tRemove an alias

audit - Data-quality checks:
  audit\tCheck the quality of the data of the account
  audit stage-skips\tList deals that skipped stages or moved backward

auth - Sign in and out:
  auth login\tSign in with an API token or OAuth
  auth logout\tDelete the stored credentials of the profile
  auth status\tShow the sign-in status of the profile

backup - Copies of the account:
  backup\tBack up the account to a folder of JSON files
  backup diff\tCompare two backups field by field

config - Settings of the profile:
  config get\tPrint one setting of the profile
  config list\tList the settings of the profile
  config set\tStore one setting of the profile
  config unset\tRemove one setting of the profile

deal - Deals in a sales pipeline:
  deal bulk-update\tApply one change to many deals
  deal context\tShow a deal with all that is linked to it
  deal convert\tTurn a deal into a lead
  deal create\tCreate a deal
  deal delete\tDelete a deal
  deal get\tShow one deal
  deal history\tShow field changes of a deal, newest first
  deal list\tList active or archived deals
  deal summary\tShow totals of deals per currency
  deal update\tUpdate a deal
  deal upsert\tCreate or update the deal that has a value
  deal follower add\tAdd a follower to a deal
  deal follower list\tList followers of a deal
  deal follower remove\tRemove a follower from a deal
  deal participant add\tAdd a person to the participants of a deal
  deal participant list\tList participants of a deal
  deal participant remove\tRemove a participant from a deal
  deal product add\tAttach a product to a deal
  deal product list\tList products attached to a deal
  deal product remove\tDetach a product from a deal
  deal product update\tUpdate an attached product

field - Standard and custom fields of records:
  field create\tCreate a custom field
  field delete\tDelete a custom field and its stored data
  field get\tShow one field, by name or key
  field list\tList the fields of an entity and their keys
  field update\tRename a custom field
  field option add\tAdd an option to a field
  field option remove\tRemove an option from a field

file - Files attached to records:
  file delete\tDelete a file
  file download\tSave a file to disk
  file get\tShow one file
  file list\tList files
  file remote-link\tLink a file on a hosted drive to a record
  file update\tRename or describe a file
  file upload\tUpload a file, optionally for a record

filter - Saved filters and their conditions:
  filter create\tCreate a filter
  filter delete\tDelete a filter
  filter export\tPrint filters as name, type and conditions
  filter get\tShow one filter
  filter helpers\tList operators of filter conditions
  filter list\tList filters
  filter update\tUpdate a filter

goal - Goals of users and teams:
  goal list\tList goals

lead - Leads that are not deals yet:
  lead convert\tTurn a lead into a deal
  lead create\tCreate a lead
  lead delete\tDelete a lead
  lead get\tShow one lead
  lead list\tList leads
  lead update\tUpdate a lead
  lead label list\tList lead labels

mail - Synced mail:
  mail list\tList the mail of a deal

mcp - Commands as tools for agents:
  mcp serve\tServe the commands as MCP tools over stdio

metrics - Figures of the sales pipeline:
  metrics aging\tShow how long open deals have been in their stage
  metrics conversion-matrix\tCount moves between stages
  metrics coverage\tCompare the open pipeline with the revenue goal
  metrics forecast\tShow open deals by expected close month
  metrics slippage\tList open deals whose close date was pushed back
  metrics velocity\tShow sales velocity over a period

note - Notes on records:
  note create\tCreate a note on a record
  note delete\tDelete a note
  note get\tShow one note
  note list\tList notes
  note update\tUpdate a note
  note comment add\tAdd a comment to a note
  note comment delete\tDelete a comment of a note
  note comment list\tList the comments of a note
  note comment update\tReplace the text of a comment

org - Organizations:
  org create\tCreate an organization
  org delete\tDelete an organization
  org get\tShow one organization
  org import\tCreate or update organizations from a CSV or NDJSON file
  org list\tList organizations
  org merge\tMerge an organization into another and delete it
  org update\tUpdate an organization
  org upsert\tCreate or update the organization that has a value
  org follower add\tAdd a follower to an organization
  org follower list\tList followers of an organization
  org follower remove\tRemove a follower from an organization
  org relationship add\tLink two organizations
  org relationship list\tList links of an organization
  org relationship remove\tRemove a link between organizations

person - Contact persons:
  person create\tCreate a person
  person delete\tDelete a person
  person get\tShow one person
  person import\tCreate or update persons from a CSV or NDJSON file
  person list\tList persons
  person merge\tMerge a person into another and delete it
  person update\tUpdate a person
  person upsert\tCreate or update the person that has a value
  person follower add\tAdd a follower to a person
  person follower list\tList followers of a person
  person follower remove\tRemove a follower from a person

pipeline - Sales pipelines:
  pipeline get\tShow one pipeline
  pipeline health\tShow value and neglected deals per stage
  pipeline list\tList pipelines

product - Products and their prices:
  product create\tCreate a product
  product delete\tDelete a product
  product get\tShow one product
  product list\tList products
  product update\tUpdate a product

profile - Profiles, each with its own settings and credentials:
  profile current\tPrint the active profile
  profile list\tList profiles and their sign-in status
  profile use\tSet the active profile

project - Projects:
  project create\tCreate a project
  project delete\tDelete a project
  project get\tShow one project
  project list\tList active or archived projects
  project update\tUpdate a project

rep - Figures of sales representatives:
  rep scorecard\tShow win rate, cycle, velocity and hygiene per owner

sandbox - A local stand-in for the service, without an account:
  sandbox reset\tReset the sandbox to its initial records
  sandbox serve\tRun the stand-in until Ctrl-C

stage - Stages of pipelines:
  stage get\tShow one stage
  stage list\tList the stages of one or all pipelines

sync - Copies of the account for other systems:
  sync warehouse\tAppend changed records to NDJSON files

task - Tasks of projects:
  task create\tCreate a task
  task delete\tDelete a task
  task get\tShow one task
  task list\tList tasks
  task update\tUpdate a task

user - Users of the account:
  user find\tFind users by name or e-mail address
  user list\tList users
  user me\tShow the signed-in user

webhook - Deliveries of events to a URL:
  webhook create\tCreate a webhook for an event
  webhook delete\tDelete a webhook
  webhook list\tList webhooks
  webhook listen\tReceive events, or simulate them from the change feed
`,
  'help auth': `How to sign in

Sign in:
  crmcli auth login\tStore the API token, which you type at a hidden prompt
  crmcli auth login --oauth\tSign in through a browser

Environment variables, for one run:
  CRMCLI_COMPANY_DOMAIN\tCompany: the subdomain of the company, such as acme (letters, digits and hyphens), or its full URL
  CRMCLI_CLIENT_ID\tClient id of the app
  CRMCLI_CLIENT_SECRET\tClient secret of the app
  CRMCLI_API_TOKEN\tAPI token

Flags override environment variables, which override stored credentials. A credential is stored in the keychain of the operating system, with one entry per profile. With --store file, it is stored in a file that only you can read. It is sent only to the origin that it was issued for. Access tokens are refreshed before they expire.

Commands:
  crmcli auth logout\tDelete the stored credentials of the profile
  crmcli auth status\tShow the sign-in status of the profile

Without a terminal there are no prompts: a missing value is an error (exit code 77 or 78) that names the command or environment variable that fixes it. Use --profile to switch between accounts. The profile "sandbox" needs no account. If it is only the active profile, a credential in the environment overrides it; --profile sandbox overrides both.
`,
  'help environment': `Environment variables

Variables:
  CRMCLI_API_TOKEN\tAPI token for one run
  CRMCLI_BASE_URL\tOverrides the origin of the service; only credentials from the environment are sent there
  CRMCLI_CLIENT_ID\tClient id of the OAuth app (--client-id of auth login)
  CRMCLI_CLIENT_SECRET\tClient secret of the OAuth app (--client-secret of auth login)
  CRMCLI_COMPANY_DOMAIN\tCompany: the subdomain of the company, such as acme (letters, digits and hyphens), or its full URL
  CRMCLI_CONFIG_DIR\tFolder for configuration and state (default: ~/.config/crmcli)
  CRMCLI_PAGER\tPager for help and tables on a terminal (empty or cat for none)
  CRMCLI_PROFILE\tDefault of --profile

Common variables:
  DEBUG\tcrmcli:* logs requests to stderr, like --verbose
  HTTPS_PROXY, NO_PROXY\tProxy, and hosts that bypass it
  NODE_EXTRA_CA_CERTS\tFile with additional CA certificates
  NO_COLOR\tDisables colors
  PAGER\tPager if neither CRMCLI_PAGER nor the setting "pager" is set (default: less -FRX)

Flags override environment variables, which override the settings of the profile, which override defaults.
`,
  'help exit-codes': `Exit codes and errors

Exit codes:
  0\tsuccess
  1\tany other error (HTTP 4xx); you declined a prompt; a prompt without a terminal and without --yes
  64\tusage error: unknown command or flag, missing argument, invalid value; flags that cannot be combined; a write was not allowed
  65\tbad input data (HTTP 400 or 422)
  69\tservice unavailable (HTTP 5xx or unreachable)
  70\tinternal error (a bug)
  75\trate limited (HTTP 429)
  77\tnot authenticated or forbidden (HTTP 401, 403)
  78\tconfiguration error (HTTP 402, no company, a request that leaves the origin)
  130\tinterrupted with Ctrl-C (SIGINT)
  129\tthe terminal was closed (SIGHUP)
  143\tended by SIGTERM

Exit codes of single commands:
  audit: 1\twith --strict, a check of severity must has findings
  lookup: 3\tno record matched
  watch: 8\tthere are new findings of the severity

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
  --limit <number>\tMaximum number of records (0 for all) [0 or more]
  --no-color\tDisable colors
  --no-pager\tDo not use a pager
  --no-retry\tDo not retry failed or rate-limited requests
  -o, --output <word>\tOutput format (default: table on a terminal, otherwise json) [one of table, json, yaml, csv, ndjson]
  --profile <text>\tProfile to use [env CRMCLI_PROFILE]
  -r, --raw-output\tPrint text from --jq without quotes [requires --jq]
  --resolve-fields\tShow names and option labels of custom fields instead of keys and ids
  --sort <a,b,...>\tColumns to sort a table or CSV file by (-column: descending)
  --timeout <number>\tRequest timeout [1 or more milliseconds; default 30000]
  --verbose\tLog requests to stderr

A name in place of an id is looked up in a list. A write always reads the list from the service. A read may use a list that was stored less than 15 minutes ago in the folder "names" of ~/.config/crmcli. It reads the list again if the name is missing from it or occurs twice.

A value follows its flag, after a space or an equals sign: --limit 5, --limit=5. A value that begins with a dash needs the equals sign. Everything after -- is an argument.
`,
  'help output': `Output formats, fields and filters

Formats (--output):
  table\tcolumns that fit the terminal
  json\tone array or one object
  yaml\tthe same data in YAML
  csv\ta header and one line per record; values with commas or quotes are quoted
  ndjson\tone JSON object per line, for programs that read line by line

The default is table on a terminal, and json if the output is piped or captured. To change the default of the profile, run \`crmcli config set default_output json\`.

Fields, filters and limits:
  --fields a,b.c\tPrint only these fields, in this order, in every format; a dot selects a field of an object
  --jq <filter>\tFilter the JSON output with a jq expression; text is quoted, unless --raw-output (-r) is set
  --raw-output, -r\tPrint text from --jq without quotes, for example the output of @csv and @tsv
  --columns a,b\tShow only these columns, in this order, in a table or CSV file. To store them for a command, run \`crmcli config set columns.<command> a,b\`, with dots between the words of the command
  --sort a,-b\tSort the rows of a table or CSV file by these columns; -b is descending. At most 100,000 rows can be sorted. If a limit cuts the list, only the rows shown are sorted. If the service can sort by the column (see the help of the command), it sorts the whole list, in every format
  --labels\tUse the headers of tables in CSV instead of field names
  --csv-safe\tPut an apostrophe before CSV cells that begin with = + - @, which a spreadsheet would run as formulas. Without this flag, a file contains exactly what the service stores
  --limit <n>\tPrint at most n records and read only the pages that are needed; 0 prints all. A note on stderr reports that records were omitted

Examples:
  $ crmcli activity list --limit 5 --output csv --fields id,subject
  $ crmcli activity list --limit 5 --jq '.[].id'
  $ crmcli activity list --output ndjson | head -n 3

Lists are streamed: records are printed as their pages arrive, and the run ends when the reader stops (head). No digits of ids and amounts are lost. If a later page fails, the records before it are printed, and a JSON array is closed. The exit code shows that the list is incomplete.

A --jq filter that begins with .[] runs while the records arrive. In files and pipes, json, ndjson, yaml and csv contain exactly what the service stores. On a terminal, control characters are escaped or replaced. In tables and in the line that an action prints, control characters are always replaced, and long texts are cut.

Only tables make values easier to read: they show the currency next to an amount, the units of a duration, the name of a record instead of its id, and the name of an object instead of its fields. CSV and the other formats contain plain numbers, exact times and ids. In CSV, the currency of an amount is a separate column.

A field in --fields that no record has is reported on stderr after the records.

An empty list is [] in JSON, no output in CSV, and "No results found." in a table. Results go to stdout, everything else to stderr.

On a terminal, a table shows times as ages, such as 2 h ago; a single record shows both. --absolute-times shows only times. Dates are not changed. If the terminal is narrow, texts are cut first. Then columns on the right are omitted, and the header ends with an ellipsis. Ids are cut last. Tables in pipes are complete.
`,
};
