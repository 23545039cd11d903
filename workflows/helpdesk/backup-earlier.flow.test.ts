import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench, type Bench } from './testkit.js';

const { run, file, service }: Bench = bench(client);

type Fields = Readonly<Record<string, unknown>>;

const conversation = (id: number, subject = `Number ${String(id)}`): Fields => ({
  id,
  threads: 0,
  subject,
  userUpdatedAt: '2026-11-01T00:00:00Z',
  _embedded: { threads: [] },
});

/** Serves an account; returns its requests. */
async function serve(lists: Readonly<Record<string, readonly Fields[]>>, changed: readonly Fields[] = []) {
  const { seen } = await service(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    if (pathname === '/v2/users/me') return json(response, { id: 7, firstName: 'Ann', lastName: 'Lee' });
    const name = pathname.split('/').at(-1) ?? '';
    const rows = searchParams.has('modifiedSince') && name === 'conversations' ? changed : (lists[name] ?? []);
    const page = { number: 1, size: 50, totalElements: rows.length, totalPages: 1 };
    return json(response, { _embedded: { [name]: rows }, page });
  });
  return seen;
}

const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const put = (path: string, content: string): void => {
  mkdirSync(dirname(file(`copy/${path}`)), { recursive: true });
  writeFileSync(file(`copy/${path}`), content);
};
const last = '2026-11-10T12:00:00Z';

/** Writes a folder as earlier versions did, with a conversation that was deleted. */
function writeEarlier(): void {
  const counts = { users: 1, tags: 2, conversations: 3 };
  const state = (total: number): Fields => ({ lastSyncedAt: last, total });
  put(
    'manifest.json',
    text({
      version: 1,
      cliVersion: '0.11.2',
      account: { id: 7, name: 'Ann Lee' },
      history: [{ startedAt: last, finishedAt: last, mode: 'full', counts }],
      resources: { users: state(1), tags: state(2), conversations: state(3) },
    }),
  );
  put('account/users/7.json', text({ id: 7 }));
  put('account/users/_index.ndjson', '{"id":7,"updatedAt":null}\n');
  put('tags.json', text([{ id: 1 }, { id: 2 }]));
  const ids = [1, 2, 3];
  for (const id of ids) put(`conversations/${String(id)}/conversation.json`, text(conversation(id)));
  put('conversations/_index.ndjson', ids.map((id) => `{"id":${String(id)},"updatedAt":null}\n`).join(''));
  put('_deleted.ndjson', `{"resource":"conversations","id":3,"deletedAt":"${last}"}\n`);
}

const lines = (path: string): unknown[] =>
  readFileSync(file(`copy/${path}`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
const backup = (...more: string[]) => run(['backup', '--out', 'copy', '-o', 'json', ...more]);
const account = { users: [{ id: 7 }], tags: [{ id: 2 }], conversations: [conversation(1, 'Changed'), conversation(2)] };

test('a folder of an earlier version is continued where it ended, and keeps its files', async () => {
  const seen = await serve(account, [conversation(1, 'Changed')]);
  writeEarlier();
  const dry = await backup('--dry-run');
  expect([dry.code, JSON.parse(dry.out)]).toMatchObject([0, { mode: 'incremental', counts: { conversations: 1 } }]);
  const { code, out } = await backup();
  const done = { mode: 'incremental', counts: { tags: 1, conversations: 1 }, deletions: 1 };
  expect([code, JSON.parse(out)]).toMatchObject([0, done]);
  const asked = seen
    .filter(({ url }) => url.startsWith('/v2/conversations?'))
    .map(({ url }) => new URL(url, 'http://x'));
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('modifiedSince')))).toContain(last);
  // Other requests only list the ids: the earlier version did not note when it last looked for deleted records.
  expect(asked.every(({ searchParams: one }) => one.has('modifiedSince') || !one.has('embed'))).toBe(true);
  expect(lines('conversations.ndjson')).toEqual([conversation(2), conversation(1, 'Changed')]);
  expect(JSON.parse(readFileSync(file('copy/conversations/1/conversation.json'), 'utf8'))).toMatchObject({
    subject: 'Changed',
  });
  // What was deleted in the account stays in the files.
  expect(existsSync(file('copy/conversations/3/conversation.json'))).toBe(true);
  expect(JSON.parse(readFileSync(file('copy/tags.json'), 'utf8'))).toEqual([{ id: 2 }, { id: 1 }]);
  expect(JSON.parse((await backup('--reconcile')).out)).toMatchObject({ deletions: 0 });
  expect(lines('_deleted.ndjson')).toMatchObject([{ id: 3 }, { resource: 'tags', id: 1 }]);
});

test('a record of an earlier version that is damaged is read again, with the others of its kind', async () => {
  await serve(account);
  writeEarlier();
  put('conversations/2/conversation.json', '{\n  "id": 2,\n  "subj');
  const { code, err } = await backup();
  expect([code, err]).toEqual([0, expect.stringContaining('conversations.ndjson has a damaged line')]);
  expect(lines('conversations.ndjson')).toEqual(account.conversations);
  expect(JSON.parse(readFileSync(file('copy/conversations/2/conversation.json'), 'utf8'))).toEqual(conversation(2));
});

test('an earlier run that was interrupted starts over, and its checkpoint goes', async () => {
  await serve(account);
  writeEarlier();
  put('checkpoint.json', text({ startedAt: last, mode: 'incremental' }));
  const { code, err } = await backup('--resume');
  expect([code, err]).toEqual([0, expect.stringContaining('An earlier run was interrupted')]);
  expect(existsSync(file('copy/checkpoint.json'))).toBe(false);
});

test('a folder of an earlier version of another account is refused, unless a user is in both', async () => {
  await serve({ ...account, users: [{ id: 8 }] });
  writeEarlier();
  const manifest = readFileSync(file('copy/manifest.json'), 'utf8').replace('"id": 7', '"id": 6');
  put('manifest.json', manifest);
  renameSync(file('copy/account/users/7.json'), file('copy/account/users/6.json'));
  const refused = await backup();
  expect([refused.code, refused.err]).toEqual([78, expect.stringContaining('a backup of Ann Lee (6), but')]);
  expect(readFileSync(file('copy/manifest.json'), 'utf8')).toBe(manifest);
  put('account/users/8.json', text({ id: 8 }));
  expect((await backup()).code).toBe(0);
});
