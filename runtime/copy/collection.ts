/** The rows of one source on disk: one line for each version of a row, and for each deletion. */
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { hasLongDecimals, parseJson, stringifyJson } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import type { Folder } from './folder.js';
import { openKeyTable, type KeyTable } from './key-table.js';
import { openLineFile, type LineFile } from './line-file.js';
import type { Progress, Source } from './types.js';

/** Rows that are yielded at once. */
const BATCH = 500;

export const fileOf = (name: string): string => `${name.replaceAll('/', '.')}.ndjson`;

/** A deletion is a list and not an object, so that no row of a service looks like one. */
const deletionOf = (key: string): string => stringifyJson(['deleted', key]);

export interface Collection {
  /** Adds rows; those that are there with the same content are left out. Returns the others. */
  put(rows: readonly Row[]): Promise<readonly Row[]>;
  /** Marks rows as deleted. Returns how many were there. */
  remove(keys: readonly string[]): Promise<number>;
  /**
   * Begins a pass over all rows of the service: {@link put} and {@link see} note what it has, {@link unseen} returns the keys of
   * the others.
   */
  beginPass(): Promise<void>;
  see(keys: readonly string[]): Promise<void>;
  unseen(): Promise<readonly string[]>;
  /** Returns those of the keys that no row has. */
  absent(keys: readonly string[]): Promise<readonly string[]>;
  /** Yields the newest versions of the rows, as lines, in the order of their last change or of their keys. */
  lines(order?: 'change' | 'key'): AsyncGenerator<readonly string[]>;
  /** What the file has, after everything was made durable. */
  settle(): Promise<Facts>;
  close(): Promise<void>;
}

export type Facts = Pick<Progress, 'rows' | 'lines' | 'bytes' | 'sha256' | 'modified' | 'areDoubles'>;

/** An opened file, and what its lines say. */
interface Open {
  readonly file: LineFile;
  readonly table: KeyTable;
  lines: number;
  areDoubles: boolean;
}

/**
 * Opens the collection of a source. Its file is read when the first row arrives: a run without changes reads none.
 *
 * @param before what the manifest says of the file
 */
export function openCollection(folder: Folder, { name, key }: Pick<Source, 'name' | 'key'>, before: Facts): Collection {
  let opened: Promise<Open> | undefined;
  let mark = 1;
  const keyOf = (row: Row, line: string): string => key(row) ?? line;
  const keyIn = (line: string, value = parseJson(line)): { readonly key: string; readonly isDeleted: boolean } => {
    if (Array.isArray(value)) return { key: String(value[1]), isDeleted: true };
    return { key: isObject(value) ? keyOf(value, line) : line, isDeleted: false };
  };
  const has =
    (file: Pick<LineFile, 'lineAt'>, wanted: string, line?: string) =>
    (offset: number): boolean => {
      const there = file.lineAt(offset);
      return there === line || keyIn(there).key === wanted;
    };

  const load = async (): Promise<Open> => {
    const table = openKeyTable();
    const file = await openLineFile(folder, fileOf(name), before.bytes);
    let lines = 0;
    let areDoubles = true;
    try {
      file.scan((line, offset) => {
        lines += 1;
        const value = parseJson(line);
        areDoubles &&= !hasLongDecimals(value);
        const found = keyIn(line, value);
        const is = has(file, found.key);
        if (found.isDeleted) table.delete(found.key, is);
        else table.set(found.key, offset, 0, is);
      });
      if (file.digest() !== before.sha256) throw changedError(folder, name);
    } catch (error) {
      opened = undefined;
      await file.close();
      throw error;
    }
    return { file, table, lines, areDoubles };
  };
  const open = (): Promise<Open> => (opened ??= load());

  return {
    put: async (rows) => {
      const state = await open();
      const { file, table } = state;
      const fresh: Row[] = [];
      for (const row of rows) {
        const line = stringifyJson(row);
        const own = keyOf(row, line);
        const is = has(file, own, line);
        const found = table.find(own, is);
        const isKnown = found !== undefined && file.lineAt(found) === line;
        if (!isKnown) {
          fresh.push(row);
          state.lines += 1;
          state.areDoubles &&= !hasLongDecimals(row);
        }
        table.set(own, isKnown ? found : file.append(line), mark, is);
      }
      return fresh;
    },
    remove: async (keys) => {
      const state = await open();
      const { file, table } = state;
      let count = 0;
      for (const one of keys) {
        if (!table.delete(one, has(file, one))) continue;
        file.append(deletionOf(one));
        state.lines += 1;
        count += 1;
      }
      return count;
    },
    beginPass: async () => {
      await open();
      mark = (mark % 250) + 1;
    },
    see: async (keys) => {
      const { file, table } = await open();
      for (const one of keys) {
        const is = has(file, one);
        const found = table.find(one, is);
        if (found !== undefined) table.set(one, found, mark, is);
      }
    },
    unseen: async () => {
      const { file, table } = await open();
      return [...table.offsetsWithout(mark)].map((offset) => keyIn(file.lineAt(offset)).key);
    },
    absent: async (keys) => {
      const { file, table } = await open();
      return keys.filter((one) => table.find(one, has(file, one)) === undefined);
    },
    lines: async function* (order = 'change') {
      const { file, table } = await open();
      // No row has this mark.
      const found = table.offsetsWithout(254);
      const offsets = order === 'change' ? found : byKey(found, (offset) => keyIn(file.lineAt(offset)).key);
      for (let start = 0; start < offsets.length; start += BATCH) {
        yield Array.from(offsets.subarray(start, start + BATCH), (offset) => file.lineAt(offset));
      }
    },
    settle: async () => {
      if (opened === undefined) return before;
      const { file, table, lines, areDoubles } = await opened;
      const modified = file.sync();
      return { rows: table.size, lines, bytes: file.size, sha256: file.digest(), modified, areDoubles };
    },
    close: async () => {
      if (opened !== undefined) await (await opened).file.close();
      opened = undefined;
    },
  };
}

/** Offsets in the order of their keys, which are in memory meanwhile. */
function byKey(offsets: Float64Array, keyAt: (offset: number) => string): Float64Array {
  const keys = Array.from(offsets, keyAt);
  const order = Uint32Array.from(offsets.keys()).sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1));
  return Float64Array.from(order, (index) => offsets[index] ?? 0);
}

const changedError = ({ root }: Folder, name: string): CliError =>
  new CliError(
    'config',
    `${root}/${fileOf(name)} was changed by another program while the command was running.`,
    'Run the command again; it reads these records again.',
  );

/** An empty file. */
export const NOTHING: Facts = {
  rows: 0,
  lines: 0,
  bytes: 0,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  modified: 0,
  areDoubles: true,
};
