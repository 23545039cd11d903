import type { Context } from '../contract/context.js';
import type { RequestPlan } from '../contract/command.js';
import type { RecordHook } from '../contract/hook.js';
import { CliError } from '../base/errors.js';
import { closeAll, json, testService } from '../http/testkit.js';
import { failureOf } from '../http/testkit.js';
import { request } from './handler.js';
import { flag, positional, stage } from './testkit.js';

afterEach(closeAll);

const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/orders', shape: 'rows' };

test('rows inside records have the fields that they take from them; they come from the first path with a list', async () => {
  const answer = [
    { id: 1, _embedded: { files: [{ id: 11 }, { id: 12 }] }, files: [{ id: 99 }] },
    { id: 2, files: [{ id: 21 }] },
    { id: 3, files: null },
  ];
  const { context, printed } = await stage((_, response) => json(response, { data: answer }), {
    options: { limit: 2 },
  });
  const unfold = { rows: ['_embedded.files', 'files'], with: { orderId: 'id' } };
  await request({ ...plan, unfold })({}, { ...context, options: { ...context.options, limit: 9 } });
  await request({ ...plan, unfold })({}, context);
  expect(printed.map(([, text]) => JSON.parse(text) as unknown)).toEqual([
    [
      { id: 11, orderId: 1 },
      { id: 12, orderId: 1 },
      { id: 21, orderId: 2 },
    ],
    [
      { id: 11, orderId: 1 },
      { id: 12, orderId: 1 },
    ],
  ]);
});

test('a flat record prints lines of path and value in tables and CSV, and the record in other formats', async () => {
  const record = { a: { b: 1, none: {} }, list: [{ c: 'x' }, 'y'], d: null };
  const flat: RequestPlan = { ...plan, shape: 'record', flat: true };
  for (const format of ['table', 'csv', 'json'] as const) {
    const { context, printed } = await stage((_, response) => json(response, { data: record }), { format });
    await request(flat)({}, context);
    const lines = [
      { path: 'a.b', value: 1 },
      { path: 'list[0].c', value: 'x' },
      { path: 'list[1]', value: 'y' },
      { path: 'd', value: null },
    ];
    expect(printed.map(([as, text]) => [as, JSON.parse(text) as unknown])).toEqual([
      format === 'json' ? ['record', record] : ['rows', lines],
    ]);
  }
});

test('secrets are dots in rows and records; empty ones stay empty', async () => {
  const rows = [{ id: 1, key: 'hunter2' }, { id: 2, key: null }, { id: 3 }];
  const { context, printed } = await stage(({ url }, response) =>
    json(response, { data: url === '/orders/1' ? rows[0] : rows }),
  );
  await request({ ...plan, secrets: ['key'] })({}, context);
  await request({ ...plan, path: '/orders/1', shape: 'single', secrets: ['key'] })({}, context);
  expect(printed).toEqual([
    ['rows', '[{"id":1,"key":"••••••••"},{"id":2,"key":null},{"id":3}]'],
    ['record', '[{"id":1,"key":"••••••••"}]'],
  ]);
});

test('a run that shows secrets prints them', async () => {
  const { context, printed } = await stage((_seen, response) => json(response, { data: [{ id: 1, key: 'hunter2' }] }));
  const shows: Context = { ...context, command: { ...context.command, showsSecrets: true } };
  await request({ ...plan, secrets: ['key'] })({}, shows);
  await request({ ...plan, secrets: ['key'] })({}, context);
  expect(printed.map(([, text]) => text)).toEqual(['[{"id":1,"key":"hunter2"}]', '[{"id":1,"key":"••••••••"}]']);
});

