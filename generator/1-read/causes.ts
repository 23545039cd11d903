/** Finds the likely cause of a YAML error, and how to fix it. */

/** The likely cause of a YAML error and its fix. The message of the parser names what it read, not what was meant. */
export interface Cause {
  readonly reason: string;
  readonly remedy: string;
  /** Offset to mark, if it is not where the parser stopped. */
  readonly at?: number;
}

const quotes = 'Put quotes around the whole text.';

/** Returns the cause of a YAML error; `reason` is the message of the parser, `offset` where it stopped. */
export function causeOf(text: string, offset: number, reason: string): Cause {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end === -1 ? undefined : end);
  const before = text.slice(start, offset);
  const char = text.charAt(offset);
  if (before.includes('\t') || char === '\t')
    return { reason: 'the line is indented with a tab', remedy: 'Indent with spaces, two per level.' };
  if (char === ':' && /(?:[:,-] |[{[]\s*)[^'"]*$/.test(before))
    return { reason: 'text that contains ": " is not quoted', remedy: quotes };
  if (/^[{[]$/.test(char) && reason.startsWith('missed comma'))
    return { reason: 'text in braces that contains a bracket is not quoted', remedy: quotes };
  if (/^[@`%]$/.test(char)) return { reason: `text that begins with ${char} is not quoted`, remedy: quotes };
  if (/^\s*[\w-]+\s*(?:[{["'].*)?$/.test(line) || reason.includes('multiline key'))
    return {
      reason: 'a key has no colon',
      remedy: 'Write `key: value`, on this line or the one before.',
      at: start + line.length - line.trimStart().length,
    };
  if (/: (?:\{[^}]*\}|\[[^\]]*\])\s*$/.test(before))
    return { reason: 'text that begins with a bracket is not quoted', remedy: quotes };
  if (reason === 'deficient indentation')
    return {
      reason: 'a quote or bracket above is not closed',
      remedy: 'Close it on the line before this one or earlier.',
    };
  if (reason.startsWith('bad indentation'))
    return {
      reason: 'the indentation does not match the lines above',
      remedy: 'Indent all keys of a mapping alike; the wrong line may be the one before.',
    };
  return {
    reason,
    remedy: 'Fix the marked line; often a quote, a bracket or the indentation of the line before is wrong.',
  };
}
