import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main, type World } from 'cmdspec/runtime';
import { client } from '../../generated/helpdesk/client.js';
import { open } from '../../sandbox/helpdesk/index.js';

let folder: string;
let sandbox: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'helpdesk-backup-'));
  sandbox = await open({ client, hold: true });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** A backup in this process; its error output is a terminal or not. */
async function backup(terminal: boolean, ...more: string[]): Promise<{ code: number; err: string }> {
  let err = '';
  const stderr = Object.assign(new PassThrough(), { isTTY: terminal, columns: 80 });
  stderr.on('data', (chunk: Buffer) => (err += chunk.toString('utf8')));
  const stdin = new PassThrough();
  stdin.end();
  const code = await main(client, {
    argv: ['backup', '--out', 'copy', ...more],
    env: { XDG_CONFIG_HOME: folder, HELPDESKCLI_BASE_URL: sandbox.origin, HELPDESKCLI_ACCESS_TOKEN: 'sandbox' },
    cwd: folder,
    home: folder,
    platform: 'linux',
    stdin,
    stdout: new PassThrough().resume(),
    stderr: stderr as unknown as World['stderr'],
    now: () => new Date(),
    sleep: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  return { code, err };
}

test('on a terminal a bar grows on one line, and the summary takes its place', async () => {
  const { code, err } = await backup(true);
  expect(code).toBe(0);
  const shown = [...err.matchAll(/conversations \[(#+)(-*)\] page (\d+)\/(\d+)/g)].map(([, full]) => full?.length ?? 0);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(err).toMatch(/\r\u001b\[KDone \(full\)\. 8 users .*\n$/);
  expect(err.split('\n').filter((line) => line.includes('Done'))).toHaveLength(1);
});

test('elsewhere there is the summary alone', async () => {
  const { code, err } = await backup(false);
  expect([code, err.includes('#')]).toEqual([0, false]);
  expect(err.split('\n').filter((line) => !line.startsWith('Requests go to'))).toEqual([
    expect.stringMatching(/^Done /),
    '',
  ]);
});
