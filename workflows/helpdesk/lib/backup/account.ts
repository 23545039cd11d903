import { CliError, type Row } from 'cmdspec-runtime/kit';
import type { Folder } from 'cmdspec-runtime/kit';
import { localIds } from './ids.js';
import { pagesOf } from './pages.js';
import { hasItems, idOf, RESOURCES, type BackupKit } from './resources.js';
import type { Manifest } from './state.js';

export interface Account {
  readonly facts: Manifest['account'];
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the account of the signed-in user. */
export async function readAccount({ calls }: BackupKit): Promise<Account> {
  const reply = await calls.me.send();
  const me = (reply.record ?? {}) as Row;
  const name = [me['firstName'], me['lastName']].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return {
    facts: { id: me['companyId'] ?? me['id'] ?? null, name: name || String(me['email'] ?? '') },
    headers: reply.headers,
  };
}

/**
 * Refuses a folder with a backup of another account: the two would be mixed, and the records of the first would count as
 * deleted. The service does not identify accounts, so it counts as the same if one of its users is in the folder.
 *
 * @throws CliError `config` if the folder holds users and no user belongs to this account.
 */
export async function checkAccount(
  kit: BackupKit,
  folder: Folder,
  before: Manifest['account'],
  now: Manifest['account'],
): Promise<void> {
  if (before.id === null || String(before.id) === String(now.id)) return;
  const [users] = RESOURCES.filter(hasItems);
  if (users === undefined) return;
  const known = new Set<string>();
  for await (const id of localIds(folder, users)) known.add(id);
  if (known.size === 0 || known.has(String(now.id))) return;
  known.add(String(before.id));
  for await (const { rows } of pagesOf(kit, users)) {
    if (rows.some((row) => known.has(idOf(row) ?? ''))) return;
  }
  throw new CliError(
    'config',
    `${folder.root} holds a backup of another account (${before.name || String(before.id)}): it has no user of the account of ${now.name || String(now.id)}. Nothing was changed.`,
    'Choose another folder with --out, or the profile of that backup with --profile.',
  );
}
