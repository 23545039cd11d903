/** Entries of files whose values are encrypted: the log of writes and plans of a run that hides people. */
import { basename, dirname } from 'node:path';
import { parseObject, stringifyJson } from '../base/json.js';
import { decrypt, encrypt, peopleFolder, readKey, type Key } from './key.js';

type Entry = Readonly<Record<string, unknown>>;

/** Returns an entry with the tokens of `hidden` in place of its values, and the values encrypted. */
export const sealedWith = (key: Key, entry: object, hidden: object): Entry => ({
  ...hidden,
  sealed: encrypt(stringifyJson(entry), key('seal')),
});

/** Whether the values of an entry are encrypted. */
export const isSealed = (entry: Entry): boolean => typeof entry['sealed'] === 'string';

/** Returns an entry as it was before it was sealed; as it is if the key of the profile does not open it. */
export function unsealed(entry: Entry, folder: string, profile: string): Entry {
  const { sealed } = entry;
  const key = typeof sealed === 'string' ? readKey(peopleFolder(folder, profile)) : undefined;
  const text = key === undefined ? undefined : decrypt(sealed as string, key('seal'));
  return (text === undefined ? undefined : parseObject(text)) ?? entry;
}

/** Returns an entry of the log in a folder of a profile as it was before it was sealed. */
export const unsealedIn = (log: string, entry: Entry): Entry => unsealed(entry, dirname(dirname(log)), basename(log));
