/** Backups and the machine: concurrent backups, the clock and the disks. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeAll } from '../../runtime/http/testkit.js';
import { conversation, openAccount, pageOf, upTo, type Account } from '../support/account.js';
import { cli, ended, newHome, start } from '../support/cli.js';
import { differences, treeOf } from '../support/tree.js';

const home = newHome();
let folder: string;
let mounted: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-machine-'));
});
afterEach(async () => {
  await closeAll();
  for (const path of mounted) spawnSync('umount', ['-l', path]);
  mounted = [];
  rmSync(folder, { recursive: true, force: true });
});

const backup = (account: Account, ...more: string[]) =>
  cli('helpdeskcli', ['backup', '--out', 'copy', ...more], home, { env: account.env, cwd: folder });
const read = (path: string): string => readFileSync(join(folder, 'copy', path), 'utf8');

test('of two concurrent backups, the second stops immediately and names the first', async () => {
  const account = await openAccount({ users: [{ id: 5 }], conversations: upTo(30).map((id) => conversation(id)) });
  const reached = new Promise<void>((resolve) => {
    account.before = (line) => {
      if (pageOf(line) !== 2) return false;
      resolve();
      return true;
    };
  });
  const first = start('helpdeskcli', ['backup', '--out', 'copy'], home, { env: account.env, cwd: folder });
  const end = ended(first);
  await reached;
  const second = await backup(account, '--resume');
  expect([second.code, second.stderr]).toEqual([69, expect.stringContaining(`process ${String(first.pid)}`)]);
  first.kill('SIGINT');
  const stopped = await end;
  expect([stopped.code, stopped.stderr]).toEqual([130, expect.stringContaining('--resume')]);
  account.before = () => false;
  expect((await backup(account, '--resume')).code).toBe(0);
  for (const id of upTo(30))
    expect(existsSync(join(folder, `copy/conversations/${String(id)}/conversation.json`))).toBe(true);
});

describe('a clock that is wrong', () => {
  const preload = fileURLToPath(new URL('../support/clock.mjs', import.meta.url));
  const withClock = (account: Account, seconds: number, ...more: string[]) => {
    writeFileSync(join(folder, 'clock'), String(seconds));
    const env = { ...account.env, CLOCK_FILE: join(folder, 'clock'), NODE_OPTIONS: `--import ${preload}` };
    return cli('helpdeskcli', ['backup', '--out', 'copy', ...more], home, { env, cwd: folder });
  };

  test('fast: the time of the service counts, and no change is missed', async () => {
    const account = await openAccount({ conversations: [conversation(1)] });
    expect((await withClock(account, 10 * 86_400)).code).toBe(0);
    const { cursor } = JSON.parse(read('manifest.json')).collections.conversations as { cursor: string };
    expect(Date.parse(cursor)).toBeLessThanOrEqual(Date.now());
  });

  test('slow: after a save in the future, everything is read again', async () => {
    const account = await openAccount({ conversations: [conversation(1)] });
    expect((await withClock(account, 0)).code).toBe(0);
    account.lines();
    const { code, stderr } = await withClock(account, -86_400);
    expect([code, stderr]).toEqual([0, expect.stringContaining('a clock was changed')]);
    expect(account.lines().find((line) => line.includes('/conversations?'))).not.toContain('modifiedSince');
  });
});

/** Mounts a small or read-only disk; returns false when this user may not mount. */
function mount(at: string, ...args: string[]): boolean {
  mkdirSync(at, { recursive: true });
  const { status, stderr } = spawnSync('mount', [...args, at], { encoding: 'utf8' });
  if (status === 0) mounted.push(at);
  else process.stderr.write(`Not tested, because nothing can be mounted here: ${String(stderr)}\n`);
  return status === 0;
}

test('a full disk stops the run, which can be resumed when there is space', async () => {
  const long = 'x'.repeat(3000);
  const account = await openAccount({
    users: [{ id: 5 }],
    conversations: upTo(120).map((id) => conversation(id, { long })),
  });
  const at = join(folder, 'small');
  if (!mount(at, '-t', 'tmpfs', '-o', 'size=400k', 'tmpfs')) return;
  const out = join(at, 'copy');
  const into = (...more: string[]) => cli('helpdeskcli', ['backup', '--out', out, ...more], home, { env: account.env });
  const full = await into();
  expect([full.code, full.stderr]).toEqual([78, expect.stringContaining('no space left on device')]);
  expect(full.stderr).toContain('The backup stopped at conversations. Saved: 1 user');
  expect(full.stderr).toContain('--resume');
  const { collections } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as {
    collections: { conversations: { rows: number } };
  };
  expect(collections.conversations.rows).toBeGreaterThan(0);
  for (const id of upTo(collections.conversations.rows)) {
    expect(existsSync(join(out, `conversations/${String(id)}/conversation.json`))).toBe(true);
  }
  expect(spawnSync('mount', ['-o', 'remount,size=4m', at]).status).toBe(0);
  expect((await into('--resume')).code).toBe(0);
  expect((await backup(account)).code).toBe(0);
  // A pass that was continued does not say when deleted rows were removed.
  const treeBelow = (root: string): Record<string, string> => {
    const { 'manifest.json': manifest = '', ...files } = treeOf(root);
    return { ...files, 'manifest.json': manifest.replaceAll(/\s*"sweptAt": "TIME",?/g, '') };
  };
  expect(differences(treeBelow(out), treeBelow(join(folder, 'copy')))).toEqual([]);
});

test('a read-only folder is reported before any request', async () => {
  const account = await openAccount({ users: [{ id: 5 }] });
  const at = join(folder, 'closed');
  mkdirSync(at);
  if (process.getuid?.() !== 0) chmodSync(at, 0o500);
  else if (!mount(at, '-t', 'tmpfs', '-o', 'ro', 'tmpfs')) return;
  const { code, stderr } = await cli('helpdeskcli', ['backup', '--out', join(at, 'copy')], home, { env: account.env });
  expect([code, stderr, account.lines()]).toEqual([78, expect.stringContaining(at), []]);
});
