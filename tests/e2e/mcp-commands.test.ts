/** How an agent finds and runs commands that are not in the default set, and what it reads besides results. */
import { storePolicy } from '../proof/policy/lines.js';
import { newHome, cli } from '../support/cli.js';
import { closeSessions, session, type Session } from '../support/tools.js';
import { hostOf, takeTour } from '../support/tool-tour.js';

afterEach(closeSessions);

const desk = (...args: readonly string[]) => session('helpdeskcli', ['mcp', 'serve', '--profile', 'sandbox', ...args]);

test.each([
  ['crmcli', ['mcp', 'serve'], 'list the stages of a pipeline', 'stage_list', 'stage list', { pipeline: '1' }],
  ['helpdeskcli', ['mcp', 'serve'], 'list webhooks', 'webhook_list', 'webhook list', {}],
  ['ledgercli', ['mcp'], 'list sales orders', 'ledger_sales_order_list', 'sales-order list', { top: 2 }],
] as const)(
  '%s finds, describes and runs a command that is not in its default set',
  async (binary, line, words, name, command, args) => {
    const { call, tools } = await session(binary, [...line, '--profile', 'sandbox']);
    expect((await tools()).map((tool) => tool.name)).not.toContain(name);
    const found = (await call('search', { words })).data as { name: string; access: string; arguments: string }[];
    expect(found[0]).toMatchObject({ name, access: 'read', arguments: expect.stringContaining('?') as string });
    const described = await call('describe', { name });
    expect(described.data).toMatchObject({
      inputSchema: { properties: expect.objectContaining({ limit: expect.any(Object) as object }) as object },
      outputSchema: { properties: { data: expect.any(Object) as object } },
      examples: [expect.any(Object), expect.any(Object)],
    });
    // The words of the command are as good as the name of the tool.
    expect((await call('describe', { name: command })).data).toEqual(described.data);
    const [one, other] = [
      await call('call', { name, arguments: args }),
      await call('call', { name: command, arguments: args }),
    ];
    expect([one.isError ?? false, other.data]).toEqual([false, one.data]);
    // A direct call is the same.
    expect((await call(name, args)).data).toEqual(one.data);
  },
);

test.each([
  ['crmcli', ['mcp', 'serve']],
  ['helpdeskcli', ['mcp', 'serve']],
  ['ledgercli', ['mcp']],
] as const)('%s serves a client of the newest revision', async (binary, words) => {
  const { client, tools } = await session(binary, [...words, '--profile', 'sandbox']);
  expect(await tools()).not.toHaveLength(0);
  await takeTour(
    hostOf(client, (name, given) => client.callTool({ name, arguments: given })),
    binary,
  );
});

test('a prompt with a write is offered with writes only, and a value stays one value', async () => {
  const offered = async ({ client }: Session) => (await client.listPrompts()).prompts.map(({ name }) => name);
  expect(await offered(await desk())).not.toContain('hand-over');
  const writing = await desk('--allow-writes');
  expect(await offered(writing)).toContain('hand-over');
  const values = { conversation: '500001', note: '"; --status closed $colleague', colleague: 'me' };
  const get = async (changes: object) => {
    const { messages } = await writing.client.getPrompt({ name: 'hand-over', arguments: { ...values, ...changes } });
    const [{ content } = { content: { type: 'none' } as never }] = messages;
    return content.type === 'text' ? content.text : '';
  };
  const [, , note = ''] = /^2\. ()(.*)$/m.exec(await get({})) ?? [];
  expect(JSON.parse(note)).toEqual({ name: 'conv_note', arguments: { id: '500001', body: values.note } });
  for (const file of ['@/etc/passwd', '-']) await expect(get({ note: file })).rejects.toThrow('do not fit');
  await expect(get({ note: 'x'.repeat(1001) })).rejects.toThrow('1000 characters');
});

test('the tables of a copy in the folder of the server are a resource, without its records', async () => {
  const home = newHome();
  const made = await cli('crmcli', ['sync', 'warehouse', '--dir', 'my copy', '--profile', 'sandbox'], home);
  expect(made.code).toBe(0);
  const { client } = await session('crmcli', ['mcp', 'serve', '--profile', 'sandbox'], {}, home);
  const { resources } = await client.listResources();
  const copies = resources.filter(({ uri }) => uri.startsWith('crmcli://copies/'));
  expect(copies.map(({ uri }) => uri)).toEqual(['crmcli://copies/my%20copy']);
  const [content] = (await client.readResource({ uri: copies[0]?.uri ?? '' })).contents;
  const text = content !== undefined && 'text' in content ? content.text : '';
  const { tables } = JSON.parse(text) as { tables: { name: string; columns: Record<string, string> }[] };
  expect(tables.find(({ name }) => name === 'deals')?.columns).toMatchObject({ id: 'BIGINT', title: 'VARCHAR' });
  const stored = await cli('crmcli', ['deal', 'get', '1', '--profile', 'sandbox', '--jq', '.title', '-r'], home);
  expect(stored.stdout.trim()).not.toBe('');
  expect(text).not.toContain(stored.stdout.trim());
});

