/** The files that the built binaries load. Each file costs start-up time. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { binaryPath, environment, newHome, runner, type Binary } from '../support/cli.js';

const binaries: readonly Binary[] = ['crmcli', 'helpdeskcli', 'ledgercli'];

/** The files of a client by name, with what each loads at once; on demand, files are loaded by a promise. */
function filesOf(binary: Binary): ReadonlyMap<string, { readonly text: string; readonly loads: readonly string[] }> {
  const folder = dirname(binaryPath(binary));
  const names = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const found = text.matchAll(/(?<!\.then\(\(\)=>)require\("\.\/([^"]+)"\)/g);
      return [name, { text, loads: [...found].map(([, path = '']) => path) }];
    }),
  );
}

test('a file of commands loads no other file of commands and no file of shared flags', () => {
  let commands = 0;
  for (const binary of binaries) {
    for (const [name, { text, loads }] of filesOf(binary)) {
      if (!/id:`[a-z]+(?:\.[a-z-]+)+`,command:`/.test(text)) continue;
      commands += 1;
      expect({ name, loads: [...new Set(loads)] }).toEqual({ name, loads: [`${binary}.cjs`] });
    }
  }
  expect(commands).toBeGreaterThan(60);
});

/** Runs a client, and returns the paths of the files that it loads. */
function loadedBy(binary: Binary, ...argv: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'loaded-'));
  const hook = join(folder, 'hook.cjs');
  const list = join(folder, 'loaded.json');
  writeFileSync(
    hook,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache))));`,
  );
  spawnSync(runner, ['--require', hook, binaryPath(binary), ...argv], { env: environment(newHome()), stdio: 'pipe' });
  const loaded = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  return loaded.filter((path) => path !== hook);
}

/** Runs a client, and returns the commands whose files it loads. */
function commandsLoadedBy(binary: Binary, ...argv: readonly string[]): readonly string[] {
  return loadedBy(binary, ...argv).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/id:`([a-z]+(?:\.[a-z-]+)+)`,command:`/g)].map(([, id = '']) => id),
  );
}

/** Names of the files without hashes. */
const named = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => basename(path, '.cjs').replace(/-[\w-]{8}$/, ''));

test.each(binaries)(
  '%s loads one file for its version, two for its help or an unknown command, and six for its settings',
  (binary) => {
    expect(named(loadedBy(binary, '--version'))).toEqual([binary]);
    expect(named(loadedBy(binary, '--help'))).toEqual([binary, 'help']);
    // As JSON, an error has the corrected line, which is parsed first.
    expect(named(loadedBy(binary, 'cofnig', 'list', '--output', 'table'))).toEqual([binary, 'miss']);
    expect(named(loadedBy(binary, 'config', 'list'))).toEqual([
      binary,
      expect.stringMatching(/^[a-z]+-config$/),
      'run',
      'miss',
      'service',
      'config',
    ]);
  },
);

test.each(binaries)('the files of %s are ASCII: other text takes two bytes for each character', (binary) => {
  const names = [...filesOf(binary)].flatMap(([name, { text }]) => (/^[\0-\x7f]*$/.test(text) ? [] : [name]));
  expect(names).toEqual([]);
});

test('describe loads no command that it describes', () => {
  expect(commandsLoadedBy('crmcli', 'describe', 'deal', 'get')).toEqual([]);
  expect(commandsLoadedBy('crmcli', 'describe', '--all')).toEqual(['crm.describe']);
  expect(commandsLoadedBy('crmcli', '--profile', 'sandbox', 'deal', 'get', '1')).toContain('crm.deal.get');
});

test.each(
  [
    ['deal', 'get', '--help', '--output', 'json'],
    ['--output=json', 'deal', 'get', '3', '-h'],
    ['deal', '--help', '-o', 'json'],
  ].map((argv) => [argv.join(' '), argv] as const),
)('%s loads no command that it describes', (_line, argv) => {
  expect(commandsLoadedBy('crmcli', ...argv)).toEqual([]);
});

describe.each(binaries)('%s', (binary) => {
  const files = filesOf(binary);
  const closure = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const path of files.get(name)?.loads ?? []) closure(path, seen);
    return seen;
  };
  const closureOf = (chunk: string): readonly string[] =>
    [...closure([...files.keys()].find((name) => name.startsWith(`${chunk}-`)) ?? '')].sort();

  /** The modules of Node that files load at once. */
  const modulesOf = (names: readonly string[]): readonly string[] => {
    const atOnce = /(?<!\.then\(\(\)=>[^;,]{0,40})require\("(node:[^"]+)"\)/g;
    return names.flatMap((name) =>
      [...(files.get(name)?.text ?? '').matchAll(atOnce)].map(([, module = '']) => module),
    );
  };

  test('a command that sends no request loads no HTTP client, and only modules that Node has loaded itself', () => {
    const loaded = closureOf('run');
    expect(loaded).toEqual(expect.arrayContaining([expect.stringMatching(/^miss-/)]));
    expect(loaded.filter((name) => /^(?:http|kit)-/.test(name))).toEqual([]);
    expect(new Set(modulesOf(loaded))).toEqual(new Set(['node:fs', 'node:path']));
  });

  test('encryption is loaded with the first request that needs it', () => {
    const modules = modulesOf(closureOf('http'));
    expect(modules).toContain('node:net');
    expect(modules.filter((name) => /^node:(?:https|tls|crypto)$/.test(name))).toEqual([]);
  });

  test('a workflow loads the HTTP client with its first request', () => {
    expect(closureOf('kit').filter((name) => name.startsWith('http-'))).toEqual([]);
    expect(closureOf('kit').length).toBeGreaterThan(1);
  });
});

test('the catalogue is searched without the HTTP client', () => {
  const files = filesOf('ledgercli');
  const odata = [...files.keys()].find((name) => name.startsWith('odata-')) ?? '';
  expect(files.get(odata)?.loads.filter((name) => name.startsWith('http-'))).toEqual([]);
});
