import type { RequestPlan } from '../contract/command.js';
import { parseJson } from '../base/json.js';
import { closeAll, failureOf, json, testService } from '../http/testkit.js';
import { request } from './handler.js';
import { customers, ID, rows, service } from '../dialects/odata/testkit.js';
import { positional, stage, type StageOptions } from './testkit.js';

afterEach(closeAll);

const plan: RequestPlan = {
  effect: 'delete',
  method: 'DELETE',
  path: '/orders/{id}',
  shape: 'action',
  confirm: 'Delete order {id} for good?',
  naming: { path: '/orders/{id}', id: 'id', field: 'title', result: 'order' },
};
const titles: Readonly<Record<string, unknown>> = { 5: 'Two\nlines \u001b[31m', 6: 'x'.repeat(80), 7: { a: 1 } };

async function order(options: StageOptions = {}, status: (id: string) => number = () => 200) {
  return await stage(
    ({ method, url }, response) => {
      const id = url.split('/').at(-1) ?? '';
      if (method === 'GET' && status(id) === 302) response.writeHead(302, { location: '/orders/99' }).end();
      else if (method === 'GET') json(response, { order: { title: titles[id] ?? `Order ${id}` } }, status(id));
      else response.writeHead(204).end();
    },
    { effect: 'delete', positionals: { id: positional('id', { batch: true }) }, prompts: true, ...options },
  );
}

const methods = (seen: readonly { readonly method: string }[]): string => seen.map(({ method }) => method).join(' ');

test.each([
  ['5', 'Delete order 5 "Two lines \uFFFD[31m" for good?'],
  ['6', `Delete order 6 "${'x'.repeat(59)}…" for good?`],
  ['7', 'Delete order 7 for good?'],
])('the question about order %s names it', async (id, question) => {
  const { context, asked, server } = await order();
  await request(plan)({ id }, context);
  expect([asked, methods(server.seen)]).toEqual([[question], 'GET DELETE']);
});

describe('in a group whose records are found in its list', () => {
  const listed: RequestPlan = {
    ...plan,
    naming: { path: '/orders', id: 'id', field: 'title', result: 'orders', listed: true },
  };
  const list = async (status: number, body: unknown) =>
    await stage(
      ({ method }, response) => (method === 'GET' ? json(response, body, status) : response.writeHead(204).end()),
      { effect: 'delete', positionals: { id: positional('id', { batch: true }) }, prompts: true },
    );

  test.each([
    [
      200,
      {
        orders: [
          { id: 4, title: 'Four' },
          { id: 5, title: 'Five' },
        ],
      },
      'Delete order 5 "Five" for good?',
    ],
    [200, { orders: [{ id: 4, title: 'Four' }] }, 'Delete order 5 for good?'],
    [200, { message: 'maintenance' }, 'Delete order 5 for good?'],
    [404, {}, 'Delete order 5 for good?'],
  ])('the question has the name that a list with status %s %j has', async (status, body, question) => {
    const { context, asked, server } = await list(status, body);
    await request(listed)({ id: '5' }, context);
    expect([asked, methods(server.seen)]).toEqual([[question], 'GET DELETE']);
  });

  test('the list is read once for several records', async () => {
    const { context, notes, server } = await list(200, {
      orders: [
        { id: 4, title: 'Four' },
        { id: 5, title: 'Five' },
      ],
    });
    await request(listed)({ id: ['4', '5'] }, context);
    expect(notes.slice(0, 2)).toEqual(['  4  Four', '  5  Five']);
    expect(methods(server.seen)).toBe('GET DELETE DELETE');
  });
});

test('without someone to ask there is no request for the name', async () => {
  const { context, asked, server } = await order({ prompts: false });
  await request(plan)({ id: '5' }, context);
  expect([asked, methods(server.seen)]).toEqual([['Delete order 5 for good?'], 'DELETE']);
});

test('a record that does not exist ends the command before the question', async () => {
  const { context, asked, server } = await order({}, () => 404);
  expect((await failureOf(request(plan)({ id: '5' }, context))).details.statusCode).toBe(404);
  expect([asked, methods(server.seen)]).toEqual([[], 'GET']);
});

test.each([403, 500, 302])('after any other failure (%s) the question has only the id', async (status) => {
  const { context, asked, server } = await order({}, (id) => (id === '99' ? 200 : status));
  await request(plan)({ id: '5' }, context);
  expect(asked).toEqual(['Delete order 5 for good?']);
  expect(server.seen.at(-1)).toMatchObject({ method: 'DELETE', url: '/orders/5' });
});

test('several records are listed before the question, the first ten by name', async () => {
  const { context, asked, notes, server } = await order();
  const ids = Array.from({ length: 22 }, (_, at) => String(at + 11));
  await request(plan)({ id: ids }, context);
  expect(notes.slice(0, 2)).toEqual(['  11  Order 11', '  12  Order 12']);
  expect(notes.slice(9)).toEqual(['  20  Order 20', '  ... and 12 more']);
  expect(asked).toEqual([`Delete order ${ids.slice(0, 20).join(', ')}, and 2 more for good?`]);
  expect(server.seen).toHaveLength(10 + 22);
});

