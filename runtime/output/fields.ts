/** Names of fields and columns, compared with what records have. */
import type { Column } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { KnownFields } from '../contract/run.js';
import type { Failure } from '../contract/failure.js';
import type { Row } from '../contract/rows.js';
import { CliError, nearNames } from '../base/errors.js';
import { clean } from '../base/clean.js';
import { unescaped } from '../base/paths.js';
import { nearest } from '../base/suggestions.js';
import { firstSome } from '../base/message.js';
import { lookUp, valueOf } from './cells.js';

/** Maximum number of names in one message. */
const MAX_NAMES = 40;

/**
 * Returns the columns that `--fields` names: known ones by key, else the field of that name. They have the order of the
 * names, or that of the columns, with other fields after them. A header does not count, because another field may have
 * that name: `StatusDescription` is the column "Status".
 */
export function chosenColumns(
  fields: readonly string[],
  columns: readonly Column[] = [],
  order: 'named' | 'columns' = 'named',
): readonly Column[] {
  const chosen = fields.map((name) => columnOf(columns, name) ?? { key: name, header: unescaped(name) });
  if (order === 'named') return chosen;
  const known = new Set(columns);
  return [...columns.filter((column) => chosen.includes(column)), ...chosen.filter((column) => !known.has(column))];
}

