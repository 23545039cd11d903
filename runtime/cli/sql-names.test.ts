import { query } from '../../tests/support/duckdb.js';
import { proposeNames } from './sql-names.js';
import type { QueryTable } from './sql-query.js';

const columns = (text: string) =>
  text.split(' ').map((part) => {
    const [name = '', type = 'VARCHAR'] = part.split(':');
    return { name: name.replace('_', ' ').replace('~', '_'), type };
  });

const table = (name: string, text: string, schema?: string): QueryTable => ({
  name,
  about: `rows of ${name}`,
  columns: columns(text),
  ...(schema === undefined ? {} : { schema }),
});

const tables = [
  table('deals', 'id:BIGINT title stage~id:BIGINT Contract_type'),
  table('stages', 'id:BIGINT name order'),
  table('Odd name', 'x'),
  table('accounts', 'Name Code', 'books'),
];

/** Returns the proposals at the bar, with `…` for the end of the text that they replace. */
function at(query: string): string {
  const [before = '', after = ''] = query.split('|');
  const { replaced, candidates } = proposeNames(before, after, tables);
  return [...(replaced === '' ? [] : [`${replaced}…`]), ...candidates.map(({ text }) => text)].join(' ');
}

const deals = 'id title stage_id "Contract type"';
const stages = 'id name "order"';

test.each([
  // Tables.
  ['SELECT * FROM |', 'deals stages "Odd name" books.accounts'],
  ['SELECT * FROM de|', 'de… deals'],
  ['select * from DE|', 'DE… deals'],
  ['SELECT * FROM deals d LEFT JOIN st|', 'st… stages'],
  ['SELECT * FROM deals, st|', 'st… stages'],
  ['SELECT * FROM deals d JOIN stages s ON d.stage_id = s.id, de|', 'de… deals'],
  ['SELECT * FROM (de| JOIN stages)', 'de… deals'],
  ['FROM de|', 'de… deals'],
  ['SELECT * FROM books.|', 'accounts'],
  ['SELECT * FROM boo|', 'boo… books.accounts'],
  ['SELECT * FROM od|', 'od… "Odd name"'],
  ['SELECT * FROM "od|', '"od… "Odd name"'],
  ['SELECT * FROM "od|"', '"od… "Odd name'],
  ['SELECT id FROM deals WHERE stage_id IN (SELECT id FROM sta|', 'sta… stages'],
  ['WITH won AS (SELECT 1) SELECT * FROM wo|', 'wo… won'],
  ['SELECT 1 FROM deals UNION SELECT 2 FROM sta|', 'sta… stages'],
  // Neither a table nor a column.
  ['|', ''],
  ['de|', 'de…'],
  ['SELECT * FROM deals |', ''],
  ['SELECT * FROM deals st|', 'st…'],
  ['SELECT * FROM deals AS |', ''],
  ['SELECT * |', ''],
  ['SELECT id |FROM deals', ''],
  ['SELECT id AS st| FROM deals', 'st…'],
  ['SELECT stage_id::| FROM deals', ''],
  ['SELECT 12| FROM deals', ''],
  ['SELECT id FROM deals WHERE id = 1 |', ''],
  ['SELECT id FROM deals LIMIT |', ''],
  ['SELECT count(*) |FROM deals', ''],
  // Strings and comments.
  ["SELECT id FROM deals WHERE title = 'st|", ''],
  ["SELECT id FROM deals WHERE title = 'it''s st|", ''],
  ["SELECT id FROM deals WHERE title = E'it\\'s st|", ''],
  ['SELECT id FROM deals WHERE title = $$st|', ''],
  ['SELECT id FROM deals WHERE title = $x$ $$ st|', ''],
  ['SELECT id FROM deals -- st|', ''],
  ['SELECT id /* /* */ st|', ''],
  ["SELECT | FROM deals -- 'FROM stages", deals],
  ["SELECT '--', t| FROM deals", 't… title'],
  ["SELECT '/*', t| FROM deals /* 'FROM stages' */", 't… title'],
  ["SELECT $$FROM stages '$$, n| FROM deals", 'n…'],
  ['SELECT "FROM stages", n| FROM deals', 'n…'],
  // Columns of the tables in the query.
  ['SELECT | FROM deals', deals],
  ['SELECT id, st| FROM deals', 'st… stage_id'],
  ['SELECT id FROM deals WHERE stage_|', 'stage_… stage_id'],
  ['SELECT id FROM deals WHERE NOT t|', 't… title'],
  ['SELECT id FROM deals ORDER BY t|', 't… title'],
  ['SELECT lower(t|) FROM deals', 't… title'],
  ['SELECT id * st| FROM deals', 'st… stage_id'],
  ['SELECT extract(year FROM t|) FROM deals', 't… title'],
  ['SELECT id FROM deals WHERE title IS DISTINCT FROM t|', 't… title'],
  ['SELECT CASE WHEN t| FROM deals', 't… title'],
  ['SELECT ["t|"] FROM deals', '"t… "title'],
  ['SELECT ti|tle FROM deals', 'ti… title'],
  ['SELECT Con| FROM deals', 'Con… "Contract type"'],
  ['SELECT "con| FROM deals', '"con… "Contract type"'],
  ['SELECT | FROM "ODD NAME"', 'x'],
  ['SELECT | FROM books.accounts', 'Name Code'],
  ['SELECT | FROM nowhere', 'id title stage_id "Contract type" name "order" x Code'],
  ['SELECT n|', 'n… name'],
  ['SELECT | FROM deals JOIN stages ON deals.stage_id = stages.id', 'id title stage_id "Contract type" name "order"'],
  ['SELECT * FROM deals JOIN stages USING (|)', 'id title stage_id "Contract type" name "order"'],
  ['SELECT | FROM range(3) deals', 'id title stage_id "Contract type" name "order" x Code'],
  // Behind a table or its alias.
  ['SELECT deals.|', deals],
  ['SELECT d.| FROM deals d', deals],
  ['SELECT D.st| FROM deals AS d JOIN stages s ON true', 'st… stage_id'],
  ['SELECT "s t".| FROM stages "s t"', stages],
  ['SELECT deals.| FROM stages AS deals', stages],
  ['SELECT books.| FROM books.accounts', 'accounts'],
  ['SELECT books.accounts.| FROM books.accounts', 'Name Code'],
  ['SELECT nothing.| FROM deals', ''],
  ['SELECT lower(x).| FROM deals', ''],
  ['SELECT d.id FROM deals d WHERE d."Con|', '"Con… "Contract type"'],
  // Each SELECT has tables of its own, and those around it.
  ['SELECT | FROM deals WHERE id IN (SELECT id FROM stages)', deals],
  ['SELECT id FROM stages WHERE EXISTS (SELECT 1 FROM deals d WHERE d.stage_id = o|)', 'o… "order"'],
  ['SELECT | FROM (SELECT id AS n, stage_id, count(*), d.title t FROM deals d) x', 'n stage_id t'],
  ['SELECT x.| FROM (SELECT * FROM stages) x', stages],
  ['SELECT x.| FROM (SELECT s.*, 1 AS one FROM stages s, deals) x', `${stages} one`],
  ['SELECT x.| FROM (FROM stages) x', stages],
  ['SELECT | FROM (deals JOIN stages ON true)', 'id title stage_id "Contract type" name "order"'],
  ['WITH won AS (SELECT id AS deal FROM deals), b AS (SELECT deal, 1 AS n FROM won) SELECT b.| FROM b', 'deal n'],
  ['WITH w(a, b) AS NOT MATERIALIZED (SELECT 1, 2) SELECT | FROM w', 'a b'],
  ['WITH RECURSIVE r AS (SELECT id FROM deals UNION ALL SELECT * FROM r) SELECT | FROM r', 'id'],
  ['WITH won AS (SELECT | FROM deals) SELECT * FROM stages', deals],
  // Queries that are not finished, or are not queries.
  ['SELECT (((| FROM deals', 'id title stage_id "Contract type" name "order" x Code'],
  ['SELECT ) | FROM deals', ''],
  ['SELECT )), t| FROM deals', 't… title'],
  ["SELECT t| FROM deals WHERE title = 'x", 't… title'],
])('%s', (query, proposed) => {
  expect(at(query)).toBe(proposed);
});

