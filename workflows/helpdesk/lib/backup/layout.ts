/** What earlier versions of this client wrote. */
import { isObject, plainText, type Adopted, type Folder, type Row } from 'cmdspec-runtime/kit';
import { readDeleted } from './deleted.js';
import { savedIds, savedRows } from './files.js';
import { RESOURCES } from './resources.js';

/** File of an unfinished run of an earlier version. */
export const CHECKPOINT = 'checkpoint.json';

/** Names an account, in messages too: by the user who reads it, because the service does not name accounts. */
export function accountOf({ firstName, lastName, email, companyId, id }: Row): string {
  const name = [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return accountName(name || String(email ?? ''), companyId ?? id ?? null);
}

const accountName = (name: string, id: unknown): string => `${name} (${plainText(id)})`;

/**
 * Returns what the manifest of an earlier version says; undefined for another manifest.
 *
 * @param place where the files of records are, if not beside the manifest
 */
export function adopted(manifest: Readonly<Record<string, unknown>>, place: Folder | undefined): Adopted | undefined {
  const { version, account, history, resources } = manifest;
  if (Number(version) !== 1 || !isObject(account) || !Array.isArray(history) || !isObject(resources)) return undefined;
  const collections = RESOURCES.flatMap(({ name, filtered }) => {
    const state = resources[name];
    const last = isObject(state) ? state['lastSyncedAt'] : undefined;
    if (typeof last !== 'string' || Number.isNaN(Date.parse(last))) return [];
    return [[name, { completeAsOf: last, ...(filtered ? { cursor: last } : {}) }] as const];
  });
  const { id, name } = account;
  return {
    ...(id === null ? {} : { account: accountName(String(name), id) }),
    collections: Object.fromEntries(collections),
    lines: (one, folder) => rowsOf(place ?? folder, one),
  };
}

/** The saved records of a resource, without those that are listed as deleted. */
async function* rowsOf(folder: Folder, name: string): AsyncGenerator<string> {
  const resource = RESOURCES.find((one) => one.name === name);
  if (resource === undefined) return;
  const deleted = (await readDeleted(folder)).get(name);
  const ids = (await savedIds(folder, resource)).filter((id) => deleted?.has(id) !== true);
  yield* savedRows(folder, resource, new Set(ids));
}
