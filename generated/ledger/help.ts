// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Command-line client for an accounting service

Quick start:
  $ ledgercli auth login --client-id 6f1c2d3e-8a4b-4c5d-9e6f-0a1b2c3d4e5f \\
      --ngrok-domain ledger.example.dev
  $ ledgercli account list --search bakker --fields Code,Name,City
  $ ledgercli account create --name "Bakker & Zonen" --code 4711 --status C \\
      --city Utrecht --country NL --allow-writes

Usage: ledgercli <command> [flags]

Reads and writes accounting records (accounts, items, entries, invoices,
documents and more) of one division at a time. Generic commands take any
resource of the catalogue as <service>/<Resource>; typed commands cover common
kinds of records. Writes need --allow-writes; deletes also need --yes.

Commands:
  account        Customers, suppliers and prospects
  api            Send a raw request to the service
  bank-entry     Entries in a bank journal
  create         Create a record in any catalogue resource
  delete         Delete a record of any catalogue resource
  get            Show one record by its key
  journal-entry  Entries in the general journal
  list           List records of any catalogue resource
  lookup         Find records by exact field values
  mcp            Serve the commands as MCP tools over stdio
  me             Show the signed-in user and session
  metadata       Search the local catalogue or show one resource
  quota          Show the rate limits of the division
  quotation      Quotations and their versions
  sales-entry    Entries in a sales journal
  sales-order    Sales orders of customers
  sync           Read the records of a feed changed since a timestamp
  update         Change a record of any catalogue resource
  upsert         Create a record, or change the matching one

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
  --absolute-times     Show times instead of ages in tables on a terminal
  --columns <a,b,...>  Columns of a table or CSV file, in this order [not with
                       --fields]
  --csv-safe           Mark CSV cells that a spreadsheet would run as a formula
  --division <id>      Division number (default: the profile's, else the user's
                       current one) [env LEDGERCLI_DIVISION]
  --fields <a,b,...>   Fields to print, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON output with a jq expression
  --labels             Use the headers of tables in CSV
  --limit <number>     Maximum number of records (0 for all) [0 or more]
  --no-color           Disable colors
  --no-retry           Do not retry failed or rate-limited requests
  -o, --output <word>  Output format (default: table on a terminal, otherwise
                       json) [one of table, json, yaml, csv, ndjson]
  --profile <text>     Profile to use [env LEDGERCLI_PROFILE]
  -r, --raw-output     Print text from --jq without quotes [requires --jq]
  --sort <a,b,...>     Columns to sort a table or CSV file by (-column:
                       descending)
  --timeout <number>   Request timeout [1 or more milliseconds; default 30000]
  --verbose            Log requests to stderr
  --version            Print the version (0.15.1)

More:
  ledgercli <command> --help  Examples and flags of a command
  ledgercli help auth         How to sign in
  ledgercli help environment  Environment variables
  ledgercli help exit-codes   Exit codes and errors
  ledgercli help flags        Global flags
  ledgercli help output       Output formats, fields and filters
`,
  api: `Send a raw request to the service

Examples:
  $ ledgercli api GET crm/Accounts --query '$top=5' \\
      --query '$select=Code,Name'
  $ ledgercli api GET /api/v1/current/Me

Usage: ledgercli api <method> <path> [flags]

A relative path (crm/Accounts) is below the division, an absolute path
(/api/v1/current/Me) below the host, where {division} is replaced. Requests to
other hosts are refused. Without --body, JSON that is piped to the command is
the body; the input of a script or a loop around it is not read.

Arguments:
  <method>  HTTP method [one of GET, POST, PUT, DELETE]
  <path>    Path below the division or the host

