import { clean } from '../base/clean.js';
import type { Client, World } from '../contract/context.js';
import { readConfig, type Config } from '../state/config.js';
import { isOfOrigin, namesFile, readNames, type NameList } from '../state/names.js';
import { configFolder } from '../state/paths.js';
import { chooseProfile, defaultProfile, sandboxProfile } from '../state/profile.js';

/** Receives a proposal for a word, with what describes it. Lists are long and starts are short: nothing is collected. */
type Propose = (text: string, about?: string) => void;

/** Maximum characters of a description, which shares a line with its word. */
const WIDEST = 60;

/**
 * Serves `--complete <kind> --word=<typed> [words before it]`, which the completion scripts run for values that only this
 * machine knows. Returns one candidate per line: the word, and after a tab its description. Sends no request.
 *
 * - `profile`, `alias`, `resource`: names that begin with the typed text, in any case
 * - `name:<reference>`, `name:<reference>+<reference>`: stored names of records. Ids that begin with the typed text are described by their names; names
 *   are proposed once a part of them is typed, because every one of them would be there twice otherwise
 * - `names:<reference>`: the same for a list; a name with a comma is left out, since it would be two
 * - `name:<reference>:<word>,<word>`: the same, and first the words that the flag accepts besides ids and names
 *
 * Names come in the order of the service; shells sort them. Failures of every kind return what is known, which may be nothing: a message would end up in the line of the user.
 */
export async function complete(client: Client, world: World): Promise<string> {
  const [, kind = '', option = '', ...line] = world.argv;
  const typed = option.replace(/^--word=/, '').toLowerCase();
  let lines = '';
  const begins = (text: string): boolean => typed === '' || text.toLowerCase().startsWith(typed);
  const propose: Propose = (text, about = '') => {
    if (!begins(text) || !isTypeable(text)) return;
    const shown = shorten(clean(about)).trim();
    lines += shown === '' ? `${text}\n` : `${text}\t${shown}\n`;
  };
  try {
    await proposeAll(kind, begins, line, client, world, propose);
    return lines;
  } catch {
    return '';
  }
}

/** A word that is not typed as it is shown would be another value, and one that begins with a dash a flag. */
const isTypeable = (text: string): boolean => !/^-|^\s*$/.test(text) && text === clean(text);

/** Most descriptions are short, and a list has up to thousands of them: only long ones are taken apart. */
const shorten = (text: string): string => (text.length <= WIDEST ? text : [...text].slice(0, WIDEST).join(''));

async function proposeAll(
  kind: string,
  begins: (text: string) => boolean,
  line: readonly string[],
  client: Client,
  world: World,
  propose: Propose,
): Promise<void> {
  if (kind === 'resource') {
    const { service } = await client.service();
    const loaded = await service.catalogue?.load();
    for (const name of Object.keys((loaded?.default ?? {}) as object)) propose(name);
    return;
  }
  const folder = configFolder(client, world);
  const config = await readConfig(folder);
  if (kind === 'alias')
    for (const [name, command] of Object.entries(config.aliases).sort(byText)) propose(name, command);
  if (kind === 'profile') proposeProfiles(config, propose);
  const [, several, references, words] =
    /^name(s?):([a-z0-9-]+(?:\+[a-z0-9-]+)*)(?::([a-z]+(?:,[a-z]+)*))?$/.exec(kind) ?? [];
  if (references === undefined) return;
  for (const word of words?.split(',') ?? []) propose(word);
  const profile = chooseProfile(profileIn(line) ?? world.env[`${client.env}_PROFILE`], config);
  const lists = references.split('+').map((name) => readNames(namesFile(folder, profile, name)));
  const entries = lists.flatMap((list) => (list !== undefined && isOfOrigin(list, world.env) ? list.entries : []));
  proposeIds(
    entries.filter(({ id }) => begins(id)),
    propose,
  );
  // With nothing typed, every name would be there twice.
  if (begins('')) return;
  proposeNames(
    entries.filter(({ name }) => begins(name)),
    several === 's',
    propose,
  );
}

function proposeProfiles({ profiles: known, activeProfile = defaultProfile }: Config, propose: Propose): void {
  const names = new Set([...Object.keys(known), activeProfile, defaultProfile]);
  names.delete(sandboxProfile);
  for (const name of [...names].sort()) propose(name, name === activeProfile ? 'active profile' : '');
  propose(sandboxProfile, 'works without an account');
}

/** Proposes each id once, with the first of its names. */
function proposeIds(entries: NameList['entries'], propose: Propose): void {
  const seen = new Set<string>();
  for (const { id, name } of entries) {
    if (seen.has(id)) continue;
    seen.add(id);
    propose(id, name);
  }
}

/** Proposes each name once, with all of its ids. Names of the form of an id are not looked up. */
function proposeNames(entries: NameList['entries'], several: boolean, propose: Propose): void {
  const ids = new Map<string, string>();
  for (const { id, name } of entries) {
    if (/^\d+$/.test(name) || (several && name.includes(','))) continue;
    const before = ids.get(name);
    ids.set(name, before === undefined ? id : `${before}, ${id}`);
  }
  for (const [name, found] of ids) propose(name, found);
}

const byText = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/** Returns the profile that the words of a line name. */
function profileIn(line: readonly string[]): string | undefined {
  const at = line.lastIndexOf('--profile');
  const attached = line.findLast((word) => word.startsWith('--profile='));
  return attached?.slice('--profile='.length) ?? (at < 0 ? undefined : line[at + 1]);
}
