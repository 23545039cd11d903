import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, open, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { receiveAtomic, writeAtomic } from './atomic.js';
import { changeConfig, readConfig } from './config.js';
import { withLock } from './lock.js';
import { configFolder } from './paths.js';
import { chooseProfile, createProfile } from './profile.js';

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'state-'));

test('the config folder follows the environment variable of the client, then XDG, then the platform', () => {
  const client = { binary: 'toolcli', env: 'TOOL' };
  const at = (env: Record<string, string>, platform: NodeJS.Platform = 'linux') =>
    configFolder(client, { env, platform, home: '/home/ann', cwd: '/work' });
  expect(at({ TOOL_CONFIG_DIR: '/etc/tool', XDG_CONFIG_HOME: '/xdg' })).toBe('/etc/tool');
  expect(at({ TOOL_CONFIG_DIR: 'here' })).toBe('/work/here');
  expect(at({ XDG_CONFIG_HOME: '/xdg' })).toBe('/xdg/toolcli');
  expect(at({ XDG_CONFIG_HOME: 'relative' })).toBe('/home/ann/.config/toolcli');
  expect(at({ XDG_CONFIG_HOME: '' })).toBe('/home/ann/.config/toolcli');
  expect(at({}, 'darwin')).toBe('/home/ann/Library/Preferences/toolcli');
  expect(at({ APPDATA: '/roaming' }, 'win32')).toBe('/roaming/toolcli');
});

test('an atomic write is 0600 in a 0700 folder, replaces a link and not its target, and leaves nothing behind', async () => {
  const base = await folder();
  const inner = join(base, 'a', 'b');
  const target = join(base, 'target');
  await writeFile(target, 'untouched');
  await writeAtomic(join(inner, 'file'), 'one');
  expect((await stat(inner)).mode & 0o777).toBe(0o700);
  expect((await stat(join(inner, 'file'))).mode & 0o777).toBe(0o600);
  await symlink(target, join(inner, 'link'));
  await writeAtomic(join(inner, 'link'), 'two');
  expect(await readFile(target, 'utf8')).toBe('untouched');
  expect(await readFile(join(inner, 'link'), 'utf8')).toBe('two');
  expect((await readdir(inner)).sort()).toEqual(['file', 'link']);
});

test.each([
  ['written', (path: string) => writeAtomic(path, 'content')],
  ['received', (path: string) => receiveAtomic(path, (temporary) => writeFile(temporary, 'content'))],
])('a file that is %s is on the disk before it has its name, and its name before it is reported', async (_, write) => {
  const path = join(await folder(), 'file');
  const handle = await open(tmpdir(), 'r');
  const kind = Object.getPrototypeOf(handle) as { sync: () => Promise<void> };
  await handle.close();
  const { sync } = kind;
  const synced: string[] = [];
  kind.sync = async function (this: typeof kind & { stat: typeof handle.stat }) {
    const isFolder = (await this.stat()).isDirectory();
    synced.push(`${isFolder ? 'folder' : 'file'}, ${existsSync(path) ? 'with' : 'without'} the name`);
    await sync.call(this);
  };
  try {
    await write(path);
  } finally {
    kind.sync = sync;
  }
  expect(synced).toEqual(['file, without the name', 'folder, with the name']);
});

test('a pipe or a device is never replaced by a file, also behind a link', async () => {
  const base = await folder();
  const pipe = join(base, 'pipe');
  execFileSync('mkfifo', [pipe]);
  await symlink(pipe, join(base, 'link'));
  // Standard output may be a regular file.
  for (const path of [pipe, join(base, 'link'), '/dev/fd/0']) {
    const refused = { kind: 'usage', message: `Cannot write ${path}: it is not a regular file.` };
    await expect(writeAtomic(path, 'text')).rejects.toMatchObject(refused);
    await expect(receiveAtomic(path, () => Promise.reject(new Error('filled')))).rejects.toMatchObject(refused);
  }
  expect((await readdir(base)).sort()).toEqual(['link', 'pipe']);
  expect((await stat(pipe)).isFIFO()).toBe(true);
});

