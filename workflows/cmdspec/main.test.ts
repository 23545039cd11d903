import { appendFile, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rules } from '../../generator/compare/rules.js';
import { copyOf, filesOf } from '../../generator/fixtures/scenario.js';
import { run } from '../../generator/fixtures/run.js';

async function shop(): Promise<{ folder: string; argv: string[]; out: string; spec: string }> {
  const folder = await copyOf('good/verbs');
  const out = join(folder, 'out');
  return {
    folder,
    out,
    spec: join(folder, 'specs', 'book.yaml'),
    argv: ['--specs', join(folder, 'specs'), '--out', out],
  };
}

const edit = async (path: string, from: string, to: string) => {
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

test('generate writes the client, and nothing the second time', async () => {
  const { argv, out } = await shop();
  const first = await run('generate', ...argv);
  expect(first).toMatchObject({ code: 0, out: '' });
  expect(first.err).toMatch(/^shop: \d+ written, 0 removed, 0 unchanged/);
  const before = await stat(join(out, 'service.ts'));
  const second = await run('generate', ...argv);
  expect(second).toMatchObject({ code: 0, err: 'shop: up to date.\n' });
  expect((await stat(join(out, 'service.ts'))).mtimeMs).toBe(before.mtimeMs);
});

test('comments and moved lines change nothing', async () => {
  const { argv, spec } = await shop();
  await run('generate', ...argv);
  const text = await readFile(spec, 'utf8');
  const [head, ...rest] = text.split('commands:\n');
  await writeFile(
    spec,
    `# One more word.\n\ncommands:\n${rest.join('commands:\n').split('groups:\n')[0] ?? ''}\n${head ?? ''}groups:\n${text.split('groups:\n')[1] ?? ''}`,
  );
  expect((await run('generate', ...argv)).err).toBe('shop: up to date.\n');
});

test('only files that differ are written, and files that are no longer generated are removed', async () => {
  const { argv, out, spec } = await shop();
  await run('generate', ...argv);
  await writeFile(join(out, 'book', 'mine.ts'), '// By hand.\n');
  await edit(spec, 'remove:', 'detach:\n        verb: remove');
  await edit(spec, 'book page remove', 'book page detach');
  const { code, err } = await run('generate', ...argv);
  expect({ code, err }).toEqual({
    code: 0,
    err: expect.stringMatching(/^shop: 8 written, 1 removed, 19 unchanged/) as string,
  });
  expect(existsSync(join(out, 'book', 'page', 'remove.ts'))).toBe(false);
  expect(existsSync(join(out, 'book', 'page', 'detach.ts'))).toBe(true);
  expect(existsSync(join(out, 'book', 'mine.ts'))).toBe(true);
});

test('files that cmdspec did not write are never replaced', async () => {
  const { argv, out } = await shop();
  const { mkdir } = await import('node:fs/promises');
  await mkdir(out);
  await writeFile(join(out, 'index.ts'), 'export const mine = 1;\n');
  await writeFile(join(out, 'package.json'), '{ "name": "mine" }\n');
  const before = await filesOf(out);
  for (const target of ['ts', 'js']) {
    const { code, err } = await run('generate', ...argv, '--emit', target);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('did not write') as string });
    expect(await filesOf(out)).toEqual(before);
  }
});

test('a folder that loses its last file is removed', async () => {
  const { argv, out, spec } = await shop();
  await run('generate', ...argv);
  await writeFile(spec, (await readFile(spec, 'utf8')).split('groups:\n')[0] ?? '');
  await run('generate', ...argv);
  expect(existsSync(join(out, 'book'))).toBe(true);
  expect(existsSync(join(out, 'book', 'page'))).toBe(false);
});

