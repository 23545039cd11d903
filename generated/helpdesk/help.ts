// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Command-line client for a helpdesk

Quick start:
  $ helpdeskcli auth login
  $ helpdeskcli conv list --status pending --limit 10
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com \\
      --subject "Invoice 7" --body "<p>Where is it?</p>"

Usage: helpdeskcli <command> [flags]

Reads and changes conversations, customers and inboxes of a helpdesk account,
and its knowledge base.
Inbox commands sign in with OAuth ("auth login"), knowledge-base commands with
an API key ("docs auth").

Commands:
  api       Send a raw request to the inbox API
  backup    Back up the account to a folder
  beacon    Chat and help widget for your own pages
  conv      Conversations with customers
  customer  People who write to the helpdesk
  docs      Knowledge base
  mailbox   Inboxes that receive conversations
  report    Reports on conversations and the team
  tag       Tags of conversations
  user      Members of the team
  webhook   Webhooks that notify your server of events
  workflow  Workflows of the inboxes

Setup:
  alias       Short names for commands
  auth        Sign in and out
  completion  Print a shell completion script
  config      Settings of the profile
  doctor      Check the installation, sign-in and connection
  mcp         Commands as tools for agents
  profile     Profiles, each with its own settings and credentials
  sandbox     A local stand-in for the service, without an account
  version     Print the version and environment

Global flags:
  --csv-safe           Mark CSV cells that a spreadsheet would run as a formula
  --fields <a,b,...>   Fields to print, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON output with a jq expression
  --labels             Use the headers of tables in CSV
  --no-color           Disable colors
  --no-retry           Do not retry failed or rate-limited requests
  -o, --output <word>  Output format (default: table) [one of table, json, yaml,
                       csv, ndjson]
  --profile <text>     Profile to use [env HELPDESKCLI_PROFILE]
  -r, --raw-output     Print text from --jq without quotes [requires --jq]
  --timeout <number>   Request timeout [1 or more milliseconds; default 30000]
  --verbose            Log requests to stderr
  --version            Print the version (0.11.2)

More:
  helpdeskcli <command> --help  Examples and flags of a command
  helpdeskcli help auth         How to sign in
  helpdeskcli help environment  Environment variables
  helpdeskcli help exit-codes   Exit codes and errors
  helpdeskcli help flags        Global flags
  helpdeskcli help output       Output formats, fields and filters
`,
  api: `Send a raw request to the inbox API

Examples:
  $ helpdeskcli api GET /v2/users/me
  # change the subject, which no other command does
  $ helpdeskcli api PATCH /v2/conversations/500001 \\
      --body '{"op":"replace","path":"/subject","value":"Invoice 7"}'

Usage: helpdeskcli api <method> <path> [flags]

The path is relative to the inbox host, for example /v2/users/me; requests to
other hosts are refused. The response is printed as JSON; an empty response
prints nothing. GET and DELETE send no body. Without --body, JSON that is piped
to the command is the body; the input of a script or a loop around it is not
read.

Arguments:
  <method>  HTTP method [one of GET, POST, PUT, PATCH, DELETE]
  <path>    Path, with an optional query string

Flags:
  --body <json|@file>    Request body as JSON: text, @file, - or piped input
  --content-type <text>  Content type of the request body [default
                         application/json]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  backup: `Back up the account to a folder

Examples:
  $ helpdeskcli backup --out helpdesk-copy
  # a nightly run with a summary for scripts
  $ helpdeskcli backup --out helpdesk-copy --attachments --reconcile \\
      --output json
  # part of the account as one archive
  $ helpdeskcli backup --out inboxes-only --include mailboxes,tags --compress
  # continue after an interruption
  $ helpdeskcli backup --out helpdesk-copy --resume

Usage: helpdeskcli backup --out <folder> [flags]

The first run copies everything; later runs copy what has changed. --resume
continues an interrupted run. Records that were deleted in the account stay in
the folder; --reconcile lists them in _deleted.ndjson.

Flags:
  --out <folder>       Target folder [required]
  --attachments        Download attached files
  --compress           Also write the archive <folder>.tar.gz
  --exclude <a,b,...>  Skip these resources [one of users, teams, mailboxes,
                       tags, workflows, webhooks, customers, conversations]
  --full               Read everything, not only what changed since the last run
  --include <a,b,...>  Back up only these resources [one of users, teams,
                       mailboxes, tags, workflows, webhooks, customers,
                       conversations]
  --keep-history       Append changes to a log in _history
  --parallel <number>  Number of parallel downloads [1 to 32; default 4]
  --reconcile          Afterwards, list records that were deleted in the account
  --resume             Continue an interrupted run
  --since <time|7d>    Read customers and conversations changed since a date, an
                       RFC 3339 time, or an age (7d, 12h, 30m), instead of since
                       the last run

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  completion: `Print a shell completion script

