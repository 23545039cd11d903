import { n as mark, t as headerOf } from "./files-B90qBByP.js";
import { a as topics, c as flagLabel, i as commandList, l as flagText, n as referencePages, o as argumentLabel, r as notations, s as argumentText, u as usageWords } from "./emit-CAvSfXJu.js";
import { G as defined, W as isObject } from "./miss-DFNGofI6.js";
import { i as pascal } from "./words-BYPVa46K.js";
import { IndentationText, Project, QuoteKind, StructureKind } from "ts-morph";

// generator/6-emit/completion/record.ts
/**
* Encodes a flag for the scripts of bash, zsh and fish: names, value and summary, separated by tabs. The name `+` means
* that the flag may be repeated. The value is empty for a boolean flag, `?` for yes or no, `=` for any text, `/` for a
* file, `@` for text or a file after an at sign, `:a b` for one of the words, `!kind` for what the program prints. A comma
* before the last two means several values, separated by commas.
*/
function record({ names, value, repeat, summary }, described) {
	return [
		`${repeat ? "+ " : ""}${names.join(" ")}`,
		code(value),
		...described ? [oneLine(summary)] : []
	].join("	");
}
function code(value) {
	switch (value.is) {
		case "word": return `:${value.words.join(" ")}`;
		case "list": return `,:${value.words.join(" ")}`;
		case "asked": return `${value.list ? "," : ""}!${value.kind}`;
		default: return {
			none: "",
			yesno: "?",
			any: "=",
			file: "/",
			"at-file": "@"
		}[value.is];
	}
}
/** Returns the values of the arguments of a level; `...` repeats the last one. */
const args = ({ args: list, variadic }) => [...list.map(code), ...variadic ? ["..."] : []];
/** Removes the characters that separate fields and lines. */
const oneLine = (text) => text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
/** Returns a name for a shell function or variable. */
const identifier = (binary) => `_${binary.replace(/\W/g, "_")}`;
/** Quotes a word for bash and zsh in single quotes, where no other character is special. */
const quoted$3 = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

