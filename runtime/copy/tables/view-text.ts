/** Views on the files of a folder, as SQL that DuckDB runs. */
import { stringifyJson } from '../../base/json.js';
import type { ColumnType, Pointer, Table } from '../../contract/tables.js';

/** One view, over the records of one file. */
export interface View {
  readonly name: string;
  /** Schema of the database; absent: the one of tables without one. */
  readonly schema?: string;
  /** Path of the file in the folder. */
  readonly file: string;
  readonly table: Table;
  /** More columns, for example custom fields. */
  readonly columns?: readonly Column[];
  readonly form: keyof typeof sources;
  /** Of lines: the field that identifies a record; default `id`. */
  readonly key?: string;
  /** All columns are read at once, in a third of the time of five columns. By default each is read only if a query needs it. */
  readonly isReadAtOnce?: boolean;
}

/** A column whose name is not that of a field. */
export interface Column {
  readonly name: string;
  /** Names of the fields that lead to the value. */
  readonly path: readonly string[];
  readonly type: ColumnType;
  /** Shown in place of the values, by value. */
  readonly labels?: ReadonlyMap<string, string>;
  /** The record that the value points to. */
  readonly names?: Pointer;
}

/** A table over the file of one collection. */
export interface StoredTable {
  readonly name: string;
  readonly file: string;
  /** Field that identifies a row. */
  readonly key: string;
  readonly columns: readonly Column[];
}

/** Decimals of exact numbers; a value with more of them is an error. Products of two amounts still fit into 38 digits. */
export const scales = { number: 10, rate: 28 } as const satisfies Partial<Record<ColumnType, number>>;

/** Name of a type in DuckDB. */
export function typeName(type: ColumnType): string {
  return type === 'number' || type === 'rate' ? `DECIMAL(38, ${String(scales[type])})` : types[type];
}

const types: Readonly<Record<Exclude<ColumnType, 'number' | 'rate'>, string>> = {
  integer: 'BIGINT',
  text: 'VARCHAR',
  boolean: 'BOOLEAN',
  date: 'DATE',
  // UTC, as in the records.
  timestamp: 'TIMESTAMP',
  json: 'JSON',
};

/** The records of a file, as queries with a column `json` that fail on a file that is torn or of another kind. */
const sources = {
  /** One version of a record per line, the newest last; a list names a record that was deleted. */
  lines: (path: string, key: string) => {
    const id = `coalesce(CASE json_type(json) WHEN 'ARRAY' THEN json ->> '$[1]' ELSE json ->> ${key} END, 'line ' || position)`;
    return `SELECT json FROM (
    SELECT json, position FROM (SELECT json, row_number() OVER () AS position FROM read_ndjson_objects(${path}))
    QUALIFY row_number() OVER (PARTITION BY ${id} ORDER BY position DESC) = 1
  ) WHERE NOT (json_type(json) = 'ARRAY' AND (json ->> '$[0]') = 'deleted')`;
  },
  /** One record per line. */
  rows: (path: string) => `SELECT json FROM read_ndjson_objects(${path})`,
  /** No file. */
  none: () => 'SELECT NULL::JSON AS json WHERE false',
} as const;

/**
 * Numbers are texts until they are exact: DuckDB rounds a text that has more digits than its type, without an error. Of the numbers
 * in JSON, it reads 17 digits: the others are found in the text of the record, after the name of their field.
 */
const MACRO = `CREATE OR REPLACE MACRO is_short(text) AS length(text) <= 10 AND NOT contains(lower(text), 'e');
CREATE OR REPLACE MACRO written_as(text, record, field) AS list_distinct(list_filter(
  regexp_extract_all(record::VARCHAR, field || '\\s*:\\s*(-?[0-9.]+(?:[eE][+-]?[0-9]+)?)', 1),
  lambda number: number::DOUBLE = text::DOUBLE));
CREATE OR REPLACE MACRO written_number(text, record, field) AS CASE
  WHEN length(regexp_replace(text, '\\D', '', 'g')) <= 15 OR regexp_matches(
    replace(record::VARCHAR, '.', ''),
    '[^0-9]0*' || trim(regexp_replace(text, '[eE].*|\\D', '', 'g'), '0') || '0*([^0-9]|$)') THEN text
  WHEN len(written_as(text, record, field)) = 1 THEN written_as(text, record, field)[1]
  ELSE error(text || ' has more digits in the file than DuckDB reads; read it from the files as it is.')
END;
CREATE OR REPLACE MACRO exact_number(text, decimals) AS CASE
  WHEN length(regexp_extract(text, '\\.(\\d*?)0*(?:[eE].*)?$', 1))
    - coalesce(TRY_CAST(regexp_extract(text, '[eE]([+-]?\\d+)$', 1) AS INTEGER), 0) > decimals
    THEN error(text || ' has more than ' || decimals || ' decimals; read it from the files as it is.')
  ELSE text
END;
CREATE OR REPLACE MACRO exact_json(value, record) AS CASE
  WHEN regexp_matches(value::VARCHAR, '\\d\\.\\d') AND len(list_filter(
    regexp_extract_all(record::VARCHAR, '[:,[]\\s*-?([0-9.]{17,})', 1),
    lambda number: contains(number, '.') AND NOT contains(value::VARCHAR, rtrim(number, '0'))
      AND contains(value::VARCHAR, to_json(number::DOUBLE)::VARCHAR))) > 0
    THEN error('A number in ' || left(value::VARCHAR, 80) || ' has more digits in the file than DuckDB reads; read it from the files as it is.')
  ELSE value
END;
`;