test('a file that was edited or lost is written again', async () => {
  const { argv, out } = await shop();
  await run('generate', ...argv);
  const right = await filesOf(out);
  await appendFile(join(out, 'book', 'list.ts'), '// By hand.\n');
  await rm(join(out, 'book', 'get.ts'));
  expect((await run('generate', ...argv)).err).toMatch(/^shop: 2 written/);
  expect(await filesOf(out)).toEqual(right);
});

/** Returns the files that a person reads. */
const sourcesOf = async (folder: string): Promise<object> =>
  Object.fromEntries(Object.entries(await filesOf(folder)).filter(([path]) => !path.startsWith('_built/')));

test('built files need not be committed: --check ignores them, and --built writes only them', async () => {
  const { argv, out, spec, folder } = await shop();
  await run('generate', ...argv, '--docs', join(folder, 'docs'));
  const right = await filesOf(folder);
  const pages = Object.keys(right).filter((path) => path.endsWith('.1'));
  expect(pages).not.toEqual([]);
  await rm(join(out, '_built'), { recursive: true });
  await rm(join(folder, 'docs', 'man'), { recursive: true });
  expect(await run('generate', ...argv, '--check', '--docs', join(folder, 'docs'))).toMatchObject({ code: 0, out: '' });
  expect(await run('generate', ...argv, '--built', '--docs', join(folder, 'docs'))).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect(await filesOf(folder)).toEqual(right);

  await edit(spec, 'Price (EUR)', 'Price');
  await edit(spec, 'Books of the shop', 'All books');
  const before = await sourcesOf(out);
  await run('generate', ...argv, '--built', '--docs', join(folder, 'docs'));
  expect(await sourcesOf(out)).toEqual(before);
  expect(await readFile(join(out, '_built', 'help', 'book.ts'), 'utf8')).toContain('All books');
  // The sources did not change.
  expect((await run('generate', ...argv, '--docs', join(folder, 'docs'))).err).toMatch(/^shop: [1-9]\d* written/);
});

test('--check passes on generated files, and fails with a diff on any other', async () => {
  const { argv, out, spec } = await shop();
  await run('generate', ...argv);
  expect(await run('generate', ...argv, '--check')).toMatchObject({ code: 0, out: '' });

  await edit(spec, 'Price (EUR)', 'Price');
  await writeFile(join(out, 'book', 'old.ts'), '// From specs/book.yaml. Written by cmdspec; changes here are lost.\n');
  const before = await filesOf(out);
  const { code, out: diff, err } = await run('generate', ...argv, '--check');
  expect(code).toBe(1);
  expect(err).toContain('Run the same command without --check.');
  expect(diff).toContain(
    `-      { key: 'price', header: 'Price (EUR)' },\n+      { key: 'price', header: 'Price' },\n`,
  );
  expect(diff.match(/^--- .*$/gm)).toHaveLength(2);
  expect(diff).toMatch(/^\+\+\+ \/dev\/null$/m);
  expect(await filesOf(out)).toEqual(before);
});

test('--check compares a generated file that became very long', async () => {
  const { argv, out } = await shop();
  await run('generate', ...argv);
  const path = join(out, 'service.ts');
  await writeFile(path, Array.from({ length: 20_000 }, (_, index) => `// line ${String(index)}\n`).join(''));
  const { code, out: diff } = await run('generate', ...argv, '--check');
  expect(code).toBe(1);
  expect(diff).toMatch(/^@@ -1,20000 \+1,\d+ @@\n-\/\/ line 0$/m);
});

test('patch can apply the diff of --check', async () => {
  const { argv, out, spec } = await shop();
  await run('generate', ...argv);
  await edit(spec, 'Books of the shop', 'All books');
  await edit(spec, 'delete: {', 'discard: { verb: delete, ');
  await edit(spec, 'book delete 42', 'book discard 42');
  const { out: diff } = await run('generate', ...argv, '--check');
  const patch = join(out, '..', 'change.patch');
  await writeFile(patch, diff.replaceAll(`a${out}/`, 'a/').replaceAll(`b${out}/`, 'b/'));
  await new Promise<void>((resolve, reject) => {
    execFile('patch', ['-p1', '-i', patch], { cwd: out }, (error, stdout) => {
      if (error === null) resolve();
      else reject(new Error(`${error.message}\n${stdout}`));
    });
  });
  const patched = await sourcesOf(out);
  await run('generate', ...argv);
  expect(patched).toEqual(await sourcesOf(out));
});

