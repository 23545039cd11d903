import { appendFileSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, plainText } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import type { Source } from './types.js';
import type { Folder } from './folder.js';
import { booksFrom, newFolder, openedStore, openLibrary, rowsIn, run, type Library } from './testkit.js';

let folder: Folder;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder.root, { recursive: true, force: true }));

const file = (name = 'books.ndjson'): string => join(folder.root, name);
const manifest = () =>
  JSON.parse(readFileSync(file('manifest.json'), 'utf8')) as {
    collections: Record<
      string,
      { rows: number; lines: number; bytes: number; cursor: string; completeAsOf?: string; areDoubles?: boolean }
    >;
  };
const sourceOf = (library: Library, between: () => void = () => undefined): Source =>
  booksFrom(async (since, from) => {
    between();
    return library.page(since, from);
  });

test('the first run copies every row, the next one only what changed', async () => {
  const library = openLibrary(1, 40);
  const first = await run(folder, [sourceOf(library)]);
  expect(first.copied).toEqual([
    { name: 'books', rows: 40, changed: 40, deleted: 0, earlierRows: 0, isSkipped: false, isRestless: false },
  ]);
  expect(manifest().collections['books']?.completeAsOf).toMatch(/Z$/);
  library.put(3);
  library.put(41);
  const second = await run(folder, [sourceOf(library)]);
  expect(second.copied).toMatchObject([{ rows: 41, changed: 2, deleted: 0 }]);
  expect(rowsIn(folder)).toEqual(library.books);
});

test('an unchanged run reads the feed from its cursor and leaves the file alone', async () => {
  const library = openLibrary(1, 40);
  await run(folder, [sourceOf(library)]);
  const before = statSync(file());
  const asked: number[] = [];
  await run(folder, [booksFrom(async (since, from) => (asked.push(since), library.page(since, from)))]);
  expect(asked.every((since) => String(since) === manifest().collections['books']?.cursor)).toBe(true);
  expect(statSync(file()).mtimeMs).toBe(before.mtimeMs);
});

test.each([1, 2, 3, 4, 5])(
  'after any changes between and during runs the copy equals the service (%i)',
  async (seed) => {
    const library = openLibrary(seed, 30);
    for (let round = 0; round < 8; round += 1) {
      for (let count = 0; count < 15; count += 1) library.change();
      let left = 12;
      const during = (): void => {
        if (left-- > 0) library.change();
      };
      await run(folder, [sourceOf(library, during)], { sweep: true, full: round % 3 === 2 });
      // What was deleted while the keys were listed is found by the next run.
      await run(folder, [sourceOf(library)], { sweep: true });
      expect(rowsIn(folder)).toEqual(library.books);
    }
  },
);

test('the manifest says whether each number is an integer, or one that a double has', async () => {
  const rows: Row[] = [{ id: 1, value: parseJson('[9007199254740993, 0.30000000000000004]'), changed: 1 }];
  const source: Source = {
    ...{ name: 'books', version: 1, deletions: 'none', key: ({ id }) => plainText(id) },
    pages: async function* () {
      yield { rows };
    },
  };
  const said = async (): Promise<unknown> => {
    await run(folder, [source]);
    return manifest().collections['books']?.areDoubles;
  };
  expect(await said()).toBe(true);
  rows.push({ id: 2, value: parseJson('{"a":[0.1000000000000000055]}'), changed: 2 });
  expect(await said()).toBe(false);
  rows.pop();
  rows.push({ id: 3, value: 1.5, changed: 3 });
  // A folder of an earlier version does not say it.
  writeFileSync(
    file('manifest.json'),
    readFileSync(file('manifest.json'), 'utf8').replace(/\s*"areDoubles": \w+,?/, ''),
  );
  expect(await said()).toBe(false);
});

test('a row that refers to a new one is copied with it', async () => {
  const [authors, books] = [openLibrary(1, 10), openLibrary(2, 10)];
  let isNew = false;
  const first = booksFrom(async (since, from) => authors.page(since, from), 'authors');
  const second = sourceOf(books, () => {
    if (isNew) return;
    isNew = true;
    authors.put(11);
    books.put(11);
  });
  await run(folder, [first, second], { concurrency: 1 });
  expect([rowsIn(folder, 'authors').has(11), rowsIn(folder).has(11)]).toEqual([true, true]);
});

test('a row that comes to an empty source, while others are read, is copied', async () => {
  const [authors, books] = [openLibrary(1, 0), openLibrary(2, 10)];
  const second = sourceOf(books, () => {
    if (authors.books.size === 0) authors.put(1);
  });
  const first = booksFrom(async (since, from) => authors.page(since, from), 'authors');
  await run(folder, [first, second], { concurrency: 1 });
  expect([...rowsIn(folder, 'authors').keys()]).toEqual([1]);
});

