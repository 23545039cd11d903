/** Statements of Spark that make tables of the Parquet files of an export: the tables have the rows of the files. */
import { hasMonths } from '../text.js';
import { lines, typesOf, within, type Dialect } from './dialect.js';

const types = typesOf('DECIMAL', {
  integer: 'BIGINT',
  text: 'STRING',
  boolean: 'BOOLEAN',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
  json: 'STRING',
});

/** Names have letters, digits and underscores. */
const ticked = (name: string): string => `\`${name}\``;

const text = (value: string): string =>
  `'${value
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ')}'`;

export const spark: Dialect = {
  title: 'Spark',
  format: 'parquet',
  place: '/lake/folder/current',
  begin: [],
  end: [],
  table: (table, { files, isPartitioned }) => {
    const name = ticked(table.plainName);
    const isByMonth = hasMonths(table, { format: 'parquet', isPartitioned });
    const month = ticked(table.partition);
    const columns = table.columns.map(
      (column) =>
        `${ticked(column.plainName)} ${types[column.type]}${column.name === column.plainName ? '' : ` COMMENT ${text(column.name)}`}`,
    );
    return [
      // The files stay: they are not of the table.
      `DROP TABLE IF EXISTS ${name};`,
      [
        `CREATE TABLE ${name} (`,
        lines(isByMonth ? [...columns, `${month} STRING`] : columns),
        ')',
        'USING parquet',
        ...(isByMonth ? [`PARTITIONED BY (${month})`] : []),
        `LOCATION ${text(within(files, table.plainName))};`,
      ].join('\n'),
      ...(isByMonth ? [`MSCK REPAIR TABLE ${name};`] : []),
    ];
  },
};