// generator/6-emit/completion/bash.ts
/** Works in bash 3.2, which some systems still have: no associative arrays, no nameref. */
function bashScript(description) {
	const { binary, flags, globals, topics, levels } = description;
	const id = identifier(binary);
	return `# Completion of ${binary} for bash. ${mark}

${id}_flags=(
${flags.map((flag) => `  ${quoted$3(record(flag, false))}`).join("\n")}
)

${id}_level() {
  nodes= flags= args=() runs=
  case $1 in
${levels.map(levelOf$2).join("\n")}
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
${id}_flag() {
  local at names
  value= index=
  for at in $flags ${globals.join(" ")}; do
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

${id}() {
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
    [[ $path ]] || nodes+=' ${topics.map(({ word }) => word).join(" ")}'
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
      for at in $flags ${globals.join(" ")}; do
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
function levelOf$2(level) {
	const parts = [
		...level.nodes.length === 0 ? [] : [`nodes=${quoted$3(level.nodes.map(({ word }) => word).join(" "))}`],
		...level.flags.length === 0 ? [] : [`flags=${quoted$3(level.flags.join(" "))}`],
		...level.args.length === 0 ? [] : [`args=(${args(level).map(quoted$3).join(" ")})`],
		...level.runs ? ["runs=1"] : []
	];
	return `  ${level.paths.map(quoted$3).join(" | ")}) ${parts.join(" ")} ;;`;
}

// generator/6-emit/completion/describe.ts
/** Returns the tree of words with flags and values, without hidden commands and flags. */
function describeCompletion(ir) {
	const flags = [];
	const settings = Object.keys(ir.service.settings).filter((name) => !ir.service.settings[name]?.internal).sort();
	const places = /* @__PURE__ */ new Map();
	const placeOf = (flag) => {
		const key = JSON.stringify(flag);
		const known = places.get(key);
		if (known !== void 0) return known;
		places.set(key, flags.length);
		return flags.push(flag) - 1;
	};
	const placesOf = (list) => list.filter(({ data }) => data.hidden !== true).map((flag) => placeOf(flagOf(flag)));
	const globals = placesOf(ir.globals);
	const aliases = ir.commands.some(isAliasList) ? [{
		is: "asked",
		kind: "alias",
		list: false
	}] : [];
	const version = {
		names: ["--version"],
		value: { is: "none" },
		repeat: false,
		summary: "Print the version"
	};
	const levels = [];
	visit(ir.root, [""], void 0);
	return {
		binary: ir.service.binary,
		flags,
		globals,
		topics: [commandList, ...topics(ir)].filter(({ name }) => !ir.root.groups.some((group) => group.name === name)).map(({ name, title }) => ({
			word: name,
			summary: title
		})),
		levels
	};
	function visit(group, paths, own) {
		const commands = group.commands.filter(({ hidden }) => !hidden);
		const groups = new Map(group.groups.map((nested) => [nested.name, nested]));
		const nodes = /* @__PURE__ */ new Map();
		for (const { name, summary } of group.groups) nodes.set(name, summary);
		for (const command of commands) nodes.set(lastOf(command), command.describe);
		if (group === ir.root) nodes.set("help", "Show help for a command or topic");
		levels.push({
			...level(paths, own),
			nodes: [...nodes].sort(([a], [b]) => a < b ? -1 : 1).map(([word, summary]) => ({
				word,
				summary
			})),
			...group === ir.root ? {
				flags: [placeOf(version)],
				args: aliases
			} : {}
		});
		for (const command of commands) {
			const below = spellings(paths, [lastOf(command), ...command.aliases]);
			const nested = groups.get(lastOf(command));
			if (nested === void 0) levels.push(level(below, command));
			else visit(nested, below, command);
		}
		for (const nested of group.groups) if (!commands.some((command) => lastOf(command) === nested.name)) visit(nested, spellings(paths, [nested.name]), void 0);
	}
	function level(paths, command) {
		return {
			paths,
			nodes: [],
			flags: placesOf(command?.flags ?? []),
			args: (command?.args ?? []).map(valueOf),
			variadic: command?.args.some(({ data }) => data.variadic === true) ?? false,
			runs: command !== void 0
		};
	}
	function flagOf(flag) {
		const { name, data } = flag;
		return {
			names: [...data.alias === void 0 ? [] : [data.alias].flat(), name].sort((a, b) => Number(a.length > 1) - Number(b.length > 1)).map((word) => word.length === 1 ? `-${word}` : `--${word}`),
			value: valueOf(flag),
			repeat: data.repeat === true,
			summary: data.describe
		};
	}
	/** Returns the references whose names are stored: those of a collection that is read as a whole. */
	function listsOf(reference = "") {
		const scan = ir.service.references[reference]?.scan;
		return scan && [reference, ...scan.or === void 0 ? [] : [scan.or]].join("+");
	}
	function valueOf({ data, completes }) {
		const { kind } = data;
		const lists = listsOf(data.reference);
		const list = kind === "csv";
		const words = completes === "setting" ? settings : data.choices?.filter((choice) => plain.test(choice));
		if (words !== void 0 && words.length > 0) return {
			is: list ? "list" : "word",
			words
		};
		if (lists !== void 0) return {
			is: "asked",
			kind: `${list ? "names" : "name"}:${lists}`,
			list
		};
		if (kind === "resource") return {
			is: "asked",
			kind,
			list
		};
		if (completes !== void 0 && completes !== "setting") return {
			is: "asked",
			kind: completes,
			list
		};
		if (kind === "boolean") return { is: "none" };
		if (kind === "yesno") return { is: "yesno" };
		if (kind === "path") return { is: "file" };
		return { is: kind === "json" || kind === "message" ? "at-file" : "any" };
	}
}
const lastOf = ({ words }) => words.at(-1) ?? "";
const isAliasList = ({ workflow }) => workflow?.shared === true && workflow.name === "alias-list";
const spellings = (paths, words) => paths.flatMap((path) => words.map((word) => path === "" ? word : `${path} ${word}`));
/** Words that a shell would have to quote are not proposed. */
const plain = /^[\w./:@%+-]+$/;

// generator/6-emit/completion/fish.ts
/** Fish has two escapes in single quotes. */
const quoted$2 = (text) => `'${text.replace(/[\\']/g, "\\$&")}'`;
/** Lists start at 1. Every proposal is a whole word, so it includes the text before the value. */
function fishScript(description) {
	const { binary, flags, globals, topics, levels } = description;
	const id = `_${identifier(binary)}`;
	return `# Completion of ${binary} for fish. ${mark}

set -g ${id}_flags \\
${flags.map((flag) => `    ${quoted$2(record(flag, true))}`).join(" \\\n")}

function ${id}_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
${levels.map(levelOf$1).join("\n")}
        case '*'
            return 1
    end
    return 0
end

# Sets value and index for the flag.
function ${id}_flag --no-scope-shadowing
    set value ''
    set index ''
    for at in $own ${globals.map((at) => at + 1).join(" ")}
        set -l parts (string split \\t -- $${id}_flags[$at])
        if contains -- $argv[1] (string split ' ' -- $parts[1])
            set index $at
            set value $parts[2]
            return
        end
    end
end

# Prints the files that begin with the second argument; the first comes before it in the same word.
function ${id}_files
    set -l start (string replace -r '^~/' "$HOME/" -- $argv[2])
    for file in $start*
        test -d $file; and set file $file/
        printf '%s\\n' $argv[1](string replace -- "$start" "$argv[2]" $file)
    end
end

# Prints what ${binary} prints for the kind $argv[1] and the typed $argv[2]; $argv[3] comes before it in the same word.
function ${id}_ask
    command -q ${binary}; or return
    set -l words (commandline -opc)
    for found in (command ${binary} --complete $argv[1] --word="$argv[2]" $words[2..-1] 2>/dev/null </dev/null)
        printf '%s\\n' $argv[3]$found
    end
end

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function ${id}_value
    set -l kind (string sub -s 2 -- $argv[1])
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3](string split ' ' -- $kind)
        case '!*'
            ${id}_ask $kind $argv[2] $argv[3]
        case ',*'
            set -l last (string replace -r '^.*,' '' -- $argv[2])
            ${id}_value $kind $last $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])
        case '\\\\?'
            printf '%s\\n' $argv[3]yes $argv[3]no
        case /
            ${id}_files $argv[3] $argv[2]
        case '@*'
            if string match -q '@*' -- $argv[2]
                ${id}_files $argv[3]@ (string sub -s 2 -- $argv[2])
            end
    end
end

function ${id}
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
    ${id}_level ''
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
                ${id}_flag $name
                set -a given $index
                test "$word" = "$name"; or set value ''
            case '*'
                if test -z "$way" -a "$word" = help
                    set help 1
                else if test $count -eq 0; and ${id}_level (string trim -- "$way $word")
                    set way (string trim -- "$way $word")
                else
                    ${id}_level $way
                    test -n "$runs"; or return
                    set count (math $count + 1)
                end
        end
    end

    if test -n "$value" -a "$value" != '?'
        ${id}_value $value $cur ''
        return
    end
    if test -n "$help"
        printf '%s\\n' $nodes
        test -n "$way"; or printf '%s\\n' ${topics.map(wordOf$1).join(" ")}
        return
    end
    if string match -q -- '--*=*' $cur
        set -l parts (string split -m 1 = -- $cur)
        ${id}_flag $parts[1]
        ${id}_value "$value" $parts[2] $parts[1]=
        return
    end
    set -l place (math $count + 1)
    if test $place -gt (count $values); and test "$values[-1]" = ...
        set place (math (count $values) - 1)
    end
    if not string match -q -- '-*' $cur
        test $count -gt 0; or printf '%s\\n' $nodes
        test $place -gt (count $values); or ${id}_value $values[$place] $cur ''
    end
    if string match -q -- '-*' $cur; or begin
            test -z "$cur"; and test -n "$runs" -a -z "$nodes" -a $place -gt (count $values)
        end
        for at in $own ${globals.map((at) => at + 1).join(" ")}
            set -l parts (string split \\t -- $${id}_flags[$at])
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

complete -c ${binary} -e
complete -c ${binary} -f -a '(${id})'
`;
}
const wordOf$1 = ({ word, summary }) => quoted$2(`${word}\t${oneLine(summary)}`);
function levelOf$1(level) {
	const parts = [
		...level.nodes.length === 0 ? [] : [`set nodes ${level.nodes.map(wordOf$1).join(" ")}`],
		...level.flags.length === 0 ? [] : [`set own ${level.flags.map((at) => at + 1).join(" ")}`],
		...level.args.length === 0 ? [] : [`set values ${args(level).map(quoted$2).join(" ")}`],
		...level.runs ? ["set runs 1"] : []
	];
	return `        case ${level.paths.map(quoted$2).join(" ")}\n            ${parts.join("\n            ")}`;
}

