/** Statements of Snowflake that load an export as Parquet from a stage. */
import type { ExportedColumn, ExportedTable } from '../tables.js';
import { named } from '../../tables/view-text.js';
import { lines, typesOf, valuesOf, within, type Dialect } from './dialect.js';
import { mergeSql } from './merge.js';

const types = typesOf('NUMBER', {
  integer: 'NUMBER(19, 0)',
  text: 'VARCHAR',
  boolean: 'BOOLEAN',
  date: 'DATE',
  timestamp: 'TIMESTAMP_TZ(6)',
  json: 'VARIANT',
});

/** JSON is read from its text when rows are merged: not every function is available while files are read. */
const loadedType = ({ type }: ExportedColumn): string => types[type === 'json' ? 'text' : type];

/** Backslashes have a meaning in texts of Snowflake. */
const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&').replaceAll('\0', '')}'`;

const defined = ({ name, shortName, type }: ExportedColumn): string =>
  `${named(shortName)} ${types[type]}${name === shortName ? '' : ` COMMENT ${text(name)}`}`;

export const snowflake: Dialect = {
  title: 'Snowflake',
  format: 'parquet',
  place: '@stage/folder',
  // Times without a zone are UTC.
  begin: [`ALTER SESSION SET TIMEZONE = 'UTC';`],
  end: [],
  table: (table, { files }) => {
    const { columns, key, shortName, plainName } = table;
    const name = named(shortName);
    const rows = named(`${shortName} of the export`);
    const primary = key === undefined ? [] : [`PRIMARY KEY (${named(key.shortName)})`];
    return [
      `CREATE TABLE IF NOT EXISTS ${name} (\n${lines([...columns.map(defined), ...primary])}\n);`,
      ...valuesOf(table).map((column) => `ALTER TABLE ${name} ADD COLUMN IF NOT EXISTS ${defined(column)};`),
      `CREATE OR REPLACE TEMPORARY TABLE ${rows} (
${lines(columns.map((column) => `${named(column.shortName)} ${loadedType(column)}`))}
);`,
      loadSql(table, rows, within(files, `${plainName}/`)),
      'BEGIN;',
      ...mergeSql(table, {
        table: name,
        rows,
        column: (column) => named(column.shortName),
        value: (column) => {
          const value = `s.${named(column.shortName)}`;
          return column.type === 'json' ? `PARSE_JSON(${value})` : value;
        },
        deletes: false,
      }),
      'COMMIT;',
      `DROP TABLE ${rows};`,
    ];
  },
};

const loadSql = ({ columns }: ExportedTable, rows: string, place: string): string => `COPY INTO ${rows} FROM (
  SELECT
${lines(columns.map((column) => `  $1:${named(column.plainName)}::${loadedType(column)}`))}
  FROM ${text(place)}
)
FILE_FORMAT = (TYPE = PARQUET USE_LOGICAL_TYPE = TRUE)
PATTERN = '.*[.]parquet';`;
