/** The tool server of the built binary, with the client of the SDK over pipes. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ended, newHome, start, type Binary, type Ended } from '../support/cli.js';
import { serveHere } from '../support/in-process.js';
import { closeSessions, session, type Session } from '../support/tools.js';

afterEach(closeSessions);

/** The tools that every server has. */
const builtIn = ['call', 'describe', 'exec', 'read_more', 'search'];

const desk = (...args: readonly string[]) => session('helpdeskcli', ['mcp', 'serve', '--profile', 'sandbox', ...args]);

test('the server has a name, offers only reads, and reports that in one line', async () => {
  const { client, tools, ready } = await desk();
  expect(client.getServerVersion()).toMatchObject({ name: 'helpdeskcli', version: '0.11.2' });
  const offered = await tools();
  expect(offered.map(({ annotations }) => annotations?.readOnlyHint)).not.toContain(false);
  expect(ready()).toBe(`helpdeskcli 0.11.2: MCP server ready — ${offered.length} tools (read-only)\n`);
  expect(offered.find(({ name }) => name === 'conv_list')).toMatchObject({
    title: 'List conversations, newest first',
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    inputSchema: { type: 'object', properties: { status: { enum: expect.any(Array) } } },
  });
});

test('with --allow-writes it offers the tools that write, without the commands that only people may run', async () => {
  const { tools, ready } = await desk('--allow-writes', '--all-tools');
  const names = (await tools()).map(({ name }) => name);
  expect(names).toHaveLength(81);
  expect(ready()).toContain('81 tools (writes enabled)');
  const people = ['api', 'doctor', 'mcp_serve', 'conv_watch', 'auth_login', 'auth_logout', 'docs_auth'];
  for (const name of [...people, 'config_set', 'config_unset', 'alias_set', 'alias_unset', 'profile_use']) {
    expect(names).not.toContain(name);
  }
  const hints = Object.fromEntries((await tools()).map(({ name, annotations }) => [name, annotations]));
  expect(hints['workflow_run']).toMatchObject({ destructiveHint: true, readOnlyHint: false });
  expect(hints['conv_status']).toMatchObject({ destructiveHint: false, readOnlyHint: false });
  expect(hints['conv_edit_note']).toMatchObject({ destructiveHint: true });
  expect(hints['docs_article_update']).toMatchObject({ destructiveHint: true });
  expect(hints['alias_list']).toMatchObject({ readOnlyHint: true, openWorldHint: false });
});

test('a list is returned as text and as data, and the next call sees a written record', async () => {
  const { call } = await desk('--allow-writes');
  const list = await call('conv_list', { limit: 2 });
  const results = list.data as { id: number }[];
  expect(results).toHaveLength(2);
  expect(JSON.parse(list.text)).toEqual(list.structuredContent);
  expect(list.structuredContent?.['notes']).toEqual(['2 of 105 shown; "limit": 0 for all.']);
  const id = String(results[0]?.id);
  expect(await call('conv_note', { id, body: '--status=closed' })).not.toHaveProperty('isError', true);
  const { text } = await call('conv_threads', { id });
  expect(text).toContain('--status=closed');
  expect((await call('conv_status', { id, set: 'closed' })).isError).toBeFalsy();
  expect(await call('conv_get', { id })).toMatchObject({ data: { status: 'closed' } });
});

test.each([
  ['crmcli', ['mcp', 'serve'], 'deal_list', {}],
  ['helpdeskcli', ['mcp', 'serve'], 'conv_list', {}],
  ['ledgercli', ['mcp'], 'ledger_list', { resource: 'crm/Accounts' }],
] as const)('%s reports the variables that it uses once, and not with every call', async (binary, line, tool, args) => {
  const served = await serveHere(binary, newHome());
  try {
    const notesOf = async ({ call }: Session) =>
      ((await call(tool, { ...args, limit: 1 })).structuredContent?.['notes'] as string[] | undefined) ?? [];
    const inSandbox = await session(binary, [...line, '--profile', 'sandbox'], served.env);
    // Notes come before the line that the server is ready, also where JSON is the default output.
    expect(inSandbox.ready()).toMatch(/The sandbox does not use [^]* from the environment\.\n.*MCP server ready/);
    expect((await notesOf(inSandbox)).join()).toMatch(/The sandbox does not use \S+.* from the environment\./);
    expect((await notesOf(inSandbox)).join()).not.toContain('environment');
    const elsewhere = await session(binary, line, served.env);
    expect(await notesOf(elsewhere)).toContainEqual(expect.stringContaining(`Requests go to ${served.origin}`));
    expect((await notesOf(elsewhere)).join()).not.toContain('Requests go to');
  } finally {
    await served.stop();
  }
});

