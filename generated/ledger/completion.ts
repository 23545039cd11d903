// Written by cmdspec; changes here are lost.

export const completion: Readonly<Record<string, string>> = {
  bash: `# Completion of ledgercli for bash. Written by cmdspec; changes here are lost.

_ledgercli_flags=(
  '--absolute-times	'
  '--columns	='
  '--csv-safe	'
  '--division	='
  '--fields	='
  '-h --help	'
  '--jq	='
  '--labels	'
  '--limit	='
  '--no-color	'
  '--no-retry	'
  '-o --output	:table json yaml csv ndjson'
  '--profile	='
  '-r --raw-output	'
  '--sort	='
  '--timeout	='
  '--verbose	'
  '--version	'
  '--body	@'
  '--max-pages	='
  '--paginate	'
  '+ --query	='
  '--allow-writes	'
  '--dry-run	'
  '-y --yes	'
  '--body	@'
  '+ --set	='
  '--force	'
  '--beta	'
  '-y --yes	'
  '-y --yes	'
  '--offline	'
  '--expand	='
  '--raw	'
  '--select	='
  '--bulk	'
  '+ --param	='
  '--all	'
  '--expand	='
  '--filter	='
  '--orderby	='
  '--top	='
  '--all-divisions	'
  '--count	'
  '--one	'
  '+ --match	='
  '--all-tools	'
  '--allow-writes	'
  '--tool-timeout	='
  '--topics	='
  '--filterable	'
  '--mandatory	'
  '--methods	'
  '--search	='
  '--max-pages	='
  '--raw	'
  '--since	='
  '--state	/'
  '--name	='
  '--code	='
  '--customer	?'
  '--supplier	?'
  '--vat-number	='
  '--email	='
  '--phone	='
  '--website	='
  '--address	='
  '--postcode	='
  '--city	='
  '--country	='
  '--status	:A S P C'
  '--customer	?'
  '--search	='
  '--supplier	?'
  '--force-login	'
  '--store	:keychain file'
  '--client-id	='
  '--client-secret	='
  '--host	='
  '--manual	'
  '--ngrok-domain	='
  '--port	='
  '--all	'
  '--account	='
  '--date	='
  '--description	='
  '--journal	='
  '+ --line	='
  '--period	='
  '--year	='
  '--status	:20 50'
  '--action	:0 1 2 3 4 5'
  '--invoice-journal	='
  '--your-ref	='
  '--reason	='
  '--opportunity-stage	='
  '--notification-layout	='
  '--description	='
  '--date	='
  '--close-date	='
  '--reference	='
  '--account	='
  '+ --line	='
  '--email-layout	='
  '--layout	='
  '--extra-text	='
  '--accept-layout	='
  '--allow-your-ref	'
  '--reject-layout	='
  '--subject	='
  '--from	='
  '--search	='
  '--status	:5 20 25 40 50'
  '--to	='
  '--email	'
  '--account	='
  '--copy-prices	'
  '--document	='
  '--payment-condition	='
  '--credit-note	'
  '--customer	='
  '--date	='
  '--description	='
  '+ --file	/'
  '--invoice	='
  '--journal	='
  '--date	='
  '--delivery-date	='
  '--description	='
  '+ --line	='
  '--from	='
  '--search	='
  '--status	:12 20 21 45'
  '--to	='
  '--background	'
  '+ --fail	='
  '--latency	='
  '--port	='
  '--records	='
  '--seed	='
)

_ledgercli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='account alias api auth bank-entry completion config create delete doctor get help journal-entry list lookup mcp me metadata profile quota quotation sales-entry sales-order sandbox sync update upsert version' flags='17' ;;
  'api') flags='18 19 20 21 22 23 24' args=(':GET POST PUT DELETE' '=') runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'create') flags='25 26 27 28 22 23 29' args=('=') runs=1 ;;
  'delete') flags='27 28 22 23 30' args=('=' '=') runs=1 ;;
  'doctor') flags='31' runs=1 ;;
  'get') flags='32 33 34 28' args=('=' '=') runs=1 ;;
  'list') flags='35 36 37 38 39 19 40 33 34 41 42 43 28' args=('=') runs=1 ;;
  'lookup') flags='44 34 45' args=('=') runs=1 ;;
  'mcp') flags='46 47 48 49' runs=1 ;;
  'me') flags='33' runs=1 ;;
  'metadata') flags='50 51 52 53' args=('=') runs=1 ;;
  'quota') runs=1 ;;
  'sync') flags='34 54 55 56 57' args=('=') runs=1 ;;
  'update') flags='25 26 27 28 22 23 29' args=('=' '=') runs=1 ;;
  'upsert') flags='45 25 26 22 23 29' args=('=') runs=1 ;;
  'version') runs=1 ;;
  'account') nodes='create delete list update' ;;
  'account create') flags='58 59 60 61 62 63 64 65 66 67 68 69 70 25 26 22 23 29' runs=1 ;;
  'account delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'account list') flags='71 72 70 73 37 38 39 19 40 33 34 41 42 43' runs=1 ;;
  'account update') flags='58 59 60 61 62 63 64 65 66 67 68 69 70 25 26 22 23 29' args=('=') runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('=') runs=1 ;;
  'auth') nodes='login logout status' ;;
  'auth login') flags='74 75 76 77 78 79 80 81' runs=1 ;;
  'auth logout') flags='82' runs=1 ;;
  'auth status') runs=1 ;;
  'bank-entry') nodes='create delete line-add lines list' ;;
  'bank-entry create') flags='83 84 85 86 87 22 23 29' runs=1 ;;
  'bank-entry delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'bank-entry line-add') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'bank-entry lines') flags='37 38 39 19 40 33 34 41' args=('=' '...') runs=1 ;;
  'bank-entry list') flags='86 88 89 37 38 39 19 40 33 34 41 42 43' runs=1 ;;
  'config') nodes='get list set unset' ;;
  'config get') args=('=') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=('=' '=') runs=1 ;;
  'config unset') args=('=') runs=1 ;;
  'journal-entry') nodes='create delete lines list' ;;
  'journal-entry create') flags='84 85 86 87 22 23 29' runs=1 ;;
  'journal-entry delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'journal-entry lines') flags='37 38 39 19 40 33 34 41' args=('=' '...') runs=1 ;;
  'journal-entry list') flags='86 88 90 89 37 38 39 19 40 33 34 41 42 43' runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('=') runs=1 ;;
  'quotation') nodes='accept create delete email line-add line-delete line-update lines list print reject reopen review update' ;;
  'quotation accept') flags='91 92 93 94 95 96 22 23 29' args=('=') runs=1 ;;
  'quotation create') flags='97 98 99 100 101 102 22 23 29' runs=1 ;;
  'quotation delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'quotation email') flags='103 104 105 91 92 93 98 106 107 108 109 22 23 29' args=('=') runs=1 ;;
  'quotation line-add') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'quotation line-delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'quotation line-update') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'quotation lines') flags='37 38 39 19 40 33 34 41' args=('=' '...') runs=1 ;;
  'quotation list') flags='101 110 111 112 113 37 38 39 19 40 33 34 41 42 43' runs=1 ;;
  'quotation print') flags='104 103 105 98 114 22 23 29' args=('=') runs=1 ;;
  'quotation reject') flags='94 95 96 22 23 29' args=('=') runs=1 ;;
  'quotation reopen') flags='22 23 29' args=('=') runs=1 ;;
  'quotation review') flags='97 98 115 116 117 118 22 23 29' args=('=') runs=1 ;;
  'quotation update') flags='97 98 99 100 22 23 29' args=('=') runs=1 ;;
  'sales-entry') nodes='create delete line-add line-delete line-update lines list update' ;;
  'sales-entry create') flags='119 120 121 122 123 124 125 87 22 23 29' runs=1 ;;
  'sales-entry delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'sales-entry line-add') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'sales-entry line-delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'sales-entry line-update') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'sales-entry lines') flags='37 38 39 19 40 33 34 41' args=('=' '...') runs=1 ;;
  'sales-entry list') flags='37 38 39 19 40 33 34 41 42 43' runs=1 ;;
  'sales-entry update') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'sales-order') nodes='create delete line-add line-delete line-update lines list update' ;;
  'sales-order create') flags='120 126 127 128 129 118 100 22 23 29' runs=1 ;;
  'sales-order delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'sales-order line-add') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'sales-order line-delete') flags='22 23 30' args=('=' '...') runs=1 ;;
  'sales-order line-update') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'sales-order lines') flags='37 38 39 19 40 33 34 41' args=('=' '...') runs=1 ;;
  'sales-order list') flags='120 130 131 132 133 37 38 39 19 40 33 34 41 42 43' runs=1 ;;
  'sales-order update') flags='25 26 22 23 29' args=('=') runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='134 135 136 137 138 139' runs=1 ;;
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_ledgercli_flag() {
  local at names
  value= index=
  for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
    names=\${_ledgercli_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${_ledgercli_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
_ledgercli_value() {
  local IFS=$' \\t\\n' head=
  case $1 in
  :*) COMPREPLY=($(compgen -P "$3" -W "\${1#:}" -- "$2")) ;;
  ,*)
    [[ $2 != *,* ]] || head=\${2%,*},
    COMPREPLY=($(compgen -P "$3$head" -W "\${1#,}" -- "\${2##*,}"))
    ;;
  '?') COMPREPLY=($(compgen -P "$3" -W 'yes no' -- "$2")) ;;
  /)
    while IFS= read -r head; do COMPREPLY+=("$3$head"); done < <(compgen -f -- "$2")
    compopt -o filenames 2>/dev/null
    ;;
  @)
    [[ $2 == @* ]] || return
    while IFS= read -r head; do
      COMPREPLY+=("$3@$head")
      # With this option the shell quotes the at sign too, so it is set only if the name needs quotes.
      case $head in *[!A-Za-z0-9_./-]*) compopt -o filenames 2>/dev/null ;; esac
    done < <(compgen -f -- "\${2#@}")
    ;;
  esac
}

_ledgercli() {
  local IFS=$' \\t\\n' words=() glue= at word last cur
  local nodes flags args runs path= name value= index= given=' ' count=0 place help= kept offered=
  COMPREPLY=()
  # Bash breaks the line at = and :, which are parts of words here.
  for ((at = 1; at <= COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]} last=$((\${#words[@]} - 1))
    if ((last >= 0)) && [[ $glue || $word == [=:]* ]]; then words[last]+=$word; else words+=("$word"); fi
    glue=
    if [[ $word && $word != *[!=:@]* ]]; then glue=1; fi
  done
  last=$((\${#words[@]} - 1))
  cur=\${words[last]#[\\"\\']}

  _ledgercli_level ''
  for ((at = 0; at < last; at++)); do
    word=\${words[at]}
    if [[ $value && $value != '?' ]]; then
      value=
      continue
    fi
    if [[ $value ]]; then
      value=
      case $word in yes | no | true | false | 1 | 0) continue ;; esac
    fi
    case $word in
    --) return ;;
    - | -[0-9.]*) ((count++)) ;;
    -*)
      name=\${word%%=*}
      [[ $word == --* ]] || name=\${word:0:2}
      _ledgercli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    *)
      if [[ -z $path && $word == help ]]; then
        help=1
      elif ((count == 0)) && _ledgercli_level "\${path:+$path }$word"; then
        path=\${path:+$path }$word
      else
        _ledgercli_level "$path"
        [[ $runs ]] || return
        ((count++))
      fi
      ;;
    esac
  done

  if [[ $value && $value != '?' ]]; then
    _ledgercli_value "$value" "$cur" ''
  elif [[ $help ]]; then
    [[ $path ]] || nodes+=' environment exit-codes flags output'
    COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
  elif [[ $cur == --*=* ]]; then
    _ledgercli_flag "\${cur%%=*}"
    _ledgercli_value "$value" "\${cur#*=}" "\${cur%%=*}="
  else
    place=$count last=$((\${#args[@]} - 2))
    if ((last >= 0 && place > last)) && [[ \${args[last + 1]} == ... ]]; then place=$last; fi
    if [[ $cur != -* ]]; then
      ((count > 0)) || COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
      kept=("\${COMPREPLY[@]}") COMPREPLY=()
      _ledgercli_value "\${args[place]}" "$cur" ''
      COMPREPLY=("\${kept[@]}" "\${COMPREPLY[@]}")
    fi
    if [[ $cur == -* || ( -z $cur && $runs && -z $nodes && -z \${args[place]} ) ]]; then
      for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
        name=\${_ledgercli_flags[at]%%$'\\t'*}
        if [[ $name == '+ '* || $given != *" $at "* ]]; then offered+=" \${name#+ }"; fi
      done
      COMPREPLY=($(compgen -W "$offered" -- "$cur"))
    fi
  fi

  # Bash replaces only the part after the last break.
  word=\${cur%"$2"}
  if [[ $word ]]; then COMPREPLY=("\${COMPREPLY[@]#"$word"}"); fi
}

complete -F _ledgercli ledgercli
`,
  zsh: `#compdef ledgercli
# Completion of ledgercli for zsh. Written by cmdspec; changes here are lost.

typeset -ga _ledgercli_flags=(
  '--absolute-times		Show times instead of ages in tables on a terminal'
  '--columns	=	Columns of a table or CSV file, in this order'
  '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula'
  '--division	=	Division number (default: the profile'\\''s, else the user'\\''s current one)'
  '--fields	=	Fields to print, in this order'
  '-h --help		Show help'
  '--jq	=	Filter the JSON output with a jq expression'
  '--labels		Use the headers of tables in CSV'
  '--limit	=	Maximum number of records (0 for all)'
  '--no-color		Disable colors'
  '--no-retry		Do not retry failed or rate-limited requests'
  '-o --output	:table json yaml csv ndjson	Output format (default: table on a terminal, otherwise json)'
  '--profile	=	Profile to use'
  '-r --raw-output		Print text from --jq without quotes'
  '--sort	=	Columns to sort a table or CSV file by (-column: descending)'
  '--timeout	=	Request timeout'
  '--verbose		Log requests to stderr'
  '--version		Print the version'
  '--body	@	Request body as JSON: text, @file, - or piped input'
  '--max-pages	=	Maximum number of pages'
  '--paginate		Read every page and print one array of rows (GET only)'
  '+ --query	=	Query option, for example $top=5'
  '--allow-writes		Allow the write; without this flag nothing is sent'
  '--dry-run		Print the request without sending it'
  '-y --yes		Confirm a delete; other requests do not need it'
  '--body	@	Record as JSON: text or @file'
  '+ --set	=	One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code'
  '--force		Send the request even if the catalogue does not list the resource or a field'
  '--beta		Use the beta version of the resource'
  '-y --yes		Accepted on every write; only deletes need it'
  '-y --yes		Confirm the delete; without it nothing is sent'
  '--offline		Skip the checks that need the network'
  '--expand	=	Collections to return with the record'
  '--raw		Print the response of the service unchanged'
  '--select	=	Fields to return'
  '--bulk		Use the bulk endpoint (1000 records per page)'
  '+ --param	=	Function parameter, sent unchanged'
  '--all		Read every page, up to --max-pages'
  '--expand	=	Collections to return with each record, for example SalesEntryLines'
  '--filter	=	OData $filter expression, for example "Status eq 20"'
  '--orderby	=	Sort order, for example "Code desc"'
  '--top	=	Maximum number of records to return'
  '--all-divisions		Read every division in turn; --all and --limit apply to each'
  '--count		Print only the number of matching records'
  '--one		Require exactly one record'
  '+ --match	=	Field and the value it must equal; all of them must match'
  '--all-tools		Offer a tool for every command, not only the generic ones'
  '--allow-writes		Also offer tools that change data'
  '--tool-timeout	=	Time limit of one call'
  '--topics	=	Offer the tools of these command groups; overrides --all-tools'
  '--filterable		Only fields that the service recommends for filters'
  '--mandatory		Only fields that are required to create a record'
  '--methods		Show only the methods'
  '--search	=	Only resources with this text in their name or a field name'
  '--max-pages	=	Maximum number of pages; a run that stops there does not update the state file'
  '--raw		Print the pages unchanged'
  '--since	=	Timestamp to start after (default: from the state file, or 0)'
  '--state	/	JSON file that stores the last timestamp of each feed'
  '--name	=	Account name'
  '--code	=	Account code (the service pads numbers)'
  '--customer	?	Is a customer (derived from the status)'
  '--supplier	?	Is a supplier'
  '--vat-number	=	VAT number'
  '--email	=	E-mail address'
  '--phone	=	Phone number'
  '--website	=	Website'
  '--address	=	Street and number of the visiting address'
  '--postcode	=	Postcode'
  '--city	=	City'
  '--country	=	Two-letter country code'
  '--status	:A S P C	Status: A none, S suspect, P prospect, C customer'
  '--customer	?	Only customers, or with "no" only other accounts'
  '--search	=	Part of the name or the exact code'
  '--supplier	?	Only suppliers, or with "no" only other accounts'
  '--force-login		Show the login form even if the browser is signed in, to sign in as another user'
  '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)'
  '--client-id	=	Client id of the app'
  '--client-secret	=	Client secret of the app'
  '--host	=	Host to sign in to: be, de, es, fr, nl, uk, us'
  '--manual		Paste the URL that the browser is redirected to'
  '--ngrok-domain	=	Public domain in front of the callback'
  '--port	=	Local port of the callback (default: 8080)'
  '--all		Also delete credentials that other commands stored'
  '--account	=	Account of every line, code or GUID'
  '--date	=	Date of every line, which determines the period'
  '--description	=	Description of lines that have none'
  '--journal	=	Journal code'
  '+ --line	=	One line of the entry'
  '--period	=	Period of the financial year'
  '--year	=	Financial year'
  '--status	:20 50	Status: 20 open, 50 processed'
  '--action	:0 1 2 3 4 5	Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription'
  '--invoice-journal	=	Journal of the invoice (required for action 2)'
  '--your-ref	=	Customer reference'
  '--reason	=	Reason (GUID)'
  '--opportunity-stage	=	New stage of the opportunity (GUID)'
  '--notification-layout	=	Layout of the notification (GUID)'
  '--description	=	Description of the quotation'
  '--date	=	Date of the quotation'
  '--close-date	=	Last day on which the quotation is valid'
  '--reference	=	Customer reference'
  '--account	=	Account, code or GUID'
  '+ --line	=	One line of the quotation'
  '--email-layout	=	Layout of the e-mail (GUID)'
  '--layout	=	Layout of the document (GUID)'
  '--extra-text	=	Text added to the e-mail'
  '--accept-layout	=	Layout of the acceptance e-mail (GUID)'
  '--allow-your-ref		Let the customer add a reference'
  '--reject-layout	=	Layout of the rejection e-mail (GUID)'
  '--subject	=	Subject of the e-mail'
  '--from	=	Dated on or after this day'
  '--search	=	Part of the description or account name'
  '--status	:5 20 25 40 50	Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted'
  '--to	=	Dated on or before this day'
  '--email		Also send the quotation to the customer by e-mail'
  '--account	=	New account, code or GUID'
  '--copy-prices		Copy the item prices'
  '--document	=	Document (GUID)'
  '--payment-condition	=	Payment condition code'
  '--credit-note		Book a credit note (amounts become negative)'
  '--customer	=	Customer, code or GUID'
  '--date	=	Date of the entry'
  '--description	=	Description of the entry'
  '+ --file	/	File to attach; all files go into one new document'
  '--invoice	=	Customer-facing reference'
  '--journal	=	Sales journal code'
  '--date	=	Date of the order'
  '--delivery-date	=	Delivery date'
  '--description	=	Description of the order'
  '+ --line	=	One line of the order'
  '--from	=	Ordered on or after this day'
  '--search	=	Part of the description or customer name'
  '--status	:12 20 21 45	Status: 12 open, 20 partial, 21 complete, 45 canceled'
  '--to	=	Ordered on or before this day'
  '--background		Run in the background and end when the sandbox is ready'
  '+ --fail	=	Fail the first requests with this status, for example 503:2'
  '--latency	=	Delay before each response'
  '--port	=	Local port (default: a free one)'
  '--records	=	Number of records per resource at the start'
  '--seed	=	Seed of the generated records'
)

_ledgercli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('account:Customers, suppliers and prospects' 'alias:Short names for commands' 'api:Send a raw request to the service' 'auth:Sign in and out' 'bank-entry:Entries in a bank journal' 'completion:Print a shell completion script' 'config:Settings of the profile' 'create:Create a record in any catalogue resource' 'delete:Delete a record of any catalogue resource' 'doctor:Check the installation, sign-in and connection' 'get:Show one record by its key' 'help:Show help for a command or topic' 'journal-entry:Entries in the general journal' 'list:List records of any catalogue resource' 'lookup:Find records by exact field values' 'mcp:Serve the commands as MCP tools over stdio' 'me:Show the signed-in user and session' 'metadata:Search the local catalogue or show one resource' 'profile:Profiles, each with its own settings and credentials' 'quota:Show the rate limits of the division' 'quotation:Quotations and their versions' 'sales-entry:Entries in a sales journal' 'sales-order:Sales orders of customers' 'sandbox:A local stand-in for the service, without an account' 'sync:Read the records of a feed changed since a timestamp' 'update:Change a record of any catalogue resource' 'upsert:Create a record, or change the matching one' 'version:Print the version and environment') own=(18) ;;
  ('api') own=(19 20 21 22 23 24 25) values=(':GET POST PUT DELETE' '=') runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('create') own=(26 27 28 29 23 24 30) values=('=') runs=1 ;;
  ('delete') own=(28 29 23 24 31) values=('=' '=') runs=1 ;;
  ('doctor') own=(32) runs=1 ;;
  ('get') own=(33 34 35 29) values=('=' '=') runs=1 ;;
  ('list') own=(36 37 38 39 40 20 41 34 35 42 43 44 29) values=('=') runs=1 ;;
  ('lookup') own=(45 35 46) values=('=') runs=1 ;;
  ('mcp') own=(47 48 49 50) runs=1 ;;
  ('me') own=(34) runs=1 ;;
  ('metadata') own=(51 52 53 54) values=('=') runs=1 ;;
  ('quota') runs=1 ;;
  ('sync') own=(35 55 56 57 58) values=('=') runs=1 ;;
  ('update') own=(26 27 28 29 23 24 30) values=('=' '=') runs=1 ;;
  ('upsert') own=(46 26 27 23 24 30) values=('=') runs=1 ;;
  ('version') runs=1 ;;
  ('account') nodes=('create:Create a customer, supplier or prospect' 'delete:Delete accounts' 'list:List accounts' 'update:Change an account') ;;
  ('account create') own=(59 60 61 62 63 64 65 66 67 68 69 70 71 26 27 23 24 30) runs=1 ;;
  ('account delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('account list') own=(72 73 71 74 38 39 40 20 41 34 35 42 43 44) runs=1 ;;
  ('account update') own=(59 60 61 62 63 64 65 66 67 68 69 70 71 26 27 23 24 30) values=('=') runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('=') runs=1 ;;
  ('auth') nodes=('login:Sign in and store the credential' 'logout:Delete the stored credentials of the profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(75 76 77 78 79 80 81 82) runs=1 ;;
  ('auth logout') own=(83) runs=1 ;;
  ('auth status') runs=1 ;;
  ('bank-entry') nodes=('create:Book a bank entry' 'delete:Delete bank entries' 'line-add:Add a line to a bank entry' 'lines:List the lines of bank entries' 'list:List bank entries') ;;
  ('bank-entry create') own=(84 85 86 87 88 23 24 30) runs=1 ;;
  ('bank-entry delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('bank-entry line-add') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('bank-entry lines') own=(38 39 40 20 41 34 35 42) values=('=' '...') runs=1 ;;
  ('bank-entry list') own=(87 89 90 38 39 40 20 41 34 35 42 43 44) runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile') ;;
  ('config get') values=('=') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=('=' '=') runs=1 ;;
  ('config unset') values=('=') runs=1 ;;
  ('journal-entry') nodes=('create:Book a balanced general journal entry' 'delete:Delete journal entries' 'lines:List the lines of journal entries' 'list:List general journal entries') ;;
  ('journal-entry create') own=(85 86 87 88 23 24 30) runs=1 ;;
  ('journal-entry delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('journal-entry lines') own=(38 39 40 20 41 34 35 42) values=('=' '...') runs=1 ;;
  ('journal-entry list') own=(87 89 91 90 38 39 40 20 41 34 35 42 43 44) runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('=') runs=1 ;;
  ('quotation') nodes=('accept:Accept a quotation' 'create:Create a quotation' 'delete:Delete quotations' 'email:Send a quotation for online sign-off' 'line-add:Add a line to a quotation' 'line-delete:Delete lines of a quotation' 'line-update:Update a line of a quotation' 'lines:List the lines of quotations' 'list:List quotations' 'print:Print a quotation to a document' 'reject:Reject a quotation' 'reopen:Reopen an accepted or rejected quotation' 'review:Replace a quotation with a new version' 'update:Change the header of a quotation') ;;
  ('quotation accept') own=(92 93 94 95 96 97 23 24 30) values=('=') runs=1 ;;
  ('quotation create') own=(98 99 100 101 102 103 23 24 30) runs=1 ;;
  ('quotation delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('quotation email') own=(104 105 106 92 93 94 99 107 108 109 110 23 24 30) values=('=') runs=1 ;;
  ('quotation line-add') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('quotation line-delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('quotation line-update') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('quotation lines') own=(38 39 40 20 41 34 35 42) values=('=' '...') runs=1 ;;
  ('quotation list') own=(102 111 112 113 114 38 39 40 20 41 34 35 42 43 44) runs=1 ;;
  ('quotation print') own=(105 104 106 99 115 23 24 30) values=('=') runs=1 ;;
  ('quotation reject') own=(95 96 97 23 24 30) values=('=') runs=1 ;;
  ('quotation reopen') own=(23 24 30) values=('=') runs=1 ;;
  ('quotation review') own=(98 99 116 117 118 119 23 24 30) values=('=') runs=1 ;;
  ('quotation update') own=(98 99 100 101 23 24 30) values=('=') runs=1 ;;
  ('sales-entry') nodes=('create:Book a sales entry or credit note' 'delete:Delete sales entries' 'line-add:Add a line to a sales entry' 'line-delete:Delete lines of a sales entry' 'line-update:Update a line of a sales entry' 'lines:List the lines of sales entries' 'list:List sales entries' 'update:Change the header of a sales entry') ;;
  ('sales-entry create') own=(120 121 122 123 124 125 126 88 23 24 30) runs=1 ;;
  ('sales-entry delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('sales-entry line-add') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('sales-entry line-delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('sales-entry line-update') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('sales-entry lines') own=(38 39 40 20 41 34 35 42) values=('=' '...') runs=1 ;;
  ('sales-entry list') own=(38 39 40 20 41 34 35 42 43 44) runs=1 ;;
  ('sales-entry update') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('sales-order') nodes=('create:Create a sales order' 'delete:Delete sales orders' 'line-add:Add a line to a sales order' 'line-delete:Delete lines of a sales order' 'line-update:Update a line of a sales order' 'lines:List the lines of sales orders' 'list:List sales orders' 'update:Change the header of a sales order') ;;
  ('sales-order create') own=(121 127 128 129 130 119 101 23 24 30) runs=1 ;;
  ('sales-order delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('sales-order line-add') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('sales-order line-delete') own=(23 24 31) values=('=' '...') runs=1 ;;
  ('sales-order line-update') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('sales-order lines') own=(38 39 40 20 41 34 35 42) values=('=' '...') runs=1 ;;
  ('sales-order list') own=(121 131 132 133 134 38 39 40 20 41 34 35 42 43 44) runs=1 ;;
  ('sales-order update') own=(26 27 23 24 30) values=('=') runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(135 136 137 138 139 140) runs=1 ;;
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_ledgercli_flag() {
  local at parts
  value= index=
  for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
    parts=("\${(@ps:\\t:)_ledgercli_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes values of the kind $1 for the word under the cursor.
_ledgercli_value() {
  case $1 in
  (:*) compadd -- \${=1#:} ;;
  (,*)
    compset -P '*,'
    compadd -S '' -- \${=1#,}
    ;;
  ('?') compadd -- yes no ;;
  (/) _files ;;
  (@) compset -P '@' && _files ;;
  (*) return 1 ;;
  esac
}

_ledgercli() {
  local -a nodes own values words_before shown
  local runs way= name value= index= given=' ' word cur=\${(Q)words[CURRENT]} at help= found=1
  integer count=0 place
  words_before=("\${(@Q)words[2,CURRENT-1]}")

  _ledgercli_level ''
  for word in "\${(@)words_before}"; do
    if [[ -n $value && $value != '?' ]]; then
      value=
      continue
    fi
    if [[ -n $value ]]; then
      value=
      [[ $word != (yes|no|true|false|1|0) ]] || continue
    fi
    case $word in
    (--) return 1 ;;
    (-|-[0-9.]*) count+=1 ;;
    (-*)
      name=\${word%%=*}
      [[ $word == --* ]] || name=\${word[1,2]}
      _ledgercli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    (*)
      if [[ -z $way && $word == help ]]; then
        help=1
      elif (( count == 0 )) && _ledgercli_level "\${way:+$way }$word"; then
        way=\${way:+$way }$word
      else
        _ledgercli_level "$way"
        [[ -n $runs ]] || return 1
        count+=1
      fi
      ;;
    esac
  done

  if [[ -n $value && $value != '?' ]]; then
    _ledgercli_value "$value"
    return
  fi
  if [[ -n $help ]]; then
    [[ -n $way ]] || nodes+=('environment:Environment variables' 'exit-codes:Exit codes and errors' 'flags:Global flags' 'output:Output formats, fields and filters')
    _describe -t commands command nodes
    return
  fi
  if [[ $cur == --*=* ]]; then
    _ledgercli_flag "\${cur%%=*}"
    compset -P '*='
    _ledgercli_value "$value"
    return
  fi
  place=$(( count + 1 ))
  if (( place > $#values )) && [[ $values[-1] == ... ]]; then place=$(( $#values - 1 )); fi
  if [[ $cur != -* ]]; then
    (( count > 0 || $#nodes == 0 )) || { _describe -t commands command nodes && found=0 }
    (( place > $#values )) || { _ledgercli_value "$values[place]" && found=0 }
  fi
  if [[ $cur == -* || ( -z $cur && -n $runs && $#nodes == 0 && $place -gt $#values ) ]]; then
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
      word=\${_ledgercli_flags[at]}
      [[ $word == '+ '* || $given != *" $at "* ]] || continue
      for name in \${=\${word#+ }%%$'\\t'*}; do shown+=("$name:\${word##*$'\\t'}"); done
    done
    _describe -t flags flag shown && found=0
  fi
  return $found
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _ledgercli "$@"; else compdef _ledgercli ledgercli; fi
`,
  fish: `# Completion of ledgercli for fish. Written by cmdspec; changes here are lost.

set -g __ledgercli_flags \\
    '--absolute-times		Show times instead of ages in tables on a terminal' \\
    '--columns	=	Columns of a table or CSV file, in this order' \\
    '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula' \\
    '--division	=	Division number (default: the profile\\'s, else the user\\'s current one)' \\
    '--fields	=	Fields to print, in this order' \\
    '-h --help		Show help' \\
    '--jq	=	Filter the JSON output with a jq expression' \\
    '--labels		Use the headers of tables in CSV' \\
    '--limit	=	Maximum number of records (0 for all)' \\
    '--no-color		Disable colors' \\
    '--no-retry		Do not retry failed or rate-limited requests' \\
    '-o --output	:table json yaml csv ndjson	Output format (default: table on a terminal, otherwise json)' \\
    '--profile	=	Profile to use' \\
    '-r --raw-output		Print text from --jq without quotes' \\
    '--sort	=	Columns to sort a table or CSV file by (-column: descending)' \\
    '--timeout	=	Request timeout' \\
    '--verbose		Log requests to stderr' \\
    '--version		Print the version' \\
    '--body	@	Request body as JSON: text, @file, - or piped input' \\
    '--max-pages	=	Maximum number of pages' \\
    '--paginate		Read every page and print one array of rows (GET only)' \\
    '+ --query	=	Query option, for example $top=5' \\
    '--allow-writes		Allow the write; without this flag nothing is sent' \\
    '--dry-run		Print the request without sending it' \\
    '-y --yes		Confirm a delete; other requests do not need it' \\
    '--body	@	Record as JSON: text or @file' \\
    '+ --set	=	One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code' \\
    '--force		Send the request even if the catalogue does not list the resource or a field' \\
    '--beta		Use the beta version of the resource' \\
    '-y --yes		Accepted on every write; only deletes need it' \\
    '-y --yes		Confirm the delete; without it nothing is sent' \\
    '--offline		Skip the checks that need the network' \\
    '--expand	=	Collections to return with the record' \\
    '--raw		Print the response of the service unchanged' \\
    '--select	=	Fields to return' \\
    '--bulk		Use the bulk endpoint (1000 records per page)' \\
    '+ --param	=	Function parameter, sent unchanged' \\
    '--all		Read every page, up to --max-pages' \\
    '--expand	=	Collections to return with each record, for example SalesEntryLines' \\
    '--filter	=	OData $filter expression, for example "Status eq 20"' \\
    '--orderby	=	Sort order, for example "Code desc"' \\
    '--top	=	Maximum number of records to return' \\
    '--all-divisions		Read every division in turn; --all and --limit apply to each' \\
    '--count		Print only the number of matching records' \\
    '--one		Require exactly one record' \\
    '+ --match	=	Field and the value it must equal; all of them must match' \\
    '--all-tools		Offer a tool for every command, not only the generic ones' \\
    '--allow-writes		Also offer tools that change data' \\
    '--tool-timeout	=	Time limit of one call' \\
    '--topics	=	Offer the tools of these command groups; overrides --all-tools' \\
    '--filterable		Only fields that the service recommends for filters' \\
    '--mandatory		Only fields that are required to create a record' \\
    '--methods		Show only the methods' \\
    '--search	=	Only resources with this text in their name or a field name' \\
    '--max-pages	=	Maximum number of pages; a run that stops there does not update the state file' \\
    '--raw		Print the pages unchanged' \\
    '--since	=	Timestamp to start after (default: from the state file, or 0)' \\
    '--state	/	JSON file that stores the last timestamp of each feed' \\
    '--name	=	Account name' \\
    '--code	=	Account code (the service pads numbers)' \\
    '--customer	?	Is a customer (derived from the status)' \\
    '--supplier	?	Is a supplier' \\
    '--vat-number	=	VAT number' \\
    '--email	=	E-mail address' \\
    '--phone	=	Phone number' \\
    '--website	=	Website' \\
    '--address	=	Street and number of the visiting address' \\
    '--postcode	=	Postcode' \\
    '--city	=	City' \\
    '--country	=	Two-letter country code' \\
    '--status	:A S P C	Status: A none, S suspect, P prospect, C customer' \\
    '--customer	?	Only customers, or with "no" only other accounts' \\
    '--search	=	Part of the name or the exact code' \\
    '--supplier	?	Only suppliers, or with "no" only other accounts' \\
    '--force-login		Show the login form even if the browser is signed in, to sign in as another user' \\
    '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)' \\
    '--client-id	=	Client id of the app' \\
    '--client-secret	=	Client secret of the app' \\
    '--host	=	Host to sign in to: be, de, es, fr, nl, uk, us' \\
    '--manual		Paste the URL that the browser is redirected to' \\
    '--ngrok-domain	=	Public domain in front of the callback' \\
    '--port	=	Local port of the callback (default: 8080)' \\
    '--all		Also delete credentials that other commands stored' \\
    '--account	=	Account of every line, code or GUID' \\
    '--date	=	Date of every line, which determines the period' \\
    '--description	=	Description of lines that have none' \\
    '--journal	=	Journal code' \\
    '+ --line	=	One line of the entry' \\
    '--period	=	Period of the financial year' \\
    '--year	=	Financial year' \\
    '--status	:20 50	Status: 20 open, 50 processed' \\
    '--action	:0 1 2 3 4 5	Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription' \\
    '--invoice-journal	=	Journal of the invoice (required for action 2)' \\
    '--your-ref	=	Customer reference' \\
    '--reason	=	Reason (GUID)' \\
    '--opportunity-stage	=	New stage of the opportunity (GUID)' \\
    '--notification-layout	=	Layout of the notification (GUID)' \\
    '--description	=	Description of the quotation' \\
    '--date	=	Date of the quotation' \\
    '--close-date	=	Last day on which the quotation is valid' \\
    '--reference	=	Customer reference' \\
    '--account	=	Account, code or GUID' \\
    '+ --line	=	One line of the quotation' \\
    '--email-layout	=	Layout of the e-mail (GUID)' \\
    '--layout	=	Layout of the document (GUID)' \\
    '--extra-text	=	Text added to the e-mail' \\
    '--accept-layout	=	Layout of the acceptance e-mail (GUID)' \\
    '--allow-your-ref		Let the customer add a reference' \\
    '--reject-layout	=	Layout of the rejection e-mail (GUID)' \\
    '--subject	=	Subject of the e-mail' \\
    '--from	=	Dated on or after this day' \\
    '--search	=	Part of the description or account name' \\
    '--status	:5 20 25 40 50	Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted' \\
    '--to	=	Dated on or before this day' \\
    '--email		Also send the quotation to the customer by e-mail' \\
    '--account	=	New account, code or GUID' \\
    '--copy-prices		Copy the item prices' \\
    '--document	=	Document (GUID)' \\
    '--payment-condition	=	Payment condition code' \\
    '--credit-note		Book a credit note (amounts become negative)' \\
    '--customer	=	Customer, code or GUID' \\
    '--date	=	Date of the entry' \\
    '--description	=	Description of the entry' \\
    '+ --file	/	File to attach; all files go into one new document' \\
    '--invoice	=	Customer-facing reference' \\
    '--journal	=	Sales journal code' \\
    '--date	=	Date of the order' \\
    '--delivery-date	=	Delivery date' \\
    '--description	=	Description of the order' \\
    '+ --line	=	One line of the order' \\
    '--from	=	Ordered on or after this day' \\
    '--search	=	Part of the description or customer name' \\
    '--status	:12 20 21 45	Status: 12 open, 20 partial, 21 complete, 45 canceled' \\
    '--to	=	Ordered on or before this day' \\
    '--background		Run in the background and end when the sandbox is ready' \\
    '+ --fail	=	Fail the first requests with this status, for example 503:2' \\
    '--latency	=	Delay before each response' \\
    '--port	=	Local port (default: a free one)' \\
    '--records	=	Number of records per resource at the start' \\
    '--seed	=	Seed of the generated records'

function __ledgercli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'account	Customers, suppliers and prospects' 'alias	Short names for commands' 'api	Send a raw request to the service' 'auth	Sign in and out' 'bank-entry	Entries in a bank journal' 'completion	Print a shell completion script' 'config	Settings of the profile' 'create	Create a record in any catalogue resource' 'delete	Delete a record of any catalogue resource' 'doctor	Check the installation, sign-in and connection' 'get	Show one record by its key' 'help	Show help for a command or topic' 'journal-entry	Entries in the general journal' 'list	List records of any catalogue resource' 'lookup	Find records by exact field values' 'mcp	Serve the commands as MCP tools over stdio' 'me	Show the signed-in user and session' 'metadata	Search the local catalogue or show one resource' 'profile	Profiles, each with its own settings and credentials' 'quota	Show the rate limits of the division' 'quotation	Quotations and their versions' 'sales-entry	Entries in a sales journal' 'sales-order	Sales orders of customers' 'sandbox	A local stand-in for the service, without an account' 'sync	Read the records of a feed changed since a timestamp' 'update	Change a record of any catalogue resource' 'upsert	Create a record, or change the matching one' 'version	Print the version and environment'
            set own 18
        case 'api'
            set own 19 20 21 22 23 24 25
            set values ':GET POST PUT DELETE' '='
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'create'
            set own 26 27 28 29 23 24 30
            set values '='
            set runs 1
        case 'delete'
            set own 28 29 23 24 31
            set values '=' '='
            set runs 1
        case 'doctor'
            set own 32
            set runs 1
        case 'get'
            set own 33 34 35 29
            set values '=' '='
            set runs 1
        case 'list'
            set own 36 37 38 39 40 20 41 34 35 42 43 44 29
            set values '='
            set runs 1
        case 'lookup'
            set own 45 35 46
            set values '='
            set runs 1
        case 'mcp'
            set own 47 48 49 50
            set runs 1
        case 'me'
            set own 34
            set runs 1
        case 'metadata'
            set own 51 52 53 54
            set values '='
            set runs 1
        case 'quota'
            set runs 1
        case 'sync'
            set own 35 55 56 57 58
            set values '='
            set runs 1
        case 'update'
            set own 26 27 28 29 23 24 30
            set values '=' '='
            set runs 1
        case 'upsert'
            set own 46 26 27 23 24 30
            set values '='
            set runs 1
        case 'version'
            set runs 1
        case 'account'
            set nodes 'create	Create a customer, supplier or prospect' 'delete	Delete accounts' 'list	List accounts' 'update	Change an account'
        case 'account create'
            set own 59 60 61 62 63 64 65 66 67 68 69 70 71 26 27 23 24 30
            set runs 1
        case 'account delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'account list'
            set own 72 73 71 74 38 39 40 20 41 34 35 42 43 44
            set runs 1
        case 'account update'
            set own 59 60 61 62 63 64 65 66 67 68 69 70 71 26 27 23 24 30
            set values '='
            set runs 1
        case 'alias'
            set nodes 'list	List aliases' 'set	Create or replace an alias' 'unset	Remove an alias'
        case 'alias list'
            set runs 1
        case 'alias set'
            set values '=' '='
            set runs 1
        case 'alias unset'
            set values '='
            set runs 1
        case 'auth'
            set nodes 'login	Sign in and store the credential' 'logout	Delete the stored credentials of the profile' 'status	Show the sign-in status of the profile'
        case 'auth login'
            set own 75 76 77 78 79 80 81 82
            set runs 1
        case 'auth logout'
            set own 83
            set runs 1
        case 'auth status'
            set runs 1
        case 'bank-entry'
            set nodes 'create	Book a bank entry' 'delete	Delete bank entries' 'line-add	Add a line to a bank entry' 'lines	List the lines of bank entries' 'list	List bank entries'
        case 'bank-entry create'
            set own 84 85 86 87 88 23 24 30
            set runs 1
        case 'bank-entry delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'bank-entry line-add'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'bank-entry lines'
            set own 38 39 40 20 41 34 35 42
            set values '=' '...'
            set runs 1
        case 'bank-entry list'
            set own 87 89 90 38 39 40 20 41 34 35 42 43 44
            set runs 1
        case 'config'
            set nodes 'get	Print one setting of the profile' 'list	List the settings of the profile' 'set	Store one setting of the profile' 'unset	Remove one setting of the profile'
        case 'config get'
            set values '='
            set runs 1
        case 'config list'
            set runs 1
        case 'config set'
            set values '=' '='
            set runs 1
        case 'config unset'
            set values '='
            set runs 1
        case 'journal-entry'
            set nodes 'create	Book a balanced general journal entry' 'delete	Delete journal entries' 'lines	List the lines of journal entries' 'list	List general journal entries'
        case 'journal-entry create'
            set own 85 86 87 88 23 24 30
            set runs 1
        case 'journal-entry delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'journal-entry lines'
            set own 38 39 40 20 41 34 35 42
            set values '=' '...'
            set runs 1
        case 'journal-entry list'
            set own 87 89 91 90 38 39 40 20 41 34 35 42 43 44
            set runs 1
        case 'profile'
            set nodes 'current	Print the active profile' 'list	List profiles and their sign-in status' 'use	Set the active profile'
        case 'profile current'
            set runs 1
        case 'profile list'
            set runs 1
        case 'profile use'
            set values '='
            set runs 1
        case 'quotation'
            set nodes 'accept	Accept a quotation' 'create	Create a quotation' 'delete	Delete quotations' 'email	Send a quotation for online sign-off' 'line-add	Add a line to a quotation' 'line-delete	Delete lines of a quotation' 'line-update	Update a line of a quotation' 'lines	List the lines of quotations' 'list	List quotations' 'print	Print a quotation to a document' 'reject	Reject a quotation' 'reopen	Reopen an accepted or rejected quotation' 'review	Replace a quotation with a new version' 'update	Change the header of a quotation'
        case 'quotation accept'
            set own 92 93 94 95 96 97 23 24 30
            set values '='
            set runs 1
        case 'quotation create'
            set own 98 99 100 101 102 103 23 24 30
            set runs 1
        case 'quotation delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'quotation email'
            set own 104 105 106 92 93 94 99 107 108 109 110 23 24 30
            set values '='
            set runs 1
        case 'quotation line-add'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'quotation line-delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'quotation line-update'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'quotation lines'
            set own 38 39 40 20 41 34 35 42
            set values '=' '...'
            set runs 1
        case 'quotation list'
            set own 102 111 112 113 114 38 39 40 20 41 34 35 42 43 44
            set runs 1
        case 'quotation print'
            set own 105 104 106 99 115 23 24 30
            set values '='
            set runs 1
        case 'quotation reject'
            set own 95 96 97 23 24 30
            set values '='
            set runs 1
        case 'quotation reopen'
            set own 23 24 30
            set values '='
            set runs 1
        case 'quotation review'
            set own 98 99 116 117 118 119 23 24 30
            set values '='
            set runs 1
        case 'quotation update'
            set own 98 99 100 101 23 24 30
            set values '='
            set runs 1
        case 'sales-entry'
            set nodes 'create	Book a sales entry or credit note' 'delete	Delete sales entries' 'line-add	Add a line to a sales entry' 'line-delete	Delete lines of a sales entry' 'line-update	Update a line of a sales entry' 'lines	List the lines of sales entries' 'list	List sales entries' 'update	Change the header of a sales entry'
        case 'sales-entry create'
            set own 120 121 122 123 124 125 126 88 23 24 30
            set runs 1
        case 'sales-entry delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'sales-entry line-add'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'sales-entry line-delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'sales-entry line-update'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'sales-entry lines'
            set own 38 39 40 20 41 34 35 42
            set values '=' '...'
            set runs 1
        case 'sales-entry list'
            set own 38 39 40 20 41 34 35 42 43 44
            set runs 1
        case 'sales-entry update'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'sales-order'
            set nodes 'create	Create a sales order' 'delete	Delete sales orders' 'line-add	Add a line to a sales order' 'line-delete	Delete lines of a sales order' 'line-update	Update a line of a sales order' 'lines	List the lines of sales orders' 'list	List sales orders' 'update	Change the header of a sales order'
        case 'sales-order create'
            set own 121 127 128 129 130 119 101 23 24 30
            set runs 1
        case 'sales-order delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'sales-order line-add'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'sales-order line-delete'
            set own 23 24 31
            set values '=' '...'
            set runs 1
        case 'sales-order line-update'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'sales-order lines'
            set own 38 39 40 20 41 34 35 42
            set values '=' '...'
            set runs 1
        case 'sales-order list'
            set own 121 131 132 133 134 38 39 40 20 41 34 35 42 43 44
            set runs 1
        case 'sales-order update'
            set own 26 27 23 24 30
            set values '='
            set runs 1
        case 'sandbox'
            set nodes 'reset	Reset the sandbox to its initial records' 'serve	Run the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 135 136 137 138 139 140
            set runs 1
        case '*'
            return 1
    end
    return 0
end

# Sets value and index for the flag.
function __ledgercli_flag --no-scope-shadowing
    set value ''
    set index ''
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
        set -l parts (string split \\t -- $__ledgercli_flags[$at])
        if contains -- $argv[1] (string split ' ' -- $parts[1])
            set index $at
            set value $parts[2]
            return
        end
    end
end

# Prints the files that begin with the second argument; the first comes before it in the same word.
function __ledgercli_files
    set -l start (string replace -r '^~/' "$HOME/" -- $argv[2])
    for file in $start*
        test -d $file; and set file $file/
        printf '%s\\n' $argv[1](string replace -- "$start" "$argv[2]" $file)
    end
end

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function __ledgercli_value
    set -l words (string sub -s 2 -- $argv[1] | string split ' ')
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3]$words
        case ',*'
            printf '%s\\n' $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])$words
        case '\\\\?'
            printf '%s\\n' $argv[3]yes $argv[3]no
        case /
            __ledgercli_files $argv[3] $argv[2]
        case '@*'
            if string match -q '@*' -- $argv[2]
                __ledgercli_files $argv[3]@ (string sub -s 2 -- $argv[2])
            end
    end
end

function __ledgercli
    set -l words (commandline -opc)
    set -l cur (commandline -ct)
    set -l nodes
    set -l own
    set -l values
    set -l runs
    set -l way ''
    set -l name
    set -l value ''
    set -l index ''
    set -l given
    set -l count 0
    set -l help
    __ledgercli_level ''
    for word in $words[2..-1]
        if test -n "$value" -a "$value" != '?'
            set value ''
            continue
        end
        if test -n "$value"
            set value ''
            contains -- $word yes no true false 1 0; and continue
        end
        switch $word
            case --
                return
            case '-*'
                if string match -qr -- '^-([0-9.].*)?$' $word
                    set count (math $count + 1)
                    continue
                end
                set name (string replace -r '=.*' '' -- $word)
                string match -q -- '--*' $word; or set name (string sub -l 2 -- $word)
                __ledgercli_flag $name
                set -a given $index
                test "$word" = "$name"; or set value ''
            case '*'
                if test -z "$way" -a "$word" = help
                    set help 1
                else if test $count -eq 0; and __ledgercli_level (string trim -- "$way $word")
                    set way (string trim -- "$way $word")
                else
                    __ledgercli_level $way
                    test -n "$runs"; or return
                    set count (math $count + 1)
                end
        end
    end

    if test -n "$value" -a "$value" != '?'
        __ledgercli_value $value $cur ''
        return
    end
    if test -n "$help"
        printf '%s\\n' $nodes
        test -n "$way"; or printf '%s\\n' 'environment	Environment variables' 'exit-codes	Exit codes and errors' 'flags	Global flags' 'output	Output formats, fields and filters'
        return
    end
    if string match -q -- '--*=*' $cur
        set -l parts (string split -m 1 = -- $cur)
        __ledgercli_flag $parts[1]
        __ledgercli_value "$value" $parts[2] $parts[1]=
        return
    end
    set -l place (math $count + 1)
    if test $place -gt (count $values); and test "$values[-1]" = ...
        set place (math (count $values) - 1)
    end
    if not string match -q -- '-*' $cur
        test $count -gt 0; or printf '%s\\n' $nodes
        test $place -gt (count $values); or __ledgercli_value $values[$place] $cur ''
    end
    if string match -q -- '-*' $cur; or begin
            test -z "$cur"; and test -n "$runs" -a -z "$nodes" -a $place -gt (count $values)
        end
        for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
            set -l parts (string split \\t -- $__ledgercli_flags[$at])
            set -l names (string split ' ' -- $parts[1])
            if test $names[1] = +
                set -e names[1]
            else if contains -- $at $given
                continue
            end
            for name in $names
                string match -q -- "$cur*" $name; and printf '%s\\t%s\\n' $name $parts[3]
            end
        end
    end
end

complete -c ledgercli -e
complete -c ledgercli -f -a '(__ledgercli)'
`,
  powershell: `# Completion of ledgercli for PowerShell. Written by cmdspec; changes here are lost.

Register-ArgumentCompleter -Native -CommandName 'ledgercli', 'ledgercli.cmd', 'ledgercli.ps1' -ScriptBlock {
    param($typed, $ast, $cursor)

    $flags = @(
        '--absolute-times		Show times instead of ages in tables on a terminal'
        '--columns	=	Columns of a table or CSV file, in this order'
        '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula'
        '--division	=	Division number (default: the profile''s, else the user''s current one)'
        '--fields	=	Fields to print, in this order'
        '-h --help		Show help'
        '--jq	=	Filter the JSON output with a jq expression'
        '--labels		Use the headers of tables in CSV'
        '--limit	=	Maximum number of records (0 for all)'
        '--no-color		Disable colors'
        '--no-retry		Do not retry failed or rate-limited requests'
        '-o --output	:table json yaml csv ndjson	Output format (default: table on a terminal, otherwise json)'
        '--profile	=	Profile to use'
        '-r --raw-output		Print text from --jq without quotes'
        '--sort	=	Columns to sort a table or CSV file by (-column: descending)'
        '--timeout	=	Request timeout'
        '--verbose		Log requests to stderr'
        '--version		Print the version'
        '--body	@	Request body as JSON: text, @file, - or piped input'
        '--max-pages	=	Maximum number of pages'
        '--paginate		Read every page and print one array of rows (GET only)'
        '+ --query	=	Query option, for example $top=5'
        '--allow-writes		Allow the write; without this flag nothing is sent'
        '--dry-run		Print the request without sending it'
        '-y --yes		Confirm a delete; other requests do not need it'
        '--body	@	Record as JSON: text or @file'
        '+ --set	=	One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code'
        '--force		Send the request even if the catalogue does not list the resource or a field'
        '--beta		Use the beta version of the resource'
        '-y --yes		Accepted on every write; only deletes need it'
        '-y --yes		Confirm the delete; without it nothing is sent'
        '--offline		Skip the checks that need the network'
        '--expand	=	Collections to return with the record'
        '--raw		Print the response of the service unchanged'
        '--select	=	Fields to return'
        '--bulk		Use the bulk endpoint (1000 records per page)'
        '+ --param	=	Function parameter, sent unchanged'
        '--all		Read every page, up to --max-pages'
        '--expand	=	Collections to return with each record, for example SalesEntryLines'
        '--filter	=	OData $filter expression, for example "Status eq 20"'
        '--orderby	=	Sort order, for example "Code desc"'
        '--top	=	Maximum number of records to return'
        '--all-divisions		Read every division in turn; --all and --limit apply to each'
        '--count		Print only the number of matching records'
        '--one		Require exactly one record'
        '+ --match	=	Field and the value it must equal; all of them must match'
        '--all-tools		Offer a tool for every command, not only the generic ones'
        '--allow-writes		Also offer tools that change data'
        '--tool-timeout	=	Time limit of one call'
        '--topics	=	Offer the tools of these command groups; overrides --all-tools'
        '--filterable		Only fields that the service recommends for filters'
        '--mandatory		Only fields that are required to create a record'
        '--methods		Show only the methods'
        '--search	=	Only resources with this text in their name or a field name'
        '--max-pages	=	Maximum number of pages; a run that stops there does not update the state file'
        '--raw		Print the pages unchanged'
        '--since	=	Timestamp to start after (default: from the state file, or 0)'
        '--state	/	JSON file that stores the last timestamp of each feed'
        '--name	=	Account name'
        '--code	=	Account code (the service pads numbers)'
        '--customer	?	Is a customer (derived from the status)'
        '--supplier	?	Is a supplier'
        '--vat-number	=	VAT number'
        '--email	=	E-mail address'
        '--phone	=	Phone number'
        '--website	=	Website'
        '--address	=	Street and number of the visiting address'
        '--postcode	=	Postcode'
        '--city	=	City'
        '--country	=	Two-letter country code'
        '--status	:A S P C	Status: A none, S suspect, P prospect, C customer'
        '--customer	?	Only customers, or with "no" only other accounts'
        '--search	=	Part of the name or the exact code'
        '--supplier	?	Only suppliers, or with "no" only other accounts'
        '--force-login		Show the login form even if the browser is signed in, to sign in as another user'
        '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)'
        '--client-id	=	Client id of the app'
        '--client-secret	=	Client secret of the app'
        '--host	=	Host to sign in to: be, de, es, fr, nl, uk, us'
        '--manual		Paste the URL that the browser is redirected to'
        '--ngrok-domain	=	Public domain in front of the callback'
        '--port	=	Local port of the callback (default: 8080)'
        '--all		Also delete credentials that other commands stored'
        '--account	=	Account of every line, code or GUID'
        '--date	=	Date of every line, which determines the period'
        '--description	=	Description of lines that have none'
        '--journal	=	Journal code'
        '+ --line	=	One line of the entry'
        '--period	=	Period of the financial year'
        '--year	=	Financial year'
        '--status	:20 50	Status: 20 open, 50 processed'
        '--action	:0 1 2 3 4 5	Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription'
        '--invoice-journal	=	Journal of the invoice (required for action 2)'
        '--your-ref	=	Customer reference'
        '--reason	=	Reason (GUID)'
        '--opportunity-stage	=	New stage of the opportunity (GUID)'
        '--notification-layout	=	Layout of the notification (GUID)'
        '--description	=	Description of the quotation'
        '--date	=	Date of the quotation'
        '--close-date	=	Last day on which the quotation is valid'
        '--reference	=	Customer reference'
        '--account	=	Account, code or GUID'
        '+ --line	=	One line of the quotation'
        '--email-layout	=	Layout of the e-mail (GUID)'
        '--layout	=	Layout of the document (GUID)'
        '--extra-text	=	Text added to the e-mail'
        '--accept-layout	=	Layout of the acceptance e-mail (GUID)'
        '--allow-your-ref		Let the customer add a reference'
        '--reject-layout	=	Layout of the rejection e-mail (GUID)'
        '--subject	=	Subject of the e-mail'
        '--from	=	Dated on or after this day'
        '--search	=	Part of the description or account name'
        '--status	:5 20 25 40 50	Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted'
        '--to	=	Dated on or before this day'
        '--email		Also send the quotation to the customer by e-mail'
        '--account	=	New account, code or GUID'
        '--copy-prices		Copy the item prices'
        '--document	=	Document (GUID)'
        '--payment-condition	=	Payment condition code'
        '--credit-note		Book a credit note (amounts become negative)'
        '--customer	=	Customer, code or GUID'
        '--date	=	Date of the entry'
        '--description	=	Description of the entry'
        '+ --file	/	File to attach; all files go into one new document'
        '--invoice	=	Customer-facing reference'
        '--journal	=	Sales journal code'
        '--date	=	Date of the order'
        '--delivery-date	=	Delivery date'
        '--description	=	Description of the order'
        '+ --line	=	One line of the order'
        '--from	=	Ordered on or after this day'
        '--search	=	Part of the description or customer name'
        '--status	:12 20 21 45	Status: 12 open, 20 partial, 21 complete, 45 canceled'
        '--to	=	Ordered on or before this day'
        '--background		Run in the background and end when the sandbox is ready'
        '+ --fail	=	Fail the first requests with this status, for example 503:2'
        '--latency	=	Delay before each response'
        '--port	=	Local port (default: a free one)'
        '--records	=	Number of records per resource at the start'
        '--seed	=	Seed of the generated records'
    )
    $levels = @{
        '' = @{ nodes = @('account	Customers, suppliers and prospects', 'alias	Short names for commands', 'api	Send a raw request to the service', 'auth	Sign in and out', 'bank-entry	Entries in a bank journal', 'completion	Print a shell completion script', 'config	Settings of the profile', 'create	Create a record in any catalogue resource', 'delete	Delete a record of any catalogue resource', 'doctor	Check the installation, sign-in and connection', 'get	Show one record by its key', 'help	Show help for a command or topic', 'journal-entry	Entries in the general journal', 'list	List records of any catalogue resource', 'lookup	Find records by exact field values', 'mcp	Serve the commands as MCP tools over stdio', 'me	Show the signed-in user and session', 'metadata	Search the local catalogue or show one resource', 'profile	Profiles, each with its own settings and credentials', 'quota	Show the rate limits of the division', 'quotation	Quotations and their versions', 'sales-entry	Entries in a sales journal', 'sales-order	Sales orders of customers', 'sandbox	A local stand-in for the service, without an account', 'sync	Read the records of a feed changed since a timestamp', 'update	Change a record of any catalogue resource', 'upsert	Create a record, or change the matching one', 'version	Print the version and environment'); flags = @(17) }
        'api' = @{ flags = @(18, 19, 20, 21, 22, 23, 24); args = @(':GET POST PUT DELETE', '='); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'create' = @{ flags = @(25, 26, 27, 28, 22, 23, 29); args = @('='); runs = $true }
        'delete' = @{ flags = @(27, 28, 22, 23, 30); args = @('=', '='); runs = $true }
        'doctor' = @{ flags = @(31); runs = $true }
        'get' = @{ flags = @(32, 33, 34, 28); args = @('=', '='); runs = $true }
        'list' = @{ flags = @(35, 36, 37, 38, 39, 19, 40, 33, 34, 41, 42, 43, 28); args = @('='); runs = $true }
        'lookup' = @{ flags = @(44, 34, 45); args = @('='); runs = $true }
        'mcp' = @{ flags = @(46, 47, 48, 49); runs = $true }
        'me' = @{ flags = @(33); runs = $true }
        'metadata' = @{ flags = @(50, 51, 52, 53); args = @('='); runs = $true }
        'quota' = @{ runs = $true }
        'sync' = @{ flags = @(34, 54, 55, 56, 57); args = @('='); runs = $true }
        'update' = @{ flags = @(25, 26, 27, 28, 22, 23, 29); args = @('=', '='); runs = $true }
        'upsert' = @{ flags = @(45, 25, 26, 22, 23, 29); args = @('='); runs = $true }
        'version' = @{ runs = $true }
        'account' = @{ nodes = @('create	Create a customer, supplier or prospect', 'delete	Delete accounts', 'list	List accounts', 'update	Change an account') }
        'account create' = @{ flags = @(58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 25, 26, 22, 23, 29); runs = $true }
        'account delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'account list' = @{ flags = @(71, 72, 70, 73, 37, 38, 39, 19, 40, 33, 34, 41, 42, 43); runs = $true }
        'account update' = @{ flags = @(58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 25, 26, 22, 23, 29); args = @('='); runs = $true }
        'alias' = @{ nodes = @('list	List aliases', 'set	Create or replace an alias', 'unset	Remove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('='); runs = $true }
        'auth' = @{ nodes = @('login	Sign in and store the credential', 'logout	Delete the stored credentials of the profile', 'status	Show the sign-in status of the profile') }
        'auth login' = @{ flags = @(74, 75, 76, 77, 78, 79, 80, 81); runs = $true }
        'auth logout' = @{ flags = @(82); runs = $true }
        'auth status' = @{ runs = $true }
        'bank-entry' = @{ nodes = @('create	Book a bank entry', 'delete	Delete bank entries', 'line-add	Add a line to a bank entry', 'lines	List the lines of bank entries', 'list	List bank entries') }
        'bank-entry create' = @{ flags = @(83, 84, 85, 86, 87, 22, 23, 29); runs = $true }
        'bank-entry delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'bank-entry line-add' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'bank-entry lines' = @{ flags = @(37, 38, 39, 19, 40, 33, 34, 41); args = @('=', '...'); runs = $true }
        'bank-entry list' = @{ flags = @(86, 88, 89, 37, 38, 39, 19, 40, 33, 34, 41, 42, 43); runs = $true }
        'config' = @{ nodes = @('get	Print one setting of the profile', 'list	List the settings of the profile', 'set	Store one setting of the profile', 'unset	Remove one setting of the profile') }
        'config get' = @{ args = @('='); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @('=', '='); runs = $true }
        'config unset' = @{ args = @('='); runs = $true }
        'journal-entry' = @{ nodes = @('create	Book a balanced general journal entry', 'delete	Delete journal entries', 'lines	List the lines of journal entries', 'list	List general journal entries') }
        'journal-entry create' = @{ flags = @(84, 85, 86, 87, 22, 23, 29); runs = $true }
        'journal-entry delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'journal-entry lines' = @{ flags = @(37, 38, 39, 19, 40, 33, 34, 41); args = @('=', '...'); runs = $true }
        'journal-entry list' = @{ flags = @(86, 88, 90, 89, 37, 38, 39, 19, 40, 33, 34, 41, 42, 43); runs = $true }
        'profile' = @{ nodes = @('current	Print the active profile', 'list	List profiles and their sign-in status', 'use	Set the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('='); runs = $true }
        'quotation' = @{ nodes = @('accept	Accept a quotation', 'create	Create a quotation', 'delete	Delete quotations', 'email	Send a quotation for online sign-off', 'line-add	Add a line to a quotation', 'line-delete	Delete lines of a quotation', 'line-update	Update a line of a quotation', 'lines	List the lines of quotations', 'list	List quotations', 'print	Print a quotation to a document', 'reject	Reject a quotation', 'reopen	Reopen an accepted or rejected quotation', 'review	Replace a quotation with a new version', 'update	Change the header of a quotation') }
        'quotation accept' = @{ flags = @(91, 92, 93, 94, 95, 96, 22, 23, 29); args = @('='); runs = $true }
        'quotation create' = @{ flags = @(97, 98, 99, 100, 101, 102, 22, 23, 29); runs = $true }
        'quotation delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'quotation email' = @{ flags = @(103, 104, 105, 91, 92, 93, 98, 106, 107, 108, 109, 22, 23, 29); args = @('='); runs = $true }
        'quotation line-add' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'quotation line-delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'quotation line-update' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'quotation lines' = @{ flags = @(37, 38, 39, 19, 40, 33, 34, 41); args = @('=', '...'); runs = $true }
        'quotation list' = @{ flags = @(101, 110, 111, 112, 113, 37, 38, 39, 19, 40, 33, 34, 41, 42, 43); runs = $true }
        'quotation print' = @{ flags = @(104, 103, 105, 98, 114, 22, 23, 29); args = @('='); runs = $true }
        'quotation reject' = @{ flags = @(94, 95, 96, 22, 23, 29); args = @('='); runs = $true }
        'quotation reopen' = @{ flags = @(22, 23, 29); args = @('='); runs = $true }
        'quotation review' = @{ flags = @(97, 98, 115, 116, 117, 118, 22, 23, 29); args = @('='); runs = $true }
        'quotation update' = @{ flags = @(97, 98, 99, 100, 22, 23, 29); args = @('='); runs = $true }
        'sales-entry' = @{ nodes = @('create	Book a sales entry or credit note', 'delete	Delete sales entries', 'line-add	Add a line to a sales entry', 'line-delete	Delete lines of a sales entry', 'line-update	Update a line of a sales entry', 'lines	List the lines of sales entries', 'list	List sales entries', 'update	Change the header of a sales entry') }
        'sales-entry create' = @{ flags = @(119, 120, 121, 122, 123, 124, 125, 87, 22, 23, 29); runs = $true }
        'sales-entry delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'sales-entry line-add' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'sales-entry line-delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'sales-entry line-update' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'sales-entry lines' = @{ flags = @(37, 38, 39, 19, 40, 33, 34, 41); args = @('=', '...'); runs = $true }
        'sales-entry list' = @{ flags = @(37, 38, 39, 19, 40, 33, 34, 41, 42, 43); runs = $true }
        'sales-entry update' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'sales-order' = @{ nodes = @('create	Create a sales order', 'delete	Delete sales orders', 'line-add	Add a line to a sales order', 'line-delete	Delete lines of a sales order', 'line-update	Update a line of a sales order', 'lines	List the lines of sales orders', 'list	List sales orders', 'update	Change the header of a sales order') }
        'sales-order create' = @{ flags = @(120, 126, 127, 128, 129, 118, 100, 22, 23, 29); runs = $true }
        'sales-order delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'sales-order line-add' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'sales-order line-delete' = @{ flags = @(22, 23, 30); args = @('=', '...'); runs = $true }
        'sales-order line-update' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'sales-order lines' = @{ flags = @(37, 38, 39, 19, 40, 33, 34, 41); args = @('=', '...'); runs = $true }
        'sales-order list' = @{ flags = @(120, 130, 131, 132, 133, 37, 38, 39, 19, 40, 33, 34, 41, 42, 43); runs = $true }
        'sales-order update' = @{ flags = @(25, 26, 22, 23, 29); args = @('='); runs = $true }
        'sandbox' = @{ nodes = @('reset	Reset the sandbox to its initial records', 'serve	Run the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(134, 135, 136, 137, 138, 139); runs = $true }
    }
    $globals = @(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
    $topics = @('environment	Environment variables', 'exit-codes	Exit codes and errors', 'flags	Global flags', 'output	Output formats, fields and filters')

    function Find-Flag($name) {
        foreach ($at in @($level.flags) + $globals) {
            if ($null -ne $at -and ($flags[$at] -split "\`t")[0] -csplit ' ' -ccontains $name) { return $at }
        }
        return -1
    }
    function Get-Value($at) {
        if ($at -lt 0) { return '' }
        return ($flags[$at] -split "\`t")[1]
    }
    function New-Result($text, $summary, $type) {
        $tip = if ($summary) { $summary } else { $text }
        [System.Management.Automation.CompletionResult]::new($text, $text, $type, $tip)
    }
    function Complete-Value($value, $part, $before) {
        if (-not $value) { return }
        $words = $value.Substring(1) -split ' '
        if ($value[0] -eq '?') { $words = @('yes', 'no') }
        if (',:?'.IndexOf($value[0]) -lt 0) { return }
        if ($value[0] -eq ',' -and $part.Contains(',')) {
            $end = $part.LastIndexOf(',') + 1
            $before += $part.Substring(0, $end)
            $part = $part.Substring($end)
        }
        foreach ($word in $words) {
            if ($word.StartsWith($part)) { New-Result "$before$word" '' 'ParameterValue' }
        }
    }

    $words = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor -or ($_.Extent.EndOffset -eq $cursor -and -not $typed) } |
        Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
    $level = $levels['']
    $way = ''
    $value = ''
    $given = @()
    $count = 0
    $help = $false
    foreach ($word in $words) {
        if ($value -and $value -ne '?') { $value = ''; continue }
        if ($value) {
            $value = ''
            if ($word -cmatch '^(yes|no|true|false|1|0)$') { continue }
        }
        if ($word -eq '--') { return }
        if ($word -match '^-(?![0-9.]).') {
            $name = if ($word.StartsWith('--')) { ($word -split '=', 2)[0] } else { $word.Substring(0, 2) }
            $at = Find-Flag $name
            $given += $at
            if ($word -ceq $name) { $value = Get-Value $at }
            continue
        }
        $next = "$way $word".Trim()
        if (-not $way -and $word -ceq 'help') { $help = $true }
        elseif ($count -eq 0 -and $levels.ContainsKey($next)) { $way = $next; $level = $levels[$way] }
        elseif ($level.runs) { $count++ }
        else { return }
    }

    if ($value -and $value -ne '?') { return Complete-Value $value $typed '' }
    $nodes = @($level.nodes)
    if ($help -and -not $way) { $nodes += $topics }
    if (-not $help -and $typed -match '^(--[^=]+)=(.*)$') {
        $before = $Matches[1]
        $part = $Matches[2]
        return Complete-Value (Get-Value (Find-Flag $before)) $part "$before="
    }
    if (-not $typed.StartsWith('-') -and $count -eq 0) {
        foreach ($node in $nodes) {
            $parts = $node -split "\`t"
            if ($node -and $parts[0].StartsWith($typed)) { New-Result $parts[0] $parts[1] 'Command' }
        }
    }
    if ($help) { return }
    $values = @($level.args | Where-Object { $_ })
    $place = $count
    if ($values.Count -gt 1 -and $values[-1] -eq '...' -and $place -gt $values.Count - 2) { $place = $values.Count - 2 }
    if (-not $typed.StartsWith('-') -and $place -lt $values.Count) { Complete-Value $values[$place] $typed '' }
    if ($typed.StartsWith('-') -or (-not $typed -and $level.runs -and -not $level.nodes -and $place -ge $values.Count)) {
        foreach ($at in @($level.flags) + $globals) {
            if ($null -eq $at) { continue }
            $parts = $flags[$at] -split "\`t"
            $names = $parts[0] -split ' '
            if ($names[0] -ne '+' -and $given -contains $at) { continue }
            foreach ($name in $names) {
                if ($name -ne '+' -and $name.StartsWith($typed)) { New-Result $name $parts[2] 'ParameterName' }
            }
        }
    }
}
`,
};
