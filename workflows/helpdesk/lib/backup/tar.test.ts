import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tar, type TarEntry } from './tar.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tar-'));
});
afterEach(() => rm(root, { recursive: true }));

async function* bytes(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function* list(...entries: TarEntry[]): AsyncGenerator<TarEntry> {
  yield* entries;
}

const file = (path: string, content: string): TarEntry => ({
  path,
  kind: 'file',
  size: Buffer.byteLength(content),
  time: 1_700_000_000,
  content: bytes(content.slice(0, 3), content.slice(3)),
});

async function unpack(...entries: TarEntry[]): Promise<void> {
  const parts: Uint8Array[] = [];
  for await (const part of tar(list(...entries))) parts.push(part);
  await writeFile(join(root, 'a.tar'), Buffer.concat(parts));
  const { status, stderr } = spawnSync('tar', ['-xf', 'a.tar'], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

test.each([0, 1, 511, 512, 513, 100_000])('a file of %i bytes is unpacked unchanged', async (size) => {
  const content = 'x'.repeat(size);
  await unpack(
    { path: 'copy', kind: 'folder', size: 0, time: 0 },
    file('copy/a.txt', content),
    file('copy/b', 'after'),
  );
  expect(await readFile(join(root, 'copy/a.txt'), 'utf8')).toBe(content);
  expect(await readFile(join(root, 'copy/b'), 'utf8')).toBe('after');
  const found = await stat(join(root, 'copy/a.txt'));
  expect([(found.mode & 0o777).toString(8), found.mtimeMs]).toEqual(['600', 1_700_000_000_000]);
});

// The length of a record includes its own digits, whose number changes around these values.
test.each([99, 100, 101, 240])('a path of %i bytes', async (length) => {
  const path = `copy/${'d'.repeat(40)}/${'n'.repeat(length - 46)}`;
  await unpack(file(path, 'here'));
  expect(await readFile(join(root, path), 'utf8')).toBe('here');
});

test.each([85, 86, 87, 88, 89, 90, 91])('a path of non-ASCII letters, with %i more', async (length) => {
  const path = `Sicherung für ${'n'.repeat(length)}`;
  await unpack(file(path, 'here'));
  expect(await readFile(join(root, path), 'utf8')).toBe('here');
});

test('a file whose size differs from the announced one is an error', async () => {
  const shrunk = { ...file('a', 'abc'), size: 5 };
  const read = async (): Promise<void> => {
    for await (const _part of tar(list(shrunk)));
  };
  await expect(read()).rejects.toThrow('a changed while it was read');
});
