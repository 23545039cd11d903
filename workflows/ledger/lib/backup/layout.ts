/** The files of a backup, and what earlier versions of this client wrote. */
import { isObject, readLines, stringifyJson, type Adopted, type Folder, type Stored } from 'cmdspec-runtime/kit';
import { fileOf } from './feeds.js';
import { positionIn, type Position } from './source.js';

/** Manifest of earlier versions. */
export const EARLIER = 'backup.json';

/** Content of the file of a feed: one row per line, sorted by id, so that it can be read line by line. */
export async function* contentOf(
  feed: string,
  division: string,
  { progress, lines }: Pick<Stored, 'progress' | 'lines'>,
): AsyncGenerator<string> {
  const position = progress.cursor === undefined ? {} : { timestamp: positionIn(progress.cursor).timestamp };
  yield `${stringifyJson({ feed, division, ...position }).slice(0, -1)},"rows":[\n`;
  let isFirst = true;
  for await (const batch of lines('key')) {
    // A comma on its own line leaves every row a complete line of JSON.
    yield `${isFirst ? '' : ',\n'}${batch.join('\n,\n')}\n`;
    isFirst = false;
  }
  yield ']}\n';
}

/** Returns what the manifest of an earlier version says; undefined for another manifest. */
export function adopted(manifest: Readonly<Record<string, unknown>>): Adopted | undefined {
  const { host, division, feeds, deleted, moved } = manifest;
  if (typeof host !== 'string' || typeof division !== 'string' || !isObject(feeds) || !isObject(deleted))
    return undefined;
  const collections = Object.entries(feeds).map(([name, state]) => {
    const { timestamp, rows, updated } = isObject(state) ? state : {};
    const position: Position = {
      timestamp: String(timestamp),
      deleted: String(deleted['timestamp']),
      ...(typeof moved === 'string' ? { moved } : {}),
    };
    return [name, { cursor: JSON.stringify(position), rows: Number(rows), completeAsOf: String(updated) }] as const;
  });
  return { account: `${partOf(division)} of ${host}`, collections: Object.fromEntries(collections), lines: rowsOf };
}

/** Names a division, in messages too. */
export const partOf = (division: string): string => `division ${division}`;

/** The rows of the file of a feed. */
async function* rowsOf(name: string, folder: Folder): AsyncGenerator<string> {
  let isHead = true;
  for await (const line of readLines(folder, fileOf(name))) {
    if (!isHead && line.startsWith('{')) yield line;
    isHead = false;
  }
}
