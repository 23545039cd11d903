/** Failures during a backup: nothing that was saved is lost, and the error states how to continue. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../runtime/http/testkit.js';
import { conversation, openAccount, type Account, pageOf, upTo } from '../support/account.js';
import { backupBench } from '../support/backup.js';
import { inProcess } from '../support/in-process.js';

const bench = backupBench();
const { backup, read, saved } = bench;

interface Manifest {
  readonly startedAt?: string;
  readonly collections: Readonly<
    Record<string, { readonly rows: number; readonly cursor?: string; readonly completeAsOf?: string }>
  >;
}
const manifest = (): Manifest => JSON.parse(read('manifest.json')) as Manifest;
/** Collections that were read as a whole. */
const complete = (): string[] =>
  Object.entries(manifest().collections)
    .filter(([, { completeAsOf }]) => completeAsOf !== undefined)
    .map(([name]) => name);

describe('a failure in the middle', () => {
  test.each([
    ['429', 75, { status: 429 }],
    ['a server error', 69, { status: 503 }],
    ['a broken connection', 69, { status: 0 }],
    ['a refusal', 77, { status: 403, hint: '--exclude conversations' }],
    ['an error page in HTML', 69, { status: 200, body: '<html>Down</html>' }],
  ])(
    '%s reports the saved records and how to continue, and only one page of the first run is read again',
    async (_, code, { status, body, hint }: { status: number; body?: string; hint?: string }) => {
      const account = await openAccount({ users: [{ id: 5 }], conversations: upTo(130).map((id) => conversation(id)) });
      account.before = (line, response) => {
        if (pageOf(line) !== 4) return false;
        if (status === 0) response.destroy();
        else if (body !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(body);
        else json(response, { message: 'not now' }, status);
        return true;
      };
      const first = await backup(account, '--no-retry');
      expect(first.code).toBe(code);
      expect(first.stderr).toContain('The backup stopped at conversations. Saved: 1 user · ');
      expect(first.stderr).toContain('75 conversations. Not complete: conversations.');
      expect(first.stderr).toContain('"helpdeskcli backup --out copy --resume"');
      if (hint !== undefined) expect(first.stderr).toContain(hint);
      const stopped = manifest();
      expect(stopped).toMatchObject({
        startedAt: expect.any(String),
        request: { mode: 'full', since: null, include: null, exclude: null },
      });
      expect(complete()).toEqual([
        'customers',
        'mailboxFields',
        'mailboxFolders',
        'mailboxes',
        'tags',
        'teams',
        'users',
        'webhooks',
        'workflows',
      ]);
      expect(JSON.parse(stopped.collections['conversations']?.cursor ?? '')).toMatchObject({ open: { page: 3 } });
      expect(stopped.collections['conversations']?.rows).toBe(75);
      account.before = () => false;
      account.lines();
      const second = await backup(account, '--resume');
      expect([second.code, second.stderr]).toEqual([0, expect.stringContaining('Done (full). 1 user · ')]);
      expect(second.stderr).toContain('130 conversations');
      const [who, ...pages] = account.lines();
      // No page before the interrupted one is read; the others are checked by reading some of them twice. What has changed
      // meanwhile is read in the end.
      const whole = pages.filter((line) => !line.includes('modifiedSince'));
      expect([who, [...new Set(whole.map(pageOf))].sort()]).toEqual(['GET /v2/users/me', [3, 4, 5, 6]]);
      expect(saved()).toEqual(upTo(130));
      const ended = manifest();
      expect([ended.startedAt, complete()]).toEqual([undefined, Object.keys(ended.collections)]);
      expect(ended.collections).toMatchObject({ users: { rows: 1 }, conversations: { rows: 130 } });
    },
  );

  test('continues when the list is now shorter than the part that was read', async () => {
    const account = await openAccount({ conversations: upTo(260).map((id) => conversation(id)) });
    account.before = (line, response) => pageOf(line) === 10 && Boolean(response.destroy());
    expect((await backup(account, '--no-retry')).code).toBe(69);
    account.lists['conversations'] = upTo(60).map((id) => conversation(id + 200));
    account.before = (line, response) => {
      if ((pageOf(line) ?? 0) <= 3) return false;
      json(response, { message: 'There is no such page' }, 404);
      return true;
    };
    expect(await backup(account, '--resume')).toMatchObject({ code: 0 });
    expect(saved()).toEqual(upTo(260));
  });

  test('is retried first, after the time that the service requires', async () => {
    const account = await openAccount({ conversations: upTo(130).map((id) => conversation(id)) });
    const failed = new Set<number>();
    account.before = (line, response) => {
      const page = pageOf(line) ?? 0;
      if (page < 3 || failed.has(page)) return false;
      failed.add(page);
      if (page === 3) json(response, {}, 429, { 'x-ratelimit-retry-after': '1' });
      else response.destroy();
      return true;
    };
    expect((await backup(account)).code).toBe(0);
    expect(saved()).toEqual(upTo(130));
  });

  test('--resume continues only with the same selection', async () => {
    const account = await openAccount({ conversations: upTo(60).map((id) => conversation(id)) });
    account.before = (line, response) => {
      if (pageOf(line) === 2) json(response, {}, 500);
      return pageOf(line) === 2;
    };
    const since = ['--since', '3650d', '--exclude', 'tags,users'];
    const first = await backup(account, '--no-retry', ...since);
    expect(first.stderr).toMatch(/ backup --exclude tags,users --out \S+ --resume --since 20/);
    account.before = () => false;
    const other = await backup(account, '--resume', '--include', 'conversations');
    expect([other.code, other.stderr]).toEqual([
      78,
      expect.stringContaining('different values of --include and --exclude and --since'),
    ]);
    const command = /"helpdeskcli (backup [^"]*)"/.exec(other.stderr)?.[1]?.split(' ') ?? [];
    // The same span is the same selection, and so is the time in the error.
    expect((await backup(account, '--resume', '--exclude', 'users,tags', '--since', '1d')).code).toBe(78);
    expect(
      (await inProcess('helpdeskcli', command, bench.home, { env: account.env, cwd: bench.folder, hurried: true }))
        .code,
    ).toBe(0);
    expect(saved()).toEqual(upTo(60));
  });

  test('without --resume the next run starts over and reports that', async () => {
    const account = await openAccount({ conversations: upTo(60).map((id) => conversation(id)) });
    account.before = (line, response) => pageOf(line) === 2 && (json(response, {}, 500), true);
    await backup(account, '--no-retry');
    account.before = () => false;
    account.lines();
    const next = await backup(account);
    expect([next.code, next.stderr]).toEqual([
      0,
      expect.stringMatching(/Warning: An earlier run was interrupted.*\n[^]*Done \(full\)/),
    ]);
    expect([...new Set(account.lines().map(pageOf).filter(Boolean))].sort()).toEqual([1, 2, 3]);
  });
});

