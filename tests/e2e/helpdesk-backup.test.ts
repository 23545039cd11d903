/** The copy of an account: its files, the changes by a later run, and the log. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAll } from '../../runtime/http/testkit.js';
import { conversation, openAccount, withFiles } from '../support/account.js';
import { base64 } from '../support/backup.js';
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';
import { treeOf } from '../support/tree.js';

const home = newHome();
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
let sandbox: Served;

beforeAll(async () => {
  sandbox = await serveHere('helpdeskcli', home, '--records', '60');
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

const helpdesk = (...args: string[]) => inProcess('helpdeskcli', args, home, { env: sandbox.env, cwd: folder });
const backup = (out: string, ...more: string[]) => helpdesk('backup', '--out', out, ...more);
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read files freely
const parsed = (...path: string[]): any => JSON.parse(read(...path));
const lines = (...path: string[]): Record<string, unknown>[] =>
  read(...path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const listed = async (...args: string[]): Promise<Record<string, unknown>[]> =>
  JSON.parse((await helpdesk(...args, '--limit', '0', '--output', 'json')).stdout) as Record<string, unknown>[];

test('a first run copies everything, each record to its file', async () => {
  const { code, stdout, stderr } = await backup('first');
  expect([code, stdout]).toEqual([0, '']);
  const conversations = await listed('conv', 'list', '--status', 'all');
  const customers = await listed('customer', 'list');
  expect(stderr).toContain(
    `Done (full). 8 users · 2 teams · 4 mailboxes · 24 mailbox folders · 12 mailbox fields · 12 tags · 6 workflows · 2 webhooks · ${String(customers.length)} customers · ${String(conversations.length)} conversations\n`,
  );
  expect(readdirSync(join(folder, 'first')).sort()).toEqual([
    'account',
    'conversations',
    'conversations.ndjson',
    'customers',
    'customers.ndjson',
    'mailbox-fields.json',
    'mailbox-folders.json',
    'mailboxFields.ndjson',
    'mailboxFolders.ndjson',
    'mailboxes',
    'mailboxes.ndjson',
    'manifest.json',
    'schema.json',
    'tags.json',
    'tags.ndjson',
    'teams.ndjson',
    'users.ndjson',
    'webhooks.json',
    'webhooks.ndjson',
    'workflows.json',
    'workflows.ndjson',
  ]);
  expect(parsed('first', 'account', 'users', '2001.json')).toMatchObject({ id: 2001, role: 'owner' });
  expect(parsed('first', 'mailboxes', '1001', 'mailbox.json')).toMatchObject({ id: 1001 });
  expect(parsed('first', 'tags.json')).toHaveLength(12);
  const index = lines('first', 'conversations', '_index.ndjson');
  expect(index.map(({ id }) => id).sort()).toEqual(conversations.map(({ id }) => id).sort());
  for (const { id, updatedAt } of index) {
    const saved = parsed('first', 'conversations', String(id), 'conversation.json');
    expect([saved.id, updatedAt, saved._embedded.threads.length]).toEqual([id, saved.userUpdatedAt, saved.threads]);
  }
  const manifest = parsed('first', 'manifest.json');
  expect(manifest).toMatchObject({
    format: 1,
    owner: { client: 'helpdeskcli', account: expect.stringMatching(/^\w.* \(2001\)$/) },
    collections: {
      tags: { rows: 12, completeAsOf: expect.stringMatching(/:\d\dZ$/) },
      conversations: { rows: index.length },
    },
  });
  expect(manifest).not.toHaveProperty('startedAt');
  expect(lines('first', 'conversations.ndjson').length).toBe(index.length);
  const modes = (path: string): string => (statSync(join(folder, path)).mode & 0o777).toString(8);
  expect([modes('first'), modes('first/customers'), modes('first/manifest.json')]).toEqual(['700', '700', '600']);
});

test('a later run reads changes, logs them, and marks deleted records', async () => {
  expect((await backup('later')).code).toBe(0);
  const untouched = statSync(join(folder, 'later/conversations/500002/conversation.json')).mtimeMs;
  await helpdesk('conv', 'note', '500001', '--body', 'Looked at.');
  await helpdesk('conv', 'delete', '500005', '--yes');
  const { code, stdout, stderr } = await backup('later', '--reconcile', '--keep-history', '--output', 'json');
  expect([code, stderr]).toEqual([0, expect.stringContaining('· 1 conversation · 1 deletion\n')]);
  expect(JSON.parse(stdout)).toMatchObject({
    mode: 'incremental',
    counts: { users: 8, customers: 0, conversations: 1 },
    deletions: 1,
    failures: [],
    archive: null,
    dryRun: false,
  });
  const saved = read('later', 'conversations', '500001', 'conversation.json');
  expect(saved).toContain('Looked at.');
  expect(statSync(join(folder, 'later/conversations/500002/conversation.json')).mtimeMs).toBe(untouched);
  const [gone] = lines('later', '_deleted.ndjson');
  const startedAt = String(gone?.['deletedAt']);
  expect(gone).toEqual({ resource: 'conversations', id: 500005, deletedAt: expect.stringMatching(/:\d\dZ$/) });
  expect(existsSync(join(folder, 'later/conversations/500005/conversation.json'))).toBe(true);
  expect(lines('later', 'conversations.ndjson').some(({ id }) => id === 500005)).toBe(false);
  const log = `${startedAt.replaceAll(':', '-').slice(0, -1)}-incremental.ndjson`;
  expect(readdirSync(join(folder, 'later', '_history'))).toEqual([log]);
  expect(lines('later', '_history', log)).toContainEqual({
    op: 'delete',
    resource: 'conversations',
    id: 500005,
    tombstoneAt: startedAt,
  });
  expect(lines('later', '_history', log)).toContainEqual({
    op: 'upsert',
    resource: 'conversations',
    id: 500001,
    snapshot: JSON.parse(saved),
  });
  const again = await backup('later', '--reconcile', '--output', 'json');
  expect([JSON.parse(again.stdout).deletions, lines('later', '_deleted.ndjson').length]).toEqual([0, 1]);
  // One line per record, however often it was read.
  const ids = lines('later', 'conversations', '_index.ndjson').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('--since replaces the time of the last run, --full ignores it, and --include and --exclude select', async () => {
  const some = await backup('some', '--include', 'tags,conversations,users', '--exclude', 'users', '--since', '30d');
  expect(some.stderr).toMatch(/Done \(full\)\. 12 tags · \d+ conversations\n/);
  expect(readdirSync(join(folder, 'some')).sort()).toEqual([
    'conversations',
    'conversations.ndjson',
    'manifest.json',
    'schema.json',
    'tags.json',
    'tags.ndjson',
  ]);
  const rows = (): number => lines('some', 'conversations', '_index.ndjson').length;
  const few = rows();
  const gap = await backup('some', '--include', 'conversations', '--since', new Date(Date.now() + 5000).toISOString());
  expect(gap.stderr).toContain('conversations that changed before ');
  expect(rows()).toBe(few);
  const full = await backup('some', '--include', 'conversations', '--full');
  expect(full.stderr).toContain('Done (full)');
  expect(rows()).toBeGreaterThan(few);
});

test('conversations that --since left out come with the next run without it', async () => {
  await backup('since', '--include', 'tags,conversations', '--since', '30d');
  const rows = (): number => lines('since', 'conversations', '_index.ndjson').length;
  const few = rows();
  expect((await backup('since', '--include', 'conversations')).code).toBe(0);
  expect(rows()).toBeGreaterThan(few);
});

test.each([
  [['--include', 'conversatoins'], 1, 'conversations'],
  [['--include', 'tags', '--exclude', 'tags'], 1, 'leave nothing'],
  [['--parallel', '0'], 1, '--parallel'],
  [['--since', 'yesterday'], 1, '--since'],
])('%j is refused before any request', async (flags, status, words) => {
  const { code, stderr } = await backup('refused', ...flags);
  expect([code, stderr]).toEqual([status, expect.stringContaining(words)]);
  expect(existsSync(join(folder, 'refused'))).toBe(false);
});

test('--dry-run counts and writes nothing, not even the folder', async () => {
  const { code, stdout, stderr } = await backup(
    'dry',
    '--dry-run',
    '--attachments',
    '--compress',
    '--keep-history',
    '--reconcile',
    '--output',
    'json',
  );
  expect([code, stderr]).toEqual([0, expect.stringContaining('[dry-run] Done (full). 8 users ')]);
  const { counts, archive, dryRun } = JSON.parse(stdout);
  expect([counts.attachments > 0, counts.users, archive, dryRun]).toEqual([true, 8, null, true]);
  expect(readdirSync(folder).filter((name) => name.startsWith('dry'))).toEqual([]);
  await backup('real', '--attachments');
  const before = treeOf(join(folder, 'real'));
  expect((await backup('real', '--dry-run', '--full', '--attachments', '--reconcile')).stderr).toContain(
    '· 0 attachments ·',
  );
  expect(treeOf(join(folder, 'real'))).toEqual(before);
});

test('--dry-run counts the attachments of conversations that an earlier run saved', async () => {
  await backup('later');
  const attachments = async (...more: string[]): Promise<number> => {
    const { stdout } = await backup('later', '--attachments', '--output', 'json', ...more);
    return (JSON.parse(stdout) as { counts: { attachments: number } }).counts.attachments;
  };
  const planned = await attachments('--dry-run');
  expect([planned > 0, await attachments(), await attachments('--dry-run')]).toEqual([true, planned, 0]);
});

test('--reconcile withdraws the deletion of a record that is there again, and its attachments are saved', async () => {
  const home = newHome();
  const out = mkdtempSync(join(folder, 'again-'));
  const file = { id: 9, filename: 'a.txt', size: 2, state: 'valid' };
  const account = await openAccount({ users: [{ id: 7 }], conversations: [withFiles(1, file), conversation(2)] });
  account.files['9'] = base64('hi');
  const next = async (...more: string[]): Promise<unknown> => {
    const argv = ['backup', '--out', 'copy', '--output', 'json', ...more];
    const ended = await inProcess('helpdeskcli', argv, home, { env: account.env, cwd: out });
    const { counts, deletions } = JSON.parse(ended.stdout) as { counts: { attachments?: number }; deletions: number };
    return [
      counts.attachments,
      deletions,
      ended.stderr.includes('conversations that were listed as deleted exist again'),
    ];
  };
  const deletions = (): Record<string, unknown>[] =>
    readFileSync(join(out, 'copy', '_deleted.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(await next()).toEqual([undefined, 0, false]);
  // The user loses access to a conversation, and regains it.
  const all = account.lists['conversations']!;
  account.lists['conversations'] = all.slice(1);
  expect(await next('--reconcile', '--attachments')).toEqual([0, 1, false]);
  account.lists['conversations'] = all;
  // Nothing in it has changed, so that a list of changes does not have it.
  expect(await next('--attachments')).toEqual([0, 0, false]);
  expect(await next('--reconcile', '--attachments')).toEqual([1, 0, true]);
  expect(deletions()).toEqual([
    { resource: 'conversations', id: 1, deletedAt: expect.stringMatching(/Z$/) },
    { resource: 'conversations', id: 1, restoredAt: expect.stringMatching(/Z$/) },
  ]);
  expect(await next('--reconcile', '--attachments')).toEqual([0, 0, false]);
  expect(deletions()).toHaveLength(2);
  await closeAll();
});

test('attachments are downloaded once, and their manifest has their digests', async () => {
  const { stdout } = await backup('files', '--attachments', '--output', 'json');
  const count = JSON.parse(stdout).counts.attachments as number;
  const found = treeOf(join(folder, 'files'));
  const manifests = Object.keys(found).filter((path) => path.endsWith('/attachments/_manifest.json'));
  let entries = 0;
  for (const path of manifests) {
    for (const entry of Object.values(parsed('files', path)) as Record<string, unknown>[]) {
      const name = Object.keys(found).find((one) =>
        one.startsWith(path.replace('_manifest.json', `${String(entry['id'])}_`)),
      );
      const bytes = readFileSync(join(folder, 'files', name!));
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        entry['size'],
        entry['sha256'],
      ]);
      entries += 1;
    }
  }
  expect([entries, count > 10]).toEqual([count, true]);
  const again = await backup('files', '--attachments', '--output', 'json');
  expect(JSON.parse(again.stdout).counts.attachments).toBe(0);
});

test('--compress writes an archive that holds the folder', async () => {
  const { stderr } = await backup('packed', '--compress', '--attachments');
  expect(stderr).toContain(`archive: ${join(folder, 'packed.tar.gz')}`);
  const out = mkdtempSync(join(folder, 'out-'));
  expect(spawnSync('tar', ['-xzf', join(folder, 'packed.tar.gz'), '-C', out]).status).toBe(0);
  expect(treeOf(join(out, 'packed'))).toEqual(treeOf(join(folder, 'packed')));
});

test('progress is shown only on a terminal', async () => {
  const quiet = await backup('quiet', '--include', 'customers');
  expect(quiet.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('Requests go to'))).toEqual([
    expect.stringMatching(/^Done /),
  ]);
});

const names = ['users', 'teams', 'mailboxes', 'tags', 'workflows', 'webhooks', 'customers', 'conversations'];

test.each(names)('a deleted record of %s is listed, and stays in the folder', async (name) => {
  const home = newHome();
  const out = mkdtempSync(join(folder, 'kinds-'));
  const account = await openAccount({ users: [{ id: 7 }], [name]: [conversation(7), conversation(8)] });
  const run = (...more: string[]) =>
    inProcess('helpdeskcli', ['backup', '--out', 'copy', '--output', 'json', ...more], home, {
      env: account.env,
      cwd: out,
    });
  const holds = (): boolean =>
    Object.values(treeOf(join(out, 'copy'))).some((content) => String(content).includes('Number 8'));
  expect([(await run()).code, holds()]).toEqual([0, true]);
  account.lists[name]?.pop();
  // A list that is read as a whole shows which records are gone.
  const isWhole = name !== 'customers' && name !== 'conversations';
  expect([JSON.parse((await run()).stdout).deletions, holds()]).toEqual([isWhole ? 1 : 0, true]);
  expect([JSON.parse((await run('--reconcile')).stdout).deletions, holds()]).toEqual([isWhole ? 0 : 1, true]);
  const listed = JSON.parse(readFileSync(join(out, 'copy', '_deleted.ndjson'), 'utf8')) as object;
  expect(listed).toEqual({ resource: name, id: 8, deletedAt: expect.any(String) });
  await closeAll();
});

test('secrets of webhooks are dots in every file, as in `webhook get`, unless --show-secrets is set', async () => {
  const account = await openAccount({
    users: [{ id: 7 }],
    webhooks: [{ id: 3, url: 'https://x.example', secret: 'hunter2' }],
  });
  const home = newHome();
  const out = mkdtempSync(join(folder, 'secrets-'));
  const run = (...argv: string[]) =>
    inProcess('helpdeskcli', argv, home, { env: account.env, cwd: out, hurried: true });
  const saved = (): string => readFileSync(join(out, 'copy', 'webhooks.json'), 'utf8');
  expect((await run('backup', '--out', 'copy', '--keep-history')).code).toBe(0);
  expect(JSON.parse(saved())).toEqual([{ id: 3, url: 'https://x.example', secret: '••••••••' }]);
  expect(Object.values(treeOf(join(out, 'copy'))).filter((content) => content.includes('hunter2'))).toEqual([]);
  expect((await run('backup', '--out', 'copy', '--show-secrets')).code).toBe(0);
  expect(saved()).toContain('hunter2');
  await closeAll();
});
