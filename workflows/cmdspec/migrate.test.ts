import { chmod, mkdir, mkdtemp, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../generator/fixtures/run.js';

const service = `# The shop.
service: shop # its name
binary: shopcli
version: 1.0.0
title: Shop API
summary: Command-line client for a shop
env: SHOPCLI
hosts: { main: { origin: 'https://api.shop.example' } }
`;
const book = 'group: book\npath: /books\ncolumns: [id]\ncommands: { list: { examples: [book list] } }\n';

/** Writes a project. @returns the folder of its specs. */
async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cmdspec-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'specs', path)), { recursive: true });
    await writeFile(join(folder, 'specs', path), text);
  }
  return join(folder, 'specs');
}

test.each(['check', 'generate', 'test'])(
  '%s refuses a spec from before versions, and names the command',
  async (name) => {
    const specs = await project({ 'service.yaml': service, 'book.yaml': book });
    const { code, err } = await run(name, '--specs', specs);
    expect(code).toBe(1);
    expect(err).toContain(`Run "cmdspec migrate --specs ${specs}": it brings the spec up to date`);
  },
);

test('a spec for a newer version is refused by both numbers, also by migrate', async () => {
  const specs = await project({ 'service.yaml': `language: 2\n${service}`, 'book.yaml': book });
  for (const name of ['check', 'migrate']) {
    const { code, err } = await run(name, '--specs', specs);
    expect(code).toBe(1);
    expect(err).toContain('the spec is written for language 2; this cmdspec reads 1');
    expect(err).toContain('Update cmdspec:');
  }
});

test('migrate keeps comments, line ends, byte order marks, permissions and links', async () => {
  const specs = await project({ 'book.yaml': book });
  const real = join(specs, '..', 'real.yaml');
  await writeFile(real, `\uFEFF${service.replaceAll('\n', '\r\n')}`);
  await chmod(real, 0o640);
  await symlink(real, join(specs, 'service.yaml'));
  const dry = await run('migrate', '--specs', specs, '--dry-run');
  expect(dry).toMatchObject({ code: 0, err: '1 file would be changed. Nothing was written.\n' });
  expect(dry.out).toContain('+language: 1\r\n');
  expect(await readFile(real, 'utf8')).not.toContain('language');
  const { code, out, err } = await run('migrate', '--specs', specs);
  expect([code, err]).toEqual([0, `1 file changed. Next: cmdspec check --specs ${specs}\n`]);
  expect(out).toMatch(/service\.yaml:2:1 `language: 1` is written\. A spec names the version/);
  expect(await readFile(real, 'utf8')).toBe(
    `\uFEFF${service.replace('service: shop', 'language: 1\nservice: shop').replaceAll('\n', '\r\n')}`,
  );
  expect((await stat(real)).mode & 0o777).toBe(0o640);
  expect((await run('check', '--specs', specs)).code).toBe(0);
  const again = await run('migrate', '--specs', specs);
  expect(again).toMatchObject({
    code: 0,
    out: '',
    err: 'The specs are written for language 1. Nothing was changed.\n',
  });
});

test('a spec that is not YAML is reported, and nothing is written', async () => {
  const specs = await project({ 'service.yaml': service, 'book.yaml': 'commands: {' });
  const { code, err } = await run('migrate', '--specs', specs);
  expect([code, err]).toEqual([1, expect.stringContaining('CS101')]);
  expect(await readFile(join(specs, 'service.yaml'), 'utf8')).toBe(service);
});

test('the last import and its open conflicts are migrated, each file from the version of that import', async () => {
  const older = book.replace('list: {', 'list: { hints: { 404: Gone. }, local: false,');
  const specs = await project({
    'service.yaml': service,
    'book.yaml': book,
    '.import/service.yaml': service,
    '.import/book.yaml': older,
    '.import/conflicts/book.yaml': older,
    '.import/choices.json': '{}',
  });
  const { code, out, err } = await run('migrate', '--specs', specs);
  expect([code, err]).toEqual([0, `4 files changed. Next: cmdspec check --specs ${specs}\n`]);
  for (const file of ['book.yaml', 'conflicts/book.yaml']) {
    expect(await readFile(join(specs, '.import', file), 'utf8')).toBe(older.replace(' local: false,', ''));
    expect(out).toContain(`.import/${file}:4:44 \`local\` is removed`);
  }
  expect(await readFile(join(specs, '.import/service.yaml'), 'utf8')).toContain('language: 1\n');
  expect(await readFile(join(specs, 'book.yaml'), 'utf8')).toBe(book);
  expect(await readFile(join(specs, '.import/choices.json'), 'utf8')).toBe('{}');
  expect((await run('migrate', '--specs', specs)).err).toContain('Nothing was changed.');
});

test('no file is written if one of several services cannot be migrated, or one file cannot be replaced', async () => {
  const specs = await project({
    'a/service.yaml': service,
    'b/service.yaml': `language: 2\n${service}`,
  });
  const { code, err } = await run('migrate', '--specs', specs);
  expect([code, err]).toEqual([1, expect.stringContaining('the spec is written for language 2')]);
  expect(await readFile(join(specs, 'a/service.yaml'), 'utf8')).toBe(service);

  const links = await project({ 'book.yaml': book.replace('list: {', 'list: { local: false,') });
  // The temporary file beside it would have a longer name than a file can have.
  const long = join(links, '..', `${'x'.repeat(240)}.yaml`);
  await writeFile(long, service);
  await symlink(long, join(links, 'service.yaml'));
  const failed = await run('migrate', '--specs', links);
  expect(failed.code).not.toBe(0);
  expect(await readFile(join(links, 'book.yaml'), 'utf8')).toContain('local: false');
  expect((await readdir(links)).sort()).toEqual(['book.yaml', 'service.yaml']);
});
