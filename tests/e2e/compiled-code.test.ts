/** The compiled code that a client keeps between runs. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { binaryPath, cli, newHome } from '../support/cli.js';

let home: string;
let cache: string;

beforeEach(() => {
  home = newHome();
  cache = join(home, '.cache', 'crmcli');
});

/** Runs a command, and returns the files of the client that are long enough, with whether their code was taken from the cache. */
async function taken(...args: readonly string[]): Promise<Readonly<Record<string, boolean>>> {
  const hook = join(home, 'hook.cjs');
  const list = join(home, 'taken.json');
  writeFileSync(
    hook,
    `const vm = require('node:vm');
    const taken = {};
    vm.Script = class extends vm.Script {
      constructor(text, options) {
        super(text, options);
        if (text.length > 4096) taken[options.filename] = this.cachedDataRejected === false;
      }
    };
    process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(taken)));`,
  );
  const ended = await cli('crmcli', args, home, { env: { NODE_OPTIONS: `--require ${hook}` } });
  expect(ended.code).toBe(0);
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, boolean>;
  return Object.fromEntries(Object.entries(files).map(([path, is]) => [basename(path).replace(/-.{8}\.cjs$/, ''), is]));
}

/** The stored files. */
function stored(): readonly string[] {
  const [release = ''] = readdirSync(cache);
  const [place = ''] = readdirSync(join(cache, release));
  const folder = join(cache, release, place);
  return readdirSync(folder).map((name) => join(folder, name));
}

test('a run stores its compiled code; help stores none', async () => {
  await cli('crmcli', ['--help'], home);
  expect(existsSync(cache)).toBe(false);
  await cli('crmcli', ['alias', 'list'], home);
  expect(existsSync(cache)).toBe(true);
});

test('with NODE_DISABLE_COMPILE_CACHE nothing is stored', async () => {
  const { code } = await cli('crmcli', ['alias', 'list'], home, { env: { NODE_DISABLE_COMPILE_CACHE: '1' } });
  expect(code).toBe(0);
  expect(existsSync(cache)).toBe(false);
});

test('the second run takes its code from the cache, and the files that only another command loads are added', async () => {
  const args = ['config', 'list'];
  const first = await taken(...args);
  expect(first).toMatchObject({ run: false, miss: false });
  expect(Object.values(await taken(...args))).not.toContain(false);
  const request = ['--profile', 'sandbox', 'deal', 'list', '--limit', '2'];
  expect(await taken(...request)).toMatchObject({ run: true, http: false, sandbox: false });
  expect(await taken(...request)).toMatchObject({ run: true, http: true, sandbox: true });
});

test('a damaged cache changes nothing that is printed, and is replaced', async () => {
  const request = ['--profile', 'sandbox', 'deal', 'list', '--limit', '2'];
  const intact = await cli('crmcli', request, home);
  for (const path of stored()) {
    const content = readFileSync(path);
    writeFileSync(path, content.fill(0, content.length >> 1));
  }
  expect(await cli('crmcli', request, home)).toEqual(intact);
  expect(Object.values(await taken(...request))).not.toContain(false);
});

test('a cache that cannot be written to changes nothing that is printed', async () => {
  const usual = await cli('crmcli', ['config', 'list'], home);
  const other = newHome();
  mkdirSync(join(other, '.cache'));
  writeFileSync(join(other, '.cache', 'crmcli'), '');
  expect(await cli('crmcli', ['config', 'list'], other)).toEqual(usual);
});

test('a cache that others can write to is not used', async () => {
  await cli('crmcli', ['config', 'list'], home);
  const [release = ''] = readdirSync(cache);
  const other = newHome();
  const folder = join(other, '.cache', 'crmcli', release);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o770);
  expect(await cli('crmcli', ['config', 'list'], other)).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual([]);
  chmodSync(folder, 0o700);
  await cli('crmcli', ['config', 'list'], other);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('no file of a client has an import, which stored code cannot do, and which loads the loader of ES modules', () => {
  for (const binary of ['crmcli', 'helpdeskcli', 'ledgercli'] as const) {
    const folder = dirname(binaryPath(binary));
    const files = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((name) => /[^\w$.]import\(/.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  }
});

test('many first runs at once leave whole files', async () => {
  const args = ['config', 'list'];
  const ended = await Promise.all(Array.from({ length: 6 }, () => cli('crmcli', args, home)));
  expect(new Set(ended.map(({ code, stderr }) => `${String(code)} ${stderr}`))).toEqual(new Set(['0 ']));
  expect(stored().every((path) => path.endsWith('.cjs'))).toBe(true);
  expect(Object.values(await taken(...args))).not.toContain(false);
});
