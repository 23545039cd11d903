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
  /** `doubles`: one record per line, whose numbers are integers or numbers that a double has. Other forms are in {@link sources}. */
  readonly form: keyof typeof sources | 'doubles';
  /** Of lines: the field that identifies a record; default `id`. */
  readonly key?: string;
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
    const id = `coalesce(CASE WHEN is_record(json) THEN json ->> ${key} WHEN json_type(json) = 'ARRAY' THEN json ->> '$[1]' END, 'line ' || position)`;
    return `SELECT json FROM (
    SELECT json, position FROM (SELECT json, row_number() OVER () AS position FROM read_ndjson_objects(${path}))
    QUALIFY row_number() OVER (PARTITION BY ${id} ORDER BY position DESC) = 1
  ) WHERE is_record(json) OR NOT (json_type(json) = 'ARRAY' AND (json ->> '$[0]') = 'deleted')`;
  },
  /** One record per line. */
  rows: (path: string) => `SELECT json FROM read_ndjson_objects(${path})`,
  /** No file. */
  none: () => 'SELECT NULL::JSON AS json WHERE false',
} as const;

/**
 * Numbers are texts until they are exact: DuckDB rounds a text that has more digits than its type, without an error. Of the numbers
 * in JSON, it reads 17 digits: the others are found in the text of the record, after the name of their field.
 *
 * A number that is read as a text of at most ten characters can be another one in the file. That one then has at least 16 digits,
 * of which at least five in a row are 0 or 9, also if its point is between them. `may_be_rounded` looks for these digits.
 */
