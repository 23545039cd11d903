import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf } from '../../generator/fixtures/scenario.js';
import { run } from '../../generator/fixtures/run.js';

/** Writes files. @returns the folder around them. */
async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cmdspec-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const service = (name: string): string => `language: 1
service: ${name}
binary: ${name.replace(/"/g, '')}cli
version: 1.0.0
title: Shop API
summary: Command-line client for a shop
env: SHOPCLI
hosts: { main: { origin: 'https://api.shop.example' } }
`;

const group = (name: string): string => `group: ${name}
path: /${name}s
columns: [id]
commands:
  list: { examples: [${name} list] }
`;

const two = {
  'specs/shop/service.yaml': service('shop'),
  'specs/shop/book.yaml': group('book'),
  'specs/bank/service.yaml': service('bank'),
  'specs/bank/card.yaml': group('card'),
};

const one = { 'specs/service.yaml': service('shop'), 'specs/book.yaml': group('book'), 'specs/pen.yaml': group('pen') };

test('a client in the parent folder of other clients does not remove their files', async () => {
  const folder = await project(two);
  const out = join(folder, 'generated');
  await run('generate', '--specs', join(folder, 'specs'), '--out', out);
  const before = await filesOf(out);
  const { err } = await run('generate', '--specs', join(folder, 'specs', 'shop'), '--out', out);
  expect(err).toMatch(/^shop: \d+ written, 0 removed/);
  expect(await filesOf(out)).toMatchObject(before);
});

test.each([
  ['the pages are below the client', '.', 'docs'],
  ['the client is below the pages', 'docs/client', 'docs'],
  ['the client is where its pages are', 'docs/shopcli', 'docs'],
  ['both are in one folder', 'docs', 'docs'],
])('%s: no file is lost, and files that are no longer generated are removed', async (_name, out, docs) => {
  const folder = await project(one);
  const argv = ['--specs', join(folder, 'specs'), '--out', join(folder, out), '--docs', join(folder, docs)];
  const names = async (): Promise<string[]> => Object.keys(await filesOf(folder)).sort();
  await run('generate', ...argv);
  const all = await names();
  expect(await run('generate', '--check', ...argv)).toMatchObject({ code: 0, out: '' });
  await rm(join(folder, 'specs', 'pen.yaml'));
  expect(await run('generate', ...argv)).toMatchObject({ code: 0 });
  expect(await names()).toEqual(all.filter((name) => !/\bpen\b/.test(name)));
  expect(await run('generate', '--check', ...argv)).toMatchObject({ code: 0, out: '' });
});

test('files that generate does not change pass --check; the order of table columns counts', async () => {
  const audit = '  audit: { workflow: audit, why: many, effect: read, summary: Audit, examples: [pen audit] }\n';
  const pen = `${group('pen')}${audit}tables: { pens: { id: integer, name: text } }\n`;
  const folder = await project({
    ...one,
    'specs/pen.yaml': pen,
    'workflows/shop/audit.ts': 'export default async () => undefined;\n',
  });
  const argv = ['--specs', join(folder, 'specs'), '--out', join(folder, 'out')];
  expect(await run('generate', ...argv)).toMatchObject({ code: 0 });
  await writeFile(join(folder, 'specs', 'pen.yaml'), pen.replace('id: integer, name: text', 'name: text, id: integer'));
  await run('generate', ...argv);
  expect(await run('generate', '--check', ...argv)).toMatchObject({ code: 0, out: '' });
});

test('a service whose name is quoted is found by its name', async () => {
  const folder = await project({ ...one, 'specs/service.yaml': service('"shop"') });
  expect(await run('check', 'shop', '--specs', join(folder, 'specs'))).toMatchObject({ code: 0 });
});

test('locks of editors and folders beside the specs are not specs', async () => {
  const folder = await project({ ...one, 'specs/old.yaml/book.yaml': group('book') });
  await symlink('ada@host.1234', join(folder, 'specs', '.#book.yaml'));
  expect(await run('check', '--specs', join(folder, 'specs'))).toMatchObject({ code: 0 });
});

test('a file where a folder must be is reported with its path', async () => {
  const folder = await project({ ...one, out: '' });
  const { code, err } = await run('generate', '--specs', join(folder, 'specs'), '--out', join(folder, 'out', 'client'));
  expect({ code, err }).toEqual({
    code: 1,
    err: `Error: Cannot use ${join(folder, 'out', 'client')}: it, or a folder of its path, is a file.
Fix this, or name another file or folder, and run the command again.
`,
  });
});

test('a noun is not a regular expression', async () => {
  const pen = group('pen').replace('path:', () => 'noun: pen (red, $& or C++)\npath:');
  const drop = "  drop: { verb: delete, summary: 'Drop a pen (red, $& or C++)', examples: [pen drop 7] }\n";
  const folder = await project({ ...one, 'specs/pen.yaml': `${pen}${drop}` });
  const out = join(folder, 'out');
  expect(await run('generate', '--specs', join(folder, 'specs'), '--out', out)).toMatchObject({ code: 0 });
  expect((await filesOf(out))['pen/drop.ts']).toContain('Drop pen (red, $& or C++) {id}?');
});

test('commands whose names lead to one file are both written', async () => {
  const pen = `${group('pen')}  index: { verb: list, path: /index, summary: Show the index, examples: [pen index] }
  index-command: { verb: list, path: /other, summary: Show another, examples: [pen index-command] }
`;
  const folder = await project({ ...one, 'specs/pen.yaml': pen });
  const out = join(folder, 'out');
  expect(await run('generate', '--specs', join(folder, 'specs'), '--out', out)).toMatchObject({ code: 0 });
  const text = Object.values(await filesOf(out)).join('');
  for (const path of ['/index', '/other']) expect(text).toContain(`    path: '${path}',`);
});

test('the default of JSON can be written as YAML', async () => {
  const pen = `${group('pen')}  create:
    flags: { options: { type: json, default: { size: [1, 2] }, summary: Options } }
    examples: [pen create]
`;
  const folder = await project({ ...one, 'specs/pen.yaml': pen });
  const out = join(folder, 'out');
  expect(await run('generate', '--specs', join(folder, 'specs'), '--out', out)).toMatchObject({ code: 0 });
  const files = await filesOf(out);
  expect(files['pen/create.ts']).toContain(`default: '{"size":[1,2]}'`);
  expect(files['_built/help/pen.ts']).toContain('default {"size":[1,2]}');
});

test('runs at the same time do not disturb each other', async () => {
  const folder = await project(one);
  const out = join(folder, 'out');
  const generate = () => run('generate', '--specs', join(folder, 'specs'), '--out', out);
  await generate();
  await rm(join(folder, 'specs', 'pen.yaml'));
  const runs = await Promise.all([generate(), generate(), generate(), generate()]);
  expect(runs.map(({ code, err }) => [code, /Cannot/.test(err)])).toEqual(runs.map(() => [0, false]));
  expect(Object.keys(await filesOf(out)).filter((name) => /pen|tmp/.test(name))).toEqual([]);
});
