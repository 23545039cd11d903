/** The completion script of zsh. */
import { mark } from '../files.js';
import type { Description, Level, Word } from './describe.js';
import { args, identifier, oneLine, quoted, record } from './record.js';

/** Works as a file `_<binary>` in a folder of `$fpath`, and sourced after `compinit`. Lists start at 1. */
export function zshScript(description: Description): string {
  const { binary, flags, globals, topics, levels } = description;
  const id = identifier(binary);
  return `#compdef ${binary}
# Completion of ${binary} for zsh. ${mark}

typeset -ga ${id}_flags=(
${flags.map((flag) => `  ${quoted(record(flag, true))}`).join('\n')}
)

${id}_level() {
  nodes=() own=() values=() runs=
  case $1 in
${levels.map(levelOf).join('\n')}
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
${id}_flag() {
  local at parts
  value= index=
  for at in $own ${globals.map((at) => at + 1).join(' ')}; do
    parts=("\${(@ps:\\t:)${id}_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes what ${binary} prints for the kind $1; the other arguments are those of compadd.
${id}_ask() {
  local found
  local -a texts shown
  for found in \${(f)"$(command ${binary} --complete $1 --word=\${(Q)PREFIX} "\${(@)words_before}" 2>/dev/null </dev/null)"}; do
    texts+=(\${found%%$'\\t'*}) shown+=(\${found/$'\\t'/ -- })
  done
  shift
  compadd "$@" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a texts
}

# Proposes the tables and columns that a query may have at the cursor. What comes before them stays as it is typed.
${id}_query() {
  local line
  local -a found texts shown
  found=("\${(@f)$(command ${binary} --complete query:sh --word="$QIPREFIX$PREFIX" --rest="$SUFFIX$QISUFFIX" "\${(@)words_before}" "\${(@Q)words[CURRENT+1,-1]}" 2>/dev/null </dev/null)}")
  (( $#found > 1 )) || return 1
  for line in $found[2,-1]; do texts+=(\${line%%$'\t'*}) shown+=(\${line/$'\t'/ -- }); done
  compadd -U -Q -S '' -i "$IPREFIX\${PREFIX%"$found[1]"}" -I "$SUFFIX" -l -d shown -a texts
}

# Proposes values of the kind $1 for the word under the cursor; the other arguments are those of compadd.
${id}_value() {
  local kind=$1
  shift
  case $kind in
  (:*) compadd "$@" -- \${=kind#:} ;;
  ('!'*) ${id}_ask \${kind[2,-1]} "$@" ;;
  (,*)
    compset -P '*,'
    ${id}_value \${kind[2,-1]} -S ''
    ;;
  ('?') compadd -- yes no ;;
  (/) _files ;;
  (@) compset -P '@' && _files ;;
  (%) ${id}_value @ || ${id}_query ;;
  (*) return 1 ;;
  esac
}

${id}() {
  local -a nodes own values words_before shown
  local runs way= name value= index= given=' ' word cur=\${(Q)words[CURRENT]} at help= found=1
  integer count=0 place
  words_before=("\${(@Q)words[2,CURRENT-1]}")

  ${id}_level ''
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
      ${id}_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    (*)
      if [[ -z $way && $word == help ]]; then
        help=1
      elif (( count == 0 )) && ${id}_level "\${way:+$way }$word"; then
        way=\${way:+$way }$word
      else
        ${id}_level "$way"
        [[ -n $runs ]] || return 1
        count+=1
      fi
      ;;
    esac
  done

  if [[ -n $value && $value != '?' ]]; then
    ${id}_value "$value"
    return
  fi
  if [[ -n $help ]]; then
    [[ -n $way ]] || nodes+=(${topics.map(wordOf).join(' ')})
    _describe -t commands command nodes
    return
  fi
  if [[ $cur == --*=* ]]; then
    ${id}_flag "\${cur%%=*}"
    compset -P '*='
    ${id}_value "$value"
    return
  fi
  place=$(( count + 1 ))
  if (( place > $#values )) && [[ $values[-1] == ... ]]; then place=$(( $#values - 1 )); fi
  if [[ $cur != -* ]]; then
    (( count > 0 || $#nodes == 0 )) || { _describe -t commands command nodes && found=0 }
    (( place > $#values )) || { ${id}_value "$values[place]" && found=0 }
  fi
  if [[ $cur == -* || ( -z $cur && -n $runs && $#nodes == 0 && $place -gt $#values ) ]]; then
    for at in $own ${globals.map((at) => at + 1).join(' ')}; do
      word=\${${id}_flags[at]}
      [[ $word == '+ '* || $given != *" $at "* ]] || continue
      for name in \${=\${word#+ }%%$'\\t'*}; do shown+=("$name:\${word##*$'\\t'}"); done
    done
    _describe -t flags flag shown && found=0
  fi
  return $found
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then ${id} "$@"; else compdef ${id} ${binary}; fi
`;
}

/** `_describe` splits a word from its text at the first colon that is not escaped. */
const wordOf = ({ word, summary }: Word): string => quoted(`${word}:${oneLine(summary)}`);

function levelOf(level: Level): string {
  const parts = [
    ...(level.nodes.length === 0 ? [] : [`nodes=(${level.nodes.map(wordOf).join(' ')})`]),
    ...(level.flags.length === 0 ? [] : [`own=(${level.flags.map((at) => at + 1).join(' ')})`]),
    ...(level.args.length === 0 ? [] : [`values=(${args(level).map(quoted).join(' ')})`]),
    ...(level.runs ? ['runs=1'] : []),
  ];
  return `  (${level.paths.map(quoted).join('|')}) ${parts.join(' ')} ;;`;
}