const MACRO = `CREATE OR REPLACE MACRO is_record(json) AS starts_with(json::VARCHAR, '{');
CREATE OR REPLACE MACRO may_be_rounded(record) AS contains(record, '00000') OR contains(record, '99999')
  OR contains(record, '000.') OR contains(record, '999.') OR contains(record, '.000') OR contains(record, '.999');
CREATE OR REPLACE MACRO is_short(text) AS length(text) <= 10 AND NOT contains(lower(text), 'e') AND text NOT IN ('0.0', '-0.0');
CREATE OR REPLACE MACRO written_as(text, record, field) AS list_distinct(list_filter(
  regexp_extract_all(record::VARCHAR, field || '\\s*:\\s*(-?[0-9.]+(?:[eE][+-]?[0-9]+)?)', 1),
  lambda number: TRY_CAST(number AS DOUBLE) = text::DOUBLE));
CREATE OR REPLACE MACRO has_all_digits(number) AS length(regexp_replace(number, '[eE].*|\\D', '', 'g')) <= 15 AND number::DOUBLE <> 0;
CREATE OR REPLACE MACRO written_number(text, record, numbers) AS CASE
  WHEN len(numbers) = 0 AND contains(record::VARCHAR, '"' || text || '"') THEN text
  WHEN len(numbers) > 0 AND len(list_filter(numbers, lambda number: NOT has_all_digits(number))) = 0 THEN text
  WHEN len(numbers) = 1 AND NOT contains(record::VARCHAR, '"' || text || '"') THEN numbers[1]
  ELSE error(text || ' has more digits in the file than DuckDB reads; read it from the files as it is.')
END;
CREATE OR REPLACE MACRO exact_number(text, decimals) AS CASE
  WHEN length(regexp_extract(text, '\\.(\\d*?)0*(?:[eE].*)?$', 1))
    - coalesce(TRY_CAST(regexp_extract(text, '[eE]([+-]?\\d+)$', 1) AS INTEGER), 0) > decimals
    THEN error(text || ' has more than ' || decimals || ' decimals; read it from the files as it is.')
  ELSE text
END;
CREATE OR REPLACE MACRO exact_json(value, record) AS CASE
  WHEN regexp_matches(value::VARCHAR, '\\d(?:\\.\\d|[eE])') AND len(list_filter(
    regexp_extract_all(record::VARCHAR, '[:,[]\\s*-?([0-9.]{17,}(?:[eE][+-]?[0-9]+)?)', 1),
    lambda number: regexp_matches(number, '[.eE]') AND NOT contains(value::VARCHAR, rtrim(number, '0'))
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
  const { name, schema, file, key = 'id' } = view;
  // DuckDB reads some characters of a path as a pattern.
  const path = quoted(`${root.replace(/[*?[]/g, '[$&]')}/${file}`);
  const columns = columnsOf(view);
  const { fields, parts, values } = placesOf(columns);
  const form = view.form === 'doubles' && hasOtherCase(fields.map((field) => field.name)) ? 'rows' : view.form;
  const shown = columns.map((column, index) => {
    return `  ${valueSql(column, values[index] ?? '', form)} AS ${named(column.name)}`;
  });
  const read =
    form === 'doubles' ? readFields(path, fields) : readRecords(name, sources[form](path, quoted(`$.${key}`)), fields);
  const inner = parts.map(({ field, structure }, index) => `${fromJson(field, structure)} AS part${String(index)}`);
  const lines = [
    `CREATE OR REPLACE VIEW ${schema === undefined ? '' : `${named(schema)}.`}${named(name)} AS`,
    'SELECT',
    shown.join(',\n'),
    'FROM (',
    ...(inner.length === 0 ? [] : [`  SELECT *, ${inner.join(', ')} FROM (`]),
    ...read.map((line) => `  ${line}`),
    ...(inner.length === 0 ? [] : ['  )']),
    ')',
  ];
  return `${lines.join('\n')};\n`;
}

/** The fields of records, when each number is exact as DuckDB reads it. A column that no query needs is not read. */
const readFields = (path: string, fields: readonly Field[]): readonly string[] => [
  `SELECT ${fields.map(({ name }, index) => `${named(name)} AS field${String(index)}`).join(', ')}`,
  `FROM read_json(${path}, format = 'newline_delimited', records = true, hive_partitioning = false,`,
  `  columns = {${fields.map(({ name, type }) => `${named(name)}: '${type}'`).join(', ')}})`,
];

/**
 * The fields of records, and the text of each record, in which the digits of its numbers are. A condition on rows of UNNEST is checked
 * after them; else DuckDB would parse each record once more for each condition.
 */
function readRecords(view: string, source: string, fields: readonly Field[]): readonly string[] {
  const structure = Object.fromEntries(fields.map(({ name, type }) => [name, type]));
  const names = fields.map(({ name }) => name.toLowerCase());
  const read = fields.map(({ name, type }, index) => {
    const isOtherCase = names.indexOf(name.toLowerCase()) < index;
    const value = isOtherCase
      ? `json ${type === 'JSON' ? '->' : '->>'} ${quoted(`$.${name}`)}`
      : `record.${named(name)}`;
    return `${value} AS field${String(index)}`;
  });
  return [
    `SELECT json, may_be_rounded, ${read.join(', ')}`,
    `FROM (SELECT json, may_be_rounded(json::VARCHAR) AS may_be_rounded, unnest([${fromJson('json', structure)}]) AS record FROM (`,
    `  ${source}`,
    '))',
    `WHERE CASE WHEN is_record(json) OR json_type(json) = 'OBJECT' THEN true ELSE error('${view.replaceAll("'", "''")}: not a record: ' || left(json::VARCHAR, 80)) END`,
  ];
}

/** The values inside of a JSON value. */
const fromJson = (json: string, structure: Structure): string =>
  `from_json(${json}, ${quoted(stringifyJson(structure))})`;

/** DuckDB ignores the case of names, so that it cannot read two fields that only differ in it. */
const hasOtherCase = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size < names.length;

/** A field of a record that is read. */
interface Field {
  readonly name: string;
  readonly type: 'VARCHAR' | 'JSON';
}

/** What is read of a JSON value: the type of a value, or the values inside of it. */
interface Structure {
  [field: string]: Structure | Field['type'];
}

/**
 * Returns the fields that columns read, the structures that are read of them, and the SQL of each column's value: JSON for `json`, else
 * its text. A value that is read as a whole, and the values inside of it, are in different structures.
 */
function placesOf(columns: readonly Column[]) {
  const isJson = new Set(
    columns.filter(({ path, type }) => path.length > 1 || type === 'json').map(({ path }) => path[0]),
  );
  const names = [...new Set(columns.map(({ path: [name = ''] }) => name))];
  const fields = names.map((name): Field => ({ name, type: isJson.has(name) ? 'JSON' : 'VARCHAR' }));
  const parts: { readonly field: string; readonly structure: Structure }[] = [];
  const values = columns.map(({ path: [name = '', ...inner], type }) => {
    const field = `field${String(names.indexOf(name))}`;
    const leaf = type === 'json' ? 'JSON' : 'VARCHAR';
    if (inner.length === 0) return leaf === 'VARCHAR' && isJson.has(name) ? `(${field} ->> '$')` : field;
    let at = parts.findIndex((part) => part.field === field && add(part.structure, inner, leaf));
    if (at < 0) {
      const structure: Structure = {};
      add(structure, inner, leaf);
      at = parts.push({ field, structure }) - 1;
    }
    return [`part${String(at)}`, ...inner.map(named)].join('.');
  });
  return { fields, parts, values };
}

/** Adds the place of a value to a structure; false if the structure has another value there. */
function add(structure: Structure, [name = '', ...rest]: readonly string[], leaf: Field['type']): boolean {
  const found = structure[name];
  if (found === undefined && hasOtherCase([...Object.keys(structure), name])) return false;
  if (rest.length === 0) {
    structure[name] ??= leaf;
    return structure[name] === leaf;
  }
  if (typeof found === 'string') return false;
  return add((structure[name] = found ?? {}), rest, leaf);
}

function valueSql({ path, type, labels }: Column, value: string, form: View['form']): string {
  if (labels !== undefined) return labelSql(value, type, labels);
  const isExact = form === 'doubles';
  if (type === 'json') return isExact ? value : `exact_json(${value}, json)`;
  if (type === 'text') return value;
  if (type !== 'number' && type !== 'rate') return `TRY_CAST(${value} AS ${types[type]})`;
  const name = typeName(type);
  const written = isExact ? value : `written_number(${value}, json, written_as(${value}, json, ${fieldPattern(path)}))`;
  const exact = `CAST(exact_number(${written}, ${String(scales[type])}) AS ${name})`;
  // DuckDB reads a text as a number of 18 digits in a tenth of the time. It may do so for values that are not short.
  const short = `TRY_CAST(${value} AS DECIMAL(18, 8))`;
  const isShort = `is_short(${value})${isExact ? '' : ' AND NOT may_be_rounded'} AND ${short} IS NOT NULL`;
  return `CASE WHEN ${value} IS NULL THEN NULL WHEN ${isShort} THEN ${short}::${name} ELSE ${exact} END`;
}

/** A pattern of the name that is before a value in the text of a record. */
const fieldPattern = (names: readonly string[]): string =>
  quoted(stringifyJson(names.at(-1) ?? '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** Labels in place of the ids of options; with the type `json`, a list of them. An id without a label is shown as it is. */
function labelSql(value: string, type: ColumnType, labels: ReadonlyMap<string, string>): string {
  const shown = (id: string): string => {
    const cases = [...labels].map(([one, label]) => `WHEN ${quoted(one)} THEN ${quoted(label)}`);
    return cases.length === 0 ? id : `CASE ${id} ${cases.join(' ')} ELSE ${id} END`;
  };
  if (type !== 'json') return shown(value);
  return `list_transform(TRY_CAST(${value} AS VARCHAR[]), lambda id: ${shown('id')})`;
}
