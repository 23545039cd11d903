/** Reads the folder of a copy without changing it: which tables it has, from when they are, and whether their files are whole. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base/errors.js';
import { fileOf } from './collection.js';
import { MANIFEST, openFolder, type Folder } from './folder.js';
import { namedViews, type NamedView } from './tables/named-views.js';
import { readSchema, SCHEMA } from './tables/schema.js';
import { digestOf, parseManifest } from './store.js';
import type { Manifest, Progress } from './types.js';
import type { StoredTable } from './tables/view-text.js';

/** A table of a copy. */
export interface CopiedTable extends StoredTable {
  readonly progress: Progress;
}

export interface CopyReader {
  readonly root: string;
  readonly manifest: Manifest;
  readonly tables: readonly CopiedTable[];
  readonly views: readonly NamedView<CopiedTable>[];
  /**
   * Returns why a table cannot be relied on, as the end of a sentence with its name; undefined if it can.
   *
   * @throws CliError `input` without a file, with this remedy
   */
  problemOf(table: CopiedTable, remedy: string): Promise<string | undefined>;
}

/**
 * Opens a folder to read it; undefined if it is not a copy.
 *
 * @throws CliError `input` for the copy of a later version
 */
export async function readCopy(root: string): Promise<CopyReader | undefined> {
  const folder = openFolder(root, { write: refuse, settle: refuse });
  const manifest = parseManifest(await folder.read(MANIFEST), join(root, MANIFEST));
  if (manifest === undefined) return undefined;
  const { collections } = manifest;
  const progressOf = new Map(Object.entries(collections).map(([name, progress]) => [fileOf(name), progress]));
  const tables = (readSchema(await folder.read(SCHEMA)) ?? []).flatMap((table) => {
    const progress = progressOf.get(table.file);
    return progress === undefined ? [] : [{ ...table, progress }];
  });
  return {
    root,
    manifest,
    tables,
    views: namedViews(tables),
    problemOf: (table, remedy) => problemOf(folder, table, manifest, remedy),
  };
}

const refuse = (): Promise<never> => Promise.reject(new Error('The folder is only read'));

async function problemOf(
  folder: Folder,
  { file, progress }: CopiedTable,
  { startedAt }: Manifest,
  remedy: string,
): Promise<string | undefined> {
  if (progress.completeAsOf === undefined) return 'is not complete: its rows were never read to their end';
  const found = await folder.size(file);
  if (found === undefined && progress.bytes > 0) {
    throw new CliError('input', `${join(folder.root, file)} does not exist, or is not a regular file.`, remedy);
  }
  const size = found ?? 0;
  const running = startedAt === undefined ? '' : ' by a run that has not ended';
  if (size < progress.bytes) return `is torn: ${file} has ${String(size)} of ${String(progress.bytes)} bytes`;
  if (size > progress.bytes) return `was changed${running}: ${file} is longer than ${MANIFEST} says`;
  if ((await folder.modified(file)) === progress.modified || size === 0) return undefined;
  if ((await digestOf(folder, file, progress.bytes)) === progress.sha256) return undefined;
  return `was changed by another program: ${file} is not what ${MANIFEST} says`;
}

/** Returns the folders below a folder that have a copy of a client. */
export async function copiesIn(folder: string, client: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const copy = await readCopy(join(folder, entry.name)).catch((error: unknown) => {
      if (error instanceof CliError) return undefined;
      throw error;
    });
    if (copy?.manifest.owner.client === client) found.push(entry.name);
  }
  return found.sort();
}
