import { openTarget } from '../../../tests/support/singer.js';
import { expected, feedOf, listOf, loaded, run, sorted, streamOf, typesIn } from '../../../tests/support/tap.js';
import { CliError } from '../../base/errors.js';
import type { TapStream } from './catalog.js';
import { openLibrary, type Library } from '../testkit.js';
import type { Source, SourcePage } from '../types.js';

/** A feed with a log of deletions, which is read first. */
function loggedOf(library: Library, between: () => void): Source {
  const log: string[] = [];
  const { remove } = library;
  library.remove = (id) => {
    log.push(String(id));
    remove(id);
  };
  return {
    ...feedOf(library, between),
    deletions: 'feed',
    pages: async function* (since): AsyncGenerator<SourcePage> {
      const { changed, deleted } = (since === undefined ? { changed: '-1', deleted: 0 } : JSON.parse(since)) as {
        changed: string;
        deleted: number;
      };
      const upTo = log.length;
      let last = changed;
      const seen = new Set<string>();
      for await (const { rows, cursor } of feedOf(library, between).pages(changed)) {
        for (const { id } of rows) seen.add(String(id));
        last = cursor ?? last;
        yield { rows };
      }
      yield {
        rows: [],
        deleted: log.slice(deleted, upTo).filter((id) => !seen.has(id)),
        cursor: JSON.stringify({ changed: last, deleted: upTo }),
      };
    },
  };
}

const FULL = {
  streams: [
    {
      tap_stream_id: 'books',
      metadata: [{ breadcrumb: [], metadata: { selected: true, 'replication-method': 'FULL_TABLE' } }],
    },
  ],
};

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('after changes between and during runs that are killed (%i)', (seed) => {
  const play = async (kind: (library: Library, between: () => void) => Source, more: Partial<TapStream> = {}) => {
    const library = openLibrary(seed, 40);
    const target = openTarget();
    let left = 0;
    const stream = streamOf(
      kind(library, () => {
        if (left-- > 0) library.change();
      }),
      more,
    );
    let random = seed;
    for (let round = 0; round < 12; round += 1) {
      for (let count = 0; count < 6; count += 1) library.change();
      left = 8;
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
      await run([stream], target, { kill: (random >>> 8) % 60 });
    }
    left = 0;
    return { library, target, stream };
  };

  test('a feed with a log of deletions equals the service', async () => {
    const { library, target, stream } = await play(loggedOf);
    await run([stream], target);
    expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
  });

  test('a list equals the service', async () => {
    const { library, target, stream } = await play(listOf, { isIncremental: false });
    await run([stream], target);
    expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
  });

  test('a feed without deletions misses no row, and equals the service after it is read as a whole', async () => {
    const { library, target, stream } = await play(feedOf);
    await run([stream], target);
    const rows = loaded(target);
    for (const [id, row] of expected(library)) expect(rows.get(id)).toEqual(row);
    await run([stream], target, { catalog: FULL });
    expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
    await run([stream], target);
    expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
  });
});

test('a first run that is killed is continued, and its version becomes active at its end', async () => {
  const library = openLibrary(1, 40);
  const target = openTarget();
  const stream = streamOf(feedOf(library, () => undefined));
  await run([stream], target, { kill: 20 });
  expect(loaded(target).size).toBeGreaterThan(10);
  const asked: unknown[] = [];
  const watched = {
    ...stream.source,
    pages: (since: string | undefined) => (asked.push(since), stream.source.pages(since)),
  };
  const { lines } = await run([{ ...stream, source: watched }], target);
  expect(asked[0]).not.toBeUndefined();
  expect(typesIn(lines)).toContain('ACTIVATE_VERSION');
  expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
  expect(typesIn((await run([stream], target)).lines)).not.toContain('ACTIVATE_VERSION');
});

test('a row that moves to a list that was read is there before others are removed', async () => {
  const shelves = { front: [1, 2, 3], back: [4, 5] };
  let moves = true;
  const source: Source = {
    ...listOf(openLibrary(1, 1), () => undefined),
    pages: async function* () {
      yield { rows: shelves.front.map((id) => ({ id, value: 1, changed: 1 })) };
      if (moves) shelves.front.push(...shelves.back.splice(0, 1));
      moves = false;
      yield { rows: shelves.back.map((id) => ({ id, value: 1, changed: 1 })) };
    },
  };
  const target = openTarget();
  await run([streamOf(source, { isIncremental: false })], target);
  expect([...loaded(target).keys()].sort()).toEqual(['1', '2', '3', '4', '5']);
});

