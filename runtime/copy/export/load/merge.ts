/** The MERGE that makes a table equal to the rows of an export, for databases that have it with deletions. */
import type { ExportedColumn, ExportedTable } from '../tables.js';
import { lines, valuesOf } from './dialect.js';

export interface MergeNames {
  /** The table, and the relation with the rows of the export, as they are written in SQL. */
  readonly table: string;
  readonly rows: string;
  /** Name of a column as it is written in SQL. */
  readonly column: (column: ExportedColumn) => string;
  /** Value of a column in the relation; default: the column. */
  readonly value?: (column: ExportedColumn) => string;
  /** Whether MERGE can delete the rows that the relation does not have. */
  readonly deletes: boolean;
}

export function mergeSql(table: ExportedTable, names: MergeNames): readonly string[] {
  const { columns, key } = table;
  const { table: target, rows, column, deletes, value = (one) => `s.${column(one)}` } = names;
  const list = columns.map(column).join(', ');
  const values = columns.map(value).join(', ');
  if (key === undefined) {
    return [
      `DELETE FROM ${target} WHERE true;`,
      `INSERT INTO ${target} (${list})\nSELECT ${values} FROM ${rows} AS s;`,
    ];
  }
  const isSame = `t.${column(key)} = s.${column(key)}`;
  const updates = valuesOf(table).map((one) => `${column(one)} = ${value(one)}`);
  const merge = [
    `MERGE INTO ${target} AS t`,
    `USING ${rows} AS s`,
    `ON ${isSame}`,
    ...(updates.length === 0 ? [] : [`WHEN MATCHED THEN UPDATE SET\n${lines(updates)}`]),
    `WHEN NOT MATCHED THEN INSERT (${list})\n  VALUES (${values})`,
    ...(deletes ? ['WHEN NOT MATCHED BY SOURCE THEN DELETE'] : []),
  ];
  const gone = `DELETE FROM ${target} AS t\nWHERE NOT EXISTS (SELECT 1 FROM ${rows} AS s WHERE ${isSame});`;
  return [...(deletes ? [] : [gone]), `${merge.join('\n')};`];
}
