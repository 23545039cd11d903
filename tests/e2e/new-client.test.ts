/** The client that `cmdspec init` writes as one file, and what is missing for its executables. `scripts/smoke.sh` builds and runs one. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BundledClient } from '../../generator/binary/program.js';
import { cli, environment, newHome, root, runtimePackage } from '../support/cli.js';

const home = newHome();
let folder: string;
beforeEach(async () => {
  const work = mkdtempSync(join(tmpdir(), 'new-client-'));
  expect(await cli('cmdspec', ['init', 'acme'], home, { cwd: work })).toMatchObject({ code: 0 });
  folder = join(work, 'acme');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules/cmdspec-runtime'));
});

const cmdspec = (...args: readonly string[]) => cli('cmdspec', args, home, { cwd: folder });
const generate = () => cmdspec('generate', '--specs', 'specs', '--out', 'client', '--emit', 'js');
const addBundler = (): void => symlinkSync(join(root, 'node_modules/rolldown'), join(folder, 'node_modules/rolldown'));

/** Bundles a client in a process of its own: the bundler does not take values of another realm. */
function filesOfExecutable(of: string): BundledClient {
  const code = `import { bundleForExecutables, readClientPackage } from './generator/binary/bundle.ts';
    console.log(JSON.stringify(await bundleForExecutables(readClientPackage(${JSON.stringify(of)}))));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as BundledClient;
}

test('the one file needs Node alone, also for --jq', async () => {
  await generate();
  addBundler();
  expect(await cmdspec('bundle')).toMatchObject({ code: 0, stdout: 'Wrote dist/acmecli.mjs.\n', stderr: '' });
  const alone = mkdtempSync(join(tmpdir(), 'alone-'));
  cpSync(join(folder, 'dist/acmecli.mjs'), join(alone, 'acmecli.mjs'));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['acmecli.mjs', ...args], { cwd: alone, env: environment(home), encoding: 'utf8' });
  expect(run('--version')).toBe('acmecli 0.1.0\n');
  expect(run('--profile', 'sandbox', 'book', 'list', '--output', 'json', '--jq', 'length')).toBe('60\n');
});

test('the files of an executable have the same bytes in every folder', async () => {
  await generate();
  addBundler();
  const { dist, bundled } = filesOfExecutable(folder);
  const other = join(mkdtempSync(join(tmpdir(), 'other-')), 'name');
  cpSync(folder, other, { recursive: true, verbatimSymlinks: true });
  const again = filesOfExecutable(other);
  const contents = (of: string) => readdirSync(of).map((name) => [name, readFileSync(join(of, name), 'utf8')]);
  expect(contents(again.dist)).toEqual(contents(dist));
  expect(again.bundled).toEqual(bundled);
  // The packages whose code is in the runtime are parts too.
  expect(bundled.map(({ name }) => name)).toEqual(expect.arrayContaining(['acme-client', 'cmdspec-runtime', 'got']));
});

test.each(['bundle', 'binary'])('%s says what is missing, and how to get it', async (command) => {
  expect(await cmdspec(command, '--package', 'specs')).toMatchObject({
    code: 78,
    stderr: expect.stringContaining('specs/package.json cannot be read.') as string,
  });
  expect(await cmdspec(command)).toMatchObject({
    code: 78,
    stderr: expect.stringMatching(/client\/bin\.js does not exist\.[^]*npm run generate/) as string,
  });
  await generate();
  expect(await cmdspec(command)).toMatchObject({
    code: 78,
    stderr: expect.stringMatching(/rolldown.*is not installed\.[^]*npm install --save-dev rolldown/) as string,
  });
});

test('an executable needs the list of packages that npm install writes', async () => {
  await generate();
  addBundler();
  expect(await cmdspec('binary')).toMatchObject({
    code: 78,
    stderr: expect.stringMatching(
      /package-lock\.json does not list @napi-rs\/keyring-linux-x64-gnu\.[^]*npm install/,
    ) as string,
  });
  expect(readdirSync(join(folder, 'node_modules/.cache/binary'))).toEqual([]);
});
