/** What is likely wrong where a YAML parser gave up, and the mend: its own words name what it met, not what was meant. */
export interface Cause {
  readonly reason: string;
  readonly remedy: string;
  /** Offset of what is marked, when that is not where the parser stopped. */
  readonly at?: number;
}

const quotes = 'Put quotes around the whole text.';

/** `reason` is the parser's, `offset` where it stopped. */
export function causeOf(text: string, offset: number, reason: string): Cause {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end === -1 ? undefined : end);
  const before = text.slice(start, offset);
  const char = text.charAt(offset);
  if (before.includes('\t') || char === '\t')
    return { reason: 'the line is indented with a tab', remedy: 'Indent with blanks, two for each level.' };
  if (char === ':' && /(?:[:,-] |[{[]\s*)[^'"]*$/.test(before))
    return { reason: 'text with ": " in it stands without quotes', remedy: quotes };
  if (/^[@`%]$/.test(char)) return { reason: `text that begins with ${char} stands without quotes`, remedy: quotes };
  if (/^\s*[\w-]+\s*(?:[{["'].*)?$/.test(line) || reason.includes('multiline key'))
    return {
      reason: 'a key stands without its colon',
      remedy: 'Write `key: value`, here or in the line before.',
      at: start + line.length - line.trimStart().length,
    };
  if (/: (?:\{[^}]*\}|\[[^\]]*\])\s*$/.test(before))
    return { reason: 'text that begins with a bracket stands without quotes', remedy: quotes };
  if (reason === 'deficient indentation')
    return {
      reason: 'a quote or a bracket that was opened above is not closed',
      remedy: 'Close it, in the line before this one or earlier.',
    };
  if (reason.startsWith('bad indentation'))
    return {
      reason: 'the line does not stand below the ones that it belongs to',
      remedy: 'Give keys of one mapping the same indentation; the line before may be the wrong one.',
    };
  return {
    reason,
    remedy: 'Mend the line that is marked; often a quote, a bracket or the indentation of the line before is wrong.',
  };
}