test('an earlier start reads rows again and leaves the cursor where it is', async () => {
  const library = openLibrary(1, 40);
  await run(folder, [sourceOf(library)]);
  const { cursor } = manifest().collections['books']!;
  await run(folder, [sourceOf(library)], { start: () => ({ since: '0' }) });
  expect(manifest().collections['books']?.cursor).toBe(cursor);
});

test('a source that never comes to rest is reported', async () => {
  const library = openLibrary(1, 10);
  const { copied } = await run(folder, [sourceOf(library, () => library.put(1))]);
  expect(copied[0]?.isRestless).toBe(true);
});

test('deleted rows are looked for when the last time is older than a day', async () => {
  const library = openLibrary(1, 10);
  const at = (day: number) => () => new Date(Date.UTC(2026, 0, day));
  await run(folder, [sourceOf(library)], { now: at(1) });
  library.remove(4);
  expect((await run(folder, [sourceOf(library)], { now: at(2) })).copied[0]?.deleted).toBe(0);
  expect((await run(folder, [sourceOf(library)], { now: at(3) })).copied[0]?.deleted).toBe(1);
  expect(rowsIn(folder).has(4)).toBe(false);
});

test('deletions of a feed are applied, and a row that comes back is there again', async () => {
  const pages = [{ rows: [{ id: 1 }, { id: 2 }], cursor: '1' }];
  const source = (page: object): Source => ({
    ...booksFrom(async () => []),
    deletions: 'feed',
    pages: async function* (since) {
      yield* since === undefined ? pages : since === '1' ? [{ rows: [], cursor: '2', ...page }] : [];
    },
  });
  await run(folder, [source({})]);
  expect([...rowsIn(folder).keys()]).toEqual([1, 2]);
  folder = newFolder();
  await run(folder, [source({ deleted: ['2', '9'] })]);
  expect([...rowsIn(folder).keys()]).toEqual([1]);
});

test('--resume skips what the unfinished run has read as a whole', async () => {
  const [authors, books] = [openLibrary(1, 10), openLibrary(2, 10)];
  const asked: string[] = [];
  let isDown = true;
  const first = booksFrom(async (since, from) => (asked.push('authors'), authors.page(since, from)), 'authors');
  const second = sourceOf(books, () => {
    asked.push('books');
    if (isDown) throw new Error('down');
  });
  await expect(run(folder, [first, second], { concurrency: 1 })).rejects.toThrow('down');
  isDown = false;
  asked.length = 0;
  const { copied } = await run(folder, [first, second], { concurrency: 1, full: true, resume: true });
  expect([asked.includes('authors'), copied.map(({ isSkipped }) => isSkipped)]).toEqual([false, [true, false]]);
  // The next run starts over.
  const next = await run(folder, [first, second], { concurrency: 1, resume: true });
  expect(next.copied.map(({ isSkipped }) => isSkipped)).toEqual([false, false]);
});

test('--resume looks for deleted rows where the unfinished run did not', async () => {
  const library = openLibrary(1, 10);
  const failing = booksFrom(async () => Promise.reject(new Error('down')), 'failing');
  const day = (date: number) => () => new Date(Date.UTC(2026, 0, date));
  await run(folder, [sourceOf(library)], { now: day(1) });
  library.remove(4);
  const options = { concurrency: 1, resume: true, now: day(2) };
  await expect(run(folder, [sourceOf(library), failing], { ...options, sweep: false })).rejects.toThrow('down');
  const { copied } = await run(folder, [sourceOf(library)], { ...options, sweep: true });
  expect(copied[0]).toMatchObject({ isSkipped: false, deleted: 1 });
});

test('rows from a later start do not move the cursor', async () => {
  const library = openLibrary(1, 40);
  await run(folder, [sourceOf(library)]);
  const { cursor } = manifest().collections['books']!;
  for (let id = 1; id < 20; id += 1) library.put(id);
  const since = String([...library.books.values()].reduce((most, { changed }) => Math.max(most, changed), 0));
  await run(folder, [sourceOf(library)], { start: () => ({ since, hasGap: true }) });
  expect(manifest().collections['books']?.cursor).toBe(cursor);
  await run(folder, [sourceOf(library)]);
  expect(rowsIn(folder)).toEqual(library.books);
});

test('a pass that relies on an earlier response is complete as of then', async () => {
  const source = (asOf: string): Source => ({
    ...booksFrom(async () => []),
    pages: async function* () {
      yield { rows: [{ id: 1 }], asOf };
      yield { rows: [{ id: 2 }], cursor: '2' };
    },
  });
  const now = () => new Date('2026-01-02T00:00:00Z');
  await run(folder, [source('2026-01-01T23:59:58Z')], { now, rounds: 1 });
  expect(manifest().collections['books']?.completeAsOf).toBe('2026-01-01T23:59:58Z');
  await run(folder, [source('2026-01-02T00:00:01Z')], { now, rounds: 1 });
  expect(manifest().collections['books']?.completeAsOf).toBe('2026-01-02T00:00:00Z');
});

