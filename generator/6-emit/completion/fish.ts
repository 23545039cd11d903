/** The completion script of fish. */
import { mark } from '../files.js';
import type { Description, Level, Word } from './describe.js';
import { args, identifier, oneLine, record } from './record.js';

/** Fish has two escapes in single quotes. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Lists start at 1. Every proposal is a whole word, so it includes the text before the value. */
export function fishScript(description: Description): string {
  const { binary, flags, globals, topics, levels } = description;
  const id = `_${identifier(binary)}`;
  return `# Completion of ${binary} for fish. ${mark}

set -g ${id}_flags \\
${flags.map((flag) => `    ${quoted(record(flag, true))}`).join(' \\\n')}

function ${id}_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
${levels.map(levelOf).join('\n')}
        case '*'
            return 1
    end
    return 0
end

# Sets value and index for the flag.
function ${id}_flag --no-scope-shadowing
    set value ''
    set index ''
    for at in $own ${globals.map((at) => at + 1).join(' ')}
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

# Finds the tables and columns that a query may have at the end of the word; $argv is what the word means. It may have several lines.
function ${id}_query
    command -q ${binary}; or return
    set -l words (commandline -opc)
    set -l word (commandline -ct | string collect)
    set -l found (command ${binary} --complete query:fish --word="$word" --rest= $words[2..-1] 2>/dev/null </dev/null)
    set -q found[2]; or return
    set -l length (math (string length -- $argv) - (string length -- "$found[1]"))
    set -l head (string sub -l $length -- $argv | string collect)
    # Fish removes the line breaks at the end of an output.
    while test (string length -- "$head") -lt $length
        set head "$head"\\n
    end
    set ${id}_found $head$found[2..-1]
    # With a second candidate, fish does not close the quote.
    test (count $found) -gt 2; or set -a ${id}_found $head(string split \\t -- $found[2])[1]' '
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
        case @ %
            if string match -q '@*' -- $argv[2]
                ${id}_files $argv[3]@ (string sub -s 2 -- $argv[2])
            else if test $argv[1] = %
                ${id}_query $argv[2]
            end
    end
end

function ${id}
    set -g ${id}_found
    set -l words (commandline -opc)
    set -l cur (commandline -ct | string collect)
    # Proposals are compared without quotes and backslashes. A quote may still be open.
    set cur (begin; string unescape -- $cur; or string unescape -- $cur\\'; or string unescape -- $cur\\"; end | string collect)
    set -q cur[1]; or set cur ''
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
        test -n "$way"; or printf '%s\\n' ${topics.map(wordOf).join(' ')}
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
        for at in $own ${globals.map((at) => at + 1).join(' ')}
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
complete -c ${binary} -f -a '(${id}) $${id}_found'
`;
}

const wordOf = ({ word, summary }: Word): string => quoted(`${word}\t${oneLine(summary)}`);

function levelOf(level: Level): string {
  const parts = [
    ...(level.nodes.length === 0 ? [] : [`set nodes ${level.nodes.map(wordOf).join(' ')}`]),
    ...(level.flags.length === 0 ? [] : [`set own ${level.flags.map((at) => at + 1).join(' ')}`]),
    ...(level.args.length === 0 ? [] : [`set values ${args(level).map(quoted).join(' ')}`]),
    ...(level.runs ? ['set runs 1'] : []),
  ];
  return `        case ${level.paths.map(quoted).join(' ')}\n            ${parts.join('\n            ')}`;
}
