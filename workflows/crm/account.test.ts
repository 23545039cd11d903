import { json, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench, type Reply } from './testkit.js';

let at: Bench;
afterEach(() => at.close());
const service = async (replies: Record<string, Reply | Record<string, unknown>>): Promise<void> => {
  at = await bench(client, replies);
};
const run = (words: string, ...more: string[]): Promise<Ended> => at.run(...words.split(' '), ...more);

const list = (rows: unknown): Record<string, unknown> => ({ data: rows, additional_data: { next_cursor: null } });
const pipelines = list([
  { id: 1, name: 'Sales', is_deal_probability_enabled: true, order_nr: 2 },
  { id: 2, name: 'Renewals', is_deal_probability_enabled: false, order_nr: 1 },
]);
const stages = list([
  { id: 3, name: 'Demo', pipeline_id: 1, deal_probability: 60, order_nr: 1 },
  { id: 4, name: 'Demo', pipeline_id: 2, deal_probability: null, order_nr: 1 },
]);

describe('pipelines and stages', () => {
  test.each([
    ['pipeline list', 'id,name,is_deal_probability_enabled,order_nr\n1,Sales,true,2\n2,Renewals,false,1\n', {}],
    ['stage list', 'id,name,pipeline_id,deal_probability,order_nr\n3,Demo,1,60,1\n4,Demo,2,,1\n', {}],
    [
      'stage list --pipeline renewals',
      'id,name,pipeline_id,deal_probability,order_nr\n3,Demo,1,60,1\n4,Demo,2,,1\n',
      { pipeline_id: '2' },
    ],
  ])('%s reads pages of 100', async (words, printed, query) => {
    await service({ 'GET /api/v2/pipelines': pipelines, 'GET /api/v2/stages': stages });
    expect(await run(words, '--output', 'csv')).toMatchObject({ code: 0, out: printed });
    expect(at.requests().at(-1)?.[1]).toEqual({ limit: '100', ...query });
  });

  test('one is shown by id without a look-up, or by name', async () => {
    await service({
      'GET /api/v2/pipelines': pipelines,
      'GET /api/v2/pipelines/2': { data: { id: 2, name: 'Renewals' } },
      'GET /api/v2/stages': stages,
    });
    for (const name of ['2', 'RENEWALS']) {
      expect(JSON.parse((await run(`pipeline get ${name}`)).out)).toEqual({ id: 2, name: 'Renewals' });
    }
    expect(at.requests().map(([path]) => path)).toEqual([
      '/api/v2/pipelines/2',
      '/api/v2/pipelines',
      '/api/v2/pipelines/2',
    ]);
    const twice = await run('stage get Demo');
    expect([twice.code, twice.err]).toEqual([65, expect.stringContaining('stage 4, Demo, pipeline 2')]);
  });
});

describe('users', () => {
  const rows = [
    { id: 1, name: 'Sam', email: 's@example.com', active_flag: true, is_admin: 1 },
    { id: 2, name: 'Ines', email: 'i@example.com', active_flag: false, access: [{ app: 'global', admin: true }] },
    { id: 3, name: null, active_flag: 1, access: [{ app: 'sales', admin: true }] },
  ];
  const printed =
    'id,name,email,active_flag,is_admin\n1,Sam,s@example.com,yes,yes\n2,Ines,i@example.com,no,yes\n3,,,yes,\n';

  test.each([
    ['user list', {}],
    ['user find ines', { term: 'ines' }],
    ['user find i@example --by-email', { term: 'i@example', search_by_email: '1' }],
  ])('%s shows activity and rights as yes and no', async (words, query) => {
    await service({ 'GET /api/v1/users': { data: rows }, 'GET /api/v1/users/find': { data: rows } });
    expect(await run(words, '--output', 'csv')).toMatchObject({ code: 0, out: printed });
    expect(at.requests()[0]?.[1]).toEqual(query);
    const { out, err } = await run(words, '--limit', '2');
    expect(JSON.parse(out)).toEqual(rows.slice(0, 2));
    expect(err).toContain('--limit');
  });

  test('the signed-in user is one row of a table, and the whole record in JSON', async () => {
    const me = { id: 1, name: 'Sam', email: 's@example.com', is_admin: true, timezone_name: 'UTC', company_id: 9 };
    await service({ 'GET /api/v1/users/me': { data: me } });
    expect((await run('user me --output table')).out).toBe(
      'ID  Name  Email          Admin  Timezone\n 1  Sam   s@example.com  yes    UTC\n',
    );
    expect((await run('user me --output csv')).out).toBe(
      'id,name,email,is_admin,timezone_name\n1,Sam,s@example.com,yes,UTC\n',
    );
    expect(JSON.parse((await run('user me')).out)).toEqual(me);
  });

  test('no user is an error', async () => {
    await service({ 'GET /api/v1/users/me': { data: null } });
    expect(await run('user me')).toMatchObject({ code: 69, out: '' });
  });
});

