/**
 * A service with the paging styles, encodings and responses that the others lack, compiled and tested as its author
 * does.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cli, environment, newHome, node, root, runtimePackage } from '../support/cli.js';

const run = promisify(execFile);

test('the forge compiles without findings, and its client passes the tests of its author', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'forge-')), 'forge');
  const home = newHome();
  cpSync(join(root, 'tests', 'fourth', 'forge'), folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));
  const checked = await cli('cmdspec', ['check', '--specs', 'specs', '--format', 'json'], home, { cwd: folder });
  expect(checked).toMatchObject({ code: 0, stdout: '[]\n' });
  const tested = await cli('cmdspec', ['test'], home, { cwd: folder });
  expect(tested).toMatchObject({ code: 0, stderr: expect.stringMatching(/^forge: \d+ examples, all work/) as string });
  const argv = ['generate', '--specs', 'specs', '--out', 'client', '--emit', 'js'];
  expect(await cli('cmdspec', argv, home, { cwd: folder })).toMatchObject({ code: 0 });
  const { stdout } = await run(node, ['--test', '--test-reporter', 'tap', '--test-timeout', '20000'], {
    cwd: folder,
    env: environment(home),
    timeout: 60_000,
  }).catch((error: { readonly stdout: string }) => error);
  expect(stdout.match(/^not ok [^]*?^ {2}\.\.\.$/gm) ?? []).toEqual([]);
  expect(stdout.match(/^# Subtest: /gm)?.length).toBeGreaterThan(20);
  expect(stdout).toMatch(/^# fail 0$/m);
});
