import type { Row } from '../contract/rows.js';
import { list, one } from './testkit.js';
import { fieldsRead } from './reads.js';

const readOf = (filter: string): readonly string[] | undefined => {
  const read = fieldsRead(filter);
  return read && [...read].sort();
};

test.each([
  ['.[].id', ['id']],
  [' .[]? .id | length', ['id']],
  ['.[] | .id, .name', ['id', 'name']],
  ['.[] | {id, t: .title, "x": 1, (.key): .value} | keys', ['id', 'key', 'title', 'value']],
  ['.[] | {t: .title | ascii_upcase, if: 1}', ['title']],
  ['.[] | [.id, (.name | length)] | @csv', ['id', 'name']],
  ['.[] | select(.status == "open" and (.value // 0) > 5) | .id', ['id', 'status', 'value']],
  ['.[] | select(.a) | select(.b | test("x"; "i")) | {c} | . as $r | $r', ['a', 'b', 'c']],
  ['.[] | .tags[]?.name | "\\(.)"', ['name', 'tags']],
  ['.[] | "one"', []],
])('%s reads %j', (filter, fields) => {
  expect(readOf(filter)).toEqual(fields);
});

test.each([
  '.[]',
  '.[] | .',
  '.[] | select(.a)',
  '.[] | select(.a), .b',
  '.[] | select(.a).b',
  '.[] | (select(.a) | keys)',
  '.[] | keys',
  '.[] | .a, length',
  '.[] | .a and length',
  '.[] | [.a, ..]',
  '.[] | .a = 1',
  '.[] | .a |= 1',
  '.[] | .a += 1',
  '.[] | .a as $x | .b',
  '.[] | . as $x | .b',
  '.[] | $x',
  '.[] | if .a then .b end',
  '.[] | {"a"}',
  '.[] | {a: [b]}',
  '.[] | "\\(.a)"',
  '.[] | @json',
  '.[] | .["a"]',
  '.[] | .a."b"',
  '.[] | has("a")',
  '.[] | del(.a)',
  '.[] | def f: .a; f',
  '.[] | to_entries[]',
  '.[] # | .a',
  '.[0]',
  'map(.a)',
])('%s may read whole rows', (filter) => {
  expect(readOf(filter)).toBeUndefined();
});

const rows: readonly Row[] = [
  { id: 1, name: 'Ann "A"', value: 12.5, tags: [{ name: 'vip' }], open: true, key: 'k' },
  { id: 2, name: 'Bob', value: null, tags: [], open: false, key: 'l', more: { deep: ['x'] } },
  { id: 3, name: '\u00fc\ud83d\ude00', key: 'm' },
];

test.each([
  '.[] | {id, name}',
  '.[] | {(.key): .value, id: .id}',
  '.[] | select(.open) | .name, .tags',
  '.[] | select(.value == null) | select(.id > 2 or .open == false) | {id} | keys',
  '.[] | [.id, .name, .value] | @csv',
  '.[] | .more?.deep[0]? // "none"',
  '.[] | {id, n: (.tags // [] | length)} | to_entries[] | "\\(.key)=\\(.value)"',
  '.[] | .missing',
])('%s prints the same without the other fields', async (filter) => {
  expect(fieldsRead(filter)).toBeDefined();
  const whole = await one(rows, { options: { jq: filter } });
  expect(whole).not.toBe('');
  expect(await list(rows, { options: { jq: filter } })).toBe(whole);
});

test('a failure of a filter is the same without the other fields', async () => {
  const failure = (print: Promise<string>) => print.catch((error: unknown) => String(error));
  const options = { jq: '.[] | .name | .x' };
  expect(await failure(list(rows, { options }))).toBe(await failure(one(rows, { options })));
});
