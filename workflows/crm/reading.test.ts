import { type Ended, json, type Seen } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench, type Reply } from './testkit.js';

let at: Bench;
const service = async (replies: Parameters<typeof bench>[1]): Promise<void> => {
  at = await bench(client, replies);
};
const run = (...argv: string[]): Promise<Ended> => at.run(...argv);
const requests = (): ReturnType<Bench['requests']> => at.requests();
afterEach(() => at.close());

const jsonError = ({ err }: Ended): Record<string, unknown> =>
  JSON.parse(err.slice(err.indexOf('{'))) as Record<string, unknown>;

describe('search', () => {
  const items = { data: { items: [{ result_score: 0.9, item: { id: 4, type: 'deal', title: 'Acme' } }] } };

  test('searches all entities, with joined types, and unwraps the hits', async () => {
    await service({ 'GET /api/v2/itemSearch': items });
    const { out, code } = await run('search', 'acme', '--item-types', 'deal,lead', '--exact');
    expect([code, JSON.parse(out)]).toEqual([0, [{ id: 4, type: 'deal', title: 'Acme', result_score: 0.9 }]]);
    const query = { term: 'acme', item_types: 'deal,lead', exact_match: 'true', limit: '100' };
    expect(requests()).toEqual([['/api/v2/itemSearch', query]]);
  });

  test('uses the search of a single entity, which supports more filters', async () => {
    await service({ 'GET /api/v2/deals/search': items });
    const filters = ['--status', 'open', '--person', '8', '--org', '9', '--limit', '7'];
    expect((await run('search', 'acme', '--item-types', 'deal', ...filters)).code).toBe(0);
    const query = { term: 'acme', status: 'open', person_id: '8', organization_id: '9', limit: '7' };
    expect(requests()).toEqual([['/api/v2/deals/search', query]]);
  });

  test('adds the type to hits of an entity search without one', async () => {
    await service({
      'GET /api/v2/persons/search': { data: { items: [{ result_score: 1, item: { id: 2, name: 'Ada' } }] } },
    });
    const { out } = await run('search', 'ada', '--item-types', 'person', '--output', 'csv');
    expect(out).toBe('type,id,name\nperson,2,Ada\n');
  });

  test('never requests more than the maximum of the service', async () => {
    await service({ 'GET /api/v2/itemSearch': { data: { items: [] } } });
    expect(await run('search', 'acme', '--limit', '500')).toMatchObject({ code: 0, out: '[]\n' });
    expect(requests()).toEqual([['/api/v2/itemSearch', { term: 'acme', limit: '100' }]]);
  });

  test('has one page: more matches than that are announced, and not read with --limit', async () => {
    const hits = Array.from({ length: 100 }, (_none, id) => ({ result_score: 1, item: { id } }));
    await service({ 'GET /api/v2/itemSearch': { data: { items: hits }, additional_data: { next_cursor: 'c' } } });
    const { out, err } = await run('search', 'acme', '--limit', '300');
    expect([(JSON.parse(out) as unknown[]).length, requests().length]).toEqual([100, 1]);
    expect(err).toContain('100 shown, more exist; narrow the search.');
  });

  test.each([
    ['a short term', ['a']],
    ['blanks do not count as characters', ['a ']],
    ['an empty exact term', ['', '--exact']],
    ['a filter without a type', ['acme', '--status', 'won']],
    ['a filter for another type', ['acme', '--item-types', 'person', '--org', '1']],
    ['a filter with several types', ['acme', '--item-types', 'deal,lead', '--person', '1']],
    ['an unknown type', ['acme', '--item-types', 'deal,note']],
  ])('%s fails before a request', async (_name, args) => {
    await service({});
    const ended = await run('search', ...args);
    expect(jsonError(ended)).toMatchObject({ exitCode: 64 });
    expect([ended.code, ended.out, requests()]).toEqual([64, '', []]);
  });

  test('accepts one character with --exact, and two outside the basic plane without', async () => {
    await service({ 'GET /api/v2/itemSearch': { data: { items: [] } } });
    expect((await run('search', 'x', '--exact')).code).toBe(0);
    expect((await run('search', '😀')).code).toBe(64);
  });
});

