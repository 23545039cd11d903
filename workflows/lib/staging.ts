import { constants } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { stringifyJson, type Row } from 'cmdspec-runtime/kit';
import { writeError, type Folder } from 'cmdspec-runtime/kit';

/** Folder of the rows that are not in their file yet. */
const STAGING = '.staged';

const CHUNK = 1 << 16;

interface Place {
  readonly offset: number;
  readonly length: number;
  readonly version: bigint;
}

/** Rows that a run has read of one list: on disk, with one small entry per row in memory. */
export interface Staging {
  /** Adds a page. A row replaces an earlier one with the same id, unless that one is newer. */
  add(rows: readonly Row[]): Promise<void>;
  /** Whether the row of this id is newer than the version. */
  isNewer(id: string, version: bigint): boolean;
  drop(id: string): void;
  has(id: string): boolean;
  /** Ids in the order in which they were first read. */
  ids(): string[];
  readonly size: number;
  /** Text of the row. */
  read(id: string): Promise<string>;
  /** Yields the texts of all rows, in the order in which they were first read, several at once. */
  texts(): AsyncGenerator<readonly string[]>;
  close(): Promise<void>;
}

export interface StagingOptions {
  /** Name of the list, for its file. */
  readonly name: string;
  /** Id of a row and its version. */
  readonly key: (row: Row) => { readonly id: string; readonly version: bigint };
  /** Text of a row; default: one line of JSON. */
  readonly text?: (row: Row) => string;
  /** Rows are only counted: nothing is written. */
  readonly dry?: boolean;
}

export async function openStaging(
  folder: Folder,
  { name, key, text = (row) => stringifyJson(row), dry = false }: StagingOptions,
): Promise<Staging> {
  const path = `${STAGING}/${name.replaceAll('/', '.')}.ndjson`;
  const places = new Map<string, Place>();
  let file: FileHandle | undefined;
  if (!dry) {
    await folder.ensure(STAGING);
    await folder.remove(path);
    file = await folder.open(path, constants.O_RDWR | constants.O_CREAT);
  }
  let end = 0;
  const bytesAt = async (offset: number, length: number): Promise<Buffer> => {
    if (file === undefined) return Buffer.alloc(0);
    return (await file.read(Buffer.alloc(length), 0, length, offset)).buffer;
  };
  return {
    add: async (rows) => {
      const parts: Buffer[] = [];
      for (const row of rows) {
        const { id, version } = key(row);
        const known = places.get(id);
        if (known !== undefined && known.version > version) continue;
        const part = Buffer.from(dry ? '' : text(row));
        places.set(id, { offset: end, length: part.length, version });
        parts.push(part);
        end += part.length;
      }
      await file?.appendFile(Buffer.concat(parts)).catch((error: unknown) => {
        throw writeError(`${folder.root}/${path}`, error);
      });
    },
    isNewer: (id, version) => (places.get(id)?.version ?? -1n) > version,
    drop: (id) => void places.delete(id),
    has: (id) => places.has(id),
    ids: () => [...places.keys()],
    get size() {
      return places.size;
    },
    read: async (id) => {
      const { offset = 0, length = 0 } = places.get(id) ?? {};
      return (await bytesAt(offset, length)).toString('utf8');
    },
    texts: async function* () {
      // Rows that were read together are mostly side by side.
      let run: Place[] = [];
      const read = async (): Promise<readonly string[]> => {
        const start = run[0]?.offset ?? 0;
        const last = run.at(-1);
        const bytes = await bytesAt(start, last === undefined ? 0 : last.offset + last.length - start);
        return run.map(({ offset, length }) => bytes.toString('utf8', offset - start, offset - start + length));
      };
      for (const place of places.values()) {
        const last = run.at(-1);
        const isNext = last === undefined || last.offset + last.length === place.offset;
        if (!isNext || place.offset - (run[0]?.offset ?? 0) > CHUNK) {
          yield await read();
          run = [];
        }
        run.push(place);
      }
      if (run.length > 0) yield await read();
    },
    close: async () => {
      if (file === undefined) return;
      await file.close();
      await folder.remove(path);
    },
  };
}

/** Removes the staged rows of a run that was killed. */
export async function emptyStaging(folder: Folder): Promise<void> {
  for (const name of await folder.list(STAGING)) await folder.remove(`${STAGING}/${name}`);
}

/** Removes staged rows and their folder, at the end of a run. */
export async function clearStaging(folder: Folder): Promise<void> {
  await emptyStaging(folder);
  await rmdir(`${folder.root}/${STAGING}`).catch(() => undefined);
}