test('a row of a feed that moves to a list that was read is there before others are removed', async () => {
  const book = (id: number, changed: number) => ({ id, value: 1, changed });
  const source: Source = {
    ...feedOf(openLibrary(1, 1), () => undefined),
    pages: async function* (since) {
      // In the first pass, book 2 is in neither list.
      yield { rows: since === undefined ? [book(1, 1)] : [book(2, 2)], cursor: '1' };
      yield { rows: [book(3, 1)], cursor: '1' };
    },
  };
  const target = openTarget();
  await run([streamOf(source)], target);
  expect([...loaded(target).keys()].sort()).toEqual(['1', '2', '3']);
});

test('a state comes after the rows that it covers', async () => {
  const { lines } = await run([streamOf(feedOf(openLibrary(1, 20), () => undefined))], openTarget());
  const first = typesIn(lines).indexOf('STATE');
  const value = JSON.parse(lines[first] ?? '') as { value: { bookmarks: { books: { cursor: string } } } };
  const rows = lines.slice(0, first).map((line) => JSON.parse(line) as { record?: { changed: number } });
  expect(Math.max(...rows.map(({ record }) => record?.changed ?? 0))).toBe(Number(value.value.bookmarks.books.cursor));
});

test('a clock that was set back does not lower the version', async () => {
  const library = openLibrary(1, 10);
  const target = openTarget();
  const stream = streamOf(
    listOf(library, () => undefined),
    { isIncremental: false },
  );
  await run([stream], target, { now: new Date('2030-01-01T00:00:00Z') });
  library.remove(3);
  await run([stream], target, { now: new Date('2020-01-01T00:00:00Z') });
  expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
});

test('a list that became empty is reported', async () => {
  const library = openLibrary(1, 3);
  const target = openTarget();
  const stream = streamOf(
    listOf(library, () => undefined),
    { isIncremental: false },
  );
  await run([stream], target);
  for (const id of [1, 2, 3]) library.remove(id);
  const { said } = await run([stream], target);
  expect(said).toEqual(['books has 0 records; the last run had 3. Check the permissions of the user.']);
  expect(loaded(target).size).toBe(0);
});

test('a stream that must start over is read as a whole', async () => {
  const library = openLibrary(1, 10);
  const target = openTarget();
  const stream = streamOf(feedOf(library, () => undefined));
  await run([stream], target);
  library.remove(3);
  const { said, lines } = await run([{ ...stream, startsOver: () => true }], target);
  expect(said[0]).toMatch(/^books is read again from its beginning/);
  expect(typesIn(lines)).toContain('ACTIVATE_VERSION');
  expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
});

test('a first run from a start date removes nothing', async () => {
  const stream = streamOf({ ...feedOf(openLibrary(1, 40), () => undefined), cursorAt: () => '10' });
  const target = openTarget();
  const { lines } = await run([stream], target, { start: '2026-01-01T00:00:00Z' });
  expect([...loaded(target).values()].every(({ changed }) => Number(changed) >= 10)).toBe(true);
  expect(typesIn(lines)).not.toContain('ACTIVATE_VERSION');
});

test('a stream that the service refuses does not stop the others, and any other failure does', async () => {
  const library = openLibrary(1, 5);
  const failing = (statusCode: number): TapStream =>
    streamOf({
      ...feedOf(library, () => undefined),
      name: 'loans',
      // eslint-disable-next-line require-yield
      pages: async function* () {
        throw new CliError('auth', 'No permission.', undefined, { statusCode });
      },
    });
  const books = streamOf(feedOf(library, () => undefined));
  const target = openTarget();
  const { said } = await run([failing(403), books], target);
  expect(said).toEqual(['loans was not read: No permission.']);
  expect(sorted(loaded(target))).toEqual(sorted(expected(library)));
  const names = ['loans', 'books'].map((name) => ({ tap_stream_id: name, schema: { selected: true } }));
  const named = run([failing(403), books], target, { catalog: { streams: names } });
  await expect(named).rejects.toThrow('1 of 2 streams were not read: loans. The first: No permission.');
  await expect(run([failing(500), books], openTarget())).rejects.toThrow('loans: No permission.');
});

test('a deletion has the key of the row, as its source writes it', async () => {
  const key = 'a'.repeat(3);
  const pages: SourcePage[] = [
    { rows: [{ id: 'AAA', value: 1 }], cursor: '1' },
    { rows: [], deleted: [key], cursor: '2' },
  ];
  const source: Source = {
    name: 'books',
    version: 1,
    deletions: 'feed',
    key: ({ id }) => String(id).toLowerCase(),
    pages: async function* () {
      yield* pages;
    },
  };
  const target = openTarget();
  const columns = [{ name: 'id', path: ['id'], type: 'text' }] as const;
  const { lines } = await run([streamOf(source, { columns: async () => columns })], target);
  expect(loaded(target).size).toBe(0);
  // A row that came back is no longer marked as deleted.
  expect(lines.find((line) => line.includes('"RECORD"'))).toContain('{"id":"aaa","_sdc_deleted_at":null}');
});