describe('a hook', () => {
  const shown: RequestPlan = { ...plan, path: '/orders/{id}', shape: 'record', hook: 'order' };
  const run = async (hook: RecordHook, id: string) => {
    const { context, notes, printed } = await stage(
      ({ url }, response) => {
        if (url === '/orders/7') response.writeHead(301, { location: '/orders/8' }).end();
        else json(response, { data: { id: 8 } });
      },
      { positionals: { id: positional('id') } },
    );
    const client = { ...context.client, hooks: { order: () => Promise.resolve({ default: hook }) } };
    await request(shown)({ id }, { ...context, client });
    return { notes, printed };
  };

  test('replaces the record, and knows that the service redirected to it', async () => {
    const hook: RecordHook = ({ record, args, isMoved }) => ({
      record: { ...record, asked: args['id'] },
      notes: isMoved ? ['It is another one.'] : [],
      lacks: ['1 of 2 shown.'],
    });
    expect(await run(hook, '8')).toEqual({ notes: ['1 of 2 shown.'], printed: [['record', '{"id":8,"asked":"8"}']] });
    expect((await run(hook, '7')).notes).toEqual(['It is another one.', '1 of 2 shown.']);
  });

  test('refuses a response that is not what the command requested', async () => {
    const error = await failureOf(run(({ refuse }) => refuse('returned a record without a name'), '8'));
    expect([error.kind, error.message]).toEqual([
      'unavailable',
      'Test API: GET /orders/8 returned a record without a name.',
    ]);
  });
});

describe('a code that no query finds', () => {
  const pages = [['Red', 'Green'], ['Blue'], ['Black']];
  const service = testService({
    paging: { page: { style: 'page', send: { page: 'page' }, first: 1, pages: 'pages', items: 'data' } },
    references: {
      tag: { path: '/tags', scan: { field: ['name'], paging: 'page' }, id: 'id', unless: 'digits', noun: 'tag' },
    },
  });
  const flags = { tag: flag('csv', 'query:tags', { of: 'reference', reference: 'tag' }) };
  const start = () =>
    stage(
      ({ url }, response) => {
        const page = Number(/page=(\d)/.exec(url)?.[1] ?? 1);
        const names = pages[page - 1] ?? [];
        const data = names.map((name) => ({ id: `${page}${name.length}`, name }));
        json(response, url.startsWith('/tags') ? { data, pages: 3 } : { data: [] });
      },
      { service, flags },
    );

  test('is looked up page by page, whatever its case; ids are not changed', async () => {
    const { context, server } = await start();
    await request(plan)({ tag: ['blue', '77'] }, context);
    expect(server.seen.at(-1)?.url).toBe('/orders?tags=24,77');
  });

  test('and that no record has fails with the nearest names before anything is sent', async () => {
    const { context, server } = await start();
    const error: unknown = await request(plan)({ tag: ['bleu'] }, context).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      kind: 'input',
      message: 'The tag "bleu" does not exist.',
      remedy: 'Check the name, or give the id.',
    });
    expect((error as CliError).details.suggestions).toContain('Blue');
    expect(server.seen.some(({ url }) => url.startsWith('/orders'))).toBe(false);
  });
});

test('paths, queries and texts name global flags of the service; a variable has its own value', async () => {
  const service = testService({ variables: { division: { flag: 'division', default: '7', missing: 'No division.' } } });
  const seen: (string | undefined)[] = [];
  const answer = ({ url }: { readonly url?: string | undefined }, response: Parameters<typeof json>[0]): void => {
    seen.push(url);
    json(response, { data: { id: 1 } });
  };
  const options = { other: { site: 'main', division: ' 8 ' } };
  const { context, printed } = await stage(answer, { options, service });
  const named: RequestPlan = { ...plan, effect: 'act', method: 'POST', path: '/orders/{site}', shape: 'action' };
  await request({ ...named, query: { at: '{site}', division: '{division}' }, gives: { on: '{site}' } })({}, context);
  expect(seen).toEqual(['/orders/main?at=main']);
  expect(printed.map(([, text]) => JSON.parse(text) as unknown)).toEqual([{ on: 'main' }]);
});

test('a value where the new record should be is an error: nothing shows that there is one', async () => {
  const write: RequestPlan = { effect: 'create', method: 'POST', path: '/orders', shape: 'record', result: 'item' };
  for (const [item, shape] of [
    ['queued', 'text'],
    [true, 'true'],
    [null, 'null'],
  ] as const) {
    const { context, printed } = await stage((_, response) => json(response, { item }), { effect: 'create' });
    const { kind, message, details } = await failureOf(request(write)({}, context));
    expect(message).toBe(`Test API: POST /orders returned ${shape}, not a record at "item".`);
    expect([kind, details.fate, printed]).toEqual(['unavailable', 'unknown', []]);
  }
});

