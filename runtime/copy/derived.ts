/** Forms of files that are made from a collection, for programs that do not read its lines. */
import { parallelMap } from '../base/parallel-map.js';
import { parseJson, stringifyJson } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import type { Folder } from './folder.js';
import type { Stored } from './store.js';

/** Files that are read or written at the same time. */
const AT_ONCE = 8;

/** The rows of a collection as one JSON array. */
export async function* arrayOf({ lines }: Pick<Stored, 'lines'>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of lines()) {
    const texts = batch.map((line) => stringifyJson(parseJson(line), 2).replaceAll('\n', '\n  '));
    yield `${isFirst ? '[\n' : ',\n'}  ${texts.join(',\n  ')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** A row in a file of its own. */
export interface RowFile {
  readonly row: Row;
  /** Relative to the folder. */
  readonly path: string;
}

/** Returns the rows whose files are missing, or have another content. */
export async function changedFiles<T extends RowFile>(folder: Folder, files: readonly T[]): Promise<T[]> {
  const changed: T[] = [];
  const compared = parallelMap(files, AT_ONCE, async (file) => ({
    file,
    isSame: (await folder.read(file.path)) === contentOf(file),
  }));
  for await (const { file, isSame } of compared) if (!isSame) changed.push(file);
  return changed;
}

/** Writes each row to its file. */
export async function writeFiles(folder: Folder, files: readonly RowFile[]): Promise<void> {
  const written = parallelMap(files, AT_ONCE, async (file) => {
    const slash = file.path.lastIndexOf('/');
    if (slash > 0) await folder.ensure(file.path.slice(0, slash));
    await folder.write(file.path, contentOf(file));
  });
  for await (const _file of written);
}

const contentOf = ({ row }: RowFile): string => `${stringifyJson(row, 2)}\n`;
