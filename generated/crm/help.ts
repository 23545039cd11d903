// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Command-line client for a sales CRM

Quick start:
  $ crmcli auth login --company acme
  $ crmcli deal list --status open --limit 20
  $ crmcli deal create --title "New office" --value 5000 --currency EUR

Usage: crmcli <command> [flags]

Reads and changes deals, leads, persons and their fields in one company account.
Prints a table on a terminal, and JSON when the output is piped or captured.

Commands:
  api     Send a raw request to the service
  deal    Deals in a sales pipeline
  field   Standard and custom fields of records
  lead    Leads that are not deals yet
  mcp     Commands as tools for agents
  person  Contact persons
  quota   Show the remaining daily token budget
  search  Search records across entities

Setup:
  alias       Short names for commands
  auth        Sign in and out
  completion  Print a shell completion script
  config      Settings of the profile
  doctor      Check the installation, sign-in and connection
  profile     Profiles, each with its own settings and credentials
  sandbox     A local stand-in for the service, without an account
  version     Print the version and environment

Global flags:
  --fields <a,b,...>   Keep these fields, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON of the result; the whole jq language
  --limit <number>     Stop after this many records [1 or more]
  --no-color           No colours
  --no-retry           Do not retry failed or rate-limited requests
  -o, --output <word>  Format of the result; a table on a terminal, else JSON
                       [one of table, json, yaml, csv, ndjson]
  --profile <text>     Profile to use [env CRMCLI_PROFILE]
  --resolve-fields     Show names and option labels of custom fields instead of
                       keys and ids
  --timeout <number>   Longest wait for one request [1 or more milliseconds;
                       default 30000]
  --verbose            Tell on stderr what is sent
  --version            Print the version (0.22.0)

More:
  crmcli <command> --help  Examples and flags of a command
  crmcli help auth         Ways to sign in
  crmcli help environment  Environment variables
  crmcli help exit-codes   What exit codes mean
  crmcli help flags        Flags of every command
  crmcli help output       Formats, fields, filters and streams
`,
  api: `Send a raw request to the service

Examples:
  $ crmcli api GET /api/v2/deals/42
  # Every page as one list
  $ crmcli api GET /api/v2/products --paginate --jq '.[].name'
  # Check a change without sending it
  $ crmcli api PATCH /api/v2/deals/42 --body '{"probability":60}' --dry-run

Usage: crmcli api <method> <path> [flags]

The path is relative to the origin of the service; requests to other origins are
refused. The response is printed as JSON; an empty response prints nothing. GET
and DELETE send no body.

Arguments:
  <method>  HTTP method [one of GET, POST, PUT, PATCH, DELETE]
  <path>    Path that begins with /api/v1/ or /api/v2/, with an optional query
            string

Flags:
  --body <json|@file>  Request body as JSON: text, @file or piped input
  --paginate, --all    Read every page and print one list (GET only)

Safety flags:
  --dry-run  Print the checked request and send nothing

Global flags: crmcli help flags
`,
  completion: `Print a shell completion script

Examples:
  # Then add this to ~/.bashrc: source ~/.crmcli.bash
  $ crmcli completion bash > ~/.crmcli.bash
  # fish loads this file automatically
  $ crmcli completion fish > ~/.config/fish/completions/crmcli.fish

Usage: crmcli completion <shell>

Completes commands, flags and their values; pressing Tab starts no process. To
load it in every new shell:
bash: source <(crmcli completion bash) in ~/.bashrc
zsh: source <(crmcli completion zsh) in ~/.zshrc, below compinit
fish: crmcli completion fish | source in ~/.config/fish/config.fish
PowerShell: crmcli completion powershell | Out-String | Invoke-Expression in
$PROFILE
Or store the script in a file, which loads faster, and write it again after each
update.

Arguments:
  <shell>  Target shell [one of bash, zsh, fish, powershell]

Global flags: crmcli help flags
`,
  doctor: `Check the installation, sign-in and connection

Examples:
  $ crmcli doctor
  $ crmcli doctor --offline --output json

Usage: crmcli doctor [flags]

Prints one line per check; a failed check shows how to fix it. Nothing is
changed and no token is refreshed.

Flags:
  --offline  Skip the checks that need the network

Global flags: crmcli help flags
`,
  quota: `Show the remaining daily token budget

Examples:
  $ crmcli quota
  # Exits with 75 if the budget is low; run it before a long job
  $ crmcli quota --min 1000

Usage: crmcli quota [flags]

Sends one request and reads the budget from the response headers. All users and
integrations of the company share the budget, so the figure is only a hint. With
--min or --threshold, the command fails after printing if less remains.

Aliases:
  crmcli ratelimit

Flags:
  --min <number>        Fail if fewer tokens remain [0 or more tokens]
  --threshold <number>  Fail if a smaller share remains [0 to 100 percent]

Global flags: crmcli help flags
`,
  search: `Search records across entities

Examples:
  $ crmcli search acme
  $ crmcli search renewal --item-types deal --status open --limit 10

Usage: crmcli search <term> [flags]

A search returns at most 100 records. A single item type of deal, person,
organization or product uses the search endpoint of that entity.

Arguments:
  <term>  Text to find (at least two characters, or one with --exact)

