import { CliError, isFinal, parseJson } from 'cmdspec/kit';
import type { Folder } from './folder.js';
import { remember } from './history.js';
import { localIds } from './ids.js';
import { appendLines, readLines } from './lines.js';
import { pagesOf } from './pages.js';
import { showPage } from './report.js';
import { hasItems, idOf, type ItemResource } from './resources.js';
import { note, type Run } from './run.js';

const DELETED = '_deleted.ndjson';

/** Ids by resource that are known to be deleted. */
export async function tombstones(folder: Folder, at?: string): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for await (const { text } of readLines(folder, DELETED)) {
    try {
      const { resource, id, deletedAt } = parseJson(text) as Record<string, unknown>;
      if (at !== undefined && deletedAt !== at) continue;
      const known = found.get(String(resource)) ?? new Set<string>();
      found.set(String(resource), known.add(String(id)));
    } catch {
      // A line that is no JSON says nothing.
    }
  }
  return found;
}

/**
 * Compares the ids of the service with those of the folder and keeps a note of each that is gone. Files stay.
 *
 * Remembers the ids of one resource at a time: about 50 bytes for each.
 *
 * @returns how many were found by this run
 */
export async function reconcile(run: Run): Promise<number> {
  const known = await tombstones(run.folder);
  let planned = 0;
  for (const resource of run.resources.filter(hasItems)) {
    run.step = `comparing ${resource.name}`;
    const remote = await listed(run, resource);
    if (remote === undefined) continue;
    const gone: string[] = [];
    let local = 0;
    for await (const id of localIds(run.folder, resource)) {
      if (known.get(resource.name)?.has(id) === true) continue;
      local += 1;
      if (!remote.has(key(id))) gone.push(id);
    }
    if (remote.size === 0 && local > 0) {
      fail(
        run,
        resource,
        new CliError(
          'generic',
          `The service lists no ${resource.name}, and there are ${String(local)} in the folder: nothing was marked as deleted.`,
        ),
      );
    } else if (run.dry) planned += gone.length;
    else await bury(run, resource, gone);
  }
  if (run.dry) return planned;
  const now = await tombstones(run.folder, run.startedAt);
  return [...now.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Numbers take less room than texts, where they can hold the id. */
function key(id: string): string | number {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** All ids of the service; undefined when not all of them could be read. */
async function listed(run: Run, resource: ItemResource): Promise<ReadonlySet<string | number> | undefined> {
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
  const message = `${String(ids.size)} of ${String(total)} were listed.`;
  fail(run, resource, new CliError('unavailable', message));
  return undefined;
}

function fail(run: Run, { name }: ItemResource, error: CliError): void {
  const message = `What was deleted of ${name} is not known: ${error.message}`;
  note(run, { resource: name, id: null, message }, error);
}

/** The change log first: what it misses after a kill would never be told. */
async function bury(run: Run, { name }: ItemResource, gone: readonly string[]): Promise<void> {
  const ids = gone.map(key);
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