test('a delete needs a confirmation', async () => {
  const { call } = await desk('--allow-writes');
  const { data } = await call('conv_list', { limit: 1 });
  const id = String((data as { id: number }[])[0]?.id);
  for (const args of [{ id }, { id, confirm: false }])
    expect((await call('conv_delete', args)).text).toContain('\\"confirm\\"');
  expect((await call('conv_get', { id })).isError).toBeFalsy();
  expect((await call('conv_delete', { id, confirm: true })).isError).toBeFalsy();
  expect(await call('conv_get', { id })).toMatchObject({ isError: true });
});

test('wrong calls return results that name the fix, and unknown tools are protocol errors', async () => {
  const { call } = await desk();
  expect((await call('conv_list', { stat: 'open' })).text).toContain('"suggestions":["status"]');
  expect((await call('conv_list', { status: 'opne' })).isError).toBe(true);
  const missing = await call('conv_get', { id: '999999999' });
  expect([missing.isError, missing.structuredContent, JSON.parse(missing.text)]).toMatchObject([
    true,
    undefined,
    { statusCode: 404 },
  ]);
  await expect(call('conv_lsit')).rejects.toThrow(/Unknown tool: conv_lsit\..*conv_list/);
  await expect(call('conv_delete', { id: '1' })).rejects.toThrow(/--allow-writes/);
});

test('concurrent calls do not mix their results', async () => {
  const { call } = await desk('--allow-writes');
  const [conversations, me, version, customers] = await Promise.all([
    call('conv_list', { limit: 3 }),
    call('user_me'),
    call('version'),
    call('customer_list', { limit: 2 }),
  ]);
  expect(conversations?.data).toHaveProperty('2.subject');
  expect(me?.data).toHaveProperty('0.email');
  expect(version?.data).toMatchObject({ name: 'helpdeskcli' });
  expect(customers?.data).toHaveLength(2);
  const id = String((conversations?.data as { id: number }[])[0]?.id);
  const notes = ['a', 'b', 'c', 'd'].map((body) => call('conv_note', { id, body: `note ${body}` }));
  expect((await Promise.all(notes)).map(({ isError }) => isError)).not.toContain(true);
  const { text } = await call('conv_threads', { id });
  for (const name of ['a', 'b', 'c', 'd']) expect(text).toContain(`note ${name}`);
});

test.each([[[]], [['--allow-writes']]])('calls share their connections, with %j', async (flags) => {
  let connections = 0;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"id":1}}');
  }).listen(0, '127.0.0.1');
  server.on('connection', () => (connections += 1));
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { call } = await session('crmcli', ['mcp', 'serve', ...flags], {
    CRMCLI_BASE_URL: `http://127.0.0.1:${String(port)}`,
    CRMCLI_API_TOKEN: 'canary-token',
  });
  for (let count = 0; count < 10; count += 1) {
    expect((await call('deal_get', { id: '1' })).data).toEqual({ id: 1 });
  }
  server.closeAllConnections();
  server.close();
  // More only if the machine pauses for as long as an idle connection is kept.
  expect(connections).toBeLessThan(10);
});

test('a cancelled call stops its request', async () => {
  let arrived: (message: IncomingMessage) => void;
  const request = new Promise<IncomingMessage>((resolve) => (arrived = resolve));
  const server = createServer((message) => arrived(message));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const env = { HELPDESKCLI_BASE_URL: `http://127.0.0.1:${port}`, HELPDESKCLI_ACCESS_TOKEN: 'canary-token' };
    const { call } = await session('helpdeskcli', ['mcp', 'serve'], env);
    const controller = new AbortController();
    const calling = call('conv_list', {}, controller.signal);
    const message = await request;
    const closed = new Promise<void>((resolve) => message.socket.once('close', resolve));
    controller.abort('not needed any more');
    await expect(calling).rejects.toThrow();
    await closed;
    expect((await call('version')).isError).toBeFalsy();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a server offers its core, selected groups or everything; it lists the others by name only', async () => {
  const names = async (...args: readonly string[]) => {
    const { tools } = await session('crmcli', ['mcp', 'serve', '--profile', 'sandbox', ...args]);
    return (await tools()).map(({ name }) => name);
  };
  const core = await names();
  const all = await names('--all-tools');
  expect(core).toContain('deal_list');
  expect(core).not.toContain('quota');
  expect(all).toContain('quota');
  const topic = (await names('--topics', 'lead')).filter((name) => !builtIn.includes(name));
  expect(new Set(topic.map((name) => name.split('_')[0]))).toEqual(new Set(['lead']));
});

