/** Runs a query over the rows that a command of the client stores in a folder, or lists their tables; sends no request. */
import { basename, join } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isSafeKey } from '../base/objects.js';
import { pathOfKey } from '../base/paths.js';
import { nearest } from '../base/suggestions.js';
import type { Column } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { namedViewSql } from '../copy/tables/named-views.js';
import type { CopyReader } from '../copy/read.js';
import { columnType, relationsOf, type Relation } from '../copy/relations.js';
import { noteCut } from '../pipeline/limit-notes.js';
import { checkTables, openCopy, statementsFor, type Attached, type Used } from './lib/copied-tables.js';
import { refresh } from './lib/refresh.js';
import { openDatabase, type Answer, type Database } from './lib/duckdb.js';

interface Args {
  readonly query?: string;
  readonly dir?: string;
  readonly tables?: boolean;
  readonly describe?: string;
  readonly with?: readonly (readonly [name: string, folder: string])[];
  /** Of clients with a command that brings a copy up to date. */
  readonly refresh?: boolean;
  readonly 'stale-ok'?: boolean;
  readonly 'time-limit'?: number;
}

/** A table or view of one of the copies. */
interface AttachedRelation extends Attached, Relation {}

export default async function* sql(args: Args, context: Context): AsyncGenerator<Result> {
  const { query, describe } = args;
  // A query can change a name, or return a part of it, so that it is not found in the result.
  if (query !== undefined) context.people?.refuse('the result of a query');
  let copy = await openCopy(args.dir, 'sql', context);
  if (args.refresh === true) {
    await refresh(copy, context);
    copy = await openCopy(copy.root, 'sql', context);
  }
  if (args.tables === true) yield { kind: 'rows', rows: relationsOf(copy).map(listed), printing: { columns: LISTED } };
  else if (describe !== undefined) yield { kind: 'rows', rows: described(find([{ copy }], describe)) };
  else if (query !== undefined) yield* answer(query, copy, args, context);
  else throw new CliError('usage', 'Give a query, --tables or --describe.');
}

const THEN = 'then the query again. --stale-ok answers from what is there.';

const LISTED = [
  { key: 'name', header: 'Name' },
  { key: 'type', header: 'Type' },
  { key: 'rows', header: 'Rows' },
  { key: 'completeAsOf', header: 'Complete as of' },
  { key: 'sweptAt', header: 'Deletions as of' },
];

const listed = ({ name, view, columns, tables }: Relation): Row => ({
  name,
  type: view === undefined ? 'table' : 'view',
  rows: tables[0].progress.rows,
  completeAsOf: oldest(tables.map(({ progress }) => progress.completeAsOf)) ?? null,
  sweptAt: oldest(tables.flatMap(({ progress }) => (progress.deletions === 'feed' ? [] : [progress.sweptAt]))) ?? null,
  columns: columns.map((column) => column.name),
});

/** Returns the earliest time; undefined if one is missing. */
const oldest = (times: readonly (string | undefined)[]): string | undefined =>
  times.includes(undefined) ? undefined : [...times].sort()[0];

const described = ({ columns }: Relation): readonly Row[] =>
  columns.map((column) => ({ column: column.name, type: columnType(column) }));

