/** Errors of lines that lead to no command. */
import type { Client, Group } from '../contract/context.js';
import { CliError, nearNames, toRun } from '../base/errors.js';
import { attached, flagNamed, typed } from '../pipeline/flags.js';
import { nearest, suggestedFlags, synonyms } from '../base/suggestions.js';
import { isFlag, type Walk } from './walk.js';

/** Maximum number of commands that an error lists. */
const MAX_LISTED = 9;

/** Maximum number of commands that an error suggests. */
const MAX_SUGGESTED = 3;

/** Returns the error for a word that is not a command at its level. At the root it suggests aliases and help topics too. */
export async function unknownCommand(
  client: Client,
  { group, words, word }: Extract<Walk, { kind: 'unknown' }>,
  helpWanted: boolean,
  aliases: readonly string[],
): Promise<CliError> {
  const here = Object.entries(group.nodes);
  const names = here.flatMap(([name, node]) => [name, ...(node.aliases ?? [])]);
  if (words.length === 0) {
    names.push(...aliases);
    if (helpWanted) names.push(...(await topics(client)));
  }
  const level = [client.binary, ...words].join(' ');
  const near = [...withSameMeaning(word, group, client), ...nearest(word, names)];
  const found = near.length > 0 ? near : oneLevelDown(word, group);
  const suggestions = [...new Set(found)].slice(0, MAX_SUGGESTED);
  const few = words.length > 0 && here.length <= MAX_LISTED;
  const what = helpWanted && words.length === 0 ? 'command or help topic' : 'command';
  return new CliError(
    'usage',
    `Unknown ${what} "${word}"${words.length === 0 ? '' : ` in "${level}"`}.`,
    toRun(`${level} --help`, (line) =>
      few ? `Available commands: ${here.map(([name]) => name).join(', ')}. Run ${line} for details.` : listed(line),
    ),
    nearNames(word, suggestions, (name) => name.split(' ')),
  );
}

/** Fails on a flag that no command knows, or that lacks its value, in a line without a command. */
export async function checkGlobalFlags(
  client: Client,
  { rest, words }: Extract<Walk, { kind: 'group' }>,
): Promise<void> {
  const { service } = await client.service();
  const level = [client.binary, ...words].join(' ');
  const help = toRun(`${level} --help`, listed);
  for (const [index, token] of rest.entries()) {
    if (token === '--') return;
    if (!isFlag(token)) continue;
    const flag = flagNamed(service.globals, token);
    if (flag === undefined) {
      throw new CliError(
        'usage',
        `Unknown flag ${token.split('=', 1)[0] ?? token} for "${level}", and no command was given.`,
        help,
        nearNames(
          token.split('=', 1)[0] ?? token,
          suggestedFlags(wordOf(token), Object.keys(service.globals), client.synonyms).map(typed),
        ),
      );
    }
    const value = attached(token) ?? rest[index + 1];
    if (flag.kind !== 'boolean' && (value === undefined || isFlag(value))) {
      throw new CliError('usage', `${token} needs a value, and no command was given.`, help);
    }
  }
}

const listed = (line: string): string => `Run ${line} for the list of commands.`;

/** Returns the name of a flag as typed, without dashes and value. */
const wordOf = (token: string): string => token.replace(/^-+/, '').split('=', 1)[0] ?? '';

/** Returns the commands at this level, or one below it, that mean what the word means: `show` is `get`, `login` is `auth login`. */
function withSameMeaning(word: string, { nodes }: Group, client: Client): string[] {
  return synonyms(word, client.synonyms).filter((words) => {
    const [name = '', below] = words.split(' ');
    const node = nodes[name];
    return node !== undefined && (below === undefined || node.below?.includes(below) === true);
  });
}

/** Returns the commands of that name in the groups of a level; none if too many groups have one. */
function oneLevelDown(word: string, { nodes }: Group): string[] {
  const found = Object.entries(nodes).flatMap(([name, { below }]) =>
    below?.includes(word) === true ? [`${name} ${word}`] : [],
  );
  return found.length > MAX_SUGGESTED ? [] : found;
}

async function topics({ tree }: Client): Promise<string[]> {
  const { help } = await tree.help();
  return Object.keys(help).flatMap((key) => (key.startsWith('help ') ? [key.slice('help '.length)] : []));
}
