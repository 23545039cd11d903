import { isObject, parseJson, stringifyJson, type Row } from 'cmdspec-runtime/kit';
import type { Folder } from 'cmdspec-runtime/kit';
import { isRecord, readLines } from '../../../lib/lines.js';
import { versionOf } from '../feeds.js';
import { fileOf, idOf, type Feed } from './feeds.js';
import type { FeedState } from './manifest.js';
import type { Staging } from '../../../lib/staging.js';

/** Deleted ids of one feed, with the row version of the deletion. */
export type Deletions = ReadonlyMap<string, bigint>;

/** What a run changed in the file of a feed, in rows. */
export interface Written {
  readonly rows: number;
  readonly changed: number;
  readonly deleted: number;
}

export interface FileFacts {
  readonly feed: Feed;
  readonly division: string;
  readonly timestamp: string;
  /** The rows of the file before are kept; otherwise the staged rows are all. */
  readonly keeps: boolean;
}

/**
 * Writes the file of a feed: its rows, replaced by the staged ones, without the deleted ones, sorted by id. Rows stay on
 * disk; the file has one row per line, so that it can be read line by line.
 */
export async function writeFeed(
  folder: Folder,
  staging: Staging,
  deletions: Deletions,
  { feed, division, timestamp, keeps }: FileFacts,
): Promise<Written> {
  const counts = { rows: 0, changed: 0, deleted: 0 };
  const dropped = new Set<string>();
  for (const [id, version] of deletions) {
    if (!staging.has(id) || staging.isNewer(id, version)) continue;
    staging.drop(id);
    dropped.add(id);
  }
  counts.deleted = dropped.size;
  const ids = staging.ids().sort();
  counts.changed = ids.length;

  async function* rows(): AsyncGenerator<string> {
    let at = 0;
    for await (const { id, version, text } of keeps ? rowsOf(folder, feed) : []) {
      for (let next = ids[at]; next !== undefined && next < id; next = ids[at]) {
        yield await staging.read(next);
        at += 1;
      }
      if (ids[at] === id) continue;
      if ((deletions.get(id) ?? -1n) < version) yield text;
      else if (!dropped.has(id)) counts.deleted += 1;
    }
    for (const id of ids.slice(at)) yield await staging.read(id);
  }

  async function* content(): AsyncGenerator<string> {
    const head = stringifyJson({ feed: feed.name, division, timestamp });
    let part = `${head.slice(0, -1)},"rows":[\n`;
    for await (const row of rows()) {
      // A comma on its own line leaves every row a complete line of JSON.
      part += counts.rows === 0 ? `${row}\n` : `,\n${row}\n`;
      counts.rows += 1;
      if (part.length < 1 << 16) continue;
      yield part;
      part = '';
    }
    yield `${part}]}\n`;
  }

  const path = fileOf(feed.name);
  const slash = path.lastIndexOf('/');
  if (slash > 0) await folder.ensure(path.slice(0, slash));
  await folder.write(path, content());
  return counts;
}

/**
 * Whether the file of a feed is as a run has written it: rows that it has lost would never come again. It may be newer than
 * its state, after a run that was killed between the two.
 */
export async function isIntact(folder: Folder, feed: string, { timestamp, rows }: FeedState): Promise<boolean> {
  let head: string | undefined;
  let count = 0;
  let last = '';
  for await (const { text } of readLines(folder, fileOf(feed))) {
    if (head === undefined) head = text;
    else if (text.startsWith('{')) {
      if (!isRecord(text)) return false;
      count += 1;
    }
    last = text;
  }
  const position = positionOf(head ?? '');
  if (position === undefined || last !== ']}') return false;
  return position > BigInt(timestamp) || (position === BigInt(timestamp) && count === Number(rows));
}

/** The row version in the first line of a file; undefined for another line. */
function positionOf(line: string): bigint | undefined {
  try {
    const head = parseJson(`${line}]}`);
    const timestamp = isObject(head) ? head['timestamp'] : undefined;
    return typeof timestamp === 'string' ? BigInt(timestamp) : undefined;
  } catch {
    return undefined;
  }
}

interface Stored {
  readonly id: string;
  readonly version: bigint;
  readonly text: string;
}

/** Yields the rows of the file of a feed, in its order. */
async function* rowsOf(folder: Folder, feed: Feed): AsyncGenerator<Stored> {
  let isHead = true;
  for await (const { text } of readLines(folder, fileOf(feed.name))) {
    if (!isHead && text.startsWith('{')) {
      const row = parseJson(text) as Row;
      yield { id: idOf(row, feed.key, feed.name), version: versionOf(row), text };
    }
    isHead = false;
  }
}