Examples:
  # Then add this to ~/.bashrc: source ~/.helpdeskcli.bash
  $ helpdeskcli completion bash > ~/.helpdeskcli.bash
  # fish loads this file automatically
  $ helpdeskcli completion fish > ~/.config/fish/completions/helpdeskcli.fish

Usage: helpdeskcli completion <shell>

Completes commands, flags and their values; pressing Tab starts no process. To
load it in every new shell:
bash: source <(helpdeskcli completion bash) in ~/.bashrc
zsh: source <(helpdeskcli completion zsh) in ~/.zshrc, below compinit
fish: helpdeskcli completion fish | source in ~/.config/fish/config.fish
PowerShell: helpdeskcli completion powershell | Out-String | Invoke-Expression
in $PROFILE
Or store the script in a file, which loads faster, and write it again after each
update.

Arguments:
  <shell>  Target shell [one of bash, zsh, fish, powershell]

Global flags: helpdeskcli help flags
`,
  doctor: `Check the installation, sign-in and connection

Examples:
  $ helpdeskcli doctor
  $ helpdeskcli doctor --offline --output json

Usage: helpdeskcli doctor [flags]

Prints one line per check; a failed check shows how to fix it. The stored
credential is sent once, to see whether the service accepts it. Nothing is
changed and no token is refreshed.

Flags:
  --offline  Skip the checks that need the network

Global flags: helpdeskcli help flags
`,
  version: `Print the version and environment

Examples:
  $ helpdeskcli version
  $ helpdeskcli version --output json

Usage: helpdeskcli version

Global flags: helpdeskcli help flags
`,
  'help auth': `How to sign in

Sign in:
  helpdeskcli auth login  Access token for inbox, in a browser, with the app
                          from "auth setup"
  helpdeskcli auth login --client-credentials
                          Access token of the app for inbox, without a browser,
                          with the app from "auth setup"
  helpdeskcli docs auth   Knowledge-base API key for docs, typed at a hidden
                          prompt

Environment variables, for one run:
  HELPDESKCLI_DOCS_API_KEY  Knowledge-base API key
  HELPDESKCLI_ACCESS_TOKEN  Access token
  HELPDESKCLI_APP_ID        Client id of the app
  HELPDESKCLI_APP_SECRET    Client secret of the app

Flags override environment variables, which override stored credentials. A
credential is stored in the keychain of the operating system, one entry per
profile, or with --store file in a file that only you can read. It is sent only
to the origin that it was issued for. Access tokens are refreshed before they
expire.

Commands:
  helpdeskcli auth logout   Delete the stored credentials of the profile
  helpdeskcli auth refresh  Refresh the stored access token
  helpdeskcli auth setup    Store your own OAuth app in this profile
  helpdeskcli auth status   Show the sign-in status of the profile

Without a terminal there are no prompts: a missing value is an error (exit code
77 or 78) that names the command or variable that fixes it. Use --profile to
switch between accounts. The profile "sandbox" needs no account.
`,
  'help environment': `Environment variables

Variables:
  HELPDESKCLI_ACCESS_TOKEN    Access token for one run; it is never refreshed
  HELPDESKCLI_APP_ID          Id of the OAuth app (--app-id of auth login)
  HELPDESKCLI_APP_SECRET      Secret of the OAuth app (--app-secret of auth
                              login)
  HELPDESKCLI_AUTH_MODE       Set to "client_credentials" to sign in with:
                              access token of the app
  HELPDESKCLI_BASE_URL        Overrides the origin of inbox; only credentials
                              from the environment are sent there
  HELPDESKCLI_BEACON_SECRET   Secure Mode key of the Beacon (--secret of beacon
                              identify-snippet)
  HELPDESKCLI_CONFIG_DIR      Folder for configuration and state (default:
                              ~/.config/helpdeskcli)
  HELPDESKCLI_DOCS_API_KEY    Knowledge-base API key for one run
  HELPDESKCLI_DOCS_BASE_URL   Overrides the origin of docs; only credentials
                              from the environment are sent there
  HELPDESKCLI_PROFILE         Default of --profile
  HELPDESKCLI_WEBHOOK_SECRET  Key that signs the deliveries (--secret of webhook
                              create)

