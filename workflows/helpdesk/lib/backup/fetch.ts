import { parallelMap, CliError, type Row, stringifyJson } from 'cmdspec-runtime/kit';
import { countPlanned } from './attachments.js';
import { remember } from './history.js';
import { recordsIn } from './ids.js';
import { appendLines, compact, idOfLine } from '../../../lib/lines.js';
import { pagesOf, type Numbered } from './pages.js';
import { showPage } from './report.js';
import {
  changedAt,
  fileOf,
  folderOf,
  hasItems,
  idOf,
  idProblem,
  indexOf,
  type ItemResource,
  type Resource,
} from './resources.js';
import { onResponse, checkpoint, note, type Run } from './run.js';
import { text } from './state.js';
import { withThreads } from './threads.js';

/** Number of files written in parallel. */
const WRITERS = 8;

interface Ready {
  readonly id: string;
  readonly row: Row;
}

/** Reads and saves a resource, page by page. */
export async function fetchResource(run: Run, resource: Resource): Promise<void> {
  run.step = resource.name;
  const isWhole = hasItems(resource) ? await fetchItems(run, resource) : await fetchArray(run, resource);
  // Otherwise the next run reads the same time again: which records are missing is not known.
  if (isWhole) run.completed.push(resource.name);
  run.resumed = null;
  await checkpoint(run, null);
}

/** Returns the additional values of the list request. */
function queryOf(run: Run, resource: Resource): Readonly<Record<string, string | undefined>> {
  const { mode, since, manifest } = run;
  if (resource.filtered === undefined) return { ...resource.whole };
  const last = mode === 'incremental' ? manifest.resources[resource.name]?.lastSyncedAt : undefined;
  if (last !== undefined && last > run.startedAt) {
    run.kit.warn(
      `The last backup of ${resource.name}, at ${last}, is later than this run, at ${run.startedAt}: a clock was changed. All ${resource.name} are read again.`,
    );
    return { ...resource.whole, since: since ?? undefined };
  }
  if (last !== undefined && since !== null && since > last) {
    run.kit.warn(
      `Changes of ${resource.name} between ${last} and ${since} are not read: --since is later than the last backup.`,
    );
  }
  return { ...resource.whole, since: since ?? last };
}

/** Returns whether the list had as many records as the service counts. */
async function fetchItems(run: Run, resource: ItemResource): Promise<boolean> {
  const { kit, folder } = run;
  const query = queryOf(run, resource);
  const resumed = run.resumed?.resource === resource.name ? run.resumed : undefined;
  let count = resumed === undefined ? 0 : (run.counts[resource.name] ?? 0);
  if (!run.dry) await folder.ensure(resource.place.folder);
  const start = { page: resumed?.lastCompletedPage ?? 1, ids: resumed?.ids };
  const size: Size = { read: count, total: undefined };
  for await (const page of pagesOf(kit, resource, query, start)) {
    await onResponse(run, page.headers);
    measure(size, page);
    const ready = rowsWithId(run, resource, page);
    const whole =
      resource.name === 'conversations'
        ? await collect(
            kit.parallelMap(ready, run.args.parallel, async ({ id, row }) => ({
              id,
              row: await withThreads(run, id, row),
            })),
          )
        : ready;
    const before = count;
    count += whole.length;
    run.counts[resource.name] = count;
    if (run.dry) {
      if (run.args.attachments === true) await countPlanned(run, whole);
    } else {
      await saveItems(run, resource, whole);
      const ids = page.rows.map(({ id }) => String(id));
      await checkpoint(
        run,
        { resource: resource.name, lastCompletedPage: page.number, ids },
        {
          ...run.counts,
          [resource.name]: before,
        },
      );
    }
    showPage(run, page);
  }
  run.counts[resource.name] ??= 0;
  if (!run.dry) await compact(folder, indexOf(resource), idOfLine);
  return checkSize(run, resource, size);
}

/** How much of a list was read. */
interface Size {
  read: number;
  /** Smallest total that the service counted: records that arrive during the read may be on pages that were read. */
  total: number | undefined;
}

