/** Compiles a client of `tests/fourth`, or of another folder, and tests it as its author does: outside of this repository, with the built compiler. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cli, environment, newHome, node, root, runtimePackage } from './cli.js';

const run = promisify(execFile);

/** Compiles the client without findings, runs its examples and then its tests. Returns the report of the tests as TAP. */
export async function testAsAuthor(name: string, among = 'fourth'): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), `${name}-`)), name);
  const home = newHome();
  cpSync(join(root, 'tests', among, name), folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));
  const checked = await cli('cmdspec', ['check', '--specs', 'specs', '--format', 'json'], home, { cwd: folder });
  expect(checked).toMatchObject({ code: 0, stdout: '[]\n' });
  const tested = await cli('cmdspec', ['test'], home, { cwd: folder });
  const works = expect.stringMatching(new RegExp(`^${name}: \\d+ examples, all work`)) as string;
  expect(tested).toMatchObject({ code: 0, stderr: works });
  const argv = ['generate', '--specs', 'specs', '--out', 'client', '--emit', 'js'];
  expect(await cli('cmdspec', argv, home, { cwd: folder })).toMatchObject({ code: 0 });
  const { stdout } = await run(node, ['--test', '--test-reporter', 'tap', '--test-timeout', '90000'], {
    cwd: folder,
    env: environment(home),
    timeout: 150_000,
  }).catch((error: { readonly stdout: string }) => error);
  expect(stdout.match(/^not ok [^]*?^ {2}\.\.\.$/gm) ?? []).toEqual([]);
  expect(stdout).toMatch(/^# fail 0$/m);
  return stdout;
}