// generator/6-emit/completion/powershell.ts
/** Typographic quotes also end a text. */
const quoted$1 = (text) => `'${text.replace(/['\u2018-\u201b]/g, "$&$&")}'`;
/** Without proposals PowerShell completes file names, so files need no code here. */
function powershellScript(description) {
	const { binary, flags, globals, topics, levels } = description;
	const names = [
		binary,
		`${binary}.cmd`,
		`${binary}.ps1`
	].map(quoted$1).join(", ");
	return `# Completion of ${binary} for PowerShell. ${mark}

Register-ArgumentCompleter -Native -CommandName ${names} -ScriptBlock {
    param($typed, $ast, $cursor)

    $flags = @(
${flags.map((flag) => `        ${quoted$1(record(flag, true))}`).join("\n")}
    )
    $levels = @{
${levels.flatMap(levelsOf).join("\n")}
    }
    $globals = @(${globals.join(", ")})
    $topics = @(${topics.map(({ word, summary }) => quoted$1(`${word}\t${oneLine(summary)}`)).join(", ")})

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
    # Returns what ${binary} prints for a kind. The words before the cursor name the profile.
    function Get-Asked($kind, $part, $before) {
        $part = $part.Trim([char]34, [char]39)
        try {
            foreach ($line in & ${quoted$1(binary)} '--complete' $kind "--word=$part" @words 2>$null) {
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
`;
}
function levelsOf(level) {
	const nodes = level.nodes.map(({ word, summary }) => quoted$1(`${word}\t${oneLine(summary)}`));
	const parts = [
		...nodes.length === 0 ? [] : [`nodes = @(${nodes.join(", ")})`],
		...level.flags.length === 0 ? [] : [`flags = @(${level.flags.join(", ")})`],
		...level.args.length === 0 ? [] : [`args = @(${args(level).map(quoted$1).join(", ")})`],
		...level.runs ? ["runs = $true"] : []
	];
	return level.paths.map((path) => `        ${quoted$1(path)} = @{ ${parts.join("; ")} }`);
}

