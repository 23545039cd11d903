/** The clients that `cmdspec init` and `cmdspec import` write, used as its author does first: check, generate, test, run. */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { cli, environment, newHome, node, root, runtimePackage } from '../support/cli.js';
import { pathOf } from '../support/pages.js';

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
  expect(stdout).toMatch(/^# pass 4$/m);
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

test('import writes the package around imported specs, with nothing of the example', async () => {
  const work = mkdtempSync(join(tmpdir(), 'init-'));
  const home = newHome();
  const folder = join(work, 'shop');
  mkdirSync(folder);
  for (const name of ['shop.yaml', 'parts.yaml'])
    copyFileSync(join(root, 'generator/import/fixtures', name), join(folder, name));
  const here = { cwd: folder };
  const imported = await cli('cmdspec', ['import', 'openapi', 'shop.yaml', '--service', 'corner-shop'], home, here);
  expect(imported).toMatchObject({ code: 0, stderr: '' });
  const [, steps = ''] = /\nNext:\n([^]*)After a change/.exec(imported.stdout) ?? [];
  const [install, tests, line = '', ...others] = steps.trimEnd().split('\n');
  expect([install, tests, others]).toEqual(['  npm install', '  npm test', []]);

  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !/^(?:shop|parts)\.yaml$|^specs\/(?!schema)/.test(path))
    .sort();
  expect(written).toEqual(
    expect.arrayContaining(['.gitignore', '.github/workflows/release.yml', 'LICENSE', 'README.md']),
  );
  expect(imported.stdout).toContain(`\nWrote the package around them: ${written.join(', ')}.\n`);
  for (const path of written.filter((path) => path !== 'specs/schema.json'))
    expect(readFileSync(join(folder, path), 'utf8')).not.toMatch(/acme|\bbooks?\b/i);

  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));
  const env = { ...environment(home), PATH: pathOf(home, ['cmdspec']) };
  const shell = async (text: string) => (await run('sh', ['-ec', text], { cwd: folder, env })).stdout;
  const manifest = join(folder, 'package.json');
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: Record<string, string> };
  await shell(`${scripts['check'] ?? ''} --strict && ${scripts['generate'] ?? ''} && ${scripts['test'] ?? ''}`);
  await shell(`${scripts['generate'] ?? ''} --check`);
  expect(JSON.parse(await shell(`${line} --output json --jq length`))).toBeGreaterThan(0);

  // Again: the package is there, so only the specs are compared.
  writeFileSync(join(folder, 'README.md'), 'Mine\n');
  const again = await cli('cmdspec', ['import', 'openapi', 'shop.yaml'], home, here);
  expect(again).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/ 0 files written[^]*\nNext: cmdspec check/) as string,
  });
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('Mine\n');
}, 60_000);

test('import writes only specs to a folder with other files, or below a folder of another name', async () => {
  const home = newHome();
  const description = join(root, 'generator/import/fixtures/shop.yaml');
  for (const [file, specs] of [
    ['package.json', 'specs'],
    ['notes.md', 'specs'],
    ['shop.yaml', 'shop'],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'init-'));
    writeFileSync(join(folder, file), '{}\n');
    const argv = ['import', 'openapi', description, '--specs', specs, '--format', 'json'];
    const { code, stdout } = await cli('cmdspec', argv, home, { cwd: folder });
    expect({ code, package: (JSON.parse(stdout) as { package?: object }).package }).toEqual({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual([file, specs].sort());
  }
});