describe('quota', () => {
  const probe = (headers: Record<string, string>, status = 200): Record<string, Reply> => ({
    'GET /api/v1/users/me': (response) => {
      json(response, { success: status === 200, data: { id: 1 } }, status, headers);
    },
  });
  const budget = (remaining: string, limit: string): Record<string, string> => ({
    'x-daily-ratelimit-token-remaining': remaining,
    'x-daily-ratelimit-token-limit': limit,
    'x-ratelimit-reset': '2',
  });
  const reading = { daily: { remaining: 2500, limit: 30000, pct: 8 }, reset: 2 };

  test('prints the headers of one request', async () => {
    await service(probe(budget('2500', '30000')));
    const { code, out } = await run('quota');
    expect([code, JSON.parse(out), requests().length]).toEqual([0, reading, 1]);
    expect((await run('ratelimit', '--output', 'csv')).out).toBe('remaining,limit,pct,reset\n2500,30000,8%,2\n');
  });

  test.each([
    [['--min', '2500'], 0],
    [['--min', '2501'], 75],
    [['--threshold', '8'], 0],
    [['--threshold', '9'], 75],
  ])('%j ends with %i, after printing', async (args, code) => {
    await service(probe(budget('2500', '30000')));
    const ended = await run('quota', ...args);
    expect([ended.code, JSON.parse(ended.out)]).toEqual([code, reading]);
  });

  test('a 429 is read like a success, and not retried', async () => {
    await service(probe(budget('0', '30000'), 429));
    const ended = await run('quota', '--min', '1');
    expect([ended.code, JSON.parse(ended.out)]).toEqual([
      75,
      { daily: { remaining: 0, limit: 30000, pct: 0 }, reset: 2 },
    ]);
    expect(requests()).toHaveLength(1);
  });

  test.each([
    ['5880', '30000', 20, '19.6 % of the daily budget remains, less than --threshold 20.'],
    ['19999', '100000', 20, '19.9 % of the daily budget remains, less than --threshold 20.'],
  ])('%s of %s is below --threshold %i, although it rounds to it', async (left, limit, threshold, message) => {
    await service(probe(budget(left, limit)));
    const ended = await run('quota', '--threshold', String(threshold));
    expect(JSON.parse(ended.out)).toMatchObject({ daily: { pct: 20 } });
    expect(jsonError(ended)).toMatchObject({ exitCode: 75, message });
  });

  test('without headers: nulls, and an error for --min and --threshold', async () => {
    await service(probe({}));
    expect(JSON.parse((await run('quota')).out)).toEqual({
      daily: { remaining: null, limit: null, pct: null },
      reset: null,
    });
    expect((await run('quota', '--output', 'csv')).out).toBe('remaining,limit,pct,reset\nn/a,n/a,n/a,n/a\n');
    for (const flag of ['--min', '--threshold']) {
      const message = `The service did not report the daily budget, so ${flag} cannot be checked.`;
      expect(jsonError(await run('quota', flag, '0'))).toMatchObject({ exitCode: 69, message });
    }
  });

  test.each([
    ['--min', '-1'],
    ['--threshold', '101'],
    ['--threshold', '7.5'],
  ])('%s %s fails', async (...args) => {
    await service({});
    expect((await run('quota', ...args)).code).toBe(64);
    expect(requests()).toEqual([]);
  });
});

