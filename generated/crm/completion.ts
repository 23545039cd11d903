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
  '--checks\t,:stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing'
  '--strict\t'
  '--pipeline\t!name:pipeline'
  '--dir\t/'
  '--resume\t'
  '--views\t'
  '--raw\t'
  '--peek\t'
  '--since\t='
  '--all\t'
  '--schema\t'
  '--deep\t'
  '--format\t:md html'
  '--out\t/'
  '--target\t='
  '--period\t='
  '--commit-threshold\t='
  '--offline\t'
  '--exact\t'
  '--field\t='
  '--first\t'
  '--match\t:exact beginning middle'
  '--value\t='
  '--min\t='
  '--threshold\t='
  '--exact\t'
  '--item-types\t,:deal person organization product lead file mail_attachment project'
  '--org\t='
  '--person\t='
  '--status\t:open won lost'
  '--peek\t'
  '--severity\t:must should all'
  '--subject\t='
  '--due-date\t='
  '--due-time\t='
  '--duration\t='
  '--deal\t='
  '--org\t='
  '--owner\t!name:user'
  '--note\t='
  '--done\t'
  '--person\t='
  '--type\t!name:activity-type:task'
  '+ --field\t='
  '--body\t@'
  '-y --yes\t'
  '--person\t='
  '--filter\t='
  '--done\t'
  '--sort-by\t:id update_time add_time due_date'
  '--todo\t'
  '--type\t!name:activity-type'
  '--ids\t='
  '--sort-direction\t:asc desc'
  '--updated-since\t='
  '--updated-until\t='
  '--type\t!name:activity-type'
  '--done\t'
  '--person\t='
  '--undone\t'
  '--api-token\t='
  '--client-id\t='
  '--client-secret\t='
  '--company\t='
  '--oauth\t'
  '--port\t='
  '--redirect-uri\t='
  '--store\t:keychain file'
  '--all\t'
  '--stage\t!name:stage'
  '--pipeline\t!name:pipeline'
  '--status\t:open won lost'
  '--filter\t='
  '--ids\t='
  '--activity-limit\t='
  '--mail\t'
  '--mail-limit\t='
  '--no-activities\t'
  '--no-notes\t'
  '--no-participants\t'
  '--no-products\t'
  '--note-limit\t='
  '--wait\t'
  '--timeout-secs\t='
  '--title\t='
  '--value\t='
  '--currency\t='
  '--probability\t='
  '--expected-close-date\t='
  '--web\t'
  '--field\t='
  '--filter\t='
  '--archived\t'
  '--status\t:open won lost deleted'
  '--sort-by\t:id update_time add_time'
  '--by\t='
  '--user\t!name:user'
  '--participant\t='
  '--product\t='
  '--price\t='
  '--discount\t='
  '--discount-type\t:percentage amount'
  '--tax\t='
  '--comments\t='
  '--quantity\t='
  '--sort-by\t:id add_time update_time order_nr'
  '--attachment\t='
  '--name\t='
  '--options\t='
  '--type\t='
  '--name\t='
  '--label\t='
  '--option\t='
  '--out\t/'
  '--remote-id\t='
  '--remote-location\t:googledrive'
  '--description\t='
  '--name\t='
  '--deal\t='
  '--org\t='
  '--person\t='
  '--name\t='
  '--type\t:deals leads org people products activity projects'
  '--conditions\t@'
  '--all\t'
  '--type\t='
  '--assignee\t!name:user'
  '--type\t='
  '--pipeline\t!name:pipeline'
  '--title\t='
  '--value\t='
  '--all-tools\t'
  '--allow-writes\t'
  '--result-size\t='
  '--tool-timeout\t='
  '--topics\t='
  '--buckets\t='
  '--currency\t='
  '--min-pushes\t='
  '--owner\t!name:user'
  '--pipeline\t!name:pipeline'
  '--content\t@'
  '--lead\t='
  '--edit\t'
  '--comment\t='
  '--name\t='
  '--encoding\t:utf-8 utf-16 windows-1252'
  '--match-on\t='
  '--resume\t'
  '--separator\t:comma semicolon tab'
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
  '--name\t='
  '--code\t='
  '--unit\t='
  '--description\t='
  '--price\t='
  '--filter\t='
  '--sort-by\t:id name add_time update_time'
  '--title\t='
  '--description\t='
  '--status\t='
  '--start-date\t='
  '--end-date\t='
  '--board\t='
  '--phase\t='
  '--archived\t'
  '--background\t'
  '+ --fail\t='
  '--latency\t='
  '--port\t='
  '--records\t='
  '--seed\t='
  '--unlimited\t'
  '--full\t'
  '--since\t='
  '--views\t'
  '--title\t='
  '--project\t='
  '--description\t='
  '--parent\t='
  '--done\t'
  '--todo\t'
  '--by-email\t'
  '--event-action\t:change create delete'
  '--event-object\t:activity board deal deal_installment deal_product lead note organization person phase pipeline product project stage task user'
  '--http-auth-password\t='
  '--http-auth-user\t='
  '--name\t='
  '--url\t='
  '--version\t='
  '--events\t='
  '--forward-to\t='
  '--interval\t='
  '--max-events\t='
  '--once\t'
  '--port\t='
  '--since\t='
  '--synthetic\t'
  '--url\t='
)

