import type { ServerResponse } from 'node:http';
import { type Ended, json, type Seen } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench } from './testkit.js';

let at: Bench;
const service = async (replies: Parameters<typeof bench>[1]): Promise<void> => {
  at = await bench(client, replies);
};
const run = (...argv: string[]): Promise<Ended> => at.run(...argv);
const requests = (): ReturnType<Bench['requests']> => at.requests();
afterEach(() => at.close());

describe('deals', () => {
  const hash = 'a'.repeat(40);
  const fields = {
    data: [
      {
        field_code: hash,
        field_name: 'Colour',
        field_type: 'enum',
        is_custom_field: true,
        options: [{ id: 7, label: 'Red' }],
      },
    ],
    additional_data: { next_cursor: null },
  };
  const deal = { id: 1, title: 'A', custom_fields: { [hash]: 7 } };

  test('custom fields by name override the body and typed flags', async () => {
    await service({ 'GET /api/v2/dealFields': fields, 'POST /api/v2/deals': { data: deal } });
    const body = `{"title":"B","custom_fields":{"other":1}}`;
    const { code } = await run('deal', 'create', '--title', 'A', '--field', 'colour=red', '--body', body);
    expect(code).toBe(0);
    expect(JSON.parse(at.seen.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
      title: 'A',
      custom_fields: { other: 1, [hash]: 7 },
    });
  });

  test('an unknown label fails before the write', async () => {
    await service({ 'GET /api/v2/dealFields': fields });
    expect((await run('deal', 'update', '1', '--field', 'Colour=Green')).code).toBe(65);
    expect(requests().map(([path]) => path)).toEqual(['/api/v2/dealFields']);
  });

  test('JSON has keys; names appear in tables and on request', async () => {
    await service({ 'GET /api/v2/dealFields': fields, 'GET /api/v2/deals/1': { data: deal } });
    expect(JSON.parse((await run('deal', 'get', '1')).out)).toEqual(deal);
    const named = await run('deal', 'get', '1', '--resolve-fields');
    expect(JSON.parse(named.out)).toEqual({ ...deal, custom_fields: { Colour: 'Red' } });
    expect((await run('deal', 'get', '1', '--output', 'table')).out).toMatch(/^Colour +Red$/m);
  });

  const csvLine = (text: string | number): string => `id,Colour\n1,${String(text)}\n`;
  test.each([
    ['--output json', `{"id":1,"Colour":7}`],
    ['--output json --resolve-fields', `{"id":1,"Colour":"Red"}`],
    ['--output csv', csvLine(7)],
    ['--output csv --resolve-fields', csvLine('Red')],
    ['--jq . --resolve-fields', `{"id":1,"Colour":"Red"}`],
  ])('a custom field that --fields names is printed: %s', async (flags, expected) => {
    await service({
      'GET /api/v2/dealFields': fields,
      'GET /api/v2/deals': { data: [deal] },
      'GET /api/v2/deals/1': { data: deal },
    });
    const plain = (text: string): unknown => (flags.includes('csv') ? text : JSON.parse(text));
    const list = await run('deal', 'list', '--fields', 'id,Colour', ...flags.split(' '));
    expect([plain(list.out)].flat()).toEqual([plain(expected)]);
    const get = await run('deal', 'get', '1', '--fields', 'id,Colour', ...flags.split(' '));
    expect(plain(get.out)).toEqual(plain(expected));
    const byKey = await run('deal', 'list', '--fields', `id,${hash}`, ...flags.split(' '));
    expect(byKey.out).toBe(list.out.replaceAll('Colour', hash));
  });

  test('a custom field is a column that tables can show and sort by', async () => {
    const other = { id: 2, title: 'B', custom_fields: { [hash]: 6 } };
    await service({ 'GET /api/v2/dealFields': fields, 'GET /api/v2/deals': { data: [deal, other] } });
    const { code, out } = await run('deal', 'list', '--output', 'table', '--columns', 'id,Colour', '--sort', 'Colour');
    expect([code, out.split('\n').map((line) => line.trim().split(/\s+/))]).toEqual([
      0,
      [['ID', 'Colour'], ['2', '6'], ['1', 'Red'], ['']],
    ]);
  });

  test('a value is a number in CSV; --fields keeps the order of columns there, and the typed one in JSON', async () => {
    await service({ 'GET /api/v2/deals': { data: [{ id: 1, title: 'A', value: 5000, currency: 'EUR' }] } });
    const printed = async (...args: string[]): Promise<string> => (await run('deal', 'list', ...args)).out;
    const fields = ['--fields', 'value,title,id'];
    expect(await printed('-o', 'csv', ...fields)).toBe('id,title,value\n1,A,5000\n');
    const [row = {}] = JSON.parse(await printed('-o', 'json', ...fields)) as object[];
    expect(Object.keys(row)).toEqual(['value', 'title', 'id']);
  });

  test('a table of deals takes one request', async () => {
    await service({ 'GET /api/v2/dealFields': fields, 'GET /api/v2/deals': { data: [deal] } });
    expect((await run('deal', 'list', '--output', 'table')).out).toContain('Owner');
    expect(requests()).toEqual([['/api/v2/deals', { limit: '500' }]]);
  });

  test('history filters by field and shows names; the limit counts matching rows', async () => {
    const change = (field_key: string, new_value: string): object => ({ field_key, old_value: null, new_value });
    await service({
      'GET /api/v2/dealFields': fields,
      'GET /api/v1/deals/1/changelog': { data: [change('stage_id', '1'), change(hash, '7'), change(hash, '9')] },
    });
    const { out } = await run('deal', 'history', '1', '--field', hash, '--limit', '1', '--resolve-fields');
    expect(JSON.parse(out)).toEqual([{ field_key: 'Colour', old_value: null, new_value: 'Red' }]);
    expect(requests()[0]).toEqual(['/api/v1/deals/1/changelog', { limit: '500' }]);
  });

  test('history shows the names of standard fields too, in every format only with --resolve-fields', async () => {
    const stage = { field_code: 'stage_id', field_name: 'Stage', field_type: 'stage', is_custom_field: false };
    const rows = [
      { field_key: 'stage_id', old_value: '1', new_value: '2', time: 't' },
      { field_key: hash, old_value: '7', new_value: null, time: 't' },
      { field_key: 'gone', old_value: 'a', new_value: 'b', time: 't' },
    ];
    await service({
      'GET /api/v2/dealFields': { data: [...fields.data, stage] },
      'GET /api/v1/deals/1/changelog': { data: rows },
    });
    const keys = async (...flags: string[]): Promise<string[]> => {
      const { out } = await run('deal', 'history', '1', ...flags);
      return out.match(/stage_id|Stage|[a]{40}|Colour|gone|Red/g) ?? [];
    };
    expect(await keys()).toEqual(['stage_id', hash, 'gone']);
    expect(await keys('--output', 'table')).toEqual(['stage_id', hash, 'gone']);
    expect(await keys('--resolve-fields')).toEqual(['Stage', 'Colour', 'Red', 'gone']);
    expect(await keys('--output', 'table', '--resolve-fields')).toEqual(['Stage', 'Colour', 'Red', 'gone']);
  });

  test('history has no custom fields in --fields: its rows are changes', async () => {
    await service({ 'GET /api/v2/dealFields': fields, 'GET /api/v1/deals/1/changelog': { data: [] } });
    const refused = await run('deal', 'history', '1', '--fields', 'time,Colour');
    expect([refused.code, refused.err]).toEqual([64, expect.stringContaining('Unknown field in --fields: Colour')]);
    expect(requests()).toEqual([]);
    expect((await run('deal', 'history', '1', '--fields', 'time,is_bulk_update_flag')).code).toBe(0);
  });

  test('a primary address is shown before the first one', async () => {
    const emails = [
      { value: 'first@example.com', primary: false },
      { value: 'main@example.com', primary: true },
    ];
    const phones = [{ value: '1', primary: false }];
    await service({ 'GET /api/v2/persons': { data: [{ id: 2, name: 'Ada', emails, phones }] } });
    const { out } = await run('person', 'list', '--output', 'csv');
    expect(out).toBe('id,name,email,phone,org_id,owner_id\n2,Ada,main@example.com,1,,\n');
  });
});