test('one of several that does not exist is named, and nothing is done', async () => {
  const { context, asked, server } = await order({}, (id) => (id === '12' ? 404 : 200));
  const error = await failureOf(request(plan)({ id: ['11', '12', '13'] }, context));
  expect(error.message).toMatch(/\(at 12\)\. Nothing was done\.$/);
  expect([asked, error.details.target, methods(server.seen)]).toEqual([[], { id: '12' }, 'GET GET']);
});

test('a dry run names the record on a terminal only', async () => {
  const piped = await order({ prompts: false, options: { dryRun: true }, format: 'table' });
  await request(plan)({ id: '5' }, piped.context);
  expect(piped.server.seen).toEqual([]);
  expect(piped.printed[0]?.[1]).not.toContain('record');
  const seen = await order({ prompts: false, options: { dryRun: true }, format: 'table' });
  const stdout = Object.assign(seen.context.world.stdout, { isTTY: true });
  const world = { ...seen.context.world, stdout };
  await request(plan)({ id: '11' }, { ...seen.context, world });
  expect([seen.asked, methods(seen.server.seen)]).toEqual([[], 'GET']);
  expect(JSON.parse(seen.printed[0]?.[1] ?? '')).toMatchObject({ method: 'DELETE', record: 'Order 11' });
});

describe('a record of the catalogue', () => {
  const erase: RequestPlan = {
    effect: 'delete',
    method: 'DELETE',
    path: '/v1/shop/Customers({id})',
    shape: 'action',
    confirm: 'Delete customer {id}?',
    resource: { ...customers, id: 'id' },
  };
  const found = { Code: '                25', Name: 'Bakker' };
  const customer = async (options: StageOptions = {}, status = 200) =>
    await stage(
      ({ method }, response) => {
        json(response, method === 'GET' ? rows(found) : {}, method === 'GET' ? status : 200);
      },
      { service: service(), effect: 'delete', positionals: { id: positional('uuid') }, prompts: true, ...options },
    );

  test('is named in the question', async () => {
    const { context, asked, server } = await customer();
    await request(erase)({ id: ID }, context);
    expect(asked).toEqual([`Delete customer ${ID} "25 Bakker"?`]);
    expect(server.seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
      `GET /v1/shop/Customers(guid'${ID}')?$select=Code,Name`,
      `DELETE /v1/shop/Customers(guid'${ID}')`,
    ]);
  });

  test('is named in a dry run on a terminal only', async () => {
    const piped = await customer({ prompts: false, options: { dryRun: true }, format: 'table' });
    await request(erase)({ id: ID }, piped.context);
    expect(piped.server.seen).toEqual([]);
    const seen = await customer({ prompts: false, options: { dryRun: true }, format: 'table' });
    const stdout = Object.assign(seen.context.world.stdout, { isTTY: true });
    await request(erase)({ id: ID }, { ...seen.context, world: { ...seen.context.world, stdout } });
    expect(JSON.parse(seen.printed[0]?.[1] ?? '')).toMatchObject({ method: 'DELETE', record: '25 Bakker' });
  });

  test('that does not exist ends the command', async () => {
    const { context, asked } = await customer({}, 404);
    expect((await failureOf(request(erase)({ id: ID }, context))).details.statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});

test('a line names the record that the code was looked up as, without another request', async () => {
  const order = { path: '/orders', by: ['Number'], id: 'ID', unless: 'uuid' as const, noun: 'order' };
  const tries = [{ $filter: 'Number eq {number}', $select: 'ID,Number' }];
  const options: StageOptions = {
    service: testService({ record: 'd', references: { order: { ...order, tries } } }),
    effect: 'act',
    format: 'table',
    positionals: { id: positional('reference', { reference: 'order', wire: { in: 'body', name: 'ID' } }) },
  };
  const plan: RequestPlan = {
    effect: 'act',
    method: 'POST',
    path: '/sent',
    shape: 'action',
    says: 'Sent order {id.Number|id}[ to {id.To}][, {id.Total}] as {answer.State}',
  };
  const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
  const { server, context, printed } = await stage(({ method, url }, response) => {
    const found = { ID, Number: 7, To: url.includes('eq%207') ? 'Visser' : ' ', Total: parseJson('12.50') };
    json(response, { d: method === 'GET' ? [found] : { ID, State: 'new' } });
  }, options);
  for (const id of ['7', '007', ID]) await request(plan)({ id }, context);
  expect(printed).toEqual([
    ['action', 'Sent order 7 to Visser, 12.5 as new'],
    ['action', 'Sent order 7, 12.5 as new'],
    ['action', `Sent order ${ID} as new`],
  ]);
  const urls = server.seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);
  expect(urls).toEqual([
    'GET /orders?$select=ID,Number,To,Total&$filter=Number eq 7',
    'POST /sent',
    'GET /orders?$select=ID,Number,To,Total&$filter=Number eq 007',
    'POST /sent',
    'POST /sent',
  ]);
});
