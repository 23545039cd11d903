import { clean } from '../base/clean.js';
import type { Client, World } from '../contract/context.js';
import { readConfig, type Config } from '../state/config.js';
import { namesFile, readNames, type NameList } from '../state/names.js';
import { configFolder } from '../state/paths.js';
import { chooseProfile, defaultProfile, sandboxProfile } from '../state/profile.js';

/** A proposal for a word, with what describes it. */
type Candidate = readonly [text: string, about?: string];

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
 * Failures of every kind return what is known, which may be nothing: a message would end up in the line of the user.
 */
export async function complete(client: Client, world: World): Promise<string> {
  const [, kind = '', option = '', ...line] = world.argv;
  const typed = option.replace(/^--word=/, '').toLowerCase();
  try {
    const lines: string[] = [];
    for (const [text, about = ''] of await candidates(kind, typed, line, client, world)) {
      // A word that is not typed as it is shown would be another value, and one that begins with a dash a flag.
      if (!text.toLowerCase().startsWith(typed) || text !== clean(text) || /^-|^\s*$/.test(text)) continue;
      const shown = shorten(clean(about)).trim();
      lines.push(shown === '' ? text : `${text}\t${shown}`);
    }
    return lines.map((text) => `${text}\n`).join('');
  } catch {
    return '';
  }
}

/** Most descriptions are short, and a list has up to thousands of them: only long ones are taken apart. */
const shorten = (text: string): string => (text.length <= WIDEST ? text : [...text].slice(0, WIDEST).join(''));

async function candidates(
  kind: string,
  typed: string,
  line: readonly string[],
  client: Client,
  world: World,
): Promise<readonly Candidate[]> {
  if (kind === 'resource') {
    const { service } = await client.service();
    const loaded = await service.catalogue?.load();
    return Object.keys((loaded?.default ?? {}) as object).map((name) => [name]);
  }
  const folder = configFolder(client, world);
  const config = await readConfig(folder);
  if (kind === 'alias') return Object.entries(config.aliases).sort(byText);
  if (kind === 'profile') return profiles(config);
  const [, several, references, words = ''] =
    /^name(s?):([a-z0-9-]+(?:\+[a-z0-9-]+)*)(?::([a-z]+(?:,[a-z]+)*))?$/.exec(kind) ?? [];
  if (references === undefined) return [];
  const own = words.split(',').map((word): Candidate => [word]);
  const profile = chooseProfile(profileIn(line) ?? world.env[`${client.env}_PROFILE`], config);
  const entries = references.split('+').flatMap((name) => readNames(namesFile(folder, profile, name))?.entries ?? []);
  return [...own, ...idsOf(entries), ...(typed === '' ? [] : namesOf(entries, several === 's'))];
}

function profiles({ profiles: known, activeProfile = defaultProfile }: Config): Candidate[] {
  const names = new Set([...Object.keys(known), activeProfile, defaultProfile]);
  names.delete(sandboxProfile);
  return [
    ...[...names].sort().map((name): Candidate => [name, name === activeProfile ? 'active profile' : '']),
    [sandboxProfile, 'works without an account'],
  ];
}

/** Returns each id once, with the first of its names. */
function idsOf(entries: NameList['entries']): Candidate[] {
  const names = new Map<string, string>();
  for (const { id, name } of entries) if (!names.has(id)) names.set(id, name);
  return [...names];
}

/** Returns each name once, with all of its ids. Names of the form of an id are not looked up. */
function namesOf(entries: NameList['entries'], several: boolean): Candidate[] {
  const ids = new Map<string, string>();
  for (const { id, name } of entries) {
    if (/^\d+$/.test(name) || (several && name.includes(','))) continue;
    const before = ids.get(name);
    ids.set(name, before === undefined ? id : `${before}, ${id}`);
  }
  return [...ids].sort(byText);
}

const byText = ([a]: Candidate, [b]: Candidate): number => (a < b ? -1 : 1);

/** Returns the profile that the words of a line name. */
function profileIn(line: readonly string[]): string | undefined {
  const at = line.lastIndexOf('--profile');
  const attached = line.findLast((word) => word.startsWith('--profile='));
  return attached?.slice('--profile='.length) ?? (at < 0 ? undefined : line[at + 1]);
}