Flags:
  --body <json|@file>   Request body as JSON: text, @file, - or piped input
  --max-pages <number>  Maximum number of pages [1 or more; requires --paginate]
  --paginate            Read every page and print one array of rows (GET only)
  --query <key=value>   Query option, for example $top=5 [may be repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm a delete; other requests do not need it

Global flags: ledgercli help flags
`,
  completion: `Print a shell completion script

Examples:
  # Then add this to ~/.bashrc: source ~/.ledgercli.bash
  $ ledgercli completion bash > ~/.ledgercli.bash
  # fish loads this file automatically
  $ ledgercli completion fish > ~/.config/fish/completions/ledgercli.fish

Usage: ledgercli completion <shell>

Completes commands, flags and their values, and the profiles, aliases and names
that are stored on this machine;
pressing Tab never sends a request. To load it in every new shell:
bash: source <(ledgercli completion bash) in ~/.bashrc
zsh: source <(ledgercli completion zsh) in ~/.zshrc, below compinit
fish: ledgercli completion fish | source in ~/.config/fish/config.fish
PowerShell: ledgercli completion powershell | Out-String | Invoke-Expression in
$PROFILE
Or store the script in a file, which loads faster, and write it again after each
update.

Arguments:
  <shell>  Target shell [one of bash, zsh, fish, powershell]

Global flags: ledgercli help flags
`,
  create: `Create a record in any catalogue resource

Examples:
  $ ledgercli create crm/Contacts --set Account=@ref:crm/Accounts:25 \\
      --set FirstName=Jan --set LastName=Jansen --allow-writes
  # Check a record without sending it
  $ ledgercli create crm/Accounts --body @account.json --dry-run

Usage: ledgercli create <resource> [flags]

Arguments:
  <resource>  Resource, for example crm/Contacts

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]
  --force              Send the request even if the catalogue does not list the
                       resource or a field
  --beta               Use the beta version of the resource

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete a record of any catalogue resource

Examples:
  $ ledgercli delete crm/Contacts 4b0d85d9-b85b-43f3-a629-d36a3fd4942f \\
      --allow-writes --yes

Usage: ledgercli delete <resource> <id> [flags]

Arguments:
  <resource>  Resource, for example crm/Contacts
  <id>        Key of the record

