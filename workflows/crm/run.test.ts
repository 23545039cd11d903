import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main, type World } from 'cmdspec/runtime';
import { client } from '../../generated/crm/client.js';
import { json, serve, type Seen, type TestServer } from '../../runtime/http/testkit.js';

type Reply = (response: ServerResponse, seen: Seen) => void;

let folder: string;
let server: TestServer;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crm-run-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A service that knows these paths, and answers 404 to every other. */
async function service(replies: Readonly<Record<string, Reply | Record<string, unknown>>>): Promise<void> {
  server = await serve((seen, response) => {
    const reply = replies[`${seen.method} ${new URL(seen.url, 'http://host').pathname}`];
    if (reply === undefined) json(response, { success: false, error: 'Unknown' }, 404);
    else if (typeof reply === 'function') reply(response, seen);
    else json(response, { success: true, ...reply });
  });
}

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** One command line, run in this process with a home of its own. */
async function run(...argv: string[]): Promise<Ended> {
  const texts = { out: '', err: '' };
  const stream = (to: 'out' | 'err'): World['stdout'] =>
    new PassThrough().on('data', (chunk: Buffer) => (texts[to] += chunk.toString('utf8')));
  const stdin = new PassThrough();
  stdin.end('');
  const code = await main(client, {
    argv,
    env: { XDG_CONFIG_HOME: folder, CRMCLI_BASE_URL: server.origin, CRMCLI_API_TOKEN: 'secret' },
    cwd: folder,
    home: folder,
    platform: 'linux',
    stdin,
    stdout: stream('out'),
    stderr: stream('err'),
    now: () => new Date(),
    sleep: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  return { code, ...texts };
}

/** Queries of the requests so far, by path. */
const asked = (): [path: string, query: Record<string, string>][] =>
  server.seen.map(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    return [pathname, Object.fromEntries(searchParams)];
  });

const told = ({ err }: Ended): Record<string, unknown> =>
  JSON.parse(err.slice(err.indexOf('{'))) as Record<string, unknown>;

describe('search', () => {
  const items = { data: { items: [{ result_score: 0.9, item: { id: 4, type: 'deal', title: 'Acme' } }] } };

  test('asks all entities, with the types joined, and flattens the hits', async () => {
    await service({ 'GET /api/v2/itemSearch': items });
    const { out, code } = await run('search', 'acme', '--item-types', 'deal,lead', '--exact');
    expect([code, JSON.parse(out)]).toEqual([0, [{ id: 4, type: 'deal', title: 'Acme', result_score: 0.9 }]]);
    const query = { term: 'acme', item_types: 'deal,lead', exact_match: 'true', limit: '100' };
    expect(asked()).toEqual([['/api/v2/itemSearch', query]]);
  });

  test('asks the search of the one entity, which knows more filters', async () => {
    await service({ 'GET /api/v2/deals/search': items });
    const filters = ['--status', 'open', '--person', '8', '--org', '9', '--limit', '7'];
    expect((await run('search', 'acme', '--item-types', 'deal', ...filters)).code).toBe(0);
    const query = { term: 'acme', status: 'open', person_id: '8', organization_id: '9', limit: '7' };
    expect(asked()).toEqual([['/api/v2/deals/search', query]]);
  });

  test('an entity search that leaves the type out gets it in the table', async () => {
    await service({
      'GET /api/v2/persons/search': { data: { items: [{ result_score: 1, item: { id: 2, name: 'Ada' } }] } },
    });
    const { out } = await run('search', 'ada', '--item-types', 'person', '--output', 'csv');
    expect(out).toBe('Type,ID,Name / Title\nperson,2,Ada\n');
  });

  test('never asks for more than the service gives', async () => {
    await service({ 'GET /api/v2/itemSearch': { data: { items: [] } } });
    expect(await run('search', 'acme', '--limit', '500')).toMatchObject({ code: 0, out: '[]\n' });
    expect(asked()).toEqual([['/api/v2/itemSearch', { term: 'acme', limit: '100' }]]);
  });

  test.each([
    ['a short term', ['a']],
    ['blanks are no characters', ['a ']],
    ['an empty exact term', ['', '--exact']],
    ['a filter without a type', ['acme', '--status', 'won']],
    ['a filter for another type', ['acme', '--item-types', 'person', '--org', '1']],
    ['a filter beside several types', ['acme', '--item-types', 'deal,lead', '--person', '1']],
    ['an unknown type', ['acme', '--item-types', 'deal,note']],
  ])('%s is refused before a request', async (_name, args) => {
    await service({});
    const ended = await run('search', ...args);
    expect(told(ended)).toMatchObject({ exitCode: 64 });
    expect([ended.code, ended.out, asked()]).toEqual([64, '', []]);
  });

  test('one character, or one outside the basic plane twice, is enough where it should be', async () => {
    await service({ 'GET /api/v2/itemSearch': { data: { items: [] } } });
    expect((await run('search', 'x', '--exact')).code).toBe(0);
    expect((await run('search', '😀')).code).toBe(64);
  });
});

describe('quota', () => {
  const probe = (headers: Record<string, string>, status = 200): Record<string, Reply> => ({
    'GET /api/v1/users/me': (response) => {
      json(response, { success: status === 200, data: {} }, status, headers);
    },
  });
  const budget = (remaining: string, limit: string): Record<string, string> => ({
    'x-daily-ratelimit-token-remaining': remaining,
    'x-daily-ratelimit-token-limit': limit,
    'x-ratelimit-reset': '2',
  });
  const reading = { daily: { remaining: 2500, limit: 30000, pct: 8 }, reset: 2 };

  test('prints the reading of one request', async () => {
    await service(probe(budget('2500', '30000')));
    const { code, out } = await run('quota');
    expect([code, JSON.parse(out), asked().length]).toEqual([0, reading, 1]);
    expect((await run('ratelimit', '--output', 'csv')).out).toBe(
      'Remaining,Limit,% Left,Burst reset (s)\n2500,30000,8,2\n',
    );
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

  test('a refusal for want of budget is read like an answer, and not repeated', async () => {
    await service(probe(budget('0', '30000'), 429));
    const ended = await run('quota', '--min', '1');
    expect([ended.code, JSON.parse(ended.out)]).toEqual([
      75,
      { daily: { remaining: 0, limit: 30000, pct: 0 }, reset: 2 },
    ]);
    expect(asked()).toHaveLength(1);
  });

  test('without headers: nulls, no minimum, and a share that cannot be judged', async () => {
    await service(probe({}));
    expect(JSON.parse((await run('quota')).out)).toEqual({
      daily: { remaining: null, limit: null, pct: null },
      reset: null,
    });
    expect((await run('quota', '--min', '1')).code).toBe(0);
    expect((await run('quota', '--threshold', '0')).code).toBe(69);
  });

  test.each([
    ['--min', '-1'],
    ['--threshold', '101'],
    ['--threshold', '7.5'],
  ])('%s %s is refused', async (...args) => {
    await service({});
    expect((await run('quota', ...args)).code).toBe(64);
    expect(asked()).toEqual([]);
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

  test('JSON is the answer unchanged; the flags become the query', async () => {
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
    expect(asked()).toEqual([['/api/v1/deals/summary', query]]);
  });

  test('tables have a row for each currency', async () => {
    await service({ 'GET /api/v1/deals/summary': { data } });
    const { out } = await run('deal', 'summary', '--output', 'csv');
    expect(out).toBe('Currency,Total,Weighted,Count\nEUR,€10,€5,2\nUSD,$5,,1\n');
  });

  test('no deals: an empty table', async () => {
    await service({ 'GET /api/v1/deals/summary': { data: { total_count: 0, values_total: [] } } });
    expect((await run('deal', 'summary', '--output', 'table')).out).toBe('No results\n');
  });
});

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

  test('custom fields are written by name over the body and under typed flags', async () => {
    await service({ 'GET /api/v2/dealFields': fields, 'POST /api/v2/deals': { data: deal } });
    const body = `{"title":"B","custom_fields":{"other":1}}`;
    const { code } = await run('deal', 'create', '--title', 'A', '--field', 'colour=red', '--body', body);
    expect(code).toBe(0);
    expect(JSON.parse(server.seen.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
      title: 'A',
      custom_fields: { other: 1, [hash]: 7 },
    });
  });

  test('an unknown label ends before the write', async () => {
    await service({ 'GET /api/v2/dealFields': fields });
    expect((await run('deal', 'update', '1', '--field', 'Colour=Green')).code).toBe(65);
    expect(asked().map(([path]) => path)).toEqual(['/api/v2/dealFields']);
  });

  test('keys stay in JSON, names on request and in tables', async () => {
    await service({ 'GET /api/v2/dealFields': fields, 'GET /api/v2/deals/1': { data: deal } });
    expect(JSON.parse((await run('deal', 'get', '1')).out)).toEqual(deal);
    const named = await run('deal', 'get', '1', '--resolve-fields');
    expect(JSON.parse(named.out)).toEqual({ ...deal, custom_fields: { Colour: 'Red' } });
    expect((await run('deal', 'get', '1', '--output', 'table')).out).toMatch(/^Colour +Red$/m);
  });

  test('a table of deals costs one request', async () => {
    await service({ 'GET /api/v2/dealFields': fields, 'GET /api/v2/deals': { data: [deal] } });
    expect((await run('deal', 'list', '--output', 'table')).out).toContain('Owner');
    expect(asked()).toEqual([['/api/v2/deals', { limit: '500' }]]);
  });

  test('history keeps one field and shows names; the limit counts what is kept', async () => {
    const change = (field_key: string, new_value: string): object => ({ field_key, old_value: null, new_value });
    await service({
      'GET /api/v2/dealFields': fields,
      'GET /api/v1/deals/1/changelog': { data: [change('stage_id', '1'), change(hash, '7'), change(hash, '9')] },
    });
    const { out } = await run('deal', 'history', '1', '--field', hash, '--limit', '1', '--resolve-fields');
    expect(JSON.parse(out)).toEqual([{ field_key: 'Colour', old_value: null, new_value: 'Red' }]);
    expect(asked()[0]).toEqual(['/api/v1/deals/1/changelog', { limit: '500' }]);
  });

  test('a primary address is shown before the first one', async () => {
    const emails = [
      { value: 'first@example.com', primary: false },
      { value: 'main@example.com', primary: true },
    ];
    const phones = [{ value: '1', primary: false }];
    await service({ 'GET /api/v2/persons': { data: [{ id: 2, name: 'Ada', emails, phones }] } });
    const { out } = await run('person', 'list', '--output', 'csv');
    expect(out).toBe('ID,Name,Email,Phone,Org,Owner\n2,Ada,main@example.com,1,,\n');
  });
});
