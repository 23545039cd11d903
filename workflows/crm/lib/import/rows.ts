/** Checks the columns of a file to import, and turns its rows into records. */
import { CliError, exactNumber, type Kit, type Row } from 'cmdspec-runtime/kit';
import { contactList } from '../records/contacts.js';
import type { Entity } from '../records/entities.js';
import type { SourceRow } from './source.js';

/** Column of a file of failed rows; it is ignored when the file is imported. */
export const ERROR_COLUMN = 'import_error';

type Cell = (cell: string, column: string) => unknown;

const text: Cell = (cell) => cell;
const contact: Cell = (cell) => (cell.trim() === '' ? undefined : contactList(cell.trim()));
const email: Cell = (cell, column) => {
  const address = cell.trim();
  if (address === '') return undefined;
  const parts = address.split(/[\s,;|/]+/).filter((part) => part.includes('@'));
  if (parts.length > 1)
    throw new CliError(
      'input',
      `${column} takes one e-mail address, not ${String(parts.length)}: ${parts.join(', ')}.`,
    );
  if (/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(address)) return contactList(address);
  throw new CliError('input', `${column} takes an e-mail address, not ${JSON.stringify(cell)}.`);
};
const id: Cell = (cell, column) => {
  if (/^\d+$/.test(cell.trim())) return exactNumber(cell.trim().replace(/^0+(?=\d)/, ''));
  throw new CliError('input', `${column} takes an id of digits, not ${JSON.stringify(cell)}.`);
};

type Special = readonly [field: string, value: Cell];

/** Columns that are not looked up as fields: by lower-case name, the field and the form of its value. */
const SPECIAL: Readonly<Record<string, Readonly<Record<string, Special>>>> = {
  person: {
    name: ['name', text],
    email: ['emails', email],
    phone: ['phones', contact],
    org_id: ['org_id', id],
    owner_id: ['owner_id', id],
  },
  org: { name: ['name', text], owner_id: ['owner_id', id] },
};

function specialOf(column: string, word: string): Special | undefined {
  const own = SPECIAL[word] ?? {};
  const key = column.toLowerCase();
  // Every object has a `constructor`.
  return Object.hasOwn(own, key) ? own[key] : undefined;
}

/**
 * Checks the names of the columns.
 *
 * @throws CliError `input` for two columns of one name, `usage` for a missing column
 */
export function checkColumns(columns: readonly string[], matchOn: string | undefined, name: string): void {
  const lower = columns.map((column) => column.toLowerCase());
  const twice = columns.find((_column, at) => lower.indexOf(lower[at] ?? '') !== at);
  if (twice !== undefined) throw new CliError('input', `${name} has two columns named "${twice}".`, 'Rename one.');
  const [only = ''] = columns;
  const separator =
    columns.length > 1 ? undefined : only.includes(';') ? 'semicolons' : only.includes('\t') ? 'tabs' : undefined;
  const listed =
    separator === undefined
      ? `Its columns are ${columns.join(', ')}.`
      : `The columns seem to be separated by ${separator}: see --separator.`;
  if (!lower.includes('name')) throw new CliError('usage', `${name} has no column "name".`, listed);
  if (matchOn !== undefined && !lower.includes(matchOn.toLowerCase())) {
    throw new CliError('usage', `${name} has no column "${matchOn}", which --match-on names.`, listed);
  }
}

/** Returns the cell of a column in any case; empty if there is none. */
export function cellOf({ cells }: SourceRow, column: string): string {
  const key = Object.keys(cells).find((one) => one.toLowerCase() === column.toLowerCase());
  return key === undefined ? '' : (cells[key] ?? '');
}

/** Returns the e-mail address of a row in the form in which addresses are compared; empty if it has none. */
export const addressOf = (row: SourceRow): string => cellOf(row, 'email').trim().toLowerCase();

/** @throws CliError `input` if the cell that a row is matched by is empty */
export function matchValue(row: SourceRow, column: string): string {
  const value = cellOf(row, column);
  if (value === '') throw new CliError('input', `The cell of ${column} is empty.`);
  return value;
}

/** Returns a row without blanks around the matched cell, because the search does not find a value with them. */
export function matchedRow(row: SourceRow, column: string): SourceRow {
  const cells = Object.entries(row.cells).map(([name, cell]): [string, string] => [
    name,
    name.toLowerCase() === column.toLowerCase() ? cell.trim() : cell,
  ]);
  return { ...row, cells: Object.fromEntries(cells) };
}

/** Returns the columns of a row that are looked up as fields: those with a value. */
export const fieldColumns = ({ cells }: SourceRow, { word }: Entity): string[] =>
  Object.keys(cells).filter(
    (column) => cells[column] !== '' && column !== ERROR_COLUMN && specialOf(column, word) === undefined,
  );

/** Returns a row without some columns. */
export const withoutColumns = (row: SourceRow, columns: ReadonlySet<string>): SourceRow =>
  columns.size === 0
    ? row
    : { ...row, cells: Object.fromEntries(Object.entries(row.cells).filter(([column]) => !columns.has(column))) };

/**
 * Returns the record of a row. Empty cells are left out.
 *
 * @throws CliError `input` for a column that is not a field, and for a cell that does not fit its field
 */
export async function bodyOf({ cells }: SourceRow, { word, fields }: Entity, kit: Pick<Kit, 'fields'>): Promise<Row> {
  const body: Record<string, unknown> = {};
  const pairs: [string, string][] = [];
  for (const [column, cell] of Object.entries(cells)) {
    if (cell === '' || column === ERROR_COLUMN) continue;
    const special = specialOf(column, word);
    const value = special?.[1](cell, column);
    if (special === undefined) pairs.push([column, cell]);
    else if (value !== undefined) body[special[0]] = value;
  }
  return pairs.length === 0 ? body : kit.fields(fields).encode(pairs, body);
}

/** Returns the message and remedy of an error, for a list of rows. */
export const sentence = ({ message, remedy }: CliError): string =>
  remedy === undefined ? message : `${message} ${remedy}`;

/** Returns a line of CSV. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
