/** Statements of DuckDB that write a table of a copy to files. */
import { stringifyJson } from '../../base/json.js';
import type { ExportedColumn, ExportedTable } from './tables.js';
import { named, quoted } from '../tables/view-text.js';

export type ExportFormat = 'parquet' | 'csv' | 'ndjson';

/**
 * Bytes of rows that are in memory before they are written: of one file, and of each of many files that are open at the same time.
 */
const ROW_GROUP = { file: 16_000_000, month: 2_000_000 };

/** Partition of the rows whose time has no value. */
export const UNDATED = 'undated';

/** How a table is written. */
export interface Layout {
  readonly format: ExportFormat;
  /** One folder for each month of the table's time. */
  readonly isPartitioned: boolean;
}

/** Returns the folder or file of a table, relative to the export. */
export const placeOf = ({ plainName }: ExportedTable, { format }: Layout): string =>
  format === 'parquet' ? plainName : `${plainName}.${format}`;

/** Whether a table has a folder for each month. */
export const hasMonths = ({ time }: ExportedTable, { format, isPartitioned }: Layout): boolean =>
  format === 'parquet' && isPartitioned && time !== undefined;

/**
 * Returns the statement that writes the view of a table.
 *
 * @param path of {@link placeOf}, absolute; folders of Parquet files must exist
 */
export function exportSql(table: ExportedTable, layout: Layout, path: string): string {
  if (layout.format === 'csv') {
    return `COPY (${selectSql(table, textSql, 'shortName')}) TO ${quoted(path)} (FORMAT csv, HEADER)`;
  }
  if (layout.format === 'ndjson') {
    // A line of JSON has neither control characters nor line breaks, so that nothing of it must be quoted.
    const form = `FORMAT csv, HEADER false, QUOTE '', ESCAPE '', DELIMITER '\x01'`;
    return `COPY (SELECT ${lineSql(table)} FROM ${named(table.name)}) TO ${quoted(path)} (${form})`;
  }
  if (!hasMonths(table, layout)) {
    const rows = selectSql(table, parquetSql, 'plainName');
    return `COPY (${rows}) TO ${quoted(`${path}/data_0.parquet`)} (${parquet(ROW_GROUP.file)})`;
  }
  const partition = named(table.partition);
  const month = `coalesce(strftime(${named(table.time?.name ?? '')}, '%Y-%m'), ${quoted(UNDATED)}) AS ${partition}`;
  const rows = selectSql(table, parquetSql, 'plainName', [month]);
  const form = `${parquet(ROW_GROUP.month)}, PARTITION_BY (${partition}), OVERWRITE_OR_IGNORE`;
  return `COPY (${rows}) TO ${quoted(path)} (${form})`;
}

const parquet = (rowGroup: number): string => `FORMAT parquet, ROW_GROUP_SIZE_BYTES ${String(rowGroup)}`;

function selectSql(
  { name, columns }: ExportedTable,
  value: (column: ExportedColumn) => string,
  as: 'shortName' | 'plainName',
  more: readonly string[] = [],
): string {
  const shown = columns.map((column) => `${value(column)} AS ${named(column[as])}`);
  return `SELECT ${[...shown, ...more].join(', ')} FROM ${named(name)}`;
}

function parquetSql(column: ExportedColumn): string {
  const value = named(column.name);
  if (column.type === 'json') return jsonSql(column);
  return column.type === 'timestamp' ? `${value}::TIMESTAMPTZ` : value;
}

/** JSON as text. */
const jsonSql = ({ name, isList }: ExportedColumn): string =>
  isList ? `to_json(${named(name)})::VARCHAR` : `${named(name)}::VARCHAR`;

/** A value as text; NULL stays NULL. */
function textSql(column: ExportedColumn): string {
  const value = named(column.name);
  switch (column.type) {
    case 'json':
      return jsonSql(column);
    case 'number':
    case 'rate':
      return `rtrim(rtrim(${value}::VARCHAR, '0'), '.')`;
    case 'timestamp':
      return `replace(${value}::VARCHAR, ' ', 'T') || 'Z'`;
    default:
      return `${value}::VARCHAR`;
  }
}

/** Types whose text is JSON. */
const BARE: readonly ExportedColumn['type'][] = ['integer', 'number', 'rate', 'boolean', 'json'];

/** A row as an object; a field without a value is left out. DuckDB's own JSON would round numbers in lists and objects. */
function lineSql({ columns }: ExportedTable): string {
  const fields = columns.map((column) => {
    const text = textSql(column);
    const value = BARE.includes(column.type) ? text : `to_json(${text})::VARCHAR`;
    return `${quoted(`${stringifyJson(column.shortName)}:`)} || ${value}`;
  });
  return `'{' || concat_ws(',', ${fields.join(', ')}) || '}'`;
}
