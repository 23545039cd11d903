/** The client that `cmdspec init` writes, used as its author does first: check, generate, test, run. */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { cli, environment, newHome, node, root, runtimePackage } from '../support/cli.js';

const run = promisify(execFile);

test('init writes a client that compiles without warnings, passes its tests and runs in its sandbox', async () => {
  const work = mkdtempSync(join(tmpdir(), 'init-'));
  const home = newHome();
  const env = environment(home);
  expect(await cli('cmdspec', ['init', 'my-shop'], home, { cwd: work })).toMatchObject({ code: 0, stderr: '' });
  const folder = join(work, 'my-shop');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));

  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toMatch(/^node_modules\/?$/m);
  expect(readFileSync(join(folder, 'specs/schema.json'), 'utf8')).toBe(
    readFileSync(join(root, 'specs/schema.json'), 'utf8'),
  );
  const written = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(written).toMatchObject({
    dependencies: { 'cmdspec-runtime': `^${version}` },
    devDependencies: { cmdspec: `^${version}` },
  });

  // The generated module of this command is `client/book/test.js`, which is not a test.
  appendFileSync(
    join(folder, 'specs/book.yaml'),
    "  test: { summary: Check a book, path: '/books/{id}', examples: [book test 7] }\n",
  );
  const checked = await cli('cmdspec', ['check', '--format', 'json'], home, { cwd: folder });
  expect(checked).toEqual({ code: 0, signal: null, stdout: '[]\n', stderr: '' });

  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program, ...argv] = (scripts['generate'] ?? '').split(' ');
  expect(program).toBe('cmdspec');
  expect(await cli('cmdspec', argv, home, { cwd: folder })).toMatchObject({ code: 0, stdout: '' });
  expect(await cli('cmdspec', [...argv, '--check'], home, { cwd: folder })).toMatchObject({ code: 0, stdout: '' });
  const skill = readFileSync(join(folder, 'docs/my-shopcli/SKILL.md'), 'utf8');
  expect(skill).toMatch(/^description: "Command-line client for a library\. Use it to work with My Shop API /m);
  const [tests = '', ...others] = (scripts['test'] ?? '').split(' && ');
  expect(others).toEqual(['cmdspec test --specs specs']);
  const { stdout } = await run('sh', ['-c', tests.replace('--test', '--test --test-reporter tap')], {
    cwd: folder,
    env,
  });
  expect(stdout).toMatch(/^# pass 3$/m);
  expect(stdout).toMatch(/^# fail 0$/m);

  const examples = await cli('cmdspec', ['test', '--specs', 'specs'], home, { cwd: folder });
  expect(examples).toMatchObject({ code: 0, stdout: '', stderr: 'my-shop: 11 examples, all work in the sandbox.\n' });

  const client = async (...args: string[]) =>
    (await run(node, ['client/bin.js', '--profile', 'sandbox', ...args], { cwd: folder, env })).stdout;
  await client('book', 'create', '--title', 'Emma', '--pages', '474');
  expect(await client('book', 'list', '--limit', '0', '--output', 'csv')).toMatch(/^\d+,Emma,,474,/m);
  expect(await client('help', 'environment')).toContain('MY_SHOPCLI_TOKEN');

  const lint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [{ rules: { 'no-undef': 'error' } }],
  });
  const results = await lint.lintFiles(['workflows/**/*.js', 'tests/**/*.js']);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
}, 60_000);

test('init writes nothing to a folder that is not empty, and refuses names that cannot be one', async () => {
  const work = mkdtempSync(join(tmpdir(), 'init-'));
  const home = newHome();
  mkdirSync(join(work, 'acme', 'mine'), { recursive: true });
  const refused = await cli('cmdspec', ['init', 'acme'], home, { cwd: work });
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('--out') as string });
  const odd = await cli('cmdspec', ['init', 'Acme!'], home, { cwd: work });
  expect(odd).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('is not a name') as string });
});
