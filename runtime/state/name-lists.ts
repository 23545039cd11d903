/** Stored names of records, for completion and look-ups. */
import { promises } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../base/shape.js';
import { clean } from '../base/clean.js';
import type { NameCache, NameEntry } from '../contract/lookups.js';
import { writeAtomic } from './atomic.js';
import { parsed, readPlain, readShaped } from './read.js';

/** When and where the names of records of one kind were read. */
interface NameFacts {
  /** RFC 3339 time at which the list was read. */
  readonly at: string;
  /** Fingerprint of the origin and the account, and the path: ids of one account must never be used with another. */
  readonly of: string;
  /** Variables of the environment that choose the origin, as they were: completion knows the origin by nothing else. */
  readonly env: Origins;
}

/** What the first line of a file holds. A list of a later format is read again from the service. */
const HEAD = {
  'format?': 1,
  at: 'string',
  of: 'string',
  env: { '*': 'string' },
  ids: 'string',
} as const satisfies Shape;

/** Names of records of one kind, remembered for completion and look-ups. */
export interface NameList extends NameFacts {
  readonly entries: readonly NameEntry[];
}

/** What completion proposes while nothing is typed: all ids of a list, as its lines. */
export interface IdList extends NameFacts {
  readonly ids: string;
}

/** Values of environment variables by their names; empty if a variable is not set. */
type Origins = Readonly<Record<string, string>>;

/** Milliseconds after which a list is read again. */
const NAMES_LAST = 15 * 60_000;

/** Maximum number of entries of a stored list, and of its bytes. A longer one is not stored: a part of it could hide a second match. */
const MOST_ENTRIES = 5000;
const MOST_BYTES = 1024 * 1024;

const namesFolder = (folder: string, profile: string): string => join(folder, 'names', profile);

/** File of a list: `folder` is that of the settings, `kind` the name of a reference of the service. */
export const namesFile = (folder: string, profile: string, kind: string): string =>
  join(namesFolder(folder, profile), `${kind}.ndjson`);

/**
 * Returns a stored list, whatever its age and account; `undefined` if there is none that can be read. Never fails.
 *
 * Its file has two lines: the facts with the lines of completion, which reads no more than that, and the entries.
 */
export function readNames(file: string): NameList | undefined {
  const [head, text] = readLines(file);
  const entries = text === undefined ? undefined : parsed(text);
  if (head === undefined || !Array.isArray(entries)) return undefined;
  const { at, of, env } = head;
  return entries.length <= MOST_ENTRIES && entries.every(isEntry) ? { at, of, env, entries } : undefined;
}

/** Returns the ids of a stored list, like {@link readNames}, in a fraction of the time: completion cannot wait for the entries. */
export const readIds = (file: string): IdList | undefined => readLines(file)[0];

function readLines(file: string): readonly [head?: IdList, entries?: string] {
  try {
    const text = readPlain(file, MOST_BYTES).toString('utf8');
    const end = text.indexOf('\n');
    const head = readShaped(text.slice(0, end), HEAD);
    return head === undefined ? [] : [head, text.slice(end + 1)];
  } catch {
    return [];
  }
}

// Parsed JSON has plain objects only, and completion has no time to look at the prototypes of thousands of them.
const isEntry = (entry: Partial<NameEntry> | null): boolean =>
  typeof entry?.id === 'string' &&
  typeof entry.name === 'string' &&
  (entry.within === undefined || typeof entry.within === 'string');

/** Whether a list was read recently, of this account and path. A time in the future is not recent: a clock was set back. */
export function isCurrent({ at, of }: NameFacts, wanted: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return of === wanted && age >= 0 && age < NAMES_LAST;
}

/** Whether the environment chooses the origin from which a list was read. */
export const isOfOrigin = ({ env }: NameFacts, now: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(env).every(([name, value]) => (now[name] ?? '') === value);

/** Stores a list. A list that cannot be stored is only read again next time, so this never fails. */
export async function writeNames(file: string, list: NameList): Promise<void> {
  const { entries, ...facts } = list;
  const text = `${JSON.stringify({ ...facts, ids: idLines(entries) } satisfies IdList)}\n${JSON.stringify(entries)}\n`;
  if (entries.length > MOST_ENTRIES || Buffer.byteLength(text) > MOST_BYTES) return forget(file);
  await writeAtomic(file, text).catch(() => undefined);
}

export interface CacheParts {
  /** Returns the folder of the settings; may fail if there is none. */
  readonly folder: () => string;
  readonly profile: string;
  readonly now: () => Date;
  readonly env: Origins;
  /** Returns a fingerprint of the origin and the account that requests use at this moment. */
  readonly account: () => Promise<string>;
}

/** The lists of a profile, as one run uses them. */
export interface RunNames extends NameCache {
  /** Removes the lists that this run has read from the disk: the service has refused a value that may come from one of them. */
  doubt(): Promise<void>;
}

/** Returns the lists of a profile. An error is not reported here: it occurs again, with its reason, when the list is requested. */
export function createNameCache({ folder, profile, now, env, account }: CacheParts): RunNames {
  const used = new Set<string>();
  const ofPath = async (path: string): Promise<string> => `${await account()} ${path}`;
  const drop = async (kind: string): Promise<void> => {
    try {
      await forget(namesFile(folder(), profile, kind));
    } catch {
      // Without a folder nothing is remembered.
    }
  };
  return {
    async read(kind, path, age) {
      try {
        const list = readNames(namesFile(folder(), profile, kind));
        const of = await ofPath(path);
        if (list?.of !== of || (age === undefined && !isCurrent(list, of, now()))) return undefined;
        used.add(kind);
        return list.entries;
      } catch {
        return undefined;
      }
    },
    async write(kind, path, entries) {
      try {
        const file = namesFile(folder(), profile, kind);
        used.delete(kind);
        await writeNames(file, { at: now().toISOString(), of: await ofPath(path), env, entries });
      } catch {
        // Without a folder there is nothing to remember.
      }
    },
    drop,
    async doubt() {
      for (const kind of used) await drop(kind);
    },
  };
}

/** Returns the name of the list of an entity's custom fields. It has a dot, which no name of a reference has. */
export const fieldList = (entity: string): string => `fields.${entity}`;

/** Returns the name of the list of a variable's values. */
export const valueList = (variable: string): string => `${variable}.values`;

/** Removes all lists of a profile. */
export const forgetNames = (folder: string, profile: string): Promise<void> => forget(namesFolder(folder, profile));

async function forget(path: string): Promise<void> {
  await promises.rm(path, { recursive: true, force: true }).catch(() => undefined);
}

/** Maximum characters of a description, which shares a line with its word. */
const WIDEST = 60;

/**
 * Returns a line of completion: the word, and after a tab its description. Empty for a word that cannot be typed as it is
 * shown, and for one that begins with a dash, which would be a flag.
 */
export function proposal(word: string, about = ''): string {
  if (/^-|^\s*$/.test(word) || word !== clean(word)) return '';
  const shown = shorten(clean(about)).trim();
  return shown === '' ? `${word}\n` : `${word}\t${shown}\n`;
}

/** Returns a line for each id, with the first of its names. */
export function idLines(entries: Iterable<{ readonly id: string; readonly name: string }>): string {
  const first = new Map<string, string>();
  for (const { id, name } of entries) if (!first.has(id)) first.set(id, name);
  return [...first].map(([id, name]) => proposal(id, name)).join('');
}

/** Most descriptions are short, and a list has up to thousands of them: only long ones are split into characters. */
const shorten = (text: string): string => (text.length <= WIDEST ? text : [...text].slice(0, WIDEST).join(''));