describe('a list that changes while it is read', () => {
  test.each([1, 30, 60])('%i deletions before the page that is read lose nothing', async (count) => {
    const account = await openAccount({ conversations: upTo(200).map((id) => conversation(id)) });
    let asked = 0;
    account.before = (line) => {
      if (pageOf(line) !== undefined) asked += 1;
      if (asked === 6) account.lists['conversations'] = upTo(200 - count).map((id) => conversation(id + count));
      return false;
    };
    const done = await backup(account);
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('Done (full)')]);
    const found = saved();
    for (const id of upTo(200 - count)) expect(found).toContain(id + count);
    expect(new Set(found).size).toBe(found.length);
  });

  test('deletions between an interruption and the resumed run lose nothing', async () => {
    const account = await openAccount({ conversations: upTo(200).map((id) => conversation(id)) });
    account.before = (line, response) => pageOf(line) === 6 && (json(response, {}, 500), true);
    await backup(account, '--no-retry');
    account.before = () => false;
    account.lists['conversations'] = upTo(140).map((id) => conversation(id + 60));
    expect((await backup(account, '--resume')).code).toBe(0);
    for (const id of upTo(140)) expect(saved()).toContain(id + 60);
  });

  test('a list of ids that is not complete, or empty, marks nothing as deleted', async () => {
    const account = await openAccount({
      users: [{ id: 5 }, { id: 6 }],
      conversations: upTo(30).map((id) => conversation(id)),
    });
    expect((await backup(account)).code).toBe(0);
    let reads = 0;
    account.before = (line, response) => {
      if (line.startsWith('GET /v2/users?') && (reads += 1) > 1) json(response, { message: 'maintenance' });
      else if (pageOf(line) === 2 && !line.includes('embed')) json(response, { message: 'no' }, 500);
      else return false;
      return true;
    };
    account.lists['conversations'] = upTo(29).map((id) => conversation(id + 1));
    // A record that the list lacks is looked for once more.
    account.lists['users'] = [{ id: 5 }];
    const { code, stdout, stderr } = await backup(account, '--reconcile', '--no-retry', '--output', 'json');
    expect([code, stderr]).toEqual([69, expect.stringContaining('Cannot find deleted users')]);
    expect(JSON.parse(stdout).failures.map(({ resource }: { resource: string }) => resource)).toEqual([
      'users',
      'conversations',
    ]);
    expect([JSON.parse(stdout).deletions, existsSync(join(bench.folder, 'copy/_deleted.ndjson'))]).toEqual([0, false]);
  });
});

