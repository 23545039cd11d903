import type { Flag, Level, Value } from './describe.js';

/**
 * The form in which the scripts of bash, zsh and fish carry a flag: its names, its value and its summary, with tabs
 * between them. `+` among the names: it may be repeated. The value is nothing for a switch, `?` yes or no, `=` any text,
 * `/` a file, `@` text or a file behind an at sign, `:a b` one of the words, `,a b` several of them.
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
      return `,${value.words.join(' ')}`;
    default:
      return { none: '', yesno: '?', any: '=', file: '/', 'at-file': '@' }[value.is];
  }
}

/** The values of a level's arguments; the last is repeated for ever when it takes all that follows. */
export const args = ({ args: list, variadic }: Level): string[] => [...list.map(code), ...(variadic ? ['...'] : [])];

/** Text without the characters that part the fields and lines of a table. */
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

/** Name of a shell function or variable. */
export const identifier = (binary: string): string => `_${binary.replace(/\W/g, '_')}`;

/** A word in single quotes, for bash and zsh, in which nothing else has a meaning. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