Flags:
  --force  Send the request even if the catalogue does not list the resource or
           a field
  --beta   Use the beta version of the resource

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Confirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  doctor: `Check the installation, sign-in and connection

Examples:
  $ ledgercli doctor
  $ ledgercli doctor --offline --output json

Usage: ledgercli doctor [flags]

Prints one line per check; a failed check shows how to fix it. The stored
credential is sent once, to see whether the service accepts it. Nothing is
changed and no token is refreshed.

Flags:
  --offline  Skip the checks that need the network

Global flags: ledgercli help flags
`,
  get: `Show one record by its key

Examples:
  $ ledgercli get salesentry/SalesEntries 78c7e4fb-4ffe-4f14-bcbd-9fb013fecaf0 \\
      --expand SalesEntryLines
  $ ledgercli get general/Currencies EUR --select Code,Description

Usage: ledgercli get <resource> <id> [flags]

Arguments:
  <resource>  Resource, for example crm/Accounts
  <id>        Key of the record

Flags:
  --expand <a,b,...>  Collections to return with the record
  --raw               Print the response of the service unchanged
  --select <a,b,...>  Fields to return
  --beta              Use the beta version of the resource

Global flags: ledgercli help flags
`,
  list: `List records of any catalogue resource

Examples:
  $ ledgercli list crm/Accounts --filter "Status eq 'C'" --select ID,Code,Name \\
      --all
  # A whole ledger as CSV
  $ ledgercli list financialtransaction/TransactionLines --bulk \\
      --select EntryNumber,AmountDC --all -o csv
  # Call a function of the service
  $ ledgercli list read/crm/AccountDocuments \\
      --param "accountId=guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'"

Usage: ledgercli list <resource> [flags]

Arguments:
  <resource>  Resource, for example crm/Accounts

Flags:
  --bulk                Use the bulk endpoint (1000 records per page) [requires
                        --select; not with --beta]
  --param <name=value>  Function parameter, sent unchanged [may be repeated]
  --all                 Read every page, up to --max-pages [not with --top]
  --expand <a,b,...>    Collections to return with each record, for example
                        SalesEntryLines
  --filter <text>       OData $filter expression, for example "Status eq 20"
  --max-pages <number>  Maximum number of pages [1 or more; default 50]
  --orderby <text>      Sort order, for example "Code desc"
  --raw                 Print the response of the service unchanged [not with
                        --count]
  --select <a,b,...>    Fields to return
  --top <number>        Maximum number of records to return [1 to 60]
  --all-divisions       Read every division in turn; --all and --limit apply to
                        each [not with --division]
  --count               Print only the number of matching records
  --beta                Use the beta version of the resource

Global flags: ledgercli help flags
`,
  lookup: `Find records by exact field values

Examples:
  $ ledgercli lookup crm/Accounts --match Code=25 --one --jq .ID

Usage: ledgercli lookup <resource> --match <Field=value> [flags]

Arguments:
  <resource>  Resource, for example crm/Accounts

Flags:
  --match <Field=value>  Field and the value it must equal; all of them must
                         match [required; may be repeated]
  --one                  Require exactly one record
  --select <a,b,...>     Fields to return

Global flags: ledgercli help flags
`,
  mcp: `Serve the commands as MCP tools over stdio

Examples:
  $ ledgercli mcp
  $ ledgercli mcp --all-tools --division 3001002
  $ ledgercli mcp --topics sales-entry --allow-writes

Usage: ledgercli mcp [flags]

Speaks the Model Context Protocol over standard input and output until the input
ends. Offers the generic tools; --topics or --all-tools select others. Tools
that change data are offered only with --allow-writes. Every call uses the
profile and the division of the server.

Flags:
  --all-tools              Offer a tool for every command, not only the generic
                           ones
  --allow-writes           Also offer tools that change data
  --tool-timeout <number>  Time limit of one call [1 or more seconds; default
                           120]
  --topics <group,...>     Offer the tools of these command groups; overrides
                           --all-tools

Global flags: ledgercli help flags
`,
  me: `Show the signed-in user and session

Examples:
  $ ledgercli me --jq .CurrentDivision

Usage: ledgercli me [flags]

Flags:
  --raw  Print the response of the service unchanged

Global flags: ledgercli help flags
`,
  metadata: `Search the local catalogue or show one resource

Examples:
  $ ledgercli metadata crm/Accounts --mandatory
  $ ledgercli metadata --search invoice --methods

Usage: ledgercli metadata [resource] [flags]

Arguments:
  [resource]  Resource whose fields are shown (default: all resources)

Flags:
  --filterable     Only fields that the service recommends for filters
  --mandatory      Only fields that are required to create a record
  --methods        Show only the methods
  --search <text>  Only resources with this text in their name or a field name

Global flags: ledgercli help flags
`,
  quota: `Show the rate limits of the division

Examples:
  $ ledgercli quota
  $ ledgercli quota --division 3001002 -o json

Usage: ledgercli quota

Global flags: ledgercli help flags
`,
  sync: `Read the records of a feed changed since a timestamp

Examples:
  $ ledgercli sync crm/Accounts --state ledger-state.json -o ndjson
  $ ledgercli sync Financial/TransactionLines --since 20484122 \\
      --select EntryNumber,AmountDC,Modified

Usage: ledgercli sync <resource> [flags]

Timestamps are row versions of the service, not times. With --state, the
position is stored per division and feed, only after a complete run and never
past a record that was not printed: after --limit, the next run continues with
the rest.

Arguments:
  <resource>  Resource or feed, for example crm/Accounts or CRM/Accounts

Flags:
  --select <a,b,...>    Fields to return
  --max-pages <number>  Maximum number of pages; a run that stops there does not
                        update the state file [1 or more]
  --raw                 Print the pages unchanged
  --since <id>          Timestamp to start after (default: from the state file,
                        or 0)
  --state <path>        JSON file that stores the last timestamp of each feed

Global flags: ledgercli help flags
`,
  update: `Change a record of any catalogue resource

Examples:
  $ ledgercli update crm/Contacts 4b0d85d9-b85b-43f3-a629-d36a3fd4942f \\
      --set Email=info@example.com --allow-writes

Usage: ledgercli update <resource> <id> [flags]

Arguments:
  <resource>  Resource, for example crm/Contacts
  <id>        Key of the record

Flags:
  --body <json|@file>  Record as JSON: text or @file [or piped input]
  --set <Field=value>  One field: text, number, true, false, null, @str:text,
                       @guid:id or @ref:service/Resource:code [may be repeated]
  --force              Send the request even if the catalogue does not list the
                       resource or a field
  --beta               Use the beta version of the resource

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  upsert: `Create a record, or change the matching one