describe('an object where the record of a write should be', () => {
  const fields = { 'shop.order.': ['id', 'title', 'customer.name'], 'shop.order.send': ['parcel'] };
  const run = async (plan: Partial<RequestPlan>, data: unknown, id = 'shop.order.create') => {
    const effect = plan.effect ?? 'create';
    const { context, notes, printed } = await stage((_, response) => json(response, { data }), { effect });
    const client = {
      tree: { nodes: {} },
      fields: () => Promise.resolve({ fields }),
    } as unknown as typeof context.client;
    const command = { ...context.command, id };
    await request({ effect: 'create', method: 'POST', path: '/orders', shape: 'record', ...plan })(
      {},
      { ...context, client, command },
    );
    return { notes, printed };
  };

  test('is printed with a warning that names the missing fields: a script could take it for the record', async () => {
    for (const [plan, id, names] of [
      [{}, 'shop.order.create', 'id, title, customer'],
      [{ effect: 'update', method: 'PUT' }, 'shop.order.update', 'id, title, customer'],
      [{}, 'shop.order.send', 'parcel'],
    ] as const) {
      const { notes, printed } = await run(plan, { state: 'accepted' }, id);
      expect(printed).toEqual([['record', '{"state":"accepted"}']]);
      expect(notes).toEqual([
        expect.stringMatching(
          new RegExp(
            `(POST|PUT) /orders returned an object with "state", without an id or any of the fields ${names}\\. The request was sent; check`,
          ),
        ),
      ]);
    }
  });

  test.each([
    ['has an id', {}, { ID: 7 }],
    ['has an id inside an envelope', { result: 'data.item' }, { item: { id: 7 } }],
    ['has a declared field', {}, { customer: { name: 'Ann' } }],
    ['is not a record by its declaration', { shape: 'action', gives: { done: true } }, { state: 'accepted' }],
    ['is that of an action', { effect: 'act' }, { state: 'accepted' }],
    ['has a field that the command prints', { says: 'Sent {answer.state}' }, { state: 'accepted' }],
    [
      'is that of a job',
      { poll: { noun: 'job', job: 'state', path: '/{job}', state: 's', done: ['a'], failed: ['b'], every: 1 } },
      { state: 'accepted' },
    ],
  ] as const)('causes no warning if it %s', async (_, plan, data) => {
    expect((await run(plan as Partial<RequestPlan>, data)).notes).toEqual([]);
  });

  test('causes no warning in a group that declares no fields', async () => {
    expect((await run({}, { state: 'accepted' }, 'shop.label.create')).notes).toEqual([]);
  });
});

describe('the rows that a write returned', () => {
  const clear: RequestPlan = {
    effect: 'delete',
    method: 'DELETE',
    path: '/orders',
    shape: 'rows',
    result: '',
    columns: [{ key: 'id', header: 'ID' }],
  };
  const run = async (body: unknown) => {
    const answer = await stage((_, response) => json(response, body), { effect: 'delete' });
    await request(clear)({}, answer.context);
    return answer.printed;
  };

  test.each([
    [[{ id: 1 }], '[{"id":1}]'],
    [['7145', 8], '[{"value":"7145"},{"value":8}]'],
    [[], '[]'],
  ])('%j are printed', async (body, printed) => {
    expect(await run(body)).toEqual([['rows', printed]]);
  });

  test('are none if there was something else, with a warning: the write is done', async () => {
    const { context, printed, notes } = await stage((_, response) => json(response, { state: 'queued' }), {
      effect: 'delete',
    });
    await request(clear)({}, context);
    expect(printed).toEqual([['rows', '[]']]);
    expect(notes).toEqual([
      expect.stringMatching(
        /DELETE \/orders returned an object with "state", not a list\. The request was sent; check/,
      ),
    ]);
  });

  test('are none if the response is empty', async () => {
    const { context, printed } = await stage((_, response) => response.writeHead(204).end(), { effect: 'delete' });
    await request(clear)({}, context);
    expect(printed).toEqual([['rows', '[]']]);
  });
});

test('a list of one response that the limit cuts has a note with its length', async () => {
  const data = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const { context, notes } = await stage((_, response) => json(response, { data }), { options: { limit: 2 } });
  await request(plan)({}, context);
  expect(notes).toEqual([expect.stringMatching(/^2 of 3 shown;/)]);
});
