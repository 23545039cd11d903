/** Threads and attachments in a backup: all of them are saved, and one that is damaged does not stop the others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../runtime/http/testkit.js';
import { conversation, openAccount, upTo, withFiles } from '../support/account.js';
import { backupBench, base64 } from '../support/backup.js';

const bench = backupBench();
const { backup, read, saved } = bench;

test.each([null, 7, 'text', [], {}])(
  'threads and attachments with %j among them are reported, and the rest is saved',
  async (odd) => {
    const threads = [odd, { id: 1, _embedded: { attachments: [odd] } }, { id: 2, _embedded: odd }];
    const account = await openAccount({
      conversations: [conversation(1, { threads: 3, _embedded: { threads } }), conversation(2, { type: 'chat' })],
    });
    account.threads['2'] = [odd as never, { id: 3 }];
    for (const more of [[], ['--full']]) {
      const { code, stderr } = await backup(account, '--attachments', ...more);
      // Something is missing in the copy, so that the run fails although it is complete.
      expect([code, stderr]).toEqual([69, expect.stringContaining('Everything else was saved.')]);
      expect(stderr).toContain('An attachment of conversation 1 was not saved: it has no id.');
      expect(saved()).toEqual([1, 2]);
      expect(JSON.parse(read('conversations/2/conversation.json'))).toMatchObject({
        _embedded: { threads: expect.arrayContaining([{ id: 3 }]) },
      });
      // An empty object is a record.
      const isRecord = JSON.stringify(odd) === '{}';
      expect(stderr.match(/Conversation 2 has 1 thread without content/g)).toEqual(
        isRecord ? null : [expect.anything()],
      );
      expect(stderr).not.toContain('The list of threads');
    }
  },
);

test('threads that the list omits are read: threads of chats, and threads beyond the embedded ones', async () => {
  const threads = upTo(60).map((id) => ({ id, body: `Text ${String(id)}` }));
  const account = await openAccount({
    conversations: [
      conversation(1, { type: 'chat', threads: 1, _embedded: { threads: [{ id: 1 }] } }),
      conversation(2, { threads: 60, _embedded: { threads: threads.slice(0, 25) } }),
      conversation(3, { threads: 1, _embedded: { threads: [{ id: 3 }] } }),
      // Deleted since the list was read: the embedded threads are kept.
      conversation(4, { threads: 9, _embedded: { threads: [{ id: 4 }] } }),
    ],
  });
  account.threads['1'] = threads.slice(0, 3);
  account.threads['2'] = threads;
  account.before = (line, response) =>
    line.includes('/4/threads') && (json(response, { message: 'Not found' }, 404), true);
  const done = await backup(account);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('Done (full)')]);
  const counts = upTo(4).map(
    (id) => JSON.parse(read(`conversations/${String(id)}/conversation.json`))._embedded.threads.length as number,
  );
  expect(counts).toEqual([3, 60, 1, 1]);
  expect(account.lines().some((line) => line.includes('/3/threads'))).toBe(false);
});

test.each([undefined, null, {}, { threads: null }])(
  'threads are read where the list has %j in place of the embedded ones',
  async (embedded) => {
    const account = await openAccount({
      conversations: [
        conversation(1, { threads: undefined, _embedded: embedded }),
        conversation(2, { threads: 0, _embedded: embedded }),
      ],
    });
    account.threads['1'] = [{ id: 10, body: 'Kept' }];
    expect((await backup(account)).code).toBe(0);
    expect(JSON.parse(read('conversations/1/conversation.json'))).toMatchObject({
      _embedded: { threads: account.threads['1'] },
    });
    expect(account.lines().filter((line) => line.includes('/threads'))).toEqual([
      'GET /v2/conversations/1/threads?page=1',
    ]);
  },
);

test('a list of threads that ends before the total of the service is reported, and its threads are saved', async () => {
  const account = await openAccount({ conversations: [conversation(1, { type: 'chat' })] });
  account.before = (line, response) => {
    if (!line.includes('/1/threads')) return false;
    const page = { size: 25, totalElements: 3, totalPages: 1, number: 1 };
    json(response, { _embedded: { threads: [{ id: 1 }, { id: 2 }] }, page });
    return true;
  };
  const { code, stderr } = await backup(account);
  expect(code).toBe(69);
  expect(stderr).toContain(
    'The list of threads of conversation 1 ended after 2 of the 3 threads that the service counts',
  );
  expect(JSON.parse(read('conversations/1/conversation.json'))._embedded.threads).toEqual([{ id: 1 }, { id: 2 }]);
});

describe('attachments', () => {
  const file = (id: number, size = 2) => ({
    id,
    filename: `${String(id)}.txt`,
    mimeType: 'text/plain',
    size,
    state: 'valid',
  });

  test('one that fails is listed, the rest is saved, and the next run retries it', async () => {
    const account = await openAccount({
      conversations: [withFiles(1, file(10), file(11)), withFiles(2, file(12), file(13))],
    });
    for (const id of [10, 12, 13]) account.files[String(id)] = base64('hi');
    account.files['13'] = '';
    const first = await backup(account, '--attachments', '--parallel', '1', '--output', 'json');
    expect(first.code).toBe(1);
    expect(JSON.parse(first.stdout).failures).toEqual([
      expect.objectContaining({ resource: 'attachments', conversation: '1', id: '11', filename: '11.txt' }),
      expect.objectContaining({
        resource: 'attachments',
        conversation: '2',
        id: '13',
        message: expect.stringContaining('empty'),
      }),
    ]);
    expect(JSON.parse(first.stdout).counts).toMatchObject({ attachments: 2 });
    expect(Object.keys(JSON.parse(read('conversations/2/attachments/_manifest.json')))).toEqual(['12']);
    // The run itself is complete.
    expect(JSON.parse(read('manifest.json'))).not.toHaveProperty('startedAt');
    account.files['11'] = account.files['13'] = base64('ok');
    account.lines();
    const second = await backup(account, '--attachments', '--output', 'json');
    expect([second.code, JSON.parse(second.stdout).counts.attachments]).toEqual([0, 2]);
    expect(
      account
        .lines()
        .filter((line) => line.includes('/attachments/'))
        .sort(),
    ).toEqual(['GET /v2/conversations/1/attachments/11/data', 'GET /v2/conversations/2/attachments/13/data']);
    expect(read('conversations/1/attachments/11_11.txt')).toBe('ok');
  });

  test.each([
    [1, 99],
    [3, 99],
    // No more than the remaining requests.
    [8, 2],
  ])('--parallel %i with %i requests left downloads no more than that at a time', async (parallel, left) => {
    const files = upTo(24).map((id) => file(id));
    const account = await openAccount({
      conversations: [withFiles(1, ...files.slice(0, 12)), withFiles(2, ...files.slice(12))],
    });
    account.headers = { 'x-ratelimit-remaining-minute': String(left) };
    let now = 0;
    let most = 0;
    account.before = (line, response) => {
      if (!line.includes('/attachments/')) return false;
      most = Math.max(most, (now += 1));
      setTimeout(() => {
        now -= 1;
        json(response, { data: base64('hi') }, 200, { ...account.headers });
      }, 20);
      return true;
    };
    const { code } = await backup(account, '--attachments', '--parallel', String(parallel));
    expect([code, most]).toEqual([0, Math.min(parallel, left)]);
  });

  test('an incomplete file is downloaded again, a complete one is not', async () => {
    const account = await openAccount({ conversations: [withFiles(1, file(10), file(11))] });
    account.files['10'] = account.files['11'] = base64('hi');
    await backup(account, '--attachments');
    writeFileSync(join(bench.folder, 'copy/conversations/1/attachments/10_10.txt'), 'h');
    account.lines();
    expect((await backup(account, '--attachments')).code).toBe(0);
    expect(account.lines().filter((line) => line.includes('/attachments/'))).toEqual([
      'GET /v2/conversations/1/attachments/10/data',
    ]);
    expect(read('conversations/1/attachments/10_10.txt')).toBe('hi');
  });

  test('the run stops when one file after another fails', async () => {
    const conversations = upTo(40).map((id) => withFiles(id, file(id)));
    const account = await openAccount({ conversations });
    account.before = (line, response) => line.includes('/attachments/') && (json(response, {}, 503), true);
    const { code, stderr } = await backup(account, '--attachments', '--no-retry');
    expect([code, stderr]).toEqual([69, expect.stringContaining('The backup stopped at attachments.')]);
    expect(account.lines().filter((line) => line.includes('/attachments/')).length).toBeLessThan(15);
  });

  test('a refused credential stops the run, and the saved attachments are recorded', async () => {
    const account = await openAccount({
      conversations: [withFiles(1, file(10)), withFiles(2, file(11)), withFiles(3, file(12))],
    });
    for (const id of [10, 11, 12]) account.files[String(id)] = base64('hi');
    account.before = (line, response) => line.includes('/11/data') && (json(response, {}, 403), true);
    const { code, stderr } = await backup(account, '--attachments', '--parallel', '1');
    expect([code, stderr]).toEqual([77, expect.stringContaining('The backup stopped at attachments.')]);
    account.before = () => false;
    const { stderr: done } = await backup(account, '--attachments', '--resume');
    expect(done).toContain('3 attachments');
  });
});
