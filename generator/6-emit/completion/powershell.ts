/** The completion script of PowerShell. */
import { mark } from '../files.js';
import type { Description, Level } from './describe.js';
import { args, oneLine, record } from './record.js';

/** Typographic quotes also end a text. */
const quoted = (text: string): string => `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;

/** Without proposals PowerShell completes file names, so files need no code here. */
export function powershellScript(description: Description): string {
  const { binary, flags, globals, topics, levels } = description;
  const names = [binary, `${binary}.cmd`, `${binary}.ps1`].map(quoted).join(', ');
  return `# Completion of ${binary} for PowerShell. ${mark}

Register-ArgumentCompleter -Native -CommandName ${names} -ScriptBlock {
    param($typed, $ast, $cursor)

    $flags = @(
${flags.map((flag) => `        ${quoted(record(flag, true))}`).join('\n')}
    )
    $levels = @{
${levels.flatMap(levelsOf).join('\n')}
    }
    $globals = @(${globals.join(', ')})
    $topics = @(${topics.map(({ word, summary }) => quoted(`${word}\t${oneLine(summary)}`)).join(', ')})

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
            foreach ($line in & ${quoted(binary)} '--complete' $kind "--word=$part" @words 2>$null) {
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
    # Returns the tables and columns that a query may have at the cursor. The whole word is replaced; the rest stays as it is typed.
    function Get-Names {
        $element = $ast.CommandElements | Where-Object { $_.Extent.StartOffset -lt $cursor -and $_.Extent.EndOffset -ge $cursor } | Select-Object -Last 1
        if (-not $element) { return }
        $at = $cursor - $element.Extent.StartOffset
        $head = $element.Extent.Text.Substring(0, $at)
        $rest = $element.Extent.Text.Substring($at)
        # Some versions lose the quotes of an argument.
        $encoded = foreach ($part in $head, $rest) { [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($part)) }
        try { $end, $lines = & ${quoted(binary)} '--complete' 'query:powershell' "--word=$($encoded[0])" "--rest=$($encoded[1])" @words 2>$null }
        catch { return }
        foreach ($line in $lines) {
            $text, $tip = $line -split "\`t"
            if (-not $tip) { $tip = $text }
            $whole = $head.Substring(0, $head.Length - $end.Length) + $text + $rest
            [System.Management.Automation.CompletionResult]::new($whole, $text, 'ParameterValue', $tip)
        }
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
        if ($value[0] -eq '%' -and -not $part.StartsWith('@')) { return Get-Names }
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

function levelsOf(level: Level): string[] {
  const nodes = level.nodes.map(({ word, summary }) => quoted(`${word}\t${oneLine(summary)}`));
  const parts = [
    ...(nodes.length === 0 ? [] : [`nodes = @(${nodes.join(', ')})`]),
    ...(level.flags.length === 0 ? [] : [`flags = @(${level.flags.join(', ')})`]),
    ...(level.args.length === 0 ? [] : [`args = @(${args(level).map(quoted).join(', ')})`]),
    ...(level.runs ? ['runs = $true'] : []),
  ];
  return level.paths.map((path) => `        ${quoted(path)} = @{ ${parts.join('; ')} }`);
}
