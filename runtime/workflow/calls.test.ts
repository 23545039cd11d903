import type { RequestPlan } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { closeAll, failureOf, json, testService } from '../http/testkit.js';
import { flag, positional, stage } from '../pipeline/testkit.js';
import { kitStage } from './testkit.js';
import type { Kit, Workflow } from './types.js';
import { workflow } from './workflow.js';

afterEach(closeAll);

const read: RequestPlan = { effect: 'read', method: 'GET', path: '/orders/{id}', shape: 'record' };
const list: RequestPlan = { effect: 'read', method: 'GET', path: '/orders', paging: 'pages', shape: 'rows' };
const change: RequestPlan = {
  effect: 'update',
  method: 'PATCH',
  path: '/orders/{id}',
  query: { notify: '{notify}' },
  body: { state: '{state}', 'by.name': '{who}' },
  shape: 'record',
};

const flags = {
  state: flag('text', 'query:state'),
  note: flag('text', 'body:note'),
  loud: { ...flag('boolean', 'query:loud'), wire: [] },
};
const positionals = { id: positional('id') };

const pages = testService({
  paging: { pages: { style: 'page', send: { page: 'page' }, first: 1, pages: 'pages', items: 'items' } },
});

const paged = ({ url }: { url: string }): object => {
  const page = Number(new URL(url, 'http://x').searchParams.get('page'));
  return { items: [1, 2, 3].map((id) => ({ id: (page - 1) * 3 + id })), pages: 4 };
};

test('values go where flags and templates put them, and nowhere else', async () => {
  const { kit, server } = await kitStage({ read, change }, (_, response) => json(response, { data: { id: 7 } }), {
    effect: 'update',
    flags,
    positionals,
  });
  expect(await kit.calls.read.record({ id: '7' })).toEqual({ id: 7 });
  const response = await kit.calls.change.send({ id: '7', state: 'sent', note: 'n', who: 'Ann', loud: true });
  expect([response.id, response.record]).toEqual(['7', { id: 7 }]);
  expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/orders/7', ''],
    ['PATCH', '/orders/7?state=sent', '{"state":"sent","by":{"name":"Ann"},"note":"n"}'],
  ]);
});

test('a call that the spec does not declare cannot be sent, by name or in another way', async () => {
  const { kit, server } = await kitStage({ read }, (_, response) => json(response, {}));
  expect(() => (kit as unknown as Kit<'raed'>).calls.raed).toThrow(
    expect.objectContaining({
      kind: 'internal',
      message: 'The workflow of "thing do" sends the call "raed", which its spec does not declare. It declares read.',
      remedy: expect.stringMatching(/^Fix the workflow or the spec/) as string,
    }),
  );
  expect(Object.keys(kit)).not.toEqual(expect.arrayContaining(['http', 'authority', 'service', 'world', 'profile']));
  expect(server.seen).toEqual([]);
});

test('the types name the calls: more or fewer than the spec declares do not compile', () => {
  const one: Workflow<object, 'read'> = async () => undefined;
  const other: Workflow<object, 'read' | 'change'> = async () => undefined;
  workflow<object, 'read'>(async () => ({ default: one }), { calls: { read } });
  // @ts-expect-error the module sends a call that the spec does not declare
  workflow<object, 'read'>(async () => ({ default: other }), { calls: { read } });
  // @ts-expect-error the spec declares a call that the module does not name
  workflow<object, 'read' | 'change'>(async () => ({ default: one }), { calls: { read, change } });
  // @ts-expect-error a declared call has no plan
  workflow<object, 'read'>(async () => ({ default: one }), { calls: {} });
  expect(one).not.toBe(other);
});

test('a value that nothing reads fails before a request is sent', async () => {
  const { kit, server } = await kitStage({ change }, (_, response) => json(response, {}), { flags, positionals });
  await expect(kit.calls.change.send({ id: '7', stat: 'sent' })).rejects.toThrow(
    '"thing do" passes "stat" to PATCH /orders/{id}, but it is not a flag or argument of the command, and no template of the call uses it. Did you mean state?',
  );
  expect(server.seen).toEqual([]);
});

test('a path without its value is refused before anything is sent: a mistake of the workflow if no user can give the value', async () => {
  const part: RequestPlan = { ...read, path: '/orders/{id}/parts/{state}/{box}' };
  const { kit, server } = await kitStage({ part }, (_, response) => json(response, {}), { flags, positionals });
  const failing = async (args: object) => {
    const { kind, message } = await failureOf(kit.calls.part.send(args));
    return [kind, message];
  };
  expect(await failing({ state: 'new' })).toEqual([
    'internal',
    '"thing do" sends GET /orders/{id}/parts/{state}/{box} without a value for {id}.',
  ]);
  expect(await failing({ id: '7', state: 'new' })).toEqual([
    'internal',
    '"thing do" sends GET /orders/{id}/parts/{state}/{box} without a value for {box}.',
  ]);
  expect(await failing({ id: '7' })).toEqual(['usage', 'The command needs --state.']);
  const moved = await kitStage({ part }, (_, response) => json(response, {}), {
    flags: { ...flags, room: flag('text', 'path:box') },
    positionals,
  });
  expect((await failureOf(moved.kit.calls.part.send({ id: '7', state: 'new' }))).message).toBe(
    'The command needs --room.',
  );
  expect(server.seen).toEqual([]);
});

