import { basename, isAbsolute, join, resolve } from 'node:path';
import { CliError } from '../base/errors.js';
import { nearest } from '../base/suggestions.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { copiesIn, readCopy, type CopiedTable, type CopyReader } from '../copy/read.js';
import { typeName, viewsSql, type View } from '../copy/view-text.js';
import { noteCut } from '../pipeline/limit-notes.js';
import { openDatabase, type Database } from './lib/duckdb.js';

interface Args {
  readonly query?: string;
  readonly dir?: string;
  readonly tables?: boolean;
  readonly describe?: string;
  readonly 'stale-ok'?: boolean;
  readonly 'time-limit'?: number;
}

/** Runs a query over the rows that a command of the client keeps in a folder, or lists their tables. Sends no request. */
export default async function* sql(args: Args, context: Context): AsyncGenerator<Result> {
  const { query, describe } = args;
  const copy = await openCopy(args.dir, context);
  if (args.tables === true) yield { kind: 'rows', rows: copy.tables.map(listed), printing: { columns: LISTED } };
  else if (describe !== undefined) yield { kind: 'rows', rows: described(find(copy, describe)) };
  else if (query !== undefined) yield* answer(query, copy, args, context);
  else throw new CliError('usage', 'Give a query, --tables or --describe.');
}

const LISTED = [
  { key: 'name', header: 'Name' },
  { key: 'rows', header: 'Rows' },
  { key: 'completeAsOf', header: 'Complete as of' },
  { key: 'sweptAt', header: 'Deletions as of' },
];

const listed = ({ name, columns, progress }: CopiedTable): Row => ({
  name,
  rows: progress.rows,
  completeAsOf: progress.completeAsOf ?? null,
  sweptAt: progress.sweptAt ?? null,
  columns: columns.map((column) => column.name),
});

const described = ({ columns }: CopiedTable): readonly Row[] =>
  columns.map(({ name, type, labels }) => ({
    column: name,
    // Labels of options are texts in place of ids.
    type: labels === undefined ? typeName(type) : type === 'json' ? 'VARCHAR[]' : 'VARCHAR',
  }));

/** Returns the copy in a folder; without one, the only copy of the client in the folders of the working folder. */
async function openCopy(dir: string | undefined, { client, world }: Context): Promise<CopyReader> {
  const given = dir ?? (await onlyCopy(client.binary, world.cwd));
  const root = isAbsolute(given) ? given : resolve(world.cwd, given);
  const copy = await readCopy(root);
  if (copy === undefined) {
    throw new CliError(
      'input',
      `${given} is not the folder of a copy: it has no usable manifest.json.`,
      `Choose the folder with --dir, or make a copy; "${client.binary} sql --help" names the command.`,
    );
  }
  if (copy.tables.length > 0) return copy;
  throw new CliError(
    'input',
    `${given} has no schema.json, or no table in it.`,
    'Run the command that keeps the folder once more: it writes the types of the columns.',
  );
}

async function onlyCopy(binary: string, cwd: string): Promise<string> {
  const found = await copiesIn(cwd, binary);
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const problem = only === undefined ? 'No folder here has a copy' : 'Several folders here have a copy';
  const folders = only === undefined ? '' : ` Folders: ${found.join(', ')}.`;
  throw new CliError('input', `${problem} of ${binary}.${folders}`, 'Choose the folder with --dir.');
}

/** Names of tables and columns have no case in SQL. */
function find({ tables }: Pick<CopyReader, 'tables'>, name: string): CopiedTable {
  const found = tables.find((table) => table.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  const names = tables.map((table) => table.name);
  const suggestions = nearest(name, names);
  throw new CliError('usage', `The copy has no table ${name}.`, `Tables: ${names.join(', ')}.`, { suggestions });
}

async function* answer(query: string, copy: CopyReader, args: Args, context: Context): AsyncGenerator<Result> {
  const database = await openDatabase(context.client.binary);
  try {
    const { tables } = await database.check(query);
    const used = [...new Set(tables.map(({ schema, name }) => find(copy, schema === '' ? name : `${schema}.${name}`)))];
    await checkTables(used, copy, args, context);
    const files = used.filter(({ progress }) => progress.bytes > 0).map(({ file }) => join(copy.root, file));
    await database.prepare(viewsSql(copy.root, used.map(viewOf)), files);
    noteTimes(used, copy, context);
    yield { kind: 'rows', rows: limited(readable(database, query, used, args, context), context) };
  } finally {
    database.close();
  }
}

/** After a run, each row has one line, so that no version must be looked for. */
function viewOf({ name, file, key, columns, progress: { bytes, rows, lines } }: CopiedTable): View {
  const form = bytes === 0 ? 'none' : rows === lines ? 'rows' : 'lines';
  return { name, file, key, table: {}, columns, form };
}

async function checkTables(
  used: readonly CopiedTable[],
  copy: CopyReader,
  args: Args,
  context: Context,
): Promise<void> {
  for (const table of used) {
    const problem = await copy.problemOf(table);
    if (problem === undefined) continue;
    if (args['stale-ok'] === true) context.warn(`The table ${table.name} ${problem}.`);
    else {
      throw new CliError(
        'input',
        `The table ${table.name} ${problem}.`,
        'Run the command that keeps the folder, then the query again. --stale-ok answers from what is there.',
      );
    }
  }
}

function noteTimes(used: readonly CopiedTable[], { root }: CopyReader, { note }: Context): void {
  if (used.length === 0) return;
  const times = used.map(({ progress }) => progress.completeAsOf);
  const oldest = times.includes(undefined) ? undefined : times.sort()[0];
  note(oldest === undefined ? `From ${basename(root)}, not complete.` : `As of ${oldest}, from ${basename(root)}.`);
}

/** Adds to the error of an unknown column those that the query may have meant. */
async function* readable(
  database: Database,
  query: string,
  used: readonly CopiedTable[],
  args: Args,
  { world }: Context,
): AsyncGenerator<Row> {
  try {
    yield* database.rows(query, { seconds: args['time-limit'] ?? 300, signal: world.signal });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const [, one, other] =
      /Referenced column "(.+?)" not found|does not have a column named "(.+?)"/.exec(error.message) ?? [];
    const name = one ?? other;
    if (name === undefined) throw error;
    const names = used.flatMap(({ columns }) => columns.map((column) => column.name));
    const suggestions = nearest(name, names);
    const tables = used.map((table) => table.name).join(', ');
    const remedy =
      used.length === 1 ? `List the columns with --describe ${tables}.` : 'List the columns with --describe.';
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
