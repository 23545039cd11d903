/** Wrong input ends with the documented exit code and a helpful message, and nothing is sent. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAll, serve, type TestServer } from '../../runtime/http/testkit.js';
import { newHome } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';

const home = newHome();
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-input-'));
const latin = join(folder, 'latin.txt');
writeFileSync(latin, Buffer.from([0xff, 0xfe, 0x41]));

let server: TestServer;
let env: Record<string, string>;
beforeAll(async () => {
  server = await serve((_seen, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"id":7,"tags":[],"primaryCustomer":{"id":1},"page":{"totalPages":0}}');
  });
  env = {
    HELPDESKCLI_BASE_URL: server.origin,
    HELPDESKCLI_DOCS_BASE_URL: server.origin,
    HELPDESKCLI_ACCESS_TOKEN: 'canary-token',
    HELPDESKCLI_DOCS_API_KEY: 'canary-key',
  };
});
afterAll(closeAll);
beforeEach(() => server.seen.splice(0));

const CREATE = ['conv', 'create', '--mailbox', '1', '--customer', 'a@example.com', '--subject', 'x'];
const ARTICLE = ['docs', 'article', 'create', '--collection', 'c'.repeat(24), '--name', 'n'];

const cases: readonly (readonly [args: readonly string[], ...says: string[]])[] = [
  // Values
  [['conv', 'list', '--mailbox', ' '], '--mailbox must be an id, a code or a name'],
  [['conv', 'get', 'abc'], '"abc" is not a number, such as #7, or an id'],
  [['conv', 'list', '--status', 'opn'], '--status must be one of active, pending, closed, spam, all', '"opn"'],
  [['conv', 'list', '--since', '7w'], '--since', '7d, 12h or 30m', '"7w"'],
  [['conv', 'list', '--since', '2026-02-30'], '--since', '2026-02-30'],
  [['conv', 'list', '--source', 'fax'], '--source must be one of api, beacon', '"fax"'],
  [['conv', 'list', '--limit', '-1'], '--limit must be at least 0'],
  [['conv', 'list', '--limit', '1.5'], '--limit must be a whole number'],
  [['conv', 'list', '--output', 'xml'], '--output must be one of table, json, yaml, csv, ndjson'],
  [['conv', 'list', '--timeout', '0'], '--timeout must be at least 1'],
  [['conv', 'get', '7a'], '"7a" is not a number, such as #7, or an id'],
  [['conv', 'status', '7', '--set', 'open'], '--set must be one of active, pending, closed, spam'],
  [[...CREATE, '--body', 'x', '--type', 'fax'], '--type must be one of email, chat, phone'],
  [[...CREATE, '--body', 'x', '--assign-to', ''], '--assign-to must be an id, a code or a name'],
  [[...ARTICLE, '--text', 'x', '--status', 'all'], '--status must be one of published, notpublished'],
  [['docs', 'article', 'get', '../sites'], '<id>', '../sites'],
  [['customer', 'create', '--email', 'a@example.com', '--first', 'x'.repeat(41)], '--first', '40 characters', '41'],
  [['conv', 'close', '7'], 'Unknown command "close"', 'status'],
  [['api', 'FETCH', '/v2/users'], '<method> must be one of GET, POST, PUT, PATCH, DELETE'],
  // Missing, or too much
  [['conv', 'get'], '<id> is missing', 'conv get <id>'],
  [['conv', 'get', '1', '2'], 'Unexpected argument "2"'],
  [['conv', 'create'], '--body, --customer, --mailbox, --subject'],
  [CREATE, '--body is missing', 'piped'],
  [['conv', 'reply', '7'], 'Give one of --body, --saved-reply.'],
  [['conv', 'status', '7'], '--set is missing', 'conv status <id...> --set <'],
  [['conv', 'tag', '7'], 'Nothing to change', '--add, --remove'],
  [['conv', 'tag', '7', '--add', 'VIP', '--remove', 'vip'], '"VIP" is in both'],
  [['conv', 'tag', '7', '--add', ' , '], '--add is empty'],
  [['customer', 'create'], '--email is missing'],
  [['customer', 'update', '7'], 'Nothing to change', '--job-title'],
  [['customer', 'update', '7', '--first', ' ', '--last', 'Lee'], '--first is blank', 'Omit it'],
  [['customer', 'update', '7', '--email', ''], '--email is empty'],
  [ARTICLE, '--text is missing'],
  [['docs', 'article', 'update', 'a'], 'Nothing to change', '--slug'],
  [['docs', 'article', 'list'], 'Give one of --collection, --category.'],
  [['docs', 'article', 'list', '--collection', 'a', '--category', 'b'], '--collection', '--category'],
  [['conv', 'delete', '7'], '--yes'],
  [['conv', 'list', '--tag', ''], '--tag is empty'],
  [['conv', 'list', '--query', ' '], '--query is blank'],
  [['customer', 'create', '--email', ''], '--email is empty'],
  [['docs', 'article', 'get', '1', '--api-key', ''], '--api-key is empty'],
  [['config', 'set', 'timeout_ms', '0'], 'timeout_ms', 'at least 1'],
  // Bodies
  [['conv', 'note', '7', '--body', '@'], '--body has no file name'],
  [['conv', 'note', '7', '--body', ''], '--body is empty'],
  [['conv', 'note', '7', '--body', '@/does/not/exist'], '/does/not/exist', 'does not exist'],
  [['conv', 'note', '7', '--body', `@${folder}`], folder, 'is a folder'],
  [['conv', 'note', '7', '--body', `@${latin}`], latin, 'UTF-8'],
  [['api', 'POST', '/v2/customers', '--body', '{"firstName":}'], '--body is not valid JSON: line 1, column 14'],
  [['api', 'POST', '/v2/customers', '--body', '@/does/not/exist'], '/does/not/exist'],
  // Names
  [['cnov', 'list'], '"cnov"', 'conv'],
  [['conv', 'thread', '7'], '"thread" in "helpdeskcli conv"', 'threads'],
  [['conv', 'list', '--stat', 'all'], '--stat', '--status'],
  [['conv', 'threads', '7', '--limit', '1'], '--limit', 'conv threads'],
  [['conv', 'note', '7', '--body', 'x', '--jq', '.['], '--jq', 'syntax error'],
];

test.each(cases.map(([args, ...says]) => ({ args, says })))('$args is refused', async ({ args, says }) => {
  const { code, stdout, stderr } = await inProcess('helpdeskcli', args, home, { env });
  expect({ code, stdout, stderr, sent: server.seen.length }).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.any(String) as string,
    sent: 0,
  });
  for (const part of says) expect(stderr).toContain(part);
});

test.each([
  ['https://elsewhere.example/v2/users', 'https://elsewhere.example'],
  ['//elsewhere.example/v2/users', 'elsewhere.example'],
  ['/\\elsewhere.example/v2/users', 'elsewhere.example'],
  ['http://user:pass@elsewhere.example/', 'elsewhere.example'],
])('a raw request to %s is refused', async (path, origin) => {
  const { code, stderr } = await inProcess('helpdeskcli', ['api', 'GET', path], home, { env });
  expect([code, stderr, server.seen]).toEqual([78, expect.stringContaining(origin), []]);
  expect(stderr).toContain(server.origin);
});

const writes: readonly (readonly string[])[] = [
  [...CREATE, '--body', 'x'],
  ['conv', 'reply', '7', '--body', 'x'],
  ['conv', 'note', '7', '--body', 'x'],
  ['conv', 'status', '7', '--set', 'closed'],
  ['conv', 'tag', '7', '--add', 'x'],
  ['conv', 'delete', '7'],
  ['customer', 'create', '--email', 'a@example.com'],
  ['customer', 'update', '7', '--email', 'a@example.com'],
  [...ARTICLE, '--text', 'x'],
  ['docs', 'article', 'update', '7', '--name', 'x'],
  ['api', 'POST', '/v2/customers', '--body', '{"firstName":"Ann"}'],
  ['api', 'DELETE', '/v2/conversations/7'],
];

test.each(writes.map((args) => [args]))('%j with --dry-run shows its request and sends no write', async (args) => {
  const { code, stdout, stderr } = await inProcess('helpdeskcli', [...args, '--dry-run', '--output', 'json'], home, {
    env,
  });
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  const shown = JSON.parse(stdout) as { dryRun: boolean; method: string; url: string };
  expect(shown).toMatchObject({ dryRun: true, url: expect.stringContaining(server.origin) as string });
  expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(stdout + stderr).not.toMatch(/canary-/);
});

test.each([
  [400, 1, 'ApiError'],
  [401, 77, 'AuthRequiredError'],
  [403, 77, 'AuthRequiredError'],
  [404, 1, 'ApiError'],
  [409, 1, 'ApiError'],
  [412, 1, 'ApiError'],
  [413, 1, 'ApiError'],
  [422, 65, 'ApiError'],
  [429, 75, 'RateLimitError'],
  [500, 69, 'ServiceUnavailableError'],
  [503, 69, 'ServiceUnavailableError'],
])('status %i ends with %i; the error is JSON where the result would have been JSON', async (status, code, name) => {
  const failing = await serve((_seen, response) => {
    response.writeHead(status, { 'content-type': 'application/vnd.error+json' });
    response.end(
      JSON.stringify({
        logRef: 'log-1',
        message: 'No \u001b[31mway',
        _embedded: { errors: [{ path: 'subject', message: 'may not be empty', source: 'JSON' }] },
      }),
    );
  });
  const there = { ...env, HELPDESKCLI_BASE_URL: failing.origin };
  const args = ['conv', 'note', '7', '--body', 'x', '--no-retry'];
  const json = await inProcess('helpdeskcli', [...args, '--output', 'json'], home, { env: there });
  // After a 404, the client looks whether a conversation has that number.
  expect([json.code, json.stdout, failing.seen.length]).toEqual([code, '', status === 404 ? 2 : 1]);
  expect(JSON.parse(json.stderr)).toMatchObject({
    error: name,
    exitCode: code,
    statusCode: status,
    path: '/v2/conversations/7/notes',
    logRef: 'log-1',
    errors: [{ path: 'subject' }],
  });
  const text = await inProcess('helpdeskcli', args, home, { env: there });
  expect(text.stderr).toMatch(new RegExp(`Error: Helpdesk API ${String(status)}: No .\\[31mway`));
  expect(text.stderr).toContain('\n  subject: may not be empty\n');
  expect(text.stderr).not.toMatch(/\u001b|canary-token/);
});

test('a page of HTML is reported as text, whatever its status', async () => {
  for (const [status, code] of [
    [200, 69],
    [403, 77],
    [502, 69],
  ] as const) {
    const proxy = await serve((_seen, response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end('<html><head><title>Gateway</title></head><body><h1>Try later</h1></body></html>');
    });
    const there = { ...env, HELPDESKCLI_BASE_URL: proxy.origin };
    const { stdout, stderr, ...ended } = await inProcess('helpdeskcli', ['conv', 'list', '--no-retry'], home, {
      env: there,
    });
    expect([ended.code, stdout]).toEqual([code, '']);
    expect(stderr).toContain('Try later');
    expect(stderr).not.toContain('<');
  }
});
