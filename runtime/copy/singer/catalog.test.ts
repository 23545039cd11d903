import { checkCatalog, openTarget } from '../../../tests/support/singer.js';
import { feedOf, listOf, loaded, owner, run, streamOf } from '../../../tests/support/tap.js';
import { stringifyJson } from '../../base/json.js';
import type { Row } from '../../contract/rows.js';
import { catalogOf } from './catalog.js';
import { bookmarksIn } from './state.js';
import { openLibrary } from '../testkit.js';

describe('a catalog', () => {
  const library = openLibrary(1, 5);
  const books = streamOf(feedOf(library, () => undefined));
  const authors = streamOf({ ...listOf(library, () => undefined), name: 'authors' }, { isIncremental: false });
  const streams = [books, authors];
  const find = async () => JSON.parse(stringifyJson(await catalogOf(streams))) as { streams: { metadata: Row[] }[] };
  const mark = (at: number, field: string, selected: boolean, catalog: Awaited<ReturnType<typeof find>>): void =>
    void catalog.streams[at]?.metadata.push({
      breadcrumb: field === '' ? [] : ['properties', field],
      metadata: { selected },
    });

  test('describes every stream', async () => {
    const catalog = await find();
    checkCatalog(catalog);
    expect(catalog.streams.map(({ metadata }) => metadata[0])).toMatchObject([
      { metadata: { 'replication-method': 'INCREMENTAL', 'table-key-properties': ['id'] } },
      { metadata: { 'replication-method': 'FULL_TABLE', 'forced-replication-method': 'FULL_TABLE' } },
    ]);
    expect(catalog.streams[0]?.metadata[1]).toEqual({
      breadcrumb: ['properties', 'id'],
      metadata: { inclusion: 'automatic' },
    });
  });

  test('selects everything as it is printed', async () => {
    const target = openTarget();
    await run(streams, target, { catalog: await find() });
    expect([...target.tables.keys()]).toEqual(['books', 'authors']);
  });

  test('selects streams and fields', async () => {
    const catalog = await find();
    mark(1, '', false, catalog);
    mark(0, 'value', false, catalog);
    mark(0, 'id', false, catalog);
    const target = openTarget();
    await run(streams, target, { catalog });
    expect([...target.tables.keys()]).toEqual(['books']);
    expect(Object.keys(loaded(target).get('1') ?? {})).toEqual(['id', 'changed']);
  });

  test('of old programs selects in its schema', async () => {
    const properties = { id: {}, value: { selected: false }, changed: { selected: true } };
    const catalog = { streams: [{ tap_stream_id: 'books', schema: { selected: true, properties } }] };
    const target = openTarget();
    await run(streams, target, { catalog });
    expect(Object.keys(loaded(target).get('1') ?? {})).toEqual(['id', 'changed']);
  });

  test('reports fields that came and went since it was written', async () => {
    const properties = { id: {}, value: {}, shelf: {} };
    const catalog = { streams: [{ tap_stream_id: 'books', schema: { selected: true, properties } }] };
    const { said } = await run(streams, openTarget(), { catalog });
    expect(said).toEqual([
      'books: fields of the catalog no longer exist: shelf.',
      'books: fields are not in the catalog: changed. --discover writes a new one.',
    ]);
  });

  test.each([
    [{}, 'The catalog cannot be used: it has no list of streams.'],
    [{ streams: [{}] }, 'The catalog cannot be used: a stream has no tap_stream_id.'],
    [
      { streams: [{ tap_stream_id: 'books', metadata: 1 }] },
      'The catalog cannot be used: the metadata of a stream is not a list.',
    ],
    [{ streams: [{ tap_stream_id: 'books' }] }, 'The catalog selects no stream.'],
    [
      { streams: [{ tap_stream_id: 'book', schema: { selected: true } }] },
      'The catalog selects a stream that does not exist: book.',
    ],
  ])('of another form is refused: %j', async (catalog, message) => {
    await expect(run(streams, openTarget(), { catalog })).rejects.toThrow(message);
  });
});

describe('a state', () => {
  const good = { format: 1, owner, bookmarks: {} };
  test.each([
    [
      { ...good, owner: { ...owner, account: 'other' } },
      'The state holds bookmarks of other, but this run is for city library.',
    ],
    [{ ...good, owner: { ...owner, client: 'shopctl' } }, 'The state was written by shopctl, not by libctl.'],
    [{ ...good, format: 2 }, 'The state was written by a later version of libctl.'],
    [{ bookmarks: { books: { last: 3 } } }, 'The state was not written by libctl.'],
    [{ ...good, bookmarks: { books: { cursor: 3 } } }, 'The state of the stream books is damaged.'],
    [3, 'The state is not a JSON object.'],
  ])('%j is refused', async (state, message) => {
    await expect(bookmarksIn(state, owner)).rejects.toThrow(message);
  });

  test('of nothing starts at the beginning', async () => {
    expect(await bookmarksIn({}, owner)).toEqual({});
    expect(await bookmarksIn(good, owner)).toEqual({});
  });

  test('keeps the streams that a run does not read', async () => {
    const library = openLibrary(1, 5);
    const books = streamOf(feedOf(library, () => undefined));
    const authors = streamOf({ ...feedOf(library, () => undefined), name: 'authors' });
    const target = openTarget();
    await run([books, authors], target);
    const before = (target.state() as typeof good).bookmarks as Row;
    await run([books], target);
    expect((target.state() as { bookmarks: Row }).bookmarks['authors']).toEqual(before['authors']);
  });
});
