/** The form in which completion scripts have flags, arguments and words. */
import type { Flag, Level, Value } from './describe.js';

/**
 * Encodes a flag for the scripts of bash, zsh and fish: names, value and summary, separated by tabs. The name `+` means
 * that the flag may be repeated. The value is empty for a boolean flag, `?` for yes or no, `=` for any text, `/` for a
 * file, `@` for text or a file after an at sign, `%` for a query or a file after an at sign, `:a b` for one of the words,
 * `!kind` for what the program prints. A comma before the last two means several values, separated by commas.
 */
export function record({ names, value, repeat, summary }: Flag, described: boolean): string {
  const parts = [`${repeat ? '+ ' : ''}${names.join(' ')}`, code(value), ...(described ? [oneLine(summary)] : [])];
  return parts.join('\t');
}

export function code(value: Value): string {
  switch (value.is) {
    case 'word':
      return `:${value.words.join(' ')}`;
    case 'list':
      return `,:${value.words.join(' ')}`;
    case 'asked':
      return `${value.list ? ',' : ''}!${value.kind}`;
    default:
      return { none: '', yesno: '?', any: '=', file: '/', 'at-file': '@', query: '%' }[value.is];
  }
}

/** Returns the values of the arguments of a level; `...` repeats the last one. */
export const args = ({ args: list, variadic }: Level): string[] => [...list.map(code), ...(variadic ? ['...'] : [])];

/** Removes the characters that separate fields and lines. */
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

/** Returns a name for a shell function or variable. */
export const identifier = (binary: string): string => `_${binary.replace(/\W/g, '_')}`;

/** Quotes a word for bash and zsh in single quotes, where no other character is special. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
