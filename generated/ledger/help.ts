// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Command-line client for an accounting service

Start here:
  # Try it without an account: the sandbox is a stand-in for the service
  $ ledgercli account list --profile sandbox
  # Sign in to your account
  $ ledgercli auth login

Usage:\tledgercli <command> [flags]

Commands:\taccount, address, api, backup, bank-account, bank-entry, cash-entry, contact, cost-center, cost-unit, create, delete, deleted, document, exchange-rate, get, gl-account, item, journal, journal-entry, list, lookup, mcp, me, metadata, probe, purchase-entry, purchase-invoice, purchase-order, quota, quotation, sales-entry, sales-invoice, sales-order, sync, update, upsert, and 51 more
Setup:\talias, auth, completion, config, describe, doctor, profile, sandbox, version

More:
  ledgercli help commands\tWhat each command does
  ledgercli <command> --help\tExamples and flags of a command
  ledgercli help <topic>\tauth, environment, exit-codes, flags, output
`,
  api: `Send a raw request to the service

Examples:
  $ ledgercli api GET crm/Accounts --query '$top=5' --query '$select=Code,Name'
  $ ledgercli api GET /api/v1/current/Me

Usage:\tledgercli api <method> <path> [flags]

A relative path, such as crm/Accounts, is relative to the division. An absolute path, such as /api/v1/current/Me, is relative to the host; {division} in the path is replaced with the current division. Requests to other hosts are refused. Without --body, JSON that is piped to the command is sent as the body. Standard input that belongs to a surrounding script or loop is not read.

Arguments:
  <method>\tHTTP method [one of GET, POST, PUT, DELETE]
  <path>\tPath relative to the division or the host

Flags:
  --body <json|@file>\tRequest body as JSON: text, @file, - or piped input
  --max-pages <number>\tMaximum number of pages [1 or more; requires --paginate]
  --paginate\tRead every page and print one array (GET only)
  --query <key=value>\tQuery option, for example $top=5 [may be repeated]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm a delete; other requests do not need it

Global flags: ledgercli help flags
`,
  backup: `Back up a division to a folder, one file per feed

Examples:
  # Then: duckdb ledger.duckdb < ledger-copy/views.sql
  $ ledgercli backup --dir ledger-copy --feed CRM/Accounts --views
  # Copy two feeds
  $ ledgercli backup --feed CRM/Accounts --feed Financial/TransactionLines
  # List the feeds and when each was copied
  $ ledgercli backup --dir ledger-copy --list

Usage:\tledgercli backup [flags]

The first run copies every feed. Later runs read only the changes and apply the deletions. A feed is read completely if the service does not log its deletions, or if its copy is older than two months. A copy is replaced only after its feed was read completely, so an interrupted run can be repeated. Feeds that the service refuses are skipped.

Flags:
  --dir <folder>\tTarget folder (default: ledger-backup-<division>)
  --feed <text>\tOnly this feed, for example Financial/TransactionLines [may be repeated]
  --full\tRead everything, not only the changes since the last run
  --list\tOnly list the feeds and the state of their copies
  --max-pages <number>\tMaximum number of pages per feed; a feed with more pages is not copied [1 or more]
  --views\tAlso write views.sql, with typed views of the records for DuckDB

Global flags: ledgercli help flags
`,
  completion: `Print a shell completion script

Examples:
  # Then add this to ~/.bashrc: source ~/.ledgercli.bash
  $ ledgercli completion bash > ~/.ledgercli.bash
  # fish loads this file automatically
  $ ledgercli completion fish > ~/.config/fish/completions/ledgercli.fish

Usage:\tledgercli completion <shell>

Completes commands, flags and their values, and the profiles, aliases and names that are stored on this machine. Pressing Tab never sends a request.
To load the script in every new shell:
bash: source <(ledgercli completion bash) in ~/.bashrc
zsh: source <(ledgercli completion zsh) in ~/.zshrc, below compinit
fish: ledgercli completion fish | source in ~/.config/fish/config.fish
PowerShell: ledgercli completion powershell | Out-String | Invoke-Expression in $PROFILE
A script in a file loads faster. Write the file again after each update.

Arguments:
  <shell>\tTarget shell [one of bash, zsh, fish, powershell]

Global flags: ledgercli help flags
`,
  create: `Create a record in any catalogue resource

Examples:
  $ ledgercli create crm/Contacts --set Account=@ref:crm/Accounts:25 --set FirstName=Jan --set LastName=Jansen --allow-writes
  # Check a record without sending it
  $ ledgercli create crm/Accounts --body @account.json --dry-run

Usage:\tledgercli create <resource> [flags]

For an entry, an invoice or a mandate, the client first looks for a record with the same reference (one more request). If one exists, the new record is refused; --allow-duplicate creates an entry or invoice anyway.

Arguments:
  <resource>\tResource, for example crm/Contacts