Common variables:
  DEBUG                  helpdeskcli:* logs requests to stderr, like --verbose
  HTTPS_PROXY, NO_PROXY  Proxy, and hosts that bypass it
  NODE_EXTRA_CA_CERTS    File with additional CA certificates
  NO_COLOR               Disables colors

Flags override environment variables, which override the settings of the
profile, which override defaults.

Variables that are not set are read from a .env file in the working folder,
except credentials and origins.
`,
  'help exit-codes': `Exit codes and errors

Exit codes:
  0    success
  1    the service refused the request (HTTP 4xx); wrong command, flag or value;
       flags that conflict with or require each other; you declined a prompt; a
       prompt without a terminal and without --yes
  65   the service rejected a value (422)
  69   the service is unreachable or failing (HTTP 5xx)
  70   a bug in this program
  75   too many requests (HTTP 429)
  77   not signed in or not allowed (HTTP 401, 403)
  78   a request that would leave the service's origin; a setting or credential
       is missing or wrong
  130  interrupted with Ctrl-C (SIGINT)
  129  the terminal was closed (SIGHUP)
  143  ended by SIGTERM

Exit codes of single commands:
  beacon verify: 1  the signature does not match

After exit code 69 or 75, run the command again later. Requests that are safe to
repeat were already sent up to 3 times.

Errors go to stderr, results to stdout. With JSON output, an error is one JSON
object on stderr with the fields error, message and exitCode, and statusCode if
the service responded; of a 429 also retryAfter, the seconds that the service
asks to wait. Notes and warnings are in its field notes, except a wait of more
than five seconds: it is reported at once in every format, on a line of its own
before the object.
`,
  'help flags': `Global flags

Flags:
  --csv-safe           Mark CSV cells that a spreadsheet would run as a formula
  --fields <a,b,...>   Fields to print, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON output with a jq expression
  --labels             Use the headers of tables in CSV
  --no-color           Disable colors
  --no-retry           Do not retry failed or rate-limited requests
  -o, --output <word>  Output format (default: table) [one of table, json, yaml,
                       csv, ndjson]
  --profile <text>     Profile to use [env HELPDESKCLI_PROFILE]
  -r, --raw-output     Print text from --jq without quotes [requires --jq]
  --timeout <number>   Request timeout [1 or more milliseconds; default 30000]
  --verbose            Log requests to stderr

A value follows its flag, after a space or an equals sign: --limit 5, --limit=5.
A value that begins with a dash needs the equals sign. Everything after -- is an
argument.
`,
  'help output': `Output formats, fields and filters

Formats (--output):
  table   columns that fit the terminal
  json    one array or one object
  yaml    the same data in YAML
  csv     a header and one line per record; values with commas or quotes are
          quoted
  ndjson  one JSON object per line, for programs that read line by line

The default is table, on a terminal and in a pipe. To change the default of the
profile, run \`helpdeskcli config set default_output json\`.

Fields, filters and limits:
  --fields a,b.c    Print only these fields, in this order, in every format; a
                    dot selects a field of an object
  --jq <filter>     Filter exactly what --output json prints with the whole jq
                    language; text keeps its quotes, unless --raw-output (-r) is
                    set
  --raw-output, -r  Print text from --jq without quotes, so that @csv, @tsv and
                    names can be used in a pipe
  --labels          Use the headers of tables in CSV, instead of the names of
                    fields
  --csv-safe        Put an apostrophe before CSV cells that begin with = + - @:
                    a spreadsheet would run them as formulas. Without it, a file
                    holds exactly what the service stores
  --limit <n>       Print at most n records, and read only the pages that are
                    needed; 0 prints all. A note on stderr reports what was left
                    out

Examples:
  $ helpdeskcli conv list --limit 5 --output csv --fields id,number
  $ helpdeskcli conv list --limit 5 --jq '.[].id'
  $ helpdeskcli conv list --output ndjson | head -n 3

Lists are streamed: records are printed as their pages arrive, and the run ends
when the reader stops (head). Ids and amounts keep every digit. If a later page
fails, the records before it are printed: in ndjson line by line, in JSON as an
array that is closed. The exit code reports that the list is incomplete.

A --jq filter that begins with .[] runs while the records arrive. Characters
that could control a terminal are replaced or escaped on a terminal only; files
and pipes get what the service stores.

An empty list is [] in JSON, only the header in CSV, and "No results found." in
a table. Results go to stdout, everything else to stderr.
`,
};