// generator/6-emit/completion/zsh.ts
/** Works as a file `_<binary>` in a folder of `$fpath`, and sourced after `compinit`. Lists start at 1. */
function zshScript(description) {
	const { binary, flags, globals, topics, levels } = description;
	const id = identifier(binary);
	return `#compdef ${binary}
# Completion of ${binary} for zsh. ${mark}

typeset -ga ${id}_flags=(
${flags.map((flag) => `  ${quoted$3(record(flag, true))}`).join("\n")}
)

${id}_level() {
  nodes=() own=() values=() runs=
  case $1 in
${levels.map(levelOf).join("\n")}
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
${id}_flag() {
  local at parts
  value= index=
  for at in $own ${globals.map((at) => at + 1).join(" ")}; do
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
    [[ -n $way ]] || nodes+=(${topics.map(wordOf).join(" ")})
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
    for at in $own ${globals.map((at) => at + 1).join(" ")}; do
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
const wordOf = ({ word, summary }) => quoted$3(`${word}:${oneLine(summary)}`);
function levelOf(level) {
	const parts = [
		...level.nodes.length === 0 ? [] : [`nodes=(${level.nodes.map(wordOf).join(" ")})`],
		...level.flags.length === 0 ? [] : [`own=(${level.flags.map((at) => at + 1).join(" ")})`],
		...level.args.length === 0 ? [] : [`values=(${args(level).map(quoted$3).join(" ")})`],
		...level.runs ? ["runs=1"] : []
	];
	return `  (${level.paths.map(quoted$3).join("|")}) ${parts.join(" ")} ;;`;
}

// generator/6-emit/completion/emit.ts
/** Returns the scripts by shell; `undefined` for a client without the command `completion`. */
function renderCompletion(ir) {
	if (!ir.commands.some(({ workflow }) => workflow?.shared === true && workflow.name === "completion")) return void 0;
	const description = describeCompletion(ir);
	return /* @__PURE__ */ new Map([
		["bash", bashScript(description)],
		["zsh", zshScript(description)],
		["fish", fishScript(description)],
		["powershell", powershellScript(description)]
	]);
}

// generator/6-emit/help/layout.ts
/** Returns a row per label and text. */
const table = (rows) => rows.map(([label, text]) => `  ${label}\t${text}`).join("\n");
/** Returns a paragraph that begins with its title. */
const titled = (title, text) => `${title}:\t${text}`;
const commandLine = (run) => `  $ ${run}`;
const comment = (text) => `  # ${text}`;
function section(title, body) {
	return body === "" ? [] : [`${title}:\n${body}`];
}
const page = (parts) => `${parts.join("\n\n")}\n`;

// generator/6-emit/help/leaf.ts
/** Returns the help of a command: examples first, then usage, arguments and flags. */
function leafHelp(command, nested, ir) {
	const { binary } = ir.service;
	const words = command.words.join(" ");
	const flags = command.flags.filter(({ data }) => data.hidden !== true);
	const own = flags.filter(({ origin }) => origin !== "derived");
	const required = own.filter(({ data }) => data.demandOption === true);
	const optional = own.filter(({ data }) => data.demandOption !== true);
	const safety = flags.filter(({ origin }) => origin === "derived");
	const subcommands = nested === void 0 ? [] : [...nested.commands, ...nested.groups];
	return page([
		command.describe,
		...section("Examples", examples(command.examples)),
		titled("Usage", [
			binary,
			words,
			...usageWords(command)
		].join(" ")),
		...command.description === void 0 ? [] : [command.description],
		...formats(command),
		...section("Aliases", command.aliases.map((alias) => `  ${[
			binary,
			...command.words.slice(0, -1),
			alias
		].join(" ")}`).join("\n")),
		...section("Arguments", table(command.args.map((arg) => [argumentLabel(arg), argumentText(arg)]))),
		...section("Flags", table([...required, ...optional].map((flag) => [flagLabel(flag), flagText(flag)]))),
		...notations(command).flatMap(([title, rows]) => section(title, table(rows))),
		...section("Exactly one of", (command.oneOf ?? []).map((names) => `  ${names.map((name) => `--${name}`).join(", ")}`).join("\n")),
		...section("Safety flags", table(safety.map((flag) => [flagLabel(flag), flagText(flag)]))),
		...section("Commands", table(subcommands.map((node) => [node.words.at(-1) ?? "", "describe" in node ? node.describe : node.summary]))),
		...section("Exit codes", table(command.exits.map(({ code, meaning }) => [String(code), meaning]))),
		...subcommands.length === 0 ? [] : [`More: ${binary} ${words} <command> --help`],
		`Global flags: ${binary} help flags`
	]);
}
/** Returns how the output of a command differs from the standard formats. */
function formats({ output, plan }) {
	const own = output === void 0 ? [] : [`The default output format is ${output}.`];
	return plan?.flat === true ? [[...own, "Tables and CSV files have one row per path and value."].join(" ")] : own;
}
function examples(list) {
	return list.map(({ run, shows }) => shows === void 0 ? commandLine(run) : `${comment(shows)}\n${commandLine(run)}`).join("\n");
}

// generator/6-emit/help/topics.ts
/** Returns the help of a topic. */
function topicHelp({ title, parts }) {
	return page([title, ...parts.flatMap((part) => {
		if ("text" in part) return [part.text];
		return section(part.title, "rows" in part ? table(part.rows) : examples(part.examples));
	})]);
}

// generator/6-emit/help/render.ts
/** Writes all help once, so that printing it needs no parser. */
function renderHelp(ir) {
	const texts = /* @__PURE__ */ new Map();
	visit(ir.root);
	return { of: (group) => texts.get(group) ?? /* @__PURE__ */ new Map() };
	function visit(group) {
		const level = /* @__PURE__ */ new Map([["", group === ir.root ? rootHelp(ir) : groupHelp(group, ir)]]);
		for (const command of group.commands) {
			const name = command.words.at(-1) ?? "";
			level.set(name, leafHelp(command, group.groups.find((nested) => nested.name === name), ir));
		}
		if (group === ir.root) {
			level.set(`help ${commandList.name}`, commandsHelp(ir));
			for (const topic of topics(ir)) level.set(`help ${topic.name}`, topicHelp(topic));
		}
		texts.set(group, level);
		group.groups.forEach(visit);
	}
}
function groupHelp(group, ir) {
	const words = [ir.service.binary, ...group.words].join(" ");
	return page([
		group.summary,
		...section("Examples", examples(firstExamples(popularFirst([...group.commands, ...group.groups.flatMap(all)]), 3))),
		titled("Usage", `${words} <command>`),
		...group.description === void 0 ? [] : [group.description],
		...section("Commands", table(visible(group.commands).map((command) => [command.words.at(-1) ?? "", command.describe]))),
		...section("Groups", table(group.groups.map(({ name, summary }) => [name, summary]))),
		`More: ${words} <command> --help`,
		`Global flags: ${ir.service.binary} help flags`
	]);
}
/** Returns the first screen: what to do first, and the names of all commands. It fits a terminal of 80 by 24. */
function rootHelp(ir) {
	const { binary } = ir.service;
	const names = rootRows(ir).map((rows) => rows.map(([name]) => name).join(", "));
	return page([
		ir.summary,
		...section("Start here", examples(firstSteps(ir))),
		titled("Usage", `${binary} <command> [flags]`),
		[titled("Commands", names[0] ?? ""), titled("Setup", names[1] ?? "")].join("\n"),
		...section("More", table([
			[`${binary} help ${commandList.name}`, commandList.title],
			[`${binary} <command> --help`, "Examples and flags of a command"],
			[`${binary} help <topic>`, topics(ir).map(({ name }) => name).join(", ")]
		]))
	]);
}
/** Returns the summaries of all commands, those of groups below the summary of the group. */
function commandsHelp(ir) {
	const { binary, version } = ir.service;
	const groups = ir.root.groups.map((group) => [group, visible([...ir.root.commands.filter(({ words }) => words[0] === group.name), ...all(group)])]);
	const grouped = new Set(ir.root.groups.map(({ name }) => name));
	const alone = visible(ir.root.commands).filter(({ words }) => !grouped.has(words[0] ?? ""));
	const rows = (commands) => table(commands.map(({ words, describe }) => [words.join(" "), describe]));
	return page([
		`Commands of ${binary} ${version}`,
		...ir.description === void 0 ? [] : [ir.description],
		...section("Commands", rows(alone)),
		...groups.flatMap(([{ name, summary }, commands]) => section(`${name} - ${summary}`, rows(commands)))
	]);
}
/** Returns the names and summaries of the root: those of the service, then those that every client has. */
function rootRows({ root: { commands, groups } }) {
	const nodes = [...groups.map((group) => [
		group.name,
		group.summary,
		isStandard(group)
	]), ...visible(commands).map((command) => [
		command.words[0] ?? "",
		command.describe,
		isStandardCommand(command)
	])];
	return [false, true].map((standard) => unique(nodes.filter((node) => node[2] === standard).map(([name, text]) => [name, text])));
}
/** Returns the first commands to run: a list from the sandbox, then signing in. */
function firstSteps({ service, commands, root }) {
	const { binary, login } = service;
	const has = (line) => commands.some(({ words }) => words.join(" ") === line);
	const list = root.groups.filter((group) => !isStandard(group)).flatMap(all).sort((a, b) => a.words.length - b.words.length).find(({ words, effect, args, flags, hidden }) => {
		const isFree = args.every(({ data }) => !data.required) && flags.every(({ data }) => data.demandOption !== true);
		return effect === "read" && words.at(-1) === "list" && isFree && !hidden;
	});
	const setups = Object.values(service.credentials).map((credential) => credential.kind === "oauth" ? credential.client.setup : void 0);
	const signIn = [.../* @__PURE__ */ new Set([...setups, login])].filter(has);
	return [...list === void 0 || !has("sandbox serve") ? [] : [{
		run: `${binary} ${list.words.join(" ")} --profile sandbox`,
		shows: "Try it without an account: the sandbox is a stand-in for the service"
	}], ...signIn.map((line, at) => ({
		run: `${binary} ${line ?? ""}`,
		...at === 0 && { shows: "Sign in to your account" }
	}))];
}
const popular = [
	"list",
	"create",
	"get"
];
/** Sorts popular commands first and deletes last. */
function popularFirst(commands) {
	const rank = ({ words, effect }) => {
		const at = popular.indexOf(words.at(-1) ?? "");
		return at >= 0 ? at : popular.length + (effect === "delete" ? 1 : 0);
	};
	return [...commands].sort((a, b) => a.words.length - b.words.length || rank(a) - rank(b));
}
/** Returns the first example of each of the first commands that have one. */
function firstExamples(commands, most) {
	return visible(commands).flatMap(({ examples: [first] }) => first === void 0 ? [] : [first]).slice(0, most);
}
/** Removes the duplicate of a name that is both a command and a group. */
function unique(rows) {
	return [...new Map([...rows].reverse())].sort(([a], [b]) => a < b ? -1 : 1);
}
const visible = (commands) => commands.filter(({ hidden }) => !hidden);
const all = (group) => [...group.commands, ...group.groups.flatMap(all)];
/** Help lists the commands of the package apart from those of the service. */
const isStandardCommand = ({ file }) => file.startsWith("specs/shared/");
const isStandard = (group) => all(group).some(isStandardCommand);

// generator/6-emit/typescript/literal.ts
/** Code that is printed as it is inside a literal. */
var Code = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/** Objects that are printed with one entry per line, even if they fit on one. */
var Open = class {
	value;
	constructor(value) {
		this.value = value;
	}
};
/** An entry of an `Open` object that stands for all entries of a constant. */
var Spread = class {
	constant;
	constructor(constant) {
		this.constant = constant;
	}
};
/** Columns of a line of code. */
const width = 120;
/**
* Formats a value: on one line if it fits, otherwise one entry per line. `used` is the width of the text before it on its
* first line, `after` the width of the text after it on its last; `depth` is the indentation of that line.
*/
function literal(value, depth = 0, used = 0, after = 1) {
	if (value instanceof Open) return spread(value.value, depth);
	if (value instanceof Code) return value.text;
	if (typeof value !== "object" || value === null) return scalar(value);
	if (isEmpty(value)) return Array.isArray(value) ? "[]" : "{}";
	if (!mustBreak(value)) {
		const line = flat(value);
		if (line !== void 0 && used + line.length + after <= 120) return line;
	}
	return spread(value, depth);
}
/** Formats a value on one line; `undefined` if a part needs several lines. */
function flat(value) {
	if (value instanceof Open) return void 0;
	if (value instanceof Code) return value.text.includes("\n") ? void 0 : value.text;
	if (typeof value !== "object" || value === null) return scalar(value);
	if (isEmpty(value)) return Array.isArray(value) ? "[]" : "{}";
	if (mustBreak(value)) return void 0;
	const parts = [];
	for (const [key, item] of Object.entries(value)) {
		const text = flat(item);
		if (text === void 0) return void 0;
		parts.push(Array.isArray(value) ? text : `${propertyName(key)}: ${text}`);
	}
	return Array.isArray(value) ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
}
function spread(value, depth) {
	const indent = "  ".repeat(depth + 1);
	const list = Array.isArray(value);
	const lines = Object.entries(value).map(([key, item]) => {
		if (item instanceof Spread) return `${indent}...${item.constant},\n`;
		const name = list ? "" : `${propertyName(key)}: `;
		const text = literal(item, depth + 1, indent.length + name.length);
		const tooLong = typeof item === "string" && name.length > 4 && indent.length + name.length + text.length + 1 > 120;
		return `${indent}${tooLong ? `${name.trimEnd()}\n${indent}  ` : name}${text},\n`;
	});
	const close = "  ".repeat(depth);
	return list ? `[\n${lines.join("")}${close}]` : `{\n${lines.join("")}${close}}`;
}
const isEmpty = (value) => Object.keys(value).length === 0;
/** Lists of several objects are easier to read with one per line. */
function mustBreak(value) {
	if (!Array.isArray(value) || value.length < 2) return false;
	return value.every((item) => Array.isArray(item) && item.length > 1) || value.every((item) => isObject(item) && Object.keys(item).length > 1);
}
function scalar(value) {
	return typeof value === "string" ? quoted(value) : String(value);
}
/** Single quotes, unless double quotes save escapes. */
function quoted(text) {
	const quote = text.split("'").length > text.split("\"").length ? "\"" : "'";
	return `${quote}${JSON.stringify(text).slice(1, -1).replace(/\\"/g, "\"").replace(/[\u2028\u2029]/g, escaped).split(quote).join(`\\${quote}`)}${quote}`;
}
const escaped = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
function propertyName(name) {
	return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d{0,14})$/.test(name) ? name : quoted(name);
}
/** Returns a template literal, which keeps text of several lines readable in the file. */
function multiline(text) {
	return new Code(`\`${text.replace(/[\\`]|\$\{/g, "\\$&").replaceAll("	", "\\t")}\``);
}

