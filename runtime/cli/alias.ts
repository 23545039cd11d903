import type { Client, World } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { readConfig } from '../state/config.js';
import { configFolder } from '../state/paths.js';
import { find, type Walk } from './walk.js';

const DEPTH = 10;

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

/**
 * Returns the line with the words of a user's alias in its place; `undefined` when the word is not an alias. An alias may
 * start with another one. Flags before the alias come after its own, which they override as those after it do.
 */
export function expandAlias(
  client: Client,
  aliases: Readonly<Record<string, string>>,
  { word, flags, rest }: Extract<Walk, { kind: 'unknown' }>,
): readonly string[] | undefined {
  if (!Object.hasOwn(aliases, word)) return undefined;
  const seen: string[] = [];
  let words = [word];
  for (;;) {
    const first = words[0] ?? '';
    if (find(client.tree, first) !== undefined || !Object.hasOwn(aliases, first)) break;
    if (seen.includes(first) || seen.length === DEPTH) {
      const chain = [...seen, first].join(' -> ');
      throw new CliError(
        'usage',
        seen.includes(first)
          ? `The alias "${word}" leads to itself: ${chain}.`
          : `The alias "${word}" is nested too deeply: ${chain}.`,
        `Change it with "${client.binary} alias set ${word} <command>", or remove it with "${client.binary} alias unset ${word}".`,
      );
    }
    seen.push(first);
    words = [...shellWords(aliases[first] ?? ''), ...words.slice(1)];
  }
  const at = placeForFlags(words);
  return [...words.slice(0, at), ...flags, ...words.slice(at), ...rest];
}

/** Returns where flags can follow the words of an alias: not before a value that its last flag takes from the rest of the line. */
function placeForFlags(words: readonly string[]): number {
  const end = words.indexOf('--');
  let at = end < 0 ? words.length : end;
  while (words[at - 1]?.startsWith('-')) at -= 1;
  return at;
}

/** Returns the aliases of the settings file. */
export async function readAliases(client: Client, world: World): Promise<Readonly<Record<string, string>>> {
  return (await readConfig(configFolder(client, world))).aliases;
}
