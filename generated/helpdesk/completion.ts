// Written by cmdspec; changes here are lost.

export const completion: Readonly<Record<string, string>> = {
  bash: `# Completion of helpdeskcli for bash. Written by cmdspec; changes here are lost.

_helpdeskcli_flags=(
  '--absolute-times	'
  '--columns	='
  '--csv-safe	'
  '--fields	='
  '-h --help	'
  '--jq	='
  '--labels	'
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
  '--content-type	='
  '--dry-run	'
  '--attachments	'
  '--compress	'
  '--exclude	,users teams mailboxes tags workflows webhooks customers conversations'
  '--full	'
  '--include	,users teams mailboxes tags workflows webhooks customers conversations'
  '--keep-history	'
  '--out	/'
  '--parallel	='
  '--reconcile	'
  '--resume	'
  '--since	='
  '--offline	'
  '--app-id	='
  '--app-secret	='
  '--client-credentials	'
  '--store	:keychain file'
  '--all	'
  '--color	='
  '--icon-image	:message beacon search buoy question'
  '--position	:left right'
  '--style	:icon text iconAndText manual'
  '--text	='
  '--beacon-id	='
  '--secret	='
  '--stack	:node rails php django python'
  '--email	='
  '--email	='
  '--signature	='
  '--user	='
  '--mailbox	='
  '--tag	='
  '--limit	='
  '--set	:active pending closed spam'
  '--status	='
  '-y --yes	'
  '--status	:active pending closed spam all'
  '--assign-to	='
  '--body	@'
  '--customer	='
  '--subject	='
  '--tag	='
  '--type	:email chat phone'
  '--out	/'
  '--body	@'
  '--since	='
  '--embed	,threads'
  '--format	:json csv ndjson'
  '--limit	='
  '--source	:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk'
  '--threads	'
  '--assigned-to	='
  '--query	='
  '--limit	='
  '--to-mailbox	='
  '--body	@'
  '--bcc	='
  '--cc	='
  '--draft	'
  '--add	='
  '--remove	='
  '--limit	='
  '--max-polls	='
  '--once	'
  '--poll	='
  '--status	='
  '--email	='
  '--phone	='
  '--company	='
  '--first	='
  '--job-title	='
  '--last	='
  '--mailbox	='
  '--api-key	='
  '--name	='
  '--text	@'
  '--categories	='
  '--collection	='
  '--keywords	='
  '--slug	='
  '--status	:published notpublished'
  '--api-key	='
  '--category	='
  '--status	:all published notpublished'
  '--site	='
  '--visibility	:all public private'
  '--slug	='
  '--name	='
  '--visibility	:public private'
  '--order	='
  '--name	='
  '--visibility	:all public private'
  '--site	='
  '--allow-writes	'
  '--start	='
  '--end	='
  '--tag	='
  '--user	='
  '--background	'
  '+ --fail	='
  '--latency	='
  '--port	='
  '--records	='
  '--seed	='
  '--email	='
  '--mailbox	='
  '--event	,beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated'
  '--label	='
  '--secret	='
  '--url	='
  '--show-secrets	'
  '--type	:manual automatic'
  '--conv	='
)

_helpdeskcli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='alias api auth backup beacon completion config conv customer docs doctor help mailbox mcp profile report sandbox tag user version webhook workflow' flags='15' ;;
  'api') flags='16 17 18' args=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  'backup') flags='19 20 21 22 23 24 25 26 27 28 29 18' runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'doctor') flags='30' runs=1 ;;
  'version') runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('=') runs=1 ;;
  'auth') nodes='login logout refresh setup status' ;;
  'auth login') flags='31 32 33 34' runs=1 ;;
  'auth logout') flags='35' runs=1 ;;
  'auth refresh') runs=1 ;;
  'auth setup') flags='31 32 34' runs=1 ;;
  'auth status') runs=1 ;;
  'beacon') nodes='embed identify-snippet sign verify' ;;
  'beacon embed') flags='36 37 38 39 40' args=('=') runs=1 ;;
  'beacon identify-snippet') flags='41 42 43' runs=1 ;;
  'beacon sign') flags='44 42' runs=1 ;;
  'beacon verify') flags='45 42 46' runs=1 ;;
  'config') nodes='get list set unset validate' ;;
  'config get') args=('=') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=('=' '=') runs=1 ;;
  'config unset') args=('=') runs=1 ;;
  'config validate') runs=1 ;;
  'conv') nodes='assign attachments bulk-status count create delete dump edit-note export get list move note reply search status tag threads watch' ;;
  'conv assign') flags='47 18' args=('=') runs=1 ;;
  'conv attachments') args=('=') runs=1 ;;
  'conv bulk-status') flags='48 49 50 51 52 53 18' runs=1 ;;
  'conv count') flags='48 49 54' runs=1 ;;
  'conv create') flags='55 56 57 48 58 59 60 18' runs=1 ;;
  'conv delete') flags='18 53' args=('=') runs=1 ;;
  'conv dump') flags='61' args=('=') runs=1 ;;
  'conv edit-note') flags='62 18' args=('=' '=') runs=1 ;;
  'conv export') flags='48 63 49 64 65 66 67 54' runs=1 ;;
  'conv get') flags='68' args=('=') runs=1 ;;
  'conv list') flags='48 49 63 67 69 70 54 71' runs=1 ;;
  'conv move') flags='72 18' args=('=') runs=1 ;;
  'conv note') flags='73 18' args=('=') runs=1 ;;
  'conv reply') flags='73 74 75 76 18' args=('=') runs=1 ;;
  'conv search') flags='48 71' args=('=') runs=1 ;;
  'conv status') flags='51 18' args=('=') runs=1 ;;
  'conv tag') flags='77 78 18' args=('=') runs=1 ;;
  'conv threads') args=('=') runs=1 ;;
  'conv watch') flags='48 79 80 81 82 83' runs=1 ;;
  'customer') nodes='conversations create get list search update' ;;
  'customer conversations') flags='71' args=('=') runs=1 ;;
  'customer create') flags='84 85 86 87 88 89 18' runs=1 ;;
  'customer get') args=('=') runs=1 ;;
  'customer list') flags='87 89 90 63 71' runs=1 ;;
  'customer search') flags='71' args=('=') runs=1 ;;
  'customer update') flags='84 85 86 87 88 89 18' args=('=') runs=1 ;;
  'docs') nodes='article auth category collection site' ;;
  'docs auth') flags='91 34' runs=1 ;;
  'docs article') nodes='create delete delete-draft get list save-draft search update' ;;
  'docs article create') flags='92 93 94 95 96 97 98 99 18' runs=1 ;;
  'docs article delete') flags='99 18 53' args=('=') runs=1 ;;
  'docs article delete-draft') flags='99 18 53' args=('=') runs=1 ;;
  'docs article get') flags='99' args=('=') runs=1 ;;
  'docs article list') flags='100 95 101 99 71' runs=1 ;;
  'docs article save-draft') flags='93 99 18' args=('=') runs=1 ;;
  'docs article search') flags='95 102 101 103 99 71' args=('=') runs=1 ;;
  'docs article update') flags='92 93 98 104 99 18' args=('=') runs=1 ;;
  'docs category') nodes='create delete list update' ;;
  'docs category create') flags='105 106 107 95 99 18' runs=1 ;;
  'docs category delete') flags='99 18 53' args=('=') runs=1 ;;
  'docs category list') flags='99 71' args=('=') runs=1 ;;
  'docs category update') flags='105 106 107 99 18' args=('=') runs=1 ;;
  'docs collection') nodes='create delete get list update' ;;
  'docs collection create') flags='108 106 107 102 99 18' runs=1 ;;
  'docs collection delete') flags='99 18 53' args=('=') runs=1 ;;
  'docs collection get') flags='99' args=('=') runs=1 ;;
  'docs collection list') flags='102 109 99 71' runs=1 ;;
  'docs collection update') flags='108 106 107 110 99 18' args=('=') runs=1 ;;
  'docs site') nodes='get list' ;;
  'docs site get') flags='99' args=('=') runs=1 ;;
  'docs site list') flags='99 71' runs=1 ;;
  'mailbox') nodes='fields folders get list' ;;
  'mailbox fields') args=('=') runs=1 ;;
  'mailbox folders') args=('=') runs=1 ;;
  'mailbox get') args=('=') runs=1 ;;
  'mailbox list') flags='71' runs=1 ;;
  'mcp') nodes='serve' ;;
  'mcp serve') flags='111' runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('=') runs=1 ;;
  'report') nodes='beacon company conversations user' ;;
  'report beacon') flags='48 63' runs=1 ;;
  'report company') flags='112 113 48 114' runs=1 ;;
  'report conversations') flags='112 113 48 114' runs=1 ;;
  'report user') flags='112 113 115' runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='116 117 118 119 120 121' runs=1 ;;
  'tag') nodes='get list usage' ;;
  'tag get') args=('=') runs=1 ;;
  'tag list') flags='71' runs=1 ;;
  'tag usage') args=('=') runs=1 ;;
  'user') nodes='get list me' ;;
  'user get') args=('=') runs=1 ;;
  'user list') flags='122 123 71' runs=1 ;;
  'user me') runs=1 ;;
  'webhook') nodes='create delete get list' ;;
  'webhook create') flags='124 125 126 127 18' runs=1 ;;
  'webhook delete') flags='18 53' args=('=') runs=1 ;;
  'webhook get') flags='128' args=('=') runs=1 ;;
  'webhook list') flags='128 71' runs=1 ;;
  'workflow') nodes='list run' ;;
  'workflow list') flags='48 129 71' runs=1 ;;
  'workflow run') flags='130 18' args=('=') runs=1 ;;
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_helpdeskcli_flag() {
  local at names
  value= index=
  for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do
    names=\${_helpdeskcli_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${_helpdeskcli_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
_helpdeskcli_value() {
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

_helpdeskcli() {
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
    [[ $path ]] || nodes+=' environment exit-codes flags output'
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
      for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do
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
  '--absolute-times		Show times instead of ages in tables on a terminal'
  '--columns	=	Columns of a table or CSV file, in this order'
  '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula'
  '--fields	=	Fields to print, in this order'
  '-h --help		Show help'
  '--jq	=	Filter the JSON output with a jq expression'
  '--labels		Use the headers of tables in CSV'
  '--no-color		Disable colors'
  '--no-retry		Do not retry failed or rate-limited requests'
  '-o --output	:table json yaml csv ndjson	Output format (default: table)'
  '--profile	=	Profile to use'
  '-r --raw-output		Print text from --jq without quotes'
  '--sort	=	Columns to sort a table or CSV file by (-column: descending)'
  '--timeout	=	Request timeout'
  '--verbose		Log requests to stderr'
  '--version		Print the version'
  '--body	@	Request body as JSON: text, @file, - or piped input'
  '--content-type	=	Content type of the request body'
  '--dry-run		Print the request without sending it'
  '--attachments		Download attached files'
  '--compress		Also write the archive <folder>.tar.gz'
  '--exclude	,users teams mailboxes tags workflows webhooks customers conversations	Skip these resources'
  '--full		Read everything, not only what changed since the last run'
  '--include	,users teams mailboxes tags workflows webhooks customers conversations	Back up only these resources'
  '--keep-history		Append changes to a log in _history'
  '--out	/	Target folder'
  '--parallel	=	Number of parallel downloads'
  '--reconcile		Afterwards, list records that were deleted in the account'
  '--resume		Continue an interrupted run'
  '--since	=	Read customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run'
  '--offline		Skip the checks that need the network'
  '--app-id	=	Id of the OAuth app'
  '--app-secret	=	Secret of the OAuth app'
  '--client-credentials		Sign in as the app, without a browser'
  '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)'
  '--all		Also delete credentials that other commands stored'
  '--color	=	Hex color, for example #617DF3'
  '--icon-image	:message beacon search buoy question	Icon of the button'
  '--position	:left right	Side of the screen'
  '--style	:icon text iconAndText manual	Style of the button'
  '--text	=	Label of the button'
  '--beacon-id	=	Beacon id'
  '--secret	=	Secure Mode key of the Beacon'
  '--stack	:node rails php django python	Language or framework of your server'
  '--email	=	E-mail address, signed exactly as typed'
  '--email	=	E-mail address that was signed'
  '--signature	=	Signature (64 hex digits)'
  '--user	=	User id, "me", or "none" to unassign'
  '--mailbox	=	Inbox id'
  '--tag	=	Tag name, or several with commas to match any'
  '--limit	=	Maximum number of conversations to change (0 for all)'
  '--set	:active pending closed spam	New status'
  '--status	=	Current status of the conversations (default: active)'
  '-y --yes		Skip the confirmation prompt'
  '--status	:active pending closed spam all	Status of the conversations'
  '--assign-to	=	User id of the assignee (default: decided by the rules of the inbox)'
  '--body	@	First message: HTML text, @file or piped input'
  '--customer	=	E-mail address of the customer'
  '--subject	=	Subject line'
  '--tag	=	Tags to set'
  '--type	:email chat phone	Type of conversation'
  '--out	/	File to write (default: standard output)'
  '--body	@	New HTML text, @file or piped input'
  '--since	=	Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)'
  '--embed	,threads	Data to embed in each conversation (not with csv)'
  '--format	:json csv ndjson	Export format'
  '--limit	=	Maximum number of conversations (0 for all; default: all)'
  '--source	:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk	Only conversations from this source'
  '--threads		Show what was written as well'
  '--assigned-to	=	User id of the assignee'
  '--query	=	Search expression, for example (subject:"invoice" AND tag:vip)'
  '--limit	=	Maximum number of rows (0 for all)'
  '--to-mailbox	=	Id of the target inbox'
  '--body	@	HTML text, @file or piped input'
  '--bcc	=	BCC addresses'
  '--cc	=	CC addresses'
  '--draft		Save the reply as a draft without sending it'
  '--add	=	Tags to add (unknown tags are created)'
  '--remove	=	Tags to remove'
  '--limit	=	Maximum number of rows per poll'
  '--max-polls	=	Stop after this many polls'
  '--once		Stop after the first poll'
  '--poll	=	Time between polls'
  '--status	=	Status of the conversations'
  '--email	=	E-mail address'
  '--phone	=	Phone number'
  '--company	=	Organization'
  '--first	=	First name'
  '--job-title	=	Job title'
  '--last	=	Last name'
  '--mailbox	=	Only customers with a conversation in this inbox'
  '--api-key	=	API key (omit it to be prompted)'
  '--name	=	Title, unique in its collection'
  '--text	@	HTML or plain text, or @file'
  '--categories	=	Category ids'
  '--collection	=	Collection id'
  '--keywords	=	Search keywords'
  '--slug	=	Last part of the URL (default: from the title)'
  '--status	:published notpublished	Whether readers can see it'
  '--api-key	=	Knowledge-base API key (overrides the environment and the stored key)'
  '--category	=	Category id'
  '--status	:all published notpublished	Only articles with this status'
  '--site	=	Site id'
  '--visibility	:all public private	Only articles visible to this audience'
  '--slug	=	Last part of the URL'
  '--name	=	Name, unique in its collection'
  '--visibility	:public private	Who can see it'
  '--order	=	Position in lists'
  '--name	=	Name, unique in the account'
  '--visibility	:all public private	Only collections visible to this audience'
  '--site	=	Id of the site to move the collection to'
  '--allow-writes		Also offer tools that change data'
  '--start	=	Start of the time range: a date or an RFC 3339 time'
  '--end	=	End of the time range: a date (included) or an RFC 3339 time'
  '--tag	=	Tags by name or id, with commas to match any'
  '--user	=	User or team id'
  '--background		Run in the background and end when the sandbox is ready'
  '+ --fail	=	Fail the first requests with this status, for example 503:2'
  '--latency	=	Delay before each response'
  '--port	=	Local port (default: a free one)'
  '--records	=	Number of records per resource at the start'
  '--seed	=	Seed of the generated records'
  '--email	=	Exact e-mail address'
  '--mailbox	=	Only members of this inbox'
  '--event	,beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated	Events to deliver'
  '--label	=	Label shown in the account settings'
  '--secret	=	Key that signs the deliveries'
  '--url	=	HTTPS URL that receives the events'
  '--show-secrets		Print secrets instead of dots'
  '--type	:manual automatic	How the workflow starts'
  '--conv	=	Conversation ids'
)

_helpdeskcli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('alias:Short names for commands' 'api:Send a raw request to the inbox API' 'auth:Sign in and out' 'backup:Back up the account to a folder' 'beacon:Chat and help widget for your own pages' 'completion:Print a shell completion script' 'config:Settings of the profile' 'conv:Conversations with customers' 'customer:People who write to the helpdesk' 'docs:Knowledge base' 'doctor:Check the installation, sign-in and connection' 'help:Show help for a command or topic' 'mailbox:Inboxes that receive conversations' 'mcp:Commands as tools for agents' 'profile:Profiles, each with its own settings and credentials' 'report:Reports on conversations and the team' 'sandbox:A local stand-in for the service, without an account' 'tag:Tags of conversations' 'user:Members of the team' 'version:Print the version and environment' 'webhook:Webhooks that notify your server of events' 'workflow:Workflows of the inboxes') own=(16) ;;
  ('api') own=(17 18 19) values=(':GET POST PUT PATCH DELETE' '=') runs=1 ;;
  ('backup') own=(20 21 22 23 24 25 26 27 28 29 30 19) runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('doctor') own=(31) runs=1 ;;
  ('version') runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('=') runs=1 ;;
  ('auth') nodes=('login:Sign in with OAuth' 'logout:Delete the stored credentials of the profile' 'refresh:Refresh the stored access token' 'setup:Store your own OAuth app in this profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(32 33 34 35) runs=1 ;;
  ('auth logout') own=(36) runs=1 ;;
  ('auth refresh') runs=1 ;;
  ('auth setup') own=(32 33 35) runs=1 ;;
  ('auth status') runs=1 ;;
  ('beacon') nodes=('embed:Print the script that embeds a Beacon in a page' 'identify-snippet:Print server-side code that signs and identifies a visitor' 'sign:Sign an e-mail address for Beacon Secure Mode' 'verify:Check a Beacon Secure Mode signature') ;;
  ('beacon embed') own=(37 38 39 40 41) values=('=') runs=1 ;;
  ('beacon identify-snippet') own=(42 43 44) runs=1 ;;
  ('beacon sign') own=(45 43) runs=1 ;;
  ('beacon verify') own=(46 43 47) runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile' 'validate:Check the configuration offline') ;;
  ('config get') values=('=') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=('=' '=') runs=1 ;;
  ('config unset') values=('=') runs=1 ;;
  ('config validate') runs=1 ;;
  ('conv') nodes=('assign:Assign a conversation to a user' 'attachments:List the files attached to a conversation' 'bulk-status:Set the status of all matching conversations' 'count:Count conversations that match the filters' 'create:Create a conversation' 'delete:Delete a conversation permanently' 'dump:Export one conversation as a single JSON document' 'edit-note:Replace the text of a note or thread' 'export:Export conversations in bulk' 'get:Show one conversation' 'list:List conversations, newest first' 'move:Move a conversation to another inbox' 'note:Add an internal note to a conversation' 'reply:Reply to the customer of a conversation' 'search:Search conversations with a query expression' 'status:Set the status of a conversation' 'tag:Add or remove tags of a conversation' 'threads:List the threads of a conversation, newest first' 'watch:Print conversations as they change') ;;
  ('conv assign') own=(48 19) values=('=') runs=1 ;;
  ('conv attachments') values=('=') runs=1 ;;
  ('conv bulk-status') own=(49 50 51 52 53 54 19) runs=1 ;;
  ('conv count') own=(49 50 55) runs=1 ;;
  ('conv create') own=(56 57 58 49 59 60 61 19) runs=1 ;;
  ('conv delete') own=(19 54) values=('=') runs=1 ;;
  ('conv dump') own=(62) values=('=') runs=1 ;;
  ('conv edit-note') own=(63 19) values=('=' '=') runs=1 ;;
  ('conv export') own=(49 64 50 65 66 67 68 55) runs=1 ;;
  ('conv get') own=(69) values=('=') runs=1 ;;
  ('conv list') own=(49 50 64 68 70 71 55 72) runs=1 ;;
  ('conv move') own=(73 19) values=('=') runs=1 ;;
  ('conv note') own=(74 19) values=('=') runs=1 ;;
  ('conv reply') own=(74 75 76 77 19) values=('=') runs=1 ;;
  ('conv search') own=(49 72) values=('=') runs=1 ;;
  ('conv status') own=(52 19) values=('=') runs=1 ;;
  ('conv tag') own=(78 79 19) values=('=') runs=1 ;;
  ('conv threads') values=('=') runs=1 ;;
  ('conv watch') own=(49 80 81 82 83 84) runs=1 ;;
  ('customer') nodes=('conversations:List the conversations of one customer' 'create:Create a customer' 'get:Show one customer' 'list:List customers' 'search:Search customers with a query expression' 'update:Update a customer') ;;
  ('customer conversations') own=(72) values=('=') runs=1 ;;
  ('customer create') own=(85 86 87 88 89 90 19) runs=1 ;;
  ('customer get') values=('=') runs=1 ;;
  ('customer list') own=(88 90 91 64 72) runs=1 ;;
  ('customer search') own=(72) values=('=') runs=1 ;;
  ('customer update') own=(85 86 87 88 89 90 19) values=('=') runs=1 ;;
  ('docs') nodes=('article:Articles of the knowledge base' 'auth:Check and store the API key of the knowledge base' 'category:Categories of a collection' 'collection:Collections of articles' 'site:Sites of the knowledge base') ;;
  ('docs auth') own=(92 35) runs=1 ;;
  ('docs article') nodes=('create:Create an article' 'delete:Delete an article' 'delete-draft:Discard the draft of an article' 'get:Show one article' 'list:List the articles of a collection or a category' 'save-draft:Save a draft without publishing it' 'search:Search articles by text' 'update:Change an article') ;;
  ('docs article create') own=(93 94 95 96 97 98 99 100 19) runs=1 ;;
  ('docs article delete') own=(100 19 54) values=('=') runs=1 ;;
  ('docs article delete-draft') own=(100 19 54) values=('=') runs=1 ;;
  ('docs article get') own=(100) values=('=') runs=1 ;;
  ('docs article list') own=(101 96 102 100 72) runs=1 ;;
  ('docs article save-draft') own=(94 100 19) values=('=') runs=1 ;;
  ('docs article search') own=(96 103 102 104 100 72) values=('=') runs=1 ;;
  ('docs article update') own=(93 94 99 105 100 19) values=('=') runs=1 ;;
  ('docs category') nodes=('create:Create a category' 'delete:Delete a category' 'list:List the categories of a collection' 'update:Change a category') ;;
  ('docs category create') own=(106 107 108 96 100 19) runs=1 ;;
  ('docs category delete') own=(100 19 54) values=('=') runs=1 ;;
  ('docs category list') own=(100 72) values=('=') runs=1 ;;
  ('docs category update') own=(106 107 108 100 19) values=('=') runs=1 ;;
  ('docs collection') nodes=('create:Create a collection' 'delete:Delete a collection and all its articles' 'get:Show one collection' 'list:List collections' 'update:Change a collection') ;;
  ('docs collection create') own=(109 107 108 103 100 19) runs=1 ;;
  ('docs collection delete') own=(100 19 54) values=('=') runs=1 ;;
  ('docs collection get') own=(100) values=('=') runs=1 ;;
  ('docs collection list') own=(103 110 100 72) runs=1 ;;
  ('docs collection update') own=(109 107 108 111 100 19) values=('=') runs=1 ;;
  ('docs site') nodes=('get:Show one site' 'list:List sites') ;;
  ('docs site get') own=(100) values=('=') runs=1 ;;
  ('docs site list') own=(100 72) runs=1 ;;
  ('mailbox') nodes=('fields:List the custom fields of an inbox' 'folders:List the folders of an inbox' 'get:Show one inbox' 'list:List inboxes') ;;
  ('mailbox fields') values=('=') runs=1 ;;
  ('mailbox folders') values=('=') runs=1 ;;
  ('mailbox get') values=('=') runs=1 ;;
  ('mailbox list') own=(72) runs=1 ;;
  ('mcp') nodes=('serve:Serve the commands as MCP tools over stdio') ;;
  ('mcp serve') own=(112) runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('=') runs=1 ;;
  ('report') nodes=('beacon:Count conversations by source' 'company:Show the performance of the team in a time range' 'conversations:Show the volume of conversations in a time range' 'user:Show the activity of a user or team in a time range') ;;
  ('report beacon') own=(49 64) runs=1 ;;
  ('report company') own=(113 114 49 115) runs=1 ;;
  ('report conversations') own=(113 114 49 115) runs=1 ;;
  ('report user') own=(113 114 116) runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(117 118 119 120 121 122) runs=1 ;;
  ('tag') nodes=('get:Show one tag' 'list:List tags alphabetically' 'usage:Count the conversations that have a tag') ;;
  ('tag get') values=('=') runs=1 ;;
  ('tag list') own=(72) runs=1 ;;
  ('tag usage') values=('=') runs=1 ;;
  ('user') nodes=('get:Show one team member' 'list:List team members' 'me:Show the signed-in user') ;;
  ('user get') values=('=') runs=1 ;;
  ('user list') own=(123 124 72) runs=1 ;;
  ('user me') runs=1 ;;
  ('webhook') nodes=('create:Register a webhook' 'delete:Delete a webhook' 'get:Show one webhook' 'list:List webhooks') ;;
  ('webhook create') own=(125 126 127 128 19) runs=1 ;;
  ('webhook delete') own=(19 54) values=('=') runs=1 ;;
  ('webhook get') own=(129) values=('=') runs=1 ;;
  ('webhook list') own=(129 72) runs=1 ;;
  ('workflow') nodes=('list:List workflows' 'run:Run a manual workflow on conversations') ;;
  ('workflow list') own=(49 130 72) runs=1 ;;
  ('workflow run') own=(131 19) values=('=') runs=1 ;;
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_helpdeskcli_flag() {
  local at parts
  value= index=
  for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
    parts=("\${(@ps:\\t:)_helpdeskcli_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes values of the kind $1 for the word under the cursor.
_helpdeskcli_value() {
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
    [[ -n $way ]] || nodes+=('environment:Environment variables' 'exit-codes:Exit codes and errors' 'flags:Global flags' 'output:Output formats, fields and filters')
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
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
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
    '--absolute-times		Show times instead of ages in tables on a terminal' \\
    '--columns	=	Columns of a table or CSV file, in this order' \\
    '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula' \\
    '--fields	=	Fields to print, in this order' \\
    '-h --help		Show help' \\
    '--jq	=	Filter the JSON output with a jq expression' \\
    '--labels		Use the headers of tables in CSV' \\
    '--no-color		Disable colors' \\
    '--no-retry		Do not retry failed or rate-limited requests' \\
    '-o --output	:table json yaml csv ndjson	Output format (default: table)' \\
    '--profile	=	Profile to use' \\
    '-r --raw-output		Print text from --jq without quotes' \\
    '--sort	=	Columns to sort a table or CSV file by (-column: descending)' \\
    '--timeout	=	Request timeout' \\
    '--verbose		Log requests to stderr' \\
    '--version		Print the version' \\
    '--body	@	Request body as JSON: text, @file, - or piped input' \\
    '--content-type	=	Content type of the request body' \\
    '--dry-run		Print the request without sending it' \\
    '--attachments		Download attached files' \\
    '--compress		Also write the archive <folder>.tar.gz' \\
    '--exclude	,users teams mailboxes tags workflows webhooks customers conversations	Skip these resources' \\
    '--full		Read everything, not only what changed since the last run' \\
    '--include	,users teams mailboxes tags workflows webhooks customers conversations	Back up only these resources' \\
    '--keep-history		Append changes to a log in _history' \\
    '--out	/	Target folder' \\
    '--parallel	=	Number of parallel downloads' \\
    '--reconcile		Afterwards, list records that were deleted in the account' \\
    '--resume		Continue an interrupted run' \\
    '--since	=	Read customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run' \\
    '--offline		Skip the checks that need the network' \\
    '--app-id	=	Id of the OAuth app' \\
    '--app-secret	=	Secret of the OAuth app' \\
    '--client-credentials		Sign in as the app, without a browser' \\
    '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)' \\
    '--all		Also delete credentials that other commands stored' \\
    '--color	=	Hex color, for example #617DF3' \\
    '--icon-image	:message beacon search buoy question	Icon of the button' \\
    '--position	:left right	Side of the screen' \\
    '--style	:icon text iconAndText manual	Style of the button' \\
    '--text	=	Label of the button' \\
    '--beacon-id	=	Beacon id' \\
    '--secret	=	Secure Mode key of the Beacon' \\
    '--stack	:node rails php django python	Language or framework of your server' \\
    '--email	=	E-mail address, signed exactly as typed' \\
    '--email	=	E-mail address that was signed' \\
    '--signature	=	Signature (64 hex digits)' \\
    '--user	=	User id, "me", or "none" to unassign' \\
    '--mailbox	=	Inbox id' \\
    '--tag	=	Tag name, or several with commas to match any' \\
    '--limit	=	Maximum number of conversations to change (0 for all)' \\
    '--set	:active pending closed spam	New status' \\
    '--status	=	Current status of the conversations (default: active)' \\
    '-y --yes		Skip the confirmation prompt' \\
    '--status	:active pending closed spam all	Status of the conversations' \\
    '--assign-to	=	User id of the assignee (default: decided by the rules of the inbox)' \\
    '--body	@	First message: HTML text, @file or piped input' \\
    '--customer	=	E-mail address of the customer' \\
    '--subject	=	Subject line' \\
    '--tag	=	Tags to set' \\
    '--type	:email chat phone	Type of conversation' \\
    '--out	/	File to write (default: standard output)' \\
    '--body	@	New HTML text, @file or piped input' \\
    '--since	=	Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)' \\
    '--embed	,threads	Data to embed in each conversation (not with csv)' \\
    '--format	:json csv ndjson	Export format' \\
    '--limit	=	Maximum number of conversations (0 for all; default: all)' \\
    '--source	:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk	Only conversations from this source' \\
    '--threads		Show what was written as well' \\
    '--assigned-to	=	User id of the assignee' \\
    '--query	=	Search expression, for example (subject:"invoice" AND tag:vip)' \\
    '--limit	=	Maximum number of rows (0 for all)' \\
    '--to-mailbox	=	Id of the target inbox' \\
    '--body	@	HTML text, @file or piped input' \\
    '--bcc	=	BCC addresses' \\
    '--cc	=	CC addresses' \\
    '--draft		Save the reply as a draft without sending it' \\
    '--add	=	Tags to add (unknown tags are created)' \\
    '--remove	=	Tags to remove' \\
    '--limit	=	Maximum number of rows per poll' \\
    '--max-polls	=	Stop after this many polls' \\
    '--once		Stop after the first poll' \\
    '--poll	=	Time between polls' \\
    '--status	=	Status of the conversations' \\
    '--email	=	E-mail address' \\
    '--phone	=	Phone number' \\
    '--company	=	Organization' \\
    '--first	=	First name' \\
    '--job-title	=	Job title' \\
    '--last	=	Last name' \\
    '--mailbox	=	Only customers with a conversation in this inbox' \\
    '--api-key	=	API key (omit it to be prompted)' \\
    '--name	=	Title, unique in its collection' \\
    '--text	@	HTML or plain text, or @file' \\
    '--categories	=	Category ids' \\
    '--collection	=	Collection id' \\
    '--keywords	=	Search keywords' \\
    '--slug	=	Last part of the URL (default: from the title)' \\
    '--status	:published notpublished	Whether readers can see it' \\
    '--api-key	=	Knowledge-base API key (overrides the environment and the stored key)' \\
    '--category	=	Category id' \\
    '--status	:all published notpublished	Only articles with this status' \\
    '--site	=	Site id' \\
    '--visibility	:all public private	Only articles visible to this audience' \\
    '--slug	=	Last part of the URL' \\
    '--name	=	Name, unique in its collection' \\
    '--visibility	:public private	Who can see it' \\
    '--order	=	Position in lists' \\
    '--name	=	Name, unique in the account' \\
    '--visibility	:all public private	Only collections visible to this audience' \\
    '--site	=	Id of the site to move the collection to' \\
    '--allow-writes		Also offer tools that change data' \\
    '--start	=	Start of the time range: a date or an RFC 3339 time' \\
    '--end	=	End of the time range: a date (included) or an RFC 3339 time' \\
    '--tag	=	Tags by name or id, with commas to match any' \\
    '--user	=	User or team id' \\
    '--background		Run in the background and end when the sandbox is ready' \\
    '+ --fail	=	Fail the first requests with this status, for example 503:2' \\
    '--latency	=	Delay before each response' \\
    '--port	=	Local port (default: a free one)' \\
    '--records	=	Number of records per resource at the start' \\
    '--seed	=	Seed of the generated records' \\
    '--email	=	Exact e-mail address' \\
    '--mailbox	=	Only members of this inbox' \\
    '--event	,beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated	Events to deliver' \\
    '--label	=	Label shown in the account settings' \\
    '--secret	=	Key that signs the deliveries' \\
    '--url	=	HTTPS URL that receives the events' \\
    '--show-secrets		Print secrets instead of dots' \\
    '--type	:manual automatic	How the workflow starts' \\
    '--conv	=	Conversation ids'

function __helpdeskcli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'alias	Short names for commands' 'api	Send a raw request to the inbox API' 'auth	Sign in and out' 'backup	Back up the account to a folder' 'beacon	Chat and help widget for your own pages' 'completion	Print a shell completion script' 'config	Settings of the profile' 'conv	Conversations with customers' 'customer	People who write to the helpdesk' 'docs	Knowledge base' 'doctor	Check the installation, sign-in and connection' 'help	Show help for a command or topic' 'mailbox	Inboxes that receive conversations' 'mcp	Commands as tools for agents' 'profile	Profiles, each with its own settings and credentials' 'report	Reports on conversations and the team' 'sandbox	A local stand-in for the service, without an account' 'tag	Tags of conversations' 'user	Members of the team' 'version	Print the version and environment' 'webhook	Webhooks that notify your server of events' 'workflow	Workflows of the inboxes'
            set own 16
        case 'api'
            set own 17 18 19
            set values ':GET POST PUT PATCH DELETE' '='
            set runs 1
        case 'backup'
            set own 20 21 22 23 24 25 26 27 28 29 30 19
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'doctor'
            set own 31
            set runs 1
        case 'version'
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
            set nodes 'login	Sign in with OAuth' 'logout	Delete the stored credentials of the profile' 'refresh	Refresh the stored access token' 'setup	Store your own OAuth app in this profile' 'status	Show the sign-in status of the profile'
        case 'auth login'
            set own 32 33 34 35
            set runs 1
        case 'auth logout'
            set own 36
            set runs 1
        case 'auth refresh'
            set runs 1
        case 'auth setup'
            set own 32 33 35
            set runs 1
        case 'auth status'
            set runs 1
        case 'beacon'
            set nodes 'embed	Print the script that embeds a Beacon in a page' 'identify-snippet	Print server-side code that signs and identifies a visitor' 'sign	Sign an e-mail address for Beacon Secure Mode' 'verify	Check a Beacon Secure Mode signature'
        case 'beacon embed'
            set own 37 38 39 40 41
            set values '='
            set runs 1
        case 'beacon identify-snippet'
            set own 42 43 44
            set runs 1
        case 'beacon sign'
            set own 45 43
            set runs 1
        case 'beacon verify'
            set own 46 43 47
            set runs 1
        case 'config'
            set nodes 'get	Print one setting of the profile' 'list	List the settings of the profile' 'set	Store one setting of the profile' 'unset	Remove one setting of the profile' 'validate	Check the configuration offline'
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
        case 'config validate'
            set runs 1
        case 'conv'
            set nodes 'assign	Assign a conversation to a user' 'attachments	List the files attached to a conversation' 'bulk-status	Set the status of all matching conversations' 'count	Count conversations that match the filters' 'create	Create a conversation' 'delete	Delete a conversation permanently' 'dump	Export one conversation as a single JSON document' 'edit-note	Replace the text of a note or thread' 'export	Export conversations in bulk' 'get	Show one conversation' 'list	List conversations, newest first' 'move	Move a conversation to another inbox' 'note	Add an internal note to a conversation' 'reply	Reply to the customer of a conversation' 'search	Search conversations with a query expression' 'status	Set the status of a conversation' 'tag	Add or remove tags of a conversation' 'threads	List the threads of a conversation, newest first' 'watch	Print conversations as they change'
        case 'conv assign'
            set own 48 19
            set values '='
            set runs 1
        case 'conv attachments'
            set values '='
            set runs 1
        case 'conv bulk-status'
            set own 49 50 51 52 53 54 19
            set runs 1
        case 'conv count'
            set own 49 50 55
            set runs 1
        case 'conv create'
            set own 56 57 58 49 59 60 61 19
            set runs 1
        case 'conv delete'
            set own 19 54
            set values '='
            set runs 1
        case 'conv dump'
            set own 62
            set values '='
            set runs 1
        case 'conv edit-note'
            set own 63 19
            set values '=' '='
            set runs 1
        case 'conv export'
            set own 49 64 50 65 66 67 68 55
            set runs 1
        case 'conv get'
            set own 69
            set values '='
            set runs 1
        case 'conv list'
            set own 49 50 64 68 70 71 55 72
            set runs 1
        case 'conv move'
            set own 73 19
            set values '='
            set runs 1
        case 'conv note'
            set own 74 19
            set values '='
            set runs 1
        case 'conv reply'
            set own 74 75 76 77 19
            set values '='
            set runs 1
        case 'conv search'
            set own 49 72
            set values '='
            set runs 1
        case 'conv status'
            set own 52 19
            set values '='
            set runs 1
        case 'conv tag'
            set own 78 79 19
            set values '='
            set runs 1
        case 'conv threads'
            set values '='
            set runs 1
        case 'conv watch'
            set own 49 80 81 82 83 84
            set runs 1
        case 'customer'
            set nodes 'conversations	List the conversations of one customer' 'create	Create a customer' 'get	Show one customer' 'list	List customers' 'search	Search customers with a query expression' 'update	Update a customer'
        case 'customer conversations'
            set own 72
            set values '='
            set runs 1
        case 'customer create'
            set own 85 86 87 88 89 90 19
            set runs 1
        case 'customer get'
            set values '='
            set runs 1
        case 'customer list'
            set own 88 90 91 64 72
            set runs 1
        case 'customer search'
            set own 72
            set values '='
            set runs 1
        case 'customer update'
            set own 85 86 87 88 89 90 19
            set values '='
            set runs 1
        case 'docs'
            set nodes 'article	Articles of the knowledge base' 'auth	Check and store the API key of the knowledge base' 'category	Categories of a collection' 'collection	Collections of articles' 'site	Sites of the knowledge base'
        case 'docs auth'
            set own 92 35
            set runs 1
        case 'docs article'
            set nodes 'create	Create an article' 'delete	Delete an article' 'delete-draft	Discard the draft of an article' 'get	Show one article' 'list	List the articles of a collection or a category' 'save-draft	Save a draft without publishing it' 'search	Search articles by text' 'update	Change an article'
        case 'docs article create'
            set own 93 94 95 96 97 98 99 100 19
            set runs 1
        case 'docs article delete'
            set own 100 19 54
            set values '='
            set runs 1
        case 'docs article delete-draft'
            set own 100 19 54
            set values '='
            set runs 1
        case 'docs article get'
            set own 100
            set values '='
            set runs 1
        case 'docs article list'
            set own 101 96 102 100 72
            set runs 1
        case 'docs article save-draft'
            set own 94 100 19
            set values '='
            set runs 1
        case 'docs article search'
            set own 96 103 102 104 100 72
            set values '='
            set runs 1
        case 'docs article update'
            set own 93 94 99 105 100 19
            set values '='
            set runs 1
        case 'docs category'
            set nodes 'create	Create a category' 'delete	Delete a category' 'list	List the categories of a collection' 'update	Change a category'
        case 'docs category create'
            set own 106 107 108 96 100 19
            set runs 1
        case 'docs category delete'
            set own 100 19 54
            set values '='
            set runs 1
        case 'docs category list'
            set own 100 72
            set values '='
            set runs 1
        case 'docs category update'
            set own 106 107 108 100 19
            set values '='
            set runs 1
        case 'docs collection'
            set nodes 'create	Create a collection' 'delete	Delete a collection and all its articles' 'get	Show one collection' 'list	List collections' 'update	Change a collection'
        case 'docs collection create'
            set own 109 107 108 103 100 19
            set runs 1
        case 'docs collection delete'
            set own 100 19 54
            set values '='
            set runs 1
        case 'docs collection get'
            set own 100
            set values '='
            set runs 1
        case 'docs collection list'
            set own 103 110 100 72
            set runs 1
        case 'docs collection update'
            set own 109 107 108 111 100 19
            set values '='
            set runs 1
        case 'docs site'
            set nodes 'get	Show one site' 'list	List sites'
        case 'docs site get'
            set own 100
            set values '='
            set runs 1
        case 'docs site list'
            set own 100 72
            set runs 1
        case 'mailbox'
            set nodes 'fields	List the custom fields of an inbox' 'folders	List the folders of an inbox' 'get	Show one inbox' 'list	List inboxes'
        case 'mailbox fields'
            set values '='
            set runs 1
        case 'mailbox folders'
            set values '='
            set runs 1
        case 'mailbox get'
            set values '='
            set runs 1
        case 'mailbox list'
            set own 72
            set runs 1
        case 'mcp'
            set nodes 'serve	Serve the commands as MCP tools over stdio'
        case 'mcp serve'
            set own 112
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
        case 'report'
            set nodes 'beacon	Count conversations by source' 'company	Show the performance of the team in a time range' 'conversations	Show the volume of conversations in a time range' 'user	Show the activity of a user or team in a time range'
        case 'report beacon'
            set own 49 64
            set runs 1
        case 'report company'
            set own 113 114 49 115
            set runs 1
        case 'report conversations'
            set own 113 114 49 115
            set runs 1
        case 'report user'
            set own 113 114 116
            set runs 1
        case 'sandbox'
            set nodes 'reset	Reset the sandbox to its initial records' 'serve	Run the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 117 118 119 120 121 122
            set runs 1
        case 'tag'
            set nodes 'get	Show one tag' 'list	List tags alphabetically' 'usage	Count the conversations that have a tag'
        case 'tag get'
            set values '='
            set runs 1
        case 'tag list'
            set own 72
            set runs 1
        case 'tag usage'
            set values '='
            set runs 1
        case 'user'
            set nodes 'get	Show one team member' 'list	List team members' 'me	Show the signed-in user'
        case 'user get'
            set values '='
            set runs 1
        case 'user list'
            set own 123 124 72
            set runs 1
        case 'user me'
            set runs 1
        case 'webhook'
            set nodes 'create	Register a webhook' 'delete	Delete a webhook' 'get	Show one webhook' 'list	List webhooks'
        case 'webhook create'
            set own 125 126 127 128 19
            set runs 1
        case 'webhook delete'
            set own 19 54
            set values '='
            set runs 1
        case 'webhook get'
            set own 129
            set values '='
            set runs 1
        case 'webhook list'
            set own 129 72
            set runs 1
        case 'workflow'
            set nodes 'list	List workflows' 'run	Run a manual workflow on conversations'
        case 'workflow list'
            set own 49 130 72
            set runs 1
        case 'workflow run'
            set own 131 19
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
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
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

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function __helpdeskcli_value
    set -l words (string sub -s 2 -- $argv[1] | string split ' ')
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3]$words
        case ',*'
            printf '%s\\n' $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])$words
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
        test -n "$way"; or printf '%s\\n' 'environment	Environment variables' 'exit-codes	Exit codes and errors' 'flags	Global flags' 'output	Output formats, fields and filters'
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
        for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
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
        '--absolute-times		Show times instead of ages in tables on a terminal'
        '--columns	=	Columns of a table or CSV file, in this order'
        '--csv-safe		Mark CSV cells that a spreadsheet would run as a formula'
        '--fields	=	Fields to print, in this order'
        '-h --help		Show help'
        '--jq	=	Filter the JSON output with a jq expression'
        '--labels		Use the headers of tables in CSV'
        '--no-color		Disable colors'
        '--no-retry		Do not retry failed or rate-limited requests'
        '-o --output	:table json yaml csv ndjson	Output format (default: table)'
        '--profile	=	Profile to use'
        '-r --raw-output		Print text from --jq without quotes'
        '--sort	=	Columns to sort a table or CSV file by (-column: descending)'
        '--timeout	=	Request timeout'
        '--verbose		Log requests to stderr'
        '--version		Print the version'
        '--body	@	Request body as JSON: text, @file, - or piped input'
        '--content-type	=	Content type of the request body'
        '--dry-run		Print the request without sending it'
        '--attachments		Download attached files'
        '--compress		Also write the archive <folder>.tar.gz'
        '--exclude	,users teams mailboxes tags workflows webhooks customers conversations	Skip these resources'
        '--full		Read everything, not only what changed since the last run'
        '--include	,users teams mailboxes tags workflows webhooks customers conversations	Back up only these resources'
        '--keep-history		Append changes to a log in _history'
        '--out	/	Target folder'
        '--parallel	=	Number of parallel downloads'
        '--reconcile		Afterwards, list records that were deleted in the account'
        '--resume		Continue an interrupted run'
        '--since	=	Read customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run'
        '--offline		Skip the checks that need the network'
        '--app-id	=	Id of the OAuth app'
        '--app-secret	=	Secret of the OAuth app'
        '--client-credentials		Sign in as the app, without a browser'
        '--store	:keychain file	Where to store the credential (default: the last choice, or the keychain)'
        '--all		Also delete credentials that other commands stored'
        '--color	=	Hex color, for example #617DF3'
        '--icon-image	:message beacon search buoy question	Icon of the button'
        '--position	:left right	Side of the screen'
        '--style	:icon text iconAndText manual	Style of the button'
        '--text	=	Label of the button'
        '--beacon-id	=	Beacon id'
        '--secret	=	Secure Mode key of the Beacon'
        '--stack	:node rails php django python	Language or framework of your server'
        '--email	=	E-mail address, signed exactly as typed'
        '--email	=	E-mail address that was signed'
        '--signature	=	Signature (64 hex digits)'
        '--user	=	User id, "me", or "none" to unassign'
        '--mailbox	=	Inbox id'
        '--tag	=	Tag name, or several with commas to match any'
        '--limit	=	Maximum number of conversations to change (0 for all)'
        '--set	:active pending closed spam	New status'
        '--status	=	Current status of the conversations (default: active)'
        '-y --yes		Skip the confirmation prompt'
        '--status	:active pending closed spam all	Status of the conversations'
        '--assign-to	=	User id of the assignee (default: decided by the rules of the inbox)'
        '--body	@	First message: HTML text, @file or piped input'
        '--customer	=	E-mail address of the customer'
        '--subject	=	Subject line'
        '--tag	=	Tags to set'
        '--type	:email chat phone	Type of conversation'
        '--out	/	File to write (default: standard output)'
        '--body	@	New HTML text, @file or piped input'
        '--since	=	Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)'
        '--embed	,threads	Data to embed in each conversation (not with csv)'
        '--format	:json csv ndjson	Export format'
        '--limit	=	Maximum number of conversations (0 for all; default: all)'
        '--source	:api beacon channel chat consumer coreapi csv customer cvs desk docs email emailfwd heymarket internal jira manual mobile notification orchestration support unknown uservoice web workflows zendesk	Only conversations from this source'
        '--threads		Show what was written as well'
        '--assigned-to	=	User id of the assignee'
        '--query	=	Search expression, for example (subject:"invoice" AND tag:vip)'
        '--limit	=	Maximum number of rows (0 for all)'
        '--to-mailbox	=	Id of the target inbox'
        '--body	@	HTML text, @file or piped input'
        '--bcc	=	BCC addresses'
        '--cc	=	CC addresses'
        '--draft		Save the reply as a draft without sending it'
        '--add	=	Tags to add (unknown tags are created)'
        '--remove	=	Tags to remove'
        '--limit	=	Maximum number of rows per poll'
        '--max-polls	=	Stop after this many polls'
        '--once		Stop after the first poll'
        '--poll	=	Time between polls'
        '--status	=	Status of the conversations'
        '--email	=	E-mail address'
        '--phone	=	Phone number'
        '--company	=	Organization'
        '--first	=	First name'
        '--job-title	=	Job title'
        '--last	=	Last name'
        '--mailbox	=	Only customers with a conversation in this inbox'
        '--api-key	=	API key (omit it to be prompted)'
        '--name	=	Title, unique in its collection'
        '--text	@	HTML or plain text, or @file'
        '--categories	=	Category ids'
        '--collection	=	Collection id'
        '--keywords	=	Search keywords'
        '--slug	=	Last part of the URL (default: from the title)'
        '--status	:published notpublished	Whether readers can see it'
        '--api-key	=	Knowledge-base API key (overrides the environment and the stored key)'
        '--category	=	Category id'
        '--status	:all published notpublished	Only articles with this status'
        '--site	=	Site id'
        '--visibility	:all public private	Only articles visible to this audience'
        '--slug	=	Last part of the URL'
        '--name	=	Name, unique in its collection'
        '--visibility	:public private	Who can see it'
        '--order	=	Position in lists'
        '--name	=	Name, unique in the account'
        '--visibility	:all public private	Only collections visible to this audience'
        '--site	=	Id of the site to move the collection to'
        '--allow-writes		Also offer tools that change data'
        '--start	=	Start of the time range: a date or an RFC 3339 time'
        '--end	=	End of the time range: a date (included) or an RFC 3339 time'
        '--tag	=	Tags by name or id, with commas to match any'
        '--user	=	User or team id'
        '--background		Run in the background and end when the sandbox is ready'
        '+ --fail	=	Fail the first requests with this status, for example 503:2'
        '--latency	=	Delay before each response'
        '--port	=	Local port (default: a free one)'
        '--records	=	Number of records per resource at the start'
        '--seed	=	Seed of the generated records'
        '--email	=	Exact e-mail address'
        '--mailbox	=	Only members of this inbox'
        '--event	,beacon.chat.created beacon.chat.customer.replied convo.agent.reply.created convo.assigned convo.created convo.custom-fields convo.customer.reply.created convo.deleted convo.merged convo.moved convo.note.created convo.status convo.tags customer.created customer.deleted customer.updated message.survey.response.received satisfaction.ratings tag.created tag.deleted tag.updated	Events to deliver'
        '--label	=	Label shown in the account settings'
        '--secret	=	Key that signs the deliveries'
        '--url	=	HTTPS URL that receives the events'
        '--show-secrets		Print secrets instead of dots'
        '--type	:manual automatic	How the workflow starts'
        '--conv	=	Conversation ids'
    )
    $levels = @{
        '' = @{ nodes = @('alias	Short names for commands', 'api	Send a raw request to the inbox API', 'auth	Sign in and out', 'backup	Back up the account to a folder', 'beacon	Chat and help widget for your own pages', 'completion	Print a shell completion script', 'config	Settings of the profile', 'conv	Conversations with customers', 'customer	People who write to the helpdesk', 'docs	Knowledge base', 'doctor	Check the installation, sign-in and connection', 'help	Show help for a command or topic', 'mailbox	Inboxes that receive conversations', 'mcp	Commands as tools for agents', 'profile	Profiles, each with its own settings and credentials', 'report	Reports on conversations and the team', 'sandbox	A local stand-in for the service, without an account', 'tag	Tags of conversations', 'user	Members of the team', 'version	Print the version and environment', 'webhook	Webhooks that notify your server of events', 'workflow	Workflows of the inboxes'); flags = @(15) }
        'api' = @{ flags = @(16, 17, 18); args = @(':GET POST PUT PATCH DELETE', '='); runs = $true }
        'backup' = @{ flags = @(19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 18); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'doctor' = @{ flags = @(30); runs = $true }
        'version' = @{ runs = $true }
        'alias' = @{ nodes = @('list	List aliases', 'set	Create or replace an alias', 'unset	Remove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('='); runs = $true }
        'auth' = @{ nodes = @('login	Sign in with OAuth', 'logout	Delete the stored credentials of the profile', 'refresh	Refresh the stored access token', 'setup	Store your own OAuth app in this profile', 'status	Show the sign-in status of the profile') }
        'auth login' = @{ flags = @(31, 32, 33, 34); runs = $true }
        'auth logout' = @{ flags = @(35); runs = $true }
        'auth refresh' = @{ runs = $true }
        'auth setup' = @{ flags = @(31, 32, 34); runs = $true }
        'auth status' = @{ runs = $true }
        'beacon' = @{ nodes = @('embed	Print the script that embeds a Beacon in a page', 'identify-snippet	Print server-side code that signs and identifies a visitor', 'sign	Sign an e-mail address for Beacon Secure Mode', 'verify	Check a Beacon Secure Mode signature') }
        'beacon embed' = @{ flags = @(36, 37, 38, 39, 40); args = @('='); runs = $true }
        'beacon identify-snippet' = @{ flags = @(41, 42, 43); runs = $true }
        'beacon sign' = @{ flags = @(44, 42); runs = $true }
        'beacon verify' = @{ flags = @(45, 42, 46); runs = $true }
        'config' = @{ nodes = @('get	Print one setting of the profile', 'list	List the settings of the profile', 'set	Store one setting of the profile', 'unset	Remove one setting of the profile', 'validate	Check the configuration offline') }
        'config get' = @{ args = @('='); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @('=', '='); runs = $true }
        'config unset' = @{ args = @('='); runs = $true }
        'config validate' = @{ runs = $true }
        'conv' = @{ nodes = @('assign	Assign a conversation to a user', 'attachments	List the files attached to a conversation', 'bulk-status	Set the status of all matching conversations', 'count	Count conversations that match the filters', 'create	Create a conversation', 'delete	Delete a conversation permanently', 'dump	Export one conversation as a single JSON document', 'edit-note	Replace the text of a note or thread', 'export	Export conversations in bulk', 'get	Show one conversation', 'list	List conversations, newest first', 'move	Move a conversation to another inbox', 'note	Add an internal note to a conversation', 'reply	Reply to the customer of a conversation', 'search	Search conversations with a query expression', 'status	Set the status of a conversation', 'tag	Add or remove tags of a conversation', 'threads	List the threads of a conversation, newest first', 'watch	Print conversations as they change') }
        'conv assign' = @{ flags = @(47, 18); args = @('='); runs = $true }
        'conv attachments' = @{ args = @('='); runs = $true }
        'conv bulk-status' = @{ flags = @(48, 49, 50, 51, 52, 53, 18); runs = $true }
        'conv count' = @{ flags = @(48, 49, 54); runs = $true }
        'conv create' = @{ flags = @(55, 56, 57, 48, 58, 59, 60, 18); runs = $true }
        'conv delete' = @{ flags = @(18, 53); args = @('='); runs = $true }
        'conv dump' = @{ flags = @(61); args = @('='); runs = $true }
        'conv edit-note' = @{ flags = @(62, 18); args = @('=', '='); runs = $true }
        'conv export' = @{ flags = @(48, 63, 49, 64, 65, 66, 67, 54); runs = $true }
        'conv get' = @{ flags = @(68); args = @('='); runs = $true }
        'conv list' = @{ flags = @(48, 49, 63, 67, 69, 70, 54, 71); runs = $true }
        'conv move' = @{ flags = @(72, 18); args = @('='); runs = $true }
        'conv note' = @{ flags = @(73, 18); args = @('='); runs = $true }
        'conv reply' = @{ flags = @(73, 74, 75, 76, 18); args = @('='); runs = $true }
        'conv search' = @{ flags = @(48, 71); args = @('='); runs = $true }
        'conv status' = @{ flags = @(51, 18); args = @('='); runs = $true }
        'conv tag' = @{ flags = @(77, 78, 18); args = @('='); runs = $true }
        'conv threads' = @{ args = @('='); runs = $true }
        'conv watch' = @{ flags = @(48, 79, 80, 81, 82, 83); runs = $true }
        'customer' = @{ nodes = @('conversations	List the conversations of one customer', 'create	Create a customer', 'get	Show one customer', 'list	List customers', 'search	Search customers with a query expression', 'update	Update a customer') }
        'customer conversations' = @{ flags = @(71); args = @('='); runs = $true }
        'customer create' = @{ flags = @(84, 85, 86, 87, 88, 89, 18); runs = $true }
        'customer get' = @{ args = @('='); runs = $true }
        'customer list' = @{ flags = @(87, 89, 90, 63, 71); runs = $true }
        'customer search' = @{ flags = @(71); args = @('='); runs = $true }
        'customer update' = @{ flags = @(84, 85, 86, 87, 88, 89, 18); args = @('='); runs = $true }
        'docs' = @{ nodes = @('article	Articles of the knowledge base', 'auth	Check and store the API key of the knowledge base', 'category	Categories of a collection', 'collection	Collections of articles', 'site	Sites of the knowledge base') }
        'docs auth' = @{ flags = @(91, 34); runs = $true }
        'docs article' = @{ nodes = @('create	Create an article', 'delete	Delete an article', 'delete-draft	Discard the draft of an article', 'get	Show one article', 'list	List the articles of a collection or a category', 'save-draft	Save a draft without publishing it', 'search	Search articles by text', 'update	Change an article') }
        'docs article create' = @{ flags = @(92, 93, 94, 95, 96, 97, 98, 99, 18); runs = $true }
        'docs article delete' = @{ flags = @(99, 18, 53); args = @('='); runs = $true }
        'docs article delete-draft' = @{ flags = @(99, 18, 53); args = @('='); runs = $true }
        'docs article get' = @{ flags = @(99); args = @('='); runs = $true }
        'docs article list' = @{ flags = @(100, 95, 101, 99, 71); runs = $true }
        'docs article save-draft' = @{ flags = @(93, 99, 18); args = @('='); runs = $true }
        'docs article search' = @{ flags = @(95, 102, 101, 103, 99, 71); args = @('='); runs = $true }
        'docs article update' = @{ flags = @(92, 93, 98, 104, 99, 18); args = @('='); runs = $true }
        'docs category' = @{ nodes = @('create	Create a category', 'delete	Delete a category', 'list	List the categories of a collection', 'update	Change a category') }
        'docs category create' = @{ flags = @(105, 106, 107, 95, 99, 18); runs = $true }
        'docs category delete' = @{ flags = @(99, 18, 53); args = @('='); runs = $true }
        'docs category list' = @{ flags = @(99, 71); args = @('='); runs = $true }
        'docs category update' = @{ flags = @(105, 106, 107, 99, 18); args = @('='); runs = $true }
        'docs collection' = @{ nodes = @('create	Create a collection', 'delete	Delete a collection and all its articles', 'get	Show one collection', 'list	List collections', 'update	Change a collection') }
        'docs collection create' = @{ flags = @(108, 106, 107, 102, 99, 18); runs = $true }
        'docs collection delete' = @{ flags = @(99, 18, 53); args = @('='); runs = $true }
        'docs collection get' = @{ flags = @(99); args = @('='); runs = $true }
        'docs collection list' = @{ flags = @(102, 109, 99, 71); runs = $true }
        'docs collection update' = @{ flags = @(108, 106, 107, 110, 99, 18); args = @('='); runs = $true }
        'docs site' = @{ nodes = @('get	Show one site', 'list	List sites') }
        'docs site get' = @{ flags = @(99); args = @('='); runs = $true }
        'docs site list' = @{ flags = @(99, 71); runs = $true }
        'mailbox' = @{ nodes = @('fields	List the custom fields of an inbox', 'folders	List the folders of an inbox', 'get	Show one inbox', 'list	List inboxes') }
        'mailbox fields' = @{ args = @('='); runs = $true }
        'mailbox folders' = @{ args = @('='); runs = $true }
        'mailbox get' = @{ args = @('='); runs = $true }
        'mailbox list' = @{ flags = @(71); runs = $true }
        'mcp' = @{ nodes = @('serve	Serve the commands as MCP tools over stdio') }
        'mcp serve' = @{ flags = @(111); runs = $true }
        'profile' = @{ nodes = @('current	Print the active profile', 'list	List profiles and their sign-in status', 'use	Set the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('='); runs = $true }
        'report' = @{ nodes = @('beacon	Count conversations by source', 'company	Show the performance of the team in a time range', 'conversations	Show the volume of conversations in a time range', 'user	Show the activity of a user or team in a time range') }
        'report beacon' = @{ flags = @(48, 63); runs = $true }
        'report company' = @{ flags = @(112, 113, 48, 114); runs = $true }
        'report conversations' = @{ flags = @(112, 113, 48, 114); runs = $true }
        'report user' = @{ flags = @(112, 113, 115); runs = $true }
        'sandbox' = @{ nodes = @('reset	Reset the sandbox to its initial records', 'serve	Run the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(116, 117, 118, 119, 120, 121); runs = $true }
        'tag' = @{ nodes = @('get	Show one tag', 'list	List tags alphabetically', 'usage	Count the conversations that have a tag') }
        'tag get' = @{ args = @('='); runs = $true }
        'tag list' = @{ flags = @(71); runs = $true }
        'tag usage' = @{ args = @('='); runs = $true }
        'user' = @{ nodes = @('get	Show one team member', 'list	List team members', 'me	Show the signed-in user') }
        'user get' = @{ args = @('='); runs = $true }
        'user list' = @{ flags = @(122, 123, 71); runs = $true }
        'user me' = @{ runs = $true }
        'webhook' = @{ nodes = @('create	Register a webhook', 'delete	Delete a webhook', 'get	Show one webhook', 'list	List webhooks') }
        'webhook create' = @{ flags = @(124, 125, 126, 127, 18); runs = $true }
        'webhook delete' = @{ flags = @(18, 53); args = @('='); runs = $true }
        'webhook get' = @{ flags = @(128); args = @('='); runs = $true }
        'webhook list' = @{ flags = @(128, 71); runs = $true }
        'workflow' = @{ nodes = @('list	List workflows', 'run	Run a manual workflow on conversations') }
        'workflow list' = @{ flags = @(48, 129, 71); runs = $true }
        'workflow run' = @{ flags = @(130, 18); args = @('='); runs = $true }
    }
    $globals = @(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
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
