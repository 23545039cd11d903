/** Completion of values that only this machine knows. */
import {
  idLines,
  type IdList,
  isOfOrigin,
  type NameList,
  namesFile,
  proposal,
  readIds,
  readNames,
} from '../state/name-lists.js';
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { readConfig, type Config } from '../state/config.js';
import { configFolder } from '../state/paths.js';
import { chooseProfile, defaultProfile, sandboxProfile } from '../state/profile.js';
import { flagValues } from '../base/shell.js';

/** The proposals of a TAB. Lists are long and starts are short: lines are text at once. */
interface Proposals {
  /** Whether a text begins with what was typed, in any case. */
  begins(text: string): boolean;
  /** Proposes a word that begins so, with what describes it. */
  propose(text: string, about?: string): void;
  /** Adds lines that are proposals already. */
  add(lines: string): void;
}

/**
 * Serves `--complete <kind> --word=<typed> [words before it]`, which the completion scripts run for values that only this
 * machine knows. Returns one candidate per line: the word, and after a tab its description. Sends no request.
 *
 * - `profile`, `alias`, `resource`: names that begin with the typed text, in any case
 * - `table`: tables of the copy in the folder of `--dir`, or else of those in the working folder; `relation`: also their views
 * - `query:<shell>`: names that a query may have at the cursor, in the form of {@link queryLines}
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
  const proposals: Proposals = {
    begins: (text) => typed === '' || text.toLowerCase().startsWith(typed),
    propose: (text, about) => {
      if (proposals.begins(text)) lines += proposal(text, about);
    },
    add: (more) => (lines += more),
  };
  try {
    await proposeAll(kind, line, client, world, proposals);
    return lines;
  } catch {
    return '';
  }
}

async function proposeAll(
  kind: string,
  line: readonly string[],
  client: Client,
  world: World,
  proposals: Proposals,
): Promise<void> {
  const { begins, propose, add } = proposals;
  if (kind === 'resource') {
    const { service } = await client.service();
    const loaded = await service.catalogue?.load();
    for (const name of Object.keys((loaded?.default ?? {}) as object)) propose(name);
    return;
  }
  if (kind === 'table' || kind === 'relation') {
    const { tablesFor } = await import('./complete-tables.js');
    const tables = await tablesFor(line, client, world);
    for (const { schema, name, about, isView } of tables)
      if (schema === undefined && (kind === 'relation' || !isView)) propose(name, about);
    return;
  }
  if (kind.startsWith('query:')) {
    const { queryLines } = await import('./complete-tables.js');
    return add(await queryLines(kind.slice('query:'.length), world.argv.slice(2), client, world));
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
  const profile = chooseProfile(flagValues('--profile', line).at(-1) ?? world.env[`${client.env}_PROFILE`], config);
  if (await hidesPeople(line, { config, profile, folder }, client, world)) return;
  const files = references.split('+').map((name) => namesFile(folder, profile, name));
  const ofOrigin = <List extends IdList | NameList>(list: List | undefined): List[] =>
    list !== undefined && isOfOrigin(list, world.env) ? [list] : [];
  // With nothing typed, every name would be there twice.
  if (begins('')) {
    add(firstOfEach(files.flatMap((file) => ofOrigin(readIds(file))).map(({ ids }) => ids)));
    return;
  }
  const entries = files.flatMap((file) => ofOrigin(readNames(file))).flatMap((list) => list.entries);
  add(idLines(entries.filter(({ id }) => begins(id))));
  proposeNames(
    entries.filter(({ name }) => begins(name)),
    several === 's',
    propose,
  );
}

/** Whether names are not proposed, because the line, the environment, a setting or a policy hides people. */
async function hidesPeople(
  line: readonly string[],
  { config, profile, folder }: { readonly config: Config; readonly profile: string; readonly folder: string },
  client: Client,
  world: World,
): Promise<boolean> {
  const stored = config.profiles[profile]?.['people'];
  const asked = flagValues('--people', line).at(-1) ?? (world.env[`${client.env}_PEOPLE`] || stored);
  if (asked === 'hidden') return true;
  const { mustHidePeople } = await import('../policy/index.js');
  const run = { binary: client.binary, world, profile, settings: { folder: () => folder } };
  return (await mustHidePeople(run, true)) !== undefined;
}

/** Joins the lines of several lists: each word once. */
function firstOfEach(lists: readonly string[]): string {
  if (lists.length < 2) return lists.join('');
  const seen = new Map<string, string>();
  for (const line of lists.join('').match(/.*\n/g) ?? []) {
    const word = /^[^\t\n]*/.exec(line)?.[0] ?? '';
    if (!seen.has(word)) seen.set(word, line);
  }
  return [...seen.values()].join('');
}

function proposeProfiles(
  { profiles: known, activeProfile = defaultProfile }: Config,
  propose: Proposals['propose'],
): void {
  const names = new Set([...Object.keys(known), activeProfile, defaultProfile]);
  names.delete(sandboxProfile);
  for (const name of [...names].sort()) propose(name, name === activeProfile ? 'active profile' : '');
  propose(sandboxProfile, 'works without an account');
}

/** Proposes each name once, with all of its ids. Names of the form of an id are not looked up. */
function proposeNames(entries: NameList['entries'], several: boolean, propose: Proposals['propose']): void {
  const ids = new Map<string, string>();
  for (const { id, name } of entries) {
    if (/^\d+$/.test(name) || (several && name.includes(','))) continue;
    const before = ids.get(name);
    ids.set(name, before === undefined ? id : `${before}, ${id}`);
  }
  for (const [name, found] of ids) propose(name, found);
}

const byText = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);
