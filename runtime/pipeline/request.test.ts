import type { Column, RequestPlan } from '../contract/command.js';
import { closeAll, failureOf, json, testService, type Answer } from '../http/testkit.js';
import { parseJson } from '../base/json.js';
import { request } from './handler.js';
import { flag, positional, stage, type StageOptions } from './testkit.js';

afterEach(closeAll);

const create: RequestPlan = { effect: 'create', method: 'POST', path: '/orders', shape: 'record' };

describe('a request', () => {
  test('fills path, other paths, query, headers and terms', async () => {
    const { server, context } = await stage((_, response) => json(response, { data: [] }), {
      service: testService({ filter: { query: '$filter', join: ' and ' } }),
      positionals: { id: positional('text') },
      flags: {
        archived: flag('boolean', 'query:unused'),
        attachment: flag('id', 'path:attachment'),
        ids: flag('csv', 'query:ids', { of: 'id' }),
        done: flag('boolean', 'query:done', { send: 1 }),
        trace: flag('text', 'header:X-Trace'),
        search: flag('text', "term:(substringof('{text}',Name) or Code eq '{text:4}')"),
        active: flag('yesno', 'term:IsActive eq {boolean}'),
        limit: flag('integer', 'query:none'),
      },
    });
    const plan: RequestPlan = {
      effect: 'read',
      method: 'GET',
      path: '/things/{id}/parts/{attachment}',
      paths: { archived: '/archive/{id}' },
      query: { fixed: 'x {id}', gone: '{none}' },
      shape: 'rows',
    };
    await request(plan)(
      { id: 'a/b ü', attachment: '00012', ids: ['1', '2'], done: true, trace: 't', search: "O'1", active: true },
      context,
    );
    await request(plan)({ id: '7', archived: true, search: '25' }, context);
    expect(server.seen.map(({ url }) => decodeURIComponent(url))).toEqual([
      "/things/a/b ü/parts/00012?fixed=x a/b ü&ids=1,2&done=1&$filter=(substringof('O''1',Name) or Code eq 'O''1') and IsActive eq true",
      "/archive/7?fixed=x 7&unused=true&$filter=(substringof('25',Name) or Code eq '  25')",
    ]);
    expect(server.seen[0]?.url).toMatch(/^\/things\/a%2Fb%20%C3%BC\/parts\/00012\?fixed=x%20a%2Fb%20%C3%BC&/);
    expect(server.seen[0]?.headers['x-trace']).toBe('t');
    expect((await failureOf(request(plan)({ id: '7' }, context))).message).toBe('The command needs --attachment.');
  });

  test('looks every code up before anything is sent, each once', async () => {
    const service = testService({
      references: {
        customer: {
          path: '/customers',
          tries: [{ filter: "Code eq '{text:6}'" }],
          id: 'ID',
          unless: 'uuid',
          noun: 'customer',
        },
      },
      record: 'd',
    });
    const options: StageOptions = {
      service,
      effect: 'create',
      flags: {
        customer: flag('reference', 'body:Customer', { reference: 'customer' }),
        payer: flag('reference', 'body:Payer', { reference: 'customer' }),
      },
    };
    const answer: Answer = ({ url }, response) => {
      const code = decodeURIComponent(url).split("'")[1]?.trim();
      const found = code === '25' ? [{ ID: 'guid-25' }] : code === '30' ? [{ ID: 1 }, { ID: 2 }] : [];
      json(response, url.startsWith('/customers') ? { d: { results: found } } : { d: { ID: 'new' } });
    };
    const { server, context } = await stage(answer, options);
    await request(create)({ customer: '25', payer: '25' }, context);
    expect(server.seen.map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
      ['POST', '{"Customer":"guid-25","Payer":"guid-25"}'],
    ]);
    const id = '3F2A8C1E-95d0-4d3c-b1a6-0c9e4d7f1a22';
    await request(create)({ customer: id }, context);
    expect(server.seen[2]?.body).toContain(id);
    for (const [code, message, remedy] of [
      ['99', 'The customer "99" does not exist.', 'Check the code, or give the id.'],
      ['30', 'More than one customer matches "30".', 'Give the id instead.'],
    ]) {
      const fresh = await stage(answer, options);
      const error = await failureOf(request(create)({ customer: '25', payer: code }, fresh.context));
      expect([error.kind, error.message, error.remedy]).toEqual(['input', message, `Nothing was sent. ${remedy}`]);
      expect(fresh.server.seen.map(({ method }) => method)).toEqual(['GET', 'GET']);
      const later = await failureOf(request(create)({ customer: '25', payer: code }, context));
      expect([later.message, later.remedy]).toEqual([message, remedy]);
    }
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  test('that changes nothing is not sent', async () => {
    const options: StageOptions = {
      effect: 'update',
      positionals: { id: positional('id') },
      flags: { title: flag('text', 'body:title'), attachment: flag('id', 'path:attachment') },
    };
    const { server, context } = await stage((_, response) => json(response, {}), options);
    const plan: RequestPlan = {
      effect: 'update',
      method: 'PATCH',
      path: '/orders/{id}',
      shape: 'record',
      change: true,
    };
    const error = await failureOf(request(plan)({ id: '1', attachment: '4' }, context));
    expect([error.kind, error.remedy]).toEqual(['combination', 'Give at least one of --title.']);
    expect(server.seen).toEqual([]);
  });

  test('for several targets stops at the first failure and reports what was done', async () => {
    const options: StageOptions = { effect: 'delete', positionals: { ids: positional('id', { variadic: true }) } };
    const plan: RequestPlan = {
      effect: 'delete',
      method: 'DELETE',
      path: '/orders/{ids}',
      shape: 'action',
      gives: { deleted: ['{ids:number}'] },
    };
    const fine = await stage((_, response) => json(response, '', 204), options);
    await request(plan)({ ids: ['1', '20000000000000000000', '003'] }, fine.context);
    expect(fine.printed).toEqual([['action', '{"deleted":[1,20000000000000000000,"003"]}']]);
    expect(fine.asked).toEqual(['Run "thing do 1, 20000000000000000000, 003"?']);
    const bad = await stage(
      ({ url }, response) =>
        json(response, url.endsWith('/2') ? { error: 'gone' } : { data: { id: 1 } }, url.endsWith('/2') ? 404 : 200),
      options,
    );
    const error = await failureOf(request(plan)({ ids: ['1', '2', '3'] }, bad.context));
    expect(error.message).toBe('Test API 404: gone (at 2). Done: 1. Not tried: 3.');
    expect(error.details).toMatchObject({ fate: 'refused', statusCode: 404 });
    expect(bad.context.http.writes).toMatchObject({ sent: 2, done: 1 });
    expect(bad.server.seen.map(({ url }) => url)).toEqual(['/orders/1', '/orders/2']);
    expect(bad.printed).toEqual([]);
  });
});

describe('before a write', () => {
  const plan: RequestPlan = {
    effect: 'delete',
    method: 'DELETE',
    path: '/orders/{id}',
    shape: 'action',
    confirm: 'Delete {id} for good?',
  };
  const positionals = { id: positional('id') };

  test('the question is asked, and no means nothing is sent', async () => {
    const { server, context, asked } = await stage((_, response) => json(response, {}), {
      effect: 'delete',
      positionals,
      answer: false,
    });
    expect((await failureOf(request(plan)({ id: '5' }, context))).kind).toBe('declined');
    expect([asked, server.seen]).toEqual([['Delete 5 for good?'], []]);
  });

  test('a dry run prints the request, asks nothing and sends nothing', async () => {
    const { server, context, printed, asked } = await stage((_, response) => json(response, {}), {
      effect: 'delete',
      positionals: { id: positional('id', { variadic: true }) },
      options: { dryRun: true },
    });
    await request(plan)({ id: ['5'] }, context);
    expect(printed).toEqual([['record', `{"dryRun":true,"method":"DELETE","url":"${server.origin}/orders/5"}`]]);
    await request(plan)({ id: ['6'] }, context);
    expect(printed[1]?.[0]).toBe('rows');
    expect([asked, server.seen]).toEqual([[], []]);
  });
});

describe('output', () => {
  const columns: readonly Column[] = [{ key: 'id', header: 'ID' }];

  test('rows come from pages, are filtered by the client, and then limited', async () => {
    const { server, context, printed } = await stage(
      ({ url }, response) => {
        const from = Number(new URL(url, 'http://x').searchParams.get('start'));
        const rows = [0, 1, 2].map((step) => ({
          id: from + step,
          source: { type: (from + step) % 2 === 0 ? 'web' : 'mail' },
        }));
        json(response, { data: rows, next: from + 3 });
      },
      {
        service: testService({
          paging: { offset: { style: 'offset', send: { offset: 'start' }, next: 'next', items: 'data' } },
        }),
        flags: { source: flag('enum', 'keep:source.type') },
        options: { limit: 4 },
      },
    );
    const plan: RequestPlan = {
      effect: 'read',
      method: 'GET',
      path: '/rows',
      paging: 'offset',
      shape: 'rows',
      cap: 2,
      columns,
    };
    await request(plan)({ source: 'web' }, context);
    expect((parseJson(printed[0]?.[1] ?? '') as { id: number }[]).map(({ id }) => id)).toEqual([0, 2, 4, 6]);
    expect(server.seen).toHaveLength(3);
    await request(plan)({}, { ...context, options: { ...context.options, limit: undefined as never } });
    expect((parseJson(printed[1]?.[1] ?? '') as unknown[]).length).toBe(2);
  });

  test('rows without pages are cut at the limit; null is an empty list where that is declared', async () => {
    const { context, printed } = await stage(
      ({ url }, response) => json(response, { data: url === '/none' ? null : [{ id: 1 }, { id: 2 }] }),
      { options: { limit: 1 } },
    );
    const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/rows', shape: 'rows' };
    await request(plan)({}, context);
    const lenient = { ...context, service: { ...context.service, emptyList: { data: null } } };
    await request({ ...plan, path: '/none' })({}, lenient);
    const refused = await failureOf(request({ ...plan, path: '/none' })({}, context) as Promise<void>);
    expect([refused.kind, refused.message]).toEqual([
      'unavailable',
      'Test API: GET /none returned null, not a list at "data".',
    ]);
    await request(plan)({}, { ...context, options: { ...context.options, limit: 9 } });
    expect(printed.map(([, text]) => text)).toEqual(['[{"id":1}]', '[]', '[{"id":1},{"id":2}]']);
  });

  test('a list without pages has records, or plain values where no column needs a record', async () => {
    const values = ({ url }: { url?: string }) => (url === '/odd' ? [{ id: 1 }, 3] : ['a', 3]);
    const { context, printed } = await stage((seen, response) => json(response, { data: values(seen) }), {});
    const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/values', shape: 'rows' };
    await request(plan)({}, context);
    expect(printed.map(([, text]) => text)).toEqual(['[{"value":"a"},{"value":3}]']);
    const odd = await failureOf(request({ ...plan, path: '/odd' })({}, context) as Promise<void>);
    expect([odd.kind, odd.message]).toEqual(['unavailable', 'Test API: GET /odd has a number among its rows.']);
    const columns = [{ key: 'id', header: 'ID' }];
    const refused = await failureOf(request({ ...plan, columns })({}, context) as Promise<void>);
    expect(refused.message).toBe('Test API: GET /values has text among its rows.');
  });

  test('a record is unwrapped; the shapes single and raw print a list and the whole response', async () => {
    const { context, printed } = await stage(
      (_, response) => json(response, { article: { id: 1 }, data: { id: 2, _links: {} } }),
      { format: 'yaml' },
    );
    const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/x', shape: 'record' };
    await request({ ...plan, result: 'article' })({}, context);
    await request(plan)({}, context);
    await request({ ...plan, shape: 'single' })({}, context);
    await request({ ...plan, shape: 'raw' })({}, context);
    expect(printed).toEqual([
      ['record', '{"id":1}'],
      ['record', '{"id":2,"_links":{}}'],
      ['record', '[{"id":2,"_links":{}}]'],
      ['json', '{"article":{"id":1},"data":{"id":2,"_links":{}}}'],
    ]);
  });

  test('an action prints ids of the response and of the arguments', async () => {
    const options: StageOptions = { effect: 'create', positionals: { id: positional('id') } };
    const plan: RequestPlan = {
      ...create,
      path: '/c/{id}/notes',
      shape: 'action',
      says: 'Added note {created} ({answer.state}) to #{id}',
      gives: { id: '{id:number}', thread: '{created:number}', state: '{answer.state}' },
    };
    const machine = await stage((_, response) => json(response, { data: { id: 9, state: 'new' } }), options);
    await request(plan)({ id: '42' }, machine.context);
    expect(machine.printed).toEqual([['action', '{"id":42,"thread":9,"state":"new"}']]);
    const person = await stage((_, response) => json(response, '', 201, { 'resource-id': '0009' }), {
      ...options,
      format: 'table',
    });
    await request(plan)({ id: '42' }, person.context);
    await request({ ...create, path: '/c', shape: 'record' })({ id: '42' }, person.context);
    expect(person.printed).toEqual([
      ['action', 'Added note 0009 () to #42'],
      ['action', 'Created 0009'],
    ]);
  });

  test('a create whose response has no id fails, and an action is done', async () => {
    const plan: RequestPlan = { ...create, path: '/c', shape: 'action', gives: { thread: '{created:number}' } };
    const { context, printed } = await stage((_, response) => json(response, '', 201), { effect: 'create' });
    const error = await failureOf(request(plan)({ id: '42' }, context));
    expect([error.kind, error.message]).toEqual([
      'unavailable',
      'Test API: POST /c returned 201 without a body, not a record.',
    ]);
    expect([error.details.fate, printed]).toEqual(['unknown', []]);
    await request({ ...plan, effect: 'act', gives: { done: true } })({}, context);
    expect(printed).toEqual([['action', '{"done":true}']]);
  });

  test('a figure that the response does not have is an error, never an empty line', async () => {
    const plan: RequestPlan = {
      effect: 'read',
      method: 'GET',
      path: '/c',
      shape: 'action',
      says: '{answer.page.total}',
      gives: { count: '{answer.page.total}' },
    };
    const { context, printed } = await stage(({ url }, response, count) =>
      json(response, count === 1 ? { page: { total: 0 } } : { page: {}, url }),
    );
    await request(plan)({}, context);
    const { kind, message } = await failureOf(request(plan)({}, context) as Promise<void>);
    expect([kind, message]).toEqual([
      'unavailable',
      'Test API: GET /c returned an object with "page", "url", without a value at "page.total".',
    ]);
    expect(printed).toEqual([['action', '{"count":0}']]);
  });

  test.each(['many', '', true, [1], { count: 1 }])('a figure that is %j is an error', async (total) => {
    const count = '{answer.page.total:number}';
    const plan: RequestPlan = {
      effect: 'read',
      method: 'GET',
      path: '/c',
      shape: 'action',
      says: count,
      gives: { count },
    };
    const { context, printed } = await stage((_, response, seen) =>
      json(response, { page: { total: seen === 1 ? '12' : total } }),
    );
    await request(plan)({}, context);
    const { kind, message } = await failureOf(request(plan)({}, context) as Promise<void>);
    expect([kind, message]).toEqual([
      'unavailable',
      'Test API: GET /c returned an object with "page", without a number at "page.total".',
    ]);
    expect(printed).toEqual([['action', '{"count":12}']]);
  });

  test.each([{}, true, [], { message: 'maintenance' }, null, 5, 'text', { data: [] }, { data: null }, { data: {} }])(
    '%j is not a record: nothing is printed',
    async (body) => {
      const { context, printed } = await stage((_, response) => json(response, JSON.stringify(body)));
      const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/x', shape: 'record' };
      const { kind, message } = await failureOf(request(plan)({}, context) as Promise<void>);
      expect([kind, message]).toEqual([
        'unavailable',
        expect.stringMatching(/^Test API: GET \/x returned .*, not a record at "data"\.$/),
      ]);
      // Without an envelope the columns distinguish a record from another response.
      const bare = { ...context, service: { ...context.service, record: '' } };
      const columns = [{ key: 'id', header: 'ID' }];
      const other = await failureOf(request({ ...plan, columns })({}, bare) as Promise<void>);
      expect(other.kind).toBe('unavailable');
      expect(printed).toEqual([]);
    },
  );

  test('the record is read again when a write returns none', async () => {
    const { server, context, printed } = await stage(
      ({ method, url }, response) =>
        json(response, method === 'GET' ? { data: { at: url } } : '', 200, { location: '/v1/orders/5' }),
      { effect: 'update', flags: { title: flag('text', 'body:title') } },
    );
    await request({ ...create, reread: true })({ title: 'x' }, context);
    await request({ ...create, effect: 'update', method: 'PUT', path: '/orders/5', reread: true })(
      { title: 'x' },
      context,
    );
    expect(printed).toEqual([
      ['record', '{"at":"/orders/5"}'],
      ['record', '{"at":"/orders/5"}'],
    ]);
    expect(server.seen).toHaveLength(4);
  });
});
