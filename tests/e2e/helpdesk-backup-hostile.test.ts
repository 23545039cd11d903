/** A hostile service and a hostile folder: nothing is written outside of the folder, and its links are not followed. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { conversation, openAccount, withFiles, type Account } from '../support/account.js';
import { backupBench, base64 } from '../support/backup.js';
import { inProcess } from '../support/in-process.js';
import { treeOf } from '../support/tree.js';

const bench = backupBench();
const { backup } = bench;

test('names of attachments cannot become paths', async () => {
  const names = [
    '../../../evil.sh',
    '..',
    '.bashrc',
    '/etc/passwd',
    'C:\\Windows\\x.exe',
    'a\u0000b\n\u001b[31m.txt',
    'Überweisung 💶.pdf',
    '',
    `${'x'.repeat(300)}.tar.gz`,
    '-rf',
  ];
  const files = names.map((filename, index) => ({
    id: 100 + index,
    filename,
    mimeType: 'text/plain',
    size: 2,
    state: 'valid',
  }));
  const account = await openAccount({ conversations: [withFiles(1, ...files)] });
  for (const { id } of files) account.files[String(id)] = base64('hi');
  const { code, stderr } = await backup(account, '--attachments');
  expect([code, stderr]).toEqual([0, expect.stringContaining('10 attachments')]);
  expect(readdirSync(join(bench.folder, 'copy/conversations/1/attachments')).sort()).toEqual(
    [
      '100_evil.sh',
      '101_file',
      '102_bashrc',
      '103__etc_passwd',
      '104_C__Windows_x.exe',
      '105_a_b___31m.txt',
      '106__berweisung__.pdf',
      '107_file',
      `108_${'x'.repeat(117)}.gz`,
      '109_-rf',
      '_manifest.json',
    ]
      .map((name) => name.replace('100_evil.sh', '100__.._.._evil.sh'))
      .sort(),
  );
  expect(readdirSync(bench.folder)).toEqual(['copy']);
});

test('an id that is not a number is not used in a path: the record is listed as not saved, and the rest is saved', async () => {
  const bad = { id: '../../evil', filename: 'a.txt', size: 1, state: 'valid' };
  const account = await openAccount({
    users: [{ id: '../../../evil' }, { id: 5 }, { id: null }, { id: '1/2' }, {}],
    conversations: [conversation(1), conversation(2, { id: '..' }), withFiles(3, bad)],
  });
  const { code, stdout, stderr } = await backup(account, '--attachments', '--output', 'json');
  expect(code).toBe(69);
  expect(JSON.parse(stdout).failures.map(({ resource }: { resource: string }) => resource)).toEqual([
    'users',
    'users',
    'users',
    'users',
    'conversations',
    'attachments',
  ]);
  expect(JSON.parse(stdout).counts).toMatchObject({ users: 1, conversations: 2 });
  expect(stderr).toContain('6 failures. The first: ');
  expect(readdirSync(join(bench.folder, 'copy/account/users')).sort()).toEqual(['5.json', '_index.ndjson']);
  expect(readdirSync(bench.folder)).toEqual(['copy']);
});

test('long ids keep their digits', async () => {
  const account = await openAccount({ users: [{ id: 'ID' }] });
  account.before = (line, response) => {
    if (!line.startsWith('GET /v2/users?')) return false;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      '{"_embedded":{"users":[{"id":12345678901234567891}]},"page":{"totalPages":1,"totalElements":1,"number":1}}',
    );
    return true;
  };
  expect((await backup(account, '--include', 'users')).code).toBe(0);
  expect(readFileSync(join(bench.folder, 'copy/account/users/12345678901234567891.json'), 'utf8')).toContain(
    '12345678901234567891',
  );
  expect((await backup(account, '--include', 'users', '--reconcile')).stderr).toContain('· 0 deletions');
});

test.each([[], ['--dry-run']])('an infected attachment is not downloaded, but counted %s', async (...more) => {
  const account = await openAccount({
    conversations: [
      withFiles(1, { id: 9, filename: 'a.exe', size: 3, state: 'virus' }),
      withFiles(2, { id: 10, filename: 'b.exe', size: 3, state: 'virus' }),
    ],
  });
  const { stdout, stderr } = await backup(account, '--attachments', '--output', 'json', ...more);
  expect(stderr).toContain('0 attachments · 2 attachments withheld by the service (virus)\n');
  expect(JSON.parse(stdout)).toMatchObject({ counts: { attachments: 0 }, withheld: 2, failures: [] });
  expect((await backup(account, ...more)).stderr).not.toContain('withheld');
  expect(account.lines().filter((line) => line.includes('/attachments/'))).toEqual([]);
});

describe('links in the folder are not followed', () => {
  let account: Account;
  let outside: string;
  beforeEach(async () => {
    const file = { id: 9, filename: 'a.txt', size: 2, state: 'valid' };
    account = await openAccount({ conversations: [withFiles(1, file)], users: [{ id: 5 }], tags: [{ id: 1 }] });
    account.files['9'] = base64('hi');
    expect((await backup(account)).code).toBe(0);
    outside = join(bench.folder, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'precious'), 'precious');
  });
  const replace = (path: string, target: string): void => {
    rmSync(join(bench.folder, 'copy', path), { recursive: true, force: true });
    symlinkSync(target, join(bench.folder, 'copy', path));
  };
  afterEach(() => {
    expect(treeOf(outside)).toEqual({ precious: 'precious' });
  });

  test.each(['account', 'account/users', 'conversations', 'conversations/1', 'conversations/1/attachments'])(
    'a folder: %s',
    async (path) => {
      replace(path, outside);
      const { code, stderr } = await backup(account, '--full', '--attachments', '--keep-history', '--reconcile');
      expect([code, stderr]).toEqual([78, expect.stringContaining('symbolic link')]);
    },
  );

  test.each(['users.ndjson', '_deleted.ndjson', 'tags.json', 'conversations/1/conversation.json'])(
    'a file that is read or appended to: %s',
    async (path) => {
      replace(path, join(outside, 'precious'));
      account.lists['users'] = [{ id: 6 }];
      const { code, stderr } = await backup(account, '--full', '--reconcile');
      expect([code, stderr]).toEqual([78, expect.stringContaining('symbolic link')]);
    },
  );

  test('a link in place of a file is replaced', async () => {
    replace('conversations/_index.ndjson', join(outside, 'precious'));
    mkdirSync(join(bench.folder, 'copy/conversations/1/attachments'));
    replace('conversations/1/attachments/9_a.txt', join(outside, 'precious'));
    expect((await backup(account, '--attachments')).code).toBe(0);
    for (const path of ['1/attachments/9_a.txt', '_index.ndjson']) {
      expect(lstatSync(join(bench.folder, 'copy/conversations', path)).isFile()).toBe(true);
    }
  });

  test('an archive contains none, and a pipe in place of a file is an error', async () => {
    symlinkSync(join(outside, 'precious'), join(bench.folder, 'copy/customers/link'));
    expect((await backup(account, '--compress')).code).toBe(0);
    const { stdout } = spawnSync('tar', ['-tzf', join(bench.folder, 'copy.tar.gz')], { encoding: 'utf8' });
    expect([stdout.includes('copy/customers/\n'), stdout.includes('link')]).toEqual([true, false]);
    rmSync(join(bench.folder, 'copy/account/users/5.json'));
    expect(spawnSync('mkfifo', [join(bench.folder, 'copy/account/users/5.json')]).status).toBe(0);
    expect((await backup(account)).code).toBe(78);
  });
});

test.each([
  ['a folder with something in it', () => writeFileSync(join(bench.folder, 'copy', 'thesis.txt'), 'x'), 'not a backup'],
  [
    'a manifest of something else',
    () => writeFileSync(join(bench.folder, 'copy', 'manifest.json'), '{"name":"app"}'),
    'not a backup',
  ],
])('%s is not changed', async (_, prepare, words) => {
  const account = await openAccount({ users: [{ id: 5 }] });
  mkdirSync(join(bench.folder, 'copy'));
  prepare();
  const before = treeOf(bench.folder);
  const { code, stderr } = await backup(account, '--full');
  expect([code, stderr, account.lines()]).toEqual([78, expect.stringContaining(words), []]);
  expect(treeOf(bench.folder)).toEqual(before);
});

test('a file or a device is not a folder', async () => {
  const account = await openAccount({});
  writeFileSync(join(bench.folder, 'copy'), 'a file');
  expect(await backup(account)).toMatchObject({ code: 78, stderr: expect.stringContaining('is not a folder') });
  const device = await inProcess('helpdeskcli', ['backup', '--out', '/dev/full'], bench.home, { env: account.env });
  expect([device.code, existsSync('/dev/full')]).toEqual([78, true]);
  expect(account.lines()).toEqual([]);
});

test('an empty folder is accepted', async () => {
  const account = await openAccount({ users: [{ id: 5 }] });
  mkdirSync(join(bench.folder, 'copy'));
  expect((await backup(account)).code).toBe(0);
});

test('a damaged file of a conversation is written again by --full, and its attachments do not depend on it', async () => {
  const account = await openAccount({ conversations: [withFiles(1, { id: 9, filename: 'a.txt', size: 2 })] });
  account.files['9'] = base64('hi');
  expect((await backup(account)).code).toBe(0);
  const path = join(bench.folder, 'copy/conversations/1/conversation.json');
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.slice(0, 40));
  expect((await backup(account, '--attachments', '--exclude', 'conversations')).stderr).toContain('· 1 attachment\n');
  expect([(await backup(account, '--full')).code, readFileSync(path, 'utf8')]).toEqual([0, whole]);
});
