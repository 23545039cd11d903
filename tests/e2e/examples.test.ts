/** `cmdspec test` with the specs of a code forge and a payment service: names as ids, forms, uploads, the same records below two paths. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, newHome, root } from '../support/cli.js';

const home = newHome();
let specs: string;
beforeEach(() => {
  specs = join(mkdtempSync(join(tmpdir(), 'forge-')), 'specs');
  cpSync(join(root, 'tests/forge/specs'), specs, { recursive: true });
});

const run = (...args: string[]) => cli('cmdspec', ['test', '--specs', specs, ...args], home);
/** Changes a file. @returns the line of the change, counted from 1 */
const edit = (file: string, from: string, to: string): number => {
  const path = join(specs, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
};

test('every example of a service without an extension works in its sandbox', async () => {
  expect(await run()).toEqual({
    code: 0,
    signal: null,
    stdout: '',
    stderr: 'forge: 25 examples, all work in the sandbox.\n',
  });
});

test('an example that fails is printed with its place, for people and for machines', async () => {
  // The ids in examples exist because the examples name them, so this one names a missing file.
  const line = edit('repo.yaml', 'engine notes.txt', 'engine missing.txt');
  const text = await run();
  expect(text.code).toBe(1);
  const [, place = '', sentence = ''] = /^\S+repo\.yaml:(\d+):\d+ (.*)$/m.exec(text.stdout) ?? [];
  expect([Number(place), sentence]).toEqual([
    line,
    '"forgecli repo asset upload engine missing.txt --label Notes" failed with exit code 65.',
  ]);
  expect(text.stdout).toContain('missing.txt');
  expect(text.stderr).toContain('forge: 25 examples, 1 failed.');

  const { stdout } = await run('--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject([{ command: 'repo asset upload', code: 65, line }]);
  const github = await run('--format', 'github');
  expect(github.stdout).toMatch(new RegExp(`^::error file=\\S+repo\\.yaml,line=${String(line)},`));
});

test('"after" runs first in the same state, and an example that ends without the text of "until" fails', async () => {
  edit('repo.yaml', 'repo delete kit --yes, repo create --name kit', 'repo delete kit --yes');
  edit('user.yaml', 'until: login', 'until: nothing');
  const { code, stdout } = await run();
  expect(code).toBe(1);
  expect(stdout).toMatch(/"forgecli repo get kit \| grep kit" failed with exit code 1\.\n.*404: Repo not found/s);
  expect(stdout).toContain('"forgecli user me --output json" ended without printing "nothing".');
});

test('specs with errors are not run, and unknown services and flags are refused', async () => {
  edit('user.yaml', 'user list', 'user lst');
  const wrong = await run();
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/error CS407.*The examples were not run\.\n$/s);
  expect(await run('shop')).toMatchObject({ code: 64, stderr: expect.stringContaining('Services: forge') as string });
  expect(await run('--format', 'sarif')).toMatchObject({ code: 64, stdout: '' });
});
