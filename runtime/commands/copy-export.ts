/** Writes tables of a copy to files that other programs read; sends no request. */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { exportedTables, type ExportedTable } from '../copy/export/tables.js';
import { withExport, type ExportFolder, type TableFiles } from '../copy/export/folder.js';
import { exportSql, hasMonths, placeOf, UNDATED, type ExportFormat, type Layout } from '../copy/export/text.js';
import { readCopy, type CopiedTable, type CopyReader } from '../copy/read.js';
import { checkTables, chooseTables, openCopy, statementsFor } from './lib/copied-tables.js';
import { openDatabase, type Database } from './lib/duckdb.js';

interface Args {
  readonly format: ExportFormat;
  readonly to: string;
  readonly dir?: string;
  readonly table?: readonly string[];
  readonly partition?: 'month' | 'none';
  readonly 'stale-ok'?: boolean;
}

/** A table that the run exports. */
interface Chosen {
  readonly table: CopiedTable;
  readonly exported: ExportedTable;
  /** Digest of all that decides the content of its files; null if the table is stale. */
  readonly of: string | null;
}

const COLUMNS = [
  { key: 'table', header: 'Table' },
  { key: 'rows', header: 'Rows' },
  { key: 'files', header: 'Files' },
  { key: 'bytes', header: 'Bytes' },
  { key: 'status', header: 'Status' },
];

export default async function* copyExport(args: Args, context: Context): AsyncGenerator<Result> {
  const { world, note, localWrites, people } = context;
  people?.refuse('an export');
  const copy = await openCopy(args.dir, 'copy export', context);
  const layout: Layout = { format: args.format, isPartitioned: args.partition !== 'none' };
  const chosen = await choose(copy, layout, args, context);
  const root = isAbsolute(args.to) ? args.to : resolve(world.cwd, args.to);
  const { owner } = copy.manifest;
  const options = { owner, format: args.format, now: world.now(), signal: world.signal };
  const rows = await withExport(root, options, async (folder) => {
    const tables = await kept(chosen, folder, args.table === undefined);
    const left = chosen.filter(({ table }) => !tables.has(table.name));
    const isSame = left.length === 0 && [...folder.before.keys()].every((name) => tables.has(name));
    for (const [name, files] of await written(left, copy, layout, folder, context)) tables.set(name, files);
    if (!isSame) {
      await checkUnchanged(copy, left);
      await folder.commit(tables);
      localWrites.count += 1;
    }
    return chosen.map(({ table }) => shown(table.name, tables.get(table.name), left));
  });
  const times = chosen.map(({ table }) => table.progress.completeAsOf);
  const oldest = times.includes(undefined) ? undefined : [...times].sort()[0];
  const from = basename(copy.root);
  if (oldest !== undefined) context.asOf = oldest;
  note(oldest === undefined ? `From ${from}, not complete.` : `As of ${oldest}, from ${from}.`);
  yield { kind: 'rows', rows, printing: { columns: COLUMNS } };
}

const shown = (name: string, table: TableFiles | undefined, left: readonly Chosen[]): Row => ({
  table: name,
  rows: table?.rows,
  files: table?.files.length,
  bytes: table?.files.reduce((sum, { bytes }) => sum + bytes, 0),
  status: left.some((one) => one.table.name === name) ? 'written' : 'unchanged',
});

async function choose(copy: CopyReader, layout: Layout, args: Args, context: Context): Promise<readonly Chosen[]> {
  const all = exportedTables(copy.tables);
  const tables = chooseTables(copy, args.table);
  const stale = await checkTables(
    tables.map((table) => ({ copy, table })),
    {
      isStaleOk: args['stale-ok'] === true,
      then: 'then the export again. --stale-ok exports what is there.',
    },
    context,
  );
  return tables.map((table) => {
    const exported = all[copy.tables.indexOf(table)];
    if (exported === undefined) throw new Error(`${table.name} has no names`);
    const statement = exportSql(exported, layout, '');
    const parts = [table.progress.sha256, ...statementsFor({ copy, table }, stale.includes(table)), statement];
    const digest = createHash('sha256').update(parts.join('\0')).digest('hex');
    return { table, exported, of: stale.includes(table) ? null : digest };
  });
}

/** Takes over the files of tables that have not changed and, unless all tables are exported, of those that are not chosen. */
async function kept(
  chosen: readonly Chosen[],
  folder: ExportFolder,
  isWhole: boolean,
): Promise<Map<string, TableFiles>> {
  const tables = new Map<string, TableFiles>();
  for (const [name, before] of folder.before) {
    const found = chosen.find(({ table }) => table.name === name);
    if (found === undefined ? isWhole : found.of === null || found.of !== before.of) continue;
    const { completeAsOf } = found?.table.progress ?? before;
    if (await folder.keep(before)) tables.set(name, { ...before, ...defined({ completeAsOf }) });
    else if (found === undefined) {
      throw new CliError(
        'input',
        `The files of the table ${name} in the last export were changed by another program.`,
        'Export all tables, without --table.',
      );
    }
  }
  return tables;
}

async function written(
  chosen: readonly Chosen[],
  copy: CopyReader,
  layout: Layout,
  folder: ExportFolder,
  { client, world }: Context,
): Promise<readonly (readonly [string, TableFiles])[]> {
  if (chosen.length === 0) return [];
  const database = await openDatabase(client.binary);
  try {
    const files = chosen
      .filter(({ table }) => table.progress.bytes > 0)
      .map(({ table }) => join(copy.root, table.file));
    const statements = chosen.flatMap(({ table, of }) => statementsFor({ copy, table }, of === null));
    await database.prepare(statements.join('\n'), files, folder.next);
    const tables: [string, TableFiles][] = [];
    for (const one of chosen) tables.push([one.table.name, await write(one, database, layout, folder, world.signal)]);
    return tables;
  } finally {
    database.close();
  }
}

async function write(
  { table, exported, of }: Chosen,
  database: Database,
  layout: Layout,
  folder: ExportFolder,
  signal: AbortSignal,
): Promise<TableFiles> {
  const place = placeOf(exported, layout);
  const { progress, name } = table;
  // Without a row, no month would have a file.
  const isEmpty = progress.rows === 0 && hasMonths(exported, layout);
  const path = isEmpty ? `${place}/${exported.partition}=${UNDATED}` : place;
  if (layout.format === 'parquet') await mkdir(join(folder.next, path), { recursive: true });
  const statement = exportSql(
    exported,
    isEmpty ? { ...layout, isPartitioned: false } : layout,
    join(folder.next, path),
  );
  const rows = await database.write(statement, signal);
  if (of !== null && rows !== progress.rows) {
    throw new CliError(
      'input',
      `The table ${name} has ${String(rows)} rows in ${table.file}, and ${String(progress.rows)} in manifest.json.`,
      'Run the command that keeps the folder, then the export again.',
    );
  }
  const { completeAsOf } = progress;
  return { of, rows, files: await folder.filesIn(place), ...defined({ completeAsOf }) };
}

/** Fails if a table was changed while its rows were read. */
async function checkUnchanged(copy: CopyReader, chosen: readonly Chosen[]): Promise<void> {
  const now = await readCopy(copy.root);
  for (const { table, of } of chosen) {
    if (of === null) continue;
    const { sha256 } = now?.tables.find(({ name }) => name === table.name)?.progress ?? {};
    if (sha256 === table.progress.sha256 && (await now?.problemOf(table, '')) === undefined) continue;
    throw new CliError(
      'unavailable',
      `The table ${table.name} was changed while it was exported. The last export is as it was.`,
      'Run the export again when the run that changes the copy has ended.',
    );
  }
}