// generator/6-emit/typescript/args.ts
/** Returns the interface of a handler's arguments. */
function propertiesOf({ args, flags }) {
	const property = (name, data, several, optional) => {
		const imports = /* @__PURE__ */ new Set();
		const one = typeOf(data, imports);
		const type = data.batch === true ? {
			words: ["string", "readonly string[]"],
			list: false
		} : one;
		return {
			...laidOut(name, several ? listOf(type) : type, optional, data.describe),
			imports: [...imports]
		};
	};
	return [...args.map(({ name, data }) => property(name, data, data.variadic === true, !data.required && data.default === void 0)), ...flags.filter(({ origin }) => origin !== "derived").map(({ name, data }) => property(name, data, data.repeat === true, data.demandOption !== true && data.default === void 0))];
}
function laidOut(name, type, optional, describe) {
	const before = `  readonly ${propertyName(name)}${optional ? "?" : ""}: `;
	const comment = (/[.!?]$/.test(describe) ? describe : `${describe}.`).replace(/\*\//g, "* /");
	const text = layout(type, 120 - before.length - 1, "  ");
	return {
		name,
		type: text.startsWith("\n") ? text : ` ${text}`,
		optional,
		comment
	};
}
/** Returns the type on one line if it fits, otherwise broken as the formatter would. */
function layout(type, room, indent = "") {
	if ("text" in type) return type.text;
	const line = type.words.join(" | ");
	const whole = type.list ? `readonly ${type.words.length > 1 ? `(${line})` : line}[]` : line;
	if (whole.length <= room) return whole;
	const broken = type.words.map((word) => `${indent}  | ${word}`).join("\n");
	if (!type.list) return `\n${broken}`;
	return `readonly (\n${line.length + indent.length + 2 <= 120 ? `${indent}  ${line}` : broken}\n${indent})[]`;
}
function listOf(type) {
	if ("words" in type && !type.list) return {
		words: type.words,
		list: true
	};
	const text = layout(type, Infinity);
	return { text: `readonly ${/[ |]/.test(text) ? `(${text})` : text}[]` };
}
/** Returns the type of a value for the handler, and adds the name to import to `imports`. */
function typeOf(data, imports) {
	const words = data.open === true ? void 0 : data.choices?.map(quoted);
	switch (data.kind) {
		case "integer":
		case "period": return { text: "number" };
		case "boolean":
		case "yesno": return { text: "boolean" };
		case "number":
			imports.add("Decimal");
			return { text: "Decimal" };
		case "csv": return {
			words: words ?? ["string"],
			list: true
		};
		case "enum": return {
			words: words ?? ["string"],
			list: false
		};
		case "json":
			imports.add("Json");
			return { text: "Json" };
		case "line":
			imports.add("Line");
			return { text: "Line" };
		case "pair": return { text: "readonly [string, string]" };
		default: return { text: "string" };
	}
}

// generator/6-emit/typescript/flags.ts
/**
* Returns the flag groups that commands use, by name. A flag has the form that most of these commands have; if several
* forms are equally frequent, the form of the first command.
*/
function flagGroupsOf(commands) {
	const found = /* @__PURE__ */ new Map();
	for (const flag of commands.flatMap(({ flags }) => flags)) {
		if (typeof flag.origin === "string") continue;
		const flags = found.get(flag.origin.flagGroup) ?? /* @__PURE__ */ new Map();
		found.set(flag.origin.flagGroup, flags.set(flag.name, [...flags.get(flag.name) ?? [], flag]));
	}
	return [...found].sort(byKey).map(([name, flags]) => {
		const word = name.toLowerCase().replace(/_([a-z])/g, (_all, letter) => letter.toUpperCase());
		return {
			name,
			constant: `${word}Flags`,
			type: `${word.charAt(0).toUpperCase()}${word.slice(1)}Flags`,
			flags: [...flags].sort(byKey).map(([, forms]) => mostFrequent(forms))
		};
	});
}
const byKey = ([a], [b]) => a < b ? -1 : 1;
function mostFrequent(forms) {
	const counts = /* @__PURE__ */ new Map();
	for (const text of forms.map((form) => JSON.stringify(form))) counts.set(text, (counts.get(text) ?? 0) + 1);
	const count = (form) => counts.get(JSON.stringify(form)) ?? 0;
	return forms.reduce((best, form) => count(form) > count(best) ? form : best);
}
const isSame = (a, b) => a.name === b.name && JSON.stringify(a) === JSON.stringify(b);
/** Returns flags.ts: the flag groups that the commands of a service share. */
function flagsModule(groups) {
	const flagConstants = groups.map(({ name, constant, type, flags }) => {
		const properties = propertiesOf({
			args: [],
			flags
		});
		return {
			name: constant,
			value: Object.fromEntries(flags.map((flag) => [flag.name, flag.data])),
			interface: {
				name: type,
				comment: `Flags of the group \`${name}\`.`,
				properties
			}
		};
	});
	const imports = flagConstants.flatMap((one) => one.interface.properties.flatMap((property) => property.imports));
	return {
		path: "flags.ts",
		header: `// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			types: [.../* @__PURE__ */ new Set(["FlagData", ...imports])].sort()
		}],
		flagConstants
	};
}
/** Returns the groups that a command imports from flags.ts: it has at least one flag of each in the form written there. */
const groupsOf = ({ flags }, groups) => groups.filter((group) => group.flags.some((shared) => flags.some((flag) => isSame(flag, shared))));
/** Returns the import of groups in a leaf; `up` is the path to the output folder. */
const importOfGroups = (groups, up) => groups.length === 0 ? [] : [{
	from: `${up}flags.js`,
	names: groups.map(({ constant }) => constant),
	types: groups.map(({ type }) => type)
}];
/** Returns the flags of a leaf, in the order of help: its own and those of groups; flags that differ override the group. */
function flagsValue(flags, groups) {
	if (flags.length === 0) return {};
	const shared = groups.flatMap((group) => group.flags);
	const entries = /* @__PURE__ */ new Map();
	const overrides = /* @__PURE__ */ new Map();
	for (const flag of flags) {
		const { name, origin, data } = flag;
		const group = typeof origin === "string" ? void 0 : groups.find((one) => one.name === origin.flagGroup);
		if (group !== void 0) entries.set(`...${group.constant}`, new Spread(group.constant));
		if (shared.some((one) => isSame(one, flag))) continue;
		(shared.some((one) => one.name === name) ? overrides : entries).set(name, data);
	}
	return new Open(Object.fromEntries([...entries, ...overrides]));
}
/** Returns the interface of a command's flags and arguments: it extends groups, and adds or overrides properties. */
function ownInterface(command, groups) {
	const inherited = groups.map(({ type, flags }) => ({
		type,
		properties: propertiesOf({
			args: [],
			flags
		})
	}));
	const properties = propertiesOf(command).filter((own) => {
		const others = inherited.flatMap((parent) => parent.properties.filter(({ name }) => name === own.name));
		return others.length === 0 || !others.every((other) => isSame(own, other));
	});
	return {
		parents: inherited.map((parent) => {
			const names = parent.properties.filter((other) => properties.some((own) => contradicts(own, other))).map(({ name }) => quoted(name)).join(" | ");
			return names === "" ? parent.type : `Omit<${parent.type}, ${names}>`;
		}),
		properties
	};
}
/** Whether an interface with the first property cannot extend one with the second. */
const contradicts = (own, other) => own.name === other.name && (own.type !== other.type || own.optional && !other.optional);

// generator/6-emit/typescript/paths.ts
/** Reserved file names of a level. */
const taken = /* @__PURE__ */ new Set(["index", "help"]);
/** Folder of a group, below the output folder; empty for the root. */
const groupFolder = (words) => words.map((word) => `${word}/`).join("");
/** Path of a leaf; leaves at the root are in a folder of their own. */
function leafPath(words) {
	const name = words.at(-1) ?? "";
	return `${words.length === 1 ? "commands/" : groupFolder(words.slice(0, -1))}${taken.has(name) ? `${name}-command` : name}.ts`;
}
/** Returns the specifier of a module for an import in a folder below the output folder. */
function specifier(fromFolder, path) {
	return `./${(path.startsWith(fromFolder) ? path.slice(fromFolder.length) : path).replace(/\.ts$/, ".js")}`;
}

// generator/6-emit/typescript/leaf.ts
/** Returns the module of one command: the interface of its arguments, its data, and one call. */
function leafModule(command, shared, surroundings) {
	const path = leafPath(command.words);
	const up = upFrom(path);
	const groups = groupsOf(command, shared);
	const own = ownInterface(command, groups);
	const types = new Set(own.properties.flatMap(({ imports }) => imports));
	const call = calleeOf(command);
	const type = argsOf(command);
	if (hasCalls(command.workflow)) types.add("RequestPlan");
	return {
		path,
		header: headerOf(command.file),
		imports: [{
			from: "cmdspec/runtime",
			names: ["defineCommand", call],
			types: [...types].sort()
		}, ...importOfGroups(groups, up)],
		...type === "object" ? {} : { interface: {
			name: type,
			comment: `Flags and arguments of \`${command.words.join(" ")}\`.`,
			...own
		} },
		...hasCalls(command.workflow) ? { calls: command.workflow?.calls ?? {} } : {},
		constant: {
			name: "command",
			call: {
				name: "defineCommand",
				type,
				first: `() => import('${up}client.js')`
			},
			value: new Open(valueOf(command, groups, up, surroundings))
		}
	};
}
/** Path from a module to the output folder. */
const upFrom = (path) => "../".repeat(path.split("/").length - 1);
/** Returns the type of the arguments; a command without arguments has no interface of its own. */
const argsOf = (command) => propertiesOf(command).length === 0 ? "object" : `${command.words.map(pascal).join("")}Args`;
const calleeOf = ({ plan, workflow }) => plan !== void 0 ? "request" : workflow?.shared === true ? "local" : "workflow";
function valueOf(command, groups, up, surroundings) {
	const { args, flags, plan, columns, hints, exits, oneOf } = command;
	const words = usageWords(command);
	return {
		id: command.id,
		command: [command.words.at(-1) ?? "", ...args.map(({ name, data }) => usage(name, data))].join(" "),
		describe: command.describe,
		...words.length === 0 ? {} : { usage: words.join(" ") },
		effect: command.effect,
		...defined({
			output: command.output,
			gate: command.gate
		}),
		...args.length === 0 ? {} : { positionals: new Open(byName(args)) },
		flags: flagsValue(flags, groups),
		...defined({
			columns,
			hints
		}),
		...exits.length === 0 ? {} : { exits: Object.fromEntries(exits.map(({ name, code }) => [name, code])) },
		...defined({ oneOf }),
		handler: plan === void 0 ? codeCall(command, up, surroundings) : new Code(`request(${literal(new Open(plan), 1)})`)
	};
}
const byName = (entries) => Object.fromEntries(entries.map(({ name, data }) => [name, data]));
function usage(name, { required, variadic }) {
	const word = variadic === true ? `${name}..` : name;
	return required ? `<${word}>` : `[${word}]`;
}
/** Returns the call that creates the handler of a workflow: `local` if it is shared, otherwise `workflow` with its requests. */
function codeCall({ workflow, ...command }, up, { workflows, target }) {
	if (workflow === void 0) throw new Error("A command has a plan or a workflow.");
	const from = workflow.shared ? `cmdspec/local/${workflow.name}` : `${up}${workflows}/${workflow.name}.js`;
	const load = `() => import(${quoted(from.startsWith(".") || workflow.shared ? from : `./${from}`)})`;
	const typed = hasCalls(workflow) && target === "ts";
	const call = `${calleeOf({ workflow })}${typed ? `<${argsOf(command)}, keyof typeof calls>` : ""}`;
	const options = [...workflow.confirm === void 0 ? [] : [`confirm: ${literal(workflow.confirm, 2, 13)}`], ...hasCalls(workflow) ? ["calls"] : []];
	if (options.length === 0) return new Code(`${call}(${load})`);
	const line = `${call}(${load}, { ${options.join(", ")} })`;
	if (fits(`  handler: ${line},`)) return new Code(line);
	if (fits(`  handler: ${call}(${load}, {`)) return new Code(`${call}(${load}, {\n${options.map((option) => `    ${option},\n`).join("")}  })`);
	return new Code(`${call}(\n    ${load},\n    { ${options.join(", ")} },\n  )`);
}
const fits = (line) => line.length <= 120 && !line.includes("\n");
const hasCalls = (workflow) => Object.keys(workflow?.calls ?? {}).length > 0;

