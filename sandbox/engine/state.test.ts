import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { withLock } from 'cmdspec-runtime/kit';
import { closeAll, shop, stateFile } from './testing/shop.js';
import { StateError } from './store.js';
import type { Row } from './types.js';

afterEach(closeAll);

test('changes are kept when the sandbox is opened again', async () => {
  const file = stateFile();
  const before = await shop({ file });
  const made = await before.call('POST', '/v1/cursor', { name: 'Lamp' });
  await before.call('DELETE', '/v1/cursor/1');
  await before.close();
  const after = await shop({ file });
  expect((await after.call('GET', `/v1/cursor/${made.body.data.id}`)).body).toEqual(made.body);
  expect((await after.call('GET', '/v1/cursor/1')).status).toBe(404);
  expect((await after.call('POST', '/v1/cursor', { name: 'Next' })).body.data.id).toBe(made.body.data.id + 1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('without a file changes are lost', async () => {
  const before = await shop();
  await before.call('DELETE', '/v1/cursor/1');
  const after = await shop();
  expect((await after.call('GET', '/v1/cursor/1')).status).toBe(200);
});

test('of two sandboxes on one file, each sees what the other wrote', async () => {
  const file = stateFile();
  const [one, two] = [await shop({ file }), await shop({ file })];
  const made = await one.call('POST', '/v1/cursor', { name: 'Lamp' });
  expect((await two.call('GET', `/v1/cursor/${made.body.data.id}`)).status).toBe(200);
  rmSync(file);
  expect((await one.call('GET', `/v1/cursor/${made.body.data.id}`)).status).toBe(404);
});

test('a writer waits for the lock of a running process', async () => {
  const file = stateFile();
  const { call } = await shop({ file });
  let done = false;
  let made: Promise<void> | undefined;
  await withLock(`${file}.lock`, async () => {
    made = call('POST', '/v1/cursor', { name: 'x' }).then(({ status }) => {
      expect(status).toBe(201);
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(done).toBe(false);
    // Readers need no lock.
    expect((await call('GET', '/v1/cursor/1')).status).toBe(200);
  });
  await made;
  expect(done).toBe(true);
});

test('a state file is refused when it is invalid or was created with other numbers', async () => {
  const file = stateFile();
  await shop({ file, seed: 7, records: 12 });
  await expect(shop({ file, seed: 8 })).rejects.toThrow('was created with seed 7, not 8');
  await expect(shop({ file, records: 13 })).rejects.toThrow('was created with records 12, not 13');
  expect((await (await shop({ file })).call('GET', '/v1/cursor?limit=50')).body.data).toHaveLength(12);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  await expect(shop({ file })).rejects.toThrow('cannot be read');
  const whole = { version: 1, seed: 1, records: 2, start: '2026-01-01', values: {}, counters: {}, tokens: {} };
  for (const state of [
    null,
    { ...whole, version: 0, collections: {} },
    whole,
    { ...whole, collections: { a: null } },
    { ...whole, start: 'now', collections: {} },
  ]) {
    writeFileSync(file, JSON.stringify(state));
    await expect(shop({ file })).rejects.toThrow(new StateError(`This version cannot read the sandbox state ${file}.`));
  }
  writeFileSync(file, JSON.stringify({ ...whole, version: 2, collections: {} }));
  await expect(shop({ file })).rejects.toThrow(`${file} was written by a later version of this client.`);
  // Reading a pipe would wait for a writer, and no signal would end it.
  rmSync(file);
  execFileSync('mkfifo', [file]);
  await expect(shop({ file })).rejects.toThrow('cannot be read: it is not a regular file');
});

test('the same seed and clock give the same data; another seed gives other data', async () => {
  const read = async (seed: number): Promise<Row[]> => {
    const { call } = await shop({ seed, now: '2026-03-01T12:00:00Z' });
    return (await call('GET', '/v1/cursor?limit=50')).body.data as Row[];
  };
  expect(await read(5)).toEqual(await read(5));
  expect(await read(5)).not.toEqual(await read(6));
});

test('dates in a state file stay the same on later days', async () => {
  const file = stateFile();
  const extension = {
    collections: {
      day: { paths: ['/days'], paging: 'cursor', seed: ({ start }: { start: Date }) => ({ at: start.toISOString() }) },
    },
  };
  const first = await shop({ file, now: '2026-03-01T12:00:00Z' }, extension);
  const before = (await first.call('GET', '/days')).body;
  const later = await shop({ file, now: '2026-05-01T12:00:00Z' }, extension);
  expect((await later.call('GET', '/days')).body).toEqual(before);
});

test('a million records can be read at any depth', async () => {
  const { call } = await shop({ records: 1_000_000 });
  const deep = await call('GET', '/v1/offset?start=999990&limit=20');
  expect((deep.body.data as Row[]).map((row) => row['id'])).toEqual(Array.from({ length: 10 }, (_, i) => 999_991 + i));
  expect((await call('GET', '/v1/page?page=40000')).body.page).toEqual({
    totalPages: 40_000,
    totalElements: 1_000_000,
  });
  expect((await call('GET', '/v1/cursor/777777')).body.data.id).toBe(777_777);
});