Flags:
  --allow-duplicate\tCreate the entry or invoice even if its reference is already in use
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --force\tSend the request even if the catalogue does not list the resource or a field
  --beta\tUse the beta version of the resource
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete a record of any catalogue resource

Examples:
  $ ledgercli delete crm/Contacts 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --allow-writes --yes
  $ ledgercli delete crm/Contacts 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --dry-run

Usage:\tledgercli delete <resource> <id> [flags]

Arguments:
  <resource>\tResource, for example crm/Contacts
  <id>\tKey of the record

Flags:
  --force\tSend the request even if the catalogue does not list the resource or a field
  --beta\tUse the beta version of the resource

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  deleted: `Read deletions since a timestamp

Examples:
  $ ledgercli deleted --state ledger-state.json -o ndjson
  $ ledgercli deleted --type 2 --since 20484122

Usage:\tledgercli deleted [flags]

The service stores deletions for two months. --type reads the deletions of one entity type. The state file has a separate position for each type, which starts at the position for all types. With --all-divisions, a division that refuses the request is skipped, and the run ends with exit code 1.

Flags:
  --type <number>\tOnly this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines [1 or more]
  --all-divisions\tRead every division; --limit applies to each [not with --division, --since]
  --max-pages <number>\tMaximum number of pages; the state file is not updated if there are more [1 or more]
  --raw\tPrint the pages unchanged
  --since <id>\tTimestamp to start after (default: from the state file, or 0)
  --state <path>\tJSON file that stores the last timestamp of each feed

Global flags: ledgercli help flags
`,
  describe: `Describe commands as JSON, for programs

Examples:
  $ ledgercli describe
  $ ledgercli describe profile use
  $ ledgercli describe profile --all

Usage:\tledgercli describe [words...] [flags]

Prints the arguments, flags, requests, columns, exit codes, examples and result of a command. Without words, prints the global flags and the groups of the client. If a command takes a resource, add the name of the resource to print its fields. "--help --output json" prints the same.
Sends no request.

The default output format is json.

Arguments:
  [words...]\tWords of a command or group

Flags:
  --all\tDescribe every command of the group
  --schema\tPrint the JSON Schema of the descriptions [not with --all]

Global flags: ledgercli help flags
`,
  doctor: `Check the installation, sign-in and connection

Examples:
  $ ledgercli doctor
  $ ledgercli doctor --offline --output json

Usage:\tledgercli doctor [flags]

Prints one line per check; a failed check shows how to fix it. The stored credential is sent once to check whether the service accepts it. Nothing is changed, and no token is refreshed.

Flags:
  --offline\tSkip the checks that need the network

Global flags: ledgercli help flags
`,
  get: `Show one record by its key

Examples:
  $ ledgercli get salesentry/SalesEntries 78c7e4fb-4ffe-4f14-bcbd-9fb013fecaf0 --expand SalesEntryLines
  $ ledgercli get general/Currencies EUR --select Code,Description

Usage:\tledgercli get <resource> <id> [flags]

Arguments:
  <resource>\tResource, for example crm/Accounts
  <id>\tKey of the record

Flags:
  --expand <a,b,...>\tCollections to return with the record
  --raw\tPrint the response of the service unchanged
  --select <a,b,...>\tFields to return
  --beta\tUse the beta version of the resource

Global flags: ledgercli help flags
`,
  list: `List records of any catalogue resource

Examples:
  $ ledgercli list crm/Accounts --filter "Status eq 'C'" --select ID,Code,Name --all
  # Export a whole ledger as CSV
  $ ledgercli list financialtransaction/TransactionLines --bulk --select EntryNumber,AmountDC --all -o csv
  # Call a function of the service
  $ ledgercli list read/crm/AccountDocuments --param "accountId=guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'"

Usage:\tledgercli list <resource> [flags]

Arguments:
  <resource>\tResource, for example crm/Accounts

Flags:
  --bulk\tUse the bulk endpoint (1000 records per page) [requires --select; not with --beta]
  --param <name=value>\tFunction parameter, sent unchanged [may be repeated]
  --all\tRead every page, up to --max-pages [not with --top]
  --expand <a,b,...>\tCollections to return with each record, for example SalesEntryLines
  --filter <text>\tOData $filter expression, for example "Status eq 20"
  --max-pages <number>\tMaximum number of pages [1 or more; default 50]
  --orderby <text>\tSort order, for example "Code desc"
  --raw\tPrint the response of the service unchanged [not with --count]
  --select <a,b,...>\tFields to return
  --top <number>\tMaximum number of records to return [1 to 60]
  --all-divisions\tRead every division in turn; --all and --limit apply to each [not with --division]
  --count\tPrint only the number of matching records
  --beta\tUse the beta version of the resource

Global flags: ledgercli help flags
`,
  lookup: `Find records by exact field values

Examples:
  $ ledgercli lookup crm/Accounts --match Code=25 --one --jq .ID
  $ ledgercli lookup logistics/Items --match Code=ART-0001 --select ID,Code,Description

Usage:\tledgercli lookup <resource> --match <Field=value> [flags]

Arguments:
  <resource>\tResource, for example crm/Accounts

Flags:
  --match <Field=value>\tField and value to match; all must match [required; may be repeated]
  --one\tRequire exactly one record
  --select <a,b,...>\tFields to return

Global flags: ledgercli help flags
`,
  mcp: `Serve the commands as MCP tools over stdio

Examples:
  $ ledgercli mcp
  $ ledgercli mcp --all-tools --division 3001002
  $ ledgercli mcp --topics sales-entry --allow-writes

Usage:\tledgercli mcp [flags]

Speaks the Model Context Protocol over standard input and output until the input ends. Offers the generic tools; --topics or --all-tools select others. Tools that change data are offered only with --allow-writes. Every call uses the profile and the division of the server.

Flags:
  --all-tools\tOffer a tool for every command, not only the generic ones
  --allow-writes\tAlso offer tools that change data
  --result-size <number>\tMaximum size of one result [2000 or more bytes; default 24000]
  --tool-timeout <number>\tTime limit for one call [1 or more seconds; default 120]
  --topics <group,...>\tOffer the tools of these command groups; overrides --all-tools

Global flags: ledgercli help flags
`,
  me: `Show the signed-in user and session

Examples:
  $ ledgercli me --jq .CurrentDivision
  $ ledgercli me --output json

Usage:\tledgercli me [flags]

Flags:
  --raw\tPrint the response of the service unchanged

Global flags: ledgercli help flags
`,
  metadata: `Search the local catalogue or show one resource

Examples:
  $ ledgercli metadata crm/Accounts --mandatory
  $ ledgercli metadata --search invoice --methods

Usage:\tledgercli metadata [resource] [flags]

Arguments:
  [resource]\tResource to show (default: list all resources)

Flags:
  --filterable\tOnly fields that the service recommends for filters
  --mandatory\tOnly fields that are required to create a record
  --methods\tShow only the methods
  --search <text>\tOnly resources with this text in their name or a field name

Global flags: ledgercli help flags
`,
  probe: `Compare the fields of records with the catalogue

Examples:
  $ ledgercli probe crm/Accounts --top 60
  $ ledgercli probe financial/GLAccounts --filter "Code eq '8000'" --jq .unknown

Usage:\tledgercli probe <resource> [flags]

Reads a few records and compares their fields with the catalogue. Prints the fields that the catalogue does not list (unknown), the fields that no record has (missing), and the fields with a value of another type (types). Collections are not compared. If the service returns no records, nothing is compared.

Arguments:
  <resource>\tResource, for example crm/Accounts

Flags:
  --filter <text>\tOData $filter expression, for example "Status eq 20"
  --top <number>\tNumber of records to read [1 to 60; default 1]
  --beta\tUse the beta version of the resource

Global flags: ledgercli help flags
`,
  quota: `Show the rate limits of the division

Examples:
  $ ledgercli quota
  $ ledgercli quota --division 3001002 -o json

Usage:\tledgercli quota

Global flags: ledgercli help flags
`,
  sync: `Read records changed since a timestamp

Examples:
  $ ledgercli sync crm/Accounts --state ledger-state.json -o ndjson
  $ ledgercli sync Financial/TransactionLines --since 20484122 --select EntryNumber,AmountDC,Modified
  $ ledgercli sync crm/Accounts logistics/Items --all-divisions --state ledger-state.json -o ndjson

Usage:\tledgercli sync <resource...> [flags]

A timestamp is a row version of the service, not a time. --state stores the position of each division and feed in a file; the next run continues from there. The position is stored after all output has been written, so a run that fails stores nothing and its output can be discarded. The position never passes a record that was not printed: after --limit, the next run continues with the remaining records. Records that --jq filters out count as printed. Several feeds are read at the same time and printed in order; their rows have the columns Division and Feed. If the service refuses one of several feeds (401, 403, 404), this feed is skipped, and the others are printed and stored. The run then ends with the exit code of the refusal, or with 1 if --all-divisions is set, and the error reports what was stored. A run that is killed (SIGKILL) may have stored the position before it ended. Keep the complete lines that it printed: the next run may print a record again, but does not omit any.

Arguments:
  <resource...>\tResources or feeds, for example crm/Accounts or CRM/Accounts

Flags:
  --select <a,b,...>\tFields to return
  --all-divisions\tRead every division; --limit applies to each [not with --division, --since]
  --max-pages <number>\tMaximum number of pages; the state file is not updated if there are more [1 or more]
  --raw\tPrint the pages unchanged
  --since <id>\tTimestamp to start after (default: from the state file, or 0)
  --state <path>\tJSON file that stores the last timestamp of each feed

Global flags: ledgercli help flags
`,
  update: `Update a record of any catalogue resource

Examples:
  $ ledgercli update crm/Contacts 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --set Email=info@example.com --allow-writes
  $ ledgercli update crm/Contacts 4b0d85d9-b85b-43f3-a629-d36a3fd4942f --set JobTitleDescription=Buyer --dry-run

Usage:\tledgercli update <resource> <id> [flags]

Arguments:
  <resource>\tResource, for example crm/Contacts
  <id>\tKey of the record

Flags:
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --force\tSend the request even if the catalogue does not list the resource or a field
  --beta\tUse the beta version of the resource
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  upsert: `Create a record or update the matching one

