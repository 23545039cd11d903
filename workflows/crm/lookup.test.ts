import type { Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench } from './testkit.js';

const hash = 'b'.repeat(40);
const field = (code: string, name: string, custom = false) => ({
  field_code: code,
  field_name: name,
  field_type: 'varchar',
  is_custom_field: custom,
  options: null,
});
const fields = { data: [field('title', 'Title'), field(hash, 'Order number', true)] };
const hits = (...items: object[]) => ({ data: items.map((item) => ({ result_score: 1, item })) });

let at: Bench;
afterEach(() => at.close());
const service = async (replies: Parameters<typeof bench>[1]): Promise<void> => {
  at = await bench(client, replies);
};
const run = (...argv: string[]): Promise<Ended> => at.run('lookup', ...argv);
const find = '/api/v2/itemSearch/field';

test.each([
  ['deal', 'dealFields', 'deal'],
  ['lead', 'dealFields', 'lead'],
  ['person', 'personFields', 'person'],
  ['org', 'organizationFields', 'organization'],
  ['product', 'productFields', 'product'],
])('%s: a field by name is sent by its key, in one search', async (entity, list, type) => {
  await service({ [`GET /api/v2/${list}`]: fields, [`GET ${find}`]: hits({ id: 4, name: 'Acme' }) });
  const { out, code } = await run(entity, '--field', 'order NUMBER', '--value', 'A-7');
  expect([code, JSON.parse(out)]).toEqual([0, [{ id: 4, name: 'Acme', result_score: 1 }]]);
  expect(at.requests().slice(1)).toEqual([[find, { term: 'A-7', entity_type: type, field: hash, match: 'exact' }]]);
});

test('keys are accepted too; --first prints one object; bare hits are records', async () => {
  await service({ 'GET /api/v2/dealFields': fields, [`GET ${find}`]: { data: [{ id: 4, title: 'A' }, { id: 5 }] } });
  expect(await run('deal', '--field', hash, '--value', 'x', '--first')).toMatchObject({
    code: 0,
    out: '{\n  "id": 4,\n  "title": "A"\n}\n',
  });
  expect((await run('deal', '--field', 'title', '--value', 'x', '--output', 'csv')).out).toBe('id,name\n4,A\n5,\n');
});

test('--limit is sent, at most 100; more matches are announced', async () => {
  const more = { ...hits({ id: 1, title: 'A' }), additional_data: { next_cursor: 'x' } };
  await service({ 'GET /api/v2/dealFields': fields, [`GET ${find}`]: more });
  const { err } = await run('deal', '--field', 'title', '--value', 'x', '--limit', '7');
  expect(err).toContain('1 shown, more exist; raise --limit.');
  await run('deal', '--field', 'title', '--value', 'x', '--limit', '700');
  await run('deal', '--field', 'title', '--value', 'x', '--limit', '0');
  const limits = at.requests().flatMap(([path, query]) => (path === find ? [query['limit']] : []));
  expect(limits).toEqual(['7', '100', '100']);
});

test.each([[{ data: [] }], [{ data: null }]])('no match is exit 3 with nothing on stdout: %j', async (reply) => {
  await service({ 'GET /api/v2/dealFields': fields, [`GET ${find}`]: reply });
  for (const more of [[], ['--first'], ['--jq', '.[].id']]) {
    const ended = await run('deal', '--field', 'title', '--value', 'x', ...more);
    expect([ended.code, ended.out]).toEqual([3, '']);
    expect(ended.err).toContain('No deal has \\"x\\" in the field \\"title\\".');
  }
});

test.each([
  [{ data: [{ result_score: 1, item: { title: 'A' } }] }],
  [{ data: [{ id: null }] }],
  [{ data: [5] }],
  [{ data: { items: [] } }],
  [{ data: 'x' }],
  [{ nothing: 1 }],
])('an answer without ids is an error, not "no match": %j', async (reply) => {
  await service({ 'GET /api/v2/dealFields': fields, [`GET ${find}`]: reply });
  const ended = await run('deal', '--field', 'title', '--value', 'x');
  expect([ended.code, ended.out]).toEqual([69, '']);
});

test('an unknown field is a usage error that proposes names; two fields of one name are both listed', async () => {
  const twice = { data: [field(hash, 'Region', true), field('c'.repeat(40), 'region', true)] };
  await service({ 'GET /api/v2/dealFields': fields, 'GET /api/v2/personFields': twice });
  const unknown = await run('deal', '--field', 'titel', '--value', 'x');
  expect([unknown.code, unknown.err]).toEqual([64, expect.stringContaining('No deal field is called')]);
  const several = await run('person', '--field', 'REGION', '--value', 'x');
  expect(several.code).toBe(64);
  for (const code of [hash, 'c'.repeat(40)]) expect(several.err).toContain(code);
  expect(at.requests().some(([path]) => path === find)).toBe(false);
});

test('fields that cannot be read keep the exit code of their failure', async () => {
  await service({});
  expect((await run('deal', '--field', 'title', '--value', 'x')).code).toBe(1);
});

test.each([
  [['deal', '--field', 'title', '--value', '']],
  [['deal', '--field', 'title', '--value', 'x', '--match', 'middle']],
  [['deal', '--field', 'title', '--value', 'x ', '--match', 'beginning']],
  [['note', '--field', 'title', '--value', 'x']],
  [['deal', '--field', 'title', '--value', 'x', '--match', 'end']],
])('%j is refused before a request', async (argv) => {
  await service({});
  expect((await run(...argv)).code).toBe(64);
  expect(at.requests()).toEqual([]);
});
