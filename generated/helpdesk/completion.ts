// Written by cmdspec; changes here are lost.

export const completion: Readonly<Record<string, string>> = {
  bash: `# Completion of helpdeskcli for bash. Written by cmdspec; changes here are lost.

_helpdeskcli_flags=(
  '--absolute-times\t'
  '--columns\t='
  '--csv-safe\t'
  '--fields\t='
  '-h --help\t'
  '--jq\t='
  '--labels\t'
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
  '--content-type\t='
  '--dry-run\t'
  '--attachments\t'
  '--compress\t'
  '--exclude\t,:users teams mailboxes tags workflows webhooks customers conversations'
  '--full\t'
  '--include\t,:users teams mailboxes tags workflows webhooks customers conversations'
  '--keep-history\t'
  '--out\t/'
  '--parallel\t='
  '--reconcile\t'
  '--resume\t'
  '--show-secrets\t'
  '--since\t='
  '--views\t'
  '--all\t'
  '--schema\t'
  '--offline\t'
  '--app-id\t='
  '--app-secret\t='
  '--client-credentials\t'
  '--store\t:keychain file'
  '--redirect-uri\t='
  '--all\t'
  '--color\t='
  '--icon-image\t:message beacon search buoy question'
  '--position\t:left right'
  '--style\t:icon text iconAndText manual'
  '--text\t='
  '--secret\t='
  '--beacon-id\t='
  '--stack\t:node rails php django python'
  '--email\t='
  '--email\t='
  '--signature\t='
  '--user\t!name:assignee+user:none'
  '--mailbox\t!name:inbox'
  '--tag\t='
  '--limit\t='
  '--set\t:active pending closed spam'
  '--status\t='
  '-y --yes\t'
  '--status\t:active pending closed spam all'
  '--assign-to\t!name:assignee+user'
  '--body\t@'
  '--customer\t='
  '--subject\t='
  '--tag\t='
  '--type\t:email chat phone'
  '--edit\t'
  '--force\t'
  '--out\t/'
  '--out\t/'
  '--body\t@'
  '--since\t='
  '--embed\t,:threads'
  '--format\t:json csv ndjson'
  '--limit\t='
  '--source\t:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk'
  '--threads\t'
  '--web\t'
  '--assigned-to\t!name:assignee+user:none'
  '--customer\t='
  '--query\t='
  '--limit\t='
  '--to-mailbox\t!name:inbox'
  '--body\t@'
  '+ --attach\t/'
  '--bcc\t='
  '--cc\t='
  '--draft\t'
  '--saved-reply\t='
  '--status\t:active pending closed spam'
  '--add\t='
  '--remove\t='
  '--limit\t='
  '--max-polls\t='
  '--once\t'
  '--poll\t='
  '--status\t='
  '--email\t='
  '--phone\t='
  '--company\t='
  '--first\t='
  '--job-title\t='
  '--last\t='
  '--mailbox\t!name:inbox'
  '--api-key\t='
  '--name\t='
  '--text\t@'
  '--categories\t='
  '--collection\t!name:collection'
  '--keywords\t='
  '--slug\t='
  '--status\t:published notpublished'
  '--api-key\t='
  '--edit\t'
  '--category\t='
  '--status\t:all published notpublished'
  '--site\t='
  '--visibility\t:all public private'
  '--slug\t='
  '--name\t='
  '--visibility\t:public private'
  '--order\t='
  '--name\t='
  '--visibility\t:all public private'
  '--site\t='
  '--allow-writes\t'
  '--result-size\t='
  '--start\t='
  '--end\t='
  '--tag\t,!names:tag'
  '--user\t!name:assignee+user'
  '--background\t'
  '+ --fail\t='
  '--latency\t='
  '--port\t='
  '--records\t='
  '--seed\t='
  '--unlimited\t'
  '--email\t='
  '--mailbox\t!name:inbox'
  '--event\t,:beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated'
  '--label\t='
  '--secret\t='
  '--url\t='
  '--show-secrets\t'
  '--type\t:manual automatic'
  '--conv\t='
)

_helpdeskcli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='alias api auth backup beacon completion config conv customer describe docs doctor help mailbox mcp profile report sandbox tag user version webhook workflow' flags='16' args=('!alias') ;;
  'api') flags='17 18 19' args=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  'backup') flags='20 21 22 23 24 25 26 27 28 29 30 31 32 19' runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'describe') flags='33 34' args=('=' '...') runs=1 ;;
  'doctor') flags='35' runs=1 ;;
  'version') runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('!alias') runs=1 ;;
  'auth') nodes='login logout refresh setup status' ;;
  'auth login') flags='36 37 38 39 40' runs=1 ;;
  'auth logout') flags='41' runs=1 ;;
  'auth refresh') runs=1 ;;
  'auth setup') flags='36 37 39' runs=1 ;;
  'auth status') runs=1 ;;
  'beacon') nodes='embed identify-snippet sign verify' ;;
  'beacon embed') flags='42 43 44 45 46' args=('=') runs=1 ;;
  'beacon identify-snippet') flags='47 48 49' runs=1 ;;
  'beacon sign') flags='47 50' runs=1 ;;
  'beacon verify') flags='47 51 52' runs=1 ;;
  'config') nodes='get list set unset validate' ;;
  'config get') args=(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms' '=') runs=1 ;;
  'config unset') args=(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms') runs=1 ;;
  'config validate') runs=1 ;;
  'conv') nodes='assign attachments bulk-status count create delete download dump edit-note export get list move note reply search status tag threads watch' ;;
  'conv assign') flags='53 19' args=('=' '...') runs=1 ;;
  'conv attachments') args=('=') runs=1 ;;
  'conv bulk-status') flags='54 55 56 57 58 59 19' runs=1 ;;
  'conv count') flags='54 55 60' runs=1 ;;
  'conv create') flags='61 62 63 54 64 65 66 19 67' runs=1 ;;
  'conv delete') flags='19 59' args=('=' '...') runs=1 ;;
  'conv download') flags='68 69' args=('=') runs=1 ;;
  'conv dump') flags='70' args=('=') runs=1 ;;
  'conv edit-note') flags='71 19 67' args=('=' '=') runs=1 ;;
  'conv export') flags='54 72 55 73 74 75 76 60' runs=1 ;;
  'conv get') flags='77 78' args=('=') runs=1 ;;
  'conv list') flags='54 55 72 76 79 80 81 60 82' runs=1 ;;
  'conv move') flags='83 19' args=('=' '...') runs=1 ;;
  'conv note') flags='84 19 67' args=('=') runs=1 ;;
  'conv reply') flags='85 86 84 87 88 89 90 19 67' args=('=') runs=1 ;;
  'conv search') flags='54 82' args=('=') runs=1 ;;
  'conv status') flags='57 19' args=('=' '...') runs=1 ;;
  'conv tag') flags='91 92 19' args=('=' '...') runs=1 ;;
  'conv threads') args=('=') runs=1 ;;
  'conv watch') flags='54 93 94 95 96 97' runs=1 ;;
  'customer') nodes='conversations create get list search update' ;;
  'customer conversations') flags='82' args=('=') runs=1 ;;
  'customer create') flags='98 99 100 101 102 103 19' runs=1 ;;
  'customer get') flags='78' args=('=') runs=1 ;;
  'customer list') flags='101 103 104 72 82' runs=1 ;;
  'customer search') flags='82' args=('=') runs=1 ;;
  'customer update') flags='98 99 100 101 102 103 19' args=('=') runs=1 ;;
  'docs') nodes='article auth category collection site' ;;
  'docs auth') flags='105 39' runs=1 ;;
  'docs article') nodes='create delete delete-draft get list save-draft search update' ;;
  'docs article create') flags='106 107 108 109 110 111 112 113 19 114' runs=1 ;;
  'docs article delete') flags='113 19 59' args=('=' '...') runs=1 ;;
  'docs article delete-draft') flags='113 19 59' args=('=' '...') runs=1 ;;
  'docs article get') flags='113 78' args=('=') runs=1 ;;
  'docs article list') flags='115 109 116 113 82' runs=1 ;;
  'docs article save-draft') flags='107 113 19 114' args=('=' '...') runs=1 ;;
  'docs article search') flags='109 117 116 118 113 82' args=('=') runs=1 ;;
  'docs article update') flags='106 107 112 119 113 19 114' args=('=') runs=1 ;;
  'docs category') nodes='create delete list update' ;;
  'docs category create') flags='120 121 122 109 113 19' runs=1 ;;
  'docs category delete') flags='113 19 59' args=('=' '...') runs=1 ;;
  'docs category list') flags='113 82' args=('!name:collection') runs=1 ;;
  'docs category update') flags='120 121 122 113 19' args=('=') runs=1 ;;
  'docs collection') nodes='create delete get list update' ;;
  'docs collection create') flags='123 121 122 117 113 19' runs=1 ;;
  'docs collection delete') flags='113 19 59' args=('!name:collection' '...') runs=1 ;;
  'docs collection get') flags='113' args=('!name:collection') runs=1 ;;
  'docs collection list') flags='117 124 113 82' runs=1 ;;
  'docs collection update') flags='123 121 122 125 113 19' args=('!name:collection') runs=1 ;;
  'docs site') nodes='get list' ;;
  'docs site get') flags='113' args=('=') runs=1 ;;
  'docs site list') flags='113 82' runs=1 ;;
  'mailbox') nodes='fields folders get list' ;;
  'mailbox fields') args=('!name:inbox') runs=1 ;;
  'mailbox folders') args=('!name:inbox') runs=1 ;;
  'mailbox get') args=('!name:inbox') runs=1 ;;
  'mailbox list') flags='82' runs=1 ;;
  'mcp') nodes='serve' ;;
  'mcp serve') flags='126 127' runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('!profile') runs=1 ;;
  'report') nodes='beacon company conversations user' ;;
  'report beacon') flags='54 72' runs=1 ;;
  'report company') flags='128 129 54 130' runs=1 ;;
  'report conversations') flags='128 129 54 130' runs=1 ;;
  'report user') flags='128 129 131' runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='132 133 134 135 136 137 138' runs=1 ;;
  'tag') nodes='get list usage' ;;
  'tag get') args=('!name:tag') runs=1 ;;
  'tag list') flags='82' runs=1 ;;
  'tag usage') args=('!name:tag') runs=1 ;;
  'user') nodes='get list me' ;;
  'user get') args=('!name:user') runs=1 ;;
  'user list') flags='139 140 82' runs=1 ;;
  'user me') runs=1 ;;
  'webhook') nodes='create delete get list' ;;
  'webhook create') flags='141 142 143 144 19' runs=1 ;;
  'webhook delete') flags='19 59' args=('=' '...') runs=1 ;;
  'webhook get') flags='145' args=('=') runs=1 ;;
  'webhook list') flags='145 82' runs=1 ;;
  'workflow') nodes='list run' ;;
  'workflow list') flags='54 146 82' runs=1 ;;
  'workflow run') flags='147 19' args=('=') runs=1 ;;
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_helpdeskcli_flag() {
  local at names
  value= index=
  for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
    names=\${_helpdeskcli_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${_helpdeskcli_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes what helpdeskcli prints for the kind $1 and the typed $2; $3 comes before it in the same word.
_helpdeskcli_ask() {
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
  done < <(command helpdeskcli --complete "$1" --word="$typed" "\${words[@]}" 2>/dev/null </dev/null)
  # If there are several, bash lists them, and inserts only what they have in common, unless it goes through them one by one.
  case \${#bare[@]}$quote:$COMP_TYPE in
  1:* | *:37 | *:42 | *[\\'\\"]:* | *:) COMPREPLY+=("\${bare[@]}") ;;
  *) COMPREPLY+=("\${described[@]}") ;;
  esac
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
_helpdeskcli_value() {
  local IFS=$' \\t\\n' head=
  case $1 in
  :*) COMPREPLY=($(compgen -P "$3" -W "\${1#:}" -- "$2")) ;;
  !*) _helpdeskcli_ask "\${1:1}" "$2" "$3" ;;
  ,*)
    [[ $2 != *,* ]] || head=\${2%,*},
    _helpdeskcli_value "\${1:1}" "\${2##*,}" "$3$head"
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

_helpdeskcli() {
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

  _helpdeskcli_level ''
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
      _helpdeskcli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    *)
      if [[ -z $path && $word == help ]]; then
        help=1
      elif ((count == 0)) && _helpdeskcli_level "\${path:+$path }$word"; then
        path=\${path:+$path }$word
      else
        _helpdeskcli_level "$path"
        [[ $runs ]] || return
        ((count++))
      fi
      ;;
    esac
  done

  if [[ $value && $value != '?' ]]; then
    _helpdeskcli_value "$value" "$cur" ''
  elif [[ $help ]]; then
    [[ $path ]] || nodes+=' commands environment exit-codes flags output'
    COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
  elif [[ $cur == --*=* ]]; then
    _helpdeskcli_flag "\${cur%%=*}"
    _helpdeskcli_value "$value" "\${cur#*=}" "\${cur%%=*}="
  else
    place=$count last=$((\${#args[@]} - 2))
    if ((last >= 0 && place > last)) && [[ \${args[last + 1]} == ... ]]; then place=$last; fi
    if [[ $cur != -* ]]; then
      ((count > 0)) || COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
      kept=("\${COMPREPLY[@]}") COMPREPLY=()
      _helpdeskcli_value "\${args[place]}" "$cur" ''
      COMPREPLY=("\${kept[@]}" "\${COMPREPLY[@]}")
    fi
    if [[ $cur == -* || ( -z $cur && $runs && -z $nodes && -z \${args[place]} ) ]]; then
      for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        name=\${_helpdeskcli_flags[at]%%$'\\t'*}
        if [[ $name == '+ '* || $given != *" $at "* ]]; then offered+=" \${name#+ }"; fi
      done
      COMPREPLY=($(compgen -W "$offered" -- "$cur"))
    fi
  fi

  # Bash replaces only the part after the last break.
  word=\${cur%"$2"}
  if [[ $word ]]; then COMPREPLY=("\${COMPREPLY[@]#"$word"}"); fi
}

complete -F _helpdeskcli helpdeskcli
`,
  zsh: `#compdef helpdeskcli
# Completion of helpdeskcli for zsh. Written by cmdspec; changes here are lost.

typeset -ga _helpdeskcli_flags=(
  '--absolute-times\t\tShow times instead of ages in tables on a terminal'
  '--columns\t=\tColumns of a table or CSV file, in this order'
  '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
  '--fields\t=\tFields to print, in this order'
  '-h --help\t\tShow help'
  '--jq\t=\tFilter the JSON output with a jq expression'
  '--labels\t\tUse the headers of tables in CSV'
  '--no-color\t\tDisable colors'
  '--no-pager\t\tDo not use a pager'
  '--no-retry\t\tDo not retry failed or rate-limited requests'
  '-o --output\t:table json yaml csv ndjson\tOutput format (default: table)'
  '--profile\t!profile\tProfile to use'
  '-r --raw-output\t\tPrint text from --jq without quotes'
  '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
  '--timeout\t=\tRequest timeout'
  '--verbose\t\tLog requests to stderr'
  '--version\t\tPrint the version'
  '--body\t@\tRequest body as JSON: text, @file, - or piped input'
  '--content-type\t=\tContent type of the request body'
  '--dry-run\t\tPrint the request without sending it'
  '--attachments\t\tDownload attached files'
  '--compress\t\tAlso write the archive <folder>.tar.gz'
  '--exclude\t,:users teams mailboxes tags workflows webhooks customers conversations\tSkip these resources'
  '--full\t\tRead everything, not only the changes since the last run'
  '--include\t,:users teams mailboxes tags workflows webhooks customers conversations\tBack up only these resources'
  '--keep-history\t\tAppend changes to a log in _history'
  '--out\t/\tTarget folder'
  '--parallel\t=\tNumber of parallel downloads'
  '--reconcile\t\tAfterwards, list records that were deleted in the account'
  '--resume\t\tContinue an interrupted run'
  '--show-secrets\t\tSave the secrets of webhooks instead of dots'
  '--since\t=\tRead customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run'
  '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
  '--all\t\tDescribe every command of the group'
  '--schema\t\tPrint the JSON Schema of the descriptions'
  '--offline\t\tSkip the checks that need the network'
  '--app-id\t=\tId of the OAuth app'
  '--app-secret\t=\tSecret of the OAuth app'
  '--client-credentials\t\tSign in as the app, without a browser'
  '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
  '--redirect-uri\t=\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback)'
  '--all\t\tAlso delete credentials that other commands stored'
  '--color\t=\tHex color, for example #617DF3'
  '--icon-image\t:message beacon search buoy question\tIcon of the button'
  '--position\t:left right\tSide of the screen'
  '--style\t:icon text iconAndText manual\tStyle of the button'
  '--text\t=\tLabel of the button'
  '--secret\t=\tSecure Mode key of the Beacon'
  '--beacon-id\t=\tBeacon id'
  '--stack\t:node rails php django python\tLanguage or framework of your server'
  '--email\t=\tE-mail address, signed exactly as typed'
  '--email\t=\tE-mail address that was signed'
  '--signature\t=\tSignature (64 hex digits)'
  '--user\t!name:assignee+user:none\tId, name or e-mail address of the user or team, "me", or "none" to unassign'
  '--mailbox\t!name:inbox\tMailbox id or name'
  '--tag\t=\tTag name, or several with commas to match any'
  '--limit\t=\tMaximum number of conversations to change (0 for all)'
  '--set\t:active pending closed spam\tNew status'
  '--status\t=\tCurrent status of the conversations (default: active)'
  '-y --yes\t\tSkip the confirmation prompt'
  '--status\t:active pending closed spam all\tStatus of the conversations'
  '--assign-to\t!name:assignee+user\tId, name or e-mail address of the assignee, or "me" (default: decided by the rules of the mailbox)'
  '--body\t@\tFirst message, as HTML text'
  '--customer\t=\tE-mail address of the customer'
  '--subject\t=\tSubject line'
  '--tag\t=\tTags to set'
  '--type\t:email chat phone\tType of conversation'
  '--edit\t\tWrite --body in an editor'
  '--force\t\tOverwrite existing files'
  '--out\t/\tFolder to save to'
  '--out\t/\tFile to write (default: standard output)'
  '--body\t@\tNew HTML text'
  '--since\t=\tChanged since a date, an RFC 3339 time, or an age (7d, 12h, 30m)'
  '--embed\t,:threads\tData to embed in each conversation (not with csv)'
  '--format\t:json csv ndjson\tExport format'
  '--limit\t=\tMaximum number of conversations (0 for all; default: all)'
  '--source\t:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk\tOnly conversations from this source'
  '--threads\t\tShow what was written as well'
  '--web\t\tOpen the record in the browser, or print its address'
  '--assigned-to\t!name:assignee+user:none\tId, name or e-mail address of the user or team, "me", or "none"'
  '--customer\t=\tCustomer id, or e-mail address (also in CC and BCC)'
  '--query\t=\tSearch expression, for example (subject:"invoice" AND tag:vip)'
  '--limit\t=\tMaximum number of rows (0 for all)'
  '--to-mailbox\t!name:inbox\tId or name of the target mailbox'
  '--body\t@\tHTML text'
  '+ --attach\t/\tFile to attach, of at most 10 MiB'
  '--bcc\t=\tBCC addresses'
  '--cc\t=\tCC addresses'
  '--draft\t\tSave the reply as a draft without sending it'
  '--saved-reply\t=\tSaved reply to send in place of --body'
  '--status\t:active pending closed spam\tStatus of the conversation after the reply (default: active)'
  '--add\t=\tTags to add (unknown tags are created)'
  '--remove\t=\tTags to remove'
  '--limit\t=\tMaximum number of rows per poll'
  '--max-polls\t=\tStop after this many polls'
  '--once\t\tStop after the first poll'
  '--poll\t=\tTime between polls'
  '--status\t=\tStatus of the conversations'
  '--email\t=\tE-mail address'
  '--phone\t=\tPhone number'
  '--company\t=\tOrganization'
  '--first\t=\tFirst name'
  '--job-title\t=\tJob title'
  '--last\t=\tLast name'
  '--mailbox\t!name:inbox\tOnly customers with a conversation in this mailbox, id or name'
  '--api-key\t=\tAPI key (omit it to be prompted)'
  '--name\t=\tTitle, unique in its collection'
  '--text\t@\tHTML or plain text'
  '--categories\t=\tCategories by id, name or number'
  '--collection\t!name:collection\tCollection id, name or number'
  '--keywords\t=\tSearch keywords'
  '--slug\t=\tLast part of the URL (default: from the title)'
  '--status\t:published notpublished\tWhether readers can see it'
  '--api-key\t=\tKnowledge-base API key (overrides the environment and the stored key)'
  '--edit\t\tWrite --text in an editor'
  '--category\t=\tCategory id, name or number'
  '--status\t:all published notpublished\tOnly articles with this status'
  '--site\t=\tSite id'
  '--visibility\t:all public private\tOnly articles visible to this audience'
  '--slug\t=\tLast part of the URL'
  '--name\t=\tName, unique in its collection'
  '--visibility\t:public private\tWho can see it'
  '--order\t=\tPosition in lists'
  '--name\t=\tName, unique in the account'
  '--visibility\t:all public private\tOnly collections visible to this audience'
  '--site\t=\tId of the site to move the collection to'
  '--allow-writes\t\tAlso offer tools that change data'
  '--result-size\t=\tMaximum size of one result'
  '--start\t=\tStart: a date, an RFC 3339 time, or an age (7d, 12h, 30m)'
  '--end\t=\tEnd: a date (included), an RFC 3339 time, or an age (0d is now)'
  '--tag\t,!names:tag\tTags by name or id, with commas to match any'
  '--user\t!name:assignee+user\tId, name or e-mail address of the user or team, or "me"'
  '--background\t\tStart the sandbox in the background and return when it is ready'
  '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%'
  '--latency\t=\tDelay before each response'
  '--port\t=\tLocal port (default: a free one)'
  '--records\t=\tNumber of records per resource at the start'
  '--seed\t=\tSeed for the generated records and the failing share'
  '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait'
  '--email\t=\tExact e-mail address'
  '--mailbox\t!name:inbox\tOnly members of this mailbox, id or name'
  '--event\t,:beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated\tEvents to deliver'
  '--label\t=\tLabel shown in the account settings'
  '--secret\t=\tKey that signs the deliveries'
  '--url\t=\tHTTPS URL that receives the events'
  '--show-secrets\t\tPrint secrets instead of dots'
  '--type\t:manual automatic\tHow the workflow starts'
  '--conv\t=\tConversation ids, or numbers as #292'
)

_helpdeskcli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('alias:Short names for commands' 'api:Send a raw request to the mailbox API' 'auth:Sign in and out' 'backup:Back up the account to a folder' 'beacon:Chat and help widget for your own pages' 'completion:Print a shell completion script' 'config:Settings of the profile' 'conv:Conversations with customers' 'customer:People who write to the helpdesk' 'describe:Describe commands as JSON, for programs' 'docs:Knowledge base' 'doctor:Check the installation, sign-in and connection' 'help:Show help for a command or topic' 'mailbox:Mailboxes that receive conversations' 'mcp:Commands as tools for agents' 'profile:Profiles, each with its own settings and credentials' 'report:Reports on conversations and the team' 'sandbox:A local stand-in for the service, without an account' 'tag:Tags of conversations' 'user:Members of the team' 'version:Print the version and environment' 'webhook:Webhooks that notify your server of events' 'workflow:Workflows of the mailboxes') own=(17) values=('!alias') ;;
  ('api') own=(18 19 20) values=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  ('backup') own=(21 22 23 24 25 26 27 28 29 30 31 32 33 20) runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('describe') own=(34 35) values=('=' '...') runs=1 ;;
  ('doctor') own=(36) runs=1 ;;
  ('version') runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('!alias') runs=1 ;;
  ('auth') nodes=('login:Sign in with OAuth' 'logout:Delete the stored credentials of the profile' 'refresh:Refresh the stored access token' 'setup:Store your own OAuth app in this profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(37 38 39 40 41) runs=1 ;;
  ('auth logout') own=(42) runs=1 ;;
  ('auth refresh') runs=1 ;;
  ('auth setup') own=(37 38 40) runs=1 ;;
  ('auth status') runs=1 ;;
  ('beacon') nodes=('embed:Print the script that embeds a Beacon in a page' 'identify-snippet:Print server-side code that signs and identifies a visitor' 'sign:Sign an e-mail address for Beacon Secure Mode' 'verify:Check a Beacon Secure Mode signature') ;;
  ('beacon embed') own=(43 44 45 46 47) values=('=') runs=1 ;;
  ('beacon identify-snippet') own=(48 49 50) runs=1 ;;
  ('beacon sign') own=(48 51) runs=1 ;;
  ('beacon verify') own=(48 52 53) runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile' 'validate:Check the configuration offline') ;;
  ('config get') values=(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms' '=') runs=1 ;;
  ('config unset') values=(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms') runs=1 ;;
  ('config validate') runs=1 ;;
  ('conv') nodes=('assign:Assign a conversation to a user' 'attachments:List the files attached to a conversation' 'bulk-status:Set the status of all matching conversations' 'count:Count conversations that match the filters' 'create:Create a conversation' 'delete:Delete a conversation permanently' 'download:Save the files attached to a conversation' 'dump:Export one conversation as a single JSON document' 'edit-note:Replace the text of a note or message' 'export:Export conversations in bulk' 'get:Show one conversation' 'list:List conversations, newest first' 'move:Move a conversation to another mailbox' 'note:Add an internal note to a conversation' 'reply:Reply to the customer of a conversation' 'search:Search conversations with a query expression' 'status:Set the status of a conversation' 'tag:Add or remove tags of a conversation' 'threads:List the threads of a conversation, newest first' 'watch:Print conversations as they change') ;;
  ('conv assign') own=(54 20) values=('=' '...') runs=1 ;;
  ('conv attachments') values=('=') runs=1 ;;
  ('conv bulk-status') own=(55 56 57 58 59 60 20) runs=1 ;;
  ('conv count') own=(55 56 61) runs=1 ;;
  ('conv create') own=(62 63 64 55 65 66 67 20 68) runs=1 ;;
  ('conv delete') own=(20 60) values=('=' '...') runs=1 ;;
  ('conv download') own=(69 70) values=('=') runs=1 ;;
  ('conv dump') own=(71) values=('=') runs=1 ;;
  ('conv edit-note') own=(72 20 68) values=('=' '=') runs=1 ;;
  ('conv export') own=(55 73 56 74 75 76 77 61) runs=1 ;;
  ('conv get') own=(78 79) values=('=') runs=1 ;;
  ('conv list') own=(55 56 73 77 80 81 82 61 83) runs=1 ;;
  ('conv move') own=(84 20) values=('=' '...') runs=1 ;;
  ('conv note') own=(85 20 68) values=('=') runs=1 ;;
  ('conv reply') own=(86 87 85 88 89 90 91 20 68) values=('=') runs=1 ;;
  ('conv search') own=(55 83) values=('=') runs=1 ;;
  ('conv status') own=(58 20) values=('=' '...') runs=1 ;;
  ('conv tag') own=(92 93 20) values=('=' '...') runs=1 ;;
  ('conv threads') values=('=') runs=1 ;;
  ('conv watch') own=(55 94 95 96 97 98) runs=1 ;;
  ('customer') nodes=('conversations:List the conversations of one customer' 'create:Create a customer' 'get:Show one customer' 'list:List customers' 'search:Search customers with a query expression' 'update:Update a customer') ;;
  ('customer conversations') own=(83) values=('=') runs=1 ;;
  ('customer create') own=(99 100 101 102 103 104 20) runs=1 ;;
  ('customer get') own=(79) values=('=') runs=1 ;;
  ('customer list') own=(102 104 105 73 83) runs=1 ;;
  ('customer search') own=(83) values=('=') runs=1 ;;
  ('customer update') own=(99 100 101 102 103 104 20) values=('=') runs=1 ;;
  ('docs') nodes=('article:Articles of the knowledge base' 'auth:Check and store the API key of the knowledge base' 'category:Categories of a collection' 'collection:Collections of articles' 'site:Sites of the knowledge base') ;;
  ('docs auth') own=(106 40) runs=1 ;;
  ('docs article') nodes=('create:Create an article' 'delete:Delete an article' 'delete-draft:Discard the draft of an article' 'get:Show one article' 'list:List the articles of a collection or a category' 'save-draft:Save a draft without publishing it' 'search:Search articles by text' 'update:Update an article') ;;
  ('docs article create') own=(107 108 109 110 111 112 113 114 20 115) runs=1 ;;
  ('docs article delete') own=(114 20 60) values=('=' '...') runs=1 ;;
  ('docs article delete-draft') own=(114 20 60) values=('=' '...') runs=1 ;;
  ('docs article get') own=(114 79) values=('=') runs=1 ;;
  ('docs article list') own=(116 110 117 114 83) runs=1 ;;
  ('docs article save-draft') own=(108 114 20 115) values=('=' '...') runs=1 ;;
  ('docs article search') own=(110 118 117 119 114 83) values=('=') runs=1 ;;
  ('docs article update') own=(107 108 113 120 114 20 115) values=('=') runs=1 ;;
  ('docs category') nodes=('create:Create a category' 'delete:Delete a category' 'list:List the categories of a collection' 'update:Update a category') ;;
  ('docs category create') own=(121 122 123 110 114 20) runs=1 ;;
  ('docs category delete') own=(114 20 60) values=('=' '...') runs=1 ;;
  ('docs category list') own=(114 83) values=('!name:collection') runs=1 ;;
  ('docs category update') own=(121 122 123 114 20) values=('=') runs=1 ;;
  ('docs collection') nodes=('create:Create a collection' 'delete:Delete a collection and all its articles' 'get:Show one collection' 'list:List collections' 'update:Update a collection') ;;
  ('docs collection create') own=(124 122 123 118 114 20) runs=1 ;;
  ('docs collection delete') own=(114 20 60) values=('!name:collection' '...') runs=1 ;;
  ('docs collection get') own=(114) values=('!name:collection') runs=1 ;;
  ('docs collection list') own=(118 125 114 83) runs=1 ;;
  ('docs collection update') own=(124 122 123 126 114 20) values=('!name:collection') runs=1 ;;
  ('docs site') nodes=('get:Show one site' 'list:List sites') ;;
  ('docs site get') own=(114) values=('=') runs=1 ;;
  ('docs site list') own=(114 83) runs=1 ;;
  ('mailbox') nodes=('fields:List the custom fields of a mailbox' 'folders:List the folders of a mailbox' 'get:Show one mailbox' 'list:List mailboxes') ;;
  ('mailbox fields') values=('!name:inbox') runs=1 ;;
  ('mailbox folders') values=('!name:inbox') runs=1 ;;
  ('mailbox get') values=('!name:inbox') runs=1 ;;
  ('mailbox list') own=(83) runs=1 ;;
  ('mcp') nodes=('serve:Serve the commands as MCP tools over stdio') ;;
  ('mcp serve') own=(127 128) runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('!profile') runs=1 ;;
  ('report') nodes=('beacon:Count conversations by source' 'company:Show the performance of the team in a time range' 'conversations:Show the volume of conversations in a time range' 'user:Show the activity of a user or team in a time range') ;;
  ('report beacon') own=(55 73) runs=1 ;;
  ('report company') own=(129 130 55 131) runs=1 ;;
  ('report conversations') own=(129 130 55 131) runs=1 ;;
  ('report user') own=(129 130 132) runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(133 134 135 136 137 138 139) runs=1 ;;
  ('tag') nodes=('get:Show one tag' 'list:List tags alphabetically' 'usage:Count the conversations that have a tag') ;;
  ('tag get') values=('!name:tag') runs=1 ;;
  ('tag list') own=(83) runs=1 ;;
  ('tag usage') values=('!name:tag') runs=1 ;;
  ('user') nodes=('get:Show one team member' 'list:List team members' 'me:Show the signed-in user') ;;
  ('user get') values=('!name:user') runs=1 ;;
  ('user list') own=(140 141 83) runs=1 ;;
  ('user me') runs=1 ;;
  ('webhook') nodes=('create:Register a webhook' 'delete:Delete a webhook' 'get:Show one webhook' 'list:List webhooks') ;;
  ('webhook create') own=(142 143 144 145 20) runs=1 ;;
  ('webhook delete') own=(20 60) values=('=' '...') runs=1 ;;
  ('webhook get') own=(146) values=('=') runs=1 ;;
  ('webhook list') own=(146 83) runs=1 ;;
  ('workflow') nodes=('list:List workflows' 'run:Run a manual workflow on conversations') ;;
  ('workflow list') own=(55 147 83) runs=1 ;;
  ('workflow run') own=(148 20) values=('=') runs=1 ;;
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_helpdeskcli_flag() {
  local at parts
  value= index=
  for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
    parts=("\${(@ps:\\t:)_helpdeskcli_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes what helpdeskcli prints for the kind $1; the other arguments are those of compadd.
_helpdeskcli_ask() {
  local found
  local -a texts shown
  for found in \${(f)"$(command helpdeskcli --complete $1 --word=\${(Q)PREFIX} "\${(@)words_before}" 2>/dev/null </dev/null)"}; do
    texts+=(\${found%%$'\\t'*}) shown+=(\${found/$'\\t'/ -- })
  done
  shift
  compadd "$@" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a texts
}

# Proposes values of the kind $1 for the word under the cursor; the other arguments are those of compadd.
_helpdeskcli_value() {
  local kind=$1
  shift
  case $kind in
  (:*) compadd "$@" -- \${=kind#:} ;;
  ('!'*) _helpdeskcli_ask \${kind[2,-1]} "$@" ;;
  (,*)
    compset -P '*,'
    _helpdeskcli_value \${kind[2,-1]} -S ''
    ;;
  ('?') compadd -- yes no ;;
  (/) _files ;;
  (@) compset -P '@' && _files ;;
  (*) return 1 ;;
  esac
}

_helpdeskcli() {
  local -a nodes own values words_before shown
  local runs way= name value= index= given=' ' word cur=\${(Q)words[CURRENT]} at help= found=1
  integer count=0 place
  words_before=("\${(@Q)words[2,CURRENT-1]}")

  _helpdeskcli_level ''
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
      _helpdeskcli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    (*)
      if [[ -z $way && $word == help ]]; then
        help=1
      elif (( count == 0 )) && _helpdeskcli_level "\${way:+$way }$word"; then
        way=\${way:+$way }$word
      else
        _helpdeskcli_level "$way"
        [[ -n $runs ]] || return 1
        count+=1
      fi
      ;;
    esac
  done

  if [[ -n $value && $value != '?' ]]; then
    _helpdeskcli_value "$value"
    return
  fi
  if [[ -n $help ]]; then
    [[ -n $way ]] || nodes+=('commands:What each command does' 'environment:Environment variables' 'exit-codes:Exit codes and errors' 'flags:Global flags' 'output:Output formats, fields and filters')
    _describe -t commands command nodes
    return
  fi
  if [[ $cur == --*=* ]]; then
    _helpdeskcli_flag "\${cur%%=*}"
    compset -P '*='
    _helpdeskcli_value "$value"
    return
  fi
  place=$(( count + 1 ))
  if (( place > $#values )) && [[ $values[-1] == ... ]]; then place=$(( $#values - 1 )); fi
  if [[ $cur != -* ]]; then
    (( count > 0 || $#nodes == 0 )) || { _describe -t commands command nodes && found=0 }
    (( place > $#values )) || { _helpdeskcli_value "$values[place]" && found=0 }
  fi
  if [[ $cur == -* || ( -z $cur && -n $runs && $#nodes == 0 && $place -gt $#values ) ]]; then
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
      word=\${_helpdeskcli_flags[at]}
      [[ $word == '+ '* || $given != *" $at "* ]] || continue
      for name in \${=\${word#+ }%%$'\\t'*}; do shown+=("$name:\${word##*$'\\t'}"); done
    done
    _describe -t flags flag shown && found=0
  fi
  return $found
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _helpdeskcli "$@"; else compdef _helpdeskcli helpdeskcli; fi
`,
  fish: `# Completion of helpdeskcli for fish. Written by cmdspec; changes here are lost.

set -g __helpdeskcli_flags \\
    '--absolute-times\t\tShow times instead of ages in tables on a terminal' \\
    '--columns\t=\tColumns of a table or CSV file, in this order' \\
    '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula' \\
    '--fields\t=\tFields to print, in this order' \\
    '-h --help\t\tShow help' \\
    '--jq\t=\tFilter the JSON output with a jq expression' \\
    '--labels\t\tUse the headers of tables in CSV' \\
    '--no-color\t\tDisable colors' \\
    '--no-pager\t\tDo not use a pager' \\
    '--no-retry\t\tDo not retry failed or rate-limited requests' \\
    '-o --output\t:table json yaml csv ndjson\tOutput format (default: table)' \\
    '--profile\t!profile\tProfile to use' \\
    '-r --raw-output\t\tPrint text from --jq without quotes' \\
    '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)' \\
    '--timeout\t=\tRequest timeout' \\
    '--verbose\t\tLog requests to stderr' \\
    '--version\t\tPrint the version' \\
    '--body\t@\tRequest body as JSON: text, @file, - or piped input' \\
    '--content-type\t=\tContent type of the request body' \\
    '--dry-run\t\tPrint the request without sending it' \\
    '--attachments\t\tDownload attached files' \\
    '--compress\t\tAlso write the archive <folder>.tar.gz' \\
    '--exclude\t,:users teams mailboxes tags workflows webhooks customers conversations\tSkip these resources' \\
    '--full\t\tRead everything, not only the changes since the last run' \\
    '--include\t,:users teams mailboxes tags workflows webhooks customers conversations\tBack up only these resources' \\
    '--keep-history\t\tAppend changes to a log in _history' \\
    '--out\t/\tTarget folder' \\
    '--parallel\t=\tNumber of parallel downloads' \\
    '--reconcile\t\tAfterwards, list records that were deleted in the account' \\
    '--resume\t\tContinue an interrupted run' \\
    '--show-secrets\t\tSave the secrets of webhooks instead of dots' \\
    '--since\t=\tRead customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run' \\
    '--views\t\tAlso write views.sql, with typed views of the records for DuckDB' \\
    '--all\t\tDescribe every command of the group' \\
    '--schema\t\tPrint the JSON Schema of the descriptions' \\
    '--offline\t\tSkip the checks that need the network' \\
    '--app-id\t=\tId of the OAuth app' \\
    '--app-secret\t=\tSecret of the OAuth app' \\
    '--client-credentials\t\tSign in as the app, without a browser' \\
    '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)' \\
    '--redirect-uri\t=\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback)' \\
    '--all\t\tAlso delete credentials that other commands stored' \\
    '--color\t=\tHex color, for example #617DF3' \\
    '--icon-image\t:message beacon search buoy question\tIcon of the button' \\
    '--position\t:left right\tSide of the screen' \\
    '--style\t:icon text iconAndText manual\tStyle of the button' \\
    '--text\t=\tLabel of the button' \\
    '--secret\t=\tSecure Mode key of the Beacon' \\
    '--beacon-id\t=\tBeacon id' \\
    '--stack\t:node rails php django python\tLanguage or framework of your server' \\
    '--email\t=\tE-mail address, signed exactly as typed' \\
    '--email\t=\tE-mail address that was signed' \\
    '--signature\t=\tSignature (64 hex digits)' \\
    '--user\t!name:assignee+user:none\tId, name or e-mail address of the user or team, "me", or "none" to unassign' \\
    '--mailbox\t!name:inbox\tMailbox id or name' \\
    '--tag\t=\tTag name, or several with commas to match any' \\
    '--limit\t=\tMaximum number of conversations to change (0 for all)' \\
    '--set\t:active pending closed spam\tNew status' \\
    '--status\t=\tCurrent status of the conversations (default: active)' \\
    '-y --yes\t\tSkip the confirmation prompt' \\
    '--status\t:active pending closed spam all\tStatus of the conversations' \\
    '--assign-to\t!name:assignee+user\tId, name or e-mail address of the assignee, or "me" (default: decided by the rules of the mailbox)' \\
    '--body\t@\tFirst message, as HTML text' \\
    '--customer\t=\tE-mail address of the customer' \\
    '--subject\t=\tSubject line' \\
    '--tag\t=\tTags to set' \\
    '--type\t:email chat phone\tType of conversation' \\
    '--edit\t\tWrite --body in an editor' \\
    '--force\t\tOverwrite existing files' \\
    '--out\t/\tFolder to save to' \\
    '--out\t/\tFile to write (default: standard output)' \\
    '--body\t@\tNew HTML text' \\
    '--since\t=\tChanged since a date, an RFC 3339 time, or an age (7d, 12h, 30m)' \\
    '--embed\t,:threads\tData to embed in each conversation (not with csv)' \\
    '--format\t:json csv ndjson\tExport format' \\
    '--limit\t=\tMaximum number of conversations (0 for all; default: all)' \\
    '--source\t:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk\tOnly conversations from this source' \\
    '--threads\t\tShow what was written as well' \\
    '--web\t\tOpen the record in the browser, or print its address' \\
    '--assigned-to\t!name:assignee+user:none\tId, name or e-mail address of the user or team, "me", or "none"' \\
    '--customer\t=\tCustomer id, or e-mail address (also in CC and BCC)' \\
    '--query\t=\tSearch expression, for example (subject:"invoice" AND tag:vip)' \\
    '--limit\t=\tMaximum number of rows (0 for all)' \\
    '--to-mailbox\t!name:inbox\tId or name of the target mailbox' \\
    '--body\t@\tHTML text' \\
    '+ --attach\t/\tFile to attach, of at most 10 MiB' \\
    '--bcc\t=\tBCC addresses' \\
    '--cc\t=\tCC addresses' \\
    '--draft\t\tSave the reply as a draft without sending it' \\
    '--saved-reply\t=\tSaved reply to send in place of --body' \\
    '--status\t:active pending closed spam\tStatus of the conversation after the reply (default: active)' \\
    '--add\t=\tTags to add (unknown tags are created)' \\
    '--remove\t=\tTags to remove' \\
    '--limit\t=\tMaximum number of rows per poll' \\
    '--max-polls\t=\tStop after this many polls' \\
    '--once\t\tStop after the first poll' \\
    '--poll\t=\tTime between polls' \\
    '--status\t=\tStatus of the conversations' \\
    '--email\t=\tE-mail address' \\
    '--phone\t=\tPhone number' \\
    '--company\t=\tOrganization' \\
    '--first\t=\tFirst name' \\
    '--job-title\t=\tJob title' \\
    '--last\t=\tLast name' \\
    '--mailbox\t!name:inbox\tOnly customers with a conversation in this mailbox, id or name' \\
    '--api-key\t=\tAPI key (omit it to be prompted)' \\
    '--name\t=\tTitle, unique in its collection' \\
    '--text\t@\tHTML or plain text' \\
    '--categories\t=\tCategories by id, name or number' \\
    '--collection\t!name:collection\tCollection id, name or number' \\
    '--keywords\t=\tSearch keywords' \\
    '--slug\t=\tLast part of the URL (default: from the title)' \\
    '--status\t:published notpublished\tWhether readers can see it' \\
    '--api-key\t=\tKnowledge-base API key (overrides the environment and the stored key)' \\
    '--edit\t\tWrite --text in an editor' \\
    '--category\t=\tCategory id, name or number' \\
    '--status\t:all published notpublished\tOnly articles with this status' \\
    '--site\t=\tSite id' \\
    '--visibility\t:all public private\tOnly articles visible to this audience' \\
    '--slug\t=\tLast part of the URL' \\
    '--name\t=\tName, unique in its collection' \\
    '--visibility\t:public private\tWho can see it' \\
    '--order\t=\tPosition in lists' \\
    '--name\t=\tName, unique in the account' \\
    '--visibility\t:all public private\tOnly collections visible to this audience' \\
    '--site\t=\tId of the site to move the collection to' \\
    '--allow-writes\t\tAlso offer tools that change data' \\
    '--result-size\t=\tMaximum size of one result' \\
    '--start\t=\tStart: a date, an RFC 3339 time, or an age (7d, 12h, 30m)' \\
    '--end\t=\tEnd: a date (included), an RFC 3339 time, or an age (0d is now)' \\
    '--tag\t,!names:tag\tTags by name or id, with commas to match any' \\
    '--user\t!name:assignee+user\tId, name or e-mail address of the user or team, or "me"' \\
    '--background\t\tStart the sandbox in the background and return when it is ready' \\
    '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%' \\
    '--latency\t=\tDelay before each response' \\
    '--port\t=\tLocal port (default: a free one)' \\
    '--records\t=\tNumber of records per resource at the start' \\
    '--seed\t=\tSeed for the generated records and the failing share' \\
    '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait' \\
    '--email\t=\tExact e-mail address' \\
    '--mailbox\t!name:inbox\tOnly members of this mailbox, id or name' \\
    '--event\t,:beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated\tEvents to deliver' \\
    '--label\t=\tLabel shown in the account settings' \\
    '--secret\t=\tKey that signs the deliveries' \\
    '--url\t=\tHTTPS URL that receives the events' \\
    '--show-secrets\t\tPrint secrets instead of dots' \\
    '--type\t:manual automatic\tHow the workflow starts' \\
    '--conv\t=\tConversation ids, or numbers as #292'

function __helpdeskcli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'alias\tShort names for commands' 'api\tSend a raw request to the mailbox API' 'auth\tSign in and out' 'backup\tBack up the account to a folder' 'beacon\tChat and help widget for your own pages' 'completion\tPrint a shell completion script' 'config\tSettings of the profile' 'conv\tConversations with customers' 'customer\tPeople who write to the helpdesk' 'describe\tDescribe commands as JSON, for programs' 'docs\tKnowledge base' 'doctor\tCheck the installation, sign-in and connection' 'help\tShow help for a command or topic' 'mailbox\tMailboxes that receive conversations' 'mcp\tCommands as tools for agents' 'profile\tProfiles, each with its own settings and credentials' 'report\tReports on conversations and the team' 'sandbox\tA local stand-in for the service, without an account' 'tag\tTags of conversations' 'user\tMembers of the team' 'version\tPrint the version and environment' 'webhook\tWebhooks that notify your server of events' 'workflow\tWorkflows of the mailboxes'
            set own 17
            set values '!alias'
        case 'api'
            set own 18 19 20
            set values ':GET POST PUT PATCH DELETE' '='
            set runs 1
        case 'backup'
            set own 21 22 23 24 25 26 27 28 29 30 31 32 33 20
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'describe'
            set own 34 35
            set values '=' '...'
            set runs 1
        case 'doctor'
            set own 36
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
            set nodes 'login\tSign in with OAuth' 'logout\tDelete the stored credentials of the profile' 'refresh\tRefresh the stored access token' 'setup\tStore your own OAuth app in this profile' 'status\tShow the sign-in status of the profile'
        case 'auth login'
            set own 37 38 39 40 41
            set runs 1
        case 'auth logout'
            set own 42
            set runs 1
        case 'auth refresh'
            set runs 1
        case 'auth setup'
            set own 37 38 40
            set runs 1
        case 'auth status'
            set runs 1
        case 'beacon'
            set nodes 'embed\tPrint the script that embeds a Beacon in a page' 'identify-snippet\tPrint server-side code that signs and identifies a visitor' 'sign\tSign an e-mail address for Beacon Secure Mode' 'verify\tCheck a Beacon Secure Mode signature'
        case 'beacon embed'
            set own 43 44 45 46 47
            set values '='
            set runs 1
        case 'beacon identify-snippet'
            set own 48 49 50
            set runs 1
        case 'beacon sign'
            set own 48 51
            set runs 1
        case 'beacon verify'
            set own 48 52 53
            set runs 1
        case 'config'
            set nodes 'get\tPrint one setting of the profile' 'list\tList the settings of the profile' 'set\tStore one setting of the profile' 'unset\tRemove one setting of the profile' 'validate\tCheck the configuration offline'
        case 'config get'
            set values ':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms'
            set runs 1
        case 'config list'
            set runs 1
        case 'config set'
            set values ':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms' '='
            set runs 1
        case 'config unset'
            set values ':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms'
            set runs 1
        case 'config validate'
            set runs 1
        case 'conv'
            set nodes 'assign\tAssign a conversation to a user' 'attachments\tList the files attached to a conversation' 'bulk-status\tSet the status of all matching conversations' 'count\tCount conversations that match the filters' 'create\tCreate a conversation' 'delete\tDelete a conversation permanently' 'download\tSave the files attached to a conversation' 'dump\tExport one conversation as a single JSON document' 'edit-note\tReplace the text of a note or message' 'export\tExport conversations in bulk' 'get\tShow one conversation' 'list\tList conversations, newest first' 'move\tMove a conversation to another mailbox' 'note\tAdd an internal note to a conversation' 'reply\tReply to the customer of a conversation' 'search\tSearch conversations with a query expression' 'status\tSet the status of a conversation' 'tag\tAdd or remove tags of a conversation' 'threads\tList the threads of a conversation, newest first' 'watch\tPrint conversations as they change'
        case 'conv assign'
            set own 54 20
            set values '=' '...'
            set runs 1
        case 'conv attachments'
            set values '='
            set runs 1
        case 'conv bulk-status'
            set own 55 56 57 58 59 60 20
            set runs 1
        case 'conv count'
            set own 55 56 61
            set runs 1
        case 'conv create'
            set own 62 63 64 55 65 66 67 20 68
            set runs 1
        case 'conv delete'
            set own 20 60
            set values '=' '...'
            set runs 1
        case 'conv download'
            set own 69 70
            set values '='
            set runs 1
        case 'conv dump'
            set own 71
            set values '='
            set runs 1
        case 'conv edit-note'
            set own 72 20 68
            set values '=' '='
            set runs 1
        case 'conv export'
            set own 55 73 56 74 75 76 77 61
            set runs 1
        case 'conv get'
            set own 78 79
            set values '='
            set runs 1
        case 'conv list'
            set own 55 56 73 77 80 81 82 61 83
            set runs 1
        case 'conv move'
            set own 84 20
            set values '=' '...'
            set runs 1
        case 'conv note'
            set own 85 20 68
            set values '='
            set runs 1
        case 'conv reply'
            set own 86 87 85 88 89 90 91 20 68
            set values '='
            set runs 1
        case 'conv search'
            set own 55 83
            set values '='
            set runs 1
        case 'conv status'
            set own 58 20
            set values '=' '...'
            set runs 1
        case 'conv tag'
            set own 92 93 20
            set values '=' '...'
            set runs 1
        case 'conv threads'
            set values '='
            set runs 1
        case 'conv watch'
            set own 55 94 95 96 97 98
            set runs 1
        case 'customer'
            set nodes 'conversations\tList the conversations of one customer' 'create\tCreate a customer' 'get\tShow one customer' 'list\tList customers' 'search\tSearch customers with a query expression' 'update\tUpdate a customer'
        case 'customer conversations'
            set own 83
            set values '='
            set runs 1
        case 'customer create'
            set own 99 100 101 102 103 104 20
            set runs 1
        case 'customer get'
            set own 79
            set values '='
            set runs 1
        case 'customer list'
            set own 102 104 105 73 83
            set runs 1
        case 'customer search'
            set own 83
            set values '='
            set runs 1
        case 'customer update'
            set own 99 100 101 102 103 104 20
            set values '='
            set runs 1
        case 'docs'
            set nodes 'article\tArticles of the knowledge base' 'auth\tCheck and store the API key of the knowledge base' 'category\tCategories of a collection' 'collection\tCollections of articles' 'site\tSites of the knowledge base'
        case 'docs auth'
            set own 106 40
            set runs 1
        case 'docs article'
            set nodes 'create\tCreate an article' 'delete\tDelete an article' 'delete-draft\tDiscard the draft of an article' 'get\tShow one article' 'list\tList the articles of a collection or a category' 'save-draft\tSave a draft without publishing it' 'search\tSearch articles by text' 'update\tUpdate an article'
        case 'docs article create'
            set own 107 108 109 110 111 112 113 114 20 115
            set runs 1
        case 'docs article delete'
            set own 114 20 60
            set values '=' '...'
            set runs 1
        case 'docs article delete-draft'
            set own 114 20 60
            set values '=' '...'
            set runs 1
        case 'docs article get'
            set own 114 79
            set values '='
            set runs 1
        case 'docs article list'
            set own 116 110 117 114 83
            set runs 1
        case 'docs article save-draft'
            set own 108 114 20 115
            set values '=' '...'
            set runs 1
        case 'docs article search'
            set own 110 118 117 119 114 83
            set values '='
            set runs 1
        case 'docs article update'
            set own 107 108 113 120 114 20 115
            set values '='
            set runs 1
        case 'docs category'
            set nodes 'create\tCreate a category' 'delete\tDelete a category' 'list\tList the categories of a collection' 'update\tUpdate a category'
        case 'docs category create'
            set own 121 122 123 110 114 20
            set runs 1
        case 'docs category delete'
            set own 114 20 60
            set values '=' '...'
            set runs 1
        case 'docs category list'
            set own 114 83
            set values '!name:collection'
            set runs 1
        case 'docs category update'
            set own 121 122 123 114 20
            set values '='
            set runs 1
        case 'docs collection'
            set nodes 'create\tCreate a collection' 'delete\tDelete a collection and all its articles' 'get\tShow one collection' 'list\tList collections' 'update\tUpdate a collection'
        case 'docs collection create'
            set own 124 122 123 118 114 20
            set runs 1
        case 'docs collection delete'
            set own 114 20 60
            set values '!name:collection' '...'
            set runs 1
        case 'docs collection get'
            set own 114
            set values '!name:collection'
            set runs 1
        case 'docs collection list'
            set own 118 125 114 83
            set runs 1
        case 'docs collection update'
            set own 124 122 123 126 114 20
            set values '!name:collection'
            set runs 1
        case 'docs site'
            set nodes 'get\tShow one site' 'list\tList sites'
        case 'docs site get'
            set own 114
            set values '='
            set runs 1
        case 'docs site list'
            set own 114 83
            set runs 1
        case 'mailbox'
            set nodes 'fields\tList the custom fields of a mailbox' 'folders\tList the folders of a mailbox' 'get\tShow one mailbox' 'list\tList mailboxes'
        case 'mailbox fields'
            set values '!name:inbox'
            set runs 1
        case 'mailbox folders'
            set values '!name:inbox'
            set runs 1
        case 'mailbox get'
            set values '!name:inbox'
            set runs 1
        case 'mailbox list'
            set own 83
            set runs 1
        case 'mcp'
            set nodes 'serve\tServe the commands as MCP tools over stdio'
        case 'mcp serve'
            set own 127 128
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
        case 'report'
            set nodes 'beacon\tCount conversations by source' 'company\tShow the performance of the team in a time range' 'conversations\tShow the volume of conversations in a time range' 'user\tShow the activity of a user or team in a time range'
        case 'report beacon'
            set own 55 73
            set runs 1
        case 'report company'
            set own 129 130 55 131
            set runs 1
        case 'report conversations'
            set own 129 130 55 131
            set runs 1
        case 'report user'
            set own 129 130 132
            set runs 1
        case 'sandbox'
            set nodes 'reset\tReset the sandbox to its initial records' 'serve\tRun the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 133 134 135 136 137 138 139
            set runs 1
        case 'tag'
            set nodes 'get\tShow one tag' 'list\tList tags alphabetically' 'usage\tCount the conversations that have a tag'
        case 'tag get'
            set values '!name:tag'
            set runs 1
        case 'tag list'
            set own 83
            set runs 1
        case 'tag usage'
            set values '!name:tag'
            set runs 1
        case 'user'
            set nodes 'get\tShow one team member' 'list\tList team members' 'me\tShow the signed-in user'
        case 'user get'
            set values '!name:user'
            set runs 1
        case 'user list'
            set own 140 141 83
            set runs 1
        case 'user me'
            set runs 1
        case 'webhook'
            set nodes 'create\tRegister a webhook' 'delete\tDelete a webhook' 'get\tShow one webhook' 'list\tList webhooks'
        case 'webhook create'
            set own 142 143 144 145 20
            set runs 1
        case 'webhook delete'
            set own 20 60
            set values '=' '...'
            set runs 1
        case 'webhook get'
            set own 146
            set values '='
            set runs 1
        case 'webhook list'
            set own 146 83
            set runs 1
        case 'workflow'
            set nodes 'list\tList workflows' 'run\tRun a manual workflow on conversations'
        case 'workflow list'
            set own 55 147 83
            set runs 1
        case 'workflow run'
            set own 148 20
            set values '='
            set runs 1
        case '*'
            return 1
    end
    return 0
end

# Sets value and index for the flag.
function __helpdeskcli_flag --no-scope-shadowing
    set value ''
    set index ''
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
        set -l parts (string split \\t -- $__helpdeskcli_flags[$at])
        if contains -- $argv[1] (string split ' ' -- $parts[1])
            set index $at
            set value $parts[2]
            return
        end
    end
end

# Prints the files that begin with the second argument; the first comes before it in the same word.
function __helpdeskcli_files
    set -l start (string replace -r '^~/' "$HOME/" -- $argv[2])
    for file in $start*
        test -d $file; and set file $file/
        printf '%s\\n' $argv[1](string replace -- "$start" "$argv[2]" $file)
    end
end

# Prints what helpdeskcli prints for the kind $argv[1] and the typed $argv[2]; $argv[3] comes before it in the same word.
function __helpdeskcli_ask
    command -q helpdeskcli; or return
    set -l words (commandline -opc)
    for found in (command helpdeskcli --complete $argv[1] --word="$argv[2]" $words[2..-1] 2>/dev/null </dev/null)
        printf '%s\\n' $argv[3]$found
    end
end

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function __helpdeskcli_value
    set -l kind (string sub -s 2 -- $argv[1])
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3](string split ' ' -- $kind)
        case '!*'
            __helpdeskcli_ask $kind $argv[2] $argv[3]
        case ',*'
            set -l last (string replace -r '^.*,' '' -- $argv[2])
            __helpdeskcli_value $kind $last $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])
        case '\\\\?'
            printf '%s\\n' $argv[3]yes $argv[3]no
        case /
            __helpdeskcli_files $argv[3] $argv[2]
        case '@*'
            if string match -q '@*' -- $argv[2]
                __helpdeskcli_files $argv[3]@ (string sub -s 2 -- $argv[2])
            end
    end
end

function __helpdeskcli
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
    __helpdeskcli_level ''
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
                __helpdeskcli_flag $name
                set -a given $index
                test "$word" = "$name"; or set value ''
            case '*'
                if test -z "$way" -a "$word" = help
                    set help 1
                else if test $count -eq 0; and __helpdeskcli_level (string trim -- "$way $word")
                    set way (string trim -- "$way $word")
                else
                    __helpdeskcli_level $way
                    test -n "$runs"; or return
                    set count (math $count + 1)
                end
        end
    end

    if test -n "$value" -a "$value" != '?'
        __helpdeskcli_value $value $cur ''
        return
    end
    if test -n "$help"
        printf '%s\\n' $nodes
        test -n "$way"; or printf '%s\\n' 'commands\tWhat each command does' 'environment\tEnvironment variables' 'exit-codes\tExit codes and errors' 'flags\tGlobal flags' 'output\tOutput formats, fields and filters'
        return
    end
    if string match -q -- '--*=*' $cur
        set -l parts (string split -m 1 = -- $cur)
        __helpdeskcli_flag $parts[1]
        __helpdeskcli_value "$value" $parts[2] $parts[1]=
        return
    end
    set -l place (math $count + 1)
    if test $place -gt (count $values); and test "$values[-1]" = ...
        set place (math (count $values) - 1)
    end
    if not string match -q -- '-*' $cur
        test $count -gt 0; or printf '%s\\n' $nodes
        test $place -gt (count $values); or __helpdeskcli_value $values[$place] $cur ''
    end
    if string match -q -- '-*' $cur; or begin
            test -z "$cur"; and test -n "$runs" -a -z "$nodes" -a $place -gt (count $values)
        end
        for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
            set -l parts (string split \\t -- $__helpdeskcli_flags[$at])
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

complete -c helpdeskcli -e
complete -c helpdeskcli -f -a '(__helpdeskcli)'
`,
  powershell: `# Completion of helpdeskcli for PowerShell. Written by cmdspec; changes here are lost.

Register-ArgumentCompleter -Native -CommandName 'helpdeskcli', 'helpdeskcli.cmd', 'helpdeskcli.ps1' -ScriptBlock {
    param($typed, $ast, $cursor)

    $flags = @(
        '--absolute-times\t\tShow times instead of ages in tables on a terminal'
        '--columns\t=\tColumns of a table or CSV file, in this order'
        '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
        '--fields\t=\tFields to print, in this order'
        '-h --help\t\tShow help'
        '--jq\t=\tFilter the JSON output with a jq expression'
        '--labels\t\tUse the headers of tables in CSV'
        '--no-color\t\tDisable colors'
        '--no-pager\t\tDo not use a pager'
        '--no-retry\t\tDo not retry failed or rate-limited requests'
        '-o --output\t:table json yaml csv ndjson\tOutput format (default: table)'
        '--profile\t!profile\tProfile to use'
        '-r --raw-output\t\tPrint text from --jq without quotes'
        '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
        '--timeout\t=\tRequest timeout'
        '--verbose\t\tLog requests to stderr'
        '--version\t\tPrint the version'
        '--body\t@\tRequest body as JSON: text, @file, - or piped input'
        '--content-type\t=\tContent type of the request body'
        '--dry-run\t\tPrint the request without sending it'
        '--attachments\t\tDownload attached files'
        '--compress\t\tAlso write the archive <folder>.tar.gz'
        '--exclude\t,:users teams mailboxes tags workflows webhooks customers conversations\tSkip these resources'
        '--full\t\tRead everything, not only the changes since the last run'
        '--include\t,:users teams mailboxes tags workflows webhooks customers conversations\tBack up only these resources'
        '--keep-history\t\tAppend changes to a log in _history'
        '--out\t/\tTarget folder'
        '--parallel\t=\tNumber of parallel downloads'
        '--reconcile\t\tAfterwards, list records that were deleted in the account'
        '--resume\t\tContinue an interrupted run'
        '--show-secrets\t\tSave the secrets of webhooks instead of dots'
        '--since\t=\tRead customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run'
        '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
        '--all\t\tDescribe every command of the group'
        '--schema\t\tPrint the JSON Schema of the descriptions'
        '--offline\t\tSkip the checks that need the network'
        '--app-id\t=\tId of the OAuth app'
        '--app-secret\t=\tSecret of the OAuth app'
        '--client-credentials\t\tSign in as the app, without a browser'
        '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
        '--redirect-uri\t=\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback)'
        '--all\t\tAlso delete credentials that other commands stored'
        '--color\t=\tHex color, for example #617DF3'
        '--icon-image\t:message beacon search buoy question\tIcon of the button'
        '--position\t:left right\tSide of the screen'
        '--style\t:icon text iconAndText manual\tStyle of the button'
        '--text\t=\tLabel of the button'
        '--secret\t=\tSecure Mode key of the Beacon'
        '--beacon-id\t=\tBeacon id'
        '--stack\t:node rails php django python\tLanguage or framework of your server'
        '--email\t=\tE-mail address, signed exactly as typed'
        '--email\t=\tE-mail address that was signed'
        '--signature\t=\tSignature (64 hex digits)'
        '--user\t!name:assignee+user:none\tId, name or e-mail address of the user or team, "me", or "none" to unassign'
        '--mailbox\t!name:inbox\tMailbox id or name'
        '--tag\t=\tTag name, or several with commas to match any'
        '--limit\t=\tMaximum number of conversations to change (0 for all)'
        '--set\t:active pending closed spam\tNew status'
        '--status\t=\tCurrent status of the conversations (default: active)'
        '-y --yes\t\tSkip the confirmation prompt'
        '--status\t:active pending closed spam all\tStatus of the conversations'
        '--assign-to\t!name:assignee+user\tId, name or e-mail address of the assignee, or "me" (default: decided by the rules of the mailbox)'
        '--body\t@\tFirst message, as HTML text'
        '--customer\t=\tE-mail address of the customer'
        '--subject\t=\tSubject line'
        '--tag\t=\tTags to set'
        '--type\t:email chat phone\tType of conversation'
        '--edit\t\tWrite --body in an editor'
        '--force\t\tOverwrite existing files'
        '--out\t/\tFolder to save to'
        '--out\t/\tFile to write (default: standard output)'
        '--body\t@\tNew HTML text'
        '--since\t=\tChanged since a date, an RFC 3339 time, or an age (7d, 12h, 30m)'
        '--embed\t,:threads\tData to embed in each conversation (not with csv)'
        '--format\t:json csv ndjson\tExport format'
        '--limit\t=\tMaximum number of conversations (0 for all; default: all)'
        '--source\t:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk\tOnly conversations from this source'
        '--threads\t\tShow what was written as well'
        '--web\t\tOpen the record in the browser, or print its address'
        '--assigned-to\t!name:assignee+user:none\tId, name or e-mail address of the user or team, "me", or "none"'
        '--customer\t=\tCustomer id, or e-mail address (also in CC and BCC)'
        '--query\t=\tSearch expression, for example (subject:"invoice" AND tag:vip)'
        '--limit\t=\tMaximum number of rows (0 for all)'
        '--to-mailbox\t!name:inbox\tId or name of the target mailbox'
        '--body\t@\tHTML text'
        '+ --attach\t/\tFile to attach, of at most 10 MiB'
        '--bcc\t=\tBCC addresses'
        '--cc\t=\tCC addresses'
        '--draft\t\tSave the reply as a draft without sending it'
        '--saved-reply\t=\tSaved reply to send in place of --body'
        '--status\t:active pending closed spam\tStatus of the conversation after the reply (default: active)'
        '--add\t=\tTags to add (unknown tags are created)'
        '--remove\t=\tTags to remove'
        '--limit\t=\tMaximum number of rows per poll'
        '--max-polls\t=\tStop after this many polls'
        '--once\t\tStop after the first poll'
        '--poll\t=\tTime between polls'
        '--status\t=\tStatus of the conversations'
        '--email\t=\tE-mail address'
        '--phone\t=\tPhone number'
        '--company\t=\tOrganization'
        '--first\t=\tFirst name'
        '--job-title\t=\tJob title'
        '--last\t=\tLast name'
        '--mailbox\t!name:inbox\tOnly customers with a conversation in this mailbox, id or name'
        '--api-key\t=\tAPI key (omit it to be prompted)'
        '--name\t=\tTitle, unique in its collection'
        '--text\t@\tHTML or plain text'
        '--categories\t=\tCategories by id, name or number'
        '--collection\t!name:collection\tCollection id, name or number'
        '--keywords\t=\tSearch keywords'
        '--slug\t=\tLast part of the URL (default: from the title)'
        '--status\t:published notpublished\tWhether readers can see it'
        '--api-key\t=\tKnowledge-base API key (overrides the environment and the stored key)'
        '--edit\t\tWrite --text in an editor'
        '--category\t=\tCategory id, name or number'
        '--status\t:all published notpublished\tOnly articles with this status'
        '--site\t=\tSite id'
        '--visibility\t:all public private\tOnly articles visible to this audience'
        '--slug\t=\tLast part of the URL'
        '--name\t=\tName, unique in its collection'
        '--visibility\t:public private\tWho can see it'
        '--order\t=\tPosition in lists'
        '--name\t=\tName, unique in the account'
        '--visibility\t:all public private\tOnly collections visible to this audience'
        '--site\t=\tId of the site to move the collection to'
        '--allow-writes\t\tAlso offer tools that change data'
        '--result-size\t=\tMaximum size of one result'
        '--start\t=\tStart: a date, an RFC 3339 time, or an age (7d, 12h, 30m)'
        '--end\t=\tEnd: a date (included), an RFC 3339 time, or an age (0d is now)'
        '--tag\t,!names:tag\tTags by name or id, with commas to match any'
        '--user\t!name:assignee+user\tId, name or e-mail address of the user or team, or "me"'
        '--background\t\tStart the sandbox in the background and return when it is ready'
        '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%'
        '--latency\t=\tDelay before each response'
        '--port\t=\tLocal port (default: a free one)'
        '--records\t=\tNumber of records per resource at the start'
        '--seed\t=\tSeed for the generated records and the failing share'
        '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait'
        '--email\t=\tExact e-mail address'
        '--mailbox\t!name:inbox\tOnly members of this mailbox, id or name'
        '--event\t,:beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated\tEvents to deliver'
        '--label\t=\tLabel shown in the account settings'
        '--secret\t=\tKey that signs the deliveries'
        '--url\t=\tHTTPS URL that receives the events'
        '--show-secrets\t\tPrint secrets instead of dots'
        '--type\t:manual automatic\tHow the workflow starts'
        '--conv\t=\tConversation ids, or numbers as #292'
    )
    $levels = @{
        '' = @{ nodes = @('alias\tShort names for commands', 'api\tSend a raw request to the mailbox API', 'auth\tSign in and out', 'backup\tBack up the account to a folder', 'beacon\tChat and help widget for your own pages', 'completion\tPrint a shell completion script', 'config\tSettings of the profile', 'conv\tConversations with customers', 'customer\tPeople who write to the helpdesk', 'describe\tDescribe commands as JSON, for programs', 'docs\tKnowledge base', 'doctor\tCheck the installation, sign-in and connection', 'help\tShow help for a command or topic', 'mailbox\tMailboxes that receive conversations', 'mcp\tCommands as tools for agents', 'profile\tProfiles, each with its own settings and credentials', 'report\tReports on conversations and the team', 'sandbox\tA local stand-in for the service, without an account', 'tag\tTags of conversations', 'user\tMembers of the team', 'version\tPrint the version and environment', 'webhook\tWebhooks that notify your server of events', 'workflow\tWorkflows of the mailboxes'); flags = @(16); args = @('!alias') }
        'api' = @{ flags = @(17, 18, 19); args = @(':GET POST PUT PATCH DELETE', '='); runs = $true }
        'backup' = @{ flags = @(20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 19); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'describe' = @{ flags = @(33, 34); args = @('=', '...'); runs = $true }
        'doctor' = @{ flags = @(35); runs = $true }
        'version' = @{ runs = $true }
        'alias' = @{ nodes = @('list\tList aliases', 'set\tCreate or replace an alias', 'unset\tRemove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('!alias'); runs = $true }
        'auth' = @{ nodes = @('login\tSign in with OAuth', 'logout\tDelete the stored credentials of the profile', 'refresh\tRefresh the stored access token', 'setup\tStore your own OAuth app in this profile', 'status\tShow the sign-in status of the profile') }
        'auth login' = @{ flags = @(36, 37, 38, 39, 40); runs = $true }
        'auth logout' = @{ flags = @(41); runs = $true }
        'auth refresh' = @{ runs = $true }
        'auth setup' = @{ flags = @(36, 37, 39); runs = $true }
        'auth status' = @{ runs = $true }
        'beacon' = @{ nodes = @('embed\tPrint the script that embeds a Beacon in a page', 'identify-snippet\tPrint server-side code that signs and identifies a visitor', 'sign\tSign an e-mail address for Beacon Secure Mode', 'verify\tCheck a Beacon Secure Mode signature') }
        'beacon embed' = @{ flags = @(42, 43, 44, 45, 46); args = @('='); runs = $true }
        'beacon identify-snippet' = @{ flags = @(47, 48, 49); runs = $true }
        'beacon sign' = @{ flags = @(47, 50); runs = $true }
        'beacon verify' = @{ flags = @(47, 51, 52); runs = $true }
        'config' = @{ nodes = @('get\tPrint one setting of the profile', 'list\tList the settings of the profile', 'set\tStore one setting of the profile', 'unset\tRemove one setting of the profile', 'validate\tCheck the configuration offline') }
        'config get' = @{ args = @(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms'); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms', '='); runs = $true }
        'config unset' = @{ args = @(':apiBase auth_mode default_output oauth_app_id oauth_app_secret page_size pager redirect_uri timeout_ms'); runs = $true }
        'config validate' = @{ runs = $true }
        'conv' = @{ nodes = @('assign\tAssign a conversation to a user', 'attachments\tList the files attached to a conversation', 'bulk-status\tSet the status of all matching conversations', 'count\tCount conversations that match the filters', 'create\tCreate a conversation', 'delete\tDelete a conversation permanently', 'download\tSave the files attached to a conversation', 'dump\tExport one conversation as a single JSON document', 'edit-note\tReplace the text of a note or message', 'export\tExport conversations in bulk', 'get\tShow one conversation', 'list\tList conversations, newest first', 'move\tMove a conversation to another mailbox', 'note\tAdd an internal note to a conversation', 'reply\tReply to the customer of a conversation', 'search\tSearch conversations with a query expression', 'status\tSet the status of a conversation', 'tag\tAdd or remove tags of a conversation', 'threads\tList the threads of a conversation, newest first', 'watch\tPrint conversations as they change') }
        'conv assign' = @{ flags = @(53, 19); args = @('=', '...'); runs = $true }
        'conv attachments' = @{ args = @('='); runs = $true }
        'conv bulk-status' = @{ flags = @(54, 55, 56, 57, 58, 59, 19); runs = $true }
        'conv count' = @{ flags = @(54, 55, 60); runs = $true }
        'conv create' = @{ flags = @(61, 62, 63, 54, 64, 65, 66, 19, 67); runs = $true }
        'conv delete' = @{ flags = @(19, 59); args = @('=', '...'); runs = $true }
        'conv download' = @{ flags = @(68, 69); args = @('='); runs = $true }
        'conv dump' = @{ flags = @(70); args = @('='); runs = $true }
        'conv edit-note' = @{ flags = @(71, 19, 67); args = @('=', '='); runs = $true }
        'conv export' = @{ flags = @(54, 72, 55, 73, 74, 75, 76, 60); runs = $true }
        'conv get' = @{ flags = @(77, 78); args = @('='); runs = $true }
        'conv list' = @{ flags = @(54, 55, 72, 76, 79, 80, 81, 60, 82); runs = $true }
        'conv move' = @{ flags = @(83, 19); args = @('=', '...'); runs = $true }
        'conv note' = @{ flags = @(84, 19, 67); args = @('='); runs = $true }
        'conv reply' = @{ flags = @(85, 86, 84, 87, 88, 89, 90, 19, 67); args = @('='); runs = $true }
        'conv search' = @{ flags = @(54, 82); args = @('='); runs = $true }
        'conv status' = @{ flags = @(57, 19); args = @('=', '...'); runs = $true }
        'conv tag' = @{ flags = @(91, 92, 19); args = @('=', '...'); runs = $true }
        'conv threads' = @{ args = @('='); runs = $true }
        'conv watch' = @{ flags = @(54, 93, 94, 95, 96, 97); runs = $true }
        'customer' = @{ nodes = @('conversations\tList the conversations of one customer', 'create\tCreate a customer', 'get\tShow one customer', 'list\tList customers', 'search\tSearch customers with a query expression', 'update\tUpdate a customer') }
        'customer conversations' = @{ flags = @(82); args = @('='); runs = $true }
        'customer create' = @{ flags = @(98, 99, 100, 101, 102, 103, 19); runs = $true }
        'customer get' = @{ flags = @(78); args = @('='); runs = $true }
        'customer list' = @{ flags = @(101, 103, 104, 72, 82); runs = $true }
        'customer search' = @{ flags = @(82); args = @('='); runs = $true }
        'customer update' = @{ flags = @(98, 99, 100, 101, 102, 103, 19); args = @('='); runs = $true }
        'docs' = @{ nodes = @('article\tArticles of the knowledge base', 'auth\tCheck and store the API key of the knowledge base', 'category\tCategories of a collection', 'collection\tCollections of articles', 'site\tSites of the knowledge base') }
        'docs auth' = @{ flags = @(105, 39); runs = $true }
        'docs article' = @{ nodes = @('create\tCreate an article', 'delete\tDelete an article', 'delete-draft\tDiscard the draft of an article', 'get\tShow one article', 'list\tList the articles of a collection or a category', 'save-draft\tSave a draft without publishing it', 'search\tSearch articles by text', 'update\tUpdate an article') }
        'docs article create' = @{ flags = @(106, 107, 108, 109, 110, 111, 112, 113, 19, 114); runs = $true }
        'docs article delete' = @{ flags = @(113, 19, 59); args = @('=', '...'); runs = $true }
        'docs article delete-draft' = @{ flags = @(113, 19, 59); args = @('=', '...'); runs = $true }
        'docs article get' = @{ flags = @(113, 78); args = @('='); runs = $true }
        'docs article list' = @{ flags = @(115, 109, 116, 113, 82); runs = $true }
        'docs article save-draft' = @{ flags = @(107, 113, 19, 114); args = @('=', '...'); runs = $true }
        'docs article search' = @{ flags = @(109, 117, 116, 118, 113, 82); args = @('='); runs = $true }
        'docs article update' = @{ flags = @(106, 107, 112, 119, 113, 19, 114); args = @('='); runs = $true }
        'docs category' = @{ nodes = @('create\tCreate a category', 'delete\tDelete a category', 'list\tList the categories of a collection', 'update\tUpdate a category') }
        'docs category create' = @{ flags = @(120, 121, 122, 109, 113, 19); runs = $true }
        'docs category delete' = @{ flags = @(113, 19, 59); args = @('=', '...'); runs = $true }
        'docs category list' = @{ flags = @(113, 82); args = @('!name:collection'); runs = $true }
        'docs category update' = @{ flags = @(120, 121, 122, 113, 19); args = @('='); runs = $true }
        'docs collection' = @{ nodes = @('create\tCreate a collection', 'delete\tDelete a collection and all its articles', 'get\tShow one collection', 'list\tList collections', 'update\tUpdate a collection') }
        'docs collection create' = @{ flags = @(123, 121, 122, 117, 113, 19); runs = $true }
        'docs collection delete' = @{ flags = @(113, 19, 59); args = @('!name:collection', '...'); runs = $true }
        'docs collection get' = @{ flags = @(113); args = @('!name:collection'); runs = $true }
        'docs collection list' = @{ flags = @(117, 124, 113, 82); runs = $true }
        'docs collection update' = @{ flags = @(123, 121, 122, 125, 113, 19); args = @('!name:collection'); runs = $true }
        'docs site' = @{ nodes = @('get\tShow one site', 'list\tList sites') }
        'docs site get' = @{ flags = @(113); args = @('='); runs = $true }
        'docs site list' = @{ flags = @(113, 82); runs = $true }
        'mailbox' = @{ nodes = @('fields\tList the custom fields of a mailbox', 'folders\tList the folders of a mailbox', 'get\tShow one mailbox', 'list\tList mailboxes') }
        'mailbox fields' = @{ args = @('!name:inbox'); runs = $true }
        'mailbox folders' = @{ args = @('!name:inbox'); runs = $true }
        'mailbox get' = @{ args = @('!name:inbox'); runs = $true }
        'mailbox list' = @{ flags = @(82); runs = $true }
        'mcp' = @{ nodes = @('serve\tServe the commands as MCP tools over stdio') }
        'mcp serve' = @{ flags = @(126, 127); runs = $true }
        'profile' = @{ nodes = @('current\tPrint the active profile', 'list\tList profiles and their sign-in status', 'use\tSet the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('!profile'); runs = $true }
        'report' = @{ nodes = @('beacon\tCount conversations by source', 'company\tShow the performance of the team in a time range', 'conversations\tShow the volume of conversations in a time range', 'user\tShow the activity of a user or team in a time range') }
        'report beacon' = @{ flags = @(54, 72); runs = $true }
        'report company' = @{ flags = @(128, 129, 54, 130); runs = $true }
        'report conversations' = @{ flags = @(128, 129, 54, 130); runs = $true }
        'report user' = @{ flags = @(128, 129, 131); runs = $true }
        'sandbox' = @{ nodes = @('reset\tReset the sandbox to its initial records', 'serve\tRun the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(132, 133, 134, 135, 136, 137, 138); runs = $true }
        'tag' = @{ nodes = @('get\tShow one tag', 'list\tList tags alphabetically', 'usage\tCount the conversations that have a tag') }
        'tag get' = @{ args = @('!name:tag'); runs = $true }
        'tag list' = @{ flags = @(82); runs = $true }
        'tag usage' = @{ args = @('!name:tag'); runs = $true }
        'user' = @{ nodes = @('get\tShow one team member', 'list\tList team members', 'me\tShow the signed-in user') }
        'user get' = @{ args = @('!name:user'); runs = $true }
        'user list' = @{ flags = @(139, 140, 82); runs = $true }
        'user me' = @{ runs = $true }
        'webhook' = @{ nodes = @('create\tRegister a webhook', 'delete\tDelete a webhook', 'get\tShow one webhook', 'list\tList webhooks') }
        'webhook create' = @{ flags = @(141, 142, 143, 144, 19); runs = $true }
        'webhook delete' = @{ flags = @(19, 59); args = @('=', '...'); runs = $true }
        'webhook get' = @{ flags = @(145); args = @('='); runs = $true }
        'webhook list' = @{ flags = @(145, 82); runs = $true }
        'workflow' = @{ nodes = @('list\tList workflows', 'run\tRun a manual workflow on conversations') }
        'workflow list' = @{ flags = @(54, 146, 82); runs = $true }
        'workflow run' = @{ flags = @(147, 19); args = @('='); runs = $true }
    }
    $globals = @(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
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
    # Returns what helpdeskcli prints for a kind. The words before the cursor name the profile.
    function Get-Asked($kind, $part, $before) {
        $part = $part.Trim([char]34, [char]39)
        try {
            foreach ($line in & 'helpdeskcli' '--complete' $kind "--word=$part" @words 2>$null) {
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