test('settings of several profiles and keys with dots stay apart', async () => {
  const at = await folder();
  const one = createProfile(at, 'one');
  await one.set({ 'a.b': '1', kept: [1, 2] });
  await createProfile(at, 'two').set({ 'a.b': '2' });
  await one.set({ kept: undefined });
  expect(await one.get('a.b')).toBe('1');
  expect(await one.get('a')).toBeUndefined();
  expect(await one.get('toString')).toBeUndefined();
  expect(JSON.parse(await readFile(join(at, 'config.json'), 'utf8'))).toEqual({
    profiles: { one: { 'a.b': '1' }, two: { 'a.b': '2' } },
    aliases: {},
  });
  expect((await stat(join(at, 'config.json'))).mode & 0o777).toBe(0o600);
});

test('keys that reach the prototype are refused, in calls and in the file', async () => {
  const at = await folder();
  await expect(
    createProfile(at, 'x').set(JSON.parse('{"__proto__": 1}') as Record<string, unknown>),
  ).rejects.toMatchObject({
    kind: 'usage',
  });
  for (const name of ['__proto__', '', 'a b', '..', 'a/b', 'x'.repeat(65)]) {
    expect(() => createProfile(at, name)).toThrow(/cannot be the name/);
  }
  await writeFile(join(at, 'config.json'), '{"profiles": {"__proto__": {"polluted": "yes"}}}');
  await expect(readConfig(at)).rejects.toMatchObject({ kind: 'config', message: expect.stringContaining('__proto__') });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a broken settings file is named and never overwritten', async () => {
  const at = await folder();
  const file = join(at, 'config.json');
  for (const text of ['{"profiles": ', '[]', '{"profiles": 1}', '{"aliases": {"a": 1}}', '{"activeProfile": 1}']) {
    await writeFile(file, text);
    await expect(readConfig(at)).rejects.toMatchObject({ kind: 'config', message: expect.stringContaining(file) });
    await expect(createProfile(at, 'x').set({ a: 1 })).rejects.toMatchObject({ kind: 'config' });
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});

test.each([
  ['a pipe', (file: string) => execFileSync('mkfifo', [file]), 'it is not a regular file'],
  ['a device', (file: string) => symlinkSync('/dev/zero', file), 'it is not a regular file'],
  ['a folder', (file: string) => mkdirSync(file), 'it is a folder'],
  [
    'a file of a gigabyte',
    (file: string) => {
      writeFileSync(file, '');
      truncateSync(file, 2 ** 30);
    },
    'it is larger than 16 MiB',
  ],
])('settings are not read from %s', async (_what, make, why) => {
  const at = await folder();
  make(join(at, 'config.json'));
  await expect(readConfig(at)).rejects.toMatchObject({
    kind: 'config',
    message: `Cannot read the settings in ${join(at, 'config.json')}: ${why}.`,
  });
});

test('a linked settings file stays a link, and keys of a newer version stay in it', async () => {
  const at = await folder();
  const dotfile = join(await folder(), 'dotfile.json');
  await writeFile(dotfile, '{"future": {"x": 1}}');
  await symlink(dotfile, join(at, 'config.json'));
  await createProfile(at, 'x').set({ a: '1' });
  expect(JSON.parse(await readFile(dotfile, 'utf8'))).toMatchObject({ future: { x: 1 }, profiles: { x: { a: '1' } } });
});

test('the profile is the named one, else the active one, else default', async () => {
  const at = await folder();
  expect(chooseProfile(undefined, await readConfig(at))).toBe('default');
  await changeConfig(at, (config) => {
    config.activeProfile = 'work';
  });
  expect(chooseProfile(undefined, await readConfig(at))).toBe('work');
  expect(chooseProfile('home', await readConfig(at))).toBe('home');
});

test('a folder that cannot be written to is a config failure', async () => {
  const file = join(await folder(), 'file');
  await writeFile(file, '');
  await expect(withLock(join(file, 'x.lock'), () => Promise.resolve())).rejects.toMatchObject({ kind: 'config' });
});

test('a file of many parts is replaced as a whole, or not at all', async () => {
  const path = join(await folder(), 'parts');
  async function* parts(last: () => string): AsyncGenerator<string | Uint8Array> {
    yield 'one ';
    yield Buffer.from('two ');
    yield last();
  }
  await writeAtomic(
    path,
    parts(() => 'three'),
  );
  expect(await readFile(path, 'utf8')).toBe('one two three');
  const broken = parts(() => {
    throw new Error('the source ended');
  });
  await expect(writeAtomic(path, broken)).rejects.toThrow('the source ended');
  expect(await readFile(path, 'utf8')).toBe('one two three');
  expect(await readdir(dirname(path))).toEqual(['parts']);
});
