import { CliError, isFinal, parseJson } from 'cmdspec-runtime/kit';
import type { Folder } from 'cmdspec-runtime/kit';
import { remember } from './history.js';
import { localIds } from './ids.js';
import { appendLines, readLines } from '../../../lib/lines.js';
import { pagesOf } from './pages.js';
import { showPage } from './report.js';
import { idOf, type Resource } from './resources.js';
import { note, type Run } from './run.js';

const DELETED = '_deleted.ndjson';

/** Reads the ids of deleted records, by resource; `at`: only those that were found deleted by the run of this time. */
export async function readTombstones(folder: Folder, at?: string): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for await (const { text } of readLines(folder, DELETED)) {
    try {
      const { resource, id, deletedAt, restoredAt } = parseJson(text) as Record<string, unknown>;
      if (restoredAt !== undefined) {
        found.get(String(resource))?.delete(String(id));
        continue;
      }
      if (at !== undefined && deletedAt !== at) continue;
      const known = found.get(String(resource)) ?? new Set<string>();
      found.set(String(resource), known.add(String(id)));
    } catch {
      // An incomplete line of a killed run is not valid JSON.
    }
  }
  return found;
}

/**
 * Compares the ids of the service with the ids of the folder and logs the deleted ones. Their files are kept.
 *
 * Holds the ids of one resource at a time in memory: about 50 bytes per id.
 *
 * @returns number of deletions that this run found
 */
export async function reconcile(run: Run): Promise<number> {
  const known = await readTombstones(run.folder);
  let planned = 0;
  for (const resource of run.resources) {
    run.step = `comparing ${resource.name}`;
    const remote = await listIds(run, resource);
    if (remote === undefined) continue;
    if (!run.dry)
      await recordReturns(
        run,
        resource,
        [...(known.get(resource.name) ?? [])].filter((id) => remote.has(key(id))),
      );
    const deleted: string[] = [];
    for await (const id of localIds(run.folder, resource)) {
      if (known.get(resource.name)?.has(id) === true) continue;
      if (!remote.has(key(id))) deleted.push(id);
    }
    if (run.dry) planned += deleted.length;
    else await recordDeletions(run, resource, deleted);
  }
  if (run.dry) return planned;
  const now = await readTombstones(run.folder, run.startedAt);
  return [...now.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Returns the id as a number where possible, which takes less memory than text. */
function key(id: string): string | number {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** Reads all ids of the service; undefined if some could not be read. */
async function listIds(run: Run, resource: Resource): Promise<ReadonlySet<string | number> | undefined> {
  const ids = new Set<string | number>();
  let total: number | undefined;
  try {
    for await (const page of pagesOf(run.kit, resource)) {
      total = page.total;
      for (const row of page.rows) ids.add(key(idOf(row) ?? String(row['id'])));
      showPage(run, page);
    }
  } catch (error) {
    if (!(error instanceof CliError) || isFinal(error)) throw error;
    fail(run, resource, error);
    return undefined;
  }
  if (total === undefined || ids.size >= total) return ids;
  const message = `the service listed ${String(ids.size)} of ${String(total)}.`;
  fail(run, resource, new CliError('unavailable', message));
  return undefined;
}

function fail(run: Run, { name }: Resource, error: CliError): void {
  const message = `Cannot find deleted ${name}: ${error.message}`;
  note(run, { resource: name, id: null, message }, error);
}

/** Logs records that a user without access to them took for deleted: what changes in them must be saved again. */
async function recordReturns(run: Run, { name }: Resource, returned: readonly string[]): Promise<void> {
  if (returned.length === 0) return;
  run.kit.warn(
    `${String(returned.length)} ${name} that were listed as deleted exist again. --full reads what has changed in them meanwhile.`,
  );
  const lines = returned.map((id) => JSON.stringify({ resource: name, id: key(id), restoredAt: run.startedAt }));
  await appendLines(run.folder, DELETED, lines);
}

/** Logs the deletions. The change log is written first: a deletion missing there after a kill would never be added. */
async function recordDeletions(run: Run, { name }: Resource, deleted: readonly string[]): Promise<void> {
  const ids = deleted.map(key);
  await remember(
    run,
    ids.map((id) => ({ op: 'delete', resource: name, id, tombstoneAt: run.startedAt })),
  );
  await appendLines(
    run.folder,
    DELETED,
    ids.map((id) => JSON.stringify({ resource: name, id, deletedAt: run.startedAt })),
  );
}
