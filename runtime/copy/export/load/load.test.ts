/** The statements of each database, read by a parser of its dialect, or run. */
import { parse as parseAny } from '@polyglot-sql/sdk';
import { parse as parseBigQuery } from 'sql-parser-cst';
import { exportedTables } from '../tables.js';
import type { Column, StoredTable } from '../../tables/view-text.js';
import { bigquery } from './bigquery.js';
import { commented, type Dialect } from './dialect.js';
import { duckdb } from './duckdb.js';
import { postgres } from './postgres.js';
import { snowflake } from './snowflake.js';
import { spark } from './spark.js';

const field = (name: string, type: Column['type']): Column => ({ name, path: [name], type });
const HOSTILE = `'; DROP TABLE books; -- "\`\\ \n$$ :name :'name' \u2028 */`;

const tables: readonly StoredTable[] = [
  {
    name: 'books',
    file: 'books.ndjson',
    key: 'id',
    columns: [
      field('id', 'integer'),
      field('title', 'text'),
      field('price', 'number'),
      field('rate', 'rate'),
      field('sold', 'timestamp'),
      field('due', 'date'),
      field('isOld', 'boolean'),
      field('tags', 'json'),
      { name: HOSTILE, path: ['custom', 'a'], type: 'text' },
      { name: `${'ü'.repeat(40)}'`, path: ['custom', 'b'], type: 'json', labels: new Map([['1', 'one']]) },
      { name: 'Month', path: ['custom', 'month'], type: 'text' },
    ],
  },
  { name: 'without a key', file: 'log.ndjson', key: 'id', columns: [field('text', 'text')] },
  { name: 'only a key', file: 'keys.ndjson', key: 'id', columns: [field('id', 'text')] },
  { name: HOSTILE, file: 'x.ndjson', key: 'id', columns: [field('id', 'text'), field('a', 'text')] },
];

function script({ begin, end, table }: Dialect, files: string): readonly string[] {
  const options = { files, isPartitioned: true };
  return [...begin, ...exportedTables(tables).flatMap((one) => [commented(one.name), ...table(one, options)]), ...end];
}

const parsedAs = (dialect: 'snowflake' | 'spark' | 'postgresql') => (statement: string) => {
  const { success, error, ast } = parseAny(statement.replace(/;$/, ''), dialect as never);
  return { success, error, kind: Object.keys((ast as object[] | undefined)?.[0] ?? {})[0] };
};

const place = `gs://bucket/it's here`;

test('BigQuery: a parser of its dialect reads every statement', () => {
  const text = script(bigquery, place).join('\n');
  expect(() => parseBigQuery(text, { dialect: 'bigquery' })).not.toThrow();
  expect(() => parseBigQuery(text.replace('PRIMARY KEY (', 'PRIMARY KEI ('), { dialect: 'bigquery' })).toThrow();
  expect(text).toContain('`price` BIGNUMERIC(38, 10)');
  expect(text).toContain('`rate` BIGNUMERIC(38, 28)');
  expect(text).toContain(`uris = ['gs://bucket/it\\'s here/books/*']`);
});

test.each([
  ['snowflake', snowflake, `@"my stage"/it's`],
  ['spark', spark, `/lake/it's`],
] as const)('%s: a parser of its dialect reads every statement', (name, dialect, files) => {
  const parse = parsedAs(name);
  const statements = script(dialect, files).filter((one) => !one.startsWith('--'));
  for (const statement of statements) {
    const found = parse(statement);
    expect([statement, found]).toEqual([statement, expect.objectContaining({ success: true, error: null })]);
    // The parser takes what it does not know for a command of another kind.
    if (!/^(?:MSCK|BEGIN|COMMIT|ALTER SESSION)/.test(statement)) {
      expect([statement, found.kind]).toEqual([statement, expect.not.stringMatching(/^(?:raw|command)$/)]);
    }
  }
  expect(statements.length).toBeGreaterThan(8);
  expect(statements.join('\n')).toContain(name === 'spark' ? '`price` DECIMAL(38, 10)' : '"price" NUMBER(38, 10)');
});

test.each([
  ['postgres', postgres],
  ['bigquery', bigquery],
  ['snowflake', snowflake],
  ['spark', spark],
  ['duckdb', duckdb],
] as const)('%s: no name ends a comment or a literal', (_name, dialect) => {
  const text = script(dialect, place).join('\n');
  // Outside of comments, literals and quoted names, nothing of a hostile name is left.
  const literal = dialect === postgres || dialect === duckdb ? "'(?:[^']|'')*'" : String.raw`'(?:\\.|[^'\\])*'`;
  const bare = text.replace(new RegExp(`^--.*$|${literal}|"(?:[^"]|"")*"|\`[^\`]*\``, 'gm'), '');
  expect(bare).not.toMatch(/DROP TABLE books|\$\$|:name/);
  expect(text).not.toMatch(/^DROP TABLE books/m);
});