const ledger = (...args: readonly string[]) => session('ledgercli', ['mcp', '--profile', 'sandbox', ...args]);

const namesOf = async ({ tools }: Session) => (await tools()).map(({ name }) => name).sort();

const generic = [
  ...builtIn,
  'ledger_get',
  'ledger_list',
  'ledger_me',
  'ledger_metadata',
  'ledger_probe',
  'ledger_quota',
  'ledger_resources',
].sort();

test('the accounting client offers its generic tools, one for writes, and typed ones on request', async () => {
  const reading = await ledger();
  expect(await namesOf(reading)).toEqual(generic);
  await expect(reading.call('ledger_write', { operation: 'create' })).rejects.toThrow(/--allow-writes/);
  const { data } = await reading.call('ledger_resources', { search: 'SalesOrders' });
  expect(data).toContainEqual({
    resource: 'salesorder/SalesOrders',
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    fields: [],
  });

  const writing = await ledger('--allow-writes');
  expect(await namesOf(writing)).toEqual([...generic, 'ledger_write'].sort());
  expect((await writing.tools()).find(({ name }) => name === 'ledger_write')).toMatchObject({
    annotations: { readOnlyHint: false, destructiveHint: true },
    inputSchema: {
      properties: { operation: { enum: ['create', 'update', 'delete'] }, dry_run: { type: 'boolean' } },
      required: ['operation', 'resource'],
    },
  });

  const topic = await namesOf(await ledger('--topics', 'account', '--allow-writes'));
  expect(topic).toContain('ledger_account_create');
  expect(topic.filter((name) => !name.startsWith('ledger_account_'))).toEqual(builtIn);
  const all = await namesOf(await ledger('--all-tools', '--allow-writes'));
  for (const name of [...generic, ...topic, 'ledger_write', 'ledger_upsert']) expect(all).toContain(name);
  for (const name of ['ledger_create', 'ledger_update', 'ledger_delete', 'ledger_api', 'ledger_mcp']) {
    expect(all).not.toContain(name);
  }
});

test('a merged tool runs the command that the call names', async () => {
  const { call } = await ledger('--allow-writes');
  const resource = 'crm/Accounts';
  const body = { Name: 'Made by an agent' };
  const count = async () => {
    const { data } = await call('ledger_list', { resource, count: true });
    return (data as { count?: number }).count ?? data;
  };
  const before = await count();
  expect(typeof before).toBe('number');

  const dry = await call('ledger_write', { operation: 'create', resource, body, dry_run: true });
  expect(dry).toMatchObject({ data: { dryRun: true, method: 'POST', body } });
  expect(await count()).toBe(before);

  const made = await call('ledger_write', { operation: 'create', resource, body });
  expect(made.isError).toBeFalsy();
  const { ID: id } = made.data as { ID: string };
  const changed = { operation: 'update', resource, id, set: ['Name=Changed'] };
  expect((await call('ledger_write', changed)).isError).toBeFalsy();
  expect(await call('ledger_get', { resource, id })).toMatchObject({ data: { Name: 'Changed' } });

  const unconfirmed = await call('ledger_write', { operation: 'delete', resource, id });
  expect(unconfirmed).toMatchObject({
    isError: true,
    text: expect.stringContaining('\\"confirm\\" is missing') as string,
  });
  expect((await call('ledger_write', { operation: 'delete', resource, id, confirm: false })).isError).toBe(true);
  // A dry run deletes nothing, also with a confirmation that it does not need.
  const rehearsed = { operation: 'delete', resource, id, dry_run: true };
  for (const args of [rehearsed, { ...rehearsed, confirm: true }]) {
    expect(await call('ledger_write', args)).toMatchObject({
      data: { dryRun: true, method: 'DELETE', url: expect.stringContaining(id) as string },
    });
  }
  expect((await call('ledger_get', { resource, id })).isError).toBeFalsy();
  expect((await call('ledger_write', { operation: 'delete', resource, id, confirm: true })).isError).toBeFalsy();
  expect(await call('ledger_get', { resource, id })).toMatchObject({ isError: true });
});