test('a list of ids that repeats one id and lacks another marks nothing as deleted', async () => {
  const account = await openAccount({ conversations: upTo(3).map((id) => conversation(id)) });
  expect((await backup(account)).code).toBe(0);
  account.before = (line, response) => {
    if (pageOf(line) !== 1 || line.includes('embed')) return false;
    // A record that moved while the pages were read.
    const page = { size: 50, totalElements: 3, totalPages: 1, number: 1 };
    json(response, { _embedded: { conversations: [1, 1, 2].map((id) => conversation(id)) }, page });
    return true;
  };
  const { code, stderr } = await backup(account, '--reconcile');
  expect([code, stderr]).toEqual([69, expect.stringContaining('Cannot find deleted conversations')]);
  expect(existsSync(join(bench.folder, 'copy/_deleted.ndjson'))).toBe(false);
});

describe('a list that ends before the total of the service', () => {
  /** Responds with the first rows of a list, and with the total of all rows. */
  const shorten = (account: Account, path: string, shown: number): void => {
    account.before = (line, response) => {
      if (!line.startsWith(`GET /v2/${path}?`)) return false;
      const rows = account.lists[path] ?? [];
      const page = { size: 50, totalElements: rows.length, totalPages: 1, number: 1 };
      json(response, { _embedded: { [path]: rows.slice(0, shown) }, page });
      return true;
    };
  };
  const message = (path: string) => `The list of ${path} ended after 2 of the 3 records that the service counts.`;

  test('fails, saves the rest, and is read again by the next run', async () => {
    const account = await openAccount({ conversations: upTo(3).map((id) => conversation(id)), users: [{ id: 7 }] });
    shorten(account, 'conversations', 2);
    const first = await backup(account, '--output', 'json');
    expect([first.code, saved()]).toEqual([69, [1, 2]]);
    expect(first.stderr).toContain(message('conversations'));
    expect(JSON.parse(first.stdout)).toMatchObject({ failures: [{ resource: 'conversations', id: null }] });
    expect([complete(), manifest().startedAt]).toEqual([
      ['customers', 'mailboxFields', 'mailboxFolders', 'mailboxes', 'tags', 'teams', 'users', 'webhooks', 'workflows'],
      undefined,
    ]);
    account.before = () => false;
    account.lines();
    expect((await backup(account)).code).toBe(0);
    const [line] = account.lines().filter((sent) => pageOf(sent) !== undefined);
    expect([line?.includes('modifiedSince'), saved()]).toEqual([false, [1, 2, 3]]);
  });

  test('does not replace a file of an earlier run', async () => {
    const account = await openAccount({ tags: upTo(3).map((id) => ({ id })) });
    expect((await backup(account, '--keep-history')).code).toBe(0);
    const before = read('tags.json');
    shorten(account, 'tags', 2);
    const { code, stderr } = await backup(account, '--keep-history');
    expect([code, read('tags.json')]).toEqual([69, before]);
    expect(stderr).toContain(message('tags'));
  });

  test('is not a list to which records came while it was read', async () => {
    const account = await openAccount({ conversations: upTo(40).map((id) => conversation(id + 1)) });
    account.before = (line) => {
      // The new record is on the first page, which was read.
      if (pageOf(line) === 2) account.lists['conversations'] = upTo(41).map((id) => conversation(id));
      return false;
    };
    const { code, stderr } = await backup(account);
    expect([code, stderr]).toEqual([0, expect.stringContaining('Done (full)')]);
    expect(saved()).toEqual(expect.arrayContaining(upTo(40).map((id) => id + 1)));
  });
});

test('the last record of a kind that was deleted is marked as deleted', async () => {
  const account = await openAccount({ teams: [{ id: 3 }], users: [{ id: 7 }] });
  expect((await backup(account)).code).toBe(0);
  account.lists['teams'] = [];
  expect(await backup(account, '--reconcile')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('1 deletion'),
  });
  expect(JSON.parse(read('_deleted.ndjson'))).toMatchObject({ resource: 'teams', id: 3 });
});

