import { openBench, json, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { operatorRows } from './filter-helpers.js';

let at: Bench;
afterEach(() => at.close());

/** Starts a service with these bodies, by `METHOD /path`; every other path is 404. */
async function service(replies: Readonly<Record<string, unknown>>): Promise<void> {
  at = await openBench(client, {
    env: { CRMCLI_NO_BEFORE: '1' },
    answer: ({ method, url }, response) => {
      const body = replies[`${method} ${new URL(url, 'http://host').pathname}`];
      json(response, body === undefined ? { success: false, error: 'Unknown' } : body, body === undefined ? 404 : 200);
    },
  });
}
const run = (...argv: string[]) => at.run(argv);
const sent = (): string[] => at.seen.map(({ method, url }) => `${method} ${url}`);
const bodyOf = (method: string): unknown => JSON.parse(at.seen.find((one) => one.method === method)?.body ?? 'null');

describe('filters', () => {
  const conditions = { glue: 'and', conditions: [] };
  const filter = { success: true, data: { id: 7, name: 'Old', type: 'deals', conditions, active_flag: true } };

  test('a new name is sent with the conditions that the filter has', async () => {
    await service({ 'GET /api/v1/filters/7': filter, 'PUT /api/v1/filters/7': { success: true, data: { id: 7 } } });
    expect(await run('filter', 'update', '7', '--name', 'New')).toMatchObject({ code: 0, out: '{\n  "id": 7\n}\n' });
    expect(bodyOf('PUT')).toEqual({ name: 'New', conditions });
  });

  test('new conditions need no read', async () => {
    await service({ 'PUT /api/v1/filters/7': { success: true, data: { id: 7 } } });
    expect((await run('filter', 'update', '7', '--conditions', '{"glue":"or"}')).code).toBe(0);
    expect(sent()).toEqual(['PUT /api/v1/filters/7']);
    expect(bodyOf('PUT')).toEqual({ conditions: { glue: 'or' } });
  });

  test.each([[{ id: 7 }], [null], [{ id: 7, conditions: null }]])('a filter without conditions: %j', async (data) => {
    await service({ 'GET /api/v1/filters/7': { success: true, data } });
    const { code, err } = await run('filter', 'update', '7', '--name', 'New');
    expect(code).toBe(69);
    expect(err).toContain('Nothing was sent.');
    expect(sent()).toEqual(['GET /api/v1/filters/7']);
  });

  test('an export has the portable parts only, and one filter is an object', async () => {
    const list = { success: true, data: [{ id: 7 }, { id: '8' }] };
    await service({
      'GET /api/v1/filters': list,
      'GET /api/v1/filters/7': filter,
      'GET /api/v1/filters/8': { success: true, data: { id: 8, name: null } },
    });
    const first = { name: 'Old', type: 'deals', conditions };
    const one = await run('filter', 'export', '7', '--output', 'csv');
    expect(JSON.parse(one.out)).toEqual(first);
    const all = await run('filter', 'export', '7', '--all');
    expect(JSON.parse(all.out)).toEqual([first, { name: null, type: null, conditions: null }]);
    expect(JSON.parse((await run('filter', 'export', '--all', '--limit', '1')).out)).toEqual([first]);
    expect((await run('filter', 'export')).code).toBe(64);
  });

  test.each([
    [{ success: true, data: null }, 0, '[]\n'],
    [{ success: true, data: [{ name: 'no id' }] }, 69, ''],
    [{ success: true }, 69, ''],
  ])('an export of the list %j', async (list, code, out) => {
    await service({ 'GET /api/v1/filters': list });
    const ended = await run('filter', 'export', '--all');
    expect(ended.code).toBe(code);
    if (code === 0) expect(ended.out).toBe(out);
  });

  test('an export of a filter whose id has more digits than a number', async () => {
    const id = '12345678901234567890';
    await service({
      'GET /api/v1/filters': `{"success":true,"data":[{"id":${id}}]}`,
      [`GET /api/v1/filters/${id}`]: filter,
    });
    expect((await run('filter', 'export', '--all')).code).toBe(0);
  });

  test.each([[{}], [null], [{ operators: [] }], [{ operators: 'x' }]])(
    'helpers without operators: %j',
    async (data) => {
      await service({ 'GET /api/v1/filters/helpers': { success: true, data } });
      expect((await run('filter', 'helpers')).code).toBe(69);
    },
  );

  test('operators are the keys of an object, or of objects in a list', () => {
    const rows = operatorRows({
      date: { '=': 'is', '>': 'after' },
      enum: [{ '=': 'is' }, null, 5],
      odd: 'x',
      none: null,
    });
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['date', '=', 'is'],
      ['date', '>', 'after'],
      ['enum', '=', 'is'],
    ]);
  });

  test('conditions come from a pipe', async () => {
    await service({ 'POST /api/v1/filters': { success: true, data: { id: 9 } } });
    const create = ['filter', 'create', '--name', 'A', '--type', 'deals'];
    expect((await at.run(create, { stdin: '{"glue":"and"}' })).code).toBe(0);
    expect(bodyOf('POST')).toEqual({ name: 'A', type: 'deals', conditions: { glue: 'and' } });
    expect((await at.run(create, { stdin: '{broken' })).code).toBe(65);
    expect((await at.run(create, { stdin: '' })).code).toBe(65);
    expect((await at.run(['filter', 'create', '--name', 'A'], { stdin: '' })).code).toBe(64);
  });
});

