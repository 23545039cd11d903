/** A service that changes while it is read, and folders to copy it to. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import { syncFolder, writeAtomic } from '../state/atomic.js';
import { copy, type CopyOptions } from './copy.js';
import { openFolder, type Folder } from './folder.js';
import { openStore, type Store, type StoreOptions } from './store.js';
import type { Copied, Source, SourcePage } from './types.js';

export interface Record extends Row {
  readonly id: number;
  readonly value: number;
  readonly changed: number;
}

/** A list of books in the order of their last change, as services with `updated_since` have it. */
export interface Library {
  readonly books: ReadonlyMap<number, Record>;
  /** Makes one change: of ten, six create or change a book, three delete one, and one brings one back. */
  change(): void;
  put(id: number): void;
  remove(id: number): void;
  /** Books that were changed at or after a time, from the position of a page. */
  page(since: number, from: readonly [changed: number, id: number]): readonly Record[];
}

export function openLibrary(seed: number, size: number): Library {
  let state = seed;
  const random = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % most;
  };
  const books = new Map<number, Record>();
  const gone: number[] = [];
  let clock = 0;
  let last = 0;
  const put = (id: number): void => {
    // Two changes may have the same time.
    clock += random(2);
    books.set(id, { id, value: random(1_000_000), changed: clock });
    last = Math.max(last, id);
  };
  const any = (): number => [...books.keys()][random(books.size)] ?? 1;
  const library: Library = {
    books,
    put,
    remove: (id) => {
      if (books.delete(id)) gone.push(id);
    },
    change: () => {
      const kind = random(10);
      if (kind < 3) put(last + 1);
      else if (kind < 6) put(any());
      else if (kind < 9) library.remove(any());
      else put(gone.pop() ?? last + 1);
    },
    page: (since, [changed, id]) =>
      [...books.values()]
        .filter(
          (book) => book.changed >= since && (book.changed > changed || (book.changed === changed && book.id > id)),
        )
        .sort((a, b) => a.changed - b.changed || a.id - b.id)
        .slice(0, 7),
  };
  for (let count = 0; count < size; count += 1) put(last + 1);
  return library;
}

export type ReadPage = (since: number, from: readonly [number, number]) => Promise<readonly Record[]>;

/** The books as a source. */
export function booksFrom(read: ReadPage, name = 'books'): Source {
  async function* pages(since: string | undefined): AsyncGenerator<SourcePage> {
    for (let from: readonly [number, number] = [-1, -1]; ;) {
      const rows = await read(Number(since ?? 0), from);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield { rows, cursor: String(last.changed) };
      from = [last.changed, last.id];
    }
  }
  async function* keys(): AsyncGenerator<readonly string[]> {
    for await (const { rows } of pages(undefined)) yield rows.map(({ id }) => String(id));
  }
  return {
    name,
    version: 1,
    deletions: 'sweep',
    key: ({ id }) => (id === undefined ? undefined : String(id)),
    pages,
    keys,
  };
}

export const newFolder = (): Folder => folderAt(mkdtempSync(join(tmpdir(), 'copy-')));

export const folderAt = (root: string): Folder =>
  openFolder(root, { write: async (path, content) => (await writeAtomic(path, content), path), settle: syncFolder });

export const openedStore = (folder: Folder, options: Partial<StoreOptions> = {}): Promise<Store> =>
  openStore(folder, {
    owner: { client: 'libctl', account: 'a' },
    noun: 'a copy',
    flag: '--dir',
    warn: () => undefined,
    ...options,
  });

/** One run. Returns what it did and what it said. */
export async function run(
  folder: Folder,
  sources: readonly Source[],
  options: Partial<CopyOptions & StoreOptions> = {},
): Promise<{ readonly copied: readonly Copied[]; readonly said: readonly string[] }> {
  const said: string[] = [];
  const store = await openedStore(folder, { warn: (text) => void said.push(text), ...options });
  try {
    const copied = await copy(sources, store, { concurrency: 2, now: () => new Date(), ...options });
    await store.end();
    return { copied, said };
  } finally {
    await store.close();
  }
}

/** The rows of a file, by id. */
export function rowsIn({ root }: Folder, name = 'books'): ReadonlyMap<unknown, Row> {
  const lines = readFileSync(join(root, `${name}.ndjson`), 'utf8')
    .split('\n')
    .filter(Boolean);
  const rows = lines.map((line) => parseJson(line) as Row);
  const found = new Map(rows.map((row) => [row['id'], row]));
  if (found.size !== rows.length) throw new Error(`${name} has a row twice`);
  return found;
}