test('a call by name passes the gate, the checks and the confirmation of a direct call', async () => {
  const { call } = await desk();
  for (const name of ['conv delete', 'conv_delete', 'Conv-Delete'])
    expect((await call('call', { name, arguments: { id: '500001', confirm: true } })).text).toContain('--allow-writes');
  expect((await call('describe', { name: 'conv delete' })).text).toContain('read-only');
  expect((await call('search', { words: 'delete a conversation' })).text).toContain('this server is read-only');
  for (const [args, message] of [
    [{ name: 'conv lst' }, 'Unknown command: conv lst.'],
    [{ name: 'auth logout' }, 'Unknown command'],
    [{ name: 'mcp serve' }, 'Unknown command'],
    [{ name: 'conv list', arguments: { stat: 'open' } }, '"suggestions":["status"]'],
    [{ name: 'conv list', arguments: [] }, '\\"arguments\\" must be an object'],
    [{ arguments: {} }, '\\"name\\" is missing'],
  ] as const)
    expect((await call('call', args)).text).toContain(message);

  const writing = await desk('--allow-writes');
  const { data } = await writing.call('conv_list', { limit: 1 });
  const id = String((data as { id: number }[])[0]?.id);
  expect((await writing.call('call', { name: 'conv delete', arguments: { id } })).text).toContain('\\"confirm\\"');
  expect((await writing.call('conv_get', { id })).isError).toBeFalsy();
  const sure = { name: 'conv delete', arguments: { id, confirm: true } };
  expect((await writing.call('call', sure)).isError).toBeFalsy();
  expect(await writing.call('conv_get', { id })).toMatchObject({ isError: true });
  const hints = Object.fromEntries((await writing.tools()).map(({ name, annotations }) => [name, annotations]));
  expect(hints['call']).toMatchObject({ readOnlyHint: false, destructiveHint: true });
});

test('many calls in one pass the gate, the checks and the confirmation of a direct call', async () => {
  const { call, tools } = await desk();
  const [read, write] = [
    { name: 'conv list', arguments: { limit: 1 } },
    { name: 'conv delete', arguments: { id: '500001', confirm: true } },
  ];
  const refused = await call('exec', { lines: [read, write] });
  expect([refused.isError, JSON.parse(refused.text)]).toMatchObject([
    true,
    { message: 'Line 2: conv_delete writes, and this server is read-only. Nothing was run.' },
  ]);
  const { data } = await call('exec', {
    lines: [read, { name: 'conv_get', arguments: { id: 99999999 }, id: 7 }, read],
  });
  expect(data).toEqual([
    { line: 1, ok: true, data: [expect.any(Object)], notes: ['1 of 105 shown; "limit": 0 for all.'] },
    { line: 2, id: 7, ok: false, error: expect.objectContaining({ statusCode: 404 }) as object },
  ]);
  const hints = async (server: Session) => (await server.tools()).find(({ name }) => name === 'exec')?.annotations;
  expect(await tools()).toContainEqual(expect.objectContaining({ name: 'exec' }));
  expect(await hints({ tools } as Session)).toMatchObject({ readOnlyHint: true, destructiveHint: false });

  const writing = await desk('--allow-writes');
  expect(await hints(writing)).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  const [{ id }] = (await writing.call('conv_list', { limit: 1 })).data as [{ id: number }];
  const remove = { name: 'conv delete', arguments: { id: String(id) } };
  const note = { name: 'conv_note', arguments: { id: String(id), body: 'Checked' } };
  expect((await writing.call('exec', { lines: [note, remove] })).text).toContain('\\"confirm\\"');
  expect((await writing.call('conv_threads', { id: String(id) })).text).not.toContain('Checked');
  const upload = { name: 'conv note', arguments: { id: String(id), body: '@/etc/passwd' } };
  const mixed = await writing.call('exec', { lines: [note, upload, note], 'keep-going': true });
  expect((mixed.data as { ok: boolean }[]).map(({ ok }) => ok)).toEqual([true, false, true]);
  expect((await writing.call('conv_threads', { id: String(id) })).text.split('Checked')).toHaveLength(3);
});

test('the policy is asked about each line of a call', async () => {
  const lines = ['First', 'Second'].map((title) => ({ name: 'deal update', arguments: { id: '1', title } }));
  const outcome = async (answer: 'one' | 'no') => {
    const home = newHome();
    storePolicy('crmcli', home, 'default: ask\n');
    const line = ['mcp', 'serve', '--profile', 'sandbox', '--allow-writes'];
    const { call, asked } = await session('crmcli', line, {}, home, answer);
    const { data } = await call('exec', { lines });
    const { title } = (await call('deal_get', { id: '1' })).data as { title: string };
    return { oks: (data as { ok: boolean }[]).map(({ ok }) => ok), asked: asked().length, title };
  };
  expect(await outcome('one')).toEqual({ oks: [true, true], asked: 2, title: 'Second' });
  expect(await outcome('no')).toEqual({ oks: [false], asked: 1, title: expect.not.stringMatching('First|Second') });
});

test('a server of some topics finds and runs only their commands', async () => {
  const { call } = await desk('--topics', 'customer');
  expect(((await call('search', { words: 'list conversations' })).data as { name: string }[])[0]?.name).toMatch(
    /^customer_/,
  );
  expect((await call('call', { name: 'conv list' })).text).toContain('does not offer conv_list');
  expect((await call('call', { name: 'customer list', arguments: { limit: 1 } })).data).toHaveLength(1);
});
