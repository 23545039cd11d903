/** Statements of BigQuery that load an export as Parquet from Cloud Storage. */
import type { ExportedColumn } from '../tables.js';
import { lines, typesOf, valuesOf, within, type Dialect } from './dialect.js';
import { mergeSql } from './merge.js';

const types = typesOf('BIGNUMERIC', {
  integer: 'INT64',
  text: 'STRING',
  boolean: 'BOOL',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
  // The type JSON rounds numbers. JSON_VALUE and JSON_QUERY read texts as well.
  json: 'STRING',
});

/** Names have letters, digits and underscores. */
const ticked = (name: string): string => `\`${name}\``;

const text = (value: string): string =>
  `'${value.replace(/[\\']/g, '\\$&').replace(/\p{Cc}/gu, (one) => `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`;

const defined = ({ name, plainName, type }: ExportedColumn): string =>
  `${ticked(plainName)} ${types[type]}${name === plainName ? '' : ` OPTIONS (description = ${text(name)})`}`;

export const bigquery: Dialect = {
  title: 'BigQuery',
  format: 'parquet',
  place: 'gs://bucket/folder',
  begin: [],
  end: [],
  table: (table, { files }) => {
    const { columns, key, plainName } = table;
    const name = ticked(plainName);
    const rows = ticked(`${plainName}_export`);
    const primary = key === undefined ? [] : [`PRIMARY KEY (${ticked(key.plainName)}) NOT ENFORCED`];
    const added = valuesOf(table).map((column) => `ADD COLUMN IF NOT EXISTS ${defined(column)}`);
    return [
      `CREATE TABLE IF NOT EXISTS ${name} (\n${lines([...columns.map(defined), ...primary])}\n);`,
      ...(added.length === 0 ? [] : [`ALTER TABLE ${name}\n${lines(added)};`]),
      `LOAD DATA OVERWRITE ${rows}
FROM FILES (
  format = 'PARQUET',
  decimal_target_types = ['BIGNUMERIC'],
  uris = [${text(within(files, `${plainName}/*`))}]
);`,
      ...mergeSql(table, { table: name, rows, column: (column) => ticked(column.plainName), deletes: true }),
      `DROP TABLE ${rows};`,
    ];
  },
};
