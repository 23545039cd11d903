/** Behavior of crmcli that scripts and agents rely on and that its specification leaves open. */
import { json, openBench, type Answer, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../generated/crm/client.js';

let bench: Bench;
afterEach(() => bench.close());

const deals = [
  { id: 1, title: 'A', label_ids: [5] },
  { id: 2, title: 'B' },
];
const list: Answer = (_, response) =>
  json(response, { success: true, data: deals, additional_data: { next_cursor: null } });

const open = async (answer?: Answer): Promise<Bench> => (bench = await openBench(client, answer && { answer }));

describe('--fields', () => {
  test('accepts a field that only some rows have; JSON has the requested order, CSV the order of the columns', async () => {
    const { run } = await open(list);
    for (const [format, printed] of [
      ['csv', 'id,label_ids\n1,[5]\n2,\n'],
      ['ndjson', '{"label_ids":[5],"id":1}\n{"id":2}\n'],
    ] as const) {
      const { code, out } = await run(['deal', 'list', '--fields', 'label_ids,id', '--output', format]);
      expect([format, code, out]).toEqual([format, 0, printed]);
    }
  });

  test('with an unknown name is refused before the list is read and before a write', async () => {
    const { run, seen } = await open(list);
    for (const line of [
      ['deal', 'list'],
      ['deal', 'create', '--title', 'X'],
    ]) {
      const { code, out, err } = await run([...line, '--fields', 'id,nope', '--output', 'json']);
      expect([line, code, out]).toEqual([line, 64, '']);
      expect(JSON.parse(err)).toMatchObject({ message: 'Unknown field in --fields: nope.' });
    }
    // Names of custom fields are looked up.
    expect(new Set(seen.map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set(['GET /api/v2/dealFields?limit=500']),
    );
  });
});

test.each([
  ['deal', { id: 1, value: 5000, currency: 'EUR' }],
  ['lead', { id: 'x', value: { amount: 5000, currency: 'EUR' } }],
  ['product', { id: 1, prices: [{ price: 5000, currency: 'EUR' }] }],
])('%s list shows amounts with their currency in tables; CSV and JSON have the number', async (group, row) => {
  const { run } = await open((_, response) =>
    json(response, { success: true, data: [row], additional_data: { next_cursor: null } }),
  );
  expect((await run([group, 'list', '--output', 'table'])).out).toMatch(/(?:^| )5000 EUR(?: |$)/m);
  expect((await run([group, 'list', '--output', 'csv'])).out).toMatch(/,5000,EUR(?:,|$)/m);
  expect(JSON.parse((await run([group, 'list', '--output', 'json'])).out)).toEqual([row]);
});

test('a redirect on the origin of the service is followed with the credential; one that leaves it is not followed', async () => {
  let target = '/api/v2/deals';
  const { run, seen, origin } = await open((request, response, count) => {
    if (!request.url.startsWith('/api/v2/deals/9')) return list(request, response, count);
    response.writeHead(302, { location: target }).end();
  });
  const line = ['api', 'GET', '/api/v2/deals/9', '--output', 'json'];
  expect(await run(line)).toMatchObject({ code: 0 });
  expect(seen.map(({ url, headers }) => [url, headers['x-api-token']])).toEqual([
    ['/api/v2/deals/9', 'sandbox-canary-credential'],
    ['/api/v2/deals', 'sandbox-canary-credential'],
  ]);
  target = origin.replace('127.0.0.1', 'localhost');
  expect(await run(line)).toMatchObject({ code: 78, out: '' });
  expect(seen).toHaveLength(3);
});

test('names of aliases have capitals, digits, dashes and underscores; words in quotes stay together', async () => {
  const { run, json: data } = await open(list);
  expect(await run(['alias', 'set', 'My_Deals-2', 'deal list --fields "id,title"'])).toMatchObject({ code: 0 });
  expect(await data(['My_Deals-2'])).toEqual(deals.map(({ id, title }) => ({ id, title })));
  expect(await run(['alias', 'set', 'a.b', 'deal list'])).toMatchObject({ code: 64 });
});

test('error objects have the four keys of the specification, and the keys of all clients', async () => {
  const { run } = await open((_, response) =>
    json(response, { success: false, error: 'Deal not found', error_info: 'See the reference.' }, 404),
  );
  const { code, err } = await run(['deal', 'get', '9', '--output', 'json']);
  const { notes, ...error } = JSON.parse(err) as Record<string, unknown>;
  expect([code, error]).toEqual([
    1,
    {
      error: 'ApiError',
      message: 'CRM API 404: Deal not found',
      exitCode: 1,
      statusCode: 404,
      path: '/api/v2/deals/9',
      errorInfo: 'See the reference.',
      sent: 'no',
      retry: 'no',
      retryable: false,
    },
  ]);
  expect(notes).toEqual([expect.stringContaining('CRMCLI_BASE_URL')]);
});

test('api --paginate asks for full pages, unless the path has a size', async () => {
  const { run, seen } = await open(list);
  await run(['api', 'GET', '/api/v2/deals', '--paginate']);
  await run(['api', 'GET', '/api/v2/deals?limit=7', '--paginate']);
  expect(seen.map(({ url }) => url)).toEqual(['/api/v2/deals?limit=500', '/api/v2/deals?limit=7']);
});

describe('the tool server', () => {
  const message = (method: string, id?: number, params: object = {}): string =>
    JSON.stringify({ jsonrpc: '2.0', method, params, ...(id !== undefined && { id }) });
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } };

  /** Sends requests after the greeting, and returns the results by id. */
  async function results(argv: readonly string[], ...requests: readonly string[]) {
    const stdin = [message('initialize', 1, hello), message('notifications/initialized'), ...requests, ''].join('\n');
    const { out, err } = await bench.run(['mcp', 'serve', ...argv], { stdin });
    const found = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result: never });
    return { err, of: (id: number): never => found.find((one) => one.id === id)?.result as never };
  }

  test.each([
    ['11 tools (read-only)', []],
    ['15 tools (writes enabled)', ['--allow-writes']],
  ])('offers %s, and tools that list have a limit', async (scope, argv) => {
    await open();
    const { err, of } = await results(argv, message('tools/list', 2));
    expect(err).toContain(`crmcli ${client.version}: MCP server ready — ${scope}\n`);
    const { tools } = of(2) as { tools: { name: string; inputSchema: { properties: object } }[] };
    expect(tools).toHaveLength(Number.parseInt(scope, 10));
    expect(tools.map(({ name }) => name)).not.toContain('deal_product_list');
    const lists = tools.filter(({ name }) => name === 'crmcli_search' || name.endsWith('_list'));
    expect(lists.length).toBe(4);
    expect(lists.filter(({ inputSchema }) => !('limit' in inputSchema.properties))).toEqual([]);
  });
});
