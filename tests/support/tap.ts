/** Runs a tap of Singer over sources of a test, into a target in memory. */
import type { Row } from '../../runtime/contract/rows.js';
import { stringifyJson } from '../../runtime/base/json.js';
import { select, type TapStream } from '../../runtime/copy/singer/catalog.js';
import { bookmarksIn } from '../../runtime/copy/singer/state.js';
import { tapMessages } from '../../runtime/copy/singer/messages.js';
import { booksFrom, type Library } from '../../runtime/copy/testkit.js';
import type { Source, SourcePage } from '../../runtime/copy/types.js';
import type { Column } from '../../runtime/copy/tables/view-text.js';
import type { Target } from './singer.js';

export const owner = { client: 'libctl', account: 'city library' };

const COLUMNS: readonly Column[] = [
  { name: 'id', path: ['id'], type: 'integer' },
  { name: 'value', path: ['value'], type: 'number' },
  { name: 'changed', path: ['changed'], type: 'integer' },
];

export const streamOf = (source: Source, more: Partial<TapStream> = {}): TapStream => ({
  name: source.name,
  source,
  key: 'id',
  isIncremental: true,
  columns: async () => COLUMNS,
  ...more,
});

interface RunOptions {
  readonly catalog?: unknown;
  readonly start?: string;
  /** Number of messages after which the run is killed. */
  readonly kill?: number;
  readonly now?: Date;
}

/** Runs a tap into a target, which passes its state. Returns what was said and the types of the messages. */
export async function run(
  streams: readonly TapStream[],
  target: Target,
  { catalog, start, kill, now }: RunOptions = {},
) {
  const said: string[] = [];
  const notes = { note: (text: string) => void said.push(text), warn: (text: string) => void said.push(text) };
  const lines: string[] = [];
  const state = target.state();
  const messages = tapMessages(await select(streams, catalog, notes), {
    owner,
    bookmarks: state === undefined ? {} : await bookmarksIn(state, owner),
    start,
    now: () => now ?? new Date(),
    ...notes,
  });
  for await (const page of messages) {
    for (const message of page) {
      if (lines.length === kill) return { said, lines };
      lines.push(stringifyJson(message));
      target.apply(lines.at(-1) ?? '');
    }
  }
  return { said, lines };
}

export const typesIn = (lines: readonly string[]): readonly unknown[] =>
  lines.map((line) => (JSON.parse(line) as { readonly type: string }).type);

export const expected = (library: Library): ReadonlyMap<string, Row> =>
  new Map([...library.books].map(([id, { value, changed }]) => [String(id), { id, value: String(value), changed }]));
export const loaded = (target: Target, name = 'books'): ReadonlyMap<string, Row> => {
  const rows = [...(target.tables.get(name) ?? [])];
  return new Map(rows.map(([key, { _sdc_deleted_at: _time, ...row }]) => [key, row]));
};
export const sorted = (rows: ReadonlyMap<string, Row>): unknown =>
  [...rows].sort(([one], [other]) => Number(one) - Number(other));

/** A list in which changes are only found by reading it as a whole. */
export const listOf = (library: Library, between: () => void): Source => {
  const feed = booksFrom(async (since, from) => (between(), library.page(since, from)));
  return {
    ...feed,
    pages: async function* () {
      for await (const { rows } of feed.pages(undefined)) yield { rows };
    },
  };
};

/** A feed whose cursor is never later than the begin of its pass: later changes may have the time of rows that were read. */
export function feedOf(library: Library, between: () => void): Source {
  const feed = booksFrom(async (since, from) => (between(), library.page(since, from)));
  return {
    ...feed,
    pages: async function* (since): AsyncGenerator<SourcePage> {
      const began = Math.max(0, ...[...library.books.values()].map(({ changed }) => changed));
      for await (const { rows, cursor } of feed.pages(since)) {
        yield { rows, cursor: String(Math.min(began, Number(cursor))) };
      }
    },
  };
}
