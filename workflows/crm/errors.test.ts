/** The table of errors: the exit code and the object on stderr of each kind of failure. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

let at: Bench;
/** Responses of the service, by path below `/api/v1` and `/api/v2`; no deal is won or lost. All other paths fail. */
let answers: Readonly<Record<string, unknown>>;
let failure: { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

beforeAll(async () => {
  at = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const path = pathname.replace(/^\/api\/v\d\//, '');
      const { status, body, headers } = failure;
      if (status === 0) response.destroy();
      else if (path in answers) {
        const data = searchParams.get('status') === 'won' || searchParams.get('status') === 'lost' ? [] : answers[path];
        json(response, { success: true, data, additional_data: {} });
      } else if (typeof body === 'string') {
        response.writeHead(status, { 'content-type': 'text/html' });
        response.end(body);
      } else json(response, body, status, headers);
    },
  });
});
afterAll(() => at.close());
beforeEach(() => {
  answers = {};
  failure = { status: 404, body: { success: false, error: 'Not found' } };
});

const run = (line: string, env?: Readonly<Record<string, string>>): Promise<Ended> =>
  at.run(line.split(' '), { ...(env && { env }), world: { sleep: () => Promise.resolve() } });
const errorOf = ({ err }: Ended): unknown => JSON.parse(err.slice(err.indexOf('{')));

const COMMANDS = [
  'deal get 1',
  'deal list',
  'deal create --title A',
  'deal delete 1 --yes',
  'search acme',
  'api GET /api/v1/users',
];
const STATUSES = [
  [400, 65, 'ApiError'],
  [422, 65, 'ApiError'],
  [401, 77, 'ApiError'],
  [403, 77, 'ApiError'],
  [402, 78, 'ApiError'],
  [429, 75, 'RateLimitError'],
  [500, 69, 'ApiError'],
  [503, 69, 'ApiError'],
  [404, 1, 'ApiError'],
  [409, 1, 'ApiError'],
  [410, 1, 'ApiError'],
  [0, 69, 'ServiceUnavailableError'],
] as const;

describe('a response of the service', () => {
  test.each(STATUSES.flatMap(([status, code, error]) => COMMANDS.map((line) => [status, line, code, error] as const)))(
    '%i to %s: exit code %i, %s',
    async (status, line, code, error) => {
      failure = { status, body: { success: false, error: 'Because', error_info: 'Try that', data: null } };
      const ended = await run(`${line} --no-retry`);
      expect([ended.code, ended.out]).toEqual([code, '']);
      expect(errorOf(ended)).toMatchObject({ error, exitCode: code, message: expect.any(String) as string });
      if (status === 0) return;
      expect(errorOf(ended)).toMatchObject({ statusCode: status, path: expect.stringContaining('/api/v') as string });
      expect(errorOf(ended)).toMatchObject({ errorInfo: 'Try that' });
      expect(errorOf(ended)).not.toHaveProperty('body');
      expect(ended.err).toContain(`CRM API ${String(status)}: Because`);
    },
  );

  test.each([
    ['error before message', { error: 'One', message: 'Two' }, 'CRM API 404: One'],
    ['message without error', { success: false, message: 'Two' }, 'CRM API 404: Two'],
    ['text of a page', `<html><body><h1>Gone</h1> ${'x'.repeat(300)}</body></html>`, 'CRM API 404: Gone xxx'],
    ['nothing', '', 'CRM API 404: the service gave no reason'],
  ])('the reason is %s', async (_name, body, message) => {
    failure = { status: 404, body };
    const { message: shown } = errorOf(await run('deal get 1')) as { message: string };
    expect(shown).toMatch(new RegExp(`^${message}`));
    expect(shown.length).toBeLessThan('CRM API 404: '.length + 202);
  });

  test('the reason of a gateway, which is inside an object, is shown', async () => {
    failure = { status: 400, body: { error: { code: 5, message: 'Not on this plan' } } };
    expect(errorOf(await run('deal get 1'))).toMatchObject({ message: expect.stringContaining('Not on this plan') });
  });

  test('the body is printed with --verbose; a table has the message alone', async () => {
    failure = { status: 422, body: { success: false, error: 'Because', error_info: 'Try that' } };
    expect(errorOf(await run('deal get 1 --verbose'))).toMatchObject({ body: failure.body });
    const plain = (await run('deal get 1 --output table')).err;
    expect(plain).toMatch(/^Error: CRM API 422: Because\nTry that\n$/m);
    expect(plain).not.toContain('/api/v2/deals/1');
    const verbose = (await run('deal get 1 --output table --verbose')).err;
    for (const part of ['/api/v2/deals/1', '422', 'Try that', 'success']) expect(verbose).toContain(part);
  });

  test.each([
    ['a used-up daily budget', 429, { 'x-daily-ratelimit-token-remaining': '0' }, 75, 1, 'resets at midnight'],
    ['a used-up daily budget by the older header', 429, { 'x-daily-requests-left': '0' }, 75, 1, 'resets at midnight'],
    ['a 429 that goes on', 429, { 'x-ratelimit-reset': '1' }, 75, 3, 'CRM API 429'],
    ['a 5xx that goes on', 503, {}, 69, 3, 'CRM API 503'],
  ])('%s: all attempts, then the error', async (_name, status, headers, code, attempts, message) => {
    failure = { status, body: { error: 'Over limit' }, headers };
    const before = at.seen.length;
    const ended = await run('deal get 1');
    expect([ended.code, at.seen.length - before]).toEqual([code, attempts]);
    expect(ended.err).toContain(message);
  });
});