// generator/6-emit/typescript/module.ts
/** Prints modules: one structure per file, created once; nothing is parsed again and no type is checked. */
function createPrinter(target) {
	const project = new Project({
		useInMemoryFileSystem: true,
		skipLoadingLibFiles: true,
		skipFileDependencyResolution: true,
		manipulationSettings: {
			indentationText: IndentationText.TwoSpaces,
			quoteKind: QuoteKind.Single
		}
	});
	return (module) => {
		const path = target === "ts" ? module.path : module.path.replace(/\.ts$/, ".js");
		const file = project.createSourceFile("/module.ts", structureOf(module, target), { overwrite: true });
		const text = `${file.getFullText().trimEnd()}\n`;
		project.removeSourceFile(file);
		return {
			path,
			text
		};
	};
}
/** Prints the module without its types, for Node without a build. */
function structureOf({ header, imports = [], interface: shape, calls, constant, flagConstants = [], code }, target) {
	const types = target === "ts";
	const declarations = [
		...shape === void 0 || !types ? [] : [interfaceText(shape)],
		...calls === void 0 ? [] : [callsText(calls, types)],
		...constant === void 0 ? [] : [constantText(constant, types)],
		...flagConstants.map((entry) => flagsText(entry, types)),
		...code === void 0 ? [] : [code]
	];
	return {
		kind: StructureKind.SourceFile,
		statements: [
			header,
			...imports.filter(({ names = [] }) => types || names.length > 0).map((entry) => importOf(entry, types)),
			`\n${declarations.join("\n\n")}`
		]
	};
}
function importOf({ from, names = [], types = [] }, withTypes) {
	const words = [...names, ...withTypes ? types.map((name) => `type ${name}`) : []];
	const line = `import { ${words.join(", ")} } from ${quoted(from)};`;
	if (names.length > 0 && line.length > 120) return `import {\n${words.map((word) => `  ${word},\n`).join("")}} from ${quoted(from)};`;
	return {
		kind: StructureKind.ImportDeclaration,
		moduleSpecifier: from,
		isTypeOnly: names.length === 0,
		namedImports: [...names.map((name) => ({ name })), ...withTypes ? types.map((name) => ({
			name,
			isTypeOnly: names.length > 0
		})) : []]
	};
}
/** Text, because structures of ts-morph cannot break a long type as the formatter does, and indent template literals. */
function interfaceText({ name, comment, parents = [], properties }) {
	const lines = properties.map((property) => {
		const key = `${propertyName(property.name)}${property.optional ? "?" : ""}`;
		return `  /** ${property.comment} */\n  readonly ${key}:${property.type};\n`;
	});
	const body = lines.length === 0 ? "{}" : `{\n${lines.join("")}}`;
	return `/** ${comment} */\nexport interface ${name}${heritage(name, parents)} ${body}`;
}
/** Returns the `extends` clause: on the line of the interface, on the next line, or with one type per line. */
function heritage(name, parents) {
	if (parents.length === 0) return "";
	const all = `extends ${parents.join(", ")}`;
	if (`export interface ${name} ${all} {}`.length <= 120) return ` ${all}`;
	return `  ${all} {}`.length <= 120 ? `\n  ${all}` : `\n  extends\n    ${parents.join(",\n    ")}`;
}
/** Returns the constant, checked against its interface, so that both have the same names. */
function flagsText({ name, value, interface: shape }, types) {
	const checked = types ? ` satisfies Record<keyof ${shape.name}, FlagData>` : "";
	const constant = `export const ${name} = ${literal(new Open(value))}${checked};`;
	return types ? `${interfaceText(shape)}\n\n${constant}` : constant;
}
/** Returns the requests, checked against the type of plans without losing their names. */
function callsText(calls, types) {
	return `/** Requests of the workflow. */\nconst calls = ${literal(new Open(calls))}${types ? " satisfies Record<string, RequestPlan>" : ""};`;
}
function constantText({ name, value, type, call }, types) {
	const before = `export const ${name}${types && type !== void 0 ? `: ${type}` : ""} = ${call === void 0 ? "" : `${call.name}${types ? `<${call.type}>` : ""}(${call.first}, `}`;
	return `${before}${literal(value, 0, before.length)}${call === void 0 ? "" : ")"};`;
}

// generator/6-emit/typescript/service.ts
/** Returns the module with the data of service.yaml. */
function serviceModule(ir, { data }) {
	const { catalogue, ...service } = ir.service;
	const globals = Object.fromEntries(ir.globals.map(({ name, data }) => [name, data]));
	return {
		path: "service.ts",
		header: `// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			types: ["Service"]
		}],
		constant: {
			name: "service",
			type: "Service",
			value: new Open({
				...service,
				...loaded(catalogue, data),
				globals: new Open(globals)
			})
		}
	};
}
/** Returns the catalogue settings with the loader of the catalogue file. */
function loaded(catalogue, data) {
	if (catalogue === void 0) return {};
	const { file, ...rest } = catalogue;
	const load = new Code(`() => import(${quoted(`${data}/${file}`)}, { with: { type: 'json' } })`);
	return { catalogue: new Open({
		load,
		...rest
	}) };
}
/** Returns the module with the routes of the sandbox. */
function routesModule(routes) {
	return {
		path: "routes.ts",
		header: `// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			types: ["Route"]
		}],
		constant: {
			name: "routes",
			type: "readonly Route[]",
			value: routes.length === 0 ? routes : new Open(routes)
		}
	};
}
/** Returns the module with the names that `--fields` accepts. */
function fieldsModule(fields) {
	return {
		path: "fields.ts",
		header: `// ${mark}`,
		constant: {
			name: "fields",
			type: "Readonly<Record<string, readonly string[]>>",
			value: Object.keys(fields).length === 0 ? fields : new Open(fields)
		}
	};
}
/** Returns the module with the tables of files. */
function tablesModule(tables) {
	return {
		path: "tables.ts",
		header: `// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			types: ["Tables"]
		}],
		constant: {
			name: "tables",
			type: "Tables",
			value: new Open(tables)
		}
	};
}
/** Returns the module with the tools of the client. */
function toolsModule(tools) {
	return {
		path: "tools.ts",
		header: `// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			types: ["Tool"]
		}],
		constant: {
			name: "tools",
			type: "readonly Tool[]",
			value: tools.length === 0 ? tools : new Open(tools)
		}
	};
}
/** Returns the module with the completion script of each shell. */
function completionModule(scripts) {
	const entries = [...scripts].map(([shell, text]) => [shell, multiline(text)]);
	return {
		path: "completion.ts",
		header: `// ${mark}`,
		constant: {
			name: "completion",
			type: "Readonly<Record<string, string>>",
			value: new Open(Object.fromEntries(entries))
		}
	};
}
const hasTables = ({ tables }) => Object.keys(tables).length > 0;
/** Returns the module that the binary passes to the runtime: small data, and loaders of everything else. */
function clientModule(ir, completes, { sandbox }) {
	const { binary, version, env, exits } = ir.service;
	const opener = ir.extension ? sandbox : "cmdspec/sandbox";
	return {
		path: "client.ts",
		header: `// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			types: ["Client"]
		}, {
			from: "./index.js",
			names: ["group"]
		}],
		constant: {
			name: "client",
			type: "Client",
			value: new Open({
				binary,
				version,
				env,
				usage: exits.usage.code,
				tree: new Code("group"),
				service: new Code(`() => import('./service.js')`),
				routes: new Code(`() => import('./routes.js')`),
				fields: new Code(`() => import('./fields.js')`),
				...hasTables(ir) ? { tables: new Code(`() => import('./tables.js')`) } : {},
				tools: new Code(`() => import('./tools.js')`),
				sandbox: new Code(`() => import(${quoted(opener)})`),
				...completes ? { completion: new Code(`() => import('./completion.js')`) } : {}
			})
		}
	};
}
function binModule() {
	return {
		path: "bin.ts",
		header: `#!/usr/bin/env node\n// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			names: ["start"]
		}, {
			from: "./client.js",
			names: ["client"]
		}],
		code: "void start(client);"
	};
}

