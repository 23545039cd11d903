import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProfile } from '../state/profile.js';
import { credentialsFile, openStore, SECRET, type Store } from './store.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'store-'));
const openIn = (folder: string, profile: string): Promise<Store> =>
  openStore(
    {
      service: { binary: 'toolcli', credentials: {} },
      profile: createProfile(folder, profile),
      folder,
      world: { platform: 'linux' },
    },
    'file',
  );

test('sign-ins to many profiles at once lose none', async () => {
  const folder = newFolder();
  const names = Array.from({ length: 20 }, (_, at) => `p${String(at)}`);
  await Promise.all(
    names.map(async (name) => (await openIn(folder, name)).write('tokens', { origin: name, secret: 'canary-1' })),
  );
  const stored = JSON.parse(readFileSync(credentialsFile(folder), 'utf8')) as object;
  const entries = names.map((name) => [`${name}/tokens`, JSON.stringify({ origin: name, secret: 'canary-1' })]);
  expect(stored).toEqual(Object.fromEntries(entries));
});

test.each([
  ['text', 'canary-1 is not JSON'],
  ['a value that is not a text', '{"default/tokens":{"secret":"canary-1"}}'],
  ['a key that reaches the prototype', '{"__proto__":"canary-1"}'],
])('a store with %s is refused, without what it contains', async (_, content) => {
  const folder = newFolder();
  writeFileSync(credentialsFile(folder), content, { mode: 0o600 });
  const store = await openIn(folder, 'default');
  const refused = await store.read('tokens', SECRET).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    kind: 'config',
    message: `The credentials file ${credentialsFile(folder)} is broken.`,
  });
});
