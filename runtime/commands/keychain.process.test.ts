import { spawn, spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createProfile } from '../state/profile.js';
import { bundle } from './fixture/processes.js';
import { newFolder } from './fixture/run.js';
import { oauthServer } from './fixture/server.js';

const installed = ['dbus-run-session', 'gnome-keyring-daemon'].every(
  (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0,
);

const whereInstalled = installed ? test : test.skip;

/** Runs lines of the client one after the other in a session of their own, with an unlocked keyring. */
async function session(
  folder: string,
  lines: readonly string[],
  env: Readonly<Record<string, string>>,
  keyring = 'echo -n pw | gnome-keyring-daemon --unlock',
): Promise<string> {
  const script = [
    `${keyring} --components=secrets >/dev/null 2>&1`,
    ...lines.map(
      (line) =>
        `echo "== ${line.split(' --token')[0] ?? ''}"; ${process.execPath} ${bundle} ${line} 2>&1; echo "-> $?"`,
    ),
  ].join('\n');
  const child = spawn('dbus-run-session', ['--', 'sh', '-c', script], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      TOY_CONFIG_DIR: join(folder, 'config'),
      ...env,
    },
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return text;
}

whereInstalled(
  'the Secret Service stores a credential between processes, and signing out removes it',
  async () => {
    const server = await oauthServer();
    const folder = newFolder();
    const text = await session(
      folder,
      [
        'auth login --token canary-given-token',
        'whoami',
        'auth status',
        'profile list -o table',
        'doctor --offline -o table',
        'auth logout',
        'whoami',
      ],
      { TOY_SERVER: String(server.port) },
    );
    await server.close();
    const parts = text.split('== ').slice(1);
    const codes = parts.map((part) => /-> (\d+)/.exec(part)?.[1]);
    // The documents of the fixture have no key, which the doctor finds.
    expect(codes).toEqual(['0', '0', '0', '0', '0', '0', '77']);
    expect(parts[2]).toContain('"credentialSource": "keychain"');
    expect(parts[3]).toContain('* default (authenticated)');
    expect(parts[4]).toContain('✓ keychain [usable]');
    expect(parts[6]).toContain('has no API token');
    expect(text).not.toContain('canary-given-token');
    // The credential is in none of the client's files.
    expect((await readdir(join(folder, 'config'))).sort()).toEqual(['config.json']);
    expect(await readFile(join(folder, 'config', 'config.json'), 'utf8')).not.toContain('canary-given-token');
  },
  60_000,
);

whereInstalled(
  'signing out of a keychain that is locked says so',
  async () => {
    const server = await oauthServer();
    const folder = newFolder();
    const env = { TOY_SERVER: String(server.port) };
    await session(folder, ['auth login --token canary-given-token'], env);
    const text = await session(folder, ['auth logout'], env, 'echo | gnome-keyring-daemon --unlock');
    await server.close();
    expect(text).toContain('-> 78');
    expect(text).toContain('it is locked. A credential may be stored there; it was not removed.');
  },
  60_000,
);

whereInstalled('a text longer than an entry is stored in parts, replaced and removed as one', () => {
  const work = `
    const { readKeychain: read, writeKeychain: write, removeFromKeychain: remove } = await import(process.argv[1]);
    const { createRequire } = await import('node:module');
    const { findCredentials } = createRequire(process.argv[1])('@napi-rs/keyring');
    const seen = [];
    const look = async () => seen.push([await read('toycli', 'a'), findCredentials('toycli').length]);
    await write('toycli', 'a', 'x'.repeat(25), 10); await look();
    await write('toycli', 'a', 'y'.repeat(11), 10); await look();
    await write('toycli', 'a', 'short', 10); await look();
    await write('toycli', 'a', 'z'.repeat(30), 10);
    seen.push(await remove('toycli', 'a'), await remove('toycli', 'a')); await look();
    console.log(JSON.stringify(seen));`;
  const script =
    'echo -n pw | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; "$0" --input-type=module -e "$1" "$2"';
  const args = ['--', 'sh', '-c', script, process.execPath, work, join(dirname(bundle), 'keychain.mjs')];
  const { stdout } = spawnSync('dbus-run-session', args, { env: { PATH: process.env['PATH'], HOME: newFolder() } });
  expect(JSON.parse(stdout.toString())).toEqual([
    ['x'.repeat(25), 4],
    ['y'.repeat(11), 3],
    ['short', 1],
    true,
    false,
    [null, 0],
  ]);
});

whereInstalled(
  'choosing the keychain after a file empties the file',
  async () => {
    const server = await oauthServer();
    const folder = newFolder();
    const config = join(folder, 'config');
    await createProfile(config, 'default').set({ credential_store: 'file', server: String(server.port) });
    const text = await session(
      folder,
      [
        'auth login --token canary-given-token',
        'auth login --store keychain --token canary-given-token',
        'auth status',
      ],
      {},
    );
    await server.close();
    expect(text).toContain('"credentialSource": "keychain"');
    expect(await readFile(join(config, 'credentials.json'), 'utf8')).toBe('{}\n');
    expect(await readFile(join(config, 'config.json'), 'utf8')).not.toContain('credential_store');
  },
  60_000,
);

whereInstalled(
  'a keyring that cannot be unlocked is not a keychain',
  async () => {
    const server = await oauthServer();
    const folder = newFolder();
    const child = spawn(
      'dbus-run-session',
      ['--', process.execPath, bundle, 'auth', 'login', '--token', 'canary-given-token'],
      {
        env: { PATH: process.env['PATH'], HOME: folder, TOY_CONFIG_DIR: folder, TOY_SERVER: String(server.port) },
      },
    );
    let text = '';
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    await server.close();
    expect(code).toBe(78);
    expect(text).toContain('--store file');
    expect(server.seen).toEqual([]);
  },
  60_000,
);