describe('goals', () => {
  const goals = [{ id: 'a1', title: 'Won', type: { name: 'deals_won' }, interval: 'monthly', owner_id: 1 }];

  test('filters have dots in their names', async () => {
    await service({ 'GET /api/v1/goals/find': { data: { goals } } });
    expect(await run('goal list --assignee 3 --type deals_won --output csv')).toMatchObject({
      code: 0,
      out: 'id,title,type,interval,owner_id\na1,Won,deals_won,monthly,1\n',
    });
    expect(at.requests()).toEqual([['/api/v1/goals/find', { 'assignee.id': '3', 'type.name': 'deals_won' }]]);
  });

  test.each([
    [{ data: { goals: [] } }, 0],
    [{ data: null }, 0],
    [{ data: {} }, 0],
    [{ data: { other: [] } }, 69],
    [{ data: 'x' }, 69],
    [{ data: { goals: 'x' } }, 69],
    [{ nothing: 1 }, 69],
  ])('%j ends with %i', async (reply, code) => {
    await service({ 'GET /api/v1/goals/find': reply });
    expect(await run('goal list')).toMatchObject({ code, out: code === 0 ? '[]\n' : '' });
  });
});

describe('mail', () => {
  const party = (email: string | null, name: string) => [{ email_address: email, name }];
  const message = (id: number, sent: number | boolean): object => ({
    object: 'mailMessage',
    data: {
      id,
      message_time: '2026-06-01T08:00:00Z',
      sent_flag: sent,
      from: party('a@example.com', 'Ann'),
      to: party(null, 'Bo'),
      subject: 'S'.repeat(50),
      snippet: 'T'.repeat(225),
    },
  });

  test('messages are unwrapped; subject and snippet are cut in tables only', async () => {
    await service({ 'GET /api/v1/deals/42/mailMessages': { data: [message(1, 1), message(2, false)] } });
    const { out } = await run('mail list --deal 42 --output csv');
    expect(out.split('\n').slice(1, 3)).toEqual([
      `1,2026-06-01T08:00:00Z,sent,a@example.com,Bo,${'S'.repeat(50)},${'T'.repeat(225)}`,
      `2,2026-06-01T08:00:00Z,received,a@example.com,Bo,${'S'.repeat(50)},${'T'.repeat(225)}`,
    ]);
    const [, line = ''] = (await run('mail list --deal 42 --output table')).out.split('\n');
    expect(line).toMatch(/ S{39}… {2}T{59}…$/);
    expect(at.requests()[0]).toEqual(['/api/v1/deals/42/mailMessages', { start: '0', limit: '100' }]);
    expect(JSON.parse((await run('mail list --deal 42')).out)).toMatchObject([{ id: 1, sent_flag: 1 }, { id: 2 }]);
  });

  test('the next page starts after the rows so far, although the service does not name it', async () => {
    const all = Array.from({ length: 250 }, (_, index) => message(index + 1, 1));
    await service({
      'GET /api/v1/deals/42/mailMessages': (response, { url }) => {
        const { searchParams } = new URL(url, 'http://host');
        const start = Number(searchParams.get('start'));
        const size = Number(searchParams.get('limit'));
        const pagination = { start, limit: size, more_items_in_collection: start + size < all.length };
        json(response, { success: true, data: all.slice(start, start + size), additional_data: { pagination } });
      },
    });
    expect(JSON.parse((await run('mail list --deal 42 --limit 0 --jq length')).out)).toBe(250);
    expect(at.requests().map(([, { start }]) => start)).toEqual(['0', '100', '200']);
  });
});

