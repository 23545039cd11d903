/** Aliases of the user: a line with the words of an alias in its place. */
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { CliError } from '../base/errors.js';
import { shellWords } from '../base/shell.js';
import { readConfig } from '../state/config.js';
import { configFolder } from '../state/paths.js';
import { nodeName, type Walk } from './walk.js';

/** Maximum length of a chain of aliases. */
export const DEPTH = 10;

const ARGUMENT = /\$(\$|[1-9]\d*)/g;

/**
 * Fills `$1`, `$2` in the words of an alias with the words after it, each of which stays a part of one word and cannot
 * become a flag. `$$` is a dollar sign.
 *
 * @param isHelp help is asked for, which needs no arguments
 * @returns the words, and the number of arguments that they took
 * @throws CliError `usage` naming the alias, if an argument is missing
 */
function fillArguments(
  client: Client,
  name: string,
  command: string,
  given: readonly string[],
  isHelp: boolean,
): { readonly words: readonly string[]; readonly count: number } {
  const words = shellWords(command);
  const numbers = words.flatMap((word) => [...word.matchAll(ARGUMENT)].map(([, number]) => Number(number) || 0));
  const count = Math.max(0, ...numbers);
  const end = given.findIndex((word) => word.length > 1 && word.startsWith('-'));
  const found = end < 0 ? given.length : end;
  if (found < count && !isHelp) {
    const needed = count === 1 ? '1 argument' : `${String(count)} arguments`;
    const first = found === 0 ? '' : `, and ${String(found)} ${found === 1 ? 'was' : 'were'} given`;
    const dash = end < 0 ? '' : ' before the flags';
    throw new CliError(
      'usage',
      `The alias "${name}" needs ${needed}${dash}${first}.`,
      `It is an alias for "${command}"; "${client.binary} alias list" lists aliases.`,
    );
  }
  const fill = (whole: string, number: string): string => (number === '$' ? '$' : (given[Number(number) - 1] ?? whole));
  return {
    words: words.map((word) => word.replaceAll(ARGUMENT, isHelp ? (whole) => whole : fill)),
    count: isHelp ? 0 : count,
  };
}

/**
 * Returns the line with the words of a user's alias in its place; `undefined` when the word is not an alias. An alias may
 * start with another one, and take arguments; words that none takes are appended. Flags before the alias come after its
 * own, which they override as those after it do.
 */
export function expandAlias(
  client: Client,
  aliases: Readonly<Record<string, string>>,
  { word, flags, rest }: Extract<Walk, { kind: 'unknown' }>,
  isHelp: boolean,
): readonly string[] | undefined {
  if (!Object.hasOwn(aliases, word)) return undefined;
  const seen: string[] = [];
  let words: readonly string[] = [word];
  let left: readonly string[] = rest;
  for (;;) {
    const first = words[0] ?? '';
    if (nodeName(client.tree, first) !== undefined || !Object.hasOwn(aliases, first)) break;
    if (seen.includes(first) || seen.length === DEPTH) {
      const chain = [...seen, first].join(' -> ');
      throw new CliError(
        'usage',
        seen.includes(first)
          ? `The alias "${word}" refers to itself: ${chain}.`
          : `The alias "${word}" is nested too deeply: ${chain}.`,
        `Change it with "${client.binary} alias set ${word} <command>", or remove it with "${client.binary} alias unset ${word}".`,
      );
    }
    seen.push(first);
    const own = words.slice(1);
    const filled = fillArguments(client, first, aliases[first] ?? '', [...own, ...left], isHelp);
    words = [...filled.words, ...own.slice(filled.count)];
    left = left.slice(Math.max(0, filled.count - own.length));
  }
  const at = placeForFlags(words);
  return [...words.slice(0, at), ...flags, ...words.slice(at), ...left];
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