test.each([
  '{}',
  '[]',
  'true',
  'null',
  '{"message":"maintenance"}',
  '{"_embedded":{},"page":{"totalElements":5}}',
  '{"_embedded":{"tags":[]}}',
  '{"_embedded":{"tags":[]},"page":{"number":1,"totalPages":1}}',
  '{"_embedded":{"tags":[]},"page":{"number":1,"totalPages":1,"totalElements":5}}',
])('a response %s replaces nothing that was saved', async (body) => {
  const account = await openAccount({ tags: upTo(5).map((id) => ({ id })), users: [{ id: 7 }] });
  expect((await backup(account)).code).toBe(0);
  const stored = (): unknown => ({ ...manifest().collections['tags'], completeAsOf: undefined, sweptAt: undefined });
  const before = [read('tags.json'), read('tags.ndjson'), stored()];
  account.before = (line, response) => {
    if (!line.startsWith('GET /v2/tags?')) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    return true;
  };
  const { code } = await backup(account);
  expect([code, read('tags.json'), read('tags.ndjson'), stored()]).toEqual([69, ...before]);
});

test('rows that move between an interruption and --resume are saved', async () => {
  const account = await openAccount({ conversations: upTo(60).map((id) => conversation(id)) });
  account.before = (line, response) => pageOf(line) === 3 && Boolean(response.destroy());
  expect((await backup(account, '--no-retry')).code).toBe(69);
  // As many are added as are deleted: the total does not change.
  account.lists['conversations'] = upTo(60).map((id) => conversation(id + 40));
  account.before = () => false;
  expect((await backup(account, '--resume')).code).toBe(0);
  expect(saved().filter((id) => id > 40)).toEqual(upTo(60).map((id) => id + 40));
});

describe('a folder that was made for an account', () => {
  const first = { users: [{ id: 5 }, { id: 7 }], conversations: [conversation(1)] };

  test('is not changed by a backup of another account', async () => {
    expect((await backup(await openAccount(first))).code).toBe(0);
    const before = read('manifest.json');
    const other = await openAccount({
      users: [{ id: 8 }, { id: 9 }],
      conversations: [conversation(1), conversation(2)],
    });
    other.me = { id: 8, firstName: 'Bo', lastName: 'Ek' };
    const { code, stderr } = await backup(other, '--reconcile');
    expect([code, stderr]).toEqual([78, expect.stringContaining('a backup of Ann Lee (7), but this run is for Bo Ek')]);
    expect(stderr).toContain('Nothing was written.\nChoose another folder');
    expect(other.lines().some((line) => line.includes('conversations'))).toBe(false);
    expect([read('manifest.json'), saved(), existsSync(join(bench.folder, 'copy/_deleted.ndjson'))]).toEqual([
      before,
      [1],
      false,
    ]);
  });

  test.each([
    ['who was known', { id: 5 }, [{ id: 5 }]],
    ['who is new, beside one who was known', { id: 8 }, [{ id: 8 }, { id: 5 }]],
  ])('continues for a colleague %s', async (_, me, users) => {
    const account = await openAccount(first);
    expect((await backup(account)).code).toBe(0);
    account.me = me;
    account.lists['users'] = users;
    account.lists['conversations'] = [conversation(1), conversation(2, { userUpdatedAt: '2099-01-01T00:00:00Z' })];
    expect(await backup(account)).toMatchObject({ code: 0 });
    expect(saved()).toEqual([1, 2]);
  });
});

describe('the summary', () => {
  test('with a filter that is not valid is refused before anything is read', async () => {
    const account = await openAccount({ tags: [{ id: 1 }] });
    const { code, stderr } = await backup(account, '--jq', '.counts |');
    expect([code, stderr]).toEqual([1, expect.stringContaining('The --jq filter failed: syntax error')]);
    expect([account.lines(), existsSync(join(bench.folder, 'copy'))]).toEqual([[], false]);
  });

  test('with a filter that fails on it is part of a warning: everything was saved', async () => {
    const account = await openAccount({ tags: [{ id: 1 }] });
    const { code, stdout, stderr } = await backup(account, '--jq', '.counts[0]');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain(
      'Warning: The changes were made, but the result could not be printed. The --jq filter failed',
    );
    expect(stderr).toContain('Result: {"mode":"full","counts":{');
    expect(manifest().startedAt).toBeUndefined();
    const dry = await backup(account, '--dry-run', '--jq', '.counts[0]');
    expect(dry.code).toBe(1);
  });
});