Examples:
  $ ledgercli upsert logistics/Items --match Code=BOLT-M8 \\
      --set Description="Bolt M8" --set IsSalesItem=true --allow-writes

Usage: ledgercli upsert <resource> --match <Field=value> [flags]

Finds records whose fields equal every --match. If there is none, one is created
with these fields filled in; if there is one, it is changed; if there are
several, nothing is sent.

Arguments:
  <resource>  Resource, for example logistics/Items

Flags:
  --match <Field=value>  Field and the value it must equal; all of them must
                         match [required; may be repeated]
  --body <json|@file>    Record as JSON: text or @file [or piped input]
  --set <Field=value>    One field: text, number, true, false, null, @str:text,
                         @guid:id or @ref:service/Resource:code [may be
                         repeated]

Safety flags:
  --allow-writes  Allow the write; without this flag nothing is sent [env
                  LEDGERCLI_ALLOW_WRITES]
  --dry-run       Print the request without sending it
  -y, --yes       Accepted on every write; only deletes need it

Global flags: ledgercli help flags
`,
  version: `Print the version and environment

Examples:
  $ ledgercli version
  $ ledgercli version --output json

Usage: ledgercli version

Global flags: ledgercli help flags
`,
  'help auth': `How to sign in

Sign in:
  ledgercli auth login  Access token, in a browser

Environment variables, for one run:
  LEDGERCLI_ACCESS_TOKEN   Access token
  LEDGERCLI_CLIENT_ID      Client id of the app
  LEDGERCLI_CLIENT_SECRET  Client secret of the app

Flags override environment variables, which override stored credentials. A
credential is stored in the keychain of the operating system, one entry per
profile, or with --store file in a file that only you can read. It is sent only
to the origin that it was issued for. Access tokens are refreshed before they
expire.

Commands:
  ledgercli auth logout  Delete the stored credentials of the profile
  ledgercli auth status  Show the sign-in status of the profile

Without a terminal there are no prompts: a missing value is an error (exit code
77 or 78) that names the command or variable that fixes it. Use --profile to
switch between accounts. The profile "sandbox" needs no account.
`,
  'help environment': `Environment variables

Variables:
  LEDGERCLI_ACCESS_TOKEN   Access token for one run; it is never refreshed
  LEDGERCLI_ALLOW_WRITES   Set to 1 to allow writes, like the flag
  LEDGERCLI_BASE_URL       Overrides the origin of the service; only credentials
                           from the environment are sent there
  LEDGERCLI_CLIENT_ID      Client id of the app (--client-id of auth login)
  LEDGERCLI_CLIENT_SECRET  Client secret of the app (--client-secret of auth
                           login)
  LEDGERCLI_CONFIG_DIR     Folder for configuration and state (default:
                           ~/.config/ledgercli)
  LEDGERCLI_DIVISION       Default of --division
  LEDGERCLI_HOST           Host: be, de, es, fr, nl, uk, us
  LEDGERCLI_PROFILE        Default of --profile

Common variables:
  DEBUG                  ledgercli:* logs requests to stderr, like --verbose
  HTTPS_PROXY, NO_PROXY  Proxy, and hosts that bypass it
  NODE_EXTRA_CA_CERTS    File with additional CA certificates
  NO_COLOR               Disables colors

Flags override environment variables, which override the settings of the
profile, which override defaults.
`,
  'help exit-codes': `Exit codes and errors

