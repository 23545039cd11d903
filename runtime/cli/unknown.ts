import type { Client, World } from '../contract/context.js';
import { CliError } from '../errors.js';
import { readAliases } from './alias.js';
import { flagNamed, typed } from './flags.js';
import { nearest } from './suggest.js';
import { isFlag, type Walk } from './walk.js';

/** Most commands that an error lists itself. */
const FEW = 9;

/** The error for a word that is no command at its level; at the root the user's aliases count, and topics of help. */
export async function unknownCommand(
  client: Client,
  world: World,
  { group, words, word }: Extract<Walk, { kind: 'unknown' }>,
  helpWanted: boolean,
): Promise<CliError> {
  const visible = Object.entries(group.nodes).filter(([, node]) => !node.hidden);
  const names = visible.flatMap(([name, node]) => [name, ...(node.aliases ?? [])]);
  if (words.length === 0) {
    // A broken settings file is told by the commands that need it.
    names.push(...Object.keys(await readAliases(client, world).catch(() => ({}))));
    if (helpWanted) names.push(...(await topics(client)));
  }
  const level = [client.binary, ...words].join(' ');
  const suggestions = nearest(word, names);
  const few = words.length > 0 && visible.length <= FEW;
  return new CliError(
    'usage',
    words.length === 0 ? `There is no command "${word}".` : `There is no command "${word}" in "${level}".`,
    few
      ? `Its commands: ${visible.map(([name]) => name).join(', ')}. "${level} --help" says more.`
      : `Run "${level} --help" for the list of commands.`,
    { suggestions },
  );
}

/** Fails on a flag that no command knows, in a line without a command. */
export async function unknownFlags(client: Client, { rest, words }: Extract<Walk, { kind: 'group' }>): Promise<void> {
  const { service } = await client.service();
  for (const token of rest) {
    if (token === '--') return;
    if (!isFlag(token) || flagNamed(service.globals, token)) continue;
    const level = [client.binary, ...words].join(' ');
    throw new CliError(
      'usage',
      `There is no flag ${token.split('=', 1)[0] ?? token} for "${level}", and no command was given.`,
      `Run "${level} --help" for the list of commands.`,
      { suggestions: nearest(token, Object.keys(service.globals).map(typed)) },
    );
  }
}

async function topics({ tree }: Client): Promise<string[]> {
  const { help } = await tree.help();
  return Object.keys(help).flatMap((key) => (key.startsWith('help ') ? [key.slice('help '.length)] : []));
}