function measure(size: Size, { rows, total = Infinity }: Pick<Numbered, 'rows' | 'total'>): void {
  size.read += rows.length;
  const least = Math.min(size.total ?? Infinity, total);
  size.total = Number.isFinite(least) ? least : undefined;
}

/** Reports a list that ended early, and returns whether it did not. */
function checkSize(run: Run, { name }: Resource, { read, total = 0 }: Size): boolean {
  if (read >= total) return true;
  const message = `The list of ${name} ended after ${String(read)} of the ${String(total)} records that the service counts.`;
  note(run, { resource: name, id: null, message }, new CliError('unavailable', message));
  return false;
}

/** Returns the rows whose id can be part of a path. */
function rowsWithId(run: Run, resource: Resource, { rows }: Pick<Numbered, 'rows'>): Ready[] {
  const ready: Ready[] = [];
  for (const row of rows) {
    const id = idOf(row);
    if (id !== undefined) ready.push({ id, row });
    else {
      const message = `A ${resource.one} was not saved: ${idProblem(row)}.`;
      note(run, { resource: resource.name, id: null, message }, new CliError('unavailable', message));
    }
  }
  return ready;
}

/**
 * Saves the rows of a page. The change log is written first and the index last: if the run is killed in between, the next
 * run saves the page again, and nothing is missing.
 */
async function saveItems(run: Run, resource: ItemResource, ready: readonly Ready[]): Promise<void> {
  const { folder } = run;
  const compared = await collect(
    parallelMap(ready, WRITERS, async ({ id, row }) => {
      const content = text(row);
      const path = fileOf(resource, id);
      return { id, row, path, content, changed: (await folder.read(path)) !== content };
    }),
  );
  const changed = compared.filter((one) => one.changed);
  await remember(
    run,
    changed.map(({ id, row }) => ({ op: 'upsert', resource: resource.name, id: row['id'] ?? id, snapshot: row })),
  );
  await collect(
    parallelMap(changed, WRITERS, async ({ id, path, content }) => {
      await folder.ensure(folderOf(resource, id));
      await folder.write(path, content);
    }),
  );
  await folder.settle(resource.place.folder);
  await appendLines(
    folder,
    indexOf(resource),
    ready.map(({ row }) => stringifyJson({ id: row['id'], updatedAt: changedAt(row) })),
  );
}

/**
 * Reads and saves a small list in one file, which keeps the records that were deleted in the account after the others. It
 * is always read as a whole and cannot be resumed in the middle.
 *
 * @returns whether it had as many records as the service counts; otherwise a file of an earlier run is not replaced
 */
async function fetchArray(run: Run, resource: Resource): Promise<boolean> {
  const { folder, kit } = run;
  const { array } = resource.place as { readonly array: string };
  const rows = new Map<string, Row>();
  const size: Size = { read: 0, total: undefined };
  for await (const page of pagesOf(kit, resource)) {
    await onResponse(run, page.headers);
    measure(size, page);
    for (const row of page.rows) rows.set(String(row['id']), row);
    showPage(run, page);
  }
  run.counts[resource.name] = rows.size;
  const isWhole = checkSize(run, resource, size);
  if (run.dry) return isWhole;
  const before = await folder.read(array);
  if (before !== undefined && !isWhole) return isWhole;
  const saved = recordsIn(before);
  if (saved === undefined) {
    kit.warn(`${array} is damaged and is written anew; records of it that were deleted in the account are lost.`);
  }
  const known = new Map((saved ?? []).map((row) => [String(row['id']), row]));
  const deleted = [...known].filter(([id]) => !rows.has(id)).map(([, row]) => row);
  const content = text([...rows.values(), ...deleted]);
  if (before === content) return isWhole;
  const changed = [...rows].filter(([id, row]) => text(row) !== (known.has(id) ? text(known.get(id)) : undefined));
  await remember(
    run,
    changed.map(([, row]) => ({ op: 'upsert', resource: resource.name, id: row['id'], snapshot: row })),
  );
  await folder.write(array, content);
  return isWhole;
}

async function collect<T>(results: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const result of results) found.push(result);
  return found;
}