Exit codes:
  0    success
  1    the service refused the request (404, 409 and other 4xx), or a check
       failed; you declined a prompt; a prompt without a terminal and without
       --yes
  2    invalid command line: an unknown command or flag, a missing or invalid
       value
  64   flags that cannot be combined, or a date that does not exist
  65   bad data: 400, 422, an unknown resource or field, a code that matches no
       or several records
  69   the service is unreachable, too slow or failing (HTTP 5xx)
  70   a bug in this program
  75   a rate limit is used up (HTTP 429)
  77   not signed in or not allowed (401, 403); a write without --allow-writes,
       or a delete without --yes
  78   no keychain, a host that is not allowed, or invalid configuration
  130  interrupted with Ctrl-C (SIGINT)
  129  the terminal was closed (SIGHUP)
  143  ended by SIGTERM

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
  --absolute-times     Show times instead of ages in tables on a terminal
  --columns <a,b,...>  Columns of a table or CSV file, in this order [not with
                       --fields]
  --csv-safe           Mark CSV cells that a spreadsheet would run as a formula
  --division <id>      Division number (default: the profile's, else the user's
                       current one) [env LEDGERCLI_DIVISION]
  --fields <a,b,...>   Fields to print, in this order
  -h, --help           Show help
  --jq <filter>        Filter the JSON output with a jq expression
  --labels             Use the headers of tables in CSV
  --limit <number>     Maximum number of records (0 for all) [0 or more]
  --no-color           Disable colors
  --no-retry           Do not retry failed or rate-limited requests
  -o, --output <word>  Output format (default: table on a terminal, otherwise
                       json) [one of table, json, yaml, csv, ndjson]
  --profile <text>     Profile to use [env LEDGERCLI_PROFILE]
  -r, --raw-output     Print text from --jq without quotes [requires --jq]
  --sort <a,b,...>     Columns to sort a table or CSV file by (-column:
                       descending)
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

The default is table on a terminal, and json if the output is piped or captured.
To change the default of the profile, run \`ledgercli config set default_output
json\`.

Fields, filters and limits:
  --fields a,b.c    Print only these fields, in this order, in every format; a
                    dot selects a field of an object
  --jq <filter>     Filter exactly what --output json prints with the whole jq
                    language; text keeps its quotes, unless --raw-output (-r) is
                    set
  --raw-output, -r  Print text from --jq without quotes, so that @csv, @tsv and
                    names can be used in a pipe
  --columns a,b     Show only these columns, in this order, in a table or CSV
                    file. To keep them for the tables of a command, run
                    \`ledgercli config set columns.<command> a,b\`, with dots
                    between the words of the command
  --sort a,-b       Sort the rows of a table or CSV file by these columns; -b is
                    descending. At most 100,000 rows are held, and a list that a
                    limit has cut is sorted as shown
  --labels          Use the headers of tables in CSV, instead of the names of
                    fields
  --csv-safe        Put an apostrophe before CSV cells that begin with = + - @:
                    a spreadsheet would run them as formulas. Without it, a file
                    holds exactly what the service stores
  --limit <n>       Print at most n records, and read only the pages that are
                    needed; 0 prints all. A note on stderr reports what was left
                    out

Examples:
  $ ledgercli account list --limit 5 --output csv --fields ID,Code
  $ ledgercli account list --limit 5 --jq '.[].ID'
  $ ledgercli account list --output ndjson | head -n 3

Lists are streamed: records are printed as their pages arrive, and the run ends
when the reader stops (head). Ids and amounts keep every digit. If a later page
fails, the records before it are printed: in ndjson line by line, in JSON as an
array that is closed. The exit code reports that the list is incomplete.

A --jq filter that begins with .[] runs while the records arrive. json, ndjson,
yaml and csv contain exactly what the service stores in files and pipes; on a
terminal, characters that could control it are escaped or replaced. A table, and
the line that an action prints, are for people: such characters are replaced
everywhere, and long texts are cut.

An empty list is [] in JSON, only the header in CSV, and "No results found." in
a table. Results go to stdout, everything else to stderr.

On a terminal, a table shows times as ages, such as 2 h ago, and one record has
both; --absolute-times shows times only. A day stays a day. If the terminal is
narrow, texts are cut first, then columns on the right are left out, which the
header shows with an ellipsis; ids are cut last. Tables in pipes are whole.
`,
};
