/** The command line that a user should run after a failure. */
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { CliError } from '../base/errors.js';
import { profileWords, quote } from '../base/shell.js';
import { attached } from '../pipeline/flags.js';
import { moduleOf } from '../pipeline/leaf.js';
import { openForm, parseLine } from '../pipeline/line.js';
import { writesOf, type RunFacts } from '../pipeline/run-facts.js';
import { flagReader, walk } from './walk.js';

/**
 * Returns the command line to run next, quoted for a POSIX shell; undefined if none is certain. It never sends a write that was not
 * typed, and never has a secret.
 *
 * @param world has the line that was typed; absent: the caller is not a shell
 */
export async function nextLine(
  { kind, details }: CliError,
  client: Client,
  facts: RunFacts,
  world?: World,
): Promise<string | undefined> {
  const { options, service, words } = facts;
  const own = (line: string): string =>
    options === undefined || line.includes(' --profile ')
      ? line
      : [line, ...profileWords(options).map(quote)].join(' ');
  if (writesOf(facts).unknown > 0 && service?.log === true && options?.noLog !== true)
    return own(`${client.binary} reconcile`);
  const corrected = world && details.replace && (await correctedLine(details.replace, client, world));
  if (corrected !== undefined) return corrected;
  if (details.next !== undefined) return own(details.next);
  if (world === undefined) return undefined;
  const isUsage = kind === 'usage' || kind === 'combination';
  return isUsage && words !== undefined ? [client.binary, ...words, '--help'].join(' ') : undefined;
}

/** What a line needs: other words in place of one, or at its end. */
type Replacement = NonNullable<CliError['details']['replace']>;

/** Returns the typed line with a replacement; undefined if it would fail as well, or if the line has a secret. */
async function correctedLine({ word, by }: Replacement, client: Client, { argv }: World): Promise<string | undefined> {
  const tokens = word === undefined ? [...argv, ...by] : replaced(argv, word, by);
  if (tokens === undefined || argv.includes('--')) return undefined;
  const found = await walk(client.tree, tokens, flagReader(client));
  if (found.kind === 'group') return [client.binary, ...found.words, '--help'].join(' ');
  if (found.kind !== 'leaf') return undefined;
  const [{ service }, { command }] = await Promise.all([client.service(), moduleOf(found.node, found.words)]);
  const form = await openForm(client, { node: found.node, words: found.words, service, command });
  try {
    const { flags, positionals } = parseLine(form, found.rest);
    const isSecret =
      Object.keys(flags).some((name) => form.flags[name]?.secret) ||
      Object.keys(positionals).some((name) => form.positionals[name]?.secret);
    // A value of a setting can be a secret, which only its name shows.
    if (isSecret || command.effect === 'local') return `${form.name} --help`;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return undefined;
  }
  return [client.binary, ...tokens].map(quote).join(' ');
}

/** Returns the tokens with other words in place of one, which is a token, the name of a flag, its value, or an element of a list. */
function replaced(argv: readonly string[], word: string, by: readonly string[]): readonly string[] | undefined {
  const [first = '', ...more] = by;
  const found = argv.map((token): readonly string[] | undefined => {
    if (token === word) return by;
    if (more.length > 0) return undefined;
    if (token.startsWith(`${word}=`)) return [`${first}${token.slice(word.length)}`];
    const value = token.startsWith('-') ? attached(token) : token;
    const elements = value?.split(',') ?? [];
    if (value === undefined || elements.filter((one) => one === word).length !== 1) return undefined;
    const list = elements.map((one) => (one === word ? first : one)).join(',');
    return [`${token.slice(0, token.length - value.length)}${list}`];
  });
  if (found.filter((one) => one !== undefined).length !== 1) return undefined;
  return argv.flatMap((token, at) => found[at] ?? [token]);
}
