/** The tables of a copy in a folder, as commands read them: found, checked, and as views of the database engine. */
import { isAbsolute, resolve } from 'node:path';
import { defined } from '../../base/defined.js';
import { CliError } from '../../base/errors.js';
import { nearest } from '../../base/suggestions.js';
import type { Context } from '../../contract/context.js';
import { refreshRemedy } from './refresh.js';
import { copiesIn, readCopy, type CopiedTable, type CopyReader } from '../../copy/read.js';
import { named, viewsSql, type View } from '../../copy/tables/view-text.js';

/** A copy whose tables are read, with a schema before the name if it is not the first one. */
export interface Attached {
  readonly copy: CopyReader;
  readonly schema?: string;
}

/** A table that is read. */
export interface Used extends Attached {
  readonly table: CopiedTable;
}

/**
 * Returns the copy in a folder; without one, the only copy of the client in the folders of the working folder.
 *
 * @param command whose help names the command that makes a copy
 * @throws CliError `input` without a copy, and without a table in it
 */
export async function openCopy(dir: string | undefined, command: string, context: Context): Promise<CopyReader> {
  const { client, world } = context;
  const given = dir ?? (await onlyCopy(client.binary, world.cwd));
  const root = isAbsolute(given) ? given : resolve(world.cwd, given);
  const copy = await readCopy(root);
  if (copy === undefined) {
    throw new CliError(
      'input',
      `${given} is not the folder of a copy: it has no usable manifest.json.`,
      `Choose the folder with --dir, or make a copy; "${client.binary} ${command} --help" names the command.`,
    );
  }
  if (copy.tables.length > 0) return copy;
  throw new CliError(
    'input',
    `${given} has no schema.json, or no table in it.`,
    `${refreshRemedy(copy, context)} once more: it writes the types of the columns.`,
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

/** Returns tables of a copy by their names, all without one. Names have no case. */
export function chooseTables({ tables }: CopyReader, names: readonly string[] | undefined): readonly CopiedTable[] {
  if (names === undefined) return tables;
  const known = tables.map(({ name }) => name);
  const wanted = names.map((name) => {
    const found = known.find((one) => one.toLowerCase() === name.toLowerCase());
    if (found !== undefined) return found;
    const suggestions = nearest(name, known);
    throw new CliError('usage', `The copy has no table ${name}.`, `Tables: ${known.join(', ')}.`, { suggestions });
  });
  return tables.filter(({ name }) => wanted.includes(name));
}

/**
 * Refuses a table that is not complete or was changed by another program; with `isStaleOk`, warns.
 *
 * @param then what to do after the copy was brought up to date, as the end of a sentence
 * @returns those that it has warned of
 */
export async function checkTables(
  used: readonly Used[],
  { isStaleOk, then }: { readonly isStaleOk: boolean; readonly then: string },
  context: Context,
): Promise<readonly CopiedTable[]> {
  const stale: CopiedTable[] = [];
  for (const { copy, table } of used) {
    const remedy = `${refreshRemedy(copy, context)}, ${then}`;
    const problem = await copy.problemOf(table, remedy);
    if (problem === undefined) continue;
    const sentence = `The table ${table.name} ${problem}.`;
    if (!isStaleOk) throw new CliError('input', sentence, remedy);
    context.warn(sentence);
    stale.push(table);
  }
  return stale;
}

/**
 * Returns SQL that makes the view of a table.
 *
 * @param isStale whether {@link checkTables} has warned of the table
 * @param names of the columns, in lower case; by default all
 */
export function statementsFor(
  { copy, schema, table }: Used,
  isStale: boolean,
  names?: ReadonlySet<string>,
): readonly string[] {
  const { name, file, key, progress } = table;
  const read = table.columns.filter((column) => names?.has(column.name.toLowerCase()) !== false);
  // A view has a column, also for a query that only counts.
  const columns = read.length === 0 ? table.columns.slice(0, 1) : read;
  // The manifest says nothing of a file that another program has changed.
  const rows = progress.areDoubles === true && !isStale ? 'doubles' : 'rows';
  // After a run, each row has one line, so that no version must be looked for.
  const form = progress.bytes === 0 ? 'none' : progress.rows === progress.lines ? rows : 'lines';
  const view: View = { name, file, key, table: {}, columns, form, ...defined({ schema }) };
  const made = schema === undefined ? [] : [`CREATE SCHEMA IF NOT EXISTS ${named(schema)};`];
  return [...made, viewsSql(copy.root, [view])];
}
