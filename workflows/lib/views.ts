import type { ColumnType, Table } from 'cmdspec-runtime/kit';

/** Name of the file with the views, in the folder of the data. */
export const VIEWS = 'views.sql';

/** One view, over the records of one file. */
export interface View {
  readonly name: string;
  /** Path of the file in the folder; may contain `*`. */
  readonly file: string;
  readonly table: Table;
  /** `lines`: one record per line, possibly several versions of a record. `array`: one JSON array of records. `object`: one record per file. */
  readonly form: 'lines' | 'array' | 'object';
  /** Field with the time of the last change. With several versions of a record, the view shows the newest. */
  readonly version?: string;
}

const types: Readonly<Record<ColumnType, string>> = {
  integer: 'BIGINT',
  number: 'DOUBLE',
  text: 'VARCHAR',
  boolean: 'BOOLEAN',
  date: 'DATE',
  // UTC, as in the records.
  timestamp: 'TIMESTAMP',
  json: 'JSON',
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns SQL that DuckDB runs as it is, for files below `root`, an absolute path. A value that does not fit its type is NULL instead of an error. */
export function viewsSql(root: string, views: readonly View[]): string {
  return [
    '-- Views on the files of this folder, for DuckDB: duckdb copy.duckdb < views.sql',
    '-- The paths are absolute; write the file again after moving the folder. Times are UTC.',
    '',
    ...views.map((view) => viewSql(root, view)),
  ].join('\n');
}

function viewSql(root: string, { name, file, table, form, version }: View): string {
  // DuckDB reads some characters of a path as a pattern.
  const path = quoted(`${root.replace(/[*?[]/g, '[$&]')}/${file}`);
  const columns = Object.entries(table).map(([field, type]) => `  ${valueSql(field, type)} AS ${named(field)}`);
  const source =
    form === 'lines'
      ? // The last line of a file may be incomplete while it is written.
        `read_ndjson_objects(${path}, ignore_errors = true)`
      : `read_json_objects(${path}, format = '${form === 'array' ? form : 'unstructured'}')`;
  const lines = [
    `CREATE OR REPLACE VIEW ${named(name)} AS`,
    'SELECT',
    columns.join(',\n'),
    // The row number is the position in the file: the later of two lines with the same time is the newer one.
    `FROM (SELECT json, row_number() OVER () AS position FROM ${source})`,
    'WHERE json IS NOT NULL',
  ];
  if (version !== undefined) {
    // The later of two lines with the same time is the newer one. Records without an id are not versions of each other.
    const time = valueSql(version, 'timestamp');
    lines.push(
      "QUALIFY row_number() OVER (PARTITION BY coalesce(json ->> '$.id', 'line ' || position)",
      `  ORDER BY ${time} DESC NULLS LAST, position DESC) = 1`,
    );
  }
  return `${lines.join('\n')};\n`;
}

function valueSql(field: string, type: ColumnType): string {
  const path = quoted(`$.${field}`);
  if (type === 'json') return `nullif(json -> ${path}, 'null'::JSON)`;
  return type === 'text' ? `json ->> ${path}` : `TRY_CAST(json ->> ${path} AS ${types[type]})`;
}