test('errors are printed with place, frame and remedy, and nothing is written', async () => {
  const { argv, out, spec } = await shop();
  await edit(spec, 'takes: [author]', 'takes: [athor]');
  const { code, err } = await run('generate', ...argv);
  expect(code).toBe(1);
  expect(err.replace(spec, 'book.yaml')).toBe(`book.yaml:10:19 error CS306 (unknown-field): unknown field "athor"
   9 | commands:
  10 |   list: { takes: [athor], examples: [book list --author 7] }
     |                   ^^^^^
  Did you mean "author"? Known fields: author, price, title.
1 error. Run "cmdspec explain <code>" for details.
1 of 1 can be fixed with "cmdspec check --fix".
`);
  expect(existsSync(out)).toBe(false);
});

test('all errors of a pass are reported at once, in the order of the file', async () => {
  const { argv, spec } = await shop();
  await edit(spec, 'takes: [author]', 'takes: [athor]');
  await edit(spec, 'takes: [number!]', 'takes: [nmber!]');
  const { err } = await run('check', ...argv.slice(0, 2));
  expect(err.match(/error CS\d+ .*/g)).toEqual([
    'error CS306 (unknown-field): unknown field "athor"',
    'error CS306 (unknown-field): unknown field "nmber"',
  ]);
});

test('--format json prints one array with all parts of each diagnostic', async () => {
  const { argv, spec } = await shop();
  await edit(spec, 'takes: [author]', 'takes: [athor]');
  const { code, out, err } = await run('check', ...argv.slice(0, 2), '--format', 'json');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toEqual([
    {
      file: spec,
      line: 10,
      column: 19,
      endLine: 10,
      endColumn: 24,
      code: 'CS306',
      id: 'unknown-field',
      severity: 'error',
      message: 'unknown field "athor"',
      remedy: 'Did you mean "author"? Known fields: author, price, title.',
      fix: { line: 10, column: 19, endLine: 10, endColumn: 24, text: 'author' },
    },
  ]);
  await edit(spec, 'takes: [athor]', 'takes: [author]');
  expect(await run('check', ...argv.slice(0, 2), '--format', 'json')).toEqual({ code: 0, out: '[]\n', err: '' });
});

test('--format github prints one annotation per line', async () => {
  const { argv, spec } = await shop();
  await edit(spec, 'takes: [author]', 'takes: [athor]');
  const { code, out, err } = await run('check', ...argv.slice(0, 2), '--format', 'github');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toBe(
    `::error file=${spec},line=10,endLine=10,col=19,endColumn=23,title=CS306 unknown-field::unknown field "athor"%0ADid you mean "author"? Known fields: author, price, title.\n`,
  );
});

test('--format sarif prints one log with the rules that have results', async () => {
  const { argv, spec } = await shop();
  await edit(spec, 'takes: [author]', 'takes: [athor]');
  const { code, out, err } = await run('check', ...argv.slice(0, 2), '--format', 'sarif');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const log = JSON.parse(out) as { version: string; runs: { tool: { driver: object }; results: object[] }[] };
  expect(log.version).toBe('2.1.0');
  expect(log.runs[0]?.tool.driver).toMatchObject({
    name: 'cmdspec',
    rules: [
      {
        id: 'CS306',
        name: 'unknown-field',
        shortDescription: { text: 'Unknown field' },
        defaultConfiguration: { level: 'error' },
      },
    ],
  });
  expect(log.runs[0]?.results).toEqual([
    {
      ruleId: 'CS306',
      ruleIndex: 0,
      level: 'error',
      message: { text: 'unknown field "athor"\nDid you mean "author"? Known fields: author, price, title.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: pathToFileURL(spec).href },
            region: { startLine: 10, startColumn: 19, endLine: 10, endColumn: 24 },
          },
        },
      ],
    },
  ]);
  await edit(spec, 'takes: [athor]', 'takes: [author]');
  const clean = await run('check', ...argv.slice(0, 2), '--format', 'sarif');
  expect(JSON.parse(clean.out)).toMatchObject({ runs: [{ results: [] }] });
});