/** Returns a table or view by its name, with the schema before it. Names have no case in SQL. */
function find(copies: readonly Attached[], name: string): AttachedRelation {
  const all = copies.flatMap((one) =>
    relationsOf(one.copy).map((relation): AttachedRelation => ({ ...one, ...relation })),
  );
  const nameOf = ({ schema, name: own }: AttachedRelation): string => (schema === undefined ? '' : `${schema}.`) + own;
  const found = all.find((one) => nameOf(one).toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  const names = all.map(nameOf);
  const suggestions = nearest(name, names);
  throw new CliError('usage', `The copy has no table ${name}.`, `Tables: ${names.join(', ')}.`, { suggestions });
}

/** Schemas that every database has. */
const RESERVED: readonly string[] = ['main', 'temp', 'system', 'pg_catalog', 'information_schema'];

async function attach(pairs: Args['with'] = [], context: Context): Promise<readonly Attached[]> {
  const attached: Attached[] = [];
  for (const [schema, folder] of pairs) {
    if (!/^[a-z]\w*$/i.test(schema) || RESERVED.includes(schema.toLowerCase())) {
      throw new CliError('usage', `${schema} in --with cannot be the name of a copy.`, 'Write letters and digits.');
    }
    attached.push({ schema, copy: await openCopy(folder, 'sql', context) });
  }
  return attached;
}

async function* answer(query: string, copy: CopyReader, args: Args, context: Context): AsyncGenerator<Result> {
  const copies = [{ copy }, ...(await attach(args.with, context))];
  const database = await openDatabase(context.client.binary);
  try {
    const { tables, names: inQuery } = await database.check(query);
    const written = tables.map(({ schema, name }) => (schema === '' ? name : `${schema}.${name}`).toLowerCase());
    const relations = [...new Set(written)].map((name) => find(copies, name));
    const used = tablesOf(relations);
    const stale = await checkTables(used, { isStaleOk: args['stale-ok'] === true, then: THEN }, context);
    const files = used
      .filter(({ table }) => table.progress.bytes > 0)
      .map((one) => join(one.copy.root, one.table.file));
    const read = inQuery && new Set([...inQuery, ...relations.flatMap(joinedOf)]);
    const statements = [
      ...used.flatMap((one) => statementsFor(one, stale.includes(one.table), read)),
      ...relations.flatMap(viewFor),
    ];
    await database.prepare(statements.join('\n'), files);
    noteTimes(used, context);
    const { names, rows } = await run(database, query, relations, args, context);
    yield { kind: 'rows', rows: limited(rows, context), printing: defined({ columns: columnsOf(names) }) };
  } finally {
    database.close();
  }
}

/** Returns the tables of tables and views, each of them once. */
function tablesOf(relations: readonly AttachedRelation[]): readonly Used[] {
  const found = new Map(
    relations.flatMap(({ copy, schema, tables }) =>
      tables.map((table) => [`${schema ?? ''}.${table.name}`, { copy, table, ...defined({ schema }) }] as const),
    ),
  );
  return [...found.values()];
}

const viewFor = ({ view, schema }: AttachedRelation): readonly string[] =>
  view === undefined ? [] : [namedViewSql(view, defined({ schema }))];

/** Returns the columns with which a view finds names, in lower case. */
const joinedOf = ({ view }: Relation): readonly string[] =>
  (view?.names ?? []).flatMap(({ of, by, fields }) => [of, by, ...fields].map(({ name }) => name.toLowerCase()));

/** Notes from which time the rows are: the oldest of the tables. */
function noteTimes(used: readonly Used[], context: Context): void {
  if (used.length === 0) return;
  const { note } = context;
  const time = oldest(used.map(({ table }) => table.progress.completeAsOf));
  if (time !== undefined) context.asOf = time;
  const folders = [...new Set(used.map(({ copy }) => basename(copy.root)))].join(' and ');
  note(time === undefined ? `From ${folders}, not complete.` : `As of ${time}, from ${folders}.`);
}

/** Returns the columns of a table; undefined if a name would be read as alternatives or as a template. */
const columnsOf = (names: readonly string[]): readonly Column[] | undefined =>
  names.some((name) => name === '' || /[|{}]/.test(name) || !isSafeKey(name))
    ? undefined
    : names.map((name) => ({ key: name, header: name, from: pathOfKey(name) }));

/** Starts a query. Adds to the error of an unknown column those that the query may have meant. */
async function run(
  database: Database,
  query: string,
  used: readonly Relation[],
  args: Args,
  { world }: Context,
): Promise<Answer> {
  try {
    return await database.run(query, { seconds: args['time-limit'] ?? 300, signal: world.signal });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const [, one, other] =
      /Referenced column "(.+?)" not found|does not have a column named "(.+?)"/.exec(error.message) ?? [];
    const name = one ?? other;
    if (name === undefined) throw error;
    const names = used.flatMap(({ columns }) => columns.map((column) => column.name));
    const suggestions = nearest(name, names);
    const [only] = used.length === 1 ? used : [];
    const remedy = `List the columns with --describe${only === undefined ? '' : ` ${only.name}`}.`;
    throw new CliError('usage', `No table of the query has a column ${name}.`, remedy, { suggestions });
  }
}

/** Yields at most `--limit` rows, and notes that there are more. */
async function* limited(rows: AsyncIterable<Row>, context: Context): AsyncGenerator<Row> {
  const most = context.options.limit ?? Infinity;
  let shown = 0;
  for await (const row of rows) {
    if (shown === most) {
      noteCut({ shown }, context);
      return;
    }
    yield row;
    shown += 1;
  }
}