// generator/6-emit/typescript/tree.ts
/** Returns the static index of one level: enough for help, suggestions and completion without loading a command. */
function indexModule(group) {
	const folder = groupFolder(group.words);
	const nodes = /* @__PURE__ */ new Map();
	for (const command of group.commands) nodes.set(command.words.at(-1) ?? "", leafNode(command, folder));
	for (const nested of group.groups) {
		const open = new Code(`() => import(${quoted(specifier(folder, `${groupFolder(nested.words)}index.ts`))})`);
		const node = nodes.get(nested.name) ?? { summary: nested.summary };
		nodes.set(nested.name, {
			...node,
			open
		});
	}
	const names = [...nodes.keys()].sort();
	return {
		path: `${folder}index.ts`,
		header: `// ${mark}`,
		imports: [{
			from: "cmdspec/runtime",
			types: ["Group"]
		}],
		constant: {
			name: "group",
			type: "Group",
			value: new Open({
				nodes: new Open(Object.fromEntries(names.map((name) => [name, nodes.get(name)]))),
				help: new Code(`() => import('./help.js')`)
			})
		}
	};
}
function leafNode(command, folder) {
	return {
		summary: command.describe,
		run: new Code(`() => import(${quoted(specifier(folder, leafPath(command.words)))})`),
		...command.aliases.length === 0 ? {} : { aliases: command.aliases },
		...command.hidden ? { hidden: true } : {}
	};
}
/** Returns the module with the rendered help of one level. */
function helpModule(group, texts) {
	const entries = [...texts].map(([name, text]) => [name, multiline(text)]);
	return {
		path: `${groupFolder(group.words)}help.ts`,
		header: `// ${mark}`,
		constant: {
			name: "help",
			type: "Readonly<Record<string, string>>",
			value: new Open(Object.fromEntries(entries))
		}
	};
}

