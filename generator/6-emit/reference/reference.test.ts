import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defined } from '../../../runtime/base/defined.js';
import { compile } from '../../compile.js';
import { copyOf } from '../../fixtures/scenario.js';
import { manPage, roff } from './man.js';
import { markdown } from './markdown.js';
import type { Page } from './chapters.js';

const hostile = `it's "50%" \\fB .TH -x \`a\` ^~ | <b> *x* [y](z) caf\u00e9 \u20ac`;

const page: Page = {
  words: 'thing',
  summary: hostile,
  description: `.SH first\n${hostile}\n'second`,
  usage: 'my-cli thing <command> [flags]',
  commands: [
    {
      words: 'thing make',
      summary: 'Make a thing',
      usage: 'my-cli thing make <id>',
      tables: [['Flags', [['--a <x|y>', hostile]]]],
      examples: [{ run: `my-cli thing make 'it\\n' --a x`, shows: '.not a request' }],
    },
  ],
  groups: [],
  topics: [],
};

test.each([
  ['a-b', 'a\\-b'],
  ['.TH', '\\&.TH'],
  ["'br", '\\(aqbr'],
  ['a\\fBb', 'a\\efBb'],
  ['line\nline', 'line line'],
  ['\u00e9', '\\[u00E9]'],
  ['\u{1f600}', '\\[u1F600]'],
])('%j is text in a manual', (text, wanted) => {
  expect(roff(text)).toBe(wanted);
});

const groff = spawnSync('sh', ['-c', 'command -v groff']).status === 0;
(groff ? test : test.skip)('a manual page shows its text as it is, without a warning', () => {
  const text = manPage(page, 'my-cli', '1.0.0', ['my-cli'], 'mark');
  const { stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-P-cbou', '-rLL=500n'], {
    input: text,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  for (const shown of [
    `- ${hostile}`,
    '.SH first',
    "'second",
    '# .not a request',
    `$ my-cli thing make 'it\\n' --a x`,
  ]) {
    expect(stdout).toContain(shown);
  }
  expect(stdout).toContain('MY-CLI-THING(1)');
});

test('Markdown has no markup but its own', () => {
  const text = markdown(page, 'my-cli', '1.0.0', 'mark');
  expect(text.startsWith('<!-- mark -->\n\n# my-cli thing\n')).toBe(true);
  expect(text).toContain('\\<b> \\*x\\* \\[y\\](z)');
  expect(text).toMatch(/^\| `--a <x\\\|y>` \| it's .* \\\| \\<b> .*\|$/m);
});

describe('beside a client', () => {
  const compiled = async (folder: string, docs: string | undefined, mode: 'write' | 'drift' = 'write') =>
    compile({
      specs: join(folder, 'specs'),
      out: join(folder, 'out'),
      services: [],
      mode,
      target: 'ts',
      ...defined({ docs }),
    });

  test('pages are written only with docs, updated, and removed with their group', async () => {
    const folder = await copyOf('good/requests');
    const docs = join(folder, 'docs');
    await compiled(folder, undefined);
    expect(existsSync(docs)).toBe(false);

    await compiled(folder, docs);
    const [binary = ''] = (await readdir(docs)).filter((name) => name !== 'man');
    const order = join(docs, binary, 'order.md');
    expect(await readFile(order, 'utf8')).toContain(`# ${binary} order\n`);
    expect(await readdir(join(docs, 'man'))).toEqual(expect.arrayContaining([`${binary}.1`, `${binary}-order.1`]));
    expect((await compiled(folder, docs, 'drift')).drift).toBe('');

    const before = await readFile(order, 'utf8');
    await writeFile(order, before.replace('order', 'Order'));
    const { drift } = await compiled(folder, docs, 'drift');
    expect(drift).toContain(`docs/${binary}/order.md`);
    // A page of a group that no longer exists, one of another client, and one written by hand.
    await writeFile(join(docs, binary, 'gone.md'), before);
    await mkdir(join(docs, 'other'));
    await writeFile(join(docs, 'other', 'gone.md'), before.replace(`Reference of ${binary}.`, 'Reference of other.'));
    await writeFile(join(docs, binary, 'mine.md'), '# Mine\n');
    await compiled(folder, docs);
    expect(await readFile(order, 'utf8')).toBe(before);
    expect((await readdir(join(docs, binary))).filter((name) => /gone|mine/.test(name))).toEqual(['mine.md']);
    expect(await readdir(join(docs, 'other'))).toEqual(['gone.md']);
  });

  test('a page written by hand is not replaced', async () => {
    const folder = await copyOf('good/verbs');
    const docs = join(folder, 'docs');
    await compiled(folder, docs);
    const [binary = ''] = (await readdir(docs)).filter((name) => name !== 'man');
    const readme = join(docs, binary, 'README.md');
    const again = await copyOf('good/verbs');
    await mkdir(join(again, 'docs', binary), { recursive: true });
    await writeFile(join(again, 'docs', binary, 'README.md'), '# Mine\n');
    const { compiled: outcome } = await compiled(again, join(again, 'docs'));
    expect(outcome[0]?.changes?.foreign).toEqual([expect.stringMatching(/README\.md$/)]);
    expect(await readFile(join(again, 'docs', binary, 'README.md'), 'utf8')).toBe('# Mine\n');
    expect(await readFile(readme, 'utf8')).toContain(`# ${binary}\n`);
  });
});

(groff ? test : test.skip)('the manual pages of the project are read without a warning', async () => {
  const folder = new URL('../../../docs/man/', import.meta.url).pathname;
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(20);
  const pages = names.map((name) => join(folder, name));
  const { status, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-z', ...pages], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