/** Returns the columns of `--columns` or `--sort`: those of these names, else fields of the rows, in any case. */
export function columnsNamed(
  names: readonly string[],
  columns: readonly Column[] = [],
  rows: readonly Row[] = [],
): readonly Column[] {
  return names.map((name) => {
    const found =
      columnNamed(columns, name) ?? columns.find(({ key, header }) => isSame(key, name) || isSame(header, name));
    if (found !== undefined) return found;
    const own = rows.some((row) => mayHave(row, name)) ? undefined : keysOf(rows).find((key) => isSame(key, name));
    return { key: own ?? name, header: own ?? unescaped(name) };
  });
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const keysOf = (rows: readonly Row[]): string[] => rows.flatMap(Object.keys);

/** Names that a flag or a setting chooses. */
export interface AskedFields {
  readonly names: readonly string[];
  /** Where the names are, for errors: `--fields`. */
  readonly by: string;
  readonly noun: 'field' | 'column';
}

/** Returns the names of `--fields`, `--columns` and `--sort`, each with what to call it. */
export function askedNames({
  fields,
  columns,
  sort,
}: Pick<Options, 'fields' | 'columns' | 'sort'>): readonly AskedFields[] {
  const by = columns?.setting === undefined ? '--columns' : `the setting ${columns.setting}`;
  return [
    ...(fields ? [{ names: fields, by: '--fields', noun: 'field' as const }] : []),
    ...(columns ? [{ names: columns.names, by, noun: 'column' as const }] : []),
    ...(sort ? [{ names: sort.map((name) => name.replace(/^-/, '')), by: '--sort', noun: 'column' as const }] : []),
  ];
}

/** Returns a record with only the named fields, in their order; a dotted name stays one key. Missing ones are skipped. */
export function project(row: Row, fields: readonly string[], columns: readonly Column[] = []): Row {
  const picked: Row = {};
  for (const name of fields) {
    const own = Object.hasOwn(row, name) ? row[name] : lookUp(row, name);
    const column = own === undefined ? columnOf(columns, name) : undefined;
    const value = column ? valueOf(row, column) : own;
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/**
 * Fails on a name that is not known.
 *
 * @returns the names that are only known to be below a known one, so that the rows decide
 * @throws CliError of the given kind, listing the known names
 */
export async function checkKnown(
  asked: AskedFields,
  { names: fields, scalars = [], columns = [], sorts = [], has }: KnownFields,
  kind: Failure,
): Promise<readonly string[]> {
  const names = asked.by === '--sort' ? [...fields, ...sorts] : fields;
  const anyCase = asked.noun === 'column';
  const form = (name: string): string => (anyCase ? name.toLowerCase() : name);
  const known = new Set([...names, ...(anyCase ? columns.map(({ header }) => header) : [])].map(form));
  const ends = new Set(scalars.map(form));
  const patterns = names.filter(isPattern).map((name) => patternOf(form(name)));
  const unknown: string[] = [];
  const open: string[] = [];
  for (const name of asked.names) {
    const typed = form(name);
    if (known.has(typed) || patterns.some((pattern) => pattern.test(typed))) continue;
    const above = stepsAbove(typed).filter((path) => known.has(path));
    if (above.some((path) => !ends.has(path))) open.push(name);
    else if ((await has?.(name)) !== true) unknown.push(name);
  }
  const plain = names.filter((name) => !isPattern(name));
  if (unknown.length > 0) refuse(unknown, asked, { names: plain, columns }, kind);
  return open;
}

/** Returns the paths above a path: `a` and `a.b` for `a.b.c`. */
function stepsAbove(path: string): readonly string[] {
  return [...path.matchAll(/\\.|\./gs)].flatMap(({ 0: mark, index }) => (mark === '.' ? [path.slice(0, index)] : []));
}

/** Whether a known name stands for several, of which only the result shows which ones exist: `*-*`. */
export const isPattern = (name: string): boolean => name.includes('*');

const patternOf = (name: string): RegExp => {
  const parts = name.split('*').map((part) => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
};

/**
 * Fails on a name that neither a column nor one of the rows has, for commands whose fields only the response shows.
 * Without rows no field is known, so nothing fails.
 *
 * @throws CliError of the given kind, listing the known names
 */
export function refuseUnknown(
  asked: AskedFields,
  rows: readonly Row[],
  columns: readonly Column[] = [],
  kind: Failure,
): void {
  if (rows.length === 0) return;
  const keys = keysOf(rows);
  const isKnown = (name: string): boolean =>
    columnOf(columns, name) !== undefined ||
    rows.some((row) => mayHave(row, name)) ||
    (asked.noun === 'column' &&
      [...keys, ...columns.flatMap(({ key, header }) => [key, header])].some((one) => isSame(one, name)));
  const unknown = asked.names.filter((name) => !isKnown(name));
  if (unknown.length === 0) return;
  const names = [...new Set([...keys, ...columns.map(({ key }) => key)])];
  refuse(unknown, asked, { names, columns }, kind);
}

/** Returns the names that no row has a value for. */
export function missingFields(
  fields: readonly string[],
  rows: readonly Row[],
  columns: readonly Column[] = [],
): readonly string[] {
  return fields.filter((name) => {
    const column = columnOf(columns, name);
    return !rows.some((row) => mayHave(row, name) || (column !== undefined && valueOf(row, column) !== undefined));
  });
}

function refuse(
  unknown: readonly string[],
  asked: AskedFields,
  { names: known, columns = [] }: Pick<KnownFields, 'names' | 'columns'>,
  kind: Failure,
): never {
  const suggestions = [
    ...new Set(
      unknown.flatMap((name) => {
        const shown = columns.filter(({ header }) => isSame(header, name)).map(({ key }) => key);
        return shown.length > 0 ? shown : nearest(name, known);
      }),
    ),
  ];
  const [first = ''] = unknown;
  throw new CliError(
    kind,
    `Unknown ${asked.noun}${unknown.length === 1 ? '' : 's'} in ${asked.by}: ${unknown.map(clean).join(', ')}.`,
    `Known ${asked.noun}s: ${firstSome(known.map(clean), MAX_NAMES).join(', ')}.`,
    unknown.length === 1 ? nearNames(first, suggestions) : { suggestions },
  );
}

export const columnOf = (columns: readonly Column[], name: string): Column | undefined =>
  columns.find(({ key }) => key === name);

export function columnNamed(columns: readonly Column[], name: string): Column | undefined {
  return columnOf(columns, name) ?? columns.find(({ header }) => header === name);
}

/** Whether the row has the field, or a null where its parent would be. */
export function mayHave(row: Row, name: string): boolean {
  if (Object.hasOwn(row, name) || lookUp(row, name) !== undefined) return true;
  return stepsAbove(name).some((path) => lookUp(row, path) === null);
}
