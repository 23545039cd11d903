// Written by cmdspec; changes here are lost.

export const completion: Readonly<Record<string, string>> = {
  bash: `# Completion of ledgercli for bash. Written by cmdspec; changes here are lost.

_ledgercli_flags=(
  '--absolute-times\t'
  '--columns\t='
  '--csv-safe\t'
  '--division\t='
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
  '--sort\t='
  '--timeout\t='
  '--verbose\t'
  '--version\t'
  '--body\t@'
  '--max-pages\t='
  '--paginate\t'
  '+ --query\t='
  '--allow-writes\t'
  '--dry-run\t'
  '-y --yes\t'
  '--dir\t/'
  '+ --feed\t='
  '--full\t'
  '--list\t'
  '--max-pages\t='
  '--views\t'
  '--body\t@'
  '+ --set\t='
  '--force\t'
  '--beta\t'
  '-y --yes\t'
  '-y --yes\t'
  '--type\t='
  '--max-pages\t='
  '--raw\t'
  '--since\t='
  '--state\t/'
  '--offline\t'
  '--expand\t='
  '--raw\t'
  '--select\t='
  '--bulk\t'
  '+ --param\t='
  '--all\t'
  '--expand\t='
  '--filter\t='
  '--orderby\t='
  '--top\t='
  '--all-divisions\t'
  '--count\t'
  '--one\t'
  '+ --match\t='
  '--all-tools\t'
  '--allow-writes\t'
  '--tool-timeout\t='
  '--topics\t='
  '--filterable\t'
  '--mandatory\t'
  '--methods\t'
  '--search\t='
  '--name\t='
  '--code\t='
  '--customer\t?'
  '--supplier\t?'
  '--vat-number\t='
  '--email\t='
  '--phone\t='
  '--website\t='
  '--address\t='
  '--postcode\t='
  '--city\t='
  '--country\t='
  '--status\t:A S P C'
  '--customer\t?'
  '--search\t='
  '--supplier\t?'
  '--force-login\t'
  '--store\t:keychain file'
  '--client-id\t='
  '--client-secret\t='
  '--host\t='
  '--manual\t'
  '--ngrok-domain\t='
  '--port\t='
  '--all\t'
  '--account\t='
  '--date\t='
  '--description\t='
  '--journal\t='
  '+ --line\t='
  '--period\t='
  '--year\t='
  '--file\t/'
  '--subject\t='
  '--account\t='
  '--date\t='
  '+ --file\t/'
  '--folder\t='
  '--subject\t='
  '--type\t='
  '--force\t'
  '--out\t/'
  '--from\t='
  '--to\t='
  '--code\t='
  '--description\t='
  '--category\t='
  '--creatable\t?'
  '--search\t='
  '--status\t:20 50'
  '--from\t='
  '--operation\t:1 2 3 4'
  '--status\t:5 10 20 25 30 40 42 43 45 46 50'
  '--to\t='
  '--search\t='
  '--type\t:0 1 2 3'
  '+ --file\t/'
  '--subject\t='
  '--to\t='
  '--action\t:0 1 2 3 4 5'
  '--invoice-journal\t='
  '--your-ref\t='
  '--reason\t='
  '--opportunity-stage\t='
  '--notification-layout\t='
  '--description\t='
  '--date\t='
  '--close-date\t='
  '--reference\t='
  '+ --line\t='
  '--email-layout\t='
  '--layout\t='
  '--extra-text\t='
  '--accept-layout\t='
  '--allow-your-ref\t'
  '--reject-layout\t='
  '--subject\t='
  '--search\t='
  '--status\t:5 20 25 40 50'
  '--email\t'
  '--account\t='
  '--copy-prices\t'
  '--document\t='
  '--payment-condition\t='
  '--credit-note\t'
  '--customer\t='
  '--date\t='
  '--description\t='
  '+ --file\t/'
  '--invoice\t='
  '--journal\t='
  '--date\t='
  '--delivery-date\t='
  '--description\t='
  '+ --line\t='
  '--from\t='
  '--search\t='
  '--status\t:12 20 21 45'
  '--to\t='
  '--background\t'
  '+ --fail\t='
  '--latency\t='
  '--port\t='
  '--records\t='
  '--seed\t='
)

_ledgercli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='account alias api auth backup bank-entry bank-statement completion config create delete deleted doctor document document-folder document-type get help journal-entry list lookup mail-message mailbox mcp me metadata profile quota quotation sales-entry sales-order sandbox sync update upsert version' flags='18' args=('!alias') ;;
  'api') flags='19 20 21 22 23 24 25' args=(':GET POST PUT DELETE' '=') runs=1 ;;
  'backup') flags='26 27 28 29 30 31' runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'create') flags='32 33 34 35 23 24 36' args=('!resource') runs=1 ;;
  'delete') flags='34 35 23 24 37' args=('!resource' '=') runs=1 ;;
  'deleted') flags='38 39 40 41 42' runs=1 ;;
  'doctor') flags='43' runs=1 ;;
  'get') flags='44 45 46 35' args=('!resource' '=') runs=1 ;;
  'list') flags='47 48 49 50 51 20 52 45 46 53 54 55 35' args=('!resource') runs=1 ;;
  'lookup') flags='56 46 57' args=('!resource') runs=1 ;;
  'mcp') flags='58 59 60 61' runs=1 ;;
  'me') flags='45' runs=1 ;;
  'metadata') flags='62 63 64 65' args=('!resource') runs=1 ;;
  'quota') runs=1 ;;
  'sync') flags='46 39 40 41 42' args=('!resource') runs=1 ;;
  'update') flags='32 33 34 35 23 24 36' args=('!resource' '=') runs=1 ;;
  'upsert') flags='57 32 33 23 24 36' args=('!resource') runs=1 ;;
  'version') runs=1 ;;
  'account') nodes='create delete list update' ;;
  'account create') flags='66 67 68 69 70 71 72 73 74 75 76 77 78 32 33 23 24 36' runs=1 ;;
  'account delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'account list') flags='79 80 78 81 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'account update') flags='66 67 68 69 70 71 72 73 74 75 76 77 78 32 33 23 24 36' args=('=') runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('!alias') runs=1 ;;
  'auth') nodes='login logout status' ;;
  'auth login') flags='82 83 84 85 86 87 88 89' runs=1 ;;
  'auth logout') flags='90' runs=1 ;;
  'auth status') runs=1 ;;
  'bank-entry') nodes='create delete line-add lines list' ;;
  'bank-entry create') flags='91 92 93 94 95 23 24 36' runs=1 ;;
  'bank-entry delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'bank-entry line-add') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'bank-entry lines') flags='49 50 51 20 52 45 46 53' args=('=' '...') runs=1 ;;
  'bank-entry list') flags='94 96 97 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'bank-statement') nodes='upload' ;;
  'bank-statement upload') flags='98 99 23 24 36' runs=1 ;;
  'config') nodes='get list set unset' ;;
  'config get') args=(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms' '=') runs=1 ;;
  'config unset') args=(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms') runs=1 ;;
  'document') nodes='create delete download list update' ;;
  'document create') flags='100 101 102 103 104 105 32 33 23 24 36' runs=1 ;;
  'document delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'document download') flags='106 107' args=('=') runs=1 ;;
  'document list') flags='100 108 109 105 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'document update') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'document-folder') nodes='create delete update' ;;
  'document-folder create') flags='110 111 32 33 23 24 36' runs=1 ;;
  'document-folder delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'document-folder update') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'document-type') nodes='list' ;;
  'document-type list') flags='112 113 114 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'journal-entry') nodes='create delete lines list' ;;
  'journal-entry create') flags='92 93 94 95 23 24 36' runs=1 ;;
  'journal-entry delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'journal-entry lines') flags='49 50 51 20 52 45 46 53' args=('=' '...') runs=1 ;;
  'journal-entry list') flags='94 96 115 97 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'mail-message') nodes='list' ;;
  'mail-message list') flags='116 117 118 119 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'mailbox') nodes='list upload' ;;
  'mailbox list') flags='100 120 121 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'mailbox upload') flags='122 117 123 124 23 24 36' runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('!profile') runs=1 ;;
  'quotation') nodes='accept create delete email line-add line-delete line-update lines list print reject reopen review update' ;;
  'quotation accept') flags='125 126 127 128 129 130 23 24 36' args=('=') runs=1 ;;
  'quotation create') flags='131 132 133 134 100 135 23 24 36' runs=1 ;;
  'quotation delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'quotation email') flags='136 137 138 125 126 127 132 139 140 141 142 23 24 36' args=('=') runs=1 ;;
  'quotation line-add') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'quotation line-delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'quotation line-update') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'quotation lines') flags='49 50 51 20 52 45 46 53' args=('=' '...') runs=1 ;;
  'quotation list') flags='100 108 143 144 109 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'quotation print') flags='137 136 138 132 145 23 24 36' args=('=') runs=1 ;;
  'quotation reject') flags='128 129 130 23 24 36' args=('=') runs=1 ;;
  'quotation reopen') flags='23 24 36' args=('=') runs=1 ;;
  'quotation review') flags='131 132 146 147 148 149 23 24 36' args=('=') runs=1 ;;
  'quotation update') flags='131 132 133 134 23 24 36' args=('=') runs=1 ;;
  'sales-entry') nodes='create delete line-add line-delete line-update lines list update' ;;
  'sales-entry create') flags='150 151 152 153 154 155 156 95 23 24 36' runs=1 ;;
  'sales-entry delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'sales-entry line-add') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'sales-entry line-delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'sales-entry line-update') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'sales-entry lines') flags='49 50 51 20 52 45 46 53' args=('=' '...') runs=1 ;;
  'sales-entry list') flags='49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'sales-entry update') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'sales-order') nodes='create delete line-add line-delete line-update lines list update' ;;
  'sales-order create') flags='151 157 158 159 160 149 134 23 24 36' runs=1 ;;
  'sales-order delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'sales-order line-add') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'sales-order line-delete') flags='23 24 37' args=('=' '...') runs=1 ;;
  'sales-order line-update') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'sales-order lines') flags='49 50 51 20 52 45 46 53' args=('=' '...') runs=1 ;;
  'sales-order list') flags='151 161 162 163 164 49 50 51 20 52 45 46 53 54 55' runs=1 ;;
  'sales-order update') flags='32 33 23 24 36' args=('=') runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='165 166 167 168 169 170' runs=1 ;;
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_ledgercli_flag() {
  local at names
  value= index=
  for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
    names=\${_ledgercli_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${_ledgercli_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes what ledgercli prints for the kind $1 and the typed $2; $3 comes before it in the same word.
_ledgercli_ask() {
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
  done < <(command ledgercli --complete "$1" --word="$typed" "\${words[@]}" 2>/dev/null </dev/null)
  # If there are several, bash lists them, and inserts only what they have in common, unless it goes through them one by one.
  case \${#bare[@]}$quote:$COMP_TYPE in
  1:* | *:37 | *:42 | *[\\'\\"]:* | *:) COMPREPLY+=("\${bare[@]}") ;;
  *) COMPREPLY+=("\${described[@]}") ;;
  esac
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
_ledgercli_value() {
  local IFS=$' \\t\\n' head=
  case $1 in
  :*) COMPREPLY=($(compgen -P "$3" -W "\${1#:}" -- "$2")) ;;
  !*) _ledgercli_ask "\${1:1}" "$2" "$3" ;;
  ,*)
    [[ $2 != *,* ]] || head=\${2%,*},
    _ledgercli_value "\${1:1}" "\${2##*,}" "$3$head"
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
    [[ $path ]] || nodes+=' commands environment exit-codes flags output'
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
      for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
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
  '--absolute-times\t\tShow times instead of ages in tables on a terminal'
  '--columns\t=\tColumns of a table or CSV file, in this order'
  '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
  '--division\t=\tDivision number (default: the profile'\\''s, else the user'\\''s current one)'
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
  '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
  '--timeout\t=\tRequest timeout'
  '--verbose\t\tLog requests to stderr'
  '--version\t\tPrint the version'
  '--body\t@\tRequest body as JSON: text, @file, - or piped input'
  '--max-pages\t=\tMaximum number of pages'
  '--paginate\t\tRead every page and print one array of rows (GET only)'
  '+ --query\t=\tQuery option, for example $top=5'
  '--allow-writes\t\tAllow the write; without this flag nothing is sent'
  '--dry-run\t\tPrint the request without sending it'
  '-y --yes\t\tConfirm a delete; other requests do not need it'
  '--dir\t/\tTarget folder (default: ledger-backup-<division>)'
  '+ --feed\t=\tOnly this feed, for example Financial/TransactionLines'
  '--full\t\tRead everything, not only what changed since the last run'
  '--list\t\tOnly list the feeds, and what the folder has of them'
  '--max-pages\t=\tMaximum number of pages per feed; a feed that has more is not copied'
  '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
  '--body\t@\tRecord as JSON: text or @file'
  '+ --set\t=\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code'
  '--force\t\tSend the request even if the catalogue does not list the resource or a field'
  '--beta\t\tUse the beta version of the resource'
  '-y --yes\t\tAccepted on every write; only deletes need it'
  '-y --yes\t\tConfirm the delete; without it nothing is sent'
  '--type\t=\tOnly this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines'
  '--max-pages\t=\tMaximum number of pages; a run that stops there does not update the state file'
  '--raw\t\tPrint the pages unchanged'
  '--since\t=\tTimestamp to start after (default: from the state file, or 0)'
  '--state\t/\tJSON file that stores the last timestamp of each feed'
  '--offline\t\tSkip the checks that need the network'
  '--expand\t=\tCollections to return with the record'
  '--raw\t\tPrint the response of the service unchanged'
  '--select\t=\tFields to return'
  '--bulk\t\tUse the bulk endpoint (1000 records per page)'
  '+ --param\t=\tFunction parameter, sent unchanged'
  '--all\t\tRead every page, up to --max-pages'
  '--expand\t=\tCollections to return with each record, for example SalesEntryLines'
  '--filter\t=\tOData $filter expression, for example "Status eq 20"'
  '--orderby\t=\tSort order, for example "Code desc"'
  '--top\t=\tMaximum number of records to return'
  '--all-divisions\t\tRead every division in turn; --all and --limit apply to each'
  '--count\t\tPrint only the number of matching records'
  '--one\t\tRequire exactly one record'
  '+ --match\t=\tField and the value it must equal; all of them must match'
  '--all-tools\t\tOffer a tool for every command, not only the generic ones'
  '--allow-writes\t\tAlso offer tools that change data'
  '--tool-timeout\t=\tTime limit of one call'
  '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
  '--filterable\t\tOnly fields that the service recommends for filters'
  '--mandatory\t\tOnly fields that are required to create a record'
  '--methods\t\tShow only the methods'
  '--search\t=\tOnly resources with this text in their name or a field name'
  '--name\t=\tAccount name'
  '--code\t=\tAccount code (the service pads numbers)'
  '--customer\t?\tIs a customer (derived from the status)'
  '--supplier\t?\tIs a supplier'
  '--vat-number\t=\tVAT number'
  '--email\t=\tE-mail address'
  '--phone\t=\tPhone number'
  '--website\t=\tWebsite'
  '--address\t=\tStreet and number of the visiting address'
  '--postcode\t=\tPostcode'
  '--city\t=\tCity'
  '--country\t=\tTwo-letter country code'
  '--status\t:A S P C\tStatus: A none, S suspect, P prospect, C customer'
  '--customer\t?\tOnly customers, or with "no" only other accounts'
  '--search\t=\tPart of the name or the exact code'
  '--supplier\t?\tOnly suppliers, or with "no" only other accounts'
  '--force-login\t\tShow the login form even if the browser is signed in, to sign in as another user'
  '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
  '--client-id\t=\tClient id of the app'
  '--client-secret\t=\tClient secret of the app'
  '--host\t=\tHost to sign in to: be, de, es, fr, nl, uk, us'
  '--manual\t\tPaste the URL that the browser is redirected to'
  '--ngrok-domain\t=\tPublic domain in front of the callback'
  '--port\t=\tLocal port of the callback (default: 8080)'
  '--all\t\tAlso delete credentials that other commands stored'
  '--account\t=\tAccount of every line, code or GUID'
  '--date\t=\tDate of every line, which determines the period'
  '--description\t=\tDescription of lines that have none'
  '--journal\t=\tJournal code'
  '+ --line\t=\tOne line of the entry'
  '--period\t=\tPeriod of the financial year'
  '--year\t=\tFinancial year'
  '--file\t/\tFile with the statement, as the bank provides it'
  '--subject\t=\tSubject of the document (default: the name of the file)'
  '--account\t=\tAccount, code or GUID'
  '--date\t=\tDate of the document'
  '+ --file\t/\tFile to attach'
  '--folder\t=\tFolder (GUID)'
  '--subject\t=\tSubject of the document'
  '--type\t=\tDocument type, shown by document-type list'
  '--force\t\tOverwrite files that exist'
  '--out\t/\tFolder to save to'
  '--from\t=\tDated on or after this day'
  '--to\t=\tDated on or before this day'
  '--code\t=\tCode of the folder'
  '--description\t=\tDescription of the folder'
  '--category\t=\tId of the category'
  '--creatable\t?\tOnly types of which documents can be created, or with "no" only others'
  '--search\t=\tPart of the description'
  '--status\t:20 50\tStatus: 20 open, 50 processed'
  '--from\t=\tSent on or after this day'
  '--operation\t:1 2 3 4\tOperation: 1 purchase invoice, 2 the same with details, 3 sales invoice, 4 bank statement'
  '--status\t:5 10 20 25 30 40 42 43 45 46 50\tStatus at the recipient, for example 20 open, 43 at the scanning service, 45 error, 50 processed'
  '--to\t=\tSent on or before this day'
  '--search\t=\tPart of the address or description'
  '--type\t:0 1 2 3\tType: 0 unknown, 1 Exact, 2 government, 3 manual input'
  '+ --file\t/\tFile to send'
  '--subject\t=\tSubject of the message (default: the name of the first file)'
  '--to\t=\tMailbox of the recipient (GUID)'
  '--action\t:0 1 2 3 4 5\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription'
  '--invoice-journal\t=\tJournal of the invoice (required for action 2)'
  '--your-ref\t=\tCustomer reference'
  '--reason\t=\tReason (GUID)'
  '--opportunity-stage\t=\tNew stage of the opportunity (GUID)'
  '--notification-layout\t=\tLayout of the notification (GUID)'
  '--description\t=\tDescription of the quotation'
  '--date\t=\tDate of the quotation'
  '--close-date\t=\tLast day on which the quotation is valid'
  '--reference\t=\tCustomer reference'
  '+ --line\t=\tOne line of the quotation'
  '--email-layout\t=\tLayout of the e-mail (GUID)'
  '--layout\t=\tLayout of the document (GUID)'
  '--extra-text\t=\tText added to the e-mail'
  '--accept-layout\t=\tLayout of the acceptance e-mail (GUID)'
  '--allow-your-ref\t\tLet the customer add a reference'
  '--reject-layout\t=\tLayout of the rejection e-mail (GUID)'
  '--subject\t=\tSubject of the e-mail'
  '--search\t=\tPart of the description or account name'
  '--status\t:5 20 25 40 50\tStatus: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted'
  '--email\t\tAlso send the quotation to the customer by e-mail'
  '--account\t=\tNew account, code or GUID'
  '--copy-prices\t\tCopy the item prices'
  '--document\t=\tDocument (GUID)'
  '--payment-condition\t=\tPayment condition code'
  '--credit-note\t\tBook a credit note (amounts become negative)'
  '--customer\t=\tCustomer, code or GUID'
  '--date\t=\tDate of the entry'
  '--description\t=\tDescription of the entry'
  '+ --file\t/\tFile to attach; all files go into one new document'
  '--invoice\t=\tCustomer-facing reference'
  '--journal\t=\tSales journal code'
  '--date\t=\tDate of the order'
  '--delivery-date\t=\tDelivery date'
  '--description\t=\tDescription of the order'
  '+ --line\t=\tOne line of the order'
  '--from\t=\tOrdered on or after this day'
  '--search\t=\tPart of the description or customer name'
  '--status\t:12 20 21 45\tStatus: 12 open, 20 partial, 21 complete, 45 canceled'
  '--to\t=\tOrdered on or before this day'
  '--background\t\tRun in the background and end when the sandbox is ready'
  '+ --fail\t=\tFail the first requests with this status, for example 503:2'
  '--latency\t=\tDelay before each response'
  '--port\t=\tLocal port (default: a free one)'
  '--records\t=\tNumber of records per resource at the start'
  '--seed\t=\tSeed of the generated records'
)

_ledgercli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('account:Customers, suppliers and prospects' 'alias:Short names for commands' 'api:Send a raw request to the service' 'auth:Sign in and out' 'backup:Back up a division to a folder, one file per feed' 'bank-entry:Entries in a bank journal' 'bank-statement:Files with bank statements' 'completion:Print a shell completion script' 'config:Settings of the profile' 'create:Create a record in any catalogue resource' 'delete:Delete a record of any catalogue resource' 'deleted:Read what was deleted since a timestamp' 'doctor:Check the installation, sign-in and connection' 'document:Documents and their attachments' 'document-folder:Folders of documents' 'document-type:Types of documents' 'get:Show one record by its key' 'help:Show help for a command or topic' 'journal-entry:Entries in the general journal' 'list:List records of any catalogue resource' 'lookup:Find records by exact field values' 'mail-message:Messages sent from a mailbox' 'mailbox:Mailboxes, which receive invoices and statements' 'mcp:Serve the commands as MCP tools over stdio' 'me:Show the signed-in user and session' 'metadata:Search the local catalogue or show one resource' 'profile:Profiles, each with its own settings and credentials' 'quota:Show the rate limits of the division' 'quotation:Quotations and their versions' 'sales-entry:Entries in a sales journal' 'sales-order:Sales orders of customers' 'sandbox:A local stand-in for the service, without an account' 'sync:Read the records of a feed changed since a timestamp' 'update:Change a record of any catalogue resource' 'upsert:Create a record, or change the matching one' 'version:Print the version and environment') own=(19) values=('!alias') ;;
  ('api') own=(20 21 22 23 24 25 26) values=(':GET POST PUT DELETE' '=') runs=1 ;;
  ('backup') own=(27 28 29 30 31 32) runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('create') own=(33 34 35 36 24 25 37) values=('!resource') runs=1 ;;
  ('delete') own=(35 36 24 25 38) values=('!resource' '=') runs=1 ;;
  ('deleted') own=(39 40 41 42 43) runs=1 ;;
  ('doctor') own=(44) runs=1 ;;
  ('get') own=(45 46 47 36) values=('!resource' '=') runs=1 ;;
  ('list') own=(48 49 50 51 52 21 53 46 47 54 55 56 36) values=('!resource') runs=1 ;;
  ('lookup') own=(57 47 58) values=('!resource') runs=1 ;;
  ('mcp') own=(59 60 61 62) runs=1 ;;
  ('me') own=(46) runs=1 ;;
  ('metadata') own=(63 64 65 66) values=('!resource') runs=1 ;;
  ('quota') runs=1 ;;
  ('sync') own=(47 40 41 42 43) values=('!resource') runs=1 ;;
  ('update') own=(33 34 35 36 24 25 37) values=('!resource' '=') runs=1 ;;
  ('upsert') own=(58 33 34 24 25 37) values=('!resource') runs=1 ;;
  ('version') runs=1 ;;
  ('account') nodes=('create:Create a customer, supplier or prospect' 'delete:Delete accounts' 'list:List accounts' 'update:Change an account') ;;
  ('account create') own=(67 68 69 70 71 72 73 74 75 76 77 78 79 33 34 24 25 37) runs=1 ;;
  ('account delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('account list') own=(80 81 79 82 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('account update') own=(67 68 69 70 71 72 73 74 75 76 77 78 79 33 34 24 25 37) values=('=') runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('!alias') runs=1 ;;
  ('auth') nodes=('login:Sign in and store the credential' 'logout:Delete the stored credentials of the profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(83 84 85 86 87 88 89 90) runs=1 ;;
  ('auth logout') own=(91) runs=1 ;;
  ('auth status') runs=1 ;;
  ('bank-entry') nodes=('create:Book a bank entry' 'delete:Delete bank entries' 'line-add:Add a line to a bank entry' 'lines:List the lines of bank entries' 'list:List bank entries') ;;
  ('bank-entry create') own=(92 93 94 95 96 24 25 37) runs=1 ;;
  ('bank-entry delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('bank-entry line-add') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('bank-entry lines') own=(50 51 52 21 53 46 47 54) values=('=' '...') runs=1 ;;
  ('bank-entry list') own=(95 97 98 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('bank-statement') nodes=('upload:Upload a bank statement file (CODA, MT940 or CAMT)') ;;
  ('bank-statement upload') own=(99 100 24 25 37) runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile') ;;
  ('config get') values=(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms' '=') runs=1 ;;
  ('config unset') values=(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms') runs=1 ;;
  ('document') nodes=('create:Create a document, with files attached' 'delete:Delete documents' 'download:Save the attachments of a document' 'list:List documents' 'update:Change a document') ;;
  ('document create') own=(101 102 103 104 105 106 33 34 24 25 37) runs=1 ;;
  ('document delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('document download') own=(107 108) values=('=') runs=1 ;;
  ('document list') own=(101 109 110 106 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('document update') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('document-folder') nodes=('create:Create a document folder' 'delete:Delete document folders' 'update:Change a document folder') ;;
  ('document-folder create') own=(111 112 33 34 24 25 37) runs=1 ;;
  ('document-folder delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('document-folder update') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('document-type') nodes=('list:List document types') ;;
  ('document-type list') own=(113 114 115 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('journal-entry') nodes=('create:Book a balanced general journal entry' 'delete:Delete journal entries' 'lines:List the lines of journal entries' 'list:List general journal entries') ;;
  ('journal-entry create') own=(93 94 95 96 24 25 37) runs=1 ;;
  ('journal-entry delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('journal-entry lines') own=(50 51 52 21 53 46 47 54) values=('=' '...') runs=1 ;;
  ('journal-entry list') own=(95 97 116 98 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('mail-message') nodes=('list:List sent mailbox messages') ;;
  ('mail-message list') own=(117 118 119 120 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('mailbox') nodes=('list:List mailboxes' 'upload:Send files to a mailbox, by default for scanning') ;;
  ('mailbox list') own=(101 121 122 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('mailbox upload') own=(123 118 124 125 24 25 37) runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('!profile') runs=1 ;;
  ('quotation') nodes=('accept:Accept a quotation' 'create:Create a quotation' 'delete:Delete quotations' 'email:Send a quotation for online sign-off' 'line-add:Add a line to a quotation' 'line-delete:Delete lines of a quotation' 'line-update:Update a line of a quotation' 'lines:List the lines of quotations' 'list:List quotations' 'print:Print a quotation to a document' 'reject:Reject a quotation' 'reopen:Reopen an accepted or rejected quotation' 'review:Replace a quotation with a new version' 'update:Change the header of a quotation') ;;
  ('quotation accept') own=(126 127 128 129 130 131 24 25 37) values=('=') runs=1 ;;
  ('quotation create') own=(132 133 134 135 101 136 24 25 37) runs=1 ;;
  ('quotation delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('quotation email') own=(137 138 139 126 127 128 133 140 141 142 143 24 25 37) values=('=') runs=1 ;;
  ('quotation line-add') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('quotation line-delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('quotation line-update') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('quotation lines') own=(50 51 52 21 53 46 47 54) values=('=' '...') runs=1 ;;
  ('quotation list') own=(101 109 144 145 110 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('quotation print') own=(138 137 139 133 146 24 25 37) values=('=') runs=1 ;;
  ('quotation reject') own=(129 130 131 24 25 37) values=('=') runs=1 ;;
  ('quotation reopen') own=(24 25 37) values=('=') runs=1 ;;
  ('quotation review') own=(132 133 147 148 149 150 24 25 37) values=('=') runs=1 ;;
  ('quotation update') own=(132 133 134 135 24 25 37) values=('=') runs=1 ;;
  ('sales-entry') nodes=('create:Book a sales entry or credit note' 'delete:Delete sales entries' 'line-add:Add a line to a sales entry' 'line-delete:Delete lines of a sales entry' 'line-update:Update a line of a sales entry' 'lines:List the lines of sales entries' 'list:List sales entries' 'update:Change the header of a sales entry') ;;
  ('sales-entry create') own=(151 152 153 154 155 156 157 96 24 25 37) runs=1 ;;
  ('sales-entry delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('sales-entry line-add') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('sales-entry line-delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('sales-entry line-update') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('sales-entry lines') own=(50 51 52 21 53 46 47 54) values=('=' '...') runs=1 ;;
  ('sales-entry list') own=(50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('sales-entry update') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('sales-order') nodes=('create:Create a sales order' 'delete:Delete sales orders' 'line-add:Add a line to a sales order' 'line-delete:Delete lines of a sales order' 'line-update:Update a line of a sales order' 'lines:List the lines of sales orders' 'list:List sales orders' 'update:Change the header of a sales order') ;;
  ('sales-order create') own=(152 158 159 160 161 150 135 24 25 37) runs=1 ;;
  ('sales-order delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('sales-order line-add') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('sales-order line-delete') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('sales-order line-update') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('sales-order lines') own=(50 51 52 21 53 46 47 54) values=('=' '...') runs=1 ;;
  ('sales-order list') own=(152 162 163 164 165 50 51 52 21 53 46 47 54 55 56) runs=1 ;;
  ('sales-order update') own=(33 34 24 25 37) values=('=') runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(166 167 168 169 170 171) runs=1 ;;
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_ledgercli_flag() {
  local at parts
  value= index=
  for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
    parts=("\${(@ps:\\t:)_ledgercli_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes what ledgercli prints for the kind $1; the other arguments are those of compadd.
_ledgercli_ask() {
  local found
  local -a texts shown
  for found in \${(f)"$(command ledgercli --complete $1 --word=\${(Q)PREFIX} "\${(@)words_before}" 2>/dev/null </dev/null)"}; do
    texts+=(\${found%%$'\\t'*}) shown+=(\${found/$'\\t'/ -- })
  done
  shift
  compadd "$@" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a texts
}

# Proposes values of the kind $1 for the word under the cursor; the other arguments are those of compadd.
_ledgercli_value() {
  local kind=$1
  shift
  case $kind in
  (:*) compadd "$@" -- \${=kind#:} ;;
  ('!'*) _ledgercli_ask \${kind[2,-1]} "$@" ;;
  (,*)
    compset -P '*,'
    _ledgercli_value \${kind[2,-1]} -S ''
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
    [[ -n $way ]] || nodes+=('commands:What each command does' 'environment:Environment variables' 'exit-codes:Exit codes and errors' 'flags:Global flags' 'output:Output formats, fields and filters')
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
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
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
    '--absolute-times\t\tShow times instead of ages in tables on a terminal' \\
    '--columns\t=\tColumns of a table or CSV file, in this order' \\
    '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula' \\
    '--division\t=\tDivision number (default: the profile\\'s, else the user\\'s current one)' \\
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
    '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)' \\
    '--timeout\t=\tRequest timeout' \\
    '--verbose\t\tLog requests to stderr' \\
    '--version\t\tPrint the version' \\
    '--body\t@\tRequest body as JSON: text, @file, - or piped input' \\
    '--max-pages\t=\tMaximum number of pages' \\
    '--paginate\t\tRead every page and print one array of rows (GET only)' \\
    '+ --query\t=\tQuery option, for example $top=5' \\
    '--allow-writes\t\tAllow the write; without this flag nothing is sent' \\
    '--dry-run\t\tPrint the request without sending it' \\
    '-y --yes\t\tConfirm a delete; other requests do not need it' \\
    '--dir\t/\tTarget folder (default: ledger-backup-<division>)' \\
    '+ --feed\t=\tOnly this feed, for example Financial/TransactionLines' \\
    '--full\t\tRead everything, not only what changed since the last run' \\
    '--list\t\tOnly list the feeds, and what the folder has of them' \\
    '--max-pages\t=\tMaximum number of pages per feed; a feed that has more is not copied' \\
    '--views\t\tAlso write views.sql, with typed views of the records for DuckDB' \\
    '--body\t@\tRecord as JSON: text or @file' \\
    '+ --set\t=\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code' \\
    '--force\t\tSend the request even if the catalogue does not list the resource or a field' \\
    '--beta\t\tUse the beta version of the resource' \\
    '-y --yes\t\tAccepted on every write; only deletes need it' \\
    '-y --yes\t\tConfirm the delete; without it nothing is sent' \\
    '--type\t=\tOnly this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines' \\
    '--max-pages\t=\tMaximum number of pages; a run that stops there does not update the state file' \\
    '--raw\t\tPrint the pages unchanged' \\
    '--since\t=\tTimestamp to start after (default: from the state file, or 0)' \\
    '--state\t/\tJSON file that stores the last timestamp of each feed' \\
    '--offline\t\tSkip the checks that need the network' \\
    '--expand\t=\tCollections to return with the record' \\
    '--raw\t\tPrint the response of the service unchanged' \\
    '--select\t=\tFields to return' \\
    '--bulk\t\tUse the bulk endpoint (1000 records per page)' \\
    '+ --param\t=\tFunction parameter, sent unchanged' \\
    '--all\t\tRead every page, up to --max-pages' \\
    '--expand\t=\tCollections to return with each record, for example SalesEntryLines' \\
    '--filter\t=\tOData $filter expression, for example "Status eq 20"' \\
    '--orderby\t=\tSort order, for example "Code desc"' \\
    '--top\t=\tMaximum number of records to return' \\
    '--all-divisions\t\tRead every division in turn; --all and --limit apply to each' \\
    '--count\t\tPrint only the number of matching records' \\
    '--one\t\tRequire exactly one record' \\
    '+ --match\t=\tField and the value it must equal; all of them must match' \\
    '--all-tools\t\tOffer a tool for every command, not only the generic ones' \\
    '--allow-writes\t\tAlso offer tools that change data' \\
    '--tool-timeout\t=\tTime limit of one call' \\
    '--topics\t=\tOffer the tools of these command groups; overrides --all-tools' \\
    '--filterable\t\tOnly fields that the service recommends for filters' \\
    '--mandatory\t\tOnly fields that are required to create a record' \\
    '--methods\t\tShow only the methods' \\
    '--search\t=\tOnly resources with this text in their name or a field name' \\
    '--name\t=\tAccount name' \\
    '--code\t=\tAccount code (the service pads numbers)' \\
    '--customer\t?\tIs a customer (derived from the status)' \\
    '--supplier\t?\tIs a supplier' \\
    '--vat-number\t=\tVAT number' \\
    '--email\t=\tE-mail address' \\
    '--phone\t=\tPhone number' \\
    '--website\t=\tWebsite' \\
    '--address\t=\tStreet and number of the visiting address' \\
    '--postcode\t=\tPostcode' \\
    '--city\t=\tCity' \\
    '--country\t=\tTwo-letter country code' \\
    '--status\t:A S P C\tStatus: A none, S suspect, P prospect, C customer' \\
    '--customer\t?\tOnly customers, or with "no" only other accounts' \\
    '--search\t=\tPart of the name or the exact code' \\
    '--supplier\t?\tOnly suppliers, or with "no" only other accounts' \\
    '--force-login\t\tShow the login form even if the browser is signed in, to sign in as another user' \\
    '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)' \\
    '--client-id\t=\tClient id of the app' \\
    '--client-secret\t=\tClient secret of the app' \\
    '--host\t=\tHost to sign in to: be, de, es, fr, nl, uk, us' \\
    '--manual\t\tPaste the URL that the browser is redirected to' \\
    '--ngrok-domain\t=\tPublic domain in front of the callback' \\
    '--port\t=\tLocal port of the callback (default: 8080)' \\
    '--all\t\tAlso delete credentials that other commands stored' \\
    '--account\t=\tAccount of every line, code or GUID' \\
    '--date\t=\tDate of every line, which determines the period' \\
    '--description\t=\tDescription of lines that have none' \\
    '--journal\t=\tJournal code' \\
    '+ --line\t=\tOne line of the entry' \\
    '--period\t=\tPeriod of the financial year' \\
    '--year\t=\tFinancial year' \\
    '--file\t/\tFile with the statement, as the bank provides it' \\
    '--subject\t=\tSubject of the document (default: the name of the file)' \\
    '--account\t=\tAccount, code or GUID' \\
    '--date\t=\tDate of the document' \\
    '+ --file\t/\tFile to attach' \\
    '--folder\t=\tFolder (GUID)' \\
    '--subject\t=\tSubject of the document' \\
    '--type\t=\tDocument type, shown by document-type list' \\
    '--force\t\tOverwrite files that exist' \\
    '--out\t/\tFolder to save to' \\
    '--from\t=\tDated on or after this day' \\
    '--to\t=\tDated on or before this day' \\
    '--code\t=\tCode of the folder' \\
    '--description\t=\tDescription of the folder' \\
    '--category\t=\tId of the category' \\
    '--creatable\t?\tOnly types of which documents can be created, or with "no" only others' \\
    '--search\t=\tPart of the description' \\
    '--status\t:20 50\tStatus: 20 open, 50 processed' \\
    '--from\t=\tSent on or after this day' \\
    '--operation\t:1 2 3 4\tOperation: 1 purchase invoice, 2 the same with details, 3 sales invoice, 4 bank statement' \\
    '--status\t:5 10 20 25 30 40 42 43 45 46 50\tStatus at the recipient, for example 20 open, 43 at the scanning service, 45 error, 50 processed' \\
    '--to\t=\tSent on or before this day' \\
    '--search\t=\tPart of the address or description' \\
    '--type\t:0 1 2 3\tType: 0 unknown, 1 Exact, 2 government, 3 manual input' \\
    '+ --file\t/\tFile to send' \\
    '--subject\t=\tSubject of the message (default: the name of the first file)' \\
    '--to\t=\tMailbox of the recipient (GUID)' \\
    '--action\t:0 1 2 3 4 5\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription' \\
    '--invoice-journal\t=\tJournal of the invoice (required for action 2)' \\
    '--your-ref\t=\tCustomer reference' \\
    '--reason\t=\tReason (GUID)' \\
    '--opportunity-stage\t=\tNew stage of the opportunity (GUID)' \\
    '--notification-layout\t=\tLayout of the notification (GUID)' \\
    '--description\t=\tDescription of the quotation' \\
    '--date\t=\tDate of the quotation' \\
    '--close-date\t=\tLast day on which the quotation is valid' \\
    '--reference\t=\tCustomer reference' \\
    '+ --line\t=\tOne line of the quotation' \\
    '--email-layout\t=\tLayout of the e-mail (GUID)' \\
    '--layout\t=\tLayout of the document (GUID)' \\
    '--extra-text\t=\tText added to the e-mail' \\
    '--accept-layout\t=\tLayout of the acceptance e-mail (GUID)' \\
    '--allow-your-ref\t\tLet the customer add a reference' \\
    '--reject-layout\t=\tLayout of the rejection e-mail (GUID)' \\
    '--subject\t=\tSubject of the e-mail' \\
    '--search\t=\tPart of the description or account name' \\
    '--status\t:5 20 25 40 50\tStatus: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted' \\
    '--email\t\tAlso send the quotation to the customer by e-mail' \\
    '--account\t=\tNew account, code or GUID' \\
    '--copy-prices\t\tCopy the item prices' \\
    '--document\t=\tDocument (GUID)' \\
    '--payment-condition\t=\tPayment condition code' \\
    '--credit-note\t\tBook a credit note (amounts become negative)' \\
    '--customer\t=\tCustomer, code or GUID' \\
    '--date\t=\tDate of the entry' \\
    '--description\t=\tDescription of the entry' \\
    '+ --file\t/\tFile to attach; all files go into one new document' \\
    '--invoice\t=\tCustomer-facing reference' \\
    '--journal\t=\tSales journal code' \\
    '--date\t=\tDate of the order' \\
    '--delivery-date\t=\tDelivery date' \\
    '--description\t=\tDescription of the order' \\
    '+ --line\t=\tOne line of the order' \\
    '--from\t=\tOrdered on or after this day' \\
    '--search\t=\tPart of the description or customer name' \\
    '--status\t:12 20 21 45\tStatus: 12 open, 20 partial, 21 complete, 45 canceled' \\
    '--to\t=\tOrdered on or before this day' \\
    '--background\t\tRun in the background and end when the sandbox is ready' \\
    '+ --fail\t=\tFail the first requests with this status, for example 503:2' \\
    '--latency\t=\tDelay before each response' \\
    '--port\t=\tLocal port (default: a free one)' \\
    '--records\t=\tNumber of records per resource at the start' \\
    '--seed\t=\tSeed of the generated records'

function __ledgercli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'account\tCustomers, suppliers and prospects' 'alias\tShort names for commands' 'api\tSend a raw request to the service' 'auth\tSign in and out' 'backup\tBack up a division to a folder, one file per feed' 'bank-entry\tEntries in a bank journal' 'bank-statement\tFiles with bank statements' 'completion\tPrint a shell completion script' 'config\tSettings of the profile' 'create\tCreate a record in any catalogue resource' 'delete\tDelete a record of any catalogue resource' 'deleted\tRead what was deleted since a timestamp' 'doctor\tCheck the installation, sign-in and connection' 'document\tDocuments and their attachments' 'document-folder\tFolders of documents' 'document-type\tTypes of documents' 'get\tShow one record by its key' 'help\tShow help for a command or topic' 'journal-entry\tEntries in the general journal' 'list\tList records of any catalogue resource' 'lookup\tFind records by exact field values' 'mail-message\tMessages sent from a mailbox' 'mailbox\tMailboxes, which receive invoices and statements' 'mcp\tServe the commands as MCP tools over stdio' 'me\tShow the signed-in user and session' 'metadata\tSearch the local catalogue or show one resource' 'profile\tProfiles, each with its own settings and credentials' 'quota\tShow the rate limits of the division' 'quotation\tQuotations and their versions' 'sales-entry\tEntries in a sales journal' 'sales-order\tSales orders of customers' 'sandbox\tA local stand-in for the service, without an account' 'sync\tRead the records of a feed changed since a timestamp' 'update\tChange a record of any catalogue resource' 'upsert\tCreate a record, or change the matching one' 'version\tPrint the version and environment'
            set own 19
            set values '!alias'
        case 'api'
            set own 20 21 22 23 24 25 26
            set values ':GET POST PUT DELETE' '='
            set runs 1
        case 'backup'
            set own 27 28 29 30 31 32
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'create'
            set own 33 34 35 36 24 25 37
            set values '!resource'
            set runs 1
        case 'delete'
            set own 35 36 24 25 38
            set values '!resource' '='
            set runs 1
        case 'deleted'
            set own 39 40 41 42 43
            set runs 1
        case 'doctor'
            set own 44
            set runs 1
        case 'get'
            set own 45 46 47 36
            set values '!resource' '='
            set runs 1
        case 'list'
            set own 48 49 50 51 52 21 53 46 47 54 55 56 36
            set values '!resource'
            set runs 1
        case 'lookup'
            set own 57 47 58
            set values '!resource'
            set runs 1
        case 'mcp'
            set own 59 60 61 62
            set runs 1
        case 'me'
            set own 46
            set runs 1
        case 'metadata'
            set own 63 64 65 66
            set values '!resource'
            set runs 1
        case 'quota'
            set runs 1
        case 'sync'
            set own 47 40 41 42 43
            set values '!resource'
            set runs 1
        case 'update'
            set own 33 34 35 36 24 25 37
            set values '!resource' '='
            set runs 1
        case 'upsert'
            set own 58 33 34 24 25 37
            set values '!resource'
            set runs 1
        case 'version'
            set runs 1
        case 'account'
            set nodes 'create\tCreate a customer, supplier or prospect' 'delete\tDelete accounts' 'list\tList accounts' 'update\tChange an account'
        case 'account create'
            set own 67 68 69 70 71 72 73 74 75 76 77 78 79 33 34 24 25 37
            set runs 1
        case 'account delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'account list'
            set own 80 81 79 82 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'account update'
            set own 67 68 69 70 71 72 73 74 75 76 77 78 79 33 34 24 25 37
            set values '='
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
            set nodes 'login\tSign in and store the credential' 'logout\tDelete the stored credentials of the profile' 'status\tShow the sign-in status of the profile'
        case 'auth login'
            set own 83 84 85 86 87 88 89 90
            set runs 1
        case 'auth logout'
            set own 91
            set runs 1
        case 'auth status'
            set runs 1
        case 'bank-entry'
            set nodes 'create\tBook a bank entry' 'delete\tDelete bank entries' 'line-add\tAdd a line to a bank entry' 'lines\tList the lines of bank entries' 'list\tList bank entries'
        case 'bank-entry create'
            set own 92 93 94 95 96 24 25 37
            set runs 1
        case 'bank-entry delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'bank-entry line-add'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'bank-entry lines'
            set own 50 51 52 21 53 46 47 54
            set values '=' '...'
            set runs 1
        case 'bank-entry list'
            set own 95 97 98 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'bank-statement'
            set nodes 'upload\tUpload a bank statement file (CODA, MT940 or CAMT)'
        case 'bank-statement upload'
            set own 99 100 24 25 37
            set runs 1
        case 'config'
            set nodes 'get\tPrint one setting of the profile' 'list\tList the settings of the profile' 'set\tStore one setting of the profile' 'unset\tRemove one setting of the profile'
        case 'config get'
            set values ':client_id default_output division host max_pages ngrok_domain pager port timeout_ms'
            set runs 1
        case 'config list'
            set runs 1
        case 'config set'
            set values ':client_id default_output division host max_pages ngrok_domain pager port timeout_ms' '='
            set runs 1
        case 'config unset'
            set values ':client_id default_output division host max_pages ngrok_domain pager port timeout_ms'
            set runs 1
        case 'document'
            set nodes 'create\tCreate a document, with files attached' 'delete\tDelete documents' 'download\tSave the attachments of a document' 'list\tList documents' 'update\tChange a document'
        case 'document create'
            set own 101 102 103 104 105 106 33 34 24 25 37
            set runs 1
        case 'document delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'document download'
            set own 107 108
            set values '='
            set runs 1
        case 'document list'
            set own 101 109 110 106 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'document update'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'document-folder'
            set nodes 'create\tCreate a document folder' 'delete\tDelete document folders' 'update\tChange a document folder'
        case 'document-folder create'
            set own 111 112 33 34 24 25 37
            set runs 1
        case 'document-folder delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'document-folder update'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'document-type'
            set nodes 'list\tList document types'
        case 'document-type list'
            set own 113 114 115 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'journal-entry'
            set nodes 'create\tBook a balanced general journal entry' 'delete\tDelete journal entries' 'lines\tList the lines of journal entries' 'list\tList general journal entries'
        case 'journal-entry create'
            set own 93 94 95 96 24 25 37
            set runs 1
        case 'journal-entry delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'journal-entry lines'
            set own 50 51 52 21 53 46 47 54
            set values '=' '...'
            set runs 1
        case 'journal-entry list'
            set own 95 97 116 98 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'mail-message'
            set nodes 'list\tList sent mailbox messages'
        case 'mail-message list'
            set own 117 118 119 120 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'mailbox'
            set nodes 'list\tList mailboxes' 'upload\tSend files to a mailbox, by default for scanning'
        case 'mailbox list'
            set own 101 121 122 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'mailbox upload'
            set own 123 118 124 125 24 25 37
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
        case 'quotation'
            set nodes 'accept\tAccept a quotation' 'create\tCreate a quotation' 'delete\tDelete quotations' 'email\tSend a quotation for online sign-off' 'line-add\tAdd a line to a quotation' 'line-delete\tDelete lines of a quotation' 'line-update\tUpdate a line of a quotation' 'lines\tList the lines of quotations' 'list\tList quotations' 'print\tPrint a quotation to a document' 'reject\tReject a quotation' 'reopen\tReopen an accepted or rejected quotation' 'review\tReplace a quotation with a new version' 'update\tChange the header of a quotation'
        case 'quotation accept'
            set own 126 127 128 129 130 131 24 25 37
            set values '='
            set runs 1
        case 'quotation create'
            set own 132 133 134 135 101 136 24 25 37
            set runs 1
        case 'quotation delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'quotation email'
            set own 137 138 139 126 127 128 133 140 141 142 143 24 25 37
            set values '='
            set runs 1
        case 'quotation line-add'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'quotation line-delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'quotation line-update'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'quotation lines'
            set own 50 51 52 21 53 46 47 54
            set values '=' '...'
            set runs 1
        case 'quotation list'
            set own 101 109 144 145 110 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'quotation print'
            set own 138 137 139 133 146 24 25 37
            set values '='
            set runs 1
        case 'quotation reject'
            set own 129 130 131 24 25 37
            set values '='
            set runs 1
        case 'quotation reopen'
            set own 24 25 37
            set values '='
            set runs 1
        case 'quotation review'
            set own 132 133 147 148 149 150 24 25 37
            set values '='
            set runs 1
        case 'quotation update'
            set own 132 133 134 135 24 25 37
            set values '='
            set runs 1
        case 'sales-entry'
            set nodes 'create\tBook a sales entry or credit note' 'delete\tDelete sales entries' 'line-add\tAdd a line to a sales entry' 'line-delete\tDelete lines of a sales entry' 'line-update\tUpdate a line of a sales entry' 'lines\tList the lines of sales entries' 'list\tList sales entries' 'update\tChange the header of a sales entry'
        case 'sales-entry create'
            set own 151 152 153 154 155 156 157 96 24 25 37
            set runs 1
        case 'sales-entry delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'sales-entry line-add'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'sales-entry line-delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'sales-entry line-update'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'sales-entry lines'
            set own 50 51 52 21 53 46 47 54
            set values '=' '...'
            set runs 1
        case 'sales-entry list'
            set own 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'sales-entry update'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'sales-order'
            set nodes 'create\tCreate a sales order' 'delete\tDelete sales orders' 'line-add\tAdd a line to a sales order' 'line-delete\tDelete lines of a sales order' 'line-update\tUpdate a line of a sales order' 'lines\tList the lines of sales orders' 'list\tList sales orders' 'update\tChange the header of a sales order'
        case 'sales-order create'
            set own 152 158 159 160 161 150 135 24 25 37
            set runs 1
        case 'sales-order delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'sales-order line-add'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'sales-order line-delete'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'sales-order line-update'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'sales-order lines'
            set own 50 51 52 21 53 46 47 54
            set values '=' '...'
            set runs 1
        case 'sales-order list'
            set own 152 162 163 164 165 50 51 52 21 53 46 47 54 55 56
            set runs 1
        case 'sales-order update'
            set own 33 34 24 25 37
            set values '='
            set runs 1
        case 'sandbox'
            set nodes 'reset\tReset the sandbox to its initial records' 'serve\tRun the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 166 167 168 169 170 171
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
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
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

# Prints what ledgercli prints for the kind $argv[1] and the typed $argv[2]; $argv[3] comes before it in the same word.
function __ledgercli_ask
    command -q ledgercli; or return
    set -l words (commandline -opc)
    for found in (command ledgercli --complete $argv[1] --word="$argv[2]" $words[2..-1] 2>/dev/null </dev/null)
        printf '%s\\n' $argv[3]$found
    end
end

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function __ledgercli_value
    set -l kind (string sub -s 2 -- $argv[1])
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3](string split ' ' -- $kind)
        case '!*'
            __ledgercli_ask $kind $argv[2] $argv[3]
        case ',*'
            set -l last (string replace -r '^.*,' '' -- $argv[2])
            __ledgercli_value $kind $last $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])
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
        test -n "$way"; or printf '%s\\n' 'commands\tWhat each command does' 'environment\tEnvironment variables' 'exit-codes\tExit codes and errors' 'flags\tGlobal flags' 'output\tOutput formats, fields and filters'
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
        for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
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
        '--absolute-times\t\tShow times instead of ages in tables on a terminal'
        '--columns\t=\tColumns of a table or CSV file, in this order'
        '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
        '--division\t=\tDivision number (default: the profile''s, else the user''s current one)'
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
        '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
        '--timeout\t=\tRequest timeout'
        '--verbose\t\tLog requests to stderr'
        '--version\t\tPrint the version'
        '--body\t@\tRequest body as JSON: text, @file, - or piped input'
        '--max-pages\t=\tMaximum number of pages'
        '--paginate\t\tRead every page and print one array of rows (GET only)'
        '+ --query\t=\tQuery option, for example $top=5'
        '--allow-writes\t\tAllow the write; without this flag nothing is sent'
        '--dry-run\t\tPrint the request without sending it'
        '-y --yes\t\tConfirm a delete; other requests do not need it'
        '--dir\t/\tTarget folder (default: ledger-backup-<division>)'
        '+ --feed\t=\tOnly this feed, for example Financial/TransactionLines'
        '--full\t\tRead everything, not only what changed since the last run'
        '--list\t\tOnly list the feeds, and what the folder has of them'
        '--max-pages\t=\tMaximum number of pages per feed; a feed that has more is not copied'
        '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
        '--body\t@\tRecord as JSON: text or @file'
        '+ --set\t=\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code'
        '--force\t\tSend the request even if the catalogue does not list the resource or a field'
        '--beta\t\tUse the beta version of the resource'
        '-y --yes\t\tAccepted on every write; only deletes need it'
        '-y --yes\t\tConfirm the delete; without it nothing is sent'
        '--type\t=\tOnly this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines'
        '--max-pages\t=\tMaximum number of pages; a run that stops there does not update the state file'
        '--raw\t\tPrint the pages unchanged'
        '--since\t=\tTimestamp to start after (default: from the state file, or 0)'
        '--state\t/\tJSON file that stores the last timestamp of each feed'
        '--offline\t\tSkip the checks that need the network'
        '--expand\t=\tCollections to return with the record'
        '--raw\t\tPrint the response of the service unchanged'
        '--select\t=\tFields to return'
        '--bulk\t\tUse the bulk endpoint (1000 records per page)'
        '+ --param\t=\tFunction parameter, sent unchanged'
        '--all\t\tRead every page, up to --max-pages'
        '--expand\t=\tCollections to return with each record, for example SalesEntryLines'
        '--filter\t=\tOData $filter expression, for example "Status eq 20"'
        '--orderby\t=\tSort order, for example "Code desc"'
        '--top\t=\tMaximum number of records to return'
        '--all-divisions\t\tRead every division in turn; --all and --limit apply to each'
        '--count\t\tPrint only the number of matching records'
        '--one\t\tRequire exactly one record'
        '+ --match\t=\tField and the value it must equal; all of them must match'
        '--all-tools\t\tOffer a tool for every command, not only the generic ones'
        '--allow-writes\t\tAlso offer tools that change data'
        '--tool-timeout\t=\tTime limit of one call'
        '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
        '--filterable\t\tOnly fields that the service recommends for filters'
        '--mandatory\t\tOnly fields that are required to create a record'
        '--methods\t\tShow only the methods'
        '--search\t=\tOnly resources with this text in their name or a field name'
        '--name\t=\tAccount name'
        '--code\t=\tAccount code (the service pads numbers)'
        '--customer\t?\tIs a customer (derived from the status)'
        '--supplier\t?\tIs a supplier'
        '--vat-number\t=\tVAT number'
        '--email\t=\tE-mail address'
        '--phone\t=\tPhone number'
        '--website\t=\tWebsite'
        '--address\t=\tStreet and number of the visiting address'
        '--postcode\t=\tPostcode'
        '--city\t=\tCity'
        '--country\t=\tTwo-letter country code'
        '--status\t:A S P C\tStatus: A none, S suspect, P prospect, C customer'
        '--customer\t?\tOnly customers, or with "no" only other accounts'
        '--search\t=\tPart of the name or the exact code'
        '--supplier\t?\tOnly suppliers, or with "no" only other accounts'
        '--force-login\t\tShow the login form even if the browser is signed in, to sign in as another user'
        '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
        '--client-id\t=\tClient id of the app'
        '--client-secret\t=\tClient secret of the app'
        '--host\t=\tHost to sign in to: be, de, es, fr, nl, uk, us'
        '--manual\t\tPaste the URL that the browser is redirected to'
        '--ngrok-domain\t=\tPublic domain in front of the callback'
        '--port\t=\tLocal port of the callback (default: 8080)'
        '--all\t\tAlso delete credentials that other commands stored'
        '--account\t=\tAccount of every line, code or GUID'
        '--date\t=\tDate of every line, which determines the period'
        '--description\t=\tDescription of lines that have none'
        '--journal\t=\tJournal code'
        '+ --line\t=\tOne line of the entry'
        '--period\t=\tPeriod of the financial year'
        '--year\t=\tFinancial year'
        '--file\t/\tFile with the statement, as the bank provides it'
        '--subject\t=\tSubject of the document (default: the name of the file)'
        '--account\t=\tAccount, code or GUID'
        '--date\t=\tDate of the document'
        '+ --file\t/\tFile to attach'
        '--folder\t=\tFolder (GUID)'
        '--subject\t=\tSubject of the document'
        '--type\t=\tDocument type, shown by document-type list'
        '--force\t\tOverwrite files that exist'
        '--out\t/\tFolder to save to'
        '--from\t=\tDated on or after this day'
        '--to\t=\tDated on or before this day'
        '--code\t=\tCode of the folder'
        '--description\t=\tDescription of the folder'
        '--category\t=\tId of the category'
        '--creatable\t?\tOnly types of which documents can be created, or with "no" only others'
        '--search\t=\tPart of the description'
        '--status\t:20 50\tStatus: 20 open, 50 processed'
        '--from\t=\tSent on or after this day'
        '--operation\t:1 2 3 4\tOperation: 1 purchase invoice, 2 the same with details, 3 sales invoice, 4 bank statement'
        '--status\t:5 10 20 25 30 40 42 43 45 46 50\tStatus at the recipient, for example 20 open, 43 at the scanning service, 45 error, 50 processed'
        '--to\t=\tSent on or before this day'
        '--search\t=\tPart of the address or description'
        '--type\t:0 1 2 3\tType: 0 unknown, 1 Exact, 2 government, 3 manual input'
        '+ --file\t/\tFile to send'
        '--subject\t=\tSubject of the message (default: the name of the first file)'
        '--to\t=\tMailbox of the recipient (GUID)'
        '--action\t:0 1 2 3 4 5\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription'
        '--invoice-journal\t=\tJournal of the invoice (required for action 2)'
        '--your-ref\t=\tCustomer reference'
        '--reason\t=\tReason (GUID)'
        '--opportunity-stage\t=\tNew stage of the opportunity (GUID)'
        '--notification-layout\t=\tLayout of the notification (GUID)'
        '--description\t=\tDescription of the quotation'
        '--date\t=\tDate of the quotation'
        '--close-date\t=\tLast day on which the quotation is valid'
        '--reference\t=\tCustomer reference'
        '+ --line\t=\tOne line of the quotation'
        '--email-layout\t=\tLayout of the e-mail (GUID)'
        '--layout\t=\tLayout of the document (GUID)'
        '--extra-text\t=\tText added to the e-mail'
        '--accept-layout\t=\tLayout of the acceptance e-mail (GUID)'
        '--allow-your-ref\t\tLet the customer add a reference'
        '--reject-layout\t=\tLayout of the rejection e-mail (GUID)'
        '--subject\t=\tSubject of the e-mail'
        '--search\t=\tPart of the description or account name'
        '--status\t:5 20 25 40 50\tStatus: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted'
        '--email\t\tAlso send the quotation to the customer by e-mail'
        '--account\t=\tNew account, code or GUID'
        '--copy-prices\t\tCopy the item prices'
        '--document\t=\tDocument (GUID)'
        '--payment-condition\t=\tPayment condition code'
        '--credit-note\t\tBook a credit note (amounts become negative)'
        '--customer\t=\tCustomer, code or GUID'
        '--date\t=\tDate of the entry'
        '--description\t=\tDescription of the entry'
        '+ --file\t/\tFile to attach; all files go into one new document'
        '--invoice\t=\tCustomer-facing reference'
        '--journal\t=\tSales journal code'
        '--date\t=\tDate of the order'
        '--delivery-date\t=\tDelivery date'
        '--description\t=\tDescription of the order'
        '+ --line\t=\tOne line of the order'
        '--from\t=\tOrdered on or after this day'
        '--search\t=\tPart of the description or customer name'
        '--status\t:12 20 21 45\tStatus: 12 open, 20 partial, 21 complete, 45 canceled'
        '--to\t=\tOrdered on or before this day'
        '--background\t\tRun in the background and end when the sandbox is ready'
        '+ --fail\t=\tFail the first requests with this status, for example 503:2'
        '--latency\t=\tDelay before each response'
        '--port\t=\tLocal port (default: a free one)'
        '--records\t=\tNumber of records per resource at the start'
        '--seed\t=\tSeed of the generated records'
    )
    $levels = @{
        '' = @{ nodes = @('account\tCustomers, suppliers and prospects', 'alias\tShort names for commands', 'api\tSend a raw request to the service', 'auth\tSign in and out', 'backup\tBack up a division to a folder, one file per feed', 'bank-entry\tEntries in a bank journal', 'bank-statement\tFiles with bank statements', 'completion\tPrint a shell completion script', 'config\tSettings of the profile', 'create\tCreate a record in any catalogue resource', 'delete\tDelete a record of any catalogue resource', 'deleted\tRead what was deleted since a timestamp', 'doctor\tCheck the installation, sign-in and connection', 'document\tDocuments and their attachments', 'document-folder\tFolders of documents', 'document-type\tTypes of documents', 'get\tShow one record by its key', 'help\tShow help for a command or topic', 'journal-entry\tEntries in the general journal', 'list\tList records of any catalogue resource', 'lookup\tFind records by exact field values', 'mail-message\tMessages sent from a mailbox', 'mailbox\tMailboxes, which receive invoices and statements', 'mcp\tServe the commands as MCP tools over stdio', 'me\tShow the signed-in user and session', 'metadata\tSearch the local catalogue or show one resource', 'profile\tProfiles, each with its own settings and credentials', 'quota\tShow the rate limits of the division', 'quotation\tQuotations and their versions', 'sales-entry\tEntries in a sales journal', 'sales-order\tSales orders of customers', 'sandbox\tA local stand-in for the service, without an account', 'sync\tRead the records of a feed changed since a timestamp', 'update\tChange a record of any catalogue resource', 'upsert\tCreate a record, or change the matching one', 'version\tPrint the version and environment'); flags = @(18); args = @('!alias') }
        'api' = @{ flags = @(19, 20, 21, 22, 23, 24, 25); args = @(':GET POST PUT DELETE', '='); runs = $true }
        'backup' = @{ flags = @(26, 27, 28, 29, 30, 31); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'create' = @{ flags = @(32, 33, 34, 35, 23, 24, 36); args = @('!resource'); runs = $true }
        'delete' = @{ flags = @(34, 35, 23, 24, 37); args = @('!resource', '='); runs = $true }
        'deleted' = @{ flags = @(38, 39, 40, 41, 42); runs = $true }
        'doctor' = @{ flags = @(43); runs = $true }
        'get' = @{ flags = @(44, 45, 46, 35); args = @('!resource', '='); runs = $true }
        'list' = @{ flags = @(47, 48, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55, 35); args = @('!resource'); runs = $true }
        'lookup' = @{ flags = @(56, 46, 57); args = @('!resource'); runs = $true }
        'mcp' = @{ flags = @(58, 59, 60, 61); runs = $true }
        'me' = @{ flags = @(45); runs = $true }
        'metadata' = @{ flags = @(62, 63, 64, 65); args = @('!resource'); runs = $true }
        'quota' = @{ runs = $true }
        'sync' = @{ flags = @(46, 39, 40, 41, 42); args = @('!resource'); runs = $true }
        'update' = @{ flags = @(32, 33, 34, 35, 23, 24, 36); args = @('!resource', '='); runs = $true }
        'upsert' = @{ flags = @(57, 32, 33, 23, 24, 36); args = @('!resource'); runs = $true }
        'version' = @{ runs = $true }
        'account' = @{ nodes = @('create\tCreate a customer, supplier or prospect', 'delete\tDelete accounts', 'list\tList accounts', 'update\tChange an account') }
        'account create' = @{ flags = @(66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 32, 33, 23, 24, 36); runs = $true }
        'account delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'account list' = @{ flags = @(79, 80, 78, 81, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'account update' = @{ flags = @(66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 32, 33, 23, 24, 36); args = @('='); runs = $true }
        'alias' = @{ nodes = @('list\tList aliases', 'set\tCreate or replace an alias', 'unset\tRemove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('!alias'); runs = $true }
        'auth' = @{ nodes = @('login\tSign in and store the credential', 'logout\tDelete the stored credentials of the profile', 'status\tShow the sign-in status of the profile') }
        'auth login' = @{ flags = @(82, 83, 84, 85, 86, 87, 88, 89); runs = $true }
        'auth logout' = @{ flags = @(90); runs = $true }
        'auth status' = @{ runs = $true }
        'bank-entry' = @{ nodes = @('create\tBook a bank entry', 'delete\tDelete bank entries', 'line-add\tAdd a line to a bank entry', 'lines\tList the lines of bank entries', 'list\tList bank entries') }
        'bank-entry create' = @{ flags = @(91, 92, 93, 94, 95, 23, 24, 36); runs = $true }
        'bank-entry delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'bank-entry line-add' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'bank-entry lines' = @{ flags = @(49, 50, 51, 20, 52, 45, 46, 53); args = @('=', '...'); runs = $true }
        'bank-entry list' = @{ flags = @(94, 96, 97, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'bank-statement' = @{ nodes = @('upload\tUpload a bank statement file (CODA, MT940 or CAMT)') }
        'bank-statement upload' = @{ flags = @(98, 99, 23, 24, 36); runs = $true }
        'config' = @{ nodes = @('get\tPrint one setting of the profile', 'list\tList the settings of the profile', 'set\tStore one setting of the profile', 'unset\tRemove one setting of the profile') }
        'config get' = @{ args = @(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms'); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms', '='); runs = $true }
        'config unset' = @{ args = @(':client_id default_output division host max_pages ngrok_domain pager port timeout_ms'); runs = $true }
        'document' = @{ nodes = @('create\tCreate a document, with files attached', 'delete\tDelete documents', 'download\tSave the attachments of a document', 'list\tList documents', 'update\tChange a document') }
        'document create' = @{ flags = @(100, 101, 102, 103, 104, 105, 32, 33, 23, 24, 36); runs = $true }
        'document delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'document download' = @{ flags = @(106, 107); args = @('='); runs = $true }
        'document list' = @{ flags = @(100, 108, 109, 105, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'document update' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'document-folder' = @{ nodes = @('create\tCreate a document folder', 'delete\tDelete document folders', 'update\tChange a document folder') }
        'document-folder create' = @{ flags = @(110, 111, 32, 33, 23, 24, 36); runs = $true }
        'document-folder delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'document-folder update' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'document-type' = @{ nodes = @('list\tList document types') }
        'document-type list' = @{ flags = @(112, 113, 114, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'journal-entry' = @{ nodes = @('create\tBook a balanced general journal entry', 'delete\tDelete journal entries', 'lines\tList the lines of journal entries', 'list\tList general journal entries') }
        'journal-entry create' = @{ flags = @(92, 93, 94, 95, 23, 24, 36); runs = $true }
        'journal-entry delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'journal-entry lines' = @{ flags = @(49, 50, 51, 20, 52, 45, 46, 53); args = @('=', '...'); runs = $true }
        'journal-entry list' = @{ flags = @(94, 96, 115, 97, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'mail-message' = @{ nodes = @('list\tList sent mailbox messages') }
        'mail-message list' = @{ flags = @(116, 117, 118, 119, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'mailbox' = @{ nodes = @('list\tList mailboxes', 'upload\tSend files to a mailbox, by default for scanning') }
        'mailbox list' = @{ flags = @(100, 120, 121, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'mailbox upload' = @{ flags = @(122, 117, 123, 124, 23, 24, 36); runs = $true }
        'profile' = @{ nodes = @('current\tPrint the active profile', 'list\tList profiles and their sign-in status', 'use\tSet the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('!profile'); runs = $true }
        'quotation' = @{ nodes = @('accept\tAccept a quotation', 'create\tCreate a quotation', 'delete\tDelete quotations', 'email\tSend a quotation for online sign-off', 'line-add\tAdd a line to a quotation', 'line-delete\tDelete lines of a quotation', 'line-update\tUpdate a line of a quotation', 'lines\tList the lines of quotations', 'list\tList quotations', 'print\tPrint a quotation to a document', 'reject\tReject a quotation', 'reopen\tReopen an accepted or rejected quotation', 'review\tReplace a quotation with a new version', 'update\tChange the header of a quotation') }
        'quotation accept' = @{ flags = @(125, 126, 127, 128, 129, 130, 23, 24, 36); args = @('='); runs = $true }
        'quotation create' = @{ flags = @(131, 132, 133, 134, 100, 135, 23, 24, 36); runs = $true }
        'quotation delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'quotation email' = @{ flags = @(136, 137, 138, 125, 126, 127, 132, 139, 140, 141, 142, 23, 24, 36); args = @('='); runs = $true }
        'quotation line-add' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'quotation line-delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'quotation line-update' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'quotation lines' = @{ flags = @(49, 50, 51, 20, 52, 45, 46, 53); args = @('=', '...'); runs = $true }
        'quotation list' = @{ flags = @(100, 108, 143, 144, 109, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'quotation print' = @{ flags = @(137, 136, 138, 132, 145, 23, 24, 36); args = @('='); runs = $true }
        'quotation reject' = @{ flags = @(128, 129, 130, 23, 24, 36); args = @('='); runs = $true }
        'quotation reopen' = @{ flags = @(23, 24, 36); args = @('='); runs = $true }
        'quotation review' = @{ flags = @(131, 132, 146, 147, 148, 149, 23, 24, 36); args = @('='); runs = $true }
        'quotation update' = @{ flags = @(131, 132, 133, 134, 23, 24, 36); args = @('='); runs = $true }
        'sales-entry' = @{ nodes = @('create\tBook a sales entry or credit note', 'delete\tDelete sales entries', 'line-add\tAdd a line to a sales entry', 'line-delete\tDelete lines of a sales entry', 'line-update\tUpdate a line of a sales entry', 'lines\tList the lines of sales entries', 'list\tList sales entries', 'update\tChange the header of a sales entry') }
        'sales-entry create' = @{ flags = @(150, 151, 152, 153, 154, 155, 156, 95, 23, 24, 36); runs = $true }
        'sales-entry delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'sales-entry line-add' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'sales-entry line-delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'sales-entry line-update' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'sales-entry lines' = @{ flags = @(49, 50, 51, 20, 52, 45, 46, 53); args = @('=', '...'); runs = $true }
        'sales-entry list' = @{ flags = @(49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'sales-entry update' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'sales-order' = @{ nodes = @('create\tCreate a sales order', 'delete\tDelete sales orders', 'line-add\tAdd a line to a sales order', 'line-delete\tDelete lines of a sales order', 'line-update\tUpdate a line of a sales order', 'lines\tList the lines of sales orders', 'list\tList sales orders', 'update\tChange the header of a sales order') }
        'sales-order create' = @{ flags = @(151, 157, 158, 159, 160, 149, 134, 23, 24, 36); runs = $true }
        'sales-order delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'sales-order line-add' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'sales-order line-delete' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'sales-order line-update' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'sales-order lines' = @{ flags = @(49, 50, 51, 20, 52, 45, 46, 53); args = @('=', '...'); runs = $true }
        'sales-order list' = @{ flags = @(151, 161, 162, 163, 164, 49, 50, 51, 20, 52, 45, 46, 53, 54, 55); runs = $true }
        'sales-order update' = @{ flags = @(32, 33, 23, 24, 36); args = @('='); runs = $true }
        'sandbox' = @{ nodes = @('reset\tReset the sandbox to its initial records', 'serve\tRun the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(165, 166, 167, 168, 169, 170); runs = $true }
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
    # Returns what ledgercli prints for a kind. The words before the cursor name the profile.
    function Get-Asked($kind, $part, $before) {
        $part = $part.Trim([char]34, [char]39)
        try {
            foreach ($line in & 'ledgercli' '--complete' $kind "--word=$part" @words 2>$null) {
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