describe('fields', () => {
  const key = 'a'.repeat(40);
  const row = (field_code: string, field_name: unknown, options: unknown = null) => ({
    field_code,
    field_name,
    field_type: 'enum',
    is_custom_field: true,
    options,
  });
  const list = (...data: unknown[]) => ({ success: true, data, additional_data: { next_cursor: null } });

  test('fields of leads have the names of version 2', async () => {
    await service({ 'GET /api/v1/leadFields': { success: true, data: [{ id: 1, key: 'title', name: 'Title' }] } });
    const { out } = await run('field', 'list', 'lead');
    expect(JSON.parse(out)).toEqual([{ field_code: 'title', field_name: 'Title', id: 1 }]);
    expect(sent()).toEqual(['GET /api/v1/leadFields?limit=500&start=0']);
  });

  test.each(['org', 'organization'])(
    'fields of %s have the id of version 1, for conditions of filters',
    async (word) => {
      const old = { success: true, data: [{ id: 21, key: 'size' }] };
      const fields = { 'GET /api/v2/organizationFields': list(row('size', 'Size'), row('new', 'New')) };
      await service({ ...fields, 'GET /api/v1/organizationFields': old });
      const { out } = await run('field', 'list', word, '--output', 'csv', '--labels');
      expect(out).toBe('Key,Name,Type,Options,ID\nsize,Size,enum,,21\nnew,New,enum,,\n');
      expect(sent()).toEqual([
        'GET /api/v1/organizationFields?limit=500&start=0',
        'GET /api/v2/organizationFields?limit=500',
      ]);
      await service(fields);
      const without = await run('field', 'list', word);
      expect([without.code, JSON.parse(without.out)]).toMatchObject([
        0,
        [{ field_code: 'size' }, { field_code: 'new' }],
      ]);
      expect(without.err).toContain('The numeric ids of the fields could not be read');
    },
  );

  test('a name in any case comes before a key, the exact name before others', async () => {
    const rows = [row('title', 'Name'), row(key, 'TITLE'), row('x', 'name'), row('y', null), row('z', { odd: 1 })];
    await service({ 'GET /api/v2/dealFields': list(...rows) });
    const found = async (field: string) =>
      (JSON.parse((await run('field', 'get', 'deal', field)).out) as { field_code: string }).field_code;
    expect(await found('title')).toBe(key);
    expect(await found('name')).toBe('x');
    expect(await found('y')).toBe('y');
    const unknown = await run('field', 'get', 'deal', 'nope');
    expect(unknown).toMatchObject({ code: 65 });
    expect(unknown.err).toContain('No field of deal has the name or key');
  });

  test('two fields with one name are an error with both keys', async () => {
    await service({ 'GET /api/v2/dealFields': list(row('one', 'Region'), row('two', 'region')) });
    const { code, err } = await run('field', 'get', 'deal', 'REGION');
    expect(code).toBe(65);
    expect(err).toMatch(/one, Region[^]*two, region/);
  });

  test('options are shown with their ids by `get`, by their labels in a list', async () => {
    const options = [{ id: 5, label: 'Large' }, { id: 6 }, null];
    await service({ 'GET /api/v2/dealFields': list(row('size', 'Size', options)) });
    expect((await run('field', 'get', 'deal', 'size', '--output', 'csv')).out).toContain('size,Size,enum,"5=Large, 6=');
    expect((await run('field', 'list', 'deal', '--output', 'csv')).out).toContain('size,Size,enum,"Large');
  });

  test('a key is used as it is, a name is looked up with the entity that the choice stands for', async () => {
    const definitions = list(row(key, 'Size'));
    const options = { success: true, data: [{ id: 5, label: 'Large' }] };
    const path = `/api/v2/organizationFields/${key}/options`;
    await service({ 'GET /api/v2/organizationFields': definitions, [`POST ${path}`]: options, [`DELETE ${path}`]: {} });
    const added = await run('field', 'option', 'add', 'org', 'size', '--label', 'Large');
    expect(JSON.parse(added.out)).toEqual(options.data);
    expect(bodyOf('POST')).toEqual([{ label: 'Large' }]);
    const before = sent().length;
    const removed = await run('field', 'option', 'remove', 'org', key, '--option', '5', '--yes');
    expect(removed).toMatchObject({ code: 0, out: '[]\n' });
    expect(sent().slice(before)).toEqual([`DELETE ${path}`]);
    expect(bodyOf('DELETE')).toEqual([{ id: 5 }]);
  });

  test('choices need options, which are sent as labels', async () => {
    await service({ 'POST /api/v2/dealFields': { success: true, data: row(key, 'Size', []) } });
    const create = ['field', 'create', 'deal', '--name', 'Size', '--type'];
    const refused = await run(...create, 'set');
    expect(refused).toMatchObject({ code: 64 });
    expect(refused.err).toContain('--type set requires --options.');
    const surplus = await run(...create, 'varchar', '--options', 'A,B');
    expect([surplus.code, surplus.err]).toEqual([
      64,
      expect.stringContaining('--options requires --type enum or set.'),
    ]);
    expect(at.seen).toEqual([]);
    expect((await run(...create, 'enum', '--options', 'A, B,,')).code).toBe(0);
    expect(bodyOf('POST')).toEqual({
      field_name: 'Size',
      field_type: 'enum',
      options: [{ label: 'A' }, { label: 'B' }],
    });
    expect((await run(...create, 'double')).code).toBe(0);
  });

  test('a write is seen by the next command, although definitions are remembered', async () => {
    at = await openBench(client);
    const shown = async () => (await run('deal', 'get', '1', '--output', 'table')).out;
    expect((await run('field', 'update', 'deal', 'Seats', '--name', 'Chairs')).code).toBe(0);
    const deal = ['deal', 'update', '1', '--field'];
    expect((await run(...deal, 'Chairs=5')).code).toBe(0);
    expect(await shown()).toMatch(/^Chairs +5$/m);
    expect((await run('field', 'delete', 'deal', 'Chairs', '--yes')).code).toBe(0);
    expect((await run(...deal, 'Chairs=6')).code).toBe(65);
    expect(await shown()).not.toContain('Chairs');
  });
});

