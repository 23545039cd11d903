/** Clients run in a folder that was removed, as a shell stays in one; only relative paths need it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryPath, ended, environment, newHome, runner, type Binary, type Ended } from '../support/cli.js';

const clients: readonly Binary[] = ['crmcli', 'helpdeskcli', 'ledgercli'];

/** Runs a client in a folder that was removed before. */
function runInRemoved(binary: Binary, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const cwd = mkdtempSync(join(tmpdir(), 'removed-'));
  const script = 'rmdir "$PWD" && exec "$@"';
  return ended(
    spawn('sh', ['-c', script, 'sh', runner, binaryPath(binary), ...args], {
      cwd,
      env: environment(newHome(), env),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

describe.each(clients)('%s', (binary) => {
  const folder = `${binary.toUpperCase()}_CONFIG_DIR`;

  test('runs commands that need no folder', async () => {
    const lines = [['--version'], ['--help'], ['config', 'list', '--output', 'json'], ['version']];
    for (const args of lines) expect(await runInRemoved(binary, args)).toMatchObject({ code: 0, stderr: '' });
    const full = await runInRemoved(binary, ['config', 'list', '--output', 'json'], { [folder]: newHome() });
    expect(full).toMatchObject({ code: 0, stderr: '' });
    const unknown = await runInRemoved(binary, ['cofnig', 'list']);
    expect(unknown.stderr).toContain('Unknown command');
  });

  test('reports the missing folder where a path is relative to it', async () => {
    const list = ['config', 'list', '--output', 'json'];
    const relative = await runInRemoved(binary, list, { [folder]: 'settings' });
    expect(relative.code).toBe((await runInRemoved(binary, [...list, '--nope'])).code);
    expect(JSON.parse(relative.stderr)).toMatchObject({
      message: 'The working folder cannot be used: it was removed.',
      remedy: 'Change to another folder, or give full paths.',
    });
  });
});

test('requests are sent, and files are read by their full paths', async () => {
  const file = join(newHome(), 'body.json');
  writeFileSync(file, '{"title":"New office"}');
  const api = (path: string): Promise<Ended> =>
    runInRemoved('crmcli', ['--profile', 'sandbox', 'api', 'POST', '/api/v2/deals', '--body', `@${path}`]);
  const sent = await api(file);
  expect({ code: sent.code, stderr: sent.stderr }).toEqual({
    code: 0,
    stderr: 'The sandbox was changed, not the service.\n',
  });
  const relative = await api('body.json');
  expect(relative.stderr).toContain('The working folder cannot be used: it was removed.');
});
