// Written by cmdspec; changes here are lost.

export const completion: Readonly<Record<string, string>> = {
  bash: `# Completion of crmcli for bash. Written by cmdspec; changes here are lost.

_crmcli_flags=(
  '--absolute-times\t'
  '--columns\t='
  '--csv-safe\t'
  '--fields\t='
  '-h --help\t'
  '--jq\t='
  '--labels\t'
  '--limit\t='
  '--no-color\t'
  '--no-pager\t'
  '--no-retry\t'
  '-o --output\t:table json yaml csv ndjson'
  '--profile\t!profile'
  '-r --raw-output\t'
  '--resolve-fields\t'
  '--sort\t='
  '--timeout\t='
  '--verbose\t'
  '--version\t'
  '--body\t@'
  '--all --paginate\t'
  '--dry-run\t'
  '--offline\t'
  '--min\t='
  '--threshold\t='
  '--exact\t'
  '--item-types\t,:deal person organization product lead file mail_attachment project'
  '--org\t='
  '--person\t='
  '--status\t:open won lost'
  '--api-token\t='
  '--client-id\t='
  '--client-secret\t='
  '--company\t='
  '--oauth\t'
  '--port\t='
  '--store\t:keychain file'
  '--all\t'
  '--stage\t!name:stage'
  '--pipeline\t!name:pipeline'
  '--status\t:open won lost'
  '--owner\t!name:user'
  '--filter\t='
  '--ids\t='
  '-y --yes\t'
  '+ --field\t='
  '--body\t@'
  '--title\t='
  '--value\t='
  '--currency\t='
  '--person\t='
  '--org\t='
  '--probability\t='
  '--expected-close-date\t='
  '--field\t='
  '--filter\t='
  '--archived\t'
  '--status\t:open won lost deleted'
  '--ids\t='
  '--sort-by\t:id update_time add_time'
  '--sort-direction\t:asc desc'
  '--updated-since\t='
  '--updated-until\t='
  '--by\t='
  '--user\t!name:user'
  '--product\t='
  '--price\t='
  '--discount\t='
  '--discount-type\t:percentage amount'
  '--tax\t='
  '--comments\t='
  '--quantity\t='
  '--sort-by\t:id add_time update_time order_nr'
  '--attachment\t='
  '--title\t='
  '--value\t='
  '--all-tools\t'
  '--allow-writes\t'
  '--tool-timeout\t='
  '--topics\t='
  '--name\t='
  '--match-on\t='
  '--resume\t'
  '--upsert\t'
  '--into\t='
  '--by\t='
  '--type\t:parent related'
  '--owner\t='
  '--linked\t='
  '--name\t='
  '+ --email\t='
  '+ --phone\t='
  '--match-on\t='
  '--upsert\t'
  '--into\t='
  '--by\t='
  '--background\t'
  '+ --fail\t='
  '--latency\t='
  '--port\t='
  '--records\t='
  '--seed\t='
)

_crmcli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='alias api auth completion config deal doctor field help lead mcp org person profile quota sandbox search version' flags='18' args=('!alias') ;;
  'api') flags='19 20 21' args=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'doctor') flags='22' runs=1 ;;
  'quota' | 'ratelimit') flags='23 24' runs=1 ;;
  'search') flags='25 26 27 28 29' args=('=') runs=1 ;;
  'version') runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('!alias') runs=1 ;;
  'auth') nodes='login logout status' ;;
  'auth login') flags='30 31 32 33 34 35 36' runs=1 ;;
  'auth logout') flags='37' runs=1 ;;
  'auth status') runs=1 ;;
  'config') nodes='get list set unset' ;;
  'config get') args=(':client_id company_domain default_output pager timeout_ms') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=(':client_id company_domain default_output pager timeout_ms' '=') runs=1 ;;
  'config unset') args=(':client_id company_domain default_output pager timeout_ms') runs=1 ;;
  'deal') nodes='bulk-update create delete follower get history list product summary update upsert' ;;
  'deal bulk-update') flags='38 39 40 41 42 43 44 45 46 21' runs=1 ;;
  'deal create') flags='47 48 49 40 38 39 50 51 41 52 53 45 46 21' runs=1 ;;
  'deal delete') flags='21 44' args=('=') runs=1 ;;
  'deal get') args=('=') runs=1 ;;
  'deal history') flags='54' args=('=') runs=1 ;;
  'deal list') flags='38 39 41 50 51 55 56 57 58 59 60 61 62' runs=1 ;;
  'deal summary') flags='40 39 38 55' runs=1 ;;
  'deal update') flags='47 48 49 40 38 39 50 51 41 52 53 45 46 21' args=('=') runs=1 ;;
  'deal upsert') flags='63 45 46 21' args=('=') runs=1 ;;
  'deal follower') nodes='add list remove' ;;
  'deal follower add') flags='64 21' args=('=') runs=1 ;;
  'deal follower list') args=('=') runs=1 ;;
  'deal follower remove') flags='64 21 44' args=('=') runs=1 ;;
  'deal product') nodes='add list remove update' ;;
  'deal product add') flags='65 66 67 68 69 70 71 21' args=('=') runs=1 ;;
  'deal product list') flags='72 60' args=('=') runs=1 ;;
  'deal product remove') flags='73 21 44' args=('=') runs=1 ;;
  'deal product update') flags='73 65 66 71 67 68 69 70 21' args=('=') runs=1 ;;
  'field') nodes='list' ;;
  'field list') args=(':activity deal org organization person product') runs=1 ;;
  'lead') nodes='create delete get list' ;;
  'lead create') flags='74 50 51 41 75 49 53 46 21' runs=1 ;;
  'lead delete') flags='21 44' args=('=') runs=1 ;;
  'lead get') args=('=') runs=1 ;;
  'lead list') flags='41 50 51' runs=1 ;;
  'mcp') nodes='serve' ;;
  'mcp serve') flags='76 77 78 79' runs=1 ;;
  'org') nodes='create delete follower get import list merge relationship update upsert' ;;
  'org create') flags='80 41 45 46 21' runs=1 ;;
  'org delete') flags='21 44' args=('=') runs=1 ;;
  'org get') args=('=') runs=1 ;;
  'org import') flags='81 82 83 44 21' args=('/') runs=1 ;;
  'org list') flags='41 55 58 59 60 61 62' runs=1 ;;
  'org merge') flags='84 44 21' args=('=') runs=1 ;;
  'org update') flags='80 41 45 46 21' args=('=') runs=1 ;;
  'org upsert') flags='85 45 46 21' args=('=') runs=1 ;;
  'org follower') nodes='add list remove' ;;
  'org follower add') flags='64 21' args=('=') runs=1 ;;
  'org follower list') args=('=') runs=1 ;;
  'org follower remove') flags='64 21 44' args=('=') runs=1 ;;
  'org relationship') nodes='add list remove' ;;
  'org relationship add') flags='86 87 88 21' runs=1 ;;
  'org relationship list') flags='51' runs=1 ;;
  'org relationship remove') flags='21 44' args=('=') runs=1 ;;
  'person') nodes='create delete follower get import list merge update upsert' ;;
  'person create') flags='89 90 91 51 41 45 46 21' runs=1 ;;
  'person delete') flags='21 44' args=('=') runs=1 ;;
  'person get') args=('=') runs=1 ;;
  'person import') flags='92 82 93 44 21' args=('/') runs=1 ;;
  'person list') flags='41 51 55 58 59 60 61 62' runs=1 ;;
  'person merge') flags='94 44 21' args=('=') runs=1 ;;
  'person update') flags='89 90 91 51 41 45 46 21' args=('=') runs=1 ;;
  'person upsert') flags='95 45 46 21' args=('=') runs=1 ;;
  'person follower') nodes='add list remove' ;;
  'person follower add') flags='64 21' args=('=') runs=1 ;;
  'person follower list') args=('=') runs=1 ;;
  'person follower remove') flags='64 21 44' args=('=') runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('!profile') runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='96 97 98 99 100 101' runs=1 ;;
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_crmcli_flag() {
  local at names
  value= index=
  for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
    names=\${_crmcli_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${_crmcli_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes what crmcli prints for the kind $1 and the typed $2; $3 comes before it in the same word.
_crmcli_ask() {
  local found text about typed=$2 bare=() described=()
  [[ $quote ]] || typed=\${typed//\\\\/}
  while IFS= read -r found; do
    text=\${found%%$'\\t'*} about=
    [[ $text == "$found" ]] || about="  (\${found#*$'\\t'})"
    case $quote:$text in
    # These could not stand between the quotes that are open.
    \\':*\\'* | \\":*[\\"\\\\\\$\\\`!]*) continue ;;
    :*) printf -v text %q "$text" ;;
    esac
    bare+=("$3$text") described+=("$3$text$about")
  done < <(command crmcli --complete "$1" --word="$typed" "\${words[@]}" 2>/dev/null </dev/null)
  # If there are several, bash lists them, and inserts only what they have in common, unless it goes through them one by one.
  case \${#bare[@]}$quote:$COMP_TYPE in
  1:* | *:37 | *:42 | *[\\'\\"]:* | *:) COMPREPLY+=("\${bare[@]}") ;;
  *) COMPREPLY+=("\${described[@]}") ;;
  esac
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
_crmcli_value() {
  local IFS=$' \\t\\n' head=
  case $1 in
  :*) COMPREPLY=($(compgen -P "$3" -W "\${1#:}" -- "$2")) ;;
  !*) _crmcli_ask "\${1:1}" "$2" "$3" ;;
  ,*)
    [[ $2 != *,* ]] || head=\${2%,*},
    _crmcli_value "\${1:1}" "\${2##*,}" "$3$head"
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
  local nodes flags args runs path= name value= index= given=' ' count=0 place help= kept offered= quote=
  COMPREPLY=()
  # Bash breaks the line at = and :, which are parts of words here.
  for ((at = 1; at <= COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]} last=$((\${#words[@]} - 1))
    if ((last >= 0)) && [[ $glue || $word == [=:]* ]]; then words[last]+=$word; else words+=("$word"); fi
    glue=
    if [[ $word && $word != *[!=:@]* ]]; then glue=1; fi
  done
  last=$((\${#words[@]} - 1))
  cur=\${words[last]} name=
  if [[ $cur == --*=* ]]; then name=\${cur%%=*}= cur=\${cur#*=}; fi
  case $cur in [\\"\\']*) quote=\${cur:0:1} cur=\${cur:1} ;; esac
  cur=$name$cur

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
    [[ $path ]] || nodes+=' commands environment exit-codes flags output'
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
      for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
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
  '--absolute-times\t\tShow times instead of ages in tables on a terminal'
  '--columns\t=\tColumns of a table or CSV file, in this order'
  '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
  '--fields\t=\tFields to print, in this order'
  '-h --help\t\tShow help'
  '--jq\t=\tFilter the JSON output with a jq expression'
  '--labels\t\tUse the headers of tables in CSV'
  '--limit\t=\tMaximum number of records (0 for all)'
  '--no-color\t\tDisable colors'
  '--no-pager\t\tDo not page help and tables'
  '--no-retry\t\tDo not retry failed or rate-limited requests'
  '-o --output\t:table json yaml csv ndjson\tOutput format (default: table on a terminal, otherwise json)'
  '--profile\t!profile\tProfile to use'
  '-r --raw-output\t\tPrint text from --jq without quotes'
  '--resolve-fields\t\tShow names and option labels of custom fields instead of keys and ids'
  '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
  '--timeout\t=\tRequest timeout'
  '--verbose\t\tLog requests to stderr'
  '--version\t\tPrint the version'
  '--body\t@\tRequest body as JSON: text, @file, - or piped input'
  '--all --paginate\t\tRead every page and print one list (GET only)'
  '--dry-run\t\tPrint the request without sending it'
  '--offline\t\tSkip the checks that need the network'
  '--min\t=\tFail if fewer tokens remain'
  '--threshold\t=\tFail if a smaller share remains'
  '--exact\t\tMatch whole values instead of parts'
  '--item-types\t,:deal person organization product lead file mail_attachment project\tOnly these types of records'
  '--org\t=\tOnly deals with this organization id (requires --item-types deal)'
  '--person\t=\tOnly deals with this person id (requires --item-types deal)'
  '--status\t:open won lost\tOnly deals with this status (requires --item-types deal)'
  '--api-token\t=\tAPI token (omit it to be prompted and to keep it out of the shell history)'
  '--client-id\t=\tClient id of the OAuth app'
  '--client-secret\t=\tClient secret of the OAuth app'
  '--company\t=\tCompany subdomain or full URL'
  '--oauth\t\tSign in with OAuth in a browser, using your own app'
  '--port\t=\tPort of the callback URL registered with the app'
  '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
  '--all\t\tAlso delete credentials that other commands stored'
  '--stage\t!name:stage\tStage id or name (a name that several pipelines have needs --pipeline)'
  '--pipeline\t!name:pipeline\tPipeline id or name'
  '--status\t:open won lost\tStatus of the deal'
  '--owner\t!name:user\tId, name or e-mail address of the owner, or "me"'
  '--filter\t=\tId of a saved filter that selects the deals'
  '--ids\t=\tDeals to change'
  '-y --yes\t\tSkip the confirmation prompt'
  '+ --field\t=\tField by name or key, as Name=Value; options by label'
  '--body\t@\tMore fields as a JSON object: text or @file; flags override it'
  '--title\t=\tTitle of the deal'
  '--value\t=\tValue in the currency of the deal'
  '--currency\t=\tCurrency code, for example EUR'
  '--person\t=\tPerson id'
  '--org\t=\tOrganization id'
  '--probability\t=\tProbability of winning'
  '--expected-close-date\t=\tExpected close date'
  '--field\t=\tOnly changes of the field with this key, for example stage_id'
  '--filter\t=\tId of a saved filter (the service then ignores all other filters)'
  '--archived\t\tList archived deals instead of active ones'
  '--status\t:open won lost deleted\tOnly deals with this status'
  '--ids\t=\tOnly these ids (at most 100)'
  '--sort-by\t:id update_time add_time\tField to sort by'
  '--sort-direction\t:asc desc\tSort order'
  '--updated-since\t=\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z'
  '--updated-until\t=\tOnly records changed before this time'
  '--by\t=\ttitle, or a custom field of text or numbers'
  '--user\t!name:user\tUser id, name or e-mail address, or "me"'
  '--product\t=\tProduct id'
  '--price\t=\tPrice per unit'
  '--discount\t=\tDiscount on the row'
  '--discount-type\t:percentage amount\tType of the discount'
  '--tax\t=\tTax rate'
  '--comments\t=\tComments on the row'
  '--quantity\t=\tNumber of units'
  '--sort-by\t:id add_time update_time order_nr\tField to sort by'
  '--attachment\t=\tAttachment id, shown by \`deal product list\`'
  '--title\t=\tTitle of the lead'
  '--value\t=\tValue in the currency set by --currency'
  '--all-tools\t\tOffer a tool for every command, not only the core set'
  '--allow-writes\t\tAlso offer tools that change data'
  '--tool-timeout\t=\tTime limit of one call'
  '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
  '--name\t=\tName of the organization'
  '--match-on\t=\tColumn to match by, for example name'
  '--resume\t\tContinue an interrupted import'
  '--upsert\t\tChange the organization that has the value of --match-on, if there is one'
  '--into\t=\tId of the organization that stays'
  '--by\t=\tname, or a custom field of text or numbers'
  '--type\t:parent related\tKind of the link'
  '--owner\t=\tId of the parent organization'
  '--linked\t=\tId of the daughter organization'
  '--name\t=\tFull name'
  '+ --email\t=\tE-mail address (the first one is the primary address)'
  '+ --phone\t=\tPhone number (the first one is the primary number)'
  '--match-on\t=\tColumn to match by, for example email'
  '--upsert\t\tChange the person that has the value of --match-on, if there is one'
  '--into\t=\tId of the person that stays'
  '--by\t=\temail, name, phone, or a custom field of text or numbers'
  '--background\t\tRun in the background and end when the sandbox is ready'
  '+ --fail\t=\tFail the first requests with this status, for example 503:2'
  '--latency\t=\tDelay before each response'
  '--port\t=\tLocal port (default: a free one)'
  '--records\t=\tNumber of records per resource at the start'
  '--seed\t=\tSeed of the generated records'
)

_crmcli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('alias:Short names for commands' 'api:Send a raw request to the service' 'auth:Sign in and out' 'completion:Print a shell completion script' 'config:Settings of the profile' 'deal:Deals in a sales pipeline' 'doctor:Check the installation, sign-in and connection' 'field:Standard and custom fields of records' 'help:Show help for a command or topic' 'lead:Leads that are not deals yet' 'mcp:Commands as tools for agents' 'org:Organizations' 'person:Contact persons' 'profile:Profiles, each with its own settings and credentials' 'quota:Show the remaining daily token budget' 'sandbox:A local stand-in for the service, without an account' 'search:Search records across entities' 'version:Print the version and environment') own=(19) values=('!alias') ;;
  ('api') own=(20 21 22) values=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('doctor') own=(23) runs=1 ;;
  ('quota'|'ratelimit') own=(24 25) runs=1 ;;
  ('search') own=(26 27 28 29 30) values=('=') runs=1 ;;
  ('version') runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('!alias') runs=1 ;;
  ('auth') nodes=('login:Sign in with an API token or OAuth' 'logout:Delete the stored credentials of the profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(31 32 33 34 35 36 37) runs=1 ;;
  ('auth logout') own=(38) runs=1 ;;
  ('auth status') runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile') ;;
  ('config get') values=(':client_id company_domain default_output pager timeout_ms') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=(':client_id company_domain default_output pager timeout_ms' '=') runs=1 ;;
  ('config unset') values=(':client_id company_domain default_output pager timeout_ms') runs=1 ;;
  ('deal') nodes=('bulk-update:Apply one change to many deals' 'create:Create a deal' 'delete:Delete a deal' 'follower:Users who follow a deal' 'get:Show one deal' 'history:Show field changes of a deal, newest first' 'list:List active or archived deals' 'product:Products attached to a deal' 'summary:Show totals of deals per currency' 'update:Update a deal' 'upsert:Create or update the deal that has a value') ;;
  ('deal bulk-update') own=(39 40 41 42 43 44 45 46 47 22) runs=1 ;;
  ('deal create') own=(48 49 50 41 39 40 51 52 42 53 54 46 47 22) runs=1 ;;
  ('deal delete') own=(22 45) values=('=') runs=1 ;;
  ('deal get') values=('=') runs=1 ;;
  ('deal history') own=(55) values=('=') runs=1 ;;
  ('deal list') own=(39 40 42 51 52 56 57 58 59 60 61 62 63) runs=1 ;;
  ('deal summary') own=(41 40 39 56) runs=1 ;;
  ('deal update') own=(48 49 50 41 39 40 51 52 42 53 54 46 47 22) values=('=') runs=1 ;;
  ('deal upsert') own=(64 46 47 22) values=('=') runs=1 ;;
  ('deal follower') nodes=('add:Add a follower to a deal' 'list:List followers of a deal' 'remove:Remove a follower from a deal') ;;
  ('deal follower add') own=(65 22) values=('=') runs=1 ;;
  ('deal follower list') values=('=') runs=1 ;;
  ('deal follower remove') own=(65 22 45) values=('=') runs=1 ;;
  ('deal product') nodes=('add:Attach a product to a deal' 'list:List products attached to a deal' 'remove:Detach a product from a deal' 'update:Change an attached product') ;;
  ('deal product add') own=(66 67 68 69 70 71 72 22) values=('=') runs=1 ;;
  ('deal product list') own=(73 61) values=('=') runs=1 ;;
  ('deal product remove') own=(74 22 45) values=('=') runs=1 ;;
  ('deal product update') own=(74 66 67 72 68 69 70 71 22) values=('=') runs=1 ;;
  ('field') nodes=('list:List the fields of an entity and their keys') ;;
  ('field list') values=(':activity deal org organization person product') runs=1 ;;
  ('lead') nodes=('create:Create a lead' 'delete:Delete a lead' 'get:Show one lead' 'list:List leads') ;;
  ('lead create') own=(75 51 52 42 76 50 54 47 22) runs=1 ;;
  ('lead delete') own=(22 45) values=('=') runs=1 ;;
  ('lead get') values=('=') runs=1 ;;
  ('lead list') own=(42 51 52) runs=1 ;;
  ('mcp') nodes=('serve:Serve the commands as MCP tools over stdio') ;;
  ('mcp serve') own=(77 78 79 80) runs=1 ;;
  ('org') nodes=('create:Create an organization' 'delete:Delete an organization' 'follower:Users who follow an organization' 'get:Show one organization' 'import:Create or update organizations from a CSV or NDJSON file' 'list:List organizations' 'merge:Merge an organization into another and delete it' 'relationship:Links between organizations' 'update:Update an organization' 'upsert:Create or update the organization that has a value') ;;
  ('org create') own=(81 42 46 47 22) runs=1 ;;
  ('org delete') own=(22 45) values=('=') runs=1 ;;
  ('org get') values=('=') runs=1 ;;
  ('org import') own=(82 83 84 45 22) values=('/') runs=1 ;;
  ('org list') own=(42 56 59 60 61 62 63) runs=1 ;;
  ('org merge') own=(85 45 22) values=('=') runs=1 ;;
  ('org update') own=(81 42 46 47 22) values=('=') runs=1 ;;
  ('org upsert') own=(86 46 47 22) values=('=') runs=1 ;;
  ('org follower') nodes=('add:Add a follower to an organization' 'list:List followers of an organization' 'remove:Remove a follower from an organization') ;;
  ('org follower add') own=(65 22) values=('=') runs=1 ;;
  ('org follower list') values=('=') runs=1 ;;
  ('org follower remove') own=(65 22 45) values=('=') runs=1 ;;
  ('org relationship') nodes=('add:Link two organizations' 'list:List links of an organization' 'remove:Remove a link between organizations') ;;
  ('org relationship add') own=(87 88 89 22) runs=1 ;;
  ('org relationship list') own=(52) runs=1 ;;
  ('org relationship remove') own=(22 45) values=('=') runs=1 ;;
  ('person') nodes=('create:Create a person' 'delete:Delete a person' 'follower:Users who follow a person' 'get:Show one person' 'import:Create or update persons from a CSV or NDJSON file' 'list:List persons' 'merge:Merge a person into another and delete it' 'update:Update a person' 'upsert:Create or update the person that has a value') ;;
  ('person create') own=(90 91 92 52 42 46 47 22) runs=1 ;;
  ('person delete') own=(22 45) values=('=') runs=1 ;;
  ('person get') values=('=') runs=1 ;;
  ('person import') own=(93 83 94 45 22) values=('/') runs=1 ;;
  ('person list') own=(42 52 56 59 60 61 62 63) runs=1 ;;
  ('person merge') own=(95 45 22) values=('=') runs=1 ;;
  ('person update') own=(90 91 92 52 42 46 47 22) values=('=') runs=1 ;;
  ('person upsert') own=(96 46 47 22) values=('=') runs=1 ;;
  ('person follower') nodes=('add:Add a follower to a person' 'list:List followers of a person' 'remove:Remove a follower from a person') ;;
  ('person follower add') own=(65 22) values=('=') runs=1 ;;
  ('person follower list') values=('=') runs=1 ;;
  ('person follower remove') own=(65 22 45) values=('=') runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('!profile') runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(97 98 99 100 101 102) runs=1 ;;
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_crmcli_flag() {
  local at parts
  value= index=
  for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
    parts=("\${(@ps:\\t:)_crmcli_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes what crmcli prints for the kind $1; the other arguments are those of compadd.
_crmcli_ask() {
  local found
  local -a texts shown
  for found in \${(f)"$(command crmcli --complete $1 --word=\${(Q)PREFIX} "\${(@)words_before}" 2>/dev/null </dev/null)"}; do
    texts+=(\${found%%$'\\t'*}) shown+=(\${found/$'\\t'/ -- })
  done
  shift
  compadd "$@" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a texts
}

# Proposes values of the kind $1 for the word under the cursor; the other arguments are those of compadd.
_crmcli_value() {
  local kind=$1
  shift
  case $kind in
  (:*) compadd "$@" -- \${=kind#:} ;;
  ('!'*) _crmcli_ask \${kind[2,-1]} "$@" ;;
  (,*)
    compset -P '*,'
    _crmcli_value \${kind[2,-1]} -S ''
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
    [[ -n $way ]] || nodes+=('commands:What each command does' 'environment:Environment variables' 'exit-codes:Exit codes and errors' 'flags:Global flags' 'output:Output formats, fields and filters')
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
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
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
    '--absolute-times\t\tShow times instead of ages in tables on a terminal' \\
    '--columns\t=\tColumns of a table or CSV file, in this order' \\
    '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula' \\
    '--fields\t=\tFields to print, in this order' \\
    '-h --help\t\tShow help' \\
    '--jq\t=\tFilter the JSON output with a jq expression' \\
    '--labels\t\tUse the headers of tables in CSV' \\
    '--limit\t=\tMaximum number of records (0 for all)' \\
    '--no-color\t\tDisable colors' \\
    '--no-pager\t\tDo not page help and tables' \\
    '--no-retry\t\tDo not retry failed or rate-limited requests' \\
    '-o --output\t:table json yaml csv ndjson\tOutput format (default: table on a terminal, otherwise json)' \\
    '--profile\t!profile\tProfile to use' \\
    '-r --raw-output\t\tPrint text from --jq without quotes' \\
    '--resolve-fields\t\tShow names and option labels of custom fields instead of keys and ids' \\
    '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)' \\
    '--timeout\t=\tRequest timeout' \\
    '--verbose\t\tLog requests to stderr' \\
    '--version\t\tPrint the version' \\
    '--body\t@\tRequest body as JSON: text, @file, - or piped input' \\
    '--all --paginate\t\tRead every page and print one list (GET only)' \\
    '--dry-run\t\tPrint the request without sending it' \\
    '--offline\t\tSkip the checks that need the network' \\
    '--min\t=\tFail if fewer tokens remain' \\
    '--threshold\t=\tFail if a smaller share remains' \\
    '--exact\t\tMatch whole values instead of parts' \\
    '--item-types\t,:deal person organization product lead file mail_attachment project\tOnly these types of records' \\
    '--org\t=\tOnly deals with this organization id (requires --item-types deal)' \\
    '--person\t=\tOnly deals with this person id (requires --item-types deal)' \\
    '--status\t:open won lost\tOnly deals with this status (requires --item-types deal)' \\
    '--api-token\t=\tAPI token (omit it to be prompted and to keep it out of the shell history)' \\
    '--client-id\t=\tClient id of the OAuth app' \\
    '--client-secret\t=\tClient secret of the OAuth app' \\
    '--company\t=\tCompany subdomain or full URL' \\
    '--oauth\t\tSign in with OAuth in a browser, using your own app' \\
    '--port\t=\tPort of the callback URL registered with the app' \\
    '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)' \\
    '--all\t\tAlso delete credentials that other commands stored' \\
    '--stage\t!name:stage\tStage id or name (a name that several pipelines have needs --pipeline)' \\
    '--pipeline\t!name:pipeline\tPipeline id or name' \\
    '--status\t:open won lost\tStatus of the deal' \\
    '--owner\t!name:user\tId, name or e-mail address of the owner, or "me"' \\
    '--filter\t=\tId of a saved filter that selects the deals' \\
    '--ids\t=\tDeals to change' \\
    '-y --yes\t\tSkip the confirmation prompt' \\
    '+ --field\t=\tField by name or key, as Name=Value; options by label' \\
    '--body\t@\tMore fields as a JSON object: text or @file; flags override it' \\
    '--title\t=\tTitle of the deal' \\
    '--value\t=\tValue in the currency of the deal' \\
    '--currency\t=\tCurrency code, for example EUR' \\
    '--person\t=\tPerson id' \\
    '--org\t=\tOrganization id' \\
    '--probability\t=\tProbability of winning' \\
    '--expected-close-date\t=\tExpected close date' \\
    '--field\t=\tOnly changes of the field with this key, for example stage_id' \\
    '--filter\t=\tId of a saved filter (the service then ignores all other filters)' \\
    '--archived\t\tList archived deals instead of active ones' \\
    '--status\t:open won lost deleted\tOnly deals with this status' \\
    '--ids\t=\tOnly these ids (at most 100)' \\
    '--sort-by\t:id update_time add_time\tField to sort by' \\
    '--sort-direction\t:asc desc\tSort order' \\
    '--updated-since\t=\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z' \\
    '--updated-until\t=\tOnly records changed before this time' \\
    '--by\t=\ttitle, or a custom field of text or numbers' \\
    '--user\t!name:user\tUser id, name or e-mail address, or "me"' \\
    '--product\t=\tProduct id' \\
    '--price\t=\tPrice per unit' \\
    '--discount\t=\tDiscount on the row' \\
    '--discount-type\t:percentage amount\tType of the discount' \\
    '--tax\t=\tTax rate' \\
    '--comments\t=\tComments on the row' \\
    '--quantity\t=\tNumber of units' \\
    '--sort-by\t:id add_time update_time order_nr\tField to sort by' \\
    '--attachment\t=\tAttachment id, shown by \`deal product list\`' \\
    '--title\t=\tTitle of the lead' \\
    '--value\t=\tValue in the currency set by --currency' \\
    '--all-tools\t\tOffer a tool for every command, not only the core set' \\
    '--allow-writes\t\tAlso offer tools that change data' \\
    '--tool-timeout\t=\tTime limit of one call' \\
    '--topics\t=\tOffer the tools of these command groups; overrides --all-tools' \\
    '--name\t=\tName of the organization' \\
    '--match-on\t=\tColumn to match by, for example name' \\
    '--resume\t\tContinue an interrupted import' \\
    '--upsert\t\tChange the organization that has the value of --match-on, if there is one' \\
    '--into\t=\tId of the organization that stays' \\
    '--by\t=\tname, or a custom field of text or numbers' \\
    '--type\t:parent related\tKind of the link' \\
    '--owner\t=\tId of the parent organization' \\
    '--linked\t=\tId of the daughter organization' \\
    '--name\t=\tFull name' \\
    '+ --email\t=\tE-mail address (the first one is the primary address)' \\
    '+ --phone\t=\tPhone number (the first one is the primary number)' \\
    '--match-on\t=\tColumn to match by, for example email' \\
    '--upsert\t\tChange the person that has the value of --match-on, if there is one' \\
    '--into\t=\tId of the person that stays' \\
    '--by\t=\temail, name, phone, or a custom field of text or numbers' \\
    '--background\t\tRun in the background and end when the sandbox is ready' \\
    '+ --fail\t=\tFail the first requests with this status, for example 503:2' \\
    '--latency\t=\tDelay before each response' \\
    '--port\t=\tLocal port (default: a free one)' \\
    '--records\t=\tNumber of records per resource at the start' \\
    '--seed\t=\tSeed of the generated records'

function __crmcli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'alias\tShort names for commands' 'api\tSend a raw request to the service' 'auth\tSign in and out' 'completion\tPrint a shell completion script' 'config\tSettings of the profile' 'deal\tDeals in a sales pipeline' 'doctor\tCheck the installation, sign-in and connection' 'field\tStandard and custom fields of records' 'help\tShow help for a command or topic' 'lead\tLeads that are not deals yet' 'mcp\tCommands as tools for agents' 'org\tOrganizations' 'person\tContact persons' 'profile\tProfiles, each with its own settings and credentials' 'quota\tShow the remaining daily token budget' 'sandbox\tA local stand-in for the service, without an account' 'search\tSearch records across entities' 'version\tPrint the version and environment'
            set own 19
            set values '!alias'
        case 'api'
            set own 20 21 22
            set values ':GET POST PUT PATCH DELETE' '='
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'doctor'
            set own 23
            set runs 1
        case 'quota' 'ratelimit'
            set own 24 25
            set runs 1
        case 'search'
            set own 26 27 28 29 30
            set values '='
            set runs 1
        case 'version'
            set runs 1
        case 'alias'
            set nodes 'list\tList aliases' 'set\tCreate or replace an alias' 'unset\tRemove an alias'
        case 'alias list'
            set runs 1
        case 'alias set'
            set values '=' '='
            set runs 1
        case 'alias unset'
            set values '!alias'
            set runs 1
        case 'auth'
            set nodes 'login\tSign in with an API token or OAuth' 'logout\tDelete the stored credentials of the profile' 'status\tShow the sign-in status of the profile'
        case 'auth login'
            set own 31 32 33 34 35 36 37
            set runs 1
        case 'auth logout'
            set own 38
            set runs 1
        case 'auth status'
            set runs 1
        case 'config'
            set nodes 'get\tPrint one setting of the profile' 'list\tList the settings of the profile' 'set\tStore one setting of the profile' 'unset\tRemove one setting of the profile'
        case 'config get'
            set values ':client_id company_domain default_output pager timeout_ms'
            set runs 1
        case 'config list'
            set runs 1
        case 'config set'
            set values ':client_id company_domain default_output pager timeout_ms' '='
            set runs 1
        case 'config unset'
            set values ':client_id company_domain default_output pager timeout_ms'
            set runs 1
        case 'deal'
            set nodes 'bulk-update\tApply one change to many deals' 'create\tCreate a deal' 'delete\tDelete a deal' 'follower\tUsers who follow a deal' 'get\tShow one deal' 'history\tShow field changes of a deal, newest first' 'list\tList active or archived deals' 'product\tProducts attached to a deal' 'summary\tShow totals of deals per currency' 'update\tUpdate a deal' 'upsert\tCreate or update the deal that has a value'
        case 'deal bulk-update'
            set own 39 40 41 42 43 44 45 46 47 22
            set runs 1
        case 'deal create'
            set own 48 49 50 41 39 40 51 52 42 53 54 46 47 22
            set runs 1
        case 'deal delete'
            set own 22 45
            set values '='
            set runs 1
        case 'deal get'
            set values '='
            set runs 1
        case 'deal history'
            set own 55
            set values '='
            set runs 1
        case 'deal list'
            set own 39 40 42 51 52 56 57 58 59 60 61 62 63
            set runs 1
        case 'deal summary'
            set own 41 40 39 56
            set runs 1
        case 'deal update'
            set own 48 49 50 41 39 40 51 52 42 53 54 46 47 22
            set values '='
            set runs 1
        case 'deal upsert'
            set own 64 46 47 22
            set values '='
            set runs 1
        case 'deal follower'
            set nodes 'add\tAdd a follower to a deal' 'list\tList followers of a deal' 'remove\tRemove a follower from a deal'
        case 'deal follower add'
            set own 65 22
            set values '='
            set runs 1
        case 'deal follower list'
            set values '='
            set runs 1
        case 'deal follower remove'
            set own 65 22 45
            set values '='
            set runs 1
        case 'deal product'
            set nodes 'add\tAttach a product to a deal' 'list\tList products attached to a deal' 'remove\tDetach a product from a deal' 'update\tChange an attached product'
        case 'deal product add'
            set own 66 67 68 69 70 71 72 22
            set values '='
            set runs 1
        case 'deal product list'
            set own 73 61
            set values '='
            set runs 1
        case 'deal product remove'
            set own 74 22 45
            set values '='
            set runs 1
        case 'deal product update'
            set own 74 66 67 72 68 69 70 71 22
            set values '='
            set runs 1
        case 'field'
            set nodes 'list\tList the fields of an entity and their keys'
        case 'field list'
            set values ':activity deal org organization person product'
            set runs 1
        case 'lead'
            set nodes 'create\tCreate a lead' 'delete\tDelete a lead' 'get\tShow one lead' 'list\tList leads'
        case 'lead create'
            set own 75 51 52 42 76 50 54 47 22
            set runs 1
        case 'lead delete'
            set own 22 45
            set values '='
            set runs 1
        case 'lead get'
            set values '='
            set runs 1
        case 'lead list'
            set own 42 51 52
            set runs 1
        case 'mcp'
            set nodes 'serve\tServe the commands as MCP tools over stdio'
        case 'mcp serve'
            set own 77 78 79 80
            set runs 1
        case 'org'
            set nodes 'create\tCreate an organization' 'delete\tDelete an organization' 'follower\tUsers who follow an organization' 'get\tShow one organization' 'import\tCreate or update organizations from a CSV or NDJSON file' 'list\tList organizations' 'merge\tMerge an organization into another and delete it' 'relationship\tLinks between organizations' 'update\tUpdate an organization' 'upsert\tCreate or update the organization that has a value'
        case 'org create'
            set own 81 42 46 47 22
            set runs 1
        case 'org delete'
            set own 22 45
            set values '='
            set runs 1
        case 'org get'
            set values '='
            set runs 1
        case 'org import'
            set own 82 83 84 45 22
            set values '/'
            set runs 1
        case 'org list'
            set own 42 56 59 60 61 62 63
            set runs 1
        case 'org merge'
            set own 85 45 22
            set values '='
            set runs 1
        case 'org update'
            set own 81 42 46 47 22
            set values '='
            set runs 1
        case 'org upsert'
            set own 86 46 47 22
            set values '='
            set runs 1
        case 'org follower'
            set nodes 'add\tAdd a follower to an organization' 'list\tList followers of an organization' 'remove\tRemove a follower from an organization'
        case 'org follower add'
            set own 65 22
            set values '='
            set runs 1
        case 'org follower list'
            set values '='
            set runs 1
        case 'org follower remove'
            set own 65 22 45
            set values '='
            set runs 1
        case 'org relationship'
            set nodes 'add\tLink two organizations' 'list\tList links of an organization' 'remove\tRemove a link between organizations'
        case 'org relationship add'
            set own 87 88 89 22
            set runs 1
        case 'org relationship list'
            set own 52
            set runs 1
        case 'org relationship remove'
            set own 22 45
            set values '='
            set runs 1
        case 'person'
            set nodes 'create\tCreate a person' 'delete\tDelete a person' 'follower\tUsers who follow a person' 'get\tShow one person' 'import\tCreate or update persons from a CSV or NDJSON file' 'list\tList persons' 'merge\tMerge a person into another and delete it' 'update\tUpdate a person' 'upsert\tCreate or update the person that has a value'
        case 'person create'
            set own 90 91 92 52 42 46 47 22
            set runs 1
        case 'person delete'
            set own 22 45
            set values '='
            set runs 1
        case 'person get'
            set values '='
            set runs 1
        case 'person import'
            set own 93 83 94 45 22
            set values '/'
            set runs 1
        case 'person list'
            set own 42 52 56 59 60 61 62 63
            set runs 1
        case 'person merge'
            set own 95 45 22
            set values '='
            set runs 1
        case 'person update'
            set own 90 91 92 52 42 46 47 22
            set values '='
            set runs 1
        case 'person upsert'
            set own 96 46 47 22
            set values '='
            set runs 1
        case 'person follower'
            set nodes 'add\tAdd a follower to a person' 'list\tList followers of a person' 'remove\tRemove a follower from a person'
        case 'person follower add'
            set own 65 22
            set values '='
            set runs 1
        case 'person follower list'
            set values '='
            set runs 1
        case 'person follower remove'
            set own 65 22 45
            set values '='
            set runs 1
        case 'profile'
            set nodes 'current\tPrint the active profile' 'list\tList profiles and their sign-in status' 'use\tSet the active profile'
        case 'profile current'
            set runs 1
        case 'profile list'
            set runs 1
        case 'profile use'
            set values '!profile'
            set runs 1
        case 'sandbox'
            set nodes 'reset\tReset the sandbox to its initial records' 'serve\tRun the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 97 98 99 100 101 102
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
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
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

# Prints what crmcli prints for the kind $argv[1] and the typed $argv[2]; $argv[3] comes before it in the same word.
function __crmcli_ask
    command -q crmcli; or return
    set -l words (commandline -opc)
    for found in (command crmcli --complete $argv[1] --word="$argv[2]" $words[2..-1] 2>/dev/null </dev/null)
        printf '%s\\n' $argv[3]$found
    end
end

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function __crmcli_value
    set -l kind (string sub -s 2 -- $argv[1])
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3](string split ' ' -- $kind)
        case '!*'
            __crmcli_ask $kind $argv[2] $argv[3]
        case ',*'
            set -l last (string replace -r '^.*,' '' -- $argv[2])
            __crmcli_value $kind $last $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])
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
    # Proposals are compared without quotes and backslashes. A quote that is still open cannot be removed in pairs.
    set cur (string unescape -- $cur; or string replace -r '["\\']' '' -- $cur)
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
        test -n "$way"; or printf '%s\\n' 'commands\tWhat each command does' 'environment\tEnvironment variables' 'exit-codes\tExit codes and errors' 'flags\tGlobal flags' 'output\tOutput formats, fields and filters'
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
        for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
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
        '--absolute-times\t\tShow times instead of ages in tables on a terminal'
        '--columns\t=\tColumns of a table or CSV file, in this order'
        '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
        '--fields\t=\tFields to print, in this order'
        '-h --help\t\tShow help'
        '--jq\t=\tFilter the JSON output with a jq expression'
        '--labels\t\tUse the headers of tables in CSV'
        '--limit\t=\tMaximum number of records (0 for all)'
        '--no-color\t\tDisable colors'
        '--no-pager\t\tDo not page help and tables'
        '--no-retry\t\tDo not retry failed or rate-limited requests'
        '-o --output\t:table json yaml csv ndjson\tOutput format (default: table on a terminal, otherwise json)'
        '--profile\t!profile\tProfile to use'
        '-r --raw-output\t\tPrint text from --jq without quotes'
        '--resolve-fields\t\tShow names and option labels of custom fields instead of keys and ids'
        '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
        '--timeout\t=\tRequest timeout'
        '--verbose\t\tLog requests to stderr'
        '--version\t\tPrint the version'
        '--body\t@\tRequest body as JSON: text, @file, - or piped input'
        '--all --paginate\t\tRead every page and print one list (GET only)'
        '--dry-run\t\tPrint the request without sending it'
        '--offline\t\tSkip the checks that need the network'
        '--min\t=\tFail if fewer tokens remain'
        '--threshold\t=\tFail if a smaller share remains'
        '--exact\t\tMatch whole values instead of parts'
        '--item-types\t,:deal person organization product lead file mail_attachment project\tOnly these types of records'
        '--org\t=\tOnly deals with this organization id (requires --item-types deal)'
        '--person\t=\tOnly deals with this person id (requires --item-types deal)'
        '--status\t:open won lost\tOnly deals with this status (requires --item-types deal)'
        '--api-token\t=\tAPI token (omit it to be prompted and to keep it out of the shell history)'
        '--client-id\t=\tClient id of the OAuth app'
        '--client-secret\t=\tClient secret of the OAuth app'
        '--company\t=\tCompany subdomain or full URL'
        '--oauth\t\tSign in with OAuth in a browser, using your own app'
        '--port\t=\tPort of the callback URL registered with the app'
        '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
        '--all\t\tAlso delete credentials that other commands stored'
        '--stage\t!name:stage\tStage id or name (a name that several pipelines have needs --pipeline)'
        '--pipeline\t!name:pipeline\tPipeline id or name'
        '--status\t:open won lost\tStatus of the deal'
        '--owner\t!name:user\tId, name or e-mail address of the owner, or "me"'
        '--filter\t=\tId of a saved filter that selects the deals'
        '--ids\t=\tDeals to change'
        '-y --yes\t\tSkip the confirmation prompt'
        '+ --field\t=\tField by name or key, as Name=Value; options by label'
        '--body\t@\tMore fields as a JSON object: text or @file; flags override it'
        '--title\t=\tTitle of the deal'
        '--value\t=\tValue in the currency of the deal'
        '--currency\t=\tCurrency code, for example EUR'
        '--person\t=\tPerson id'
        '--org\t=\tOrganization id'
        '--probability\t=\tProbability of winning'
        '--expected-close-date\t=\tExpected close date'
        '--field\t=\tOnly changes of the field with this key, for example stage_id'
        '--filter\t=\tId of a saved filter (the service then ignores all other filters)'
        '--archived\t\tList archived deals instead of active ones'
        '--status\t:open won lost deleted\tOnly deals with this status'
        '--ids\t=\tOnly these ids (at most 100)'
        '--sort-by\t:id update_time add_time\tField to sort by'
        '--sort-direction\t:asc desc\tSort order'
        '--updated-since\t=\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z'
        '--updated-until\t=\tOnly records changed before this time'
        '--by\t=\ttitle, or a custom field of text or numbers'
        '--user\t!name:user\tUser id, name or e-mail address, or "me"'
        '--product\t=\tProduct id'
        '--price\t=\tPrice per unit'
        '--discount\t=\tDiscount on the row'
        '--discount-type\t:percentage amount\tType of the discount'
        '--tax\t=\tTax rate'
        '--comments\t=\tComments on the row'
        '--quantity\t=\tNumber of units'
        '--sort-by\t:id add_time update_time order_nr\tField to sort by'
        '--attachment\t=\tAttachment id, shown by \`deal product list\`'
        '--title\t=\tTitle of the lead'
        '--value\t=\tValue in the currency set by --currency'
        '--all-tools\t\tOffer a tool for every command, not only the core set'
        '--allow-writes\t\tAlso offer tools that change data'
        '--tool-timeout\t=\tTime limit of one call'
        '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
        '--name\t=\tName of the organization'
        '--match-on\t=\tColumn to match by, for example name'
        '--resume\t\tContinue an interrupted import'
        '--upsert\t\tChange the organization that has the value of --match-on, if there is one'
        '--into\t=\tId of the organization that stays'
        '--by\t=\tname, or a custom field of text or numbers'
        '--type\t:parent related\tKind of the link'
        '--owner\t=\tId of the parent organization'
        '--linked\t=\tId of the daughter organization'
        '--name\t=\tFull name'
        '+ --email\t=\tE-mail address (the first one is the primary address)'
        '+ --phone\t=\tPhone number (the first one is the primary number)'
        '--match-on\t=\tColumn to match by, for example email'
        '--upsert\t\tChange the person that has the value of --match-on, if there is one'
        '--into\t=\tId of the person that stays'
        '--by\t=\temail, name, phone, or a custom field of text or numbers'
        '--background\t\tRun in the background and end when the sandbox is ready'
        '+ --fail\t=\tFail the first requests with this status, for example 503:2'
        '--latency\t=\tDelay before each response'
        '--port\t=\tLocal port (default: a free one)'
        '--records\t=\tNumber of records per resource at the start'
        '--seed\t=\tSeed of the generated records'
    )
    $levels = @{
        '' = @{ nodes = @('alias\tShort names for commands', 'api\tSend a raw request to the service', 'auth\tSign in and out', 'completion\tPrint a shell completion script', 'config\tSettings of the profile', 'deal\tDeals in a sales pipeline', 'doctor\tCheck the installation, sign-in and connection', 'field\tStandard and custom fields of records', 'help\tShow help for a command or topic', 'lead\tLeads that are not deals yet', 'mcp\tCommands as tools for agents', 'org\tOrganizations', 'person\tContact persons', 'profile\tProfiles, each with its own settings and credentials', 'quota\tShow the remaining daily token budget', 'sandbox\tA local stand-in for the service, without an account', 'search\tSearch records across entities', 'version\tPrint the version and environment'); flags = @(18); args = @('!alias') }
        'api' = @{ flags = @(19, 20, 21); args = @(':GET POST PUT PATCH DELETE', '='); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'doctor' = @{ flags = @(22); runs = $true }
        'quota' = @{ flags = @(23, 24); runs = $true }
        'ratelimit' = @{ flags = @(23, 24); runs = $true }
        'search' = @{ flags = @(25, 26, 27, 28, 29); args = @('='); runs = $true }
        'version' = @{ runs = $true }
        'alias' = @{ nodes = @('list\tList aliases', 'set\tCreate or replace an alias', 'unset\tRemove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('!alias'); runs = $true }
        'auth' = @{ nodes = @('login\tSign in with an API token or OAuth', 'logout\tDelete the stored credentials of the profile', 'status\tShow the sign-in status of the profile') }
        'auth login' = @{ flags = @(30, 31, 32, 33, 34, 35, 36); runs = $true }
        'auth logout' = @{ flags = @(37); runs = $true }
        'auth status' = @{ runs = $true }
        'config' = @{ nodes = @('get\tPrint one setting of the profile', 'list\tList the settings of the profile', 'set\tStore one setting of the profile', 'unset\tRemove one setting of the profile') }
        'config get' = @{ args = @(':client_id company_domain default_output pager timeout_ms'); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @(':client_id company_domain default_output pager timeout_ms', '='); runs = $true }
        'config unset' = @{ args = @(':client_id company_domain default_output pager timeout_ms'); runs = $true }
        'deal' = @{ nodes = @('bulk-update\tApply one change to many deals', 'create\tCreate a deal', 'delete\tDelete a deal', 'follower\tUsers who follow a deal', 'get\tShow one deal', 'history\tShow field changes of a deal, newest first', 'list\tList active or archived deals', 'product\tProducts attached to a deal', 'summary\tShow totals of deals per currency', 'update\tUpdate a deal', 'upsert\tCreate or update the deal that has a value') }
        'deal bulk-update' = @{ flags = @(38, 39, 40, 41, 42, 43, 44, 45, 46, 21); runs = $true }
        'deal create' = @{ flags = @(47, 48, 49, 40, 38, 39, 50, 51, 41, 52, 53, 45, 46, 21); runs = $true }
        'deal delete' = @{ flags = @(21, 44); args = @('='); runs = $true }
        'deal get' = @{ args = @('='); runs = $true }
        'deal history' = @{ flags = @(54); args = @('='); runs = $true }
        'deal list' = @{ flags = @(38, 39, 41, 50, 51, 55, 56, 57, 58, 59, 60, 61, 62); runs = $true }
        'deal summary' = @{ flags = @(40, 39, 38, 55); runs = $true }
        'deal update' = @{ flags = @(47, 48, 49, 40, 38, 39, 50, 51, 41, 52, 53, 45, 46, 21); args = @('='); runs = $true }
        'deal upsert' = @{ flags = @(63, 45, 46, 21); args = @('='); runs = $true }
        'deal follower' = @{ nodes = @('add\tAdd a follower to a deal', 'list\tList followers of a deal', 'remove\tRemove a follower from a deal') }
        'deal follower add' = @{ flags = @(64, 21); args = @('='); runs = $true }
        'deal follower list' = @{ args = @('='); runs = $true }
        'deal follower remove' = @{ flags = @(64, 21, 44); args = @('='); runs = $true }
        'deal product' = @{ nodes = @('add\tAttach a product to a deal', 'list\tList products attached to a deal', 'remove\tDetach a product from a deal', 'update\tChange an attached product') }
        'deal product add' = @{ flags = @(65, 66, 67, 68, 69, 70, 71, 21); args = @('='); runs = $true }
        'deal product list' = @{ flags = @(72, 60); args = @('='); runs = $true }
        'deal product remove' = @{ flags = @(73, 21, 44); args = @('='); runs = $true }
        'deal product update' = @{ flags = @(73, 65, 66, 71, 67, 68, 69, 70, 21); args = @('='); runs = $true }
        'field' = @{ nodes = @('list\tList the fields of an entity and their keys') }
        'field list' = @{ args = @(':activity deal org organization person product'); runs = $true }
        'lead' = @{ nodes = @('create\tCreate a lead', 'delete\tDelete a lead', 'get\tShow one lead', 'list\tList leads') }
        'lead create' = @{ flags = @(74, 50, 51, 41, 75, 49, 53, 46, 21); runs = $true }
        'lead delete' = @{ flags = @(21, 44); args = @('='); runs = $true }
        'lead get' = @{ args = @('='); runs = $true }
        'lead list' = @{ flags = @(41, 50, 51); runs = $true }
        'mcp' = @{ nodes = @('serve\tServe the commands as MCP tools over stdio') }
        'mcp serve' = @{ flags = @(76, 77, 78, 79); runs = $true }
        'org' = @{ nodes = @('create\tCreate an organization', 'delete\tDelete an organization', 'follower\tUsers who follow an organization', 'get\tShow one organization', 'import\tCreate or update organizations from a CSV or NDJSON file', 'list\tList organizations', 'merge\tMerge an organization into another and delete it', 'relationship\tLinks between organizations', 'update\tUpdate an organization', 'upsert\tCreate or update the organization that has a value') }
        'org create' = @{ flags = @(80, 41, 45, 46, 21); runs = $true }
        'org delete' = @{ flags = @(21, 44); args = @('='); runs = $true }
        'org get' = @{ args = @('='); runs = $true }
        'org import' = @{ flags = @(81, 82, 83, 44, 21); args = @('/'); runs = $true }
        'org list' = @{ flags = @(41, 55, 58, 59, 60, 61, 62); runs = $true }
        'org merge' = @{ flags = @(84, 44, 21); args = @('='); runs = $true }
        'org update' = @{ flags = @(80, 41, 45, 46, 21); args = @('='); runs = $true }
        'org upsert' = @{ flags = @(85, 45, 46, 21); args = @('='); runs = $true }
        'org follower' = @{ nodes = @('add\tAdd a follower to an organization', 'list\tList followers of an organization', 'remove\tRemove a follower from an organization') }
        'org follower add' = @{ flags = @(64, 21); args = @('='); runs = $true }
        'org follower list' = @{ args = @('='); runs = $true }
        'org follower remove' = @{ flags = @(64, 21, 44); args = @('='); runs = $true }
        'org relationship' = @{ nodes = @('add\tLink two organizations', 'list\tList links of an organization', 'remove\tRemove a link between organizations') }
        'org relationship add' = @{ flags = @(86, 87, 88, 21); runs = $true }
        'org relationship list' = @{ flags = @(51); runs = $true }
        'org relationship remove' = @{ flags = @(21, 44); args = @('='); runs = $true }
        'person' = @{ nodes = @('create\tCreate a person', 'delete\tDelete a person', 'follower\tUsers who follow a person', 'get\tShow one person', 'import\tCreate or update persons from a CSV or NDJSON file', 'list\tList persons', 'merge\tMerge a person into another and delete it', 'update\tUpdate a person', 'upsert\tCreate or update the person that has a value') }
        'person create' = @{ flags = @(89, 90, 91, 51, 41, 45, 46, 21); runs = $true }
        'person delete' = @{ flags = @(21, 44); args = @('='); runs = $true }
        'person get' = @{ args = @('='); runs = $true }
        'person import' = @{ flags = @(92, 82, 93, 44, 21); args = @('/'); runs = $true }
        'person list' = @{ flags = @(41, 51, 55, 58, 59, 60, 61, 62); runs = $true }
        'person merge' = @{ flags = @(94, 44, 21); args = @('='); runs = $true }
        'person update' = @{ flags = @(89, 90, 91, 51, 41, 45, 46, 21); args = @('='); runs = $true }
        'person upsert' = @{ flags = @(95, 45, 46, 21); args = @('='); runs = $true }
        'person follower' = @{ nodes = @('add\tAdd a follower to a person', 'list\tList followers of a person', 'remove\tRemove a follower from a person') }
        'person follower add' = @{ flags = @(64, 21); args = @('='); runs = $true }
        'person follower list' = @{ args = @('='); runs = $true }
        'person follower remove' = @{ flags = @(64, 21, 44); args = @('='); runs = $true }
        'profile' = @{ nodes = @('current\tPrint the active profile', 'list\tList profiles and their sign-in status', 'use\tSet the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('!profile'); runs = $true }
        'sandbox' = @{ nodes = @('reset\tReset the sandbox to its initial records', 'serve\tRun the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(96, 97, 98, 99, 100, 101); runs = $true }
    }
    $globals = @(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
    $topics = @('commands\tWhat each command does', 'environment\tEnvironment variables', 'exit-codes\tExit codes and errors', 'flags\tGlobal flags', 'output\tOutput formats, fields and filters')

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
    # Returns what crmcli prints for a kind. The words before the cursor name the profile.
    function Get-Asked($kind, $part, $before) {
        $part = $part.Trim([char]34, [char]39)
        try {
            foreach ($line in & 'crmcli' '--complete' $kind "--word=$part" @words 2>$null) {
                $text, $tip = $line -split "\`t"
                $shown = $text
                if ($text -match '[^\\w./:@%+-]') {
                    $quote = [string][char]39
                    $text = $quote + ($text -replace '([''\\u2018-\\u201b])', '$1$1') + $quote
                }
                if (-not $tip) { $tip = $shown }
                [System.Management.Automation.CompletionResult]::new("$before$text", $shown, 'ParameterValue', $tip)
            }
        }
        catch { return }
    }
    function Complete-Value($value, $part, $before) {
        if (-not $value) { return }
        if ($value[0] -eq ',') {
            $value = $value.Substring(1)
            $end = $part.LastIndexOf(',') + 1
            $before += $part.Substring(0, $end)
            $part = $part.Substring($end)
        }
        if ($value[0] -eq '!') { return Get-Asked $value.Substring(1) $part $before }
        if (':?'.IndexOf($value[0]) -lt 0) { return }
        $choices = $value.Substring(1) -split ' '
        if ($value[0] -eq '?') { $choices = @('yes', 'no') }
        foreach ($word in $choices) {
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