test('a row without a key is kept once for each content', async () => {
  const source = {
    ...booksFrom(async () => []),
    pages: async function* () {
      yield { rows: [{ a: 1 }, { a: 2 }, { a: 1 }] };
    },
  } satisfies Source;
  delete (source as { keys?: unknown }).keys;
  await run(folder, [source]);
  expect((await run(folder, [source])).copied[0]).toMatchObject({ rows: 2, changed: 0 });
});

test('numbers keep all of their digits', async () => {
  const { parseJson } = await import('../base/json.js');
  const row = parseJson('{"id":12345678901234567890,"value":0.10000000000000000001}') as { id: unknown };
  const source: Source = {
    ...booksFrom(async () => []),
    pages: async function* () {
      yield { rows: [row] };
    },
  };
  await run(folder, [source]);
  expect(readFileSync(file(), 'utf8')).toBe('{"id":12345678901234567890,"value":0.10000000000000000001}\n');
});

test('rows are handed over before they are stored, so that what is made of them is never behind', async () => {
  const library = openLibrary(1, 40);
  const made = new Set<number>();
  const { copied } = await run(folder, [sourceOf(library)], {
    onRows: async (_source, rows) => {
      for (const { id } of rows) made.add(Number(id));
    },
  });
  expect([copied[0]?.changed, made.size]).toEqual([40, 40]);
  for (let id = 1; id < 20; id += 1) library.put(id);
  let pages = 0;
  const failing = async (): Promise<void> => {
    if ((pages += 1) === 2) throw new Error('disk full');
  };
  await expect(run(folder, [sourceOf(library)], { onRows: failing })).rejects.toThrow('disk full');
  const again = new Set<number>();
  await run(folder, [sourceOf(library)], {
    onRows: async (_source, rows) => {
      for (const { id } of rows) again.add(Number(id));
    },
  });
  // The first page of the run that failed was stored; the page whose rows could not be handed over comes again.
  expect([...again]).toEqual(expect.arrayContaining(Array.from({ length: 12 }, (_, at) => at + 8)));
  expect(rowsIn(folder)).toEqual(library.books);
});

test('a run that has not ended says what it was asked for', async () => {
  const library = openLibrary(1, 10);
  const request = { mode: 'full' };
  const failing = booksFrom(async () => Promise.reject(new Error('down')));
  await expect(run(folder, [failing], { request })).rejects.toThrow('down');
  expect(manifest()).toMatchObject({ startedAt: expect.stringMatching(/Z$/) as string, request });
  await run(folder, [sourceOf(library)]);
  expect(manifest()).not.toHaveProperty('request');
  expect(manifest()).not.toHaveProperty('startedAt');
});

test('a source that fails leaves what was read, and the others are copied', async () => {
  const library = openLibrary(1, 40);
  let requests = 0;
  const failing = booksFrom(async (since, from) => {
    if ((requests += 1) > 3) throw new Error('down');
    return library.page(since, from);
  }, 'failing');
  const failed: string[] = [];
  const { copied } = await run(folder, [failing, sourceOf(library)], {
    onFailure: ({ name }) => void failed.push(name),
  });
  const { failing: left, books } = manifest().collections;
  expect([failed, left?.completeAsOf, left?.rows, books?.rows]).toEqual([['failing'], undefined, 21, 40]);
  expect(copied).toHaveLength(2);
  await expect(run(folder, [failing])).rejects.toThrow('down');
});

test.each(['before', 'after'])('a run that ends %s a file is replaced loses nothing', async (when) => {
  const library = openLibrary(1, 20);
  await run(folder, [sourceOf(library)]);
  for (let count = 0; count < 10; count += 1) library.change();
  const stopping: Folder = {
    ...folder,
    write: async (path, content) => {
      const isLast = path === 'books.ndjson';
      if (!isLast || when === 'after') await folder.write(path, content);
      if (isLast) throw new Error('stopped');
    },
  };
  await expect(run(stopping, [sourceOf(library)], { sweep: true })).rejects.toThrow('stopped');
  const { copied, said } = await run(folder, [sourceOf(library)]);
  expect([copied[0]?.changed, said]).toEqual([0, []]);
  expect(rowsIn(folder)).toEqual(library.books);
});

