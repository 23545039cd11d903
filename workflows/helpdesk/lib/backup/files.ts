/** The files of a backup that are made from its rows: one for each record, lists of small resources, indexes, and views. */
import {
  changedFiles,
  isObject,
  parseJson,
  stringifyJson,
  tablesOf,
  writeFiles,
  writeSchema,
  type Folder,
  type Row,
  type Stored,
} from 'cmdspec-runtime/kit';
import { remember } from './changes.js';
import {
  changedAt,
  fileOf,
  hasItems,
  idOf,
  indexOf,
  RESOURCES,
  type ItemResource,
  type Resource,
} from './resources.js';
import type { Run } from './run.js';

const text = (value: unknown): string => `${stringifyJson(value, 2)}\n`;

/** Saves records that were read, each in its file. The change log is written first: what a killed run left out comes with the next. */
export async function saveRecords(resource: ItemResource, rows: readonly Row[], run: Run): Promise<void> {
  const { folder } = run;
  const files = rows.map((row) => ({ row, path: fileOf(resource, idOf(row) ?? '') }));
  const changed = await changedFiles(folder, files);
  await remember(
    run,
    changed.map(({ row }) => upsertOf(resource, row)),
  );
  await folder.ensure(resource.place.folder);
  await writeFiles(folder, changed);
  await folder.settle(resource.place.folder);
}

const upsertOf = ({ name }: Resource, row: Row) => ({
  op: 'upsert' as const,
  resource: name,
  id: row['id'],
  snapshot: row,
});

/** Saves the list of a small resource. Records that were deleted in the account stay in it, after the others. */
export async function saveList(resource: Resource, path: string, stored: Stored, run: Run): Promise<void> {
  const { folder, kit } = run;
  const rows: Row[] = [];
  for await (const lines of stored.lines()) rows.push(...lines.map((line) => parseJson(line) as Row));
  const before = await folder.read(path);
  const saved = recordsIn(before);
  if (saved === undefined) {
    kit.warn(`${path} is damaged and is written anew; records of it that were deleted in the account are lost.`);
  }
  const known = new Map((saved ?? []).map((row) => [String(row['id']), row]));
  const ids = new Set(rows.map((row) => String(row['id'])));
  const content = text([...rows, ...[...known].filter(([id]) => !ids.has(id)).map(([, row]) => row)]);
  if (content === before) return;
  const isChanged = (row: Row): boolean => text(known.get(String(row['id']))) !== text(row);
  await remember(
    run,
    rows.filter(isChanged).map((row) => upsertOf(resource, row)),
  );
  await folder.write(path, content);
}

/** The records in the text of a list; undefined for any other text, none without a file. */
function recordsIn(content: string | undefined): readonly Row[] | undefined {
  if (content === undefined) return [];
  try {
    const value: unknown = parseJson(content);
    return Array.isArray(value) && value.every(isObject) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the files that have more than one record. */
export async function writeLists(run: Run, sourceOf: (resource: Resource) => Parameters<Run['copies']['open']>[0]) {
  const { copies, resources } = run;
  for (const resource of resources) {
    run.step = resource.name;
    const stored = await copies.open(sourceOf(resource));
    if (hasItems(resource)) await copies.derive(indexOf(resource), stored, () => indexOfRows(stored));
    else await saveList(resource, resource.place.array, stored, run);
  }
}

async function* indexOfRows({ lines }: Stored): AsyncGenerator<string> {
  for await (const batch of lines()) {
    const rows = batch.map((line) => parseJson(line) as Row);
    yield rows.map((row) => `${stringifyJson({ id: row['id'], updatedAt: changedAt(row) })}\n`).join('');
  }
}

/** Yields the ids of the saved records of a resource, also of those that were deleted in the account. */
export async function savedIds(folder: Folder, resource: Resource): Promise<readonly string[]> {
  if (!hasItems(resource)) {
    return (recordsIn(await folder.read(resource.place.array)) ?? []).map(({ id }) => String(id));
  }
  const names = await folder.list(resource.place.folder);
  const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => /^\d+$/.test(id));
  return ids.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** Yields saved records, each on one line; a damaged one as it is. */
export async function* savedRows(folder: Folder, resource: Resource, ids: ReadonlySet<string>): AsyncGenerator<string> {
  if (!hasItems(resource)) {
    const rows = recordsIn(await folder.read(resource.place.array)) ?? [];
    for (const row of rows) if (ids.has(String(row['id']))) yield stringifyJson(row);
    return;
  }
  for (const id of ids) {
    const content = (await folder.read(fileOf(resource, id))) ?? '';
    try {
      yield stringifyJson(parseJson(content));
    } catch {
      yield content.replaceAll(/\s+/g, ' ');
    }
  }
}

/** Describes the tables of all resources that were read, for databases. */
export async function describeTables({ args, copies, folder, kit }: Run): Promise<void> {
  const tables = await tablesOf(kit.client);
  const described = RESOURCES.filter(({ name }) => copies.progress(name)?.completeAsOf !== undefined).map(
    ({ name }) => ({
      name,
      file: `${name}.ndjson`,
      table: tables[name] ?? {},
      form: 'lines' as const,
    }),
  );
  await writeSchema(folder, described, { views: args.views === true });
}