// generator/6-emit/typescript/emit.ts
/** Returns all modules of a client. */
function emitTypeScript(ir, help, completion, surroundings) {
	const groups = flagGroupsOf(ir.commands);
	return [
		binModule(),
		clientModule(ir, completion !== void 0, surroundings),
		serviceModule(ir, surroundings),
		...groups.length === 0 ? [] : [flagsModule(groups)],
		routesModule(ir.routes),
		fieldsModule(ir.fields),
		...hasTables(ir) ? [tablesModule(ir.tables)] : [],
		toolsModule(ir.tools),
		...completion === void 0 ? [] : [completionModule(completion)],
		...levels(ir.root).flatMap((group) => [indexModule(group), helpModule(group, help.of(group))]),
		...ir.commands.map((command) => leafModule(command, groups, surroundings))
	].map(createPrinter(surroundings.target));
}
const levels = (group) => [group, ...group.groups.flatMap(levels)];

// generator/6-emit/emit.ts
/** Converts the IR to files in memory. `data` is the text of the catalogue, which JavaScript output includes. */
function emit(ir, data, surroundings) {
	const files = [...emitTypeScript(ir, renderHelp(ir), renderCompletion(ir), surroundings), ...surroundings.docs === void 0 ? [] : referencePages(ir, surroundings.docs)];
	if (surroundings.target === "ts") return files;
	const { catalogue } = ir.service;
	const manifest = `${JSON.stringify({
		description: mark,
		private: true,
		type: "module"
	}, null, 2)}\n`;
	return [
		...files,
		{
			path: "package.json",
			text: manifest
		},
		...catalogue === void 0 || data === void 0 ? [] : [{
			path: catalogue.file,
			text: data
		}]
	];
}

export { emit };