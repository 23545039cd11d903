import { CliError, type Row } from 'cmdspec/kit';
import type { Folder } from './folder.js';
import { localIds } from './ids.js';
import { pagesOf } from './pages.js';
import { hasItems, idOf, RESOURCES, type BackupKit } from './resources.js';
import type { Manifest } from './state.js';

export interface Account {
  readonly facts: Manifest['account'];
  readonly headers: Readonly<Record<string, string>>;
}

/** Whose account it is, by the user who is signed in. */
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
 * Two accounts in one folder would be mixed, and all of the first would count as deleted. The service has no name for an
 * account: it is the same when one of its users is known in the folder.
 *
 * @throws CliError `config` when the folder holds users, and none of them is of this account.
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
    `${folder.root} holds a backup of another account (${before.name || String(before.id)}): no user in it is known to the account of ${now.name || String(now.id)}. Nothing was done.`,
    'Name another folder with --out, or the profile that this one was made with.',
  );
}
