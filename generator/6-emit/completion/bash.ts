/** The completion script of bash. */
import { mark } from '../files.js';
import type { Description, Level } from './describe.js';
import { args, identifier, quoted, record } from './record.js';

/** Works in bash 3.2, which some systems still have: no associative arrays, no nameref. */
export function bashScript(description: Description): string {
  const { binary, flags, globals, topics, levels } = description;
  const id = identifier(binary);
  return `# Completion of ${binary} for bash. ${mark}

${id}_flags=(
${flags.map((flag) => `  ${quoted(record(flag, false))}`).join('\n')}
)

${id}_level() {
  nodes= flags= args=() runs=
  case $1 in
${levels.map(levelOf).join('\n')}
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
${id}_flag() {
  local at names
  value= index=
  for at in $flags ${globals.join(' ')}; do
    names=\${${id}_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${${id}_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes what ${binary} prints for the kind $1 and the typed $2; $3 comes before it in the same word.
${id}_ask() {
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
  done < <(command ${binary} --complete "$1" --word="$typed" "\${words[@]}" 2>/dev/null </dev/null)
  # If there are several, bash lists them, and inserts only what they have in common, unless it goes through them one by one.
  case \${#bare[@]}$quote:$COMP_TYPE in
  1:* | *:37 | *:42 | *[\\'\\"]:* | *:) COMPREPLY+=("\${bare[@]}") ;;
  *) COMPREPLY+=("\${described[@]}") ;;
  esac
}

# Proposes the tables and columns that a query may have at the cursor; $1 is the word. What comes before them stays as it is typed.
${id}_query() {
  local found end= text rest= bare=() described=()
  # In a quote that is open, the word that bash completes ends at the cursor.
  cur=$1
  if [[ $cur == "$point"* ]]; then rest=\${cur#"$point"} cur=$point; fi
  {
    IFS= read -r end
    while IFS= read -r found; do
      text=\${found%%$'\t'*}
      bare+=("\${cur%"$end"}$text")
      [[ $text == "$found" ]] || text+="  (\${found#*$'\t'})"
      described+=("$text")
    done
  } < <(command ${binary} --complete query:sh --word="$quote$cur" --rest="$rest" "\${words[@]}" "\${COMP_WORDS[@]:COMP_CWORD+1}" 2>/dev/null </dev/null)
  case \${#bare[@]}:$COMP_TYPE in
  # Bash only lists them.
  *:63) COMPREPLY=("\${described[@]}") cur=$point ;;
  # Bash goes through them one by one.
  *:37 | *:42) COMPREPLY=("\${bare[@]}") ;;
  # With a second candidate, bash does not close the quote.
  1:*) COMPREPLY=("$bare" "$bare ") ;;
  *) COMPREPLY=("\${bare[@]}") ;;
  esac
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
${id}_value() {
  local IFS=$' \\t\\n' head=
  case $1 in
  :*) COMPREPLY=($(compgen -P "$3" -W "\${1#:}" -- "$2")) ;;
  !*) ${id}_ask "\${1:1}" "$2" "$3" ;;
  ,*)
    [[ $2 != *,* ]] || head=\${2%,*},
    ${id}_value "\${1:1}" "\${2##*,}" "$3$head"
    ;;
  '?') COMPREPLY=($(compgen -P "$3" -W 'yes no' -- "$2")) ;;
  /)
    while IFS= read -r head; do COMPREPLY+=("$3$head"); done < <(compgen -f -- "$2")
    compopt -o filenames 2>/dev/null
    ;;
  % | @)
    if [[ $1$2 == %[!@]* ]]; then ${id}_query "$2"; fi
    [[ $2 == @* ]] || return
    while IFS= read -r head; do
      COMPREPLY+=("$3@$head")
      # With this option the shell quotes the at sign too, so it is set only if the name needs quotes.
      case $head in *[!A-Za-z0-9_./-]*) compopt -o filenames 2>/dev/null ;; esac
    done < <(compgen -f -- "\${2#@}")
    ;;
  esac
}

${id}() {
  local IFS=$' \\t\\n' words=() glue= at word last cur
  local nodes flags args runs path= name value= index= given=' ' count=0 place help= kept offered= quote= point=$2
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

  ${id}_level ''
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
      ${id}_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    *)
      if [[ -z $path && $word == help ]]; then
        help=1
      elif ((count == 0)) && ${id}_level "\${path:+$path }$word"; then
        path=\${path:+$path }$word
      else
        ${id}_level "$path"
        [[ $runs ]] || return
        ((count++))
      fi
      ;;
    esac
  done

  if [[ $value && $value != '?' ]]; then
    ${id}_value "$value" "$cur" ''
  elif [[ $help ]]; then
    [[ $path ]] || nodes+=' ${topics.map(({ word }) => word).join(' ')}'
    COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
  elif [[ $cur == --*=* ]]; then
    ${id}_flag "\${cur%%=*}"
    ${id}_value "$value" "\${cur#*=}" "\${cur%%=*}="
  else
    place=$count last=$((\${#args[@]} - 2))
    if ((last >= 0 && place > last)) && [[ \${args[last + 1]} == ... ]]; then place=$last; fi
    if [[ $cur != -* ]]; then
      ((count > 0)) || COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
      kept=("\${COMPREPLY[@]}") COMPREPLY=()
      ${id}_value "\${args[place]}" "$cur" ''
      COMPREPLY=("\${kept[@]}" "\${COMPREPLY[@]}")
    fi
    if [[ $cur == -* || ( -z $cur && $runs && -z $nodes && -z \${args[place]} ) ]]; then
      for at in $flags ${globals.join(' ')}; do
        name=\${${id}_flags[at]%%$'\\t'*}
        if [[ $name == '+ '* || $given != *" $at "* ]]; then offered+=" \${name#+ }"; fi
      done
      COMPREPLY=($(compgen -W "$offered" -- "$cur"))
    fi
  fi

  # Bash replaces only the part after the last break.
  word=\${cur%"$2"}
  if [[ $word ]]; then COMPREPLY=("\${COMPREPLY[@]#"$word"}"); fi
}

complete -F ${id} ${binary}
`;
}

function levelOf(level: Level): string {
  const parts = [
    ...(level.nodes.length === 0 ? [] : [`nodes=${quoted(level.nodes.map(({ word }) => word).join(' '))}`]),
    ...(level.flags.length === 0 ? [] : [`flags=${quoted(level.flags.join(' '))}`]),
    ...(level.args.length === 0 ? [] : [`args=(${args(level).map(quoted).join(' ')})`]),
    ...(level.runs ? ['runs=1'] : []),
  ];
  return `  ${level.paths.map(quoted).join(' | ')}) ${parts.join(' ')} ;;`;
}