test('columns have their types and the tables that have them', () => {
  const about = (query: string) =>
    proposeNames(query, ' FROM deals d, stages', tables).candidates.map((one) => one.about);
  expect(about('SELECT id')).toEqual(['BIGINT of d, BIGINT of stages']);
  expect(about('SELECT stage')).toEqual(['BIGINT of d']);
  expect(proposeNames('SELECT * FROM st', '', tables).candidates).toEqual([
    { text: 'stages', about: 'rows of stages' },
  ]);
});

test('names that are words of SQL have quotes if DuckDB needs them', async () => {
  const words = await query(
    'SELECT 1',
    `SELECT keyword_name AS name, bool_or(keyword_category IN ('reserved', 'type_function')) AS quoted
    FROM duckdb_keywords() GROUP BY keyword_name ORDER BY keyword_name`,
  );
  const named = words.map(({ name, quoted }) => [name, quoted === true ? `"${String(name)}"` : name]);
  const all = words.map(({ name }) => ({ name: String(name), type: '' }));
  const { candidates } = proposeNames('SELECT ', ' FROM t', [{ name: 't', about: '', columns: all }]);
  expect(candidates.map(({ text }, at) => [all[at]?.name, text])).toEqual(named);
});

test('a long query takes no time', () => {
  const long = `SELECT ${'(a, "b", \'c\') + '.repeat(5000)} t`;
  const start = performance.now();
  expect(proposeNames(long, ' FROM deals', tables).candidates).toHaveLength(1);
  expect(proposeNames('('.repeat(5000), 'FROM deals', tables).candidates.length).toBeGreaterThan(0);
  const chain = Array.from(
    { length: 40 },
    (_, at) => `w${String(at + 1)} AS (SELECT * FROM w${String(at)} a, w${String(at)} b)`,
  );
  const doubled = `WITH w0 AS (SELECT * FROM deals), ${chain.join(', ')} SELECT `;
  expect(proposeNames(doubled, ' FROM w40', tables).candidates).toHaveLength(4);
  expect(performance.now() - start).toBeLessThan(2000);
});