_crmcli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='activity alias api audit auth backup changes completion config deal describe digest doctor field file filter funnel goal help lead lookup mail mcp metrics note org person pipeline product profile project quota rep sandbox search stage sync task user version watch webhook' flags='18' args=('!alias') ;;
  'api') flags='19 20 21' args=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  'audit') nodes='stage-skips' flags='22 23' runs=1 ;;
  'audit stage-skips') flags='24' runs=1 ;;
  'backup') nodes='diff' flags='25 26 27 21' runs=1 ;;
  'backup diff') flags='28' args=('/' '/') runs=1 ;;
  'changes') flags='29 30' runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'describe') flags='31 32' args=('=' '...') runs=1 ;;
  'digest') flags='33 34 35 36 24 37 38' runs=1 ;;
  'doctor') flags='39' runs=1 ;;
  'funnel') flags='40 24 37' runs=1 ;;
  'lookup') flags='41 42 43 44' args=(':deal person org product lead') runs=1 ;;
  'quota' | 'ratelimit') flags='45 46' runs=1 ;;
  'search') flags='47 48 49 50 51' args=('=') runs=1 ;;
  'version') runs=1 ;;
  'watch') flags='22 52 53' runs=1 ;;
  'activity') nodes='create delete get list type update' ;;
  'activity create') flags='54 55 56 57 58 59 60 61 62 63 64 65 66 21' runs=1 ;;
  'activity delete') flags='21 67' args=('=' '...') runs=1 ;;
  'activity get') args=('=') runs=1 ;;
  'activity list') flags='60 58 68 59 69 70 71 72 73 74 75 76 77' runs=1 ;;
  'activity update') flags='54 78 55 56 57 58 59 60 61 79 80 81 65 66 21' args=('=') runs=1 ;;
  'activity type') nodes='list' ;;
  'activity type list') runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('!alias') runs=1 ;;
  'auth') nodes='login logout status' ;;
  'auth login') flags='82 83 84 85 86 87 88 89' runs=1 ;;
  'auth logout') flags='90' runs=1 ;;
  'auth status') runs=1 ;;
  'config') nodes='get list set unset' ;;
  'config get') args=(':client_id company_domain default_output pager redirect_uri timeout_ms') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=(':client_id company_domain default_output pager redirect_uri timeout_ms' '=') runs=1 ;;
  'config unset') args=(':client_id company_domain default_output pager redirect_uri timeout_ms') runs=1 ;;
  'deal') nodes='bulk-update context convert create delete follower get history list participant product summary update upsert' ;;
  'deal bulk-update') flags='91 92 93 60 94 95 67 65 66 21' runs=1 ;;
  'deal context') flags='96 97 98 99 100 101 102 103' args=('=') runs=1 ;;
  'deal convert') flags='104 105 21 67' args=('=') runs=1 ;;
  'deal create') flags='106 107 108 93 91 92 68 59 60 109 110 65 66 21' runs=1 ;;
  'deal delete') flags='21 67' args=('=' '...') runs=1 ;;
  'deal get') flags='111' args=('=') runs=1 ;;
  'deal history') flags='112' args=('=') runs=1 ;;
  'deal list') flags='91 92 60 68 59 113 114 115 74 116 75 76 77' runs=1 ;;
  'deal summary') flags='93 92 91 113' runs=1 ;;
  'deal update') flags='106 107 108 93 91 92 68 59 60 109 110 65 66 21' args=('=') runs=1 ;;
  'deal upsert') flags='117 65 66 21' args=('=') runs=1 ;;
  'deal follower') nodes='add list remove' ;;
  'deal follower add') flags='118 21' args=('=') runs=1 ;;
  'deal follower list') args=('=') runs=1 ;;
  'deal follower remove') flags='118 21 67' args=('=' '...') runs=1 ;;
  'deal participant') nodes='add list remove' ;;
  'deal participant add') flags='68 21' args=('=') runs=1 ;;
  'deal participant list') args=('=') runs=1 ;;
  'deal participant remove') flags='119 21 67' args=('=' '...') runs=1 ;;
  'deal product') nodes='add list remove update' ;;
  'deal product add') flags='120 121 122 123 124 125 126 21' args=('=') runs=1 ;;
  'deal product list') flags='127 75' args=('=') runs=1 ;;
  'deal product remove') flags='128 21 67' args=('=' '...') runs=1 ;;
  'deal product update') flags='128 120 121 126 122 123 124 125 21' args=('=') runs=1 ;;
  'field') nodes='create delete get list option update' ;;
  'field create') flags='129 130 131 21' args=(':deal org organization person product') runs=1 ;;
  'field delete') flags='21 67' args=(':deal org organization person product' '!name:field') runs=1 ;;
  'field get') args=(':activity deal lead note org organization person product' '=') runs=1 ;;
  'field list') args=(':activity deal lead note org organization person product') runs=1 ;;
  'field update') flags='132 21' args=(':deal org organization person product' '!name:field') runs=1 ;;
  'field option') nodes='add remove' ;;
  'field option add') flags='133 21' args=(':deal org organization person product' '!name:field') runs=1 ;;
  'field option remove') flags='134 21 67' args=(':deal org organization person product' '!name:field') runs=1 ;;
  'file') nodes='delete download get list remote-link update upload' ;;
  'file delete') flags='21 67' args=('=' '...') runs=1 ;;
  'file download') flags='135' args=('=') runs=1 ;;
  'file get') args=('=') runs=1 ;;
  'file list') runs=1 ;;
  'file remote-link') flags='58 59 68 136 137 21' runs=1 ;;
  'file update') flags='138 139 21' args=('=') runs=1 ;;
  'file upload') flags='140 141 142 21' args=('/') runs=1 ;;
  'filter') nodes='create delete export get helpers list update' ;;
  'filter create') flags='143 144 145 21' runs=1 ;;
  'filter delete') flags='21 67' args=('=' '...') runs=1 ;;
  'filter export') flags='146' args=('=') runs=1 ;;
  'filter get') args=('=') runs=1 ;;
  'filter helpers') flags='147' runs=1 ;;
  'filter list') flags='144' runs=1 ;;
  'filter update') flags='143 145 21' args=('=') runs=1 ;;
  'goal') nodes='list' ;;
  'goal list') flags='148 149' runs=1 ;;
  'lead') nodes='convert create delete get label list update' ;;
  'lead convert') flags='91 150 104 105 21' args=('=') runs=1 ;;
  'lead create') flags='151 68 59 60 152 108 110 66 21' runs=1 ;;
  'lead delete') flags='21 67' args=('=' '...') runs=1 ;;
  'lead get') flags='111' args=('=') runs=1 ;;
  'lead list') flags='60 68 59' runs=1 ;;
  'lead update') flags='151 68 59 60 152 108 110 66 21' args=('=') runs=1 ;;
  'lead label') nodes='list' ;;
  'lead label list') runs=1 ;;
  'mail') nodes='list' ;;
  'mail list') flags='58' runs=1 ;;
  'mcp') nodes='serve' ;;
  'mcp serve') flags='153 154 155 156 157' runs=1 ;;
  'metrics') nodes='aging conversion-matrix coverage forecast slippage velocity' ;;
  'metrics aging') flags='158 24' runs=1 ;;
  'metrics conversion-matrix') flags='24' runs=1 ;;
  'metrics coverage') flags='159 36 24 37' runs=1 ;;
  'metrics forecast') flags='24 38' runs=1 ;;
  'metrics slippage') flags='160 24' runs=1 ;;
  'metrics velocity') flags='161 162 37' runs=1 ;;
  'note') nodes='comment create delete get list update' ;;
  'note create') flags='163 58 68 59 164 66 21 165' runs=1 ;;
  'note delete') flags='21 67' args=('=' '...') runs=1 ;;
  'note get') args=('=') runs=1 ;;
  'note list') flags='58 68 59' runs=1 ;;
  'note update') flags='163 66 21 165' args=('=') runs=1 ;;
  'note comment') nodes='add delete list update' ;;
  'note comment add') flags='163 21 165' args=('=') runs=1 ;;
  'note comment delete') flags='166 21 67' args=('=' '...') runs=1 ;;
  'note comment list') args=('=') runs=1 ;;
  'note comment update') flags='166 163 21 165' args=('=') runs=1 ;;
  'org') nodes='create delete follower get import list merge relationship update upsert' ;;
  'org create') flags='167 60 65 66 21' runs=1 ;;
  'org delete') flags='21 67' args=('=' '...') runs=1 ;;
  'org get') flags='111' args=('=') runs=1 ;;
  'org import') flags='168 169 170 171 172 67 21' args=('/') runs=1 ;;
  'org list') flags='60 113 74 116 75 76 77' runs=1 ;;
  'org merge') flags='173 67 21' args=('=') runs=1 ;;
  'org update') flags='167 60 65 66 21' args=('=') runs=1 ;;
  'org upsert') flags='174 65 66 21' args=('=') runs=1 ;;
  'org follower') nodes='add list remove' ;;
  'org follower add') flags='118 21' args=('=') runs=1 ;;
  'org follower list') args=('=') runs=1 ;;
  'org follower remove') flags='118 21 67' args=('=' '...') runs=1 ;;
  'org relationship') nodes='add list remove' ;;
  'org relationship add') flags='175 176 177 21' runs=1 ;;
  'org relationship list') flags='59' runs=1 ;;
  'org relationship remove') flags='21 67' args=('=' '...') runs=1 ;;
  'person') nodes='create delete follower get import list merge update upsert' ;;
  'person create') flags='178 179 180 59 60 65 66 21' runs=1 ;;
  'person delete') flags='21 67' args=('=' '...') runs=1 ;;
  'person get') flags='111' args=('=') runs=1 ;;
  'person import') flags='168 181 170 171 182 67 21' args=('/') runs=1 ;;
  'person list') flags='60 59 113 74 116 75 76 77' runs=1 ;;
  'person merge') flags='183 67 21' args=('=') runs=1 ;;
  'person update') flags='178 179 180 59 60 65 66 21' args=('=') runs=1 ;;
  'person upsert') flags='184 65 66 21' args=('=') runs=1 ;;
  'person follower') nodes='add list remove' ;;
  'person follower add') flags='118 21' args=('=') runs=1 ;;
  'person follower list') args=('=') runs=1 ;;
  'person follower remove') flags='118 21 67' args=('=' '...') runs=1 ;;
  'pipeline') nodes='get health list' ;;
  'pipeline get') flags='111' args=('!name:pipeline') runs=1 ;;
  'pipeline health') flags='24' runs=1 ;;
  'pipeline list') runs=1 ;;
  'product') nodes='create delete get list update' ;;
  'product create') flags='185 186 187 188 60 189 108 65 66 21' runs=1 ;;
  'product delete') flags='21 67' args=('=' '...') runs=1 ;;
  'product get') flags='111' args=('=') runs=1 ;;
  'product list') flags='60 190 191 75 76 74' runs=1 ;;
  'product update') flags='185 186 187 188 60 189 108 65 66 21' args=('=') runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('!profile') runs=1 ;;
  'project') nodes='create delete get list update' ;;
  'project create') flags='192 193 194 195 196 60 197 198 66 21' runs=1 ;;
  'project delete') flags='21 67' args=('=' '...') runs=1 ;;
  'project get') flags='111' args=('=') runs=1 ;;
  'project list') flags='199' runs=1 ;;
  'project update') flags='192 193 194 195 196 60 197 198 66 21' args=('=') runs=1 ;;
  'rep') nodes='scorecard' ;;
  'rep scorecard') flags='161 162 37' runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='200 201 202 203 204 205 206' runs=1 ;;
  'stage') nodes='get list' ;;
  'stage get') args=('!name:stage') runs=1 ;;
  'stage list') flags='92' runs=1 ;;
  'sync') nodes='warehouse' ;;
  'sync warehouse') flags='25 207 208 209 21 67' runs=1 ;;
  'task') nodes='create delete get list update' ;;
  'task create') flags='210 211 212 148 55 213 66 21' runs=1 ;;
  'task delete') flags='21 67' args=('=' '...') runs=1 ;;
  'task get') args=('=') runs=1 ;;
  'task list') flags='211 148 213 214 215' runs=1 ;;
  'task update') flags='210 211 212 148 55 213 79 81 66 21' args=('=') runs=1 ;;
  'user') nodes='find list me' ;;
  'user find') flags='216' args=('=') runs=1 ;;
  'user list') runs=1 ;;
  'user me') runs=1 ;;
  'webhook') nodes='create delete list listen' ;;
  'webhook create') flags='217 218 219 220 221 222 223 21' runs=1 ;;
  'webhook delete') flags='21 67' args=('=' '...') runs=1 ;;
  'webhook list') runs=1 ;;
  'webhook listen') flags='224 225 226 227 228 229 230 231 232 21' runs=1 ;;
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
  '--no-pager\t\tDo not use a pager'
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
  '--all --paginate\t\tRead every page and print one array (GET only)'
  '--dry-run\t\tPrint the request without sending it'
  '--checks\t,:stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing\tOnly these checks'
  '--strict\t\tFail if a check of severity must has findings'
  '--pipeline\t!name:pipeline\tPipeline id or name (required if there are several)'
  '--dir\t/\tTarget folder'
  '--resume\t\tSkip resources that an interrupted run has completed'
  '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
  '--raw\t\tShow keys and option ids instead of names and labels'
  '--peek\t\tDo not store the position'
  '--since\t=\tStart at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position'
  '--all\t\tDescribe every command of the group'
  '--schema\t\tPrint the JSON Schema of the descriptions'
  '--deep\t\tRead the changelog of each deal'
  '--format\t:md html\tPrint a document'
  '--out\t/\tWrite the document to this file'
  '--target\t=\tRevenue quota; no goal is read'
  '--period\t=\tDays or months before now, as 90d or 3m (a month has 30 days)'
  '--commit-threshold\t=\tLeast probability of deals that count as commit'
  '--offline\t\tSkip the checks that need the network'
  '--exact\t\tRead the changelog of each deal'
  '--field\t=\tName or key of the field'
  '--first\t\tPrint the first match, not a list'
  '--match\t:exact beginning middle\tWhat has to match'
  '--value\t=\tValue to find (two characters, or one with --match exact)'
  '--min\t=\tFail if fewer tokens remain'
  '--threshold\t=\tFail if a smaller share remains'
  '--exact\t\tMatch whole values instead of parts'
  '--item-types\t,:deal person organization product lead file mail_attachment project\tOnly these types of records'
  '--org\t=\tOnly deals with this organization id (requires --item-types deal)'
  '--person\t=\tOnly deals with this person id (requires --item-types deal)'
  '--status\t:open won lost\tOnly deals with this status (requires --item-types deal)'
  '--peek\t\tDo not remember the findings'
  '--severity\t:must should all\tSeverity of new findings that causes exit code 8'
  '--subject\t=\tSubject of the activity'
  '--due-date\t=\tDue date'
  '--due-time\t=\tDue time in UTC, for example 14:30'
  '--duration\t=\tDuration in hours and minutes, for example 00:30'
  '--deal\t=\tDeal id'
  '--org\t=\tOrganization id'
  '--owner\t!name:user\tId, name or e-mail address of the owner, or "me"'
  '--note\t=\tText of the note in the activity (HTML)'
  '--done\t\tCreate it as done'
  '--person\t=\tPerson id (the primary participant)'
  '--type\t!name:activity-type:task\tActivity type, key or name'
  '+ --field\t=\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field'
  '--body\t@\tMore fields as a JSON object; flags override it'
  '-y --yes\t\tSkip the confirmation prompt'
  '--person\t=\tPerson id'
  '--filter\t=\tId of a saved filter (the service then ignores owner and links)'
  '--done\t\tOnly activities that are done'
  '--sort-by\t:id update_time add_time due_date\tField to sort by'
  '--todo\t\tOnly activities that are not done'
  '--type\t!name:activity-type\tOnly activities of this type (key or name)'
  '--ids\t=\tOnly these ids (at most 100)'
  '--sort-direction\t:asc desc\tSort order'
  '--updated-since\t=\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z'
  '--updated-until\t=\tOnly records changed before this time'
  '--type\t!name:activity-type\tActivity type, key or name'
  '--done\t\tMark it as done'
  '--person\t=\tPerson id (replaces all participants)'
  '--undone\t\tMark it as not done'
  '--api-token\t=\tAPI token (omit it to be prompted and to keep it out of the shell history)'
  '--client-id\t=\tClient id of the OAuth app'
  '--client-secret\t=\tClient secret of the OAuth app'
  '--company\t=\tCompany subdomain or full URL'
  '--oauth\t\tSign in with OAuth in a browser, using your own app'
  '--port\t=\tPort of the callback URL registered with the app'
  '--redirect-uri\t=\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback)'
  '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
  '--all\t\tAlso delete credentials that other commands stored'
  '--stage\t!name:stage\tStage id or name (a name that several pipelines have needs --pipeline)'
  '--pipeline\t!name:pipeline\tPipeline id or name'
  '--status\t:open won lost\tStatus of the deal'
  '--filter\t=\tId of a saved filter that selects the deals'
  '--ids\t=\tDeals to change'
  '--activity-limit\t=\tMaximum number of activities (0 for all)'
  '--mail\t\tAdd a summary of the synced mail (requires the scope mail:read)'
  '--mail-limit\t=\tMaximum number of messages to read (0 for all)'
  '--no-activities\t\tLeave out the activities'
  '--no-notes\t\tLeave out the notes'
  '--no-participants\t\tLeave out the participants'
  '--no-products\t\tLeave out the products'
  '--note-limit\t=\tMaximum number of notes (0 for all)'
  '--wait\t\tWait until the conversion has ended'
  '--timeout-secs\t=\tMaximum wait with --wait'
  '--title\t=\tTitle of the deal'
  '--value\t=\tValue in the currency of the deal'
  '--currency\t=\tCurrency code, for example EUR'
  '--probability\t=\tProbability of winning'
  '--expected-close-date\t=\tExpected close date'
  '--web\t\tOpen the record in the browser, or print its address'
  '--field\t=\tOnly changes of the field with this key, for example stage_id'
  '--filter\t=\tId of a saved filter (the service then ignores all other filters)'
  '--archived\t\tList archived deals instead of active ones'
  '--status\t:open won lost deleted\tOnly deals with this status'
  '--sort-by\t:id update_time add_time\tField to sort by'
  '--by\t=\ttitle, or a custom field of text or numbers'
  '--user\t!name:user\tUser id, name or e-mail address, or "me"'
  '--participant\t=\tParticipant id, shown by \`deal participant list\` (not the person id)'
  '--product\t=\tProduct id'
  '--price\t=\tPrice per unit'
  '--discount\t=\tDiscount on the row'
  '--discount-type\t:percentage amount\tType of the discount'
  '--tax\t=\tTax rate'
  '--comments\t=\tComments on the row'
  '--quantity\t=\tNumber of units'
  '--sort-by\t:id add_time update_time order_nr\tField to sort by'
  '--attachment\t=\tAttachment id, shown by \`deal product list\`'
  '--name\t=\tName of the field'
  '--options\t=\tLabels of the options (for the types enum and set)'
  '--type\t=\tType of the field, for example varchar, double, date, enum or set'
  '--name\t=\tNew name of the field'
  '--label\t=\tLabel of the new option'
  '--option\t=\tOption id, shown by \`field get\`'
  '--out\t/\tFile or folder to write to (default: the file name)'
  '--remote-id\t=\tId of the file on the drive'
  '--remote-location\t:googledrive\tProvider of the drive'
  '--description\t=\tDescription'
  '--name\t=\tNew name'
  '--deal\t=\tId of the deal to attach the file to'
  '--org\t=\tId of the organization to attach the file to'
  '--person\t=\tId of the person to attach the file to'
  '--name\t=\tName of the filter'
  '--type\t:deals leads org people products activity projects\tType of the records that the filter selects'
  '--conditions\t@\tConditions as JSON'
  '--all\t\tPrint all filters as a list'
  '--type\t=\tOnly operators of this type of field, for example date'
  '--assignee\t!name:user\tId, name or e-mail address of the assignee, or "me"'
  '--type\t=\tType of the goals, for example deals_won'
  '--pipeline\t!name:pipeline\tPipeline id or name; the service ignores it with --stage'
  '--title\t=\tTitle of the lead'
  '--value\t=\tValue in the currency set by --currency'
  '--all-tools\t\tOffer a tool for every command, not only the core set'
  '--allow-writes\t\tAlso offer tools that change data'
  '--result-size\t=\tMaximum size of one result'
  '--tool-timeout\t=\tTime limit for one call'
  '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
  '--buckets\t=\tBounds of the age groups in days, separated by commas'
  '--currency\t=\tOnly deals in this currency (required if there are several)'
  '--min-pushes\t=\tOnly deals pushed at least so often'
  '--owner\t!name:user\tOnly deals of this user'
  '--pipeline\t!name:pipeline\tOnly deals of this pipeline'
  '--content\t@\tText (HTML)'
  '--lead\t=\tLead id'
  '--edit\t\tWrite --content in an editor'
  '--comment\t=\tComment id, shown by \`note comment list\`'
  '--name\t=\tName of the organization'
  '--encoding\t:utf-8 utf-16 windows-1252\tEncoding of the CSV file (default: UTF-8, or UTF-16 by its mark)'
  '--match-on\t=\tColumn to match by, for example name'
  '--resume\t\tContinue an interrupted import'
  '--separator\t:comma semicolon tab\tSeparator of the columns (default: recognized in the first line)'
  '--upsert\t\tUpdate the organization that has the value of --match-on, if one exists'
  '--into\t=\tId of the organization that stays'
  '--by\t=\tname, or a custom field of text or numbers'
  '--type\t:parent related\tKind of the link'
  '--owner\t=\tId of the parent organization'
  '--linked\t=\tId of the daughter organization'
  '--name\t=\tFull name'
  '+ --email\t=\tE-mail address (the first one is the primary address)'
  '+ --phone\t=\tPhone number (the first one is the primary number)'
  '--match-on\t=\tColumn to match by, for example email'
  '--upsert\t\tUpdate the person that has the value of --match-on, if one exists'
  '--into\t=\tId of the person that stays'
  '--by\t=\temail, name, phone, or a custom field of text or numbers'
  '--name\t=\tName of the product'
  '--code\t=\tProduct code'
  '--unit\t=\tUnit, for example piece or hour'
  '--description\t=\tDescription of the product'
  '--price\t=\tPrice per unit in the currency set by --currency'
  '--filter\t=\tId of a saved filter (the service then ignores the owner)'
  '--sort-by\t:id name add_time update_time\tField to sort by'
  '--title\t=\tTitle of the project'
  '--description\t=\tDescription of the project'
  '--status\t=\tStatus: open, completed, canceled or deleted'
  '--start-date\t=\tStart date'
  '--end-date\t=\tEnd date'
  '--board\t=\tId of the board'
  '--phase\t=\tId of the phase on the board'
  '--archived\t\tList archived projects instead of active ones'
  '--background\t\tStart the sandbox in the background and return when it is ready'
  '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%'
  '--latency\t=\tDelay before each response'
  '--port\t=\tLocal port (default: a free one)'
  '--records\t=\tNumber of records per resource at the start'
  '--seed\t=\tSeed for the generated records and the failing share'
  '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait'
  '--full\t\tEmpty the files and read everything again'
  '--since\t=\tRead changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks'
  '--views\t\tAlso write views.sql, with typed views of the newest records for DuckDB'
  '--title\t=\tTitle of the task'
  '--project\t=\tProject id'
  '--description\t=\tDescription of the task'
  '--parent\t=\tId of the parent task'
  '--done\t\tOnly tasks that are done'
  '--todo\t\tOnly tasks that are not done'
  '--by-email\t\tMatch e-mail addresses instead of names'
  '--event-action\t:change create delete\tAction to report'
  '--event-object\t:activity board deal deal_installment deal_product lead note organization person phase pipeline product project stage task user\tType of the records to report'
  '--http-auth-password\t=\tPassword for basic authentication of the deliveries'
  '--http-auth-user\t=\tUser name for basic authentication of the deliveries'
  '--name\t=\tName of the webhook'
  '--url\t=\tURL that receives the deliveries (https)'
  '--version\t=\tVersion of the deliveries, 2.0 or 1.0'
  '--events\t=\tOnly these events, for example deal.change or person.*'
  '--forward-to\t=\tAlso POST each delivery to this URL'
  '--interval\t=\tPause between two reads of the change feed'
  '--max-events\t=\tEnd after this many events'
  '--once\t\tEnd after the first event, or after one read of the change feed'
  '--port\t=\tPort to listen on (0 for any free port)'
  '--since\t=\tStart of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)'
  '--synthetic\t\tRead the change feed instead of registering a webhook'
  '--url\t=\tPublic https URL of the tunnel to --port, or an http URL of this machine'
)