describe('deal summary', () => {
  const data = {
    total_count: 3,
    values_total: {
      EUR: { value: 10, count: 2, value_formatted: '€10' },
      USD: { value: 5, count: 1, value_formatted: '$5' },
    },
    weighted_values_total: { EUR: { value: 5, count: 2, value_formatted: '€5' } },
  };

  test('JSON is the unchanged response; the flags become the query', async () => {
    await service({ 'GET /api/v1/deals/summary': { data } });
    const { out } = await run(
      'deal',
      'summary',
      '--status',
      'open',
      '--pipeline',
      '1',
      '--stage',
      '2',
      '--filter',
      '3',
    );
    expect(JSON.parse(out)).toEqual(data);
    const query = { status: 'open', pipeline_id: '1', stage_id: '2', filter_id: '3' };
    expect(requests()).toEqual([['/api/v1/deals/summary', query]]);
  });

  test('tables have one row per currency', async () => {
    await service({ 'GET /api/v1/deals/summary': { data } });
    const { out } = await run('deal', 'summary', '--output', 'csv');
    expect(out).toBe('currency,total,weighted,count\nEUR,10,5,2\nUSD,5,,1\n');
  });

  test('an amount that the service did not format is a number in a table too', async () => {
    const values_total = { EUR: { value: 10, count: 2 } };
    await service({ 'GET /api/v1/deals/summary': { data: { values_total } } });
    expect((await run('deal', 'summary', '--output', 'table')).out).toMatch(/EUR +10 +2\n/);
  });

  test('no deals: an empty table', async () => {
    await service({ 'GET /api/v1/deals/summary': { data: { total_count: 0, values_total: [] } } });
    expect((await run('deal', 'summary', '--output', 'table')).out).toBe('No results found.\n');
  });

  test('no deals in a pipeline or stage that does not exist: an error', async () => {
    const none = { total_count: 0, values_total: [] };
    await service({
      'GET /api/v1/deals/summary': { data: none },
      'GET /api/v2/pipelines': { data: [{ id: 1, name: 'Sales' }] },
      'GET /api/v2/stages': { data: [{ id: 2, name: 'Offer', pipeline_id: 1 }] },
    });
    for (const [flags, says] of [
      [['--pipeline', '9'], 'Pipeline 9 does not exist. List the pipelines with `crmcli pipeline list`.'],
      [['--pipeline', '1', '--stage', '9'], 'Stage 9 does not exist. List the stages with `crmcli stage list`.'],
    ] as const) {
      const ended = await run('deal', 'summary', ...flags, '--output', 'table');
      expect([ended.code, ended.out, ended.err.replace(/\s+/g, ' ')]).toEqual([1, '', expect.stringContaining(says)]);
    }
    expect(JSON.parse((await run('deal', 'summary', '--pipeline', '1', '--stage', '2')).out)).toEqual(none);
  });
});

describe('raw lists of version 1', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const query = ({ url }: Seen): URLSearchParams => new URL(url, 'http://host').searchParams;
  /** Two rows from this position, and the rest of the response. */
  const list = (parameter: string, facts: (next: number, more: boolean) => object): Record<string, Reply> => ({
    'GET /api/v1/tasks': (response, seen) => {
      const from = Number(query(seen).get(parameter) ?? 0);
      const more = from + 2 < rows.length;
      json(response, { success: true, data: rows.slice(from, from + 2), additional_data: facts(from + 2, more) });
    },
  });

  test.each([
    [
      'the offset in pagination',
      'start',
      (next: number, more: boolean) => ({ pagination: { more_items_in_collection: more, next_start: next } }),
    ],
    [
      'the number of rows',
      'start',
      (next: number, more: boolean) => ({ start: next - 2, limit: 2, more_items_in_collection: more }),
    ],
    ['a cursor', 'cursor', (next: number, more: boolean) => ({ next_cursor: more ? String(next) : null })],
  ])('continue by %s', async (_name, parameter, facts) => {
    // Pages by offset begin with the last row of the page before.
    const positions = parameter === 'start' ? ['0', '1', '2', '3'] : ['0', '2', '4'];
    await service(list(parameter, facts));
    const { out, code } = await run('api', 'GET', '/api/v1/tasks', '--paginate');
    expect([code, JSON.parse(out)]).toEqual([0, rows]);
    expect(at.seen.map((one) => query(one).get(parameter) ?? '0')).toEqual(positions);
  });

  test('the next page begins where the service says, which counts rows that it leaves out', async () => {
    const all = [1, 0, 0, 0, 2, 3, 0, 0, 4, 5];
    await service({
      'GET /api/v1/tasks': (response, seen) => {
        const from = Number(query(seen).get('start') ?? 0);
        const data = all.slice(from, from + 5).flatMap((id) => (id === 0 ? [] : [{ id }]));
        const pagination = { more_items_in_collection: from + 5 < all.length, next_start: from + 5 };
        json(response, { success: true, data, additional_data: { pagination } });
      },
    });
    const { out, code } = await run('api', 'GET', '/api/v1/tasks', '--paginate');
    expect([code, JSON.parse(out)]).toEqual([0, rows]);
    // Each page begins with the last row of the page before.
    expect(at.seen.map((one) => query(one).get('start'))).toEqual(['0', '4', '8']);
  });
});