describe('a failure on this side', () => {
  const none = { CRMCLI_API_TOKEN: '', CRMCLI_COMPANY_DOMAIN: '', CRMCLI_BASE_URL: '' };
  test.each([
    ['an unknown flag', 'deal list --nope', 64, 'CliError', {}],
    ['an unknown command', 'deals', 64, 'CliError', {}],
    ['an unknown subcommand', 'deal lst', 64, 'CliError', {}],
    ['a value that is not a choice', 'deal list --status opened', 64, 'CliError', {}],
    ['a missing argument', 'deal get', 64, 'CliError', {}],
    ['an update without a change', 'deal update 1', 64, 'CliError', {}],
    [
      'too many ids',
      `deal list --ids ${Array.from({ length: 101 }, (_none, one) => one + 1).join()}`,
      64,
      'CliError',
      {},
    ],
    ['a body that is not JSON', 'deal create --title A --body {', 65, 'CliError', {}],
    ['a body that is not an object', 'deal create --title A --body [1]', 65, 'CliError', {}],
    ['a file that does not exist', 'file upload nope.pdf --deal 1', 65, 'CliError', {}],
    ['a delete that nobody can confirm', 'deal delete 1', 1, 'CliError', {}],
    ['no company', 'deal list', 78, 'ConfigError', { ...none, CRMCLI_API_TOKEN: 'token' }],
    ['no company and no token', 'deal list', 77, 'AuthRequiredError', none],
    ['no token', 'deal list', 77, 'AuthRequiredError', { ...none, CRMCLI_COMPANY_DOMAIN: 'acme' }],
    ['an origin of its own without a token', 'deal list', 78, 'ConfigError', { CRMCLI_API_TOKEN: '' }],
    ['a request that leaves the origin', 'api GET https://example.com/api/v1/users', 78, 'ConfigError', {}],
  ])('%s: nothing is sent', async (_name, line, code, error, env) => {
    const before = at.seen.length;
    const ended = await run(line, env);
    expect([ended.code, ended.out, at.seen.length - before]).toEqual([code, '', 0]);
    expect(errorOf(ended)).toMatchObject({ error, exitCode: code, message: expect.any(String) as string });
    expect(errorOf(ended)).not.toHaveProperty('statusCode');
    const table = await run(`${line} --output table`, env);
    expect([table.code, table.err]).toEqual([code, expect.stringMatching(/^Error: (?!\{)/m)]);
  });
});

describe('a result that is a code', () => {
  const stale = { id: 1, title: 'A', status: 'open', stage_id: 1, update_time: '2026-01-01T00:00:00Z' };
  const person = (id: number) => ({ id, name: 'Ada', emails: [{ value: 'ada@x.example' }] });
  const both = { items: [{ item: { id: 1 } }, { item: { id: 2 } }] };
  const empty = { 'deals/archived': [], activities: [], persons: [], organizations: [], personFields: [] };

  test.each([
    ['success', 'deal get 1', 0, { 'deals/1': stale }],
    [
      'lookup without a match',
      'lookup person --field name --value Nobody',
      3,
      { 'itemSearch/field': [], personFields: [{ field_code: 'name', field_name: 'Name', field_type: 'varchar' }] },
    ],
    ['a broken --jq filter', 'deal list --jq .[', 65, { deals: [] }],
    ['watch with new findings', 'watch --checks stale-deals', 8, { deals: [stale], ...empty }],
    ['audit --strict with findings', 'audit --strict --checks stale-deals', 1, { deals: [stale], ...empty }],
    ['some of a bulk update failed', 'deal bulk-update --ids 1,2 --status won --yes', 1, { 'deals/1': stale }],
    [
      'an upsert of a value that two records have',
      'person upsert ada@x.example --by email --field Name=Ada',
      65,
      { ...empty, 'persons/search': both, 'persons/1': person(1), 'persons/2': person(2) },
    ],
    [
      'a conversion that failed',
      'deal convert 1 --wait --yes',
      65,
      {
        'deals/1': stale,
        'deals/1/convert/lead': { conversion_id: 'c' },
        'deals/1/convert/status/c': { status: 'failed' },
      },
    ],
    [
      'a conversion that takes too long',
      'deal convert 1 --wait --timeout-secs 1 --yes',
      1,
      {
        'deals/1': stale,
        'deals/1/convert/lead': { conversion_id: 'c' },
        'deals/1/convert/status/c': { status: 'running' },
      },
    ],
  ])('%s: %s ends with %i', async (_name, line, code, some) => {
    answers = some;
    const ended = await run(line);
    expect({ code: ended.code, err: ended.err }).toEqual({ code, err: expect.any(String) as string });
  });

  test('a row of an import that cannot be read: 65, and a row that the service refuses: 1', async () => {
    answers = { personFields: [] };
    writeFileSync(join(at.folder, 'bad.csv'), 'name,org_id\nA,x\n');
    writeFileSync(join(at.folder, 'good.csv'), 'name\nA\n');
    const codes = [];
    for (const file of ['bad.csv', 'good.csv']) codes.push((await run(`person import ${file} --yes`)).code);
    expect(codes).toEqual([65, 1]);
  });
});