Examples:
  $ ledgercli upsert logistics/Items --match Code=BOLT-M8 --set Description="Bolt M8" --set IsSalesItem=true --allow-writes
  $ ledgercli upsert logistics/Items --match Code=BOLT-M8 --set Description="Bolt M8, zinc" --dry-run

Usage:\tledgercli upsert <resource> --match <Field=value> [flags]

Looks for records that match every --match. If none matches, a record with these fields is created. If one matches, it is updated. If several match, nothing is sent.

Arguments:
  <resource>\tResource, for example logistics/Items

Flags:
  --match <Field=value>\tField and value to match; all must match [required; may be repeated]
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  version: `Print the version and environment

Examples:
  $ ledgercli version
  $ ledgercli version --output json

Usage:\tledgercli version

Global flags: ledgercli help flags
`,
  'help commands': `Commands of ledgercli 0.15.1

Reads and writes accounting records (accounts, items, entries, invoices, documents and more) of one division at a time. Generic commands take any resource of the catalogue as <service>/<Resource>; typed commands cover common kinds of records. Writes need --allow-writes; deletes also need --yes.

Commands:
  api\tSend a raw request to the service
  backup\tBack up a division to a folder, one file per feed
  completion\tPrint a shell completion script
  create\tCreate a record in any catalogue resource
  delete\tDelete a record of any catalogue resource
  deleted\tRead deletions since a timestamp
  describe\tDescribe commands as JSON, for programs
  doctor\tCheck the installation, sign-in and connection
  get\tShow one record by its key
  list\tList records of any catalogue resource
  lookup\tFind records by exact field values
  mcp\tServe the commands as MCP tools over stdio
  me\tShow the signed-in user and session
  metadata\tSearch the local catalogue or show one resource
  probe\tCompare the fields of records with the catalogue
  quota\tShow the rate limits of the division
  sync\tRead records changed since a timestamp
  update\tUpdate a record of any catalogue resource
  upsert\tCreate a record or update the matching one
  version\tPrint the version and environment

account - Customers, suppliers and prospects:
  account create\tCreate a customer, supplier or prospect
  account delete\tDelete accounts
  account list\tList accounts
  account update\tUpdate an account

address - Addresses of accounts:
  address create\tCreate an address for an account
  address delete\tDelete addresses
  address list\tList addresses
  address update\tUpdate an address

aging-overview - Outstanding amounts by age:
  aging-overview list\tList outstanding amounts by age group

aging-payable - Outstanding payables by age:
  aging-payable list\tList outstanding payables by account and age group

aging-receivable - Outstanding receivables by age:
  aging-receivable list\tList outstanding receivables by account and age group

alias - Short names for commands:
  alias list\tList aliases
  alias set\tCreate or replace an alias
  alias unset\tRemove an alias

assembly-order - Assembly orders:
  assembly-order finish\tFinish an assembly order

asset - Fixed assets:
  asset list\tList fixed assets

auth - Sign in and out:
  auth login\tSign in and store the credential
  auth logout\tDelete the stored credentials of the profile
  auth status\tShow the sign-in status of the profile

balance - Trial balance:
  balance list\tList the totals of the trial balance

bank-account - Bank accounts of customers and suppliers:
  bank-account create\tCreate a bank account for a customer or supplier
  bank-account delete\tDelete bank accounts
  bank-account list\tList bank accounts
  bank-account update\tUpdate a bank account

bank-entry - Entries in a bank journal:
  bank-entry create\tCreate a bank entry
  bank-entry delete\tDelete bank entries
  bank-entry line-add\tAdd a line to a bank entry
  bank-entry lines\tList the lines of bank entries
  bank-entry list\tList bank entries

bank-statement - Bank statement files:
  bank-statement upload\tUpload a bank statement file (CODA, MT940 or CAMT)

budget - Budgets:
  budget list\tList budget amounts

cash-entry - Entries in a cash journal:
  cash-entry create\tCreate a cash entry
  cash-entry delete\tDelete cash entries
  cash-entry line-add\tAdd a line to a cash entry
  cash-entry lines\tList the lines of cash entries
  cash-entry list\tList cash entries

communication-note - Notes on calls and letters:
  communication-note create\tCreate a communication note

config - Settings of the profile:
  config get\tPrint one setting of the profile
  config list\tList the settings of the profile
  config set\tStore one setting of the profile
  config unset\tRemove one setting of the profile

contact - Contacts of accounts:
  contact create\tCreate a contact for an account
  contact delete\tDelete contacts
  contact list\tList contacts
  contact update\tUpdate a contact

cost-center - Cost centers:
  cost-center create\tCreate a cost center
  cost-center delete\tDelete cost centers
  cost-center list\tList cost centers
  cost-center update\tUpdate a cost center

cost-unit - Cost units:
  cost-unit create\tCreate a cost unit
  cost-unit delete\tDelete cost units
  cost-unit list\tList cost units
  cost-unit update\tUpdate a cost unit

currency - Currencies:
  currency list\tList currencies

department - Departments:
  department list\tList departments

division - Divisions that you can access:
  division list\tList divisions

document - Documents and their attachments:
  document create\tCreate a document and attach files
  document delete\tDelete documents
  document download\tSave the attachments of a document
  document list\tList documents
  document update\tUpdate a document

document-folder - Document folders:
  document-folder create\tCreate a document folder
  document-folder delete\tDelete document folders
  document-folder update\tUpdate a document folder

document-type - Document types:
  document-type list\tList document types

event - Events with customers:
  event create\tCreate an event

exchange-rate - Exchange rates:
  exchange-rate create\tCreate an exchange rate
  exchange-rate delete\tDelete exchange rates
  exchange-rate list\tList exchange rates
  exchange-rate update\tUpdate an exchange rate

financial-period - Financial periods:
  financial-period list\tList financial periods

gl-account - G/L accounts in the chart of accounts:
  gl-account create\tCreate a G/L account
  gl-account delete\tDelete G/L accounts
  gl-account list\tList G/L accounts
  gl-account update\tUpdate a G/L account

gl-classification - Classifications in reporting schemes:
  gl-classification list\tList classifications

goods-delivery - Goods deliveries to customers:
  goods-delivery create\tCreate a goods delivery
  goods-delivery list\tList goods deliveries
  goods-delivery update\tUpdate a goods delivery

goods-receipt - Goods receipts from suppliers:
  goods-receipt create\tCreate a goods receipt
  goods-receipt update\tUpdate a goods receipt

invoice - Create sales invoices:
  invoice create\tCreate a sales invoice or credit note

item - Items that are bought, sold or stocked:
  item create\tCreate an item
  item delete\tDelete items
  item list\tList items
  item update\tUpdate an item

item-group - Item groups:
  item-group list\tList item groups

journal - Journals:
  journal create\tCreate a journal
  journal delete\tDelete journals
  journal list\tList journals
  journal update\tUpdate a journal

journal-entry - Entries in the general journal:
  journal-entry create\tCreate a balanced general journal entry
  journal-entry delete\tDelete journal entries
  journal-entry lines\tList the lines of journal entries
  journal-entry list\tList general journal entries

mail-message - Messages sent from mailboxes:
  mail-message list\tList messages sent from mailboxes

mailbox - Mailboxes for invoices and bank statements:
  mailbox list\tList mailboxes
  mailbox upload\tSend files to the scanning service or to a mailbox

mandate - Direct debit mandates:
  mandate create\tCreate a direct debit mandate
  mandate delete\tDelete a direct debit mandate
  mandate list\tList direct debit mandates
  mandate update\tUpdate a direct debit mandate

opening-balance - Opening balances:
  opening-balance list\tList the opening balance of each G/L account

opportunity - Sales opportunities:
  opportunity create\tCreate an opportunity
  opportunity delete\tDelete an opportunity
  opportunity list\tList opportunities
  opportunity update\tUpdate an opportunity

outstanding - Totals of outstanding invoices:
  outstanding list\tList the totals of outstanding invoices

payables-list - Unpaid supplier invoices:
  payables-list list\tList unpaid supplier invoices

payment - Payables to suppliers:
  payment list\tList payables with their payment status
  payment process\tProcess payments into a bank file
  payment update\tUpdate a payment

payment-condition - Payment conditions of customers and suppliers:
  payment-condition create\tCreate a payment condition
  payment-condition list\tList payment conditions

profile - Profiles, each with its own settings and credentials:
  profile current\tPrint the active profile
  profile list\tList profiles and their sign-in status
  profile use\tSet the active profile

profit-loss - Profit and loss:
  profit-loss list\tList the profit and loss of this year and last year

project - Projects of customers:
  project create\tCreate a project
  project delete\tDelete a project
  project list\tList projects
  project update\tUpdate a project

purchase-entry - Entries in a purchase journal:
  purchase-entry create\tCreate a purchase entry or credit note
  purchase-entry delete\tDelete purchase entries
  purchase-entry line-add\tAdd a line to a purchase entry
  purchase-entry line-delete\tDelete lines of a purchase entry
  purchase-entry line-update\tUpdate a line of a purchase entry
  purchase-entry lines\tList the lines of purchase entries
  purchase-entry list\tList purchase entries
  purchase-entry update\tUpdate the header of a purchase entry

purchase-invoice - Purchase invoices with items:
  purchase-invoice create\tCreate a purchase invoice or credit note
  purchase-invoice delete\tDelete purchase invoices
  purchase-invoice lines\tList the lines of purchase invoices
  purchase-invoice list\tList purchase invoices
  purchase-invoice update\tUpdate the header of a purchase invoice

purchase-order - Orders placed with suppliers:
  purchase-order create\tCreate a purchase order
  purchase-order delete\tDelete purchase orders
  purchase-order line-add\tAdd a line to a purchase order
  purchase-order line-delete\tDelete lines of a purchase order
  purchase-order line-update\tUpdate a line of a purchase order
  purchase-order lines\tList the lines of purchase orders
  purchase-order list\tList purchase orders
  purchase-order update\tUpdate the header of a purchase order

quotation - Quotations and their versions:
  quotation accept\tAccept a quotation
  quotation create\tCreate a quotation
  quotation delete\tDelete quotations
  quotation email\tSend a quotation for online sign-off
  quotation line-add\tAdd a line to a quotation
  quotation line-delete\tDelete lines of a quotation
  quotation line-update\tUpdate a line of a quotation
  quotation lines\tList the lines of quotations
  quotation list\tList quotations
  quotation print\tPrint a quotation to a document
  quotation reject\tReject a quotation
  quotation reopen\tReopen an accepted or rejected quotation
  quotation review\tReplace a quotation with a new version
  quotation update\tUpdate the header of a quotation

receivable - Receivables from customers:
  receivable collect\tPrepare receivables for direct debit
  receivable list\tList receivables
  receivable update\tUpdate a receivable

receivables-list - Unpaid customer invoices:
  receivables-list list\tList unpaid customer invoices

return - VAT and payroll returns:
  return process\tReject or process a return

revenue - Revenue:
  revenue list\tList the revenue of this year by period

sales-channel - Sales channels:
  sales-channel create\tCreate a sales channel
  sales-channel delete\tDelete sales channels
  sales-channel update\tUpdate a sales channel

sales-entry - Entries in a sales journal:
  sales-entry create\tCreate a sales entry or credit note
  sales-entry delete\tDelete sales entries
  sales-entry line-add\tAdd a line to a sales entry
  sales-entry line-delete\tDelete lines of a sales entry
  sales-entry line-update\tUpdate a line of a sales entry
  sales-entry lines\tList the lines of sales entries
  sales-entry list\tList sales entries
  sales-entry update\tUpdate the header of a sales entry

sales-invoice - Sales invoices with items:
  sales-invoice delete\tDelete sales invoices
  sales-invoice line-add\tAdd a line to a sales invoice
  sales-invoice line-delete\tDelete lines of a sales invoice
  sales-invoice line-update\tUpdate a line of a sales invoice
  sales-invoice lines\tList the lines of sales invoices
  sales-invoice list\tList sales invoices
  sales-invoice print\tProcess and send a sales invoice
  sales-invoice update\tUpdate the header of a sales invoice

sales-order - Sales orders:
  sales-order complete\tMark a sales order as complete
  sales-order create\tCreate a sales order
  sales-order delete\tDelete sales orders
  sales-order invoice\tInvoice sales orders
  sales-order line-add\tAdd a line to a sales order
  sales-order line-complete\tMark a sales order line as complete
  sales-order line-delete\tDelete lines of a sales order
  sales-order line-update\tUpdate a line of a sales order
  sales-order lines\tList the lines of sales orders
  sales-order list\tList sales orders
  sales-order print\tPrint a sales order and optionally e-mail it
  sales-order update\tUpdate the header of a sales order

sales-price - Sales prices of items:
  sales-price create\tCreate a sales price for an item
  sales-price delete\tDelete sales prices
  sales-price list\tList sales prices
  sales-price update\tUpdate a sales price

sandbox - A local stand-in for the service, without an account:
  sandbox reset\tReset the sandbox to its initial records
  sandbox serve\tRun the stand-in until Ctrl-C

shop-order - Production orders:
  shop-order create\tCreate a shop order
  shop-order delete\tDelete a shop order
  shop-order list\tList shop orders
  shop-order update\tUpdate a shop order

stock-count - Stock counts:
  stock-count process\tProcess a stock count

stock-position - Stock of an item:
  stock-position list\tShow the stock of an item

subscription - Subscriptions of customers:
  subscription create\tCreate a subscription
  subscription delete\tDelete a subscription
  subscription list\tList subscriptions
  subscription update\tUpdate a subscription

supplier-item - Suppliers of items and their purchase prices:
  supplier-item create\tCreate a supplier item
  supplier-item delete\tDelete a supplier item
  supplier-item list\tList supplier items
  supplier-item update\tUpdate a supplier item

task - Tasks of employees:
  task create\tCreate a task

time-entry - Hours spent on projects:
  time-entry create\tCreate a time entry
  time-entry delete\tDelete a time entry
  time-entry list\tList time entries
  time-entry update\tUpdate a time entry

transaction - Booked transaction lines:
  transaction list\tList booked transaction lines

unit - Units of items:
  unit list\tList units

vat-code - VAT codes:
  vat-code create\tCreate a VAT code
  vat-code delete\tDelete VAT codes
  vat-code list\tList VAT codes
  vat-code update\tUpdate a VAT code

warehouse - Warehouses:
  warehouse create\tCreate a warehouse
  warehouse delete\tDelete warehouses
  warehouse list\tList warehouses
  warehouse update\tUpdate a warehouse

warehouse-transfer - Transfers between warehouses:
  warehouse-transfer process\tProcess a warehouse transfer

webhook - Webhook subscriptions:
  webhook create\tCreate a webhook subscription
  webhook delete\tDelete a webhook subscription
  webhook list\tList webhook subscriptions
  webhook update\tUpdate a webhook subscription
`,
  'help auth': `How to sign in

Sign in:
  ledgercli auth login\tSign in through a browser

Environment variables, for one run:
  LEDGERCLI_HOST\tHost: be, de, es, fr, nl, uk, us
  LEDGERCLI_ACCESS_TOKEN\tAccess token
  LEDGERCLI_CLIENT_ID\tClient id of the app
  LEDGERCLI_CLIENT_SECRET\tClient secret of the app

Flags override environment variables, which override stored credentials. A credential is stored in the keychain of the operating system, with one entry per profile. With --store file, it is stored in a file that only you can read. It is sent only to the origin that it was issued for. Access tokens are refreshed before they expire.

Commands:
  ledgercli auth logout\tDelete the stored credentials of the profile
  ledgercli auth status\tShow the sign-in status of the profile

Without a terminal there are no prompts: a missing value is an error (exit code 77 or 78) that names the command or environment variable that fixes it. Use --profile to switch between accounts. The profile "sandbox" needs no account. If it is only the active profile, a credential in the environment overrides it; --profile sandbox overrides both.
`,
  'help environment': `Environment variables

Variables:
  LEDGERCLI_ACCESS_TOKEN\tAccess token for one run; it is never refreshed
  LEDGERCLI_ALLOW_WRITES\tSet to 1 to allow writes, like --allow-writes
  LEDGERCLI_BASE_URL\tOverrides the origin of the service; only credentials from the environment are sent there
  LEDGERCLI_CLIENT_ID\tClient id of the app (--client-id of auth login)
  LEDGERCLI_CLIENT_SECRET\tClient secret of the app (--client-secret of auth login)
  LEDGERCLI_CONFIG_DIR\tFolder for configuration and state (default: ~/.config/ledgercli)
  LEDGERCLI_DIVISION\tDefault of --division
  LEDGERCLI_HOST\tHost: be, de, es, fr, nl, uk, us
  LEDGERCLI_PAGER\tPager for help and tables on a terminal (empty or cat for none)
  LEDGERCLI_PROFILE\tDefault of --profile

Common variables:
  DEBUG\tledgercli:* logs requests to stderr, like --verbose
  HTTPS_PROXY, NO_PROXY\tProxy, and hosts that bypass it
  NODE_EXTRA_CA_CERTS\tFile with additional CA certificates
  NO_COLOR\tDisables colors
  PAGER\tPager if neither LEDGERCLI_PAGER nor the setting "pager" is set (default: less -FRX)

Flags override environment variables, which override the settings of the profile, which override defaults.
`,
  'help exit-codes': `Exit codes and errors

Exit codes:
  0\tsuccess
  1\tthe service refused the request (404, 409 and other 4xx), or a check failed; you declined a prompt; a prompt without a terminal and without --yes
  2\tinvalid command line: an unknown command or flag, a missing or invalid value
  64\tflags that cannot be combined, or a date that does not exist
  65\tinvalid data: 400, 422, an unknown resource or field, a code that matches no record or several
  69\tthe service is unreachable, too slow or failing (HTTP 5xx)
  70\ta bug in this program
  75\ta rate limit is used up (HTTP 429)
  77\tnot signed in or not allowed (401, 403); a write without --allow-writes, or a delete without --yes
  78\tno keychain, a host that is not allowed, or invalid configuration
  130\tinterrupted with Ctrl-C (SIGINT)
  129\tthe terminal was closed (SIGHUP)
  143\tended by SIGTERM

Exit code 69 or 75 alone does not show whether a write took effect; the error does. With JSON output, its field sent is "yes" if a request that changes data reached the service, "no" if none was sent, and "unknown" if no response shows it. Its field retry is "safe" (you can run the command again: nothing changes twice), "check" (something was or may have been changed: check before you run the command again) or "no" (the same command fails again). In text, the last sentence of the error reports this. Requests that are safe to repeat were already sent up to 3 times.

Errors go to stderr, results to stdout. With JSON output, an error is one JSON object on stderr with the fields error, message, exitCode, sent and retry. If the service responded, the error also has the field statusCode. If the response asks for a wait (status 429), it has the field retryAfter, in seconds. Notes and warnings are in the field notes of the error. Two kinds are printed while the command runs: waits of more than five seconds, and the address and instructions of a sign-in. Each is an object with the field notice, on its own line. The error is the last line.
`,
  'help flags': `Global flags

Flags:
  --absolute-times\tShow times instead of ages in tables on a terminal
  --columns <a,b,...>\tColumns of a table or CSV file, in this order [not with --fields]
  --csv-safe\tMark CSV cells that a spreadsheet would run as a formula
  --division <id>\tDivision number (default: from the profile, or the current division of the user) [env LEDGERCLI_DIVISION]
  --fields <a,b,...>\tFields to print, in this order
  -h, --help\tShow help
  --jq <filter>\tFilter the JSON output with a jq expression
  --labels\tUse the headers of tables in CSV
  --limit <number>\tMaximum number of records (0 for all) [0 or more]
  --no-color\tDisable colors
  --no-pager\tDo not use a pager
  --no-retry\tDo not retry failed or rate-limited requests
  -o, --output <word>\tOutput format (default: table on a terminal, otherwise json) [one of table, json, yaml, csv, ndjson]
  --profile <text>\tProfile to use [env LEDGERCLI_PROFILE]
  -r, --raw-output\tPrint text from --jq without quotes [requires --jq]
  --sort <a,b,...>\tColumns to sort a table or CSV file by (-column: descending)
  --timeout <number>\tRequest timeout [1 or more milliseconds; default 30000]
  --verbose\tLog requests to stderr

A name in place of an id is looked up in a list. A write always reads the list from the service. A read may use a list that was stored less than 15 minutes ago in the folder "names" of ~/.config/ledgercli. It reads the list again if the name is missing from it or occurs twice.

A value follows its flag, after a space or an equals sign: --limit 5, --limit=5. A value that begins with a dash needs the equals sign. Everything after -- is an argument.
`,
  'help output': `Output formats, fields and filters

Formats (--output):
  table\tcolumns that fit the terminal
  json\tone array or one object
  yaml\tthe same data in YAML
  csv\ta header and one line per record; values with commas or quotes are quoted
  ndjson\tone JSON object per line, for programs that read line by line

The default is table on a terminal, and json if the output is piped or captured. To change the default of the profile, run \`ledgercli config set default_output json\`.

Fields, filters and limits:
  --fields a,b.c\tPrint only these fields, in this order, in every format; a dot selects a field of an object
  --jq <filter>\tFilter the JSON output with a jq expression; text is quoted, unless --raw-output (-r) is set
  --raw-output, -r\tPrint text from --jq without quotes, for example the output of @csv and @tsv
  --columns a,b\tShow only these columns, in this order, in a table or CSV file. To store them for a command, run \`ledgercli config set columns.<command> a,b\`, with dots between the words of the command
  --sort a,-b\tSort the rows of a table or CSV file by these columns; -b is descending. At most 100,000 rows can be sorted. If a limit cuts the list, only the rows shown are sorted. If the service can sort by the column (see the help of the command), it sorts the whole list, in every format
  --labels\tUse the headers of tables in CSV instead of field names
  --csv-safe\tPut an apostrophe before CSV cells that begin with = + - @, which a spreadsheet would run as formulas. Without this flag, a file contains exactly what the service stores
  --limit <n>\tPrint at most n records and read only the pages that are needed; 0 prints all. A note on stderr reports that records were omitted

Examples:
  $ ledgercli account list --limit 5 --output csv --fields Code,Name
  $ ledgercli account list --limit 5 --jq '.[].Code'
  $ ledgercli account list --output ndjson | head -n 3

Lists are streamed: records are printed as their pages arrive, and the run ends when the reader stops (head). No digits of ids and amounts are lost. If a later page fails, the records before it are printed, and a JSON array is closed. The exit code shows that the list is incomplete.

A --jq filter that begins with .[] runs while the records arrive. In files and pipes, json, ndjson, yaml and csv contain exactly what the service stores. On a terminal, control characters are escaped or replaced. In tables and in the line that an action prints, control characters are always replaced, and long texts are cut.

Only tables make values easier to read: they show the currency next to an amount, the units of a duration, the name of a record instead of its id, and the name of an object instead of its fields. CSV and the other formats contain plain numbers, exact times and ids. In CSV, the currency of an amount is a separate column.

A field in --fields that no record has is reported on stderr after the records.

An empty list is [] in JSON, only the header in CSV, and "No results found." in a table. Results go to stdout, everything else to stderr.

On a terminal, a table shows times as ages, such as 2 h ago; a single record shows both. --absolute-times shows only times. Dates are not changed. If the terminal is narrow, texts are cut first. Then columns on the right are omitted, and the header ends with an ellipsis. Ids are cut last. Tables in pipes are complete.
`,
};
