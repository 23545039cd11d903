import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { stringifyJson, type Row } from 'cmdspec-runtime/kit';
import { writeError, type Folder } from '../../../lib/folder.js';
import { idOf } from './feeds.js';
import { versionOf } from '../feeds.js';

/** Folder of the rows that are not in their file yet. */
export const STAGING = '.staged';

interface Place {
  readonly offset: number;
  readonly length: number;
  readonly version: bigint;
}

/** Rows that a run has read of one feed: on disk, with one small entry per row in memory. */
export interface Staging {
  /** Adds a page. A row replaces an earlier one with the same id, unless that one is newer. */
  add(rows: readonly Row[]): Promise<void>;
  /** Whether the row of this id is newer than the version. */
  isNewer(id: string, version: bigint): boolean;
  drop(id: string): void;
  has(id: string): boolean;
  /** Ids in ascending order. */
  ids(): string[];
  /** Text of the row, one line of JSON. */
  read(id: string): Promise<string>;
  close(): Promise<void>;
}

export async function openStaging(folder: Folder, feed: string, key: string): Promise<Staging> {
  await folder.ensure(STAGING);
  const path = `${STAGING}/${feed.replaceAll('/', '.')}.ndjson`;
  await folder.remove(path);
  const file: FileHandle = await folder.open(path, constants.O_RDWR | constants.O_CREAT);
  const places = new Map<string, Place>();
  let end = 0;
  return {
    add: async (rows) => {
      const parts: Buffer[] = [];
      for (const row of rows) {
        const id = idOf(row, key, feed);
        const version = versionOf(row);
        const known = places.get(id);
        if (known !== undefined && known.version > version) continue;
        const part = Buffer.from(stringifyJson(row));
        places.set(id, { offset: end, length: part.length, version });
        parts.push(part);
        end += part.length;
      }
      await file.appendFile(Buffer.concat(parts)).catch((error: unknown) => {
        throw writeError(`${folder.root}/${path}`, error);
      });
    },
    isNewer: (id, version) => (places.get(id)?.version ?? -1n) > version,
    drop: (id) => void places.delete(id),
    has: (id) => places.has(id),
    ids: () => [...places.keys()].sort(),
    read: async (id) => {
      const { offset = 0, length = 0 } = places.get(id) ?? {};
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.toString('utf8');
    },
    close: async () => {
      await file.close();
      await folder.remove(path);
    },
  };
}