test.each([
  [2, ['2 shown, more exist; --limit 0 for all.']],
  [3, ['3 shown, more exist; --limit 0 for all.']],
  [11, ['11 shown, more exist; --limit 0 for all.']],
  [12, []],
])('what --limit %i leaves out is noted, in the last page too', async (limit, notes) => {
  const { kit, ...stage } = await kitStage({ list }, (seen, response) => json(response, paged(seen)), {
    service: pages,
    options: { limit },
  });
  async function* named(): AsyncGenerator<Row> {
    for await (const row of kit.calls.list.rows()) yield { ...row, name: `order ${String(row['id'])}` };
  }
  expect([await kit.out.rows(named()), stage.notes]).toEqual([limit, notes]);
});

test('lists are read by the page, no further than wanted, and through the filters of flags', async () => {
  const { kit, server } = await kitStage({ list }, (seen, response) => json(response, paged(seen)), {
    service: pages,
    flags: { only: flag('text', 'keep:id') },
  });
  const ids = async (args: object, options?: object): Promise<unknown[]> => {
    const found: unknown[] = [];
    for await (const { id } of kit.calls.list.rows(args, options)) found.push(id);
    return found;
  };
  expect(await ids({}, { limit: 4 })).toEqual([1, 2, 3, 4]);
  expect(await ids({}, { from: 3 })).toEqual([7, 8, 9, 10, 11, 12]);
  expect(await ids({}, { maxPages: 1 })).toEqual([1, 2, 3]);
  expect(await ids({ only: '5' }, { limit: 1 })).toEqual([5]);
  for await (const { rows, index, pages: all, response } of kit.calls.list.pages({}, { limit: 2 })) {
    expect([rows, index, all, response.body]).toEqual([
      [{ id: 1 }, { id: 2 }],
      0,
      4,
      { items: [{ id: 1 }, { id: 2 }, { id: 3 }], pages: 4 },
    ]);
  }
  expect(server.seen.length).toBeGreaterThan(5);
});

test('code sets a body, accepted statuses and no retry; the spec sets everything else', async () => {
  const { kit, server } = await kitStage(
    { change },
    (_, response) => json(response, { error: 'gone' }, 410, { 'x-left': '3' }),
    { effect: 'update', flags, positionals },
  );
  const response = await kit.calls.change.send({ id: '7' }, { body: [1], accept: [410], retry: false });
  expect([response.status, response.headers['x-left'], server.seen[0]?.body]).toEqual([410, '3', '[1]']);
});

test('a prepared write is checked and not sent; under a dry run it is kept back', async () => {
  const { kit, server, context } = await kitStage({ change }, (_, response) => json(response, {}), {
    effect: 'update',
    flags,
    positionals,
    options: { dryRun: true },
  });
  const ready = await kit.calls.change.prepare({ id: '7', state: 'sent' });
  expect([ready.body, context.http.planned]).toEqual([{ state: 'sent' }, []]);
  // Its body is checked before the record is known.
  const open = await kit.calls.change.prepare({ state: 'sent' });
  expect(open.body).toEqual({ state: 'sent' });
  await expect(open.send()).rejects.toThrow('without a value for {id}');
  const odd = await kit.calls.change.prepare({ id: 'a/b', state: 'sent' });
  expect([await ready.path(), await odd.path()]).toEqual(['/orders/7', '/orders/a%2Fb']);
  const { id, record } = await ready.send();
  expect([id, record]).toEqual(['<id of step 1>', null]);
  expect(context.http.planned).toMatchObject([{ method: 'PATCH', body: { state: 'sent' } }]);
  expect(server.seen).toEqual([]);
});

test.each([
  [false, '••••••••'],
  [true, 'hunter2'],
])('secrets of a call reach its workflow as dots, unless the run shows them: %j', async (showsSecrets, expected) => {
  const { context, printed } = await stage(({ url }, response) => {
    const record = { id: 1, key: 'hunter2' };
    json(response, { data: url === '/orders/1' ? record : [record] });
  });
  const secrets = ['key'];
  const { paging: _none, ...whole } = list;
  const calls = { read: { ...read, path: '/orders/1', secrets }, list: { ...whole, secrets } };
  const load = async (): Promise<{ default: Workflow<object, 'read' | 'list'> }> => ({
    default: async (_args, kit) => {
      const found: unknown[] = [await kit.calls.read.record()];
      for await (const row of kit.calls.list.rows()) found.push(row);
      await kit.out.rows(found as object[]);
    },
  });
  await workflow<object, 'read' | 'list'>(load, { calls })(
    {},
    { ...context, command: { ...context.command, showsSecrets } },
  );
  const row = `{"id":1,"key":"${expected}"}`;
  expect(printed).toEqual([['rows', `[${row},${row}]`]]);
});