test('a warning does not fail', async () => {
  const { argv, spec } = await shop();
  await edit(spec, "columns: [id, title, 'price|Price (EUR)']\n", '');
  const { code, err } = await run('check', ...argv.slice(0, 2));
  expect(code).toBe(0);
  expect(err).toContain('warning CS503');
});

test('explain describes a diagnostic, lists all, and suggests the nearest', async () => {
  const { code, out } = await run('explain', 'cs306');
  expect(code).toBe(0);
  expect(out).toMatch(/^CS306 unknown-field \(error\): Unknown field\n/);
  expect((await run('explain', 'unknown-field')).out).toBe(out);
  expect((await run('explain', 'unknown-fild')).err).toContain('Did you mean "unknown-field"?');
  const codes = [...(await run('explain')).out.matchAll(/^CS\d{3}/gm)].map(([name]) => name);
  expect(codes.length).toBeGreaterThan(60);
  expect(codes).toEqual([...codes].sort());
  expect(await run('explain', 'CS3066')).toMatchObject({
    code: 64,
    out: '',
    err: expect.stringContaining('CS306') as string,
  });
});

test('explain describes a rule of diff, and suggests the nearest', async () => {
  const { code, out } = await run('explain', 'flag-removed');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^flag-removed \(breaking\): Flag removed\n\n.*`was: old-name`/),
  ]);
  expect((await run('explain', 'flag-remove')).err).toContain('Did you mean "flag-removed"?');
});

test('explain lists every rule of diff below its severity', async () => {
  const { out } = await run('explain');
  for (const [id, { severity }] of Object.entries(rules))
    expect(out).toMatch(new RegExp(`^diff +${severity} +${id} `, 'm'));
});

test('several services get a folder each, and one can be named', async () => {
  const folder = await copyOf('good/verbs');
  await rename(join(folder, 'specs'), join(folder, 'shop'));
  const root = await mkdtemp(join(tmpdir(), 'cmdspec-'));
  const specs = join(root, 'specs');
  const { cp } = await import('node:fs/promises');
  await cp(join(folder, 'shop'), join(specs, 'shop'), { recursive: true });
  await cp(join(folder, 'shop'), join(specs, 'store'), { recursive: true });
  await edit(join(specs, 'store', 'service.yaml'), 'service: shop', 'service: store');
  const argv = ['--specs', specs, '--out', join(root, 'out')];
  await run('generate', 'store', ...argv);
  expect(Object.keys(await filesOf(join(root, 'out'))).every((path) => path.startsWith('store/'))).toBe(true);
  const { err } = await run('generate', ...argv);
  expect(err).toMatch(/^shop: \d+ written.*\nstore: up to date\.\n$/);
  const unknown = await run('generate', 'sotre', ...argv);
  expect(unknown).toMatchObject({ code: 64, err: expect.stringContaining('Did you mean "store"?') as string });
});

test('a schema beside the specs is updated', async () => {
  const { argv, folder } = await shop();
  const path = join(folder, 'specs', 'schema.json');
  await run('generate', ...argv);
  expect(existsSync(path)).toBe(false);
  await writeFile(path, '{}\n');
  await run('generate', ...argv);
  expect(await readFile(path, 'utf8')).toBe((await run('schema')).out);
  await writeFile(path, '{}\n');
  expect(await run('generate', ...argv, '--check')).toMatchObject({
    code: 1,
    out: expect.stringContaining('/schema.json') as string,
  });
});

