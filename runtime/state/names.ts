import { join } from 'node:path';
import { isObject } from '../base/objects.js';
import { readPlain } from './read.js';

/** One name of a record. A record that has several names, such as a person and an address, has several entries. */
export interface NameEntry {
  readonly id: string;
  /** Untrusted text of the service. */
  readonly name: string;
  /** Id of the record that this one belongs to; the same name may occur once in each. */
  readonly within?: string;
}

/** Names of records of one kind, remembered for completion and look-ups. */
export interface NameList<Entry extends NameEntry = NameEntry> {
  /** RFC 3339 time at which the list was read. */
  readonly at: string;
  /** Fingerprint of the origin and the account: ids of one account must never be used with another. */
  readonly of: string;
  readonly entries: readonly Entry[];
}

/** Milliseconds after which a list is read again. */
export const NAMES_LAST = 15 * 60_000;

/** Maximum number of entries and bytes of a stored list. A longer list is not stored: a part of it could hide a second match. */
const MOST_ENTRIES = 5000;
const MOST_BYTES = 1024 * 1024;

const namesFolder = (folder: string, profile: string): string => join(folder, 'names', profile);

/** File of a list: `folder` is that of the settings, `kind` the name of a reference of the service. */
export const namesFile = (folder: string, profile: string, kind: string): string =>
  join(namesFolder(folder, profile), `${kind}.json`);

/** Returns a stored list, whatever its age and account; `undefined` if there is none that can be read. Never fails. */
export function readNames(file: string): NameList | undefined {
  try {
    const list: unknown = JSON.parse(readPlain(file, MOST_BYTES).toString('utf8'));
    return isList(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function isList(list: unknown): list is NameList {
  if (!isObject(list) || typeof list['at'] !== 'string' || typeof list['of'] !== 'string') return false;
  const { entries } = list;
  return Array.isArray(entries) && entries.length <= MOST_ENTRIES && entries.every(isEntry);
}

const isEntry = (entry: unknown): boolean =>
  isObject(entry) &&
  typeof entry['id'] === 'string' &&
  typeof entry['name'] === 'string' &&
  (entry['within'] === undefined || typeof entry['within'] === 'string');

/** Whether a list was read recently, with this account. A time in the future is not recent: a clock was set back. */
export function isCurrent({ at, of }: NameList, account: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return of === account && age >= 0 && age < NAMES_LAST;
}

/** Stores a list. A list that cannot be stored is only read again next time, so this never fails. */
export async function writeNames(file: string, list: NameList): Promise<void> {
  const text = JSON.stringify(list);
  if (list.entries.length > MOST_ENTRIES || Buffer.byteLength(text) > MOST_BYTES) return forget(file);
  const { writeAtomic } = await import('./atomic.js');
  await writeAtomic(file, text).catch(() => undefined);
}

/** Removes all lists of a profile. */
export const forgetNames = (folder: string, profile: string): Promise<void> => forget(namesFolder(folder, profile));

async function forget(path: string): Promise<void> {
  const { rm } = await import('node:fs/promises');
  await rm(path, { recursive: true, force: true }).catch(() => undefined);
}
