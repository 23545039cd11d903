/** The tables of a copy under the names and types that other programs accept. */
import { createHash } from 'node:crypto';
import { defined } from '../../base/defined.js';
import type { ColumnType } from '../../contract/tables.js';
import type { Column, StoredTable } from '../tables/view-text.js';

/** A table as files and databases have it. */
export interface ExportedTable extends Names {
  readonly columns: readonly ExportedColumn[];
  /** The column that identifies a row. */
  readonly key?: ExportedColumn;
  /** The column whose month is the partition of a row. */
  readonly time?: ExportedColumn;
  /** Name of the partition; no column has it. */
  readonly partition: string;
}

export interface ExportedColumn extends Names {
  readonly type: ColumnType;
  /** In the copy, the value is a list of texts. */
  readonly isList: boolean;
}

export interface Names {
  /** In the copy. */
  readonly name: string;
  /** At most 63 bytes, which is what PostgreSQL accepts. */
  readonly shortName: string;
  /** Only letters, digits and underscores, which is what every reader of Parquet accepts. */
  readonly plainName: string;
}

export function exportedTables(tables: readonly StoredTable[]): readonly ExportedTable[] {
  const names = namesOf(tables.map(({ name }) => name));
  return tables.map((table, index) => exported(table, names[index] ?? unnamed));
}

const unnamed: Names = { name: '', shortName: '_', plainName: '_' };

function exported({ key, columns }: StoredTable, names: Names): ExportedTable {
  const own = namesOf(columns.map(({ name }) => name));
  const all = columns.map((column, index) => ({ ...(own[index] ?? unnamed), ...typeOf(column) }));
  const at = (column: Column | undefined): ExportedColumn | undefined =>
    column === undefined ? undefined : all[columns.indexOf(column)];
  const keyColumn = at(columns.find((column) => isField(column) && column.name === key));
  const time = at(timeOf(columns));
  const taken = all.map(({ plainName }) => plainName);
  return {
    ...names,
    columns: all,
    ...defined({ key: keyColumn, time }),
    partition: unique([...taken, 'month'], (name, end) => name + end).at(-1) ?? 'month',
  };
}

/** Labels of options are texts in place of ids. */
const typeOf = ({ type, labels }: Column): Pick<ExportedColumn, 'type' | 'isList'> => ({
  type: labels === undefined || type === 'json' ? type : 'text',
  isList: labels !== undefined && type === 'json',
});

/** Whether a column is a field of the records, and no custom field. */
const isField = ({ name, path, labels }: Column): boolean =>
  path.length === 1 && path[0] === name && labels === undefined;

/** The time when a row was created, which never changes; without one, its first time. */
function timeOf(columns: readonly Column[]): Column | undefined {
  const fields = columns.filter(isField);
  const times = fields.filter(({ type }) => type === 'timestamp');
  return times.find(({ name }) => /creat/i.test(name)) ?? times[0] ?? fields.find(({ type }) => type === 'date');
}

function namesOf(names: readonly string[]): readonly Names[] {
  const short = unique(names, shortened);
  const plain = unique(names, plained);
  return names.map((name, index) => ({ name, shortName: short[index] ?? '', plainName: plain[index] ?? '' }));
}

/** Gives each name a form that no earlier one has, in any case: to a later one, the digest of its name is added. */
function unique(names: readonly string[], form: (name: string, end: string) => string): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let found = form(name, '');
    for (let more = name; taken.has(found.toLowerCase()); more += ' ') {
      const digest = createHash('sha256').update(more).digest('hex').slice(0, 8);
      found = form(name, `_${digest}`);
    }
    taken.add(found.toLowerCase());
    return found;
  });
}

const LONGEST = 63;

/** Columns that every table of PostgreSQL has. */
const SYSTEM = /^(?:tableoid|[cx]m(?:in|ax)|ctid)$/i;

function shortened(name: string, end: string): string {
  const text = name.replaceAll('\0', '') || '_';
  return cut(SYSTEM.test(text + end) ? `${text}_` : text, end);
}

/** Beginnings of names that BigQuery uses itself. */
const RESERVED = /^(?:_table_|_file_|_partition|_row_timestamp|__root__|_colidentifier)/i;

function plained(name: string, end: string): string {
  const text = name.normalize('NFC').replace(/[^\p{L}\p{N}_]+/gu, '_') || '_';
  return cut(/^\p{N}/u.test(text) || RESERVED.test(text) ? `x_${text}` : text, end);
}

/** Cuts a text between characters, so that it fits with its end. */
function cut(text: string, end: string): string {
  let kept = '';
  let bytes = Buffer.byteLength(end);
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > LONGEST) break;
    kept += character;
  }
  return kept + end;
}