/** A text of SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** A name of SQL. */
export const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Returns SQL that DuckDB runs as it is, for files below `root`, an absolute path. A number that is not exactly of its type is
 * an error, any other such value NULL.
 */
export function viewsSql(root: string, views: readonly View[]): string {
  return [
    '-- Views on the files of this folder, for DuckDB: duckdb copy.duckdb < views.sql',
    '-- The paths are absolute; write the file again after moving the folder. Times are UTC.',
    '',
    MACRO,
    ...views.map((view) => viewSql(root, view)),
  ].join('\n');
}

/** Columns of a view: the fields of its records, and the others. */
export const columnsOf = ({ table, columns = [] }: Pick<View, 'table' | 'columns'>): readonly Column[] => [
  ...Object.entries(table).map(([name, field]) => ({
    name,
    path: [name],
    ...(typeof field === 'string' ? { type: field } : { type: field.type, names: field.names }),
  })),
  ...columns,
];

function viewSql(root: string, view: View): string {
  const { name, schema, file, form, key = 'id' } = view;
  // DuckDB reads some characters of a path as a pattern.
  const path = quoted(`${root.replace(/[*?[]/g, '[$&]')}/${file}`);
  const columns = columnsOf(view);
  const paths = columns.map(({ path: names }) => quoted(`$.${names.join('.')}`));
  const shown = columns.map((column, index) => `  ${valueSql(column, fieldOf(index))} AS ${named(column.name)}`);
  function fieldOf(index: number): Field {
    const [at, own = ''] = [`[${String(index + 1)}]`, paths[index]];
    if (view.isReadAtOnce === true) return { text: `texts${at}`, json: `parts${at}` };
    return { text: `json ->> ${own}`, json: `json -> ${own}` };
  }
  const list = paths.join(', ');
  const lines = [
    `CREATE OR REPLACE VIEW ${schema === undefined ? '' : `${named(schema)}.`}${named(name)} AS`,
    'SELECT',
    shown.join(',\n'),
    'FROM (',
    ...(view.isReadAtOnce === true
      ? [`  SELECT json, json_extract_string(json, [${list}]) AS texts, json_extract(json, [${list}]) AS parts FROM (`]
      : []),
    `  ${sources[form](path, quoted(`$.${key}`))}`,
    ...(view.isReadAtOnce === true ? ['  )'] : []),
    ')',
    // The first character is looked at in a tenth of the time.
    `WHERE CASE WHEN starts_with(json::VARCHAR, '{') OR json_type(json) = 'OBJECT' THEN true ELSE error('${name.replaceAll("'", "''")}: not a record: ' || left(json::VARCHAR, 80)) END`,
  ];
  return `${lines.join('\n')};\n`;
}

/** A field of a record, as SQL of its text and of its JSON. */
interface Field {
  readonly text: string;
  readonly json: string;
}

function valueSql({ path: names, type, labels }: Column, { text, json }: Field): string {
  if (labels !== undefined) return labelSql({ text, json }, type, labels);
  if (type === 'json') return `exact_json(nullif(${json}, 'null'::JSON), json)`;
  if (type === 'text') return text;
  if (type !== 'number' && type !== 'rate') return `TRY_CAST(${text} AS ${types[type]})`;
  const [scale, name] = [String(scales[type]), typeName(type)];
  const written = `written_number(${text}, json, ${fieldPattern(names)})`;
  const exact = `CAST(exact_number(${written}, ${scale}) AS ${name})`;
  // DuckDB reads a text as a number of 18 digits in a tenth of the time.
  return `CASE WHEN is_short(${text}) THEN CAST(${text} AS DECIMAL(18, 8))::${name} ELSE ${exact} END`;
}

/** A pattern of the name that is before a value in the text of a record. */
const fieldPattern = (names: readonly string[]): string =>
  quoted(stringifyJson(names.at(-1) ?? '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** Labels in place of the ids of options; with the type `json`, a list of them. An id without a label is shown as it is. */
function labelSql({ text, json }: Field, type: ColumnType, labels: ReadonlyMap<string, string>): string {
  const shown = (value: string): string => {
    const cases = [...labels].map(([id, label]) => `WHEN ${quoted(id)} THEN ${quoted(label)}`);
    return cases.length === 0 ? value : `CASE ${value} ${cases.join(' ')} ELSE ${value} END`;
  };
  if (type !== 'json') return shown(text);
  return `list_transform(TRY_CAST(${json} AS VARCHAR[]), lambda id: ${shown('id')})`;
}
