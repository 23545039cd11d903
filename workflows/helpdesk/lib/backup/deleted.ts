/** The list of the records that were deleted in the account, and whose files are kept. */
import { appendLines, parseJson, readLines, type Folder, type Row, type Stored } from 'cmdspec-runtime/kit';
import { remember } from './changes.js';
import { savedIds, savedRows } from './files.js';
import type { Resource } from './resources.js';
import { startOf, type Run } from './run.js';

const DELETED = '_deleted.ndjson';

/** Reads the ids of deleted records, by resource; `at`: only those that were found deleted by the run of this time. */
export async function readDeleted(folder: Folder, at?: string): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for await (const line of readLines(folder, DELETED)) {
    try {
      const { resource, id, deletedAt, restoredAt } = parseJson(line) as Record<string, unknown>;
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

/** Lists saved records that are no longer in the account, and those that are there again. Returns how many were deleted. */
export async function listDeleted(run: Run, resource: Resource, stored: Stored): Promise<number> {
  const { name } = resource;
  const known = run.deleted.get(name) ?? new Set();
  const listed = run.returned.get(name) ?? new Set();
  const absent = new Set(await stored.absent([...known]));
  const restored = new Set([...known].filter((id) => !absent.has(id) || listed.has(id)));
  if (restored.size > 0 && !run.dry) await restore(run, resource, stored, restored);
  const saved = await savedIds(run.folder, resource);
  const deleted = (await stored.absent(saved)).filter((id) => !known.has(id) || restored.has(id));
  if (!run.dry) await recordDeletions(run, resource, deleted);
  return deleted.length;
}

/** Logs records that a user without access to them took for deleted, and takes their rows from their files. */
async function restore(run: Run, resource: Resource, stored: Stored, ids: ReadonlySet<string>): Promise<void> {
  const { name } = resource;
  run.kit.warn(
    `${String(ids.size)} ${name} that were listed as deleted exist again. --full reads what has changed in them meanwhile.`,
  );
  const absent = new Set(await stored.absent([...ids]));
  for await (const line of savedRows(run.folder, resource, absent)) await stored.put([parseJson(line) as Row]);
  await stored.commit({});
  const at = startOf(run);
  const lines = [...ids].map((id) => JSON.stringify({ resource: name, id: idIn(id), restoredAt: at }));
  await appendLines(run.folder, DELETED, lines);
}

/** The change log is written first: a deletion that is missing there after a kill would never be added. */
async function recordDeletions(run: Run, { name }: Resource, deleted: readonly string[]): Promise<void> {
  const at = startOf(run);
  const ids = deleted.map(idIn);
  await remember(
    run,
    ids.map((id) => ({ op: 'delete', resource: name, id, tombstoneAt: at })),
  );
  await appendLines(
    run.folder,
    DELETED,
    ids.map((id) => JSON.stringify({ resource: name, id, deletedAt: at })),
  );
}

const idIn = (id: string): string | number => (Number.isSafeInteger(Number(id)) ? Number(id) : id);