describe('lists', () => {
  test.each([
    ['deal list', '/api/v2/deals', '500', 'ID,Title,Value,Currency,Status,Stage,Person,Org,Owner'],
    ['deal list --archived', '/api/v2/deals/archived', '500', 'ID,Title,Value,Currency,Status,Stage,Person,Org,Owner'],
    ['deal history 1', '/api/v1/deals/1/changelog', '500', 'Time,Field,Old,New,Actor'],
    ['deal product list 1', '/api/v2/deals/1/products', '500', 'ID,Product,Name,Item price,Qty,Discount,Sum'],
    ['deal follower list 1', '/api/v2/deals/1/followers', '500', 'User,Added'],
    ['lead list', '/api/v1/leads', '100', 'ID,Title,Person,Org,Value,Currency,Created'],
    ['person list', '/api/v2/persons', '500', 'ID,Name,Email,Phone,Org,Owner'],
  ])('%s', async (words, path, limit, header) => {
    await service({ [`GET ${path}`]: { data: [{ id: 1 }] } });
    const { out } = await run(...words.split(' '), '--output', 'csv', '--labels');
    expect(out.split('\n')[0]).toBe(header);
    expect(requests()).toEqual([[path, expect.objectContaining({ limit })]]);
  });

  test('a list that is null has no rows', async () => {
    await service({ 'GET /api/v1/leads': { data: null } });
    expect(await run('lead', 'list')).toMatchObject({ code: 0, out: '[]\n' });
    expect((await run('lead', 'list', '--output', 'csv')).out).toBe('');
  });

  test('pages are read up to the limit, with the same filters', async () => {
    const page = (response: ServerResponse, { url }: Seen): void => {
      const cursor = new URL(url, 'http://host').searchParams.get('cursor');
      const start = cursor === null ? 0 : Number(cursor);
      const data = Array.from({ length: 500 }, (_, index) => ({ id: start + index }));
      json(response, { success: true, data, additional_data: { next_cursor: String(start + 500) } });
    };
    await service({ 'GET /api/v2/deals': page });
    const { out } = await run('deal', 'list', '--status', 'open', '--limit', '700', '--jq', 'length');
    expect(out).toBe('700\n');
    expect(requests().map(([, query]) => query)).toEqual([
      { status: 'open', limit: '500' },
      { status: 'open', limit: '500', cursor: '500' },
    ]);
  });
});

