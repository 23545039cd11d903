/** Statements of DuckDB that load an export as Parquet into tables. */
import type { ExportedColumn } from '../tables.js';
import { named, quoted, typeName } from '../../tables/view-text.js';
import { lines, valuesOf, within, type Dialect } from './dialect.js';
import { mergeSql } from './merge.js';

const typed = ({ type }: ExportedColumn): string => (type === 'timestamp' ? 'TIMESTAMPTZ' : typeName(type));

const defined = (column: ExportedColumn): string => `${named(column.name)} ${typed(column)}`;

export const duckdb: Dialect = {
  title: 'DuckDB',
  format: 'parquet',
  begin: [`SET TimeZone = 'UTC';`, 'BEGIN;'],
  end: ['COMMIT;'],
  table: (table, { files }) => {
    const { columns, key } = table;
    const name = named(table.name);
    const path = quoted(within(files, `${table.plainName}/**/*.parquet`));
    const values = columns.map((column) => `${named(column.plainName)} AS ${named(column.name)}`);
    const primary = key === undefined ? [] : [`PRIMARY KEY (${named(key.name)})`];
    return [
      `CREATE TABLE IF NOT EXISTS ${name} (\n${lines([...columns.map(defined), ...primary])}\n);`,
      ...valuesOf(table).map((column) => `ALTER TABLE ${name} ADD COLUMN IF NOT EXISTS ${defined(column)};`),
      ...mergeSql(table, {
        table: name,
        rows: `(\n  SELECT\n${lines(values.map((value) => `  ${value}`))}\n  FROM read_parquet(${path}, hive_partitioning = false)\n)`,
        column: (column) => named(column.name),
        deletes: true,
      }),
    ];
  },
};