describe('a folder', () => {
  let library: Library;
  beforeEach(async () => {
    library = openLibrary(7, 30);
    await run(folder, [sourceOf(library)]);
  });

  test('with the bytes of an unfinished run loses them, and says so', async () => {
    appendFileSync(file(), '{"id":99,"val');
    const { said } = await run(folder, []);
    expect(said).toEqual([]);
    const next = await run(folder, [booksFrom(async () => [])]);
    expect(next.said).toEqual(['books.ndjson has 13 bytes of an unfinished run, which are removed.']);
    expect(rowsIn(folder)).toEqual(library.books);
  });

  test.each(['cut', 'edited', 'removed'])('with a file that was %s is read again, and says so', async (how) => {
    const content = readFileSync(file(), 'utf8');
    if (how === 'cut') truncateSync(file(), content.length - 5);
    else if (how === 'removed') rmSync(file());
    else writeFileSync(file(), content.replace('"value":', '"valuf":'));
    const { said } = await run(folder, [sourceOf(library)]);
    expect(said).toEqual([expect.stringMatching(/^books\.ndjson .*, so that all of its records are read again\.$/)]);
    expect(rowsIn(folder)).toEqual(library.books);
  });

  test('that was copied to another disk is continued', async () => {
    utimesSync(file(), 1, 1);
    library.put(2);
    const { copied, said } = await run(folder, [sourceOf(library)]);
    expect([copied[0]?.changed, said]).toEqual([1, []]);
  });

  test.each([
    [{ owner: { client: 'libctl', account: 'b' } }, /a copy of a, but this run is for b/],
    [{ owner: { client: 'other', account: 'a' } }, /was written by libctl, not by other/],
  ])('of another owner is refused: %j', async (options, message) => {
    await expect(run(folder, [sourceOf(library)], options)).rejects.toThrow(message);
  });

  test('of another account is continued if it has rows of this one, and keeps its owner', async () => {
    const owner = { client: 'libctl', account: async () => 'b' };
    await run(folder, [sourceOf(library)], { owner, isSameAccount: async () => true });
    await run(folder, [sourceOf(library)]);
    await expect(run(folder, [], { owner, isSameAccount: async () => false })).rejects.toThrow('is for b');
  });

  test('with a manifest of something else is refused before the account is asked for', async () => {
    writeFileSync(file('manifest.json'), '{"some":"thing"}');
    const account = (): Promise<string> => Promise.reject(new Error('asked'));
    await expect(run(folder, [], { owner: { client: 'libctl', account } })).rejects.toThrow('is not a copy');
  });

  test('says which keys no row has', async () => {
    library.remove(4);
    await run(folder, [sourceOf(library)], { sweep: true });
    const stored = await (await openedStore(folder)).open(sourceOf(library));
    expect(await stored.absent(['3', '4', '99'])).toEqual(['4', '99']);
    await stored.close();
  });

  test.each([
    ['{"format":2}', /was written by a later version of libctl/],
    ['{"format":1,"owner":{"client":"libctl","account":"a"},"collections":{"books":{}}}', /was changed by another/],
    ['{"some":"thing"}', /is not a copy/],
  ])('with the manifest %s is refused', async (content, message) => {
    writeFileSync(file('manifest.json'), content);
    await expect(run(folder, [sourceOf(library)])).rejects.toThrow(message);
    expect(readFileSync(file('manifest.json'), 'utf8')).toBe(content);
  });

  test('with a damaged manifest is read again, and says so', async () => {
    writeFileSync(file('manifest.json'), '{"format');
    library.remove(3);
    const { said } = await run(folder, [sourceOf(library)]);
    expect(said).toEqual(['manifest.json is damaged, so that all records are read again.']);
    expect(rowsIn(folder)).toEqual(library.books);
  });

  test('of an earlier layout is taken over', async () => {
    const cursor = manifest().collections['books']?.cursor;
    writeFileSync(file('manifest.json'), JSON.stringify({ marks: { books: cursor } }));
    appendFileSync(file(), '{"id":1,"value":5,"changed":0}\n{"id":99,"val');
    library.put(2);
    const adopt = ({ marks }: { marks?: unknown }) => ({
      collections: { books: { cursor: (marks as { books: string }).books } },
    });
    const { copied } = await run(folder, [sourceOf(library)], { adopt });
    // The stored version of one book was an old one.
    expect(copied[0]).toMatchObject({ rows: 30, changed: 1 });
    expect(rowsIn(folder).get(1)).toEqual({ id: 1, value: 5, changed: 0 });
    await run(folder, [sourceOf(library)], { full: true });
    expect(rowsIn(folder)).toEqual(library.books);
  });

  test('of an earlier layout with a damaged line is read again, and says so', async () => {
    writeFileSync(file('manifest.json'), '{}');
    writeFileSync(file(), '{"id":1,"val\n{"id":2}\n');
    const { said } = await run(folder, [sourceOf(library)], {
      adopt: () => ({ collections: { books: { cursor: '9' } } }),
    });
    expect(said).toEqual(['books.ndjson has a damaged line, so that all of its records are read again.']);
    expect(rowsIn(folder)).toEqual(library.books);
  });
});