describe('writes', () => {
  const body = (): unknown => JSON.parse(at.seen.at(-1)?.body ?? 'null');

  test.each([
    [
      'deal update 7',
      'PATCH',
      '/api/v2/deals/7',
      ['--stage', '3', '--probability', '0'],
      { stage_id: 3, probability: 0 },
    ],
    [
      'deal product update 7',
      'PATCH',
      '/api/v2/deals/7/products/5',
      ['--attachment', '5', '--price', '9.90', '--discount-type', 'amount'],
      { item_price: 9.9, discount_type: 'amount' },
    ],
    [
      'deal product add 7',
      'POST',
      '/api/v2/deals/7/products',
      ['--product', '2', '--price', '-1'],
      { product_id: 2, item_price: -1, quantity: 1 },
    ],
    ['deal follower add 7', 'POST', '/api/v2/deals/7/followers', ['--user', '3'], { user_id: 3 }],
    [
      'lead create',
      'POST',
      '/api/v1/leads',
      ['--title', 'A', '--org', '1', '--value', '2.5', '--currency', 'EUR'],
      { title: 'A', organization_id: 1, value: { amount: 2.5, currency: 'EUR' } },
    ],
    [
      'person create',
      'POST',
      '/api/v2/persons',
      ['--name', 'A', '--email', 'a@x', '--email', 'b@x', '--phone', '1'],
      {
        name: 'A',
        emails: [
          { value: 'a@x', primary: true },
          { value: 'b@x', primary: false },
        ],
        phones: [{ value: '1', primary: true }],
      },
    ],
  ])('%s', async (words, method, path, flags, sent) => {
    await service({ [`${method} ${path}`]: { data: { id: 1 } } });
    expect(await run(...words.split(' '), ...flags)).toMatchObject({ code: 0, out: '{\n  "id": 1\n}\n' });
    expect(body()).toEqual(sent);
  });

  test.each([
    [
      'deal delete 12345678901234567890',
      '/api/v2/deals/12345678901234567890',
      '{"id":12345678901234567890,"deleted":true}',
    ],
    ['deal product remove 7 --attachment 5', '/api/v2/deals/7/products/5', '{"id":7,"attachment_id":5,"removed":true}'],
    ['deal follower remove 7 --user 3', '/api/v2/deals/7/followers/3', '{"id":7,"user_id":3,"removed":true}'],
    [
      'lead delete ADF21080-0e10-11eb-879b-05d71fb426ec',
      '/api/v1/leads/adf21080-0e10-11eb-879b-05d71fb426ec',
      '{"id":"adf21080-0e10-11eb-879b-05d71fb426ec","deleted":true}',
    ],
  ])('%s', async (words, path, printed) => {
    await service({ [`DELETE ${path}`]: { data: { id: 1 } } });
    expect(await run(...words.split(' '), '--yes', '--output', 'ndjson')).toMatchObject({
      code: 0,
      out: `${printed}\n`,
    });
    const unasked = await run(...words.split(' '));
    expect([unasked.code, at.seen.length]).toEqual([1, 1]);
    expect(unasked.err).toContain('--yes');
  });

  test.each(['deal update 7', 'deal product update 7 --attachment 5', 'deal update 7 --body {}'])(
    '%s changes nothing and sends nothing',
    async (words) => {
      await service({});
      expect((await run(...words.split(' '))).code).toBe(64);
      expect(at.seen).toEqual([]);
    },
  );
});