Flags:
  --exact                   Match whole values instead of parts
  --item-types <a,b,...>    Only these types of records [one of deal, person,
                            organization, product, lead, file, mail_attachment,
                            project]
  --org <id>                Only deals with this organization id (requires
                            --item-types deal)
  --person <id>             Only deals with this person id (requires
                            --item-types deal)
  --status <open|won|lost>  Only deals with this status (requires --item-types
                            deal)

Global flags: crmcli help flags
`,
  version: `Print the version and environment

Examples:
  $ crmcli version
  $ crmcli version --output json

Usage: crmcli version

Global flags: crmcli help flags
`,
  'help auth': `Ways to sign in

Sign in:
  crmcli auth login          API token, asked for without an echo
  crmcli auth login --oauth  OAuth, in a browser

For one run, from the environment:
  CRMCLI_CLIENT_ID      Client id of the app
  CRMCLI_CLIENT_SECRET  Client secret of the app
  CRMCLI_API_TOKEN      API token

A credential typed with a flag wins over one of the environment, and that over a
stored one. A stored credential is kept in the keychain of the operating system,
one entry a profile, or with --store file in a file that only you can read. It
is sent to the origin that it was issued for and nowhere else; an access token
is renewed before it expires.

Commands:
  crmcli auth logout  Delete the stored credentials of the profile
  crmcli auth status  Show the sign-in status of the profile

Without a terminal nothing is asked: what is missing is an error (exit code 77
or 78) that names the command or variable that mends it. --profile chooses
between accounts. The profile "sandbox" needs no account.
`,
  'help environment': `Environment variables

Variables:
  CRMCLI_API_TOKEN       API token for one run
  CRMCLI_BASE_URL        Another origin of the service; only credentials from
                         the environment are sent there
  CRMCLI_CLIENT_ID       Client id of the OAuth app (--client-id of auth login)
  CRMCLI_CLIENT_SECRET   Client secret of the OAuth app (--client-secret of auth
                         login)
  CRMCLI_COMPANY_DOMAIN  Company: the subdomain of the company, such as acme
                         (letters, digits and hyphens), or its full URL
  CRMCLI_CONFIG_DIR      Folder of configuration and state; default
                         ~/.config/crmcli
  CRMCLI_PROFILE         Value of --profile when the flag is absent

Variables of many programs:
  DEBUG                  crmcli:* tells on stderr what is sent, as --verbose
                         does
  HTTPS_PROXY, NO_PROXY  Proxies
  NODE_EXTRA_CA_CERTS    File with more certificates of authorities
  NO_COLOR               No colours

A flag wins over its variable, a variable over the profile's setting, and that
over the default.
`,
  'help exit-codes': `What exit codes mean

Exit codes:
  0    done
  1    any other error (HTTP 4xx); you declined a prompt
  64   usage error: unknown command or flag, missing argument, invalid value;
       flags that cannot be combined; a prompt without a terminal; a write was
       not allowed
  65   bad input data (HTTP 400 or 422)
  69   service unavailable (HTTP 5xx or unreachable)
  70   internal error (a bug)
  75   rate limited (HTTP 429)
  77   not authenticated or forbidden (HTTP 401, 403)
  78   configuration error (HTTP 402, no company, a request that leaves the
       origin)
  130  Ctrl-C

After 69 or 75 the same line can be tried again later; what is safe to repeat
was repeated already, 3 times at most.

Errors are written to stderr, results to stdout and nowhere else. With JSON
output an error is one JSON object on stderr, with error, message and exitCode,
and statusCode where the service answered.
`,
  'help flags': `Flags of every command

Flags:
  --fields <a,b,...>   Keep these fields, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON of the result; the whole jq language
  --limit <number>     Stop after this many records [1 or more]
  --no-color           No colours
  --no-retry           Do not retry failed or rate-limited requests
  -o, --output <word>  Format of the result; a table on a terminal, else JSON
                       [one of table, json, yaml, csv, ndjson]
  --profile <text>     Profile to use [env CRMCLI_PROFILE]
  --resolve-fields     Show names and option labels of custom fields instead of
                       keys and ids
  --timeout <number>   Longest wait for one request [1 or more milliseconds;
                       default 30000]
  --verbose            Tell on stderr what is sent

A value stands behind its flag or behind an equals sign: --limit 5, --limit=5. A
value that begins with a dash needs the equals sign. After -- nothing is a flag.
`,
  'help output': `Formats, fields, filters and streams

Formats (--output):
  table   for reading: columns that fit the terminal
  json    one array, or one object
  yaml    the same as YAML
  csv     a header and one line a record; commas and quotes are quoted
  ndjson  one JSON object a line, for programs that read lines

Without --output it is a table on a terminal, and JSON when the output is piped
or captured. \`crmcli config set default_output json\` changes that for the
profile.

Choosing:
  --fields a,b.c  Keeps these fields in this order, in every format; a dot goes
                  into an object
  --jq <filter>   The whole jq language over the JSON of the result, in place of
                  --output. A list is an array, a record an object; text keeps
                  its quotes
  --limit <n>     Stops after that many records, and reads no page that is not
                  needed

Examples:
  $ crmcli deal list --limit 5 --output csv --fields id,title
  $ crmcli deal list --limit 5 --jq '.[].id'
  $ crmcli deal list --output ndjson | head -n 3

Lists stream: records leave as their pages arrive, however many there are, and a
reader that stops early (head) ends the run. Ids and amounts keep every digit.

An empty list is [] as JSON, nothing as CSV, and "No results" as a table.
Results go to stdout and everything else to stderr.
`,
};