test.each([
  [['generat'], 'Unknown command "generat".\nDid you mean generate?'],
  [['help', 'generat'], 'Unknown command or help topic "generat".\nDid you mean generate?'],
  [['help', 'nope'], 'Unknown command or help topic "nope".'],
  [['generate', '--spec', 'x'], /Unknown flag --spec for "cmdspec generate"\.\n(.*\n)*Did you mean --specs\?/],
  [['generate', '--emit', 'jsx'], '--emit must be one of ts, js, not "jsx".\nDid you mean js?'],
  [['generate', '--specs'], '--specs needs a value.'],
  [['check', '--format', 'xml'], '--format must be one of text, json, github, sarif, not "xml".'],
  [['check', '--watch', '--format', 'json'], '--watch prints text, not json.'],
  [['generate', '--check', '--built'], '--check and --built cannot be used together.'],
  [['check', '--workflows', '--format', 'sarif'], '--workflows prints text or json, not sarif.'],
  [['diff', 'specs'], '<new> is missing.'],
  [['diff', 'a', 'b', 'c'], 'Unexpected argument "c": the command takes 2 arguments.'],
  [['diff', 'a', 'b', '--fail-on', 'braking'], /--fail-on must be one of .*\nDid you mean breaking\?/],
  [['diff', 'a', 'b', '--specs', 'c'], 'Unknown flag --specs for "cmdspec diff".'],
  [['check', '--out', 'x'], 'Unknown flag --out for "cmdspec check".'],
  [['generate', '--check=yes'], '--check takes no value, but "yes" was given.'],
])('%j is refused', async (argv, message) => {
  const { code, out, err } = await run(...argv);
  expect({ code, out }).toEqual({ code: 64, out: '' });
  expect(err).toMatch(message);
});

test('a folder without specs is reported', async () => {
  const { code, err } = await run('generate', '--specs', await mkdtemp(join(tmpdir(), 'cmdspec-')));
  expect(code).toBe(66);
  expect(err).toContain('No service found');
});

test('help begins with examples, at every depth', async () => {
  for (const argv of [
    ['--help'],
    ['generate', '--help'],
    ['check', '-h'],
    ['diff', '-h'],
    ['explain', '--help'],
    ['help', 'schema'],
  ]) {
    const { code, out } = await run(...argv);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^.+\n\n(?:Start here|Examples):\n(?: {2}# .+\n)? {2}\$ cmdspec /) as string,
    });
  }
});

test('check --workflows lists the commands that are code, with the reason, and counts them', async () => {
  const folder = await copyOf('good/workflows');
  const argv = ['check', '--workflows', '--specs', join(folder, 'specs')];
  const listed = await run(...argv);
  expect([listed.code, listed.err]).toEqual([
    0,
    expect.stringMatching(
      /^shop: no errors\.\nshop: tools: default \d+ \(\d+ of 1500 tokens\), largest topic order .*\.\n$/,
    ),
  ]);
  expect(listed.out.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^shop audit {2}.*workflows\/shop\/audit$/),
    '  it compares orders with customers',
  ]);
  expect(listed.out).toMatch(/\nshop: 5 workflows\n$/);
  const json = await run(...argv, '--format', 'json');
  expect(JSON.parse(json.out)).toContainEqual({
    service: 'shop',
    words: 'order sweep',
    module: expect.stringMatching(/workflows\/shop\/order-sweep$/),
    why: 'code decides which orders are old',
  });
  await edit(join(folder, 'specs', 'service.yaml'), 'workflows: 5', 'workflows: 4');
  const tooMany = await run(...argv);
  expect([tooMany.code, tooMany.err]).toEqual([1, expect.stringContaining('CS345')]);
});
