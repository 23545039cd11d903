// Written by cmdspec; changes here are lost.

export const completion: Readonly<Record<string, string>> = {
  bash: `# Completion of crmcli for bash. Written by cmdspec; changes here are lost.

_crmcli_flags=(
  '--csv-safe	'
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
  '--resolve-fields	'
  '--timeout	='
  '--verbose	'
  '--version	'
  '--body	@'
  '--all --paginate	'
  '--dry-run	'
  '--checks	,stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing'
  '--strict	'
  '--pipeline	='
  '--dir	/'
  '--resume	'
  '--views	'
  '--raw	'
  '--peek	'
  '--since	='
  '--deep	'
  '--format	:md html'
  '--out	/'
  '--target	='
  '--period	='
  '--commit-threshold	='
  '--offline	'
  '--exact	'
  '--min	='
  '--threshold	='
  '--exact	'
  '--item-types	,deal person organization product lead file mail_attachment project'
  '--org	='
  '--person	='
  '--status	:open won lost'
  '--peek	'
  '--severity	:must should all'
  '--api-token	='
  '--client-id	='
  '--client-secret	='
  '--company	='
  '--oauth	'
  '--port	='
  '--store	:keychain file'
  '--all	'
  '--title	='
  '--value	='
  '--currency	='
  '--status	:open won lost'
  '--stage	='
  '--pipeline	='
  '--person	='
  '--org	='
  '--owner	='
  '--probability	='
  '--expected-close-date	='
  '+ --field	='
  '--body	@'
  '-y --yes	'
  '--field	='
  '--filter	='
  '--archived	'
  '--status	:open won lost deleted'
  '--ids	='
  '--sort-by	:id update_time add_time'
  '--sort-direction	:asc desc'
  '--updated-since	='
  '--updated-until	='
  '--user	='
  '--product	='
  '--price	='
  '--discount	='
  '--discount-type	:percentage amount'
  '--tax	='
  '--comments	='
  '--quantity	='
  '--sort-by	:id add_time update_time order_nr'
  '--attachment	='
  '--title	='
  '--value	='
  '--all-tools	'
  '--allow-writes	'
  '--tool-timeout	='
  '--topics	='
  '--buckets	='
  '--currency	='
  '--min-pushes	='
  '--owner	='
  '--pipeline	='
  '--name	='
  '+ --email	='
  '+ --phone	='
  '--background	'
  '+ --fail	='
  '--latency	='
  '--port	='
  '--records	='
  '--seed	='
  '--full	'
  '--since	='
  '--views	'
  '--events	='
  '--forward-to	='
  '--interval	='
  '--max-events	='
  '--once	'
  '--port	='
  '--since	='
  '--synthetic	'
  '--url	='
)

_crmcli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='alias api audit auth backup changes completion config deal digest doctor field funnel help lead mcp metrics person pipeline profile quota rep sandbox search sync version watch webhook' flags='14' ;;
  'api') flags='15 16 17' args=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  'audit') nodes='stage-skips' flags='18 19' runs=1 ;;
  'audit stage-skips') flags='20' runs=1 ;;
  'backup') nodes='diff' flags='21 22 23 17' runs=1 ;;
  'backup diff') flags='24' args=('/' '/') runs=1 ;;
  'changes') flags='25 26' runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'digest') flags='27 28 29 30 20 31 32' runs=1 ;;
  'doctor') flags='33' runs=1 ;;
  'funnel') flags='34 20 31' runs=1 ;;
  'quota' | 'ratelimit') flags='35 36' runs=1 ;;
  'search') flags='37 38 39 40 41' args=('=') runs=1 ;;
  'version') runs=1 ;;
  'watch') flags='18 42 43' runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('=') runs=1 ;;
  'auth') nodes='login logout status' ;;
  'auth login') flags='44 45 46 47 48 49 50' runs=1 ;;
  'auth logout') flags='51' runs=1 ;;
  'auth status') runs=1 ;;
  'config') nodes='get list set unset' ;;
  'config get') args=('=') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=('=' '=') runs=1 ;;
  'config unset') args=('=') runs=1 ;;
  'deal') nodes='create delete follower get history list product summary update' ;;
  'deal create') flags='52 53 54 55 56 57 58 59 60 61 62 63 64 17' runs=1 ;;
  'deal delete') flags='17 65' args=('=') runs=1 ;;
  'deal get') args=('=') runs=1 ;;
  'deal history') flags='66' args=('=') runs=1 ;;
  'deal list') flags='56 57 60 58 59 67 68 69 70 71 72 73 74' runs=1 ;;
  'deal summary') flags='55 57 56 67' runs=1 ;;
  'deal update') flags='52 53 54 55 56 57 58 59 60 61 62 63 64 17' args=('=') runs=1 ;;
  'deal follower') nodes='add list remove' ;;
  'deal follower add') flags='75 17' args=('=') runs=1 ;;
  'deal follower list') args=('=') runs=1 ;;
  'deal follower remove') flags='75 17 65' args=('=') runs=1 ;;
  'deal product') nodes='add list remove update' ;;
  'deal product add') flags='76 77 78 79 80 81 82 17' args=('=') runs=1 ;;
  'deal product list') flags='83 72' args=('=') runs=1 ;;
  'deal product remove') flags='84 17 65' args=('=') runs=1 ;;
  'deal product update') flags='84 76 77 82 78 79 80 81 17' args=('=') runs=1 ;;
  'field') nodes='list' ;;
  'field list') args=(':activity deal org organization person product') runs=1 ;;
  'lead') nodes='create delete get list' ;;
  'lead create') flags='85 58 59 60 86 54 62 64 17' runs=1 ;;
  'lead delete') flags='17 65' args=('=') runs=1 ;;
  'lead get') args=('=') runs=1 ;;
  'lead list') flags='60 58 59' runs=1 ;;
  'mcp') nodes='serve' ;;
  'mcp serve') flags='87 88 89 90' runs=1 ;;
  'metrics') nodes='aging conversion-matrix coverage forecast slippage velocity' ;;
  'metrics aging') flags='91 20' runs=1 ;;
  'metrics conversion-matrix') flags='20' runs=1 ;;
  'metrics coverage') flags='92 30 20 31' runs=1 ;;
  'metrics forecast') flags='20 32' runs=1 ;;
  'metrics slippage') flags='93 20' runs=1 ;;
  'metrics velocity') flags='94 95 31' runs=1 ;;
  'person') nodes='create get list' ;;
  'person create') flags='96 97 98 59 60 63 64 17' runs=1 ;;
  'person get') args=('=') runs=1 ;;
  'person list') flags='60 59 67 70 71 72 73 74' runs=1 ;;
  'pipeline') nodes='health' ;;
  'pipeline health') flags='20' runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('=') runs=1 ;;
  'rep') nodes='scorecard' ;;
  'rep scorecard') flags='94 95 31' runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='99 100 101 102 103 104' runs=1 ;;
  'sync') nodes='warehouse' ;;
  'sync warehouse') flags='21 105 106 107 17 65' runs=1 ;;
  'webhook') nodes='listen' ;;
  'webhook listen') flags='108 109 110 111 112 113 114 115 116 17' runs=1 ;;
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_crmcli_flag() {
  local at names
  value= index=
  for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13; do
    names=\${_crmcli_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${_crmcli_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
_crmcli_value() {
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

_crmcli() {
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

  _crmcli_level ''
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
      _crmcli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    *)
      if [[ -z $path && $word == help ]]; then
        help=1
      elif ((count == 0)) && _crmcli_level "\${path:+$path }$word"; then
        path=\${path:+$path }$word
      else
        _crmcli_level "$path"
        [[ $runs ]] || return
        ((count++))
      fi
      ;;
    esac
  done

  if [[ $value && $value != '?' ]]; then
    _crmcli_value "$value" "$cur" ''
  elif [[ $help ]]; then
    [[ $path ]] || nodes+=' environment exit-codes flags output'
    COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
  elif [[ $cur == --*=* ]]; then
    _crmcli_flag "\${cur%%=*}"
    _crmcli_value "$value" "\${cur#*=}" "\${cur%%=*}="
  else
    place=$count last=$((\${#args[@]} - 2))
    if ((last >= 0 && place > last)) && [[ \${args[last + 1]} == ... ]]; then place=$last; fi
    if [[ $cur != -* ]]; then
      ((count > 0)) || COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
      kept=("\${COMPREPLY[@]}") COMPREPLY=()
      _crmcli_value "\${args[place]}" "$cur" ''
      COMPREPLY=("\${kept[@]}" "\${COMPREPLY[@]}")
    fi
    if [[ $cur == -* || ( -z $cur && $runs && -z $nodes && -z \${args[place]} ) ]]; then
      for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13; do
        name=\${_crmcli_flags[at]%%$'\\t'*}
        if [[ $name == '+ '* || $given != *" $at "* ]]; then offered+=" \${name#+ }"; fi
      done
      COMPREPLY=($(compgen -W "$offered" -- "$cur"))
    fi
  fi

  # Bash replaces only the part after the last break.
  word=\${cur%"$2"}
  if [[ $word ]]; then COMPREPLY=("\${COMPREPLY[@]#"$word"}"); fi
}

complete -F _crmcli crmcli
`,
  zsh: `#compdef crmcli
# Completion of crmcli for zsh. Written by cmdspec; changes here are lost.

typeset -ga _crmcli_flags=(
  '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula'
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
  '--resolve-fields		Show names and option labels of custom fields instead of keys and ids'
  '--timeout	=	Request timeout'
  '--verbose		Log requests to stderr'
  '--version		Print the version'
  '--body	@	Request body as JSON: text, @file, - or piped input'
  '--all --paginate		Read every page and print one list (GET only)'
  '--dry-run		Print the request without sending it'
  '--checks	,stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing	Only these checks'
  '--strict		Fail if a check of severity must has findings'
  '--pipeline	=	Pipeline id (required if there are several)'
  '--dir	/	Target folder'
  '--resume		Skip resources that an interrupted run has completed'
  '--views		Also write views.sql, with typed views of the records for DuckDB'
  '--raw		Show keys and option ids instead of names and labels'
  '--peek		Do not store the position'
  '--since	=	Start at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position'
  '--deep		Read the changelog of each deal'
  '--format	:md html	Print a document'
  '--out	/	Write the document to this file'
  '--target	=	Revenue quota; no goal is read'
  '--period	=	Days or months before now, as 90d or 3m (a month has 30 days)'
  '--commit-threshold	=	Least probability of deals that count as commit'
  '--offline		Skip the checks that need the network'
  '--exact		Read the changelog of each deal'
  '--min	=	Fail if fewer tokens remain'
  '--threshold	=	Fail if a smaller share remains'
  '--exact		Match whole values instead of parts'
  '--item-types	,deal person organization product lead file mail_attachment project	Only these types of records'
  '--org	=	Only deals with this organization id (requires --item-types deal)'
  '--person	=	Only deals with this person id (requires --item-types deal)'
  '--status	:open won lost	Only deals with this status (requires --item-types deal)'
  '--peek		Do not remember the findings'
  '--severity	:must should all	Severity of new findings that ends with 8'
  '--api-token	=	API token (omit it to be prompted and to keep it out of the shell history)'
  '--client-id	=	Client id of the OAuth app'
  '--client-secret	=	Client secret of the OAuth app'
  '--company	=	Company subdomain or full URL'
  '--oauth		Sign in with OAuth in a browser, using your own app'
  '--port	=	Port of the callback URL registered with the app'
  '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)'
  '--all		Also delete credentials that other commands stored'
  '--title	=	Title of the deal'
  '--value	=	Value in the currency of the deal'
  '--currency	=	Currency code, for example EUR'
  '--status	:open won lost	Status of the deal'
  '--stage	=	Stage id'
  '--pipeline	=	Pipeline id'
  '--person	=	Person id'
  '--org	=	Organization id'
  '--owner	=	User id of the owner'
  '--probability	=	Probability of winning'
  '--expected-close-date	=	Expected close date'
  '+ --field	=	Field by name or key, as Name=Value; options by label'
  '--body	@	More fields as a JSON object: text or @file; flags override it'
  '-y --yes		Skip the confirmation prompt'
  '--field	=	Only changes of the field with this key, for example stage_id'
  '--filter	=	Id of a saved filter (the service then ignores all other filters)'
  '--archived		List archived deals instead of active ones'
  '--status	:open won lost deleted	Only deals with this status'
  '--ids	=	Only these ids (at most 100)'
  '--sort-by	:id update_time add_time	Field to sort by'
  '--sort-direction	:asc desc	Sort order'
  '--updated-since	=	Only records changed at or after this time, for example 2026-06-01T08:00:00Z'
  '--updated-until	=	Only records changed before this time'
  '--user	=	User id'
  '--product	=	Product id'
  '--price	=	Price per unit'
  '--discount	=	Discount on the row'
  '--discount-type	:percentage amount	Type of the discount'
  '--tax	=	Tax rate'
  '--comments	=	Comments on the row'
  '--quantity	=	Number of units'
  '--sort-by	:id add_time update_time order_nr	Field to sort by'
  '--attachment	=	Attachment id, shown by \`deal product list\`'
  '--title	=	Title of the lead'
  '--value	=	Value in the currency set by --currency'
  '--all-tools		Offer a tool for every command, not only the core set'
  '--allow-writes		Also offer tools that change data'
  '--tool-timeout	=	Time limit of one call'
  '--topics	=	Offer the tools of these command groups; overrides --all-tools'
  '--buckets	=	Bounds of the age groups'
  '--currency	=	Only deals in this currency (required if there are several)'
  '--min-pushes	=	Only deals pushed at least so often'
  '--owner	=	Only deals of this user id'
  '--pipeline	=	Only deals of this pipeline'
  '--name	=	Full name'
  '+ --email	=	E-mail address (the first one is the primary address)'
  '+ --phone	=	Phone number (the first one is the primary number)'
  '--background		Run in the background and end when the sandbox is ready'
  '+ --fail	=	Fail the first requests with this status, for example 503:2'
  '--latency	=	Delay before each response'
  '--port	=	Local port (default: a free one)'
  '--records	=	Number of records per resource at the start'
  '--seed	=	Seed of the generated records'
  '--full		Empty the files and read everything again'
  '--since	=	Read changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks'
  '--views		Also write views.sql, with typed views of the newest records for DuckDB'
  '--events	=	Only these events, for example deal.change or person.*'
  '--forward-to	=	Also POST each delivery to this URL'
  '--interval	=	Pause between two reads of the change feed'
  '--max-events	=	End after this many events'
  '--once		End after the first event, or after one read of the change feed'
  '--port	=	Port to listen on (0 for any free port)'
  '--since	=	Start of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)'
  '--synthetic		Read the change feed instead of registering a webhook'
  '--url	=	Public https URL of the tunnel to --port, or an http URL of this machine'
)

_crmcli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('alias:Short names for commands' 'api:Send a raw request to the service' 'audit:Check the quality of the data of the account' 'auth:Sign in and out' 'backup:Back up the account to a folder of JSON files' 'changes:List records created or changed since the last run' 'completion:Print a shell completion script' 'config:Settings of the profile' 'deal:Deals in a sales pipeline' 'digest:Report all figures of a pipeline' 'doctor:Check the installation, sign-in and connection' 'field:Standard and custom fields of records' 'funnel:Show conversion from stage to stage' 'help:Show help for a command or topic' 'lead:Leads that are not deals yet' 'mcp:Commands as tools for agents' 'metrics:Figures of the sales pipeline' 'person:Contact persons' 'pipeline:Sales pipelines' 'profile:Profiles, each with its own settings and credentials' 'quota:Show the remaining daily token budget' 'rep:Figures of sales representatives' 'sandbox:A local stand-in for the service, without an account' 'search:Search records across entities' 'sync:Copies of the account for other systems' 'version:Print the version and environment' 'watch:Report data-quality findings that are new since the last run' 'webhook:Webhooks that notify a server of events') own=(15) ;;
  ('api') own=(16 17 18) values=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  ('audit') nodes=('stage-skips:List deals that skipped stages or moved backward') own=(19 20) runs=1 ;;
  ('audit stage-skips') own=(21) runs=1 ;;
  ('backup') nodes=('diff:Compare two backups field by field') own=(22 23 24 18) runs=1 ;;
  ('backup diff') own=(25) values=('/' '/') runs=1 ;;
  ('changes') own=(26 27) runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('digest') own=(28 29 30 31 21 32 33) runs=1 ;;
  ('doctor') own=(34) runs=1 ;;
  ('funnel') own=(35 21 32) runs=1 ;;
  ('quota'|'ratelimit') own=(36 37) runs=1 ;;
  ('search') own=(38 39 40 41 42) values=('=') runs=1 ;;
  ('version') runs=1 ;;
  ('watch') own=(19 43 44) runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('=') runs=1 ;;
  ('auth') nodes=('login:Sign in with an API token or OAuth' 'logout:Delete the stored credentials of the profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(45 46 47 48 49 50 51) runs=1 ;;
  ('auth logout') own=(52) runs=1 ;;
  ('auth status') runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile') ;;
  ('config get') values=('=') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=('=' '=') runs=1 ;;
  ('config unset') values=('=') runs=1 ;;
  ('deal') nodes=('create:Create a deal' 'delete:Delete a deal' 'follower:Users who follow a deal' 'get:Show one deal' 'history:Show field changes of a deal, newest first' 'list:List active or archived deals' 'product:Products attached to a deal' 'summary:Show totals of deals per currency' 'update:Update a deal') ;;
  ('deal create') own=(53 54 55 56 57 58 59 60 61 62 63 64 65 18) runs=1 ;;
  ('deal delete') own=(18 66) values=('=') runs=1 ;;
  ('deal get') values=('=') runs=1 ;;
  ('deal history') own=(67) values=('=') runs=1 ;;
  ('deal list') own=(57 58 61 59 60 68 69 70 71 72 73 74 75) runs=1 ;;
  ('deal summary') own=(56 58 57 68) runs=1 ;;
  ('deal update') own=(53 54 55 56 57 58 59 60 61 62 63 64 65 18) values=('=') runs=1 ;;
  ('deal follower') nodes=('add:Add a follower to a deal' 'list:List followers of a deal' 'remove:Remove a follower from a deal') ;;
  ('deal follower add') own=(76 18) values=('=') runs=1 ;;
  ('deal follower list') values=('=') runs=1 ;;
  ('deal follower remove') own=(76 18 66) values=('=') runs=1 ;;
  ('deal product') nodes=('add:Attach a product to a deal' 'list:List products attached to a deal' 'remove:Detach a product from a deal' 'update:Change an attached product') ;;
  ('deal product add') own=(77 78 79 80 81 82 83 18) values=('=') runs=1 ;;
  ('deal product list') own=(84 73) values=('=') runs=1 ;;
  ('deal product remove') own=(85 18 66) values=('=') runs=1 ;;
  ('deal product update') own=(85 77 78 83 79 80 81 82 18) values=('=') runs=1 ;;
  ('field') nodes=('list:List the fields of an entity and their keys') ;;
  ('field list') values=(':activity deal org organization person product') runs=1 ;;
  ('lead') nodes=('create:Create a lead' 'delete:Delete a lead' 'get:Show one lead' 'list:List leads') ;;
  ('lead create') own=(86 59 60 61 87 55 63 65 18) runs=1 ;;
  ('lead delete') own=(18 66) values=('=') runs=1 ;;
  ('lead get') values=('=') runs=1 ;;
  ('lead list') own=(61 59 60) runs=1 ;;
  ('mcp') nodes=('serve:Serve the commands as MCP tools over stdio') ;;
  ('mcp serve') own=(88 89 90 91) runs=1 ;;
  ('metrics') nodes=('aging:Show how long open deals have been in their stage' 'conversion-matrix:Count moves between stages' 'coverage:Compare the open pipeline with the revenue goal' 'forecast:Show open deals by expected close month' 'slippage:List open deals whose close date was pushed back' 'velocity:Show sales velocity over a period') ;;
  ('metrics aging') own=(92 21) runs=1 ;;
  ('metrics conversion-matrix') own=(21) runs=1 ;;
  ('metrics coverage') own=(93 31 21 32) runs=1 ;;
  ('metrics forecast') own=(21 33) runs=1 ;;
  ('metrics slippage') own=(94 21) runs=1 ;;
  ('metrics velocity') own=(95 96 32) runs=1 ;;
  ('person') nodes=('create:Create a person' 'get:Show one person' 'list:List persons') ;;
  ('person create') own=(97 98 99 60 61 64 65 18) runs=1 ;;
  ('person get') values=('=') runs=1 ;;
  ('person list') own=(61 60 68 71 72 73 74 75) runs=1 ;;
  ('pipeline') nodes=('health:Show value and neglected deals per stage') ;;
  ('pipeline health') own=(21) runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('=') runs=1 ;;
  ('rep') nodes=('scorecard:Show win rate, cycle, velocity and hygiene per owner') ;;
  ('rep scorecard') own=(95 96 32) runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(100 101 102 103 104 105) runs=1 ;;
  ('sync') nodes=('warehouse:Append changed records to NDJSON files') ;;
  ('sync warehouse') own=(22 106 107 108 18 66) runs=1 ;;
  ('webhook') nodes=('listen:Receive events, or simulate them from the change feed') ;;
  ('webhook listen') own=(109 110 111 112 113 114 115 116 117 18) runs=1 ;;
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_crmcli_flag() {
  local at parts
  value= index=
  for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do
    parts=("\${(@ps:\\t:)_crmcli_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes values of the kind $1 for the word under the cursor.
_crmcli_value() {
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

_crmcli() {
  local -a nodes own values words_before shown
  local runs way= name value= index= given=' ' word cur=\${(Q)words[CURRENT]} at help= found=1
  integer count=0 place
  words_before=("\${(@Q)words[2,CURRENT-1]}")

  _crmcli_level ''
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
      _crmcli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    (*)
      if [[ -z $way && $word == help ]]; then
        help=1
      elif (( count == 0 )) && _crmcli_level "\${way:+$way }$word"; then
        way=\${way:+$way }$word
      else
        _crmcli_level "$way"
        [[ -n $runs ]] || return 1
        count+=1
      fi
      ;;
    esac
  done

  if [[ -n $value && $value != '?' ]]; then
    _crmcli_value "$value"
    return
  fi
  if [[ -n $help ]]; then
    [[ -n $way ]] || nodes+=('environment:Environment variables' 'exit-codes:Exit codes and errors' 'flags:Global flags' 'output:Output formats, fields and filters')
    _describe -t commands command nodes
    return
  fi
  if [[ $cur == --*=* ]]; then
    _crmcli_flag "\${cur%%=*}"
    compset -P '*='
    _crmcli_value "$value"
    return
  fi
  place=$(( count + 1 ))
  if (( place > $#values )) && [[ $values[-1] == ... ]]; then place=$(( $#values - 1 )); fi
  if [[ $cur != -* ]]; then
    (( count > 0 || $#nodes == 0 )) || { _describe -t commands command nodes && found=0 }
    (( place > $#values )) || { _crmcli_value "$values[place]" && found=0 }
  fi
  if [[ $cur == -* || ( -z $cur && -n $runs && $#nodes == 0 && $place -gt $#values ) ]]; then
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do
      word=\${_crmcli_flags[at]}
      [[ $word == '+ '* || $given != *" $at "* ]] || continue
      for name in \${=\${word#+ }%%$'\\t'*}; do shown+=("$name:\${word##*$'\\t'}"); done
    done
    _describe -t flags flag shown && found=0
  fi
  return $found
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _crmcli "$@"; else compdef _crmcli crmcli; fi
`,
  fish: `# Completion of crmcli for fish. Written by cmdspec; changes here are lost.

set -g __crmcli_flags \\
    '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula' \\
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
    '--resolve-fields		Show names and option labels of custom fields instead of keys and ids' \\
    '--timeout	=	Request timeout' \\
    '--verbose		Log requests to stderr' \\
    '--version		Print the version' \\
    '--body	@	Request body as JSON: text, @file, - or piped input' \\
    '--all --paginate		Read every page and print one list (GET only)' \\
    '--dry-run		Print the request without sending it' \\
    '--checks	,stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing	Only these checks' \\
    '--strict		Fail if a check of severity must has findings' \\
    '--pipeline	=	Pipeline id (required if there are several)' \\
    '--dir	/	Target folder' \\
    '--resume		Skip resources that an interrupted run has completed' \\
    '--views		Also write views.sql, with typed views of the records for DuckDB' \\
    '--raw		Show keys and option ids instead of names and labels' \\
    '--peek		Do not store the position' \\
    '--since	=	Start at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position' \\
    '--deep		Read the changelog of each deal' \\
    '--format	:md html	Print a document' \\
    '--out	/	Write the document to this file' \\
    '--target	=	Revenue quota; no goal is read' \\
    '--period	=	Days or months before now, as 90d or 3m (a month has 30 days)' \\
    '--commit-threshold	=	Least probability of deals that count as commit' \\
    '--offline		Skip the checks that need the network' \\
    '--exact		Read the changelog of each deal' \\
    '--min	=	Fail if fewer tokens remain' \\
    '--threshold	=	Fail if a smaller share remains' \\
    '--exact		Match whole values instead of parts' \\
    '--item-types	,deal person organization product lead file mail_attachment project	Only these types of records' \\
    '--org	=	Only deals with this organization id (requires --item-types deal)' \\
    '--person	=	Only deals with this person id (requires --item-types deal)' \\
    '--status	:open won lost	Only deals with this status (requires --item-types deal)' \\
    '--peek		Do not remember the findings' \\
    '--severity	:must should all	Severity of new findings that ends with 8' \\
    '--api-token	=	API token (omit it to be prompted and to keep it out of the shell history)' \\
    '--client-id	=	Client id of the OAuth app' \\
    '--client-secret	=	Client secret of the OAuth app' \\
    '--company	=	Company subdomain or full URL' \\
    '--oauth		Sign in with OAuth in a browser, using your own app' \\
    '--port	=	Port of the callback URL registered with the app' \\
    '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)' \\
    '--all		Also delete credentials that other commands stored' \\
    '--title	=	Title of the deal' \\
    '--value	=	Value in the currency of the deal' \\
    '--currency	=	Currency code, for example EUR' \\
    '--status	:open won lost	Status of the deal' \\
    '--stage	=	Stage id' \\
    '--pipeline	=	Pipeline id' \\
    '--person	=	Person id' \\
    '--org	=	Organization id' \\
    '--owner	=	User id of the owner' \\
    '--probability	=	Probability of winning' \\
    '--expected-close-date	=	Expected close date' \\
    '+ --field	=	Field by name or key, as Name=Value; options by label' \\
    '--body	@	More fields as a JSON object: text or @file; flags override it' \\
    '-y --yes		Skip the confirmation prompt' \\
    '--field	=	Only changes of the field with this key, for example stage_id' \\
    '--filter	=	Id of a saved filter (the service then ignores all other filters)' \\
    '--archived		List archived deals instead of active ones' \\
    '--status	:open won lost deleted	Only deals with this status' \\
    '--ids	=	Only these ids (at most 100)' \\
    '--sort-by	:id update_time add_time	Field to sort by' \\
    '--sort-direction	:asc desc	Sort order' \\
    '--updated-since	=	Only records changed at or after this time, for example 2026-06-01T08:00:00Z' \\
    '--updated-until	=	Only records changed before this time' \\
    '--user	=	User id' \\
    '--product	=	Product id' \\
    '--price	=	Price per unit' \\
    '--discount	=	Discount on the row' \\
    '--discount-type	:percentage amount	Type of the discount' \\
    '--tax	=	Tax rate' \\
    '--comments	=	Comments on the row' \\
    '--quantity	=	Number of units' \\
    '--sort-by	:id add_time update_time order_nr	Field to sort by' \\
    '--attachment	=	Attachment id, shown by \`deal product list\`' \\
    '--title	=	Title of the lead' \\
    '--value	=	Value in the currency set by --currency' \\
    '--all-tools		Offer a tool for every command, not only the core set' \\
    '--allow-writes		Also offer tools that change data' \\
    '--tool-timeout	=	Time limit of one call' \\
    '--topics	=	Offer the tools of these command groups; overrides --all-tools' \\
    '--buckets	=	Bounds of the age groups' \\
    '--currency	=	Only deals in this currency (required if there are several)' \\
    '--min-pushes	=	Only deals pushed at least so often' \\
    '--owner	=	Only deals of this user id' \\
    '--pipeline	=	Only deals of this pipeline' \\
    '--name	=	Full name' \\
    '+ --email	=	E-mail address (the first one is the primary address)' \\
    '+ --phone	=	Phone number (the first one is the primary number)' \\
    '--background		Run in the background and end when the sandbox is ready' \\
    '+ --fail	=	Fail the first requests with this status, for example 503:2' \\
    '--latency	=	Delay before each response' \\
    '--port	=	Local port (default: a free one)' \\
    '--records	=	Number of records per resource at the start' \\
    '--seed	=	Seed of the generated records' \\
    '--full		Empty the files and read everything again' \\
    '--since	=	Read changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks' \\
    '--views		Also write views.sql, with typed views of the newest records for DuckDB' \\
    '--events	=	Only these events, for example deal.change or person.*' \\
    '--forward-to	=	Also POST each delivery to this URL' \\
    '--interval	=	Pause between two reads of the change feed' \\
    '--max-events	=	End after this many events' \\
    '--once		End after the first event, or after one read of the change feed' \\
    '--port	=	Port to listen on (0 for any free port)' \\
    '--since	=	Start of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)' \\
    '--synthetic		Read the change feed instead of registering a webhook' \\
    '--url	=	Public https URL of the tunnel to --port, or an http URL of this machine'

function __crmcli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'alias	Short names for commands' 'api	Send a raw request to the service' 'audit	Check the quality of the data of the account' 'auth	Sign in and out' 'backup	Back up the account to a folder of JSON files' 'changes	List records created or changed since the last run' 'completion	Print a shell completion script' 'config	Settings of the profile' 'deal	Deals in a sales pipeline' 'digest	Report all figures of a pipeline' 'doctor	Check the installation, sign-in and connection' 'field	Standard and custom fields of records' 'funnel	Show conversion from stage to stage' 'help	Show help for a command or topic' 'lead	Leads that are not deals yet' 'mcp	Commands as tools for agents' 'metrics	Figures of the sales pipeline' 'person	Contact persons' 'pipeline	Sales pipelines' 'profile	Profiles, each with its own settings and credentials' 'quota	Show the remaining daily token budget' 'rep	Figures of sales representatives' 'sandbox	A local stand-in for the service, without an account' 'search	Search records across entities' 'sync	Copies of the account for other systems' 'version	Print the version and environment' 'watch	Report data-quality findings that are new since the last run' 'webhook	Webhooks that notify a server of events'
            set own 15
        case 'api'
            set own 16 17 18
            set values ':GET POST PUT PATCH DELETE' '='
            set runs 1
        case 'audit'
            set nodes 'stage-skips	List deals that skipped stages or moved backward'
            set own 19 20
            set runs 1
        case 'audit stage-skips'
            set own 21
            set runs 1
        case 'backup'
            set nodes 'diff	Compare two backups field by field'
            set own 22 23 24 18
            set runs 1
        case 'backup diff'
            set own 25
            set values '/' '/'
            set runs 1
        case 'changes'
            set own 26 27
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'digest'
            set own 28 29 30 31 21 32 33
            set runs 1
        case 'doctor'
            set own 34
            set runs 1
        case 'funnel'
            set own 35 21 32
            set runs 1
        case 'quota' 'ratelimit'
            set own 36 37
            set runs 1
        case 'search'
            set own 38 39 40 41 42
            set values '='
            set runs 1
        case 'version'
            set runs 1
        case 'watch'
            set own 19 43 44
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
            set nodes 'login	Sign in with an API token or OAuth' 'logout	Delete the stored credentials of the profile' 'status	Show the sign-in status of the profile'
        case 'auth login'
            set own 45 46 47 48 49 50 51
            set runs 1
        case 'auth logout'
            set own 52
            set runs 1
        case 'auth status'
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
        case 'deal'
            set nodes 'create	Create a deal' 'delete	Delete a deal' 'follower	Users who follow a deal' 'get	Show one deal' 'history	Show field changes of a deal, newest first' 'list	List active or archived deals' 'product	Products attached to a deal' 'summary	Show totals of deals per currency' 'update	Update a deal'
        case 'deal create'
            set own 53 54 55 56 57 58 59 60 61 62 63 64 65 18
            set runs 1
        case 'deal delete'
            set own 18 66
            set values '='
            set runs 1
        case 'deal get'
            set values '='
            set runs 1
        case 'deal history'
            set own 67
            set values '='
            set runs 1
        case 'deal list'
            set own 57 58 61 59 60 68 69 70 71 72 73 74 75
            set runs 1
        case 'deal summary'
            set own 56 58 57 68
            set runs 1
        case 'deal update'
            set own 53 54 55 56 57 58 59 60 61 62 63 64 65 18
            set values '='
            set runs 1
        case 'deal follower'
            set nodes 'add	Add a follower to a deal' 'list	List followers of a deal' 'remove	Remove a follower from a deal'
        case 'deal follower add'
            set own 76 18
            set values '='
            set runs 1
        case 'deal follower list'
            set values '='
            set runs 1
        case 'deal follower remove'
            set own 76 18 66
            set values '='
            set runs 1
        case 'deal product'
            set nodes 'add	Attach a product to a deal' 'list	List products attached to a deal' 'remove	Detach a product from a deal' 'update	Change an attached product'
        case 'deal product add'
            set own 77 78 79 80 81 82 83 18
            set values '='
            set runs 1
        case 'deal product list'
            set own 84 73
            set values '='
            set runs 1
        case 'deal product remove'
            set own 85 18 66
            set values '='
            set runs 1
        case 'deal product update'
            set own 85 77 78 83 79 80 81 82 18
            set values '='
            set runs 1
        case 'field'
            set nodes 'list	List the fields of an entity and their keys'
        case 'field list'
            set values ':activity deal org organization person product'
            set runs 1
        case 'lead'
            set nodes 'create	Create a lead' 'delete	Delete a lead' 'get	Show one lead' 'list	List leads'
        case 'lead create'
            set own 86 59 60 61 87 55 63 65 18
            set runs 1
        case 'lead delete'
            set own 18 66
            set values '='
            set runs 1
        case 'lead get'
            set values '='
            set runs 1
        case 'lead list'
            set own 61 59 60
            set runs 1
        case 'mcp'
            set nodes 'serve	Serve the commands as MCP tools over stdio'
        case 'mcp serve'
            set own 88 89 90 91
            set runs 1
        case 'metrics'
            set nodes 'aging	Show how long open deals have been in their stage' 'conversion-matrix	Count moves between stages' 'coverage	Compare the open pipeline with the revenue goal' 'forecast	Show open deals by expected close month' 'slippage	List open deals whose close date was pushed back' 'velocity	Show sales velocity over a period'
        case 'metrics aging'
            set own 92 21
            set runs 1
        case 'metrics conversion-matrix'
            set own 21
            set runs 1
        case 'metrics coverage'
            set own 93 31 21 32
            set runs 1
        case 'metrics forecast'
            set own 21 33
            set runs 1
        case 'metrics slippage'
            set own 94 21
            set runs 1
        case 'metrics velocity'
            set own 95 96 32
            set runs 1
        case 'person'
            set nodes 'create	Create a person' 'get	Show one person' 'list	List persons'
        case 'person create'
            set own 97 98 99 60 61 64 65 18
            set runs 1
        case 'person get'
            set values '='
            set runs 1
        case 'person list'
            set own 61 60 68 71 72 73 74 75
            set runs 1
        case 'pipeline'
            set nodes 'health	Show value and neglected deals per stage'
        case 'pipeline health'
            set own 21
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
        case 'rep'
            set nodes 'scorecard	Show win rate, cycle, velocity and hygiene per owner'
        case 'rep scorecard'
            set own 95 96 32
            set runs 1
        case 'sandbox'
            set nodes 'reset	Reset the sandbox to its initial records' 'serve	Run the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 100 101 102 103 104 105
            set runs 1
        case 'sync'
            set nodes 'warehouse	Append changed records to NDJSON files'
        case 'sync warehouse'
            set own 22 106 107 108 18 66
            set runs 1
        case 'webhook'
            set nodes 'listen	Receive events, or simulate them from the change feed'
        case 'webhook listen'
            set own 109 110 111 112 113 114 115 116 117 18
            set runs 1
        case '*'
            return 1
    end
    return 0
end

# Sets value and index for the flag.
function __crmcli_flag --no-scope-shadowing
    set value ''
    set index ''
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14
        set -l parts (string split \\t -- $__crmcli_flags[$at])
        if contains -- $argv[1] (string split ' ' -- $parts[1])
            set index $at
            set value $parts[2]
            return
        end
    end
end

# Prints the files that begin with the second argument; the first comes before it in the same word.
function __crmcli_files
    set -l start (string replace -r '^~/' "$HOME/" -- $argv[2])
    for file in $start*
        test -d $file; and set file $file/
        printf '%s\\n' $argv[1](string replace -- "$start" "$argv[2]" $file)
    end
end

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function __crmcli_value
    set -l words (string sub -s 2 -- $argv[1] | string split ' ')
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3]$words
        case ',*'
            printf '%s\\n' $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])$words
        case '\\\\?'
            printf '%s\\n' $argv[3]yes $argv[3]no
        case /
            __crmcli_files $argv[3] $argv[2]
        case '@*'
            if string match -q '@*' -- $argv[2]
                __crmcli_files $argv[3]@ (string sub -s 2 -- $argv[2])
            end
    end
end

function __crmcli
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
    __crmcli_level ''
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
                __crmcli_flag $name
                set -a given $index
                test "$word" = "$name"; or set value ''
            case '*'
                if test -z "$way" -a "$word" = help
                    set help 1
                else if test $count -eq 0; and __crmcli_level (string trim -- "$way $word")
                    set way (string trim -- "$way $word")
                else
                    __crmcli_level $way
                    test -n "$runs"; or return
                    set count (math $count + 1)
                end
        end
    end

    if test -n "$value" -a "$value" != '?'
        __crmcli_value $value $cur ''
        return
    end
    if test -n "$help"
        printf '%s\\n' $nodes
        test -n "$way"; or printf '%s\\n' 'environment	Environment variables' 'exit-codes	Exit codes and errors' 'flags	Global flags' 'output	Output formats, fields and filters'
        return
    end
    if string match -q -- '--*=*' $cur
        set -l parts (string split -m 1 = -- $cur)
        __crmcli_flag $parts[1]
        __crmcli_value "$value" $parts[2] $parts[1]=
        return
    end
    set -l place (math $count + 1)
    if test $place -gt (count $values); and test "$values[-1]" = ...
        set place (math (count $values) - 1)
    end
    if not string match -q -- '-*' $cur
        test $count -gt 0; or printf '%s\\n' $nodes
        test $place -gt (count $values); or __crmcli_value $values[$place] $cur ''
    end
    if string match -q -- '-*' $cur; or begin
            test -z "$cur"; and test -n "$runs" -a -z "$nodes" -a $place -gt (count $values)
        end
        for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14
            set -l parts (string split \\t -- $__crmcli_flags[$at])
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

complete -c crmcli -e
complete -c crmcli -f -a '(__crmcli)'
`,
  powershell: `# Completion of crmcli for PowerShell. Written by cmdspec; changes here are lost.

Register-ArgumentCompleter -Native -CommandName 'crmcli', 'crmcli.cmd', 'crmcli.ps1' -ScriptBlock {
    param($typed, $ast, $cursor)

    $flags = @(
        '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula'
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
        '--resolve-fields		Show names and option labels of custom fields instead of keys and ids'
        '--timeout	=	Request timeout'
        '--verbose		Log requests to stderr'
        '--version		Print the version'
        '--body	@	Request body as JSON: text, @file, - or piped input'
        '--all --paginate		Read every page and print one list (GET only)'
        '--dry-run		Print the request without sending it'
        '--checks	,stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing	Only these checks'
        '--strict		Fail if a check of severity must has findings'
        '--pipeline	=	Pipeline id (required if there are several)'
        '--dir	/	Target folder'
        '--resume		Skip resources that an interrupted run has completed'
        '--views		Also write views.sql, with typed views of the records for DuckDB'
        '--raw		Show keys and option ids instead of names and labels'
        '--peek		Do not store the position'
        '--since	=	Start at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position'
        '--deep		Read the changelog of each deal'
        '--format	:md html	Print a document'
        '--out	/	Write the document to this file'
        '--target	=	Revenue quota; no goal is read'
        '--period	=	Days or months before now, as 90d or 3m (a month has 30 days)'
        '--commit-threshold	=	Least probability of deals that count as commit'
        '--offline		Skip the checks that need the network'
        '--exact		Read the changelog of each deal'
        '--min	=	Fail if fewer tokens remain'
        '--threshold	=	Fail if a smaller share remains'
        '--exact		Match whole values instead of parts'
        '--item-types	,deal person organization product lead file mail_attachment project	Only these types of records'
        '--org	=	Only deals with this organization id (requires --item-types deal)'
        '--person	=	Only deals with this person id (requires --item-types deal)'
        '--status	:open won lost	Only deals with this status (requires --item-types deal)'
        '--peek		Do not remember the findings'
        '--severity	:must should all	Severity of new findings that ends with 8'
        '--api-token	=	API token (omit it to be prompted and to keep it out of the shell history)'
        '--client-id	=	Client id of the OAuth app'
        '--client-secret	=	Client secret of the OAuth app'
        '--company	=	Company subdomain or full URL'
        '--oauth		Sign in with OAuth in a browser, using your own app'
        '--port	=	Port of the callback URL registered with the app'
        '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)'
        '--all		Also delete credentials that other commands stored'
        '--title	=	Title of the deal'
        '--value	=	Value in the currency of the deal'
        '--currency	=	Currency code, for example EUR'
        '--status	:open won lost	Status of the deal'
        '--stage	=	Stage id'
        '--pipeline	=	Pipeline id'
        '--person	=	Person id'
        '--org	=	Organization id'
        '--owner	=	User id of the owner'
        '--probability	=	Probability of winning'
        '--expected-close-date	=	Expected close date'
        '+ --field	=	Field by name or key, as Name=Value; options by label'
        '--body	@	More fields as a JSON object: text or @file; flags override it'
        '-y --yes		Skip the confirmation prompt'
        '--field	=	Only changes of the field with this key, for example stage_id'
        '--filter	=	Id of a saved filter (the service then ignores all other filters)'
        '--archived		List archived deals instead of active ones'
        '--status	:open won lost deleted	Only deals with this status'
        '--ids	=	Only these ids (at most 100)'
        '--sort-by	:id update_time add_time	Field to sort by'
        '--sort-direction	:asc desc	Sort order'
        '--updated-since	=	Only records changed at or after this time, for example 2026-06-01T08:00:00Z'
        '--updated-until	=	Only records changed before this time'
        '--user	=	User id'
        '--product	=	Product id'
        '--price	=	Price per unit'
        '--discount	=	Discount on the row'
        '--discount-type	:percentage amount	Type of the discount'
        '--tax	=	Tax rate'
        '--comments	=	Comments on the row'
        '--quantity	=	Number of units'
        '--sort-by	:id add_time update_time order_nr	Field to sort by'
        '--attachment	=	Attachment id, shown by \`deal product list\`'
        '--title	=	Title of the lead'
        '--value	=	Value in the currency set by --currency'
        '--all-tools		Offer a tool for every command, not only the core set'
        '--allow-writes		Also offer tools that change data'
        '--tool-timeout	=	Time limit of one call'
        '--topics	=	Offer the tools of these command groups; overrides --all-tools'
        '--buckets	=	Bounds of the age groups'
        '--currency	=	Only deals in this currency (required if there are several)'
        '--min-pushes	=	Only deals pushed at least so often'
        '--owner	=	Only deals of this user id'
        '--pipeline	=	Only deals of this pipeline'
        '--name	=	Full name'
        '+ --email	=	E-mail address (the first one is the primary address)'
        '+ --phone	=	Phone number (the first one is the primary number)'
        '--background		Run in the background and end when the sandbox is ready'
        '+ --fail	=	Fail the first requests with this status, for example 503:2'
        '--latency	=	Delay before each response'
        '--port	=	Local port (default: a free one)'
        '--records	=	Number of records per resource at the start'
        '--seed	=	Seed of the generated records'
        '--full		Empty the files and read everything again'
        '--since	=	Read changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks'
        '--views		Also write views.sql, with typed views of the newest records for DuckDB'
        '--events	=	Only these events, for example deal.change or person.*'
        '--forward-to	=	Also POST each delivery to this URL'
        '--interval	=	Pause between two reads of the change feed'
        '--max-events	=	End after this many events'
        '--once		End after the first event, or after one read of the change feed'
        '--port	=	Port to listen on (0 for any free port)'
        '--since	=	Start of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)'
        '--synthetic		Read the change feed instead of registering a webhook'
        '--url	=	Public https URL of the tunnel to --port, or an http URL of this machine'
    )
    $levels = @{
        '' = @{ nodes = @('alias	Short names for commands', 'api	Send a raw request to the service', 'audit	Check the quality of the data of the account', 'auth	Sign in and out', 'backup	Back up the account to a folder of JSON files', 'changes	List records created or changed since the last run', 'completion	Print a shell completion script', 'config	Settings of the profile', 'deal	Deals in a sales pipeline', 'digest	Report all figures of a pipeline', 'doctor	Check the installation, sign-in and connection', 'field	Standard and custom fields of records', 'funnel	Show conversion from stage to stage', 'help	Show help for a command or topic', 'lead	Leads that are not deals yet', 'mcp	Commands as tools for agents', 'metrics	Figures of the sales pipeline', 'person	Contact persons', 'pipeline	Sales pipelines', 'profile	Profiles, each with its own settings and credentials', 'quota	Show the remaining daily token budget', 'rep	Figures of sales representatives', 'sandbox	A local stand-in for the service, without an account', 'search	Search records across entities', 'sync	Copies of the account for other systems', 'version	Print the version and environment', 'watch	Report data-quality findings that are new since the last run', 'webhook	Webhooks that notify a server of events'); flags = @(14) }
        'api' = @{ flags = @(15, 16, 17); args = @(':GET POST PUT PATCH DELETE', '='); runs = $true }
        'audit' = @{ nodes = @('stage-skips	List deals that skipped stages or moved backward'); flags = @(18, 19); runs = $true }
        'audit stage-skips' = @{ flags = @(20); runs = $true }
        'backup' = @{ nodes = @('diff	Compare two backups field by field'); flags = @(21, 22, 23, 17); runs = $true }
        'backup diff' = @{ flags = @(24); args = @('/', '/'); runs = $true }
        'changes' = @{ flags = @(25, 26); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'digest' = @{ flags = @(27, 28, 29, 30, 20, 31, 32); runs = $true }
        'doctor' = @{ flags = @(33); runs = $true }
        'funnel' = @{ flags = @(34, 20, 31); runs = $true }
        'quota' = @{ flags = @(35, 36); runs = $true }
        'ratelimit' = @{ flags = @(35, 36); runs = $true }
        'search' = @{ flags = @(37, 38, 39, 40, 41); args = @('='); runs = $true }
        'version' = @{ runs = $true }
        'watch' = @{ flags = @(18, 42, 43); runs = $true }
        'alias' = @{ nodes = @('list	List aliases', 'set	Create or replace an alias', 'unset	Remove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('='); runs = $true }
        'auth' = @{ nodes = @('login	Sign in with an API token or OAuth', 'logout	Delete the stored credentials of the profile', 'status	Show the sign-in status of the profile') }
        'auth login' = @{ flags = @(44, 45, 46, 47, 48, 49, 50); runs = $true }
        'auth logout' = @{ flags = @(51); runs = $true }
        'auth status' = @{ runs = $true }
        'config' = @{ nodes = @('get	Print one setting of the profile', 'list	List the settings of the profile', 'set	Store one setting of the profile', 'unset	Remove one setting of the profile') }
        'config get' = @{ args = @('='); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @('=', '='); runs = $true }
        'config unset' = @{ args = @('='); runs = $true }
        'deal' = @{ nodes = @('create	Create a deal', 'delete	Delete a deal', 'follower	Users who follow a deal', 'get	Show one deal', 'history	Show field changes of a deal, newest first', 'list	List active or archived deals', 'product	Products attached to a deal', 'summary	Show totals of deals per currency', 'update	Update a deal') }
        'deal create' = @{ flags = @(52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 17); runs = $true }
        'deal delete' = @{ flags = @(17, 65); args = @('='); runs = $true }
        'deal get' = @{ args = @('='); runs = $true }
        'deal history' = @{ flags = @(66); args = @('='); runs = $true }
        'deal list' = @{ flags = @(56, 57, 60, 58, 59, 67, 68, 69, 70, 71, 72, 73, 74); runs = $true }
        'deal summary' = @{ flags = @(55, 57, 56, 67); runs = $true }
        'deal update' = @{ flags = @(52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 17); args = @('='); runs = $true }
        'deal follower' = @{ nodes = @('add	Add a follower to a deal', 'list	List followers of a deal', 'remove	Remove a follower from a deal') }
        'deal follower add' = @{ flags = @(75, 17); args = @('='); runs = $true }
        'deal follower list' = @{ args = @('='); runs = $true }
        'deal follower remove' = @{ flags = @(75, 17, 65); args = @('='); runs = $true }
        'deal product' = @{ nodes = @('add	Attach a product to a deal', 'list	List products attached to a deal', 'remove	Detach a product from a deal', 'update	Change an attached product') }
        'deal product add' = @{ flags = @(76, 77, 78, 79, 80, 81, 82, 17); args = @('='); runs = $true }
        'deal product list' = @{ flags = @(83, 72); args = @('='); runs = $true }
        'deal product remove' = @{ flags = @(84, 17, 65); args = @('='); runs = $true }
        'deal product update' = @{ flags = @(84, 76, 77, 82, 78, 79, 80, 81, 17); args = @('='); runs = $true }
        'field' = @{ nodes = @('list	List the fields of an entity and their keys') }
        'field list' = @{ args = @(':activity deal org organization person product'); runs = $true }
        'lead' = @{ nodes = @('create	Create a lead', 'delete	Delete a lead', 'get	Show one lead', 'list	List leads') }
        'lead create' = @{ flags = @(85, 58, 59, 60, 86, 54, 62, 64, 17); runs = $true }
        'lead delete' = @{ flags = @(17, 65); args = @('='); runs = $true }
        'lead get' = @{ args = @('='); runs = $true }
        'lead list' = @{ flags = @(60, 58, 59); runs = $true }
        'mcp' = @{ nodes = @('serve	Serve the commands as MCP tools over stdio') }
        'mcp serve' = @{ flags = @(87, 88, 89, 90); runs = $true }
        'metrics' = @{ nodes = @('aging	Show how long open deals have been in their stage', 'conversion-matrix	Count moves between stages', 'coverage	Compare the open pipeline with the revenue goal', 'forecast	Show open deals by expected close month', 'slippage	List open deals whose close date was pushed back', 'velocity	Show sales velocity over a period') }
        'metrics aging' = @{ flags = @(91, 20); runs = $true }
        'metrics conversion-matrix' = @{ flags = @(20); runs = $true }
        'metrics coverage' = @{ flags = @(92, 30, 20, 31); runs = $true }
        'metrics forecast' = @{ flags = @(20, 32); runs = $true }
        'metrics slippage' = @{ flags = @(93, 20); runs = $true }
        'metrics velocity' = @{ flags = @(94, 95, 31); runs = $true }
        'person' = @{ nodes = @('create	Create a person', 'get	Show one person', 'list	List persons') }
        'person create' = @{ flags = @(96, 97, 98, 59, 60, 63, 64, 17); runs = $true }
        'person get' = @{ args = @('='); runs = $true }
        'person list' = @{ flags = @(60, 59, 67, 70, 71, 72, 73, 74); runs = $true }
        'pipeline' = @{ nodes = @('health	Show value and neglected deals per stage') }
        'pipeline health' = @{ flags = @(20); runs = $true }
        'profile' = @{ nodes = @('current	Print the active profile', 'list	List profiles and their sign-in status', 'use	Set the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('='); runs = $true }
        'rep' = @{ nodes = @('scorecard	Show win rate, cycle, velocity and hygiene per owner') }
        'rep scorecard' = @{ flags = @(94, 95, 31); runs = $true }
        'sandbox' = @{ nodes = @('reset	Reset the sandbox to its initial records', 'serve	Run the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(99, 100, 101, 102, 103, 104); runs = $true }
        'sync' = @{ nodes = @('warehouse	Append changed records to NDJSON files') }
        'sync warehouse' = @{ flags = @(21, 105, 106, 107, 17, 65); runs = $true }
        'webhook' = @{ nodes = @('listen	Receive events, or simulate them from the change feed') }
        'webhook listen' = @{ flags = @(108, 109, 110, 111, 112, 113, 114, 115, 116, 17); runs = $true }
    }
    $globals = @(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
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