test('a refused call of a merged tool sends nothing', async () => {
  const methods: (string | undefined)[] = [];
  const server = createServer(({ method }, response) => {
    methods.push(method);
    response.end('{"d":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const env = {
      LEDGERCLI_NO_BEFORE: '1',
      LEDGERCLI_BASE_URL: `http://127.0.0.1:${port}`,
      LEDGERCLI_ACCESS_TOKEN: 'canary-token',
      LEDGERCLI_DIVISION: '1',
    };
    const { call } = await session('ledgercli', ['mcp', '--allow-writes'], env);
    const resource = 'crm/Accounts';
    const id = '4b0d85d9-b85b-43f3-a629-d36a3fd4942f';
    for (const [args, message] of [
      [{ operation: 'delete', resource, id }, '\\"confirm\\" is missing; it is required when'],
      [{ operation: 'delete', resource, confirm: true }, '\\"id\\" is missing'],
      [{ operation: 'update', resource, body: { Name: 'x' } }, '\\"id\\" is missing'],
      [{ operation: 'remove', resource, id }, '\\"operation\\" must be one of create, update, delete'],
      [{ resource, id }, '\\"operation\\" is missing'],
      [{ operation: 'create', resource, id, body: {} }, 'has no argument \\"id\\" when'],
    ] as const) {
      const { isError, text } = await call('ledger_write', args);
      expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
    }
    expect(methods).toEqual([]);
    const sent = await call('ledger_write', { operation: 'delete', resource, id, confirm: true });
    expect([sent.isError ?? false, methods]).toEqual([false, ['DELETE']]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('stdout has only the protocol, invalid input gets a response, and the server stops at the end of the input', async () => {
  const child = start('helpdeskcli', ['mcp', 'serve', '--profile', 'sandbox'], newHome());
  const end = ended(child);
  const messages = [
    'not JSON',
    '{"jsonrpc":"2.0"}',
    '{"jsonrpc":"2.0","id":7,"method":"nothing/here"}',
    '{"jsonrpc":"2.0","id":8,"method":"ping"}',
    '{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"conv_list","arguments":{"limit":100}}}',
  ];
  child.stdin?.end(`${messages.join('\n')}\n`);
  const { code, stdout, stderr } = await end;
  const answers = stdout.trim().split('\n');
  expect(answers.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual([null, 7, 8, 9]);
  expect(answers[3]).toContain('structuredContent');
  expect(answers[0]).toContain('-32700');
  expect(answers[1]).toContain('-32601');
  expect(stderr).toMatch(/^helpdeskcli 0\.11\.2: MCP server ready — \d+ tools \(read-only\)\n/);
  expect(code).toBe(0);
});

test.each<[Binary, readonly string[]]>([
  ['crmcli', ['mcp', 'serve']],
  ['helpdeskcli', ['mcp', 'serve']],
  ['ledgercli', ['mcp']],
])('%s responds to a call with invalid params', async (binary, words) => {
  const child = start(binary, [...words, '--profile', 'sandbox'], newHome());
  const end = ended(child);
  const params = ['7', '"deal"', '[]', 'null', '{"name":3}', '{"name":"x","arguments":[]}', undefined];
  const calls = params.map((text, id) => {
    const rest = text === undefined ? '' : `,"params":${text}`;
    return `{"jsonrpc":"2.0","id":${id},"method":"tools/call"${rest}}\n`;
  });
  child.stdin?.end(calls.join(''));
  const { code, stdout } = await end;
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; error?: { code: number } });
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual(params.map((_, id) => [id, -32602]));
  expect(code).toBe(0);
});

/** Sends one call to a server over standard input, which ends with it, and returns what the server printed and its exit code. */
async function lastCall(respond: RequestListener, ...flags: readonly string[]): Promise<Ended> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const env = { HELPDESKCLI_BASE_URL: `http://127.0.0.1:${port}`, HELPDESKCLI_ACCESS_TOKEN: 'canary-token' };
    const child = start('helpdeskcli', ['mcp', 'serve', ...flags], newHome(), { env });
    const end = ended(child);
    child.stdin?.end('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"user_me","arguments":{}}}\n');
    return await end;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a call that runs when the input ends is answered, also if its service is slow', async () => {
  const { code, stdout } = await lastCall((_, response) => {
    response.setHeader('content-type', 'application/json');
    setTimeout(() => response.end('{"id":1,"email":"slow@example.com"}'), 2_000);
  });
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { structuredContent: { data: [{ id: 1 }] } } });
  expect(code).toBe(0);
});

test('the end of the input leaves a call the time of all calls', async () => {
  let requests = 0;
  const { code, stdout } = await lastCall(() => (requests += 1), '--tool-timeout', '1', '--timeout', '8000');
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { isError: true } });
  expect([code, requests]).toEqual([0, 1]);
});