_crmcli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('activity:Calls, meetings, tasks and other activities' 'alias:Short names for commands' 'api:Send a raw request to the service' 'audit:Check the quality of the data of the account' 'auth:Sign in and out' 'backup:Back up the account to a folder of JSON files' 'changes:List records created or changed since the last run' 'completion:Print a shell completion script' 'config:Settings of the profile' 'deal:Deals in a sales pipeline' 'describe:Describe commands as JSON, for programs' 'digest:Report all figures of a pipeline' 'doctor:Check the installation, sign-in and connection' 'field:Standard and custom fields of records' 'file:Files attached to records' 'filter:Saved filters and their conditions' 'funnel:Show conversion from stage to stage' 'goal:Goals of users and teams' 'help:Show help for a command or topic' 'lead:Leads that are not deals yet' 'lookup:Find record ids by a field value' 'mail:Synced mail' 'mcp:Commands as tools for agents' 'metrics:Figures of the sales pipeline' 'note:Notes on records' 'org:Organizations' 'person:Contact persons' 'pipeline:Sales pipelines' 'product:Products and their prices' 'profile:Profiles, each with its own settings and credentials' 'project:Projects' 'quota:Show the remaining daily token budget' 'rep:Figures of sales representatives' 'sandbox:A local stand-in for the service, without an account' 'search:Search records across entities' 'stage:Stages of pipelines' 'sync:Copies of the account for other systems' 'task:Tasks of projects' 'user:Users of the account' 'version:Print the version and environment' 'watch:Report data-quality findings that are new since the last run' 'webhook:Deliveries of events to a URL') own=(19) values=('!alias') ;;
  ('api') own=(20 21 22) values=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  ('audit') nodes=('stage-skips:List deals that skipped stages or moved backward') own=(23 24) runs=1 ;;
  ('audit stage-skips') own=(25) runs=1 ;;
  ('backup') nodes=('diff:Compare two backups field by field') own=(26 27 28 22) runs=1 ;;
  ('backup diff') own=(29) values=('/' '/') runs=1 ;;
  ('changes') own=(30 31) runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('describe') own=(32 33) values=('=' '...') runs=1 ;;
  ('digest') own=(34 35 36 37 25 38 39) runs=1 ;;
  ('doctor') own=(40) runs=1 ;;
  ('funnel') own=(41 25 38) runs=1 ;;
  ('lookup') own=(42 43 44 45) values=(':deal person org product lead') runs=1 ;;
  ('quota'|'ratelimit') own=(46 47) runs=1 ;;
  ('search') own=(48 49 50 51 52) values=('=') runs=1 ;;
  ('version') runs=1 ;;
  ('watch') own=(23 53 54) runs=1 ;;
  ('activity') nodes=('create:Create an activity' 'delete:Delete an activity' 'get:Show one activity' 'list:List activities' 'type:Types of activities' 'update:Update an activity') ;;
  ('activity create') own=(55 56 57 58 59 60 61 62 63 64 65 66 67 22) runs=1 ;;
  ('activity delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('activity get') values=('=') runs=1 ;;
  ('activity list') own=(61 59 69 60 70 71 72 73 74 75 76 77 78) runs=1 ;;
  ('activity update') own=(55 79 56 57 58 59 60 61 62 80 81 82 66 67 22) values=('=') runs=1 ;;
  ('activity type') nodes=('list:List activity types and their keys') ;;
  ('activity type list') runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('!alias') runs=1 ;;
  ('auth') nodes=('login:Sign in with an API token or OAuth' 'logout:Delete the stored credentials of the profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(83 84 85 86 87 88 89 90) runs=1 ;;
  ('auth logout') own=(91) runs=1 ;;
  ('auth status') runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile') ;;
  ('config get') values=(':client_id company_domain default_output pager redirect_uri timeout_ms') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=(':client_id company_domain default_output pager redirect_uri timeout_ms' '=') runs=1 ;;
  ('config unset') values=(':client_id company_domain default_output pager redirect_uri timeout_ms') runs=1 ;;
  ('deal') nodes=('bulk-update:Apply one change to many deals' 'context:Show a deal with all that is linked to it' 'convert:Turn a deal into a lead' 'create:Create a deal' 'delete:Delete a deal' 'follower:Users who follow a deal' 'get:Show one deal' 'history:Show field changes of a deal, newest first' 'list:List active or archived deals' 'participant:Persons who take part in a deal' 'product:Products attached to a deal' 'summary:Show totals of deals per currency' 'update:Update a deal' 'upsert:Create or update the deal that has a value') ;;
  ('deal bulk-update') own=(92 93 94 61 95 96 68 66 67 22) runs=1 ;;
  ('deal context') own=(97 98 99 100 101 102 103 104) values=('=') runs=1 ;;
  ('deal convert') own=(105 106 22 68) values=('=') runs=1 ;;
  ('deal create') own=(107 108 109 94 92 93 69 60 61 110 111 66 67 22) runs=1 ;;
  ('deal delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('deal get') own=(112) values=('=') runs=1 ;;
  ('deal history') own=(113) values=('=') runs=1 ;;
  ('deal list') own=(92 93 61 69 60 114 115 116 75 117 76 77 78) runs=1 ;;
  ('deal summary') own=(94 93 92 114) runs=1 ;;
  ('deal update') own=(107 108 109 94 92 93 69 60 61 110 111 66 67 22) values=('=') runs=1 ;;
  ('deal upsert') own=(118 66 67 22) values=('=') runs=1 ;;
  ('deal follower') nodes=('add:Add a follower to a deal' 'list:List followers of a deal' 'remove:Remove a follower from a deal') ;;
  ('deal follower add') own=(119 22) values=('=') runs=1 ;;
  ('deal follower list') values=('=') runs=1 ;;
  ('deal follower remove') own=(119 22 68) values=('=' '...') runs=1 ;;
  ('deal participant') nodes=('add:Add a person to the participants of a deal' 'list:List participants of a deal' 'remove:Remove a participant from a deal') ;;
  ('deal participant add') own=(69 22) values=('=') runs=1 ;;
  ('deal participant list') values=('=') runs=1 ;;
  ('deal participant remove') own=(120 22 68) values=('=' '...') runs=1 ;;
  ('deal product') nodes=('add:Attach a product to a deal' 'list:List products attached to a deal' 'remove:Detach a product from a deal' 'update:Update an attached product') ;;
  ('deal product add') own=(121 122 123 124 125 126 127 22) values=('=') runs=1 ;;
  ('deal product list') own=(128 76) values=('=') runs=1 ;;
  ('deal product remove') own=(129 22 68) values=('=' '...') runs=1 ;;
  ('deal product update') own=(129 121 122 127 123 124 125 126 22) values=('=') runs=1 ;;
  ('field') nodes=('create:Create a custom field' 'delete:Delete a custom field and its stored data' 'get:Show one field, by name or key' 'list:List the fields of an entity and their keys' 'option:Options of fields of the types enum and set' 'update:Rename a custom field') ;;
  ('field create') own=(130 131 132 22) values=(':deal org organization person product') runs=1 ;;
  ('field delete') own=(22 68) values=(':deal org organization person product' '!name:field') runs=1 ;;
  ('field get') values=(':activity deal lead note org organization person product' '=') runs=1 ;;
  ('field list') values=(':activity deal lead note org organization person product') runs=1 ;;
  ('field update') own=(133 22) values=(':deal org organization person product' '!name:field') runs=1 ;;
  ('field option') nodes=('add:Add an option to a field' 'remove:Remove an option from a field') ;;
  ('field option add') own=(134 22) values=(':deal org organization person product' '!name:field') runs=1 ;;
  ('field option remove') own=(135 22 68) values=(':deal org organization person product' '!name:field') runs=1 ;;
  ('file') nodes=('delete:Delete a file' 'download:Save a file to disk' 'get:Show one file' 'list:List files' 'remote-link:Link a file on a hosted drive to a record' 'update:Rename or describe a file' 'upload:Upload a file, optionally for a record') ;;
  ('file delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('file download') own=(136) values=('=') runs=1 ;;
  ('file get') values=('=') runs=1 ;;
  ('file list') runs=1 ;;
  ('file remote-link') own=(59 60 69 137 138 22) runs=1 ;;
  ('file update') own=(139 140 22) values=('=') runs=1 ;;
  ('file upload') own=(141 142 143 22) values=('/') runs=1 ;;
  ('filter') nodes=('create:Create a filter' 'delete:Delete a filter' 'export:Print filters as name, type and conditions' 'get:Show one filter' 'helpers:List operators of filter conditions' 'list:List filters' 'update:Update a filter') ;;
  ('filter create') own=(144 145 146 22) runs=1 ;;
  ('filter delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('filter export') own=(147) values=('=') runs=1 ;;
  ('filter get') values=('=') runs=1 ;;
  ('filter helpers') own=(148) runs=1 ;;
  ('filter list') own=(145) runs=1 ;;
  ('filter update') own=(144 146 22) values=('=') runs=1 ;;
  ('goal') nodes=('list:List goals') ;;
  ('goal list') own=(149 150) runs=1 ;;
  ('lead') nodes=('convert:Turn a lead into a deal' 'create:Create a lead' 'delete:Delete a lead' 'get:Show one lead' 'label:Labels of leads' 'list:List leads' 'update:Update a lead') ;;
  ('lead convert') own=(92 151 105 106 22) values=('=') runs=1 ;;
  ('lead create') own=(152 69 60 61 153 109 111 67 22) runs=1 ;;
  ('lead delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('lead get') own=(112) values=('=') runs=1 ;;
  ('lead list') own=(61 69 60) runs=1 ;;
  ('lead update') own=(152 69 60 61 153 109 111 67 22) values=('=') runs=1 ;;
  ('lead label') nodes=('list:List lead labels') ;;
  ('lead label list') runs=1 ;;
  ('mail') nodes=('list:List the mail of a deal') ;;
  ('mail list') own=(59) runs=1 ;;
  ('mcp') nodes=('serve:Serve the commands as MCP tools over stdio') ;;
  ('mcp serve') own=(154 155 156 157 158) runs=1 ;;
  ('metrics') nodes=('aging:Show how long open deals have been in their stage' 'conversion-matrix:Count moves between stages' 'coverage:Compare the open pipeline with the revenue goal' 'forecast:Show open deals by expected close month' 'slippage:List open deals whose close date was pushed back' 'velocity:Show sales velocity over a period') ;;
  ('metrics aging') own=(159 25) runs=1 ;;
  ('metrics conversion-matrix') own=(25) runs=1 ;;
  ('metrics coverage') own=(160 37 25 38) runs=1 ;;
  ('metrics forecast') own=(25 39) runs=1 ;;
  ('metrics slippage') own=(161 25) runs=1 ;;
  ('metrics velocity') own=(162 163 38) runs=1 ;;
  ('note') nodes=('comment:Comments on a note' 'create:Create a note on a record' 'delete:Delete a note' 'get:Show one note' 'list:List notes' 'update:Update a note') ;;
  ('note create') own=(164 59 69 60 165 67 22 166) runs=1 ;;
  ('note delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('note get') values=('=') runs=1 ;;
  ('note list') own=(59 69 60) runs=1 ;;
  ('note update') own=(164 67 22 166) values=('=') runs=1 ;;
  ('note comment') nodes=('add:Add a comment to a note' 'delete:Delete a comment of a note' 'list:List the comments of a note' 'update:Replace the text of a comment') ;;
  ('note comment add') own=(164 22 166) values=('=') runs=1 ;;
  ('note comment delete') own=(167 22 68) values=('=' '...') runs=1 ;;
  ('note comment list') values=('=') runs=1 ;;
  ('note comment update') own=(167 164 22 166) values=('=') runs=1 ;;
  ('org') nodes=('create:Create an organization' 'delete:Delete an organization' 'follower:Users who follow an organization' 'get:Show one organization' 'import:Create or update organizations from a CSV or NDJSON file' 'list:List organizations' 'merge:Merge an organization into another and delete it' 'relationship:Links between organizations' 'update:Update an organization' 'upsert:Create or update the organization that has a value') ;;
  ('org create') own=(168 61 66 67 22) runs=1 ;;
  ('org delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('org get') own=(112) values=('=') runs=1 ;;
  ('org import') own=(169 170 171 172 173 68 22) values=('/') runs=1 ;;
  ('org list') own=(61 114 75 117 76 77 78) runs=1 ;;
  ('org merge') own=(174 68 22) values=('=') runs=1 ;;
  ('org update') own=(168 61 66 67 22) values=('=') runs=1 ;;
  ('org upsert') own=(175 66 67 22) values=('=') runs=1 ;;
  ('org follower') nodes=('add:Add a follower to an organization' 'list:List followers of an organization' 'remove:Remove a follower from an organization') ;;
  ('org follower add') own=(119 22) values=('=') runs=1 ;;
  ('org follower list') values=('=') runs=1 ;;
  ('org follower remove') own=(119 22 68) values=('=' '...') runs=1 ;;
  ('org relationship') nodes=('add:Link two organizations' 'list:List links of an organization' 'remove:Remove a link between organizations') ;;
  ('org relationship add') own=(176 177 178 22) runs=1 ;;
  ('org relationship list') own=(60) runs=1 ;;
  ('org relationship remove') own=(22 68) values=('=' '...') runs=1 ;;
  ('person') nodes=('create:Create a person' 'delete:Delete a person' 'follower:Users who follow a person' 'get:Show one person' 'import:Create or update persons from a CSV or NDJSON file' 'list:List persons' 'merge:Merge a person into another and delete it' 'update:Update a person' 'upsert:Create or update the person that has a value') ;;
  ('person create') own=(179 180 181 60 61 66 67 22) runs=1 ;;
  ('person delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('person get') own=(112) values=('=') runs=1 ;;
  ('person import') own=(169 182 171 172 183 68 22) values=('/') runs=1 ;;
  ('person list') own=(61 60 114 75 117 76 77 78) runs=1 ;;
  ('person merge') own=(184 68 22) values=('=') runs=1 ;;
  ('person update') own=(179 180 181 60 61 66 67 22) values=('=') runs=1 ;;
  ('person upsert') own=(185 66 67 22) values=('=') runs=1 ;;
  ('person follower') nodes=('add:Add a follower to a person' 'list:List followers of a person' 'remove:Remove a follower from a person') ;;
  ('person follower add') own=(119 22) values=('=') runs=1 ;;
  ('person follower list') values=('=') runs=1 ;;
  ('person follower remove') own=(119 22 68) values=('=' '...') runs=1 ;;
  ('pipeline') nodes=('get:Show one pipeline' 'health:Show value and neglected deals per stage' 'list:List pipelines') ;;
  ('pipeline get') own=(112) values=('!name:pipeline') runs=1 ;;
  ('pipeline health') own=(25) runs=1 ;;
  ('pipeline list') runs=1 ;;
  ('product') nodes=('create:Create a product' 'delete:Delete a product' 'get:Show one product' 'list:List products' 'update:Update a product') ;;
  ('product create') own=(186 187 188 189 61 190 109 66 67 22) runs=1 ;;
  ('product delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('product get') own=(112) values=('=') runs=1 ;;
  ('product list') own=(61 191 192 76 77 75) runs=1 ;;
  ('product update') own=(186 187 188 189 61 190 109 66 67 22) values=('=') runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('!profile') runs=1 ;;
  ('project') nodes=('create:Create a project' 'delete:Delete a project' 'get:Show one project' 'list:List active or archived projects' 'update:Update a project') ;;
  ('project create') own=(193 194 195 196 197 61 198 199 67 22) runs=1 ;;
  ('project delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('project get') own=(112) values=('=') runs=1 ;;
  ('project list') own=(200) runs=1 ;;
  ('project update') own=(193 194 195 196 197 61 198 199 67 22) values=('=') runs=1 ;;
  ('rep') nodes=('scorecard:Show win rate, cycle, velocity and hygiene per owner') ;;
  ('rep scorecard') own=(162 163 38) runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(201 202 203 204 205 206 207) runs=1 ;;
  ('stage') nodes=('get:Show one stage' 'list:List the stages of one or all pipelines') ;;
  ('stage get') values=('!name:stage') runs=1 ;;
  ('stage list') own=(93) runs=1 ;;
  ('sync') nodes=('warehouse:Append changed records to NDJSON files') ;;
  ('sync warehouse') own=(26 208 209 210 22 68) runs=1 ;;
  ('task') nodes=('create:Create a task' 'delete:Delete a task' 'get:Show one task' 'list:List tasks' 'update:Update a task') ;;
  ('task create') own=(211 212 213 149 56 214 67 22) runs=1 ;;
  ('task delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('task get') values=('=') runs=1 ;;
  ('task list') own=(212 149 214 215 216) runs=1 ;;
  ('task update') own=(211 212 213 149 56 214 80 82 67 22) values=('=') runs=1 ;;
  ('user') nodes=('find:Find users by name or e-mail address' 'list:List users' 'me:Show the signed-in user') ;;
  ('user find') own=(217) values=('=') runs=1 ;;
  ('user list') runs=1 ;;
  ('user me') runs=1 ;;
  ('webhook') nodes=('create:Create a webhook for an event' 'delete:Delete a webhook' 'list:List webhooks' 'listen:Receive events, or simulate them from the change feed') ;;
  ('webhook create') own=(218 219 220 221 222 223 224 22) runs=1 ;;
  ('webhook delete') own=(22 68) values=('=' '...') runs=1 ;;
  ('webhook list') runs=1 ;;
  ('webhook listen') own=(225 226 227 228 229 230 231 232 233 22) runs=1 ;;
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
    '--no-pager\t\tDo not use a pager' \\
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
    '--all --paginate\t\tRead every page and print one array (GET only)' \\
    '--dry-run\t\tPrint the request without sending it' \\
    '--checks\t,:stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing\tOnly these checks' \\
    '--strict\t\tFail if a check of severity must has findings' \\
    '--pipeline\t!name:pipeline\tPipeline id or name (required if there are several)' \\
    '--dir\t/\tTarget folder' \\
    '--resume\t\tSkip resources that an interrupted run has completed' \\
    '--views\t\tAlso write views.sql, with typed views of the records for DuckDB' \\
    '--raw\t\tShow keys and option ids instead of names and labels' \\
    '--peek\t\tDo not store the position' \\
    '--since\t=\tStart at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position' \\
    '--all\t\tDescribe every command of the group' \\
    '--schema\t\tPrint the JSON Schema of the descriptions' \\
    '--deep\t\tRead the changelog of each deal' \\
    '--format\t:md html\tPrint a document' \\
    '--out\t/\tWrite the document to this file' \\
    '--target\t=\tRevenue quota; no goal is read' \\
    '--period\t=\tDays or months before now, as 90d or 3m (a month has 30 days)' \\
    '--commit-threshold\t=\tLeast probability of deals that count as commit' \\
    '--offline\t\tSkip the checks that need the network' \\
    '--exact\t\tRead the changelog of each deal' \\
    '--field\t=\tName or key of the field' \\
    '--first\t\tPrint the first match, not a list' \\
    '--match\t:exact beginning middle\tWhat has to match' \\
    '--value\t=\tValue to find (two characters, or one with --match exact)' \\
    '--min\t=\tFail if fewer tokens remain' \\
    '--threshold\t=\tFail if a smaller share remains' \\
    '--exact\t\tMatch whole values instead of parts' \\
    '--item-types\t,:deal person organization product lead file mail_attachment project\tOnly these types of records' \\
    '--org\t=\tOnly deals with this organization id (requires --item-types deal)' \\
    '--person\t=\tOnly deals with this person id (requires --item-types deal)' \\
    '--status\t:open won lost\tOnly deals with this status (requires --item-types deal)' \\
    '--peek\t\tDo not remember the findings' \\
    '--severity\t:must should all\tSeverity of new findings that causes exit code 8' \\
    '--subject\t=\tSubject of the activity' \\
    '--due-date\t=\tDue date' \\
    '--due-time\t=\tDue time in UTC, for example 14:30' \\
    '--duration\t=\tDuration in hours and minutes, for example 00:30' \\
    '--deal\t=\tDeal id' \\
    '--org\t=\tOrganization id' \\
    '--owner\t!name:user\tId, name or e-mail address of the owner, or "me"' \\
    '--note\t=\tText of the note in the activity (HTML)' \\
    '--done\t\tCreate it as done' \\
    '--person\t=\tPerson id (the primary participant)' \\
    '--type\t!name:activity-type:task\tActivity type, key or name' \\
    '+ --field\t=\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field' \\
    '--body\t@\tMore fields as a JSON object; flags override it' \\
    '-y --yes\t\tSkip the confirmation prompt' \\
    '--person\t=\tPerson id' \\
    '--filter\t=\tId of a saved filter (the service then ignores owner and links)' \\
    '--done\t\tOnly activities that are done' \\
    '--sort-by\t:id update_time add_time due_date\tField to sort by' \\
    '--todo\t\tOnly activities that are not done' \\
    '--type\t!name:activity-type\tOnly activities of this type (key or name)' \\
    '--ids\t=\tOnly these ids (at most 100)' \\
    '--sort-direction\t:asc desc\tSort order' \\
    '--updated-since\t=\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z' \\
    '--updated-until\t=\tOnly records changed before this time' \\
    '--type\t!name:activity-type\tActivity type, key or name' \\
    '--done\t\tMark it as done' \\
    '--person\t=\tPerson id (replaces all participants)' \\
    '--undone\t\tMark it as not done' \\
    '--api-token\t=\tAPI token (omit it to be prompted and to keep it out of the shell history)' \\
    '--client-id\t=\tClient id of the OAuth app' \\
    '--client-secret\t=\tClient secret of the OAuth app' \\
    '--company\t=\tCompany subdomain or full URL' \\
    '--oauth\t\tSign in with OAuth in a browser, using your own app' \\
    '--port\t=\tPort of the callback URL registered with the app' \\
    '--redirect-uri\t=\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback)' \\
    '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)' \\
    '--all\t\tAlso delete credentials that other commands stored' \\
    '--stage\t!name:stage\tStage id or name (a name that several pipelines have needs --pipeline)' \\
    '--pipeline\t!name:pipeline\tPipeline id or name' \\
    '--status\t:open won lost\tStatus of the deal' \\
    '--filter\t=\tId of a saved filter that selects the deals' \\
    '--ids\t=\tDeals to change' \\
    '--activity-limit\t=\tMaximum number of activities (0 for all)' \\
    '--mail\t\tAdd a summary of the synced mail (requires the scope mail:read)' \\
    '--mail-limit\t=\tMaximum number of messages to read (0 for all)' \\
    '--no-activities\t\tLeave out the activities' \\
    '--no-notes\t\tLeave out the notes' \\
    '--no-participants\t\tLeave out the participants' \\
    '--no-products\t\tLeave out the products' \\
    '--note-limit\t=\tMaximum number of notes (0 for all)' \\
    '--wait\t\tWait until the conversion has ended' \\
    '--timeout-secs\t=\tMaximum wait with --wait' \\
    '--title\t=\tTitle of the deal' \\
    '--value\t=\tValue in the currency of the deal' \\
    '--currency\t=\tCurrency code, for example EUR' \\
    '--probability\t=\tProbability of winning' \\
    '--expected-close-date\t=\tExpected close date' \\
    '--web\t\tOpen the record in the browser, or print its address' \\
    '--field\t=\tOnly changes of the field with this key, for example stage_id' \\
    '--filter\t=\tId of a saved filter (the service then ignores all other filters)' \\
    '--archived\t\tList archived deals instead of active ones' \\
    '--status\t:open won lost deleted\tOnly deals with this status' \\
    '--sort-by\t:id update_time add_time\tField to sort by' \\
    '--by\t=\ttitle, or a custom field of text or numbers' \\
    '--user\t!name:user\tUser id, name or e-mail address, or "me"' \\
    '--participant\t=\tParticipant id, shown by \`deal participant list\` (not the person id)' \\
    '--product\t=\tProduct id' \\
    '--price\t=\tPrice per unit' \\
    '--discount\t=\tDiscount on the row' \\
    '--discount-type\t:percentage amount\tType of the discount' \\
    '--tax\t=\tTax rate' \\
    '--comments\t=\tComments on the row' \\
    '--quantity\t=\tNumber of units' \\
    '--sort-by\t:id add_time update_time order_nr\tField to sort by' \\
    '--attachment\t=\tAttachment id, shown by \`deal product list\`' \\
    '--name\t=\tName of the field' \\
    '--options\t=\tLabels of the options (for the types enum and set)' \\
    '--type\t=\tType of the field, for example varchar, double, date, enum or set' \\
    '--name\t=\tNew name of the field' \\
    '--label\t=\tLabel of the new option' \\
    '--option\t=\tOption id, shown by \`field get\`' \\
    '--out\t/\tFile or folder to write to (default: the file name)' \\
    '--remote-id\t=\tId of the file on the drive' \\
    '--remote-location\t:googledrive\tProvider of the drive' \\
    '--description\t=\tDescription' \\
    '--name\t=\tNew name' \\
    '--deal\t=\tId of the deal to attach the file to' \\
    '--org\t=\tId of the organization to attach the file to' \\
    '--person\t=\tId of the person to attach the file to' \\
    '--name\t=\tName of the filter' \\
    '--type\t:deals leads org people products activity projects\tType of the records that the filter selects' \\
    '--conditions\t@\tConditions as JSON' \\
    '--all\t\tPrint all filters as a list' \\
    '--type\t=\tOnly operators of this type of field, for example date' \\
    '--assignee\t!name:user\tId, name or e-mail address of the assignee, or "me"' \\
    '--type\t=\tType of the goals, for example deals_won' \\
    '--pipeline\t!name:pipeline\tPipeline id or name; the service ignores it with --stage' \\
    '--title\t=\tTitle of the lead' \\
    '--value\t=\tValue in the currency set by --currency' \\
    '--all-tools\t\tOffer a tool for every command, not only the core set' \\
    '--allow-writes\t\tAlso offer tools that change data' \\
    '--result-size\t=\tMaximum size of one result' \\
    '--tool-timeout\t=\tTime limit for one call' \\
    '--topics\t=\tOffer the tools of these command groups; overrides --all-tools' \\
    '--buckets\t=\tBounds of the age groups in days, separated by commas' \\
    '--currency\t=\tOnly deals in this currency (required if there are several)' \\
    '--min-pushes\t=\tOnly deals pushed at least so often' \\
    '--owner\t!name:user\tOnly deals of this user' \\
    '--pipeline\t!name:pipeline\tOnly deals of this pipeline' \\
    '--content\t@\tText (HTML)' \\
    '--lead\t=\tLead id' \\
    '--edit\t\tWrite --content in an editor' \\
    '--comment\t=\tComment id, shown by \`note comment list\`' \\
    '--name\t=\tName of the organization' \\
    '--encoding\t:utf-8 utf-16 windows-1252\tEncoding of the CSV file (default: UTF-8, or UTF-16 by its mark)' \\
    '--match-on\t=\tColumn to match by, for example name' \\
    '--resume\t\tContinue an interrupted import' \\
    '--separator\t:comma semicolon tab\tSeparator of the columns (default: recognized in the first line)' \\
    '--upsert\t\tUpdate the organization that has the value of --match-on, if one exists' \\
    '--into\t=\tId of the organization that stays' \\
    '--by\t=\tname, or a custom field of text or numbers' \\
    '--type\t:parent related\tKind of the link' \\
    '--owner\t=\tId of the parent organization' \\
    '--linked\t=\tId of the daughter organization' \\
    '--name\t=\tFull name' \\
    '+ --email\t=\tE-mail address (the first one is the primary address)' \\
    '+ --phone\t=\tPhone number (the first one is the primary number)' \\
    '--match-on\t=\tColumn to match by, for example email' \\
    '--upsert\t\tUpdate the person that has the value of --match-on, if one exists' \\
    '--into\t=\tId of the person that stays' \\
    '--by\t=\temail, name, phone, or a custom field of text or numbers' \\
    '--name\t=\tName of the product' \\
    '--code\t=\tProduct code' \\
    '--unit\t=\tUnit, for example piece or hour' \\
    '--description\t=\tDescription of the product' \\
    '--price\t=\tPrice per unit in the currency set by --currency' \\
    '--filter\t=\tId of a saved filter (the service then ignores the owner)' \\
    '--sort-by\t:id name add_time update_time\tField to sort by' \\
    '--title\t=\tTitle of the project' \\
    '--description\t=\tDescription of the project' \\
    '--status\t=\tStatus: open, completed, canceled or deleted' \\
    '--start-date\t=\tStart date' \\
    '--end-date\t=\tEnd date' \\
    '--board\t=\tId of the board' \\
    '--phase\t=\tId of the phase on the board' \\
    '--archived\t\tList archived projects instead of active ones' \\
    '--background\t\tStart the sandbox in the background and return when it is ready' \\
    '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%' \\
    '--latency\t=\tDelay before each response' \\
    '--port\t=\tLocal port (default: a free one)' \\
    '--records\t=\tNumber of records per resource at the start' \\
    '--seed\t=\tSeed for the generated records and the failing share' \\
    '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait' \\
    '--full\t\tEmpty the files and read everything again' \\
    '--since\t=\tRead changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks' \\
    '--views\t\tAlso write views.sql, with typed views of the newest records for DuckDB' \\
    '--title\t=\tTitle of the task' \\
    '--project\t=\tProject id' \\
    '--description\t=\tDescription of the task' \\
    '--parent\t=\tId of the parent task' \\
    '--done\t\tOnly tasks that are done' \\
    '--todo\t\tOnly tasks that are not done' \\
    '--by-email\t\tMatch e-mail addresses instead of names' \\
    '--event-action\t:change create delete\tAction to report' \\
    '--event-object\t:activity board deal deal_installment deal_product lead note organization person phase pipeline product project stage task user\tType of the records to report' \\
    '--http-auth-password\t=\tPassword for basic authentication of the deliveries' \\
    '--http-auth-user\t=\tUser name for basic authentication of the deliveries' \\
    '--name\t=\tName of the webhook' \\
    '--url\t=\tURL that receives the deliveries (https)' \\
    '--version\t=\tVersion of the deliveries, 2.0 or 1.0' \\
    '--events\t=\tOnly these events, for example deal.change or person.*' \\
    '--forward-to\t=\tAlso POST each delivery to this URL' \\
    '--interval\t=\tPause between two reads of the change feed' \\
    '--max-events\t=\tEnd after this many events' \\
    '--once\t\tEnd after the first event, or after one read of the change feed' \\
    '--port\t=\tPort to listen on (0 for any free port)' \\
    '--since\t=\tStart of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)' \\
    '--synthetic\t\tRead the change feed instead of registering a webhook' \\
    '--url\t=\tPublic https URL of the tunnel to --port, or an http URL of this machine'

function __crmcli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'activity\tCalls, meetings, tasks and other activities' 'alias\tShort names for commands' 'api\tSend a raw request to the service' 'audit\tCheck the quality of the data of the account' 'auth\tSign in and out' 'backup\tBack up the account to a folder of JSON files' 'changes\tList records created or changed since the last run' 'completion\tPrint a shell completion script' 'config\tSettings of the profile' 'deal\tDeals in a sales pipeline' 'describe\tDescribe commands as JSON, for programs' 'digest\tReport all figures of a pipeline' 'doctor\tCheck the installation, sign-in and connection' 'field\tStandard and custom fields of records' 'file\tFiles attached to records' 'filter\tSaved filters and their conditions' 'funnel\tShow conversion from stage to stage' 'goal\tGoals of users and teams' 'help\tShow help for a command or topic' 'lead\tLeads that are not deals yet' 'lookup\tFind record ids by a field value' 'mail\tSynced mail' 'mcp\tCommands as tools for agents' 'metrics\tFigures of the sales pipeline' 'note\tNotes on records' 'org\tOrganizations' 'person\tContact persons' 'pipeline\tSales pipelines' 'product\tProducts and their prices' 'profile\tProfiles, each with its own settings and credentials' 'project\tProjects' 'quota\tShow the remaining daily token budget' 'rep\tFigures of sales representatives' 'sandbox\tA local stand-in for the service, without an account' 'search\tSearch records across entities' 'stage\tStages of pipelines' 'sync\tCopies of the account for other systems' 'task\tTasks of projects' 'user\tUsers of the account' 'version\tPrint the version and environment' 'watch\tReport data-quality findings that are new since the last run' 'webhook\tDeliveries of events to a URL'
            set own 19
            set values '!alias'
        case 'api'
            set own 20 21 22
            set values ':GET POST PUT PATCH DELETE' '='
            set runs 1
        case 'audit'
            set nodes 'stage-skips\tList deals that skipped stages or moved backward'
            set own 23 24
            set runs 1
        case 'audit stage-skips'
            set own 25
            set runs 1
        case 'backup'
            set nodes 'diff\tCompare two backups field by field'
            set own 26 27 28 22
            set runs 1
        case 'backup diff'
            set own 29
            set values '/' '/'
            set runs 1
        case 'changes'
            set own 30 31
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'describe'
            set own 32 33
            set values '=' '...'
            set runs 1
        case 'digest'
            set own 34 35 36 37 25 38 39
            set runs 1
        case 'doctor'
            set own 40
            set runs 1
        case 'funnel'
            set own 41 25 38
            set runs 1
        case 'lookup'
            set own 42 43 44 45
            set values ':deal person org product lead'
            set runs 1
        case 'quota' 'ratelimit'
            set own 46 47
            set runs 1
        case 'search'
            set own 48 49 50 51 52
            set values '='
            set runs 1
        case 'version'
            set runs 1
        case 'watch'
            set own 23 53 54
            set runs 1
        case 'activity'
            set nodes 'create\tCreate an activity' 'delete\tDelete an activity' 'get\tShow one activity' 'list\tList activities' 'type\tTypes of activities' 'update\tUpdate an activity'
        case 'activity create'
            set own 55 56 57 58 59 60 61 62 63 64 65 66 67 22
            set runs 1
        case 'activity delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'activity get'
            set values '='
            set runs 1
        case 'activity list'
            set own 61 59 69 60 70 71 72 73 74 75 76 77 78
            set runs 1
        case 'activity update'
            set own 55 79 56 57 58 59 60 61 62 80 81 82 66 67 22
            set values '='
            set runs 1
        case 'activity type'
            set nodes 'list\tList activity types and their keys'
        case 'activity type list'
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
            set own 83 84 85 86 87 88 89 90
            set runs 1
        case 'auth logout'
            set own 91
            set runs 1
        case 'auth status'
            set runs 1
        case 'config'
            set nodes 'get\tPrint one setting of the profile' 'list\tList the settings of the profile' 'set\tStore one setting of the profile' 'unset\tRemove one setting of the profile'
        case 'config get'
            set values ':client_id company_domain default_output pager redirect_uri timeout_ms'
            set runs 1
        case 'config list'
            set runs 1
        case 'config set'
            set values ':client_id company_domain default_output pager redirect_uri timeout_ms' '='
            set runs 1
        case 'config unset'
            set values ':client_id company_domain default_output pager redirect_uri timeout_ms'
            set runs 1
        case 'deal'
            set nodes 'bulk-update\tApply one change to many deals' 'context\tShow a deal with all that is linked to it' 'convert\tTurn a deal into a lead' 'create\tCreate a deal' 'delete\tDelete a deal' 'follower\tUsers who follow a deal' 'get\tShow one deal' 'history\tShow field changes of a deal, newest first' 'list\tList active or archived deals' 'participant\tPersons who take part in a deal' 'product\tProducts attached to a deal' 'summary\tShow totals of deals per currency' 'update\tUpdate a deal' 'upsert\tCreate or update the deal that has a value'
        case 'deal bulk-update'
            set own 92 93 94 61 95 96 68 66 67 22
            set runs 1
        case 'deal context'
            set own 97 98 99 100 101 102 103 104
            set values '='
            set runs 1
        case 'deal convert'
            set own 105 106 22 68
            set values '='
            set runs 1
        case 'deal create'
            set own 107 108 109 94 92 93 69 60 61 110 111 66 67 22
            set runs 1
        case 'deal delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'deal get'
            set own 112
            set values '='
            set runs 1
        case 'deal history'
            set own 113
            set values '='
            set runs 1
        case 'deal list'
            set own 92 93 61 69 60 114 115 116 75 117 76 77 78
            set runs 1
        case 'deal summary'
            set own 94 93 92 114
            set runs 1
        case 'deal update'
            set own 107 108 109 94 92 93 69 60 61 110 111 66 67 22
            set values '='
            set runs 1
        case 'deal upsert'
            set own 118 66 67 22
            set values '='
            set runs 1
        case 'deal follower'
            set nodes 'add\tAdd a follower to a deal' 'list\tList followers of a deal' 'remove\tRemove a follower from a deal'
        case 'deal follower add'
            set own 119 22
            set values '='
            set runs 1
        case 'deal follower list'
            set values '='
            set runs 1
        case 'deal follower remove'
            set own 119 22 68
            set values '=' '...'
            set runs 1
        case 'deal participant'
            set nodes 'add\tAdd a person to the participants of a deal' 'list\tList participants of a deal' 'remove\tRemove a participant from a deal'
        case 'deal participant add'
            set own 69 22
            set values '='
            set runs 1
        case 'deal participant list'
            set values '='
            set runs 1
        case 'deal participant remove'
            set own 120 22 68
            set values '=' '...'
            set runs 1
        case 'deal product'
            set nodes 'add\tAttach a product to a deal' 'list\tList products attached to a deal' 'remove\tDetach a product from a deal' 'update\tUpdate an attached product'
        case 'deal product add'
            set own 121 122 123 124 125 126 127 22
            set values '='
            set runs 1
        case 'deal product list'
            set own 128 76
            set values '='
            set runs 1
        case 'deal product remove'
            set own 129 22 68
            set values '=' '...'
            set runs 1
        case 'deal product update'
            set own 129 121 122 127 123 124 125 126 22
            set values '='
            set runs 1
        case 'field'
            set nodes 'create\tCreate a custom field' 'delete\tDelete a custom field and its stored data' 'get\tShow one field, by name or key' 'list\tList the fields of an entity and their keys' 'option\tOptions of fields of the types enum and set' 'update\tRename a custom field'
        case 'field create'
            set own 130 131 132 22
            set values ':deal org organization person product'
            set runs 1
        case 'field delete'
            set own 22 68
            set values ':deal org organization person product' '!name:field'
            set runs 1
        case 'field get'
            set values ':activity deal lead note org organization person product' '='
            set runs 1
        case 'field list'
            set values ':activity deal lead note org organization person product'
            set runs 1
        case 'field update'
            set own 133 22
            set values ':deal org organization person product' '!name:field'
            set runs 1
        case 'field option'
            set nodes 'add\tAdd an option to a field' 'remove\tRemove an option from a field'
        case 'field option add'
            set own 134 22
            set values ':deal org organization person product' '!name:field'
            set runs 1
        case 'field option remove'
            set own 135 22 68
            set values ':deal org organization person product' '!name:field'
            set runs 1
        case 'file'
            set nodes 'delete\tDelete a file' 'download\tSave a file to disk' 'get\tShow one file' 'list\tList files' 'remote-link\tLink a file on a hosted drive to a record' 'update\tRename or describe a file' 'upload\tUpload a file, optionally for a record'
        case 'file delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'file download'
            set own 136
            set values '='
            set runs 1
        case 'file get'
            set values '='
            set runs 1
        case 'file list'
            set runs 1
        case 'file remote-link'
            set own 59 60 69 137 138 22
            set runs 1
        case 'file update'
            set own 139 140 22
            set values '='
            set runs 1
        case 'file upload'
            set own 141 142 143 22
            set values '/'
            set runs 1
        case 'filter'
            set nodes 'create\tCreate a filter' 'delete\tDelete a filter' 'export\tPrint filters as name, type and conditions' 'get\tShow one filter' 'helpers\tList operators of filter conditions' 'list\tList filters' 'update\tUpdate a filter'
        case 'filter create'
            set own 144 145 146 22
            set runs 1
        case 'filter delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'filter export'
            set own 147
            set values '='
            set runs 1
        case 'filter get'
            set values '='
            set runs 1
        case 'filter helpers'
            set own 148
            set runs 1
        case 'filter list'
            set own 145
            set runs 1
        case 'filter update'
            set own 144 146 22
            set values '='
            set runs 1
        case 'goal'
            set nodes 'list\tList goals'
        case 'goal list'
            set own 149 150
            set runs 1
        case 'lead'
            set nodes 'convert\tTurn a lead into a deal' 'create\tCreate a lead' 'delete\tDelete a lead' 'get\tShow one lead' 'label\tLabels of leads' 'list\tList leads' 'update\tUpdate a lead'
        case 'lead convert'
            set own 92 151 105 106 22
            set values '='
            set runs 1
        case 'lead create'
            set own 152 69 60 61 153 109 111 67 22
            set runs 1
        case 'lead delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'lead get'
            set own 112
            set values '='
            set runs 1
        case 'lead list'
            set own 61 69 60
            set runs 1
        case 'lead update'
            set own 152 69 60 61 153 109 111 67 22
            set values '='
            set runs 1
        case 'lead label'
            set nodes 'list\tList lead labels'
        case 'lead label list'
            set runs 1
        case 'mail'
            set nodes 'list\tList the mail of a deal'
        case 'mail list'
            set own 59
            set runs 1
        case 'mcp'
            set nodes 'serve\tServe the commands as MCP tools over stdio'
        case 'mcp serve'
            set own 154 155 156 157 158
            set runs 1
        case 'metrics'
            set nodes 'aging\tShow how long open deals have been in their stage' 'conversion-matrix\tCount moves between stages' 'coverage\tCompare the open pipeline with the revenue goal' 'forecast\tShow open deals by expected close month' 'slippage\tList open deals whose close date was pushed back' 'velocity\tShow sales velocity over a period'
        case 'metrics aging'
            set own 159 25
            set runs 1
        case 'metrics conversion-matrix'
            set own 25
            set runs 1
        case 'metrics coverage'
            set own 160 37 25 38
            set runs 1
        case 'metrics forecast'
            set own 25 39
            set runs 1
        case 'metrics slippage'
            set own 161 25
            set runs 1
        case 'metrics velocity'
            set own 162 163 38
            set runs 1
        case 'note'
            set nodes 'comment\tComments on a note' 'create\tCreate a note on a record' 'delete\tDelete a note' 'get\tShow one note' 'list\tList notes' 'update\tUpdate a note'
        case 'note create'
            set own 164 59 69 60 165 67 22 166
            set runs 1
        case 'note delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'note get'
            set values '='
            set runs 1
        case 'note list'
            set own 59 69 60
            set runs 1
        case 'note update'
            set own 164 67 22 166
            set values '='
            set runs 1
        case 'note comment'
            set nodes 'add\tAdd a comment to a note' 'delete\tDelete a comment of a note' 'list\tList the comments of a note' 'update\tReplace the text of a comment'
        case 'note comment add'
            set own 164 22 166
            set values '='
            set runs 1
        case 'note comment delete'
            set own 167 22 68
            set values '=' '...'
            set runs 1
        case 'note comment list'
            set values '='
            set runs 1
        case 'note comment update'
            set own 167 164 22 166
            set values '='
            set runs 1
        case 'org'
            set nodes 'create\tCreate an organization' 'delete\tDelete an organization' 'follower\tUsers who follow an organization' 'get\tShow one organization' 'import\tCreate or update organizations from a CSV or NDJSON file' 'list\tList organizations' 'merge\tMerge an organization into another and delete it' 'relationship\tLinks between organizations' 'update\tUpdate an organization' 'upsert\tCreate or update the organization that has a value'
        case 'org create'
            set own 168 61 66 67 22
            set runs 1
        case 'org delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'org get'
            set own 112
            set values '='
            set runs 1
        case 'org import'
            set own 169 170 171 172 173 68 22
            set values '/'
            set runs 1
        case 'org list'
            set own 61 114 75 117 76 77 78
            set runs 1
        case 'org merge'
            set own 174 68 22
            set values '='
            set runs 1
        case 'org update'
            set own 168 61 66 67 22
            set values '='
            set runs 1
        case 'org upsert'
            set own 175 66 67 22
            set values '='
            set runs 1
        case 'org follower'
            set nodes 'add\tAdd a follower to an organization' 'list\tList followers of an organization' 'remove\tRemove a follower from an organization'
        case 'org follower add'
            set own 119 22
            set values '='
            set runs 1
        case 'org follower list'
            set values '='
            set runs 1
        case 'org follower remove'
            set own 119 22 68
            set values '=' '...'
            set runs 1
        case 'org relationship'
            set nodes 'add\tLink two organizations' 'list\tList links of an organization' 'remove\tRemove a link between organizations'
        case 'org relationship add'
            set own 176 177 178 22
            set runs 1
        case 'org relationship list'
            set own 60
            set runs 1
        case 'org relationship remove'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'person'
            set nodes 'create\tCreate a person' 'delete\tDelete a person' 'follower\tUsers who follow a person' 'get\tShow one person' 'import\tCreate or update persons from a CSV or NDJSON file' 'list\tList persons' 'merge\tMerge a person into another and delete it' 'update\tUpdate a person' 'upsert\tCreate or update the person that has a value'
        case 'person create'
            set own 179 180 181 60 61 66 67 22
            set runs 1
        case 'person delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'person get'
            set own 112
            set values '='
            set runs 1
        case 'person import'
            set own 169 182 171 172 183 68 22
            set values '/'
            set runs 1
        case 'person list'
            set own 61 60 114 75 117 76 77 78
            set runs 1
        case 'person merge'
            set own 184 68 22
            set values '='
            set runs 1
        case 'person update'
            set own 179 180 181 60 61 66 67 22
            set values '='
            set runs 1
        case 'person upsert'
            set own 185 66 67 22
            set values '='
            set runs 1
        case 'person follower'
            set nodes 'add\tAdd a follower to a person' 'list\tList followers of a person' 'remove\tRemove a follower from a person'
        case 'person follower add'
            set own 119 22
            set values '='
            set runs 1
        case 'person follower list'
            set values '='
            set runs 1
        case 'person follower remove'
            set own 119 22 68
            set values '=' '...'
            set runs 1
        case 'pipeline'
            set nodes 'get\tShow one pipeline' 'health\tShow value and neglected deals per stage' 'list\tList pipelines'
        case 'pipeline get'
            set own 112
            set values '!name:pipeline'
            set runs 1
        case 'pipeline health'
            set own 25
            set runs 1
        case 'pipeline list'
            set runs 1
        case 'product'
            set nodes 'create\tCreate a product' 'delete\tDelete a product' 'get\tShow one product' 'list\tList products' 'update\tUpdate a product'
        case 'product create'
            set own 186 187 188 189 61 190 109 66 67 22
            set runs 1
        case 'product delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'product get'
            set own 112
            set values '='
            set runs 1
        case 'product list'
            set own 61 191 192 76 77 75
            set runs 1
        case 'product update'
            set own 186 187 188 189 61 190 109 66 67 22
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
        case 'project'
            set nodes 'create\tCreate a project' 'delete\tDelete a project' 'get\tShow one project' 'list\tList active or archived projects' 'update\tUpdate a project'
        case 'project create'
            set own 193 194 195 196 197 61 198 199 67 22
            set runs 1
        case 'project delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'project get'
            set own 112
            set values '='
            set runs 1
        case 'project list'
            set own 200
            set runs 1
        case 'project update'
            set own 193 194 195 196 197 61 198 199 67 22
            set values '='
            set runs 1
        case 'rep'
            set nodes 'scorecard\tShow win rate, cycle, velocity and hygiene per owner'
        case 'rep scorecard'
            set own 162 163 38
            set runs 1
        case 'sandbox'
            set nodes 'reset\tReset the sandbox to its initial records' 'serve\tRun the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 201 202 203 204 205 206 207
            set runs 1
        case 'stage'
            set nodes 'get\tShow one stage' 'list\tList the stages of one or all pipelines'
        case 'stage get'
            set values '!name:stage'
            set runs 1
        case 'stage list'
            set own 93
            set runs 1
        case 'sync'
            set nodes 'warehouse\tAppend changed records to NDJSON files'
        case 'sync warehouse'
            set own 26 208 209 210 22 68
            set runs 1
        case 'task'
            set nodes 'create\tCreate a task' 'delete\tDelete a task' 'get\tShow one task' 'list\tList tasks' 'update\tUpdate a task'
        case 'task create'
            set own 211 212 213 149 56 214 67 22
            set runs 1
        case 'task delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'task get'
            set values '='
            set runs 1
        case 'task list'
            set own 212 149 214 215 216
            set runs 1
        case 'task update'
            set own 211 212 213 149 56 214 80 82 67 22
            set values '='
            set runs 1
        case 'user'
            set nodes 'find\tFind users by name or e-mail address' 'list\tList users' 'me\tShow the signed-in user'
        case 'user find'
            set own 217
            set values '='
            set runs 1
        case 'user list'
            set runs 1
        case 'user me'
            set runs 1
        case 'webhook'
            set nodes 'create\tCreate a webhook for an event' 'delete\tDelete a webhook' 'list\tList webhooks' 'listen\tReceive events, or simulate them from the change feed'
        case 'webhook create'
            set own 218 219 220 221 222 223 224 22
            set runs 1
        case 'webhook delete'
            set own 22 68
            set values '=' '...'
            set runs 1
        case 'webhook list'
            set runs 1
        case 'webhook listen'
            set own 225 226 227 228 229 230 231 232 233 22
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
        '--no-pager\t\tDo not use a pager'
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
        '--all --paginate\t\tRead every page and print one array (GET only)'
        '--dry-run\t\tPrint the request without sending it'
        '--checks\t,:stale-deals no-next-activity past-close-date missing-fields ancient-deals missing-close-time duplicate-persons uncontactable-persons duplicate-orgs overdue-activities currency-missing\tOnly these checks'
        '--strict\t\tFail if a check of severity must has findings'
        '--pipeline\t!name:pipeline\tPipeline id or name (required if there are several)'
        '--dir\t/\tTarget folder'
        '--resume\t\tSkip resources that an interrupted run has completed'
        '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
        '--raw\t\tShow keys and option ids instead of names and labels'
        '--peek\t\tDo not store the position'
        '--since\t=\tStart at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position'
        '--all\t\tDescribe every command of the group'
        '--schema\t\tPrint the JSON Schema of the descriptions'
        '--deep\t\tRead the changelog of each deal'
        '--format\t:md html\tPrint a document'
        '--out\t/\tWrite the document to this file'
        '--target\t=\tRevenue quota; no goal is read'
        '--period\t=\tDays or months before now, as 90d or 3m (a month has 30 days)'
        '--commit-threshold\t=\tLeast probability of deals that count as commit'
        '--offline\t\tSkip the checks that need the network'
        '--exact\t\tRead the changelog of each deal'
        '--field\t=\tName or key of the field'
        '--first\t\tPrint the first match, not a list'
        '--match\t:exact beginning middle\tWhat has to match'
        '--value\t=\tValue to find (two characters, or one with --match exact)'
        '--min\t=\tFail if fewer tokens remain'
        '--threshold\t=\tFail if a smaller share remains'
        '--exact\t\tMatch whole values instead of parts'
        '--item-types\t,:deal person organization product lead file mail_attachment project\tOnly these types of records'
        '--org\t=\tOnly deals with this organization id (requires --item-types deal)'
        '--person\t=\tOnly deals with this person id (requires --item-types deal)'
        '--status\t:open won lost\tOnly deals with this status (requires --item-types deal)'
        '--peek\t\tDo not remember the findings'
        '--severity\t:must should all\tSeverity of new findings that causes exit code 8'
        '--subject\t=\tSubject of the activity'
        '--due-date\t=\tDue date'
        '--due-time\t=\tDue time in UTC, for example 14:30'
        '--duration\t=\tDuration in hours and minutes, for example 00:30'
        '--deal\t=\tDeal id'
        '--org\t=\tOrganization id'
        '--owner\t!name:user\tId, name or e-mail address of the owner, or "me"'
        '--note\t=\tText of the note in the activity (HTML)'
        '--done\t\tCreate it as done'
        '--person\t=\tPerson id (the primary participant)'
        '--type\t!name:activity-type:task\tActivity type, key or name'
        '+ --field\t=\tField by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field'
        '--body\t@\tMore fields as a JSON object; flags override it'
        '-y --yes\t\tSkip the confirmation prompt'
        '--person\t=\tPerson id'
        '--filter\t=\tId of a saved filter (the service then ignores owner and links)'
        '--done\t\tOnly activities that are done'
        '--sort-by\t:id update_time add_time due_date\tField to sort by'
        '--todo\t\tOnly activities that are not done'
        '--type\t!name:activity-type\tOnly activities of this type (key or name)'
        '--ids\t=\tOnly these ids (at most 100)'
        '--sort-direction\t:asc desc\tSort order'
        '--updated-since\t=\tOnly records changed at or after this time, for example 2026-06-01T08:00:00Z'
        '--updated-until\t=\tOnly records changed before this time'
        '--type\t!name:activity-type\tActivity type, key or name'
        '--done\t\tMark it as done'
        '--person\t=\tPerson id (replaces all participants)'
        '--undone\t\tMark it as not done'
        '--api-token\t=\tAPI token (omit it to be prompted and to keep it out of the shell history)'
        '--client-id\t=\tClient id of the OAuth app'
        '--client-secret\t=\tClient secret of the OAuth app'
        '--company\t=\tCompany subdomain or full URL'
        '--oauth\t\tSign in with OAuth in a browser, using your own app'
        '--port\t=\tPort of the callback URL registered with the app'
        '--redirect-uri\t=\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback)'
        '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
        '--all\t\tAlso delete credentials that other commands stored'
        '--stage\t!name:stage\tStage id or name (a name that several pipelines have needs --pipeline)'
        '--pipeline\t!name:pipeline\tPipeline id or name'
        '--status\t:open won lost\tStatus of the deal'
        '--filter\t=\tId of a saved filter that selects the deals'
        '--ids\t=\tDeals to change'
        '--activity-limit\t=\tMaximum number of activities (0 for all)'
        '--mail\t\tAdd a summary of the synced mail (requires the scope mail:read)'
        '--mail-limit\t=\tMaximum number of messages to read (0 for all)'
        '--no-activities\t\tLeave out the activities'
        '--no-notes\t\tLeave out the notes'
        '--no-participants\t\tLeave out the participants'
        '--no-products\t\tLeave out the products'
        '--note-limit\t=\tMaximum number of notes (0 for all)'
        '--wait\t\tWait until the conversion has ended'
        '--timeout-secs\t=\tMaximum wait with --wait'
        '--title\t=\tTitle of the deal'
        '--value\t=\tValue in the currency of the deal'
        '--currency\t=\tCurrency code, for example EUR'
        '--probability\t=\tProbability of winning'
        '--expected-close-date\t=\tExpected close date'
        '--web\t\tOpen the record in the browser, or print its address'
        '--field\t=\tOnly changes of the field with this key, for example stage_id'
        '--filter\t=\tId of a saved filter (the service then ignores all other filters)'
        '--archived\t\tList archived deals instead of active ones'
        '--status\t:open won lost deleted\tOnly deals with this status'
        '--sort-by\t:id update_time add_time\tField to sort by'
        '--by\t=\ttitle, or a custom field of text or numbers'
        '--user\t!name:user\tUser id, name or e-mail address, or "me"'
        '--participant\t=\tParticipant id, shown by \`deal participant list\` (not the person id)'
        '--product\t=\tProduct id'
        '--price\t=\tPrice per unit'
        '--discount\t=\tDiscount on the row'
        '--discount-type\t:percentage amount\tType of the discount'
        '--tax\t=\tTax rate'
        '--comments\t=\tComments on the row'
        '--quantity\t=\tNumber of units'
        '--sort-by\t:id add_time update_time order_nr\tField to sort by'
        '--attachment\t=\tAttachment id, shown by \`deal product list\`'
        '--name\t=\tName of the field'
        '--options\t=\tLabels of the options (for the types enum and set)'
        '--type\t=\tType of the field, for example varchar, double, date, enum or set'
        '--name\t=\tNew name of the field'
        '--label\t=\tLabel of the new option'
        '--option\t=\tOption id, shown by \`field get\`'
        '--out\t/\tFile or folder to write to (default: the file name)'
        '--remote-id\t=\tId of the file on the drive'
        '--remote-location\t:googledrive\tProvider of the drive'
        '--description\t=\tDescription'
        '--name\t=\tNew name'
        '--deal\t=\tId of the deal to attach the file to'
        '--org\t=\tId of the organization to attach the file to'
        '--person\t=\tId of the person to attach the file to'
        '--name\t=\tName of the filter'
        '--type\t:deals leads org people products activity projects\tType of the records that the filter selects'
        '--conditions\t@\tConditions as JSON'
        '--all\t\tPrint all filters as a list'
        '--type\t=\tOnly operators of this type of field, for example date'
        '--assignee\t!name:user\tId, name or e-mail address of the assignee, or "me"'
        '--type\t=\tType of the goals, for example deals_won'
        '--pipeline\t!name:pipeline\tPipeline id or name; the service ignores it with --stage'
        '--title\t=\tTitle of the lead'
        '--value\t=\tValue in the currency set by --currency'
        '--all-tools\t\tOffer a tool for every command, not only the core set'
        '--allow-writes\t\tAlso offer tools that change data'
        '--result-size\t=\tMaximum size of one result'
        '--tool-timeout\t=\tTime limit for one call'
        '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
        '--buckets\t=\tBounds of the age groups in days, separated by commas'
        '--currency\t=\tOnly deals in this currency (required if there are several)'
        '--min-pushes\t=\tOnly deals pushed at least so often'
        '--owner\t!name:user\tOnly deals of this user'
        '--pipeline\t!name:pipeline\tOnly deals of this pipeline'
        '--content\t@\tText (HTML)'
        '--lead\t=\tLead id'
        '--edit\t\tWrite --content in an editor'
        '--comment\t=\tComment id, shown by \`note comment list\`'
        '--name\t=\tName of the organization'
        '--encoding\t:utf-8 utf-16 windows-1252\tEncoding of the CSV file (default: UTF-8, or UTF-16 by its mark)'
        '--match-on\t=\tColumn to match by, for example name'
        '--resume\t\tContinue an interrupted import'
        '--separator\t:comma semicolon tab\tSeparator of the columns (default: recognized in the first line)'
        '--upsert\t\tUpdate the organization that has the value of --match-on, if one exists'
        '--into\t=\tId of the organization that stays'
        '--by\t=\tname, or a custom field of text or numbers'
        '--type\t:parent related\tKind of the link'
        '--owner\t=\tId of the parent organization'
        '--linked\t=\tId of the daughter organization'
        '--name\t=\tFull name'
        '+ --email\t=\tE-mail address (the first one is the primary address)'
        '+ --phone\t=\tPhone number (the first one is the primary number)'
        '--match-on\t=\tColumn to match by, for example email'
        '--upsert\t\tUpdate the person that has the value of --match-on, if one exists'
        '--into\t=\tId of the person that stays'
        '--by\t=\temail, name, phone, or a custom field of text or numbers'
        '--name\t=\tName of the product'
        '--code\t=\tProduct code'
        '--unit\t=\tUnit, for example piece or hour'
        '--description\t=\tDescription of the product'
        '--price\t=\tPrice per unit in the currency set by --currency'
        '--filter\t=\tId of a saved filter (the service then ignores the owner)'
        '--sort-by\t:id name add_time update_time\tField to sort by'
        '--title\t=\tTitle of the project'
        '--description\t=\tDescription of the project'
        '--status\t=\tStatus: open, completed, canceled or deleted'
        '--start-date\t=\tStart date'
        '--end-date\t=\tEnd date'
        '--board\t=\tId of the board'
        '--phase\t=\tId of the phase on the board'
        '--archived\t\tList archived projects instead of active ones'
        '--background\t\tStart the sandbox in the background and return when it is ready'
        '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%'
        '--latency\t=\tDelay before each response'
        '--port\t=\tLocal port (default: a free one)'
        '--records\t=\tNumber of records per resource at the start'
        '--seed\t=\tSeed for the generated records and the failing share'
        '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait'
        '--full\t\tEmpty the files and read everything again'
        '--since\t=\tRead changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks'
        '--views\t\tAlso write views.sql, with typed views of the newest records for DuckDB'
        '--title\t=\tTitle of the task'
        '--project\t=\tProject id'
        '--description\t=\tDescription of the task'
        '--parent\t=\tId of the parent task'
        '--done\t\tOnly tasks that are done'
        '--todo\t\tOnly tasks that are not done'
        '--by-email\t\tMatch e-mail addresses instead of names'
        '--event-action\t:change create delete\tAction to report'
        '--event-object\t:activity board deal deal_installment deal_product lead note organization person phase pipeline product project stage task user\tType of the records to report'
        '--http-auth-password\t=\tPassword for basic authentication of the deliveries'
        '--http-auth-user\t=\tUser name for basic authentication of the deliveries'
        '--name\t=\tName of the webhook'
        '--url\t=\tURL that receives the deliveries (https)'
        '--version\t=\tVersion of the deliveries, 2.0 or 1.0'
        '--events\t=\tOnly these events, for example deal.change or person.*'
        '--forward-to\t=\tAlso POST each delivery to this URL'
        '--interval\t=\tPause between two reads of the change feed'
        '--max-events\t=\tEnd after this many events'
        '--once\t\tEnd after the first event, or after one read of the change feed'
        '--port\t=\tPort to listen on (0 for any free port)'
        '--since\t=\tStart of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)'
        '--synthetic\t\tRead the change feed instead of registering a webhook'
        '--url\t=\tPublic https URL of the tunnel to --port, or an http URL of this machine'
    )
    $levels = @{
        '' = @{ nodes = @('activity\tCalls, meetings, tasks and other activities', 'alias\tShort names for commands', 'api\tSend a raw request to the service', 'audit\tCheck the quality of the data of the account', 'auth\tSign in and out', 'backup\tBack up the account to a folder of JSON files', 'changes\tList records created or changed since the last run', 'completion\tPrint a shell completion script', 'config\tSettings of the profile', 'deal\tDeals in a sales pipeline', 'describe\tDescribe commands as JSON, for programs', 'digest\tReport all figures of a pipeline', 'doctor\tCheck the installation, sign-in and connection', 'field\tStandard and custom fields of records', 'file\tFiles attached to records', 'filter\tSaved filters and their conditions', 'funnel\tShow conversion from stage to stage', 'goal\tGoals of users and teams', 'help\tShow help for a command or topic', 'lead\tLeads that are not deals yet', 'lookup\tFind record ids by a field value', 'mail\tSynced mail', 'mcp\tCommands as tools for agents', 'metrics\tFigures of the sales pipeline', 'note\tNotes on records', 'org\tOrganizations', 'person\tContact persons', 'pipeline\tSales pipelines', 'product\tProducts and their prices', 'profile\tProfiles, each with its own settings and credentials', 'project\tProjects', 'quota\tShow the remaining daily token budget', 'rep\tFigures of sales representatives', 'sandbox\tA local stand-in for the service, without an account', 'search\tSearch records across entities', 'stage\tStages of pipelines', 'sync\tCopies of the account for other systems', 'task\tTasks of projects', 'user\tUsers of the account', 'version\tPrint the version and environment', 'watch\tReport data-quality findings that are new since the last run', 'webhook\tDeliveries of events to a URL'); flags = @(18); args = @('!alias') }
        'api' = @{ flags = @(19, 20, 21); args = @(':GET POST PUT PATCH DELETE', '='); runs = $true }
        'audit' = @{ nodes = @('stage-skips\tList deals that skipped stages or moved backward'); flags = @(22, 23); runs = $true }
        'audit stage-skips' = @{ flags = @(24); runs = $true }
        'backup' = @{ nodes = @('diff\tCompare two backups field by field'); flags = @(25, 26, 27, 21); runs = $true }
        'backup diff' = @{ flags = @(28); args = @('/', '/'); runs = $true }
        'changes' = @{ flags = @(29, 30); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'describe' = @{ flags = @(31, 32); args = @('=', '...'); runs = $true }
        'digest' = @{ flags = @(33, 34, 35, 36, 24, 37, 38); runs = $true }
        'doctor' = @{ flags = @(39); runs = $true }
        'funnel' = @{ flags = @(40, 24, 37); runs = $true }
        'lookup' = @{ flags = @(41, 42, 43, 44); args = @(':deal person org product lead'); runs = $true }
        'quota' = @{ flags = @(45, 46); runs = $true }
        'ratelimit' = @{ flags = @(45, 46); runs = $true }
        'search' = @{ flags = @(47, 48, 49, 50, 51); args = @('='); runs = $true }
        'version' = @{ runs = $true }
        'watch' = @{ flags = @(22, 52, 53); runs = $true }
        'activity' = @{ nodes = @('create\tCreate an activity', 'delete\tDelete an activity', 'get\tShow one activity', 'list\tList activities', 'type\tTypes of activities', 'update\tUpdate an activity') }
        'activity create' = @{ flags = @(54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 21); runs = $true }
        'activity delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'activity get' = @{ args = @('='); runs = $true }
        'activity list' = @{ flags = @(60, 58, 68, 59, 69, 70, 71, 72, 73, 74, 75, 76, 77); runs = $true }
        'activity update' = @{ flags = @(54, 78, 55, 56, 57, 58, 59, 60, 61, 79, 80, 81, 65, 66, 21); args = @('='); runs = $true }
        'activity type' = @{ nodes = @('list\tList activity types and their keys') }
        'activity type list' = @{ runs = $true }
        'alias' = @{ nodes = @('list\tList aliases', 'set\tCreate or replace an alias', 'unset\tRemove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('!alias'); runs = $true }
        'auth' = @{ nodes = @('login\tSign in with an API token or OAuth', 'logout\tDelete the stored credentials of the profile', 'status\tShow the sign-in status of the profile') }
        'auth login' = @{ flags = @(82, 83, 84, 85, 86, 87, 88, 89); runs = $true }
        'auth logout' = @{ flags = @(90); runs = $true }
        'auth status' = @{ runs = $true }
        'config' = @{ nodes = @('get\tPrint one setting of the profile', 'list\tList the settings of the profile', 'set\tStore one setting of the profile', 'unset\tRemove one setting of the profile') }
        'config get' = @{ args = @(':client_id company_domain default_output pager redirect_uri timeout_ms'); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @(':client_id company_domain default_output pager redirect_uri timeout_ms', '='); runs = $true }
        'config unset' = @{ args = @(':client_id company_domain default_output pager redirect_uri timeout_ms'); runs = $true }
        'deal' = @{ nodes = @('bulk-update\tApply one change to many deals', 'context\tShow a deal with all that is linked to it', 'convert\tTurn a deal into a lead', 'create\tCreate a deal', 'delete\tDelete a deal', 'follower\tUsers who follow a deal', 'get\tShow one deal', 'history\tShow field changes of a deal, newest first', 'list\tList active or archived deals', 'participant\tPersons who take part in a deal', 'product\tProducts attached to a deal', 'summary\tShow totals of deals per currency', 'update\tUpdate a deal', 'upsert\tCreate or update the deal that has a value') }
        'deal bulk-update' = @{ flags = @(91, 92, 93, 60, 94, 95, 67, 65, 66, 21); runs = $true }
        'deal context' = @{ flags = @(96, 97, 98, 99, 100, 101, 102, 103); args = @('='); runs = $true }
        'deal convert' = @{ flags = @(104, 105, 21, 67); args = @('='); runs = $true }
        'deal create' = @{ flags = @(106, 107, 108, 93, 91, 92, 68, 59, 60, 109, 110, 65, 66, 21); runs = $true }
        'deal delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'deal get' = @{ flags = @(111); args = @('='); runs = $true }
        'deal history' = @{ flags = @(112); args = @('='); runs = $true }
        'deal list' = @{ flags = @(91, 92, 60, 68, 59, 113, 114, 115, 74, 116, 75, 76, 77); runs = $true }
        'deal summary' = @{ flags = @(93, 92, 91, 113); runs = $true }
        'deal update' = @{ flags = @(106, 107, 108, 93, 91, 92, 68, 59, 60, 109, 110, 65, 66, 21); args = @('='); runs = $true }
        'deal upsert' = @{ flags = @(117, 65, 66, 21); args = @('='); runs = $true }
        'deal follower' = @{ nodes = @('add\tAdd a follower to a deal', 'list\tList followers of a deal', 'remove\tRemove a follower from a deal') }
        'deal follower add' = @{ flags = @(118, 21); args = @('='); runs = $true }
        'deal follower list' = @{ args = @('='); runs = $true }
        'deal follower remove' = @{ flags = @(118, 21, 67); args = @('=', '...'); runs = $true }
        'deal participant' = @{ nodes = @('add\tAdd a person to the participants of a deal', 'list\tList participants of a deal', 'remove\tRemove a participant from a deal') }
        'deal participant add' = @{ flags = @(68, 21); args = @('='); runs = $true }
        'deal participant list' = @{ args = @('='); runs = $true }
        'deal participant remove' = @{ flags = @(119, 21, 67); args = @('=', '...'); runs = $true }
        'deal product' = @{ nodes = @('add\tAttach a product to a deal', 'list\tList products attached to a deal', 'remove\tDetach a product from a deal', 'update\tUpdate an attached product') }
        'deal product add' = @{ flags = @(120, 121, 122, 123, 124, 125, 126, 21); args = @('='); runs = $true }
        'deal product list' = @{ flags = @(127, 75); args = @('='); runs = $true }
        'deal product remove' = @{ flags = @(128, 21, 67); args = @('=', '...'); runs = $true }
        'deal product update' = @{ flags = @(128, 120, 121, 126, 122, 123, 124, 125, 21); args = @('='); runs = $true }
        'field' = @{ nodes = @('create\tCreate a custom field', 'delete\tDelete a custom field and its stored data', 'get\tShow one field, by name or key', 'list\tList the fields of an entity and their keys', 'option\tOptions of fields of the types enum and set', 'update\tRename a custom field') }
        'field create' = @{ flags = @(129, 130, 131, 21); args = @(':deal org organization person product'); runs = $true }
        'field delete' = @{ flags = @(21, 67); args = @(':deal org organization person product', '!name:field'); runs = $true }
        'field get' = @{ args = @(':activity deal lead note org organization person product', '='); runs = $true }
        'field list' = @{ args = @(':activity deal lead note org organization person product'); runs = $true }
        'field update' = @{ flags = @(132, 21); args = @(':deal org organization person product', '!name:field'); runs = $true }
        'field option' = @{ nodes = @('add\tAdd an option to a field', 'remove\tRemove an option from a field') }
        'field option add' = @{ flags = @(133, 21); args = @(':deal org organization person product', '!name:field'); runs = $true }
        'field option remove' = @{ flags = @(134, 21, 67); args = @(':deal org organization person product', '!name:field'); runs = $true }
        'file' = @{ nodes = @('delete\tDelete a file', 'download\tSave a file to disk', 'get\tShow one file', 'list\tList files', 'remote-link\tLink a file on a hosted drive to a record', 'update\tRename or describe a file', 'upload\tUpload a file, optionally for a record') }
        'file delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'file download' = @{ flags = @(135); args = @('='); runs = $true }
        'file get' = @{ args = @('='); runs = $true }
        'file list' = @{ runs = $true }
        'file remote-link' = @{ flags = @(58, 59, 68, 136, 137, 21); runs = $true }
        'file update' = @{ flags = @(138, 139, 21); args = @('='); runs = $true }
        'file upload' = @{ flags = @(140, 141, 142, 21); args = @('/'); runs = $true }
        'filter' = @{ nodes = @('create\tCreate a filter', 'delete\tDelete a filter', 'export\tPrint filters as name, type and conditions', 'get\tShow one filter', 'helpers\tList operators of filter conditions', 'list\tList filters', 'update\tUpdate a filter') }
        'filter create' = @{ flags = @(143, 144, 145, 21); runs = $true }
        'filter delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'filter export' = @{ flags = @(146); args = @('='); runs = $true }
        'filter get' = @{ args = @('='); runs = $true }
        'filter helpers' = @{ flags = @(147); runs = $true }
        'filter list' = @{ flags = @(144); runs = $true }
        'filter update' = @{ flags = @(143, 145, 21); args = @('='); runs = $true }
        'goal' = @{ nodes = @('list\tList goals') }
        'goal list' = @{ flags = @(148, 149); runs = $true }
        'lead' = @{ nodes = @('convert\tTurn a lead into a deal', 'create\tCreate a lead', 'delete\tDelete a lead', 'get\tShow one lead', 'label\tLabels of leads', 'list\tList leads', 'update\tUpdate a lead') }
        'lead convert' = @{ flags = @(91, 150, 104, 105, 21); args = @('='); runs = $true }
        'lead create' = @{ flags = @(151, 68, 59, 60, 152, 108, 110, 66, 21); runs = $true }
        'lead delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'lead get' = @{ flags = @(111); args = @('='); runs = $true }
        'lead list' = @{ flags = @(60, 68, 59); runs = $true }
        'lead update' = @{ flags = @(151, 68, 59, 60, 152, 108, 110, 66, 21); args = @('='); runs = $true }
        'lead label' = @{ nodes = @('list\tList lead labels') }
        'lead label list' = @{ runs = $true }
        'mail' = @{ nodes = @('list\tList the mail of a deal') }
        'mail list' = @{ flags = @(58); runs = $true }
        'mcp' = @{ nodes = @('serve\tServe the commands as MCP tools over stdio') }
        'mcp serve' = @{ flags = @(153, 154, 155, 156, 157); runs = $true }
        'metrics' = @{ nodes = @('aging\tShow how long open deals have been in their stage', 'conversion-matrix\tCount moves between stages', 'coverage\tCompare the open pipeline with the revenue goal', 'forecast\tShow open deals by expected close month', 'slippage\tList open deals whose close date was pushed back', 'velocity\tShow sales velocity over a period') }
        'metrics aging' = @{ flags = @(158, 24); runs = $true }
        'metrics conversion-matrix' = @{ flags = @(24); runs = $true }
        'metrics coverage' = @{ flags = @(159, 36, 24, 37); runs = $true }
        'metrics forecast' = @{ flags = @(24, 38); runs = $true }
        'metrics slippage' = @{ flags = @(160, 24); runs = $true }
        'metrics velocity' = @{ flags = @(161, 162, 37); runs = $true }
        'note' = @{ nodes = @('comment\tComments on a note', 'create\tCreate a note on a record', 'delete\tDelete a note', 'get\tShow one note', 'list\tList notes', 'update\tUpdate a note') }
        'note create' = @{ flags = @(163, 58, 68, 59, 164, 66, 21, 165); runs = $true }
        'note delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'note get' = @{ args = @('='); runs = $true }
        'note list' = @{ flags = @(58, 68, 59); runs = $true }
        'note update' = @{ flags = @(163, 66, 21, 165); args = @('='); runs = $true }
        'note comment' = @{ nodes = @('add\tAdd a comment to a note', 'delete\tDelete a comment of a note', 'list\tList the comments of a note', 'update\tReplace the text of a comment') }
        'note comment add' = @{ flags = @(163, 21, 165); args = @('='); runs = $true }
        'note comment delete' = @{ flags = @(166, 21, 67); args = @('=', '...'); runs = $true }
        'note comment list' = @{ args = @('='); runs = $true }
        'note comment update' = @{ flags = @(166, 163, 21, 165); args = @('='); runs = $true }
        'org' = @{ nodes = @('create\tCreate an organization', 'delete\tDelete an organization', 'follower\tUsers who follow an organization', 'get\tShow one organization', 'import\tCreate or update organizations from a CSV or NDJSON file', 'list\tList organizations', 'merge\tMerge an organization into another and delete it', 'relationship\tLinks between organizations', 'update\tUpdate an organization', 'upsert\tCreate or update the organization that has a value') }
        'org create' = @{ flags = @(167, 60, 65, 66, 21); runs = $true }
        'org delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'org get' = @{ flags = @(111); args = @('='); runs = $true }
        'org import' = @{ flags = @(168, 169, 170, 171, 172, 67, 21); args = @('/'); runs = $true }
        'org list' = @{ flags = @(60, 113, 74, 116, 75, 76, 77); runs = $true }
        'org merge' = @{ flags = @(173, 67, 21); args = @('='); runs = $true }
        'org update' = @{ flags = @(167, 60, 65, 66, 21); args = @('='); runs = $true }
        'org upsert' = @{ flags = @(174, 65, 66, 21); args = @('='); runs = $true }
        'org follower' = @{ nodes = @('add\tAdd a follower to an organization', 'list\tList followers of an organization', 'remove\tRemove a follower from an organization') }
        'org follower add' = @{ flags = @(118, 21); args = @('='); runs = $true }
        'org follower list' = @{ args = @('='); runs = $true }
        'org follower remove' = @{ flags = @(118, 21, 67); args = @('=', '...'); runs = $true }
        'org relationship' = @{ nodes = @('add\tLink two organizations', 'list\tList links of an organization', 'remove\tRemove a link between organizations') }
        'org relationship add' = @{ flags = @(175, 176, 177, 21); runs = $true }
        'org relationship list' = @{ flags = @(59); runs = $true }
        'org relationship remove' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'person' = @{ nodes = @('create\tCreate a person', 'delete\tDelete a person', 'follower\tUsers who follow a person', 'get\tShow one person', 'import\tCreate or update persons from a CSV or NDJSON file', 'list\tList persons', 'merge\tMerge a person into another and delete it', 'update\tUpdate a person', 'upsert\tCreate or update the person that has a value') }
        'person create' = @{ flags = @(178, 179, 180, 59, 60, 65, 66, 21); runs = $true }
        'person delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'person get' = @{ flags = @(111); args = @('='); runs = $true }
        'person import' = @{ flags = @(168, 181, 170, 171, 182, 67, 21); args = @('/'); runs = $true }
        'person list' = @{ flags = @(60, 59, 113, 74, 116, 75, 76, 77); runs = $true }
        'person merge' = @{ flags = @(183, 67, 21); args = @('='); runs = $true }
        'person update' = @{ flags = @(178, 179, 180, 59, 60, 65, 66, 21); args = @('='); runs = $true }
        'person upsert' = @{ flags = @(184, 65, 66, 21); args = @('='); runs = $true }
        'person follower' = @{ nodes = @('add\tAdd a follower to a person', 'list\tList followers of a person', 'remove\tRemove a follower from a person') }
        'person follower add' = @{ flags = @(118, 21); args = @('='); runs = $true }
        'person follower list' = @{ args = @('='); runs = $true }
        'person follower remove' = @{ flags = @(118, 21, 67); args = @('=', '...'); runs = $true }
        'pipeline' = @{ nodes = @('get\tShow one pipeline', 'health\tShow value and neglected deals per stage', 'list\tList pipelines') }
        'pipeline get' = @{ flags = @(111); args = @('!name:pipeline'); runs = $true }
        'pipeline health' = @{ flags = @(24); runs = $true }
        'pipeline list' = @{ runs = $true }
        'product' = @{ nodes = @('create\tCreate a product', 'delete\tDelete a product', 'get\tShow one product', 'list\tList products', 'update\tUpdate a product') }
        'product create' = @{ flags = @(185, 186, 187, 188, 60, 189, 108, 65, 66, 21); runs = $true }
        'product delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'product get' = @{ flags = @(111); args = @('='); runs = $true }
        'product list' = @{ flags = @(60, 190, 191, 75, 76, 74); runs = $true }
        'product update' = @{ flags = @(185, 186, 187, 188, 60, 189, 108, 65, 66, 21); args = @('='); runs = $true }
        'profile' = @{ nodes = @('current\tPrint the active profile', 'list\tList profiles and their sign-in status', 'use\tSet the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('!profile'); runs = $true }
        'project' = @{ nodes = @('create\tCreate a project', 'delete\tDelete a project', 'get\tShow one project', 'list\tList active or archived projects', 'update\tUpdate a project') }
        'project create' = @{ flags = @(192, 193, 194, 195, 196, 60, 197, 198, 66, 21); runs = $true }
        'project delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'project get' = @{ flags = @(111); args = @('='); runs = $true }
        'project list' = @{ flags = @(199); runs = $true }
        'project update' = @{ flags = @(192, 193, 194, 195, 196, 60, 197, 198, 66, 21); args = @('='); runs = $true }
        'rep' = @{ nodes = @('scorecard\tShow win rate, cycle, velocity and hygiene per owner') }
        'rep scorecard' = @{ flags = @(161, 162, 37); runs = $true }
        'sandbox' = @{ nodes = @('reset\tReset the sandbox to its initial records', 'serve\tRun the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(200, 201, 202, 203, 204, 205, 206); runs = $true }
        'stage' = @{ nodes = @('get\tShow one stage', 'list\tList the stages of one or all pipelines') }
        'stage get' = @{ args = @('!name:stage'); runs = $true }
        'stage list' = @{ flags = @(92); runs = $true }
        'sync' = @{ nodes = @('warehouse\tAppend changed records to NDJSON files') }
        'sync warehouse' = @{ flags = @(25, 207, 208, 209, 21, 67); runs = $true }
        'task' = @{ nodes = @('create\tCreate a task', 'delete\tDelete a task', 'get\tShow one task', 'list\tList tasks', 'update\tUpdate a task') }
        'task create' = @{ flags = @(210, 211, 212, 148, 55, 213, 66, 21); runs = $true }
        'task delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'task get' = @{ args = @('='); runs = $true }
        'task list' = @{ flags = @(211, 148, 213, 214, 215); runs = $true }
        'task update' = @{ flags = @(210, 211, 212, 148, 55, 213, 79, 81, 66, 21); args = @('='); runs = $true }
        'user' = @{ nodes = @('find\tFind users by name or e-mail address', 'list\tList users', 'me\tShow the signed-in user') }
        'user find' = @{ flags = @(216); args = @('='); runs = $true }
        'user list' = @{ runs = $true }
        'user me' = @{ runs = $true }
        'webhook' = @{ nodes = @('create\tCreate a webhook for an event', 'delete\tDelete a webhook', 'list\tList webhooks', 'listen\tReceive events, or simulate them from the change feed') }
        'webhook create' = @{ flags = @(217, 218, 219, 220, 221, 222, 223, 21); runs = $true }
        'webhook delete' = @{ flags = @(21, 67); args = @('=', '...'); runs = $true }
        'webhook list' = @{ runs = $true }
        'webhook listen' = @{ flags = @(224, 225, 226, 227, 228, 229, 230, 231, 232, 21); runs = $true }
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
