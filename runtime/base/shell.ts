/** Words of command lines: quoted for a shell, and split as a shell splits them. */
import type { Options } from '../contract/options.js';
import { CliError } from './errors.js';

/** Quotes a word for a shell, if it needs that. */
export const quote = (text: string): string =>
  /^[\w./:=,@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the words that choose the profile of this run, in a command line that a message shows. */
export const profileWords = ({ profile }: Pick<Options, 'profile'>): readonly string[] =>
  profile === 'default' ? [] : ['--profile', profile];

/**
 * Splits text into words as a shell does: blanks separate words, single quotes keep everything, double quotes keep
 * everything but `\"` and `\\`, a backslash elsewhere keeps the next character. Nothing is expanded.
 *
 * @throws CliError when a quote is not closed.
 */
export function shellWords(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote !== '') {
      const next = text.charAt(at + 1);
      if (char === quote) quote = '';
      else if (char === '\\' && quote === '"' && (next === '"' || next === '\\')) {
        word += next;
        at += 1;
      } else word += char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (char === '\\' && at + 1 < text.length) {
      word = (word ?? '') + text.charAt(at + 1);
      at += 1;
    } else if (/\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (quote !== '') throw new CliError('usage', `A quote (${quote}) is not closed: ${text}`);
  if (word !== undefined) words.push(word);
  return words;
}

/** Returns the values of a flag among the words of a line. */
export const flagValues = (flag: string, words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => {
    if (word.startsWith(`${flag}=`)) return [word.slice(flag.length + 1)];
    return word === flag ? words.slice(at + 1, at + 2) : [];
  });

/** Splits the setting of a program into its name and arguments: `code --wait`, `"/opt/my editor" -n`. */
export const programWords = (text: string): string[] =>
  (text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replace(/["']/g, ''));
