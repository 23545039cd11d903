import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '../contract/service.js';
import { openPeople } from './people.js';
import { peopleFolder } from './key.js';
import { revealed } from './reveal.js';
import { unsealed } from './seal.js';

const service = {
  record: 'data',
  paging: { pages: { items: 'data.items' } },
  people: {
    name: ['first', 'last', 'readers.name', 'item[type=reader].name'],
    email: ['email', 'emails.value'],
    phone: ['phone'],
    address: ['*[zip].value'],
  },
} as unknown as Service;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  folders.push(folder);
  return folder;
}

const warnings: string[] = [];
const open = (folder = newFolder(), profile = 'work') =>
  openPeople({ service, folder, profile, warn: (text) => void warnings.push(text) });

test('a value has the same token in every run of a profile, however it is spelled', async () => {
  const folder = newFolder();
  const first = (await open(folder)).value({ email: 'Ann@Example.org', phone: '+31 20 1234567', first: 'Ann' });
  const second = (await open(folder)).value({ email: ' ann@example.org', phone: '0031-201234567', first: 'ANN' });
  expect(second).toEqual(first);
  expect(first.email).toMatch(/^email_[0-9a-z]{12}@hidden\.invalid$/);
  expect((await open(folder, 'other')).value({ email: 'ann@example.org' })).not.toEqual({ email: first.email });
});

test('a field is known by the path of the request, wrappers and ids left out', async () => {
  const people = await open();
  people.learn('/v1/readers/7', { data: { name: 'Bo', title: 'Dr' } });
  people.learn('/v1/books', { data: { items: [{ name: 'Moby Dick' }, { item: { type: 'reader', name: 'Cy' } }] } });
  people.learn('/v1/books', { data: { items: [{ item: { type: 'book', name: 'Emma' } }] } });
  expect(people.value([{ name: 'Bo' }, { name: 'Moby Dick' }, { name: 'Cy' }, { name: 'Emma' }])).toEqual([
    { name: expect.stringMatching(/^person_/) },
    { name: 'Moby Dick' },
    { name: expect.stringMatching(/^person_/) },
    { name: 'Emma' },
  ]);
});

test('first and last names are known together, in both orders', async () => {
  const people = await open();
  people.learn('/v1/readers', { data: { first: 'Bo', last: 'Li' } });
  expect(people.text('Bo Li and Li, Bo')).toMatch(/^person_\w{12} and person_\w{12}$/);
});

test('what was not read from the service is known by its own fields', async () => {
  const people = await open();
  const { event } = people.value({ event: { name: 'Bo Li', first: 'Bo', last: 'Li', title: 'to Bo Li' } });
  expect(JSON.stringify(event)).not.toMatch(/Bo|Li\b/);
});

test('free text: addresses by their form, and what is known in any field, also in URLs and keys', async () => {
  const people = await open();
  people.learn('/v1/readers', { name: 'Ann Smith' });
  const hidden = people.value({
    url: 'https://x.example/?q=Ann%20Smith&m=bo%40x.example',
    'Ann Smith': 1,
    title: 'mail bo@x.example or +31 20 123 45 67',
  });
  expect(JSON.stringify(hidden)).not.toMatch(/Ann|Smith|bo@|bo%40|123/);
  expect(Object.keys(hidden)[1]).toMatch(/^person_/);
});

test('a token is not hidden once more, and numbers, null and long numbers are not changed', async () => {
  const people = await open();
  const once = people.value({ email: 'a@x.example', first: 'Ann', n: 12, none: null, list: [true] });
  expect(people.value(once)).toEqual(once);
  expect(people.text(`to ${once.email}`)).toBe(`to ${once.email}`);
});

test.each(['(a+)+$', '\u001b[31mred\u001b[0m', '__proto__', '$&', 'x'.repeat(100_000), '𝕏 🎉', '张伟', 'a\nb'])(
  'a hostile name is a token: %.20j',
  async (first) => {
    const people = await open();
    people.learn('/v1/readers', { first });
    expect(people.value({ first, note: `with ${first} inside` }).first).toMatch(/^person_\w{12}$/);
    expect(people.value({ title: first }).title === first).toBe(first === '$&' || first.startsWith('xx'));
  },
);

test('the vault reveals what was first seen, skips torn lines, and shows nothing to those without the key', async () => {
  const folder = newFolder();
  const { email } = (await open(folder)).value({ email: 'Ann@Example.org' });
  const file = join(peopleFolder(folder, 'work'), 'vault.ndjson');
  appendFileSync(file, '{"v":1,"sealed":"AAAA"}\n{"v":1,"sea');
  const { phone } = (await open(folder)).value({ phone: '+31 20 1234567' });
  expect(revealed(email, folder, 'work')?.value).toBe('Ann@Example.org');
  expect(revealed(phone, folder, 'work')?.value).toBe('+31 20 1234567');
  expect(revealed('person_000000000000', folder, 'work')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).not.toMatch(/example|1234567/i);
  for (const name of ['vault.ndjson', 'key'])
    expect(statSync(join(peopleFolder(folder, 'work'), name)).mode & 0o777).toBe(0o600);
});

test('runs at the same time make one key', async () => {
  const folder = newFolder();
  const all = await Promise.all(Array.from({ length: 8 }, () => open(folder)));
  expect(new Set(all.map((people) => people.text('a@x.example'))).size).toBe(1);
});

test('a file that is not a key fails: other tokens would be printed', async () => {
  const folder = newFolder();
  await open(folder);
  writeFileSync(join(peopleFolder(folder, 'work'), 'key'), 'x');
  await expect(open(folder)).rejects.toThrow('is not a key of hidden people');
});

test('a vault that cannot be written is one warning, and the run goes on', async () => {
  const folder = newFolder();
  const people = await open(folder);
  warnings.length = 0;
  rmSync(peopleFolder(folder, 'work'), { recursive: true });
  writeFileSync(peopleFolder(folder, 'work'), '');
  expect(people.text('a@x.example b@x.example')).not.toContain('x.example');
  expect(people.text('c@x.example')).not.toContain('x.example');
  expect(warnings).toHaveLength(1);
});

test('an entry is sealed with tokens, and opened with the key of its profile only', async () => {
  const folder = newFolder();
  const people = await open(folder);
  const entry = { id: 'w_1', body: { email: 'ann@x.example', n: 1 } };
  const sealed = people.sealed(entry, ['id']);
  expect(JSON.stringify(sealed)).not.toContain('ann@');
  expect(sealed.id).toBe('w_1');
  expect(unsealed({ ...sealed }, folder, 'work')).toEqual(entry);
  expect(unsealed({ ...sealed }, newFolder(), 'work')).toEqual(sealed);
});

test('a token is not sent, whole or inside of a text', async () => {
  const people = await open();
  const { email, first } = people.value({ email: 'ann@x.example', first: 'Ann' });
  for (const sent of [email, { to: [email] }, `/readers?name=${first}`, { [first]: 1 }, `x ${first.toUpperCase()}.`])
    expect(() => people.checkSent(sent)).toThrow('is a token and not a value');
  people.checkSent('person_short', { a: 'person_', b: 1, c: null }, undefined);
  expect(people.meant(email)).toBe('ann@x.example');
  expect(people.meant(email, ['title'])).toBeUndefined();
  expect(people.meant(email, ['email'])).toBe('ann@x.example');
  expect(people.meant(`${email} x`)).toBeUndefined();
});
