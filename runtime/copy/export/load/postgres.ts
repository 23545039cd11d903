/** Statements of psql that load an export as NDJSON into PostgreSQL 13 or later. */
import type { ExportedColumn, ExportedTable } from '../tables.js';
import { named, quoted } from '../../tables/view-text.js';
import { lines, typesOf, valuesOf, within, type Dialect } from './dialect.js';

const types = typesOf('numeric', {
  integer: 'bigint',
  text: 'text',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp with time zone',
  // jsonb would refuse some texts of JSON, and change others.
  json: 'json',
});

/** Temporary tables. Tables of a copy have no such names. */
const LINES = 'pg_temp."lines of the export"';
const ROWS = 'pg_temp."rows of the export"';

/** Neither character is in a line of JSON, so that each line is one value. psql would take a CSV file with the line \. for its end. */
const AS_LINES = `(FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`;

/** PostgreSQL has no character U+0000: it becomes U+FFFD. */
const ROW = String.raw`CASE WHEN strpos(line, '\u0000') = 0 THEN line
    ELSE regexp_replace(line, '(?<!\\)((?:\\\\)*)\\u0000', '\1\\ufffd', 'g') END`;

export const postgres: Dialect = {
  title: 'PostgreSQL',
  format: 'ndjson',
  begin: [
    String.raw`\set ON_ERROR_STOP on`,
    'SET client_encoding = utf8;',
    'SET standard_conforming_strings = on;',
    'SET client_min_messages = warning;',
    'BEGIN;',
  ],
  end: ['COMMIT;'],
  table: (table, { files }) => {
    const name = named(table.shortName);
    const path = within(files, `${table.plainName}.ndjson`);
    return [
      ...definition(table, name),
      `CREATE TEMPORARY TABLE ${LINES.slice(8)} (line text) ON COMMIT DROP;`,
      // Everything is in one line: psql does not read on.
      `\\copy ${LINES} FROM ${quoted(path)} WITH ${AS_LINES}`,
      `CREATE TEMPORARY TABLE ${ROWS.slice(8)} ON COMMIT DROP AS
  SELECT made.* FROM ${LINES}, json_populate_record(NULL::${name}, (${ROW})::json) AS made;`,
      `ANALYZE ${ROWS};`,
      ...merge(table, name),
      `DROP TABLE ${LINES}, ${ROWS};`,
    ];
  },
};

function definition(table: ExportedTable, name: string): readonly string[] {
  const { columns, key } = table;
  const defined = columns.map((column) => `${named(column.shortName)} ${types[column.type]}`);
  const primary = key === undefined ? [] : [`PRIMARY KEY (${named(key.shortName)})`];
  const added = valuesOf(table).map(
    (column) => `ADD COLUMN IF NOT EXISTS ${named(column.shortName)} ${types[column.type]}`,
  );
  return [
    `CREATE TABLE IF NOT EXISTS ${name} (\n${lines([...defined, ...primary])}\n);`,
    ...(added.length === 0 ? [] : [`ALTER TABLE ${name}\n${lines(added)};`]),
    ...columns
      .filter((column) => column.shortName !== column.name)
      .map(
        (column) =>
          `COMMENT ON COLUMN ${name}.${named(column.shortName)} IS ${quoted(column.name.replaceAll('\0', ''))};`,
      ),
  ];
}

function merge(table: ExportedTable, name: string): readonly string[] {
  const { columns, key } = table;
  const list = (some: readonly ExportedColumn[], before = ''): string =>
    some.map(({ shortName }) => before + named(shortName)).join(', ');
  const insert = `INSERT INTO ${name} AS old (${list(columns)})\n  SELECT ${list(columns)} FROM ${ROWS}`;
  if (key === undefined) return [`DELETE FROM ${name};`, `${insert};`];
  const own = named(key.shortName);
  const values = valuesOf(table);
  const updates = values.map(({ shortName }) => `${named(shortName)} = excluded.${named(shortName)}`);
  const differs = `ROW(${list(values, 'old.')})::text IS DISTINCT FROM ROW(${list(values, 'excluded.')})::text`;
  const found = updates.length === 0 ? 'NOTHING' : `UPDATE SET\n${lines(updates)}\n  WHERE ${differs}`;
  return [
    `DELETE FROM ${name} AS old WHERE NOT EXISTS (SELECT FROM ${ROWS} AS new WHERE new.${own} = old.${own});`,
    `${insert}\n  ON CONFLICT (${own}) DO ${found};`,
  ];
}
