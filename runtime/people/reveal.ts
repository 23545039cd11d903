/** What a token stands for. */
import { peopleFolder, readKey } from './key.js';
import { bare } from './token.js';
import { openVault, type Entry } from './vault.js';

/** Returns the entry of a token; undefined if the vault of the profile does not have it. */
export function revealed(token: string, folder: string, profile: string): Entry | undefined {
  const place = peopleFolder(folder, profile);
  const key = readKey(place);
  return key && openVault(place, key('vault'), () => undefined).get(bare(token));
}