describe('participants of a deal', () => {
  const path = '/api/v1/deals/42/participants';

  test('a list shows the person of each, in one request of up to 500', async () => {
    const rows = [
      { id: 5, person_id: { value: 8, name: 'Ada' }, add_time: '2026-06-01 08:00:00' },
      { id: 6, person_id: 9, add_time: null },
    ];
    await service({ [`GET ${path}`]: { data: rows } });
    expect(await run('deal participant list 42 --output csv --limit 300')).toMatchObject({
      code: 0,
      out: 'id,person_id,name,add_time\n5,8,Ada,2026-06-01 08:00:00\n6,9,,\n',
    });
    expect(at.requests()).toEqual([[path, { start: '0', limit: '300' }]]);
  });

  test('one is added by its person and removed by its own id', async () => {
    await service({ [`POST ${path}`]: { data: { id: 5 } }, [`DELETE ${path}/5`]: { data: { id: 5 } } });
    expect((await run('deal participant add 42 --person 8')).code).toBe(0);
    expect(at.seen[0]?.body).toBe('{"person_id":8}');
    const remove = 'deal participant remove 42 --participant 5';
    const unasked = await run(remove);
    expect([unasked.code, unasked.err]).toEqual([1, expect.stringContaining('Remove participant 5 from deal 42?')]);
    expect((await run(`${remove} --yes --output table`)).out).toBe('Removed participant 5 from deal 42\n');
    expect((await run(`${remove} --yes --output ndjson`)).out).toBe('{"id":42,"participant_id":5,"removed":true}\n');
  });
});

describe('leads', () => {
  const id = 'adf21080-0e10-11eb-879b-05d71fb426ec';

  test('an update sends what changes', async () => {
    await service({ [`PATCH /api/v1/leads/${id}`]: { data: { id } } });
    const flags = [
      '--title',
      'A',
      '--org',
      '4',
      '--value',
      '12.5',
      '--currency',
      'EUR',
      '--body',
      '{"visible_to":"3","title":"B"}',
    ];
    expect((await run(`lead update ${id}`, ...flags)).code).toBe(0);
    expect(JSON.parse(at.seen[0]?.body ?? '')).toEqual({
      visible_to: '3',
      title: 'A',
      organization_id: 4,
      value: { amount: 12.5, currency: 'EUR' },
    });
  });

  test.each([
    `lead update ${id}`,
    `lead update ${id} --body {}`,
    `lead update ${id} --value 3`,
    `lead update ${id} --currency EUR`,
  ])('%s is refused before a request', async (words) => {
    await service({});
    expect((await run(words)).code).toBe(64);
    expect(at.seen).toEqual([]);
  });

  test.each([
    [
      {
        data: [
          { id, name: 'Hot', color: 'red', add_time: 'x' },
          { id, name: 'Cold', color: null },
        ],
      },
      `id,name,color\n${id},Hot,red\n${id},Cold,\n`,
    ],
    [{ data: null }, ''],
  ])('labels: %j', async (reply, printed) => {
    await service({ 'GET /api/v1/leadLabels': reply });
    expect(await run('lead label list --output csv')).toMatchObject({ code: 0, out: printed });
  });
});