describe('webhooks', () => {
  test('empty is all, a name is always sent, the password is never printed', async () => {
    const data = { id: 3, http_auth_password: 'canary-s3cret' };
    await service({ 'POST /api/v1/webhooks': { success: true, data } });
    const url = 'https://hooks.example.com';
    const line = ['webhook', 'create', '--url', url, '--event-action', '', '--event-object', '', '--version', '1.0'];
    const { code, out } = await run(...line, '--http-auth-user', 'u', '--http-auth-password', 'canary-s3cret');
    expect(code).toBe(0);
    expect(out).not.toContain('canary-s3cret');
    expect(bodyOf('POST')).toEqual({
      subscription_url: url,
      event_action: '*',
      event_object: '*',
      name: 'crmcli',
      version: '1.0',
      http_auth_user: 'u',
      http_auth_password: 'canary-s3cret',
    });
    expect((await run(...line, '--http-auth-user', 'u')).code).toBe(64);
    expect((await run('webhook', 'create', '--url', url, '--event-action', 'nope', '--event-object', '*')).code).toBe(
      64,
    );
  });

  test('a password that the service returns in the list is dots, in any format', async () => {
    await service({
      'GET /api/v1/webhooks': { success: true, data: [{ id: 3, http_auth_password: 'canary-s3cret' }] },
    });
    for (const format of ['table', 'json', 'yaml', 'csv', 'ndjson']) {
      const { code, out } = await run('webhook', 'list', '--fields', 'id,http_auth_password', '--output', format);
      expect([format, code, out]).toEqual([format, 0, expect.stringContaining('••••••••')]);
      expect(out).not.toContain('canary-s3cret');
    }
  });

  test.each([
    [{ id: 1, is_active: 1 }, 'yes'],
    [{ id: 1, is_active: 0 }, 'no'],
    [{ id: 1, active_flag: false }, 'no'],
    [{ id: 1 }, ''],
  ])('whether %j is active', async (row, cell) => {
    await service({ 'GET /api/v1/webhooks': { success: true, data: [row] } });
    expect((await run('webhook', 'list', '--output', 'csv', '--labels')).out.split('\n')[1]).toBe(`1,,,,,${cell}`);
  });
});
