import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../fixtures/run.js';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'readme-')), 'acme');
  expect(await run('init', 'acme', '--out', folder)).toMatchObject({ code: 0 });
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const generate = (...more: readonly string[]) => {
  const [specs, out, docs] = ['specs', 'client', 'docs'].map((name) => join(folder, name)) as [string, string, string];
  return run('generate', '--specs', specs, '--out', out, '--emit', 'js', '--docs', docs, ...more);
};
const readme = (): Promise<string> => readFile(join(folder, 'README.md'), 'utf8');
const change = async (before: string | RegExp, after: string): Promise<void> =>
  writeFile(join(folder, 'README.md'), (await readme()).replace(before, after));

test('the README of a new client has a table of its commands by group, and a second run changes nothing', async () => {
  expect(await generate()).toMatchObject({ code: 0 });
  const text = await readme();
  expect(text).toContain(`-->

| Command | |
| --- | --- |
| **author** | Authors of books |
| [\`acmecli author create\`](docs/acmecli/author.md#author-create) | Create an author |
`);
  expect(text).not.toContain('acmecli config');
  expect(await generate()).toMatchObject({ code: 0, err: expect.stringContaining('up to date') as string });
  expect(await generate('--check')).toMatchObject({ code: 0 });
  // Each link leads to a heading of a page.
  for (const [, page = '', heading = ''] of text.matchAll(/\]\(([^)#]+)#([^)]+)\)/g))
    expect(await readFile(join(folder, page), 'utf8')).toContain(`\n## ${heading.replaceAll('-', ' ')}\n`);
});

test('the text around the table stays, and a change of the table is found and undone', async () => {
  await generate();
  await change('# acmecli\n', '# Our books\n');
  expect(await generate('--check')).toMatchObject({ code: 0 });
  const right = await readme();
  await change('| List authors |', '| Nothing |');
  expect(await generate('--check')).toMatchObject({
    code: 1,
    out: expect.stringContaining('+| [`acmecli author list`]') as string,
  });
  expect(await generate()).toMatchObject({ code: 0 });
  expect(await readme()).toBe(right);
  expect(right).toMatch(/^# Our books\n/);
});

test('a README without a place for the table is not changed, and not removed', async () => {
  await generate();
  const own = '# Our books\n';
  await writeFile(join(folder, 'README.md'), own);
  expect(await generate()).toMatchObject({ code: 0 });
  expect(await readme()).toBe(own);
  await rm(join(folder, 'README.md'));
  expect(await generate()).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, 'README.md'))).toBe(false);
});

test('with many commands, the table has the groups', async () => {
  const commands = Array.from(
    { length: 100 },
    (_, at) => `  list-${String(at)}: { verb: list, examples: ['many list-${String(at)}'] }\n`,
  );
  await writeFile(
    join(folder, 'specs/many.yaml'),
    `group: many\nsummary: Many lists\npath: /many\npaging: page\ncolumns: [id]\ncommands:\n${commands.join('')}`,
  );
  expect(await generate()).toMatchObject({ code: 0 });
  const text = await readme();
  expect(text).toContain('| [`acmecli many`](docs/acmecli/many.md) | Many lists | 100 |');
  expect(text).not.toContain('list-7');
});
