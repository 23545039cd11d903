import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place, RequestPlan } from '../contract/command.js';
import { closeAll, failureOf, json } from '../http/testkit.js';
import { parseJson, parseTyped } from '../base/json.js';
import { DOTS } from './shown.js';
import { request } from './handler.js';
import { flag, positional, stage, type StageOptions } from './testkit.js';

afterEach(closeAll);

const create: RequestPlan = { effect: 'create', method: 'POST', path: '/orders', shape: 'record' };

/** Body that a command sends for these arguments. */
async function bodyOf(
  plan: Partial<RequestPlan>,
  args: Record<string, unknown>,
  options: StageOptions,
): Promise<unknown> {
  const { server, context } = await stage((_, response) => json(response, { data: { id: 1 } }), {
    effect: 'create',
    ...options,
  });
  await request({ ...create, ...plan })(args, context);
  return server.seen.at(-1)?.body;
}

describe('a body', () => {
  test('has a null that was typed as JSON, and the root cannot be one', async () => {
    const flags = { conditions: flag('json', 'body:conditions'), raw: flag('json', 'body:') };
    expect(await bodyOf({}, { conditions: null }, { flags })).toBe('{"conditions":null}');
    await expect(bodyOf({}, { raw: null }, { flags })).rejects.toThrow('--raw must be a JSON object');
  });

  test('of a form has the fields of flags in place of those of the raw body', async () => {
    const flags = {
      raw: flag('json', 'body:'),
      email: flag('text', 'form:customer[email]'),
      tag: flag('text', 'form:tag', { repeat: true, list: 'brackets' }),
      name: flag('text', 'form:name'),
    };
    const raw = { customer: { email: 'a', name: 'b' }, tag: ['x'], name: 'c', lines: [{ id: 1 }] };
    const sent = await bodyOf({ encoding: 'form' }, { raw, email: 'd', tag: ['y'], name: 'e' }, { flags });
    expect([...new URLSearchParams(String(sent))]).toEqual([
      ['customer[email]', 'd'],
      ['customer[name]', 'b'],
      ['lines[0][id]', '1'],
      ['tag[]', 'y'],
      ['name', 'e'],
    ]);
  });

  test('has values where the flags declare them, converted by kind', async () => {
    const flags = {
      title: flag('text', 'body:title'),
      amount: flag('number', 'body:value.amount'),
      price: flag('number', 'body:prices[0].price'),
      currency: flag('text', 'body:prices[0].currency'),
      stage: flag('id', 'body:phase_id'),
      code: flag('id', 'body:code'),
      ids: flag('csv', 'body:ids', { of: 'id' }),
      done: flag('boolean', 'body:done'),
      open: flag('boolean', 'body:open', { send: 0 }),
      off: flag('boolean', 'body:off'),
      sales: flag('yesno', 'body:sales'),
      kind: flag('enum', 'body:kind', { send: { core: 0, b2b: 1 } }),
      count: flag('integer', 'body:count'),
    };
    const args = {
      title: 'T',
      amount: '12.50',
      price: '-0.10',
      currency: 'EUR',
      stage: '12345678901234567890',
      code: '007',
      ids: ['1', '02', '98765432109876543210'],
      done: true,
      open: true,
      off: false,
      sales: false,
      kind: 'b2b',
      count: 3,
    };
    expect(await bodyOf({}, args, { flags })).toBe(
      '{"title":"T","value":{"amount":12.50},"prices":[{"price":-0.10,"currency":"EUR"}],"phase_id":12345678901234567890,' +
        '"code":"007","ids":[1,"02",98765432109876543210],"done":true,"open":0,"sales":false,"kind":1,"count":3}',
    );
  });

  test('and the other places that a flag names each get its value', async () => {
    const payer = flag('id', 'body:', {
      wire: [
        { in: 'body', name: 'invoice.payer' },
        { in: 'body', name: 'payer_id' },
        { in: 'query', name: 'on_behalf_of' },
        { in: 'header', name: 'X-Payer' },
        { in: 'path', name: 'customer' },
      ],
    });
    const options: StageOptions = { effect: 'create', flags: { payer } };
    const { server, context } = await stage((_, response) => json(response, { data: { id: 1 } }), options);
    await request({ ...create, path: '/customers/{customer}/orders' })({ payer: '7' }, context);
    expect(server.seen).toMatchObject([
      {
        url: '/customers/7/orders?on_behalf_of=7',
        headers: { 'x-payer': '7' },
        body: '{"invoice":{"payer":7},"payer_id":7}',
      },
    ]);
  });

  test('and a header of a flag takes the place of a fixed one, in any spelling', async () => {
    const flags = { version: flag('text', 'header:X-Version') };
    const plan = { ...create, headers: { 'x-version': '1', 'x-other': '2' } };
    const { server, context } = await stage((_, response) => json(response, { data: { id: 1 } }), {
      effect: 'create',
      flags,
    });
    await request(plan)({ version: '7' }, context);
    await request(plan)({}, context);
    expect(server.seen).toMatchObject([
      { headers: { 'x-version': '7', 'x-other': '2' } },
      { headers: { 'x-version': '1', 'x-other': '2' } },
    ]);
  });

  test('and a query have pairs by their names', async () => {
    const { server, context } = await stage((_, response) => json(response, { data: { id: 1 } }), {
      effect: 'create',
      flags: { data: flag('pair', 'query:data', { repeat: true }), one: flag('pair', 'query:one') },
    });
    const args = {
      data: [
        ['order', '42'],
        ['shop', 'a b'],
      ],
      one: ['a', 'b'],
    };
    await request(create)(args, context);
    const { searchParams } = new URL(server.seen[0]?.url ?? '', 'http://host');
    expect([...searchParams]).toEqual([
      ['data[order]', '42'],
      ['data[shop]', 'a b'],
      ['one[a]', 'b'],
    ]);
  });

  test('shows dots in a dry run wherever a secret goes', async () => {
    const key = flag('text', 'body:', {
      secret: true,
      wire: [
        { in: 'body', name: 'key' },
        { in: 'body', name: 'auth.key' },
        { in: 'header', name: 'X-Key' },
      ],
    });
    const version = flag('text', 'header:If-Match');
    const options: StageOptions = { effect: 'create', flags: { key, version }, options: { dryRun: true } };
    const { server, context, printed } = await stage((_, response) => json(response, {}), options);
    await request(create)({ key: 'hidden', version: '"v1"' }, context);
    expect(server.seen).toEqual([]);
    const planned = JSON.parse(printed[0]?.[1] ?? '') as { body: unknown; headers: unknown };
    expect(planned.body).toEqual({ key: DOTS, auth: { key: DOTS } });
    expect(planned.headers).toEqual({ 'x-key': DOTS, 'if-match': '"v1"' });
    const flags = {
      key: flag('text', '', {
        secret: true,
        wire: ['form', 'query'].map((place) => ({ in: place as Place, name: '$key' })),
      }),
      other: flag('text', 'query:other'),
    };
    const form = await stage((_, response) => json(response, {}), { ...options, flags });
    await request({ ...create, encoding: 'form' })({ key: 'hidden', other: 'a' }, form.context);
    expect(JSON.parse(form.printed[0]?.[1] ?? '')).toMatchObject({
      url: expect.stringContaining(`/orders?$key=${DOTS}&other=a`),
      body: { $key: DOTS },
    });
  });

  test.each(['a\nb', 'x 😀'])('has no header that cannot be sent: %j', async (label) => {
    const flags = { label: flag('text', 'header:x-label') };
    const message = '--label has a line break or another character that a header cannot have.';
    await expect(bodyOf({}, { label }, { flags })).rejects.toThrow(message);
  });

  test('shapes values', async () => {
    const flags = {
      person: flag('id', 'body:participants', { as: [{ person_id: '$value', primary: true }] }),
      emails: flag('csv', 'body:emails', { as: [{ value: '$value', primary: '$first' }] }),
      owner: flag('id', 'body:owner', { as: { id: '$value', nested: ['$value'] } }),
    };
    expect(await bodyOf({}, { person: '7', emails: ['a@x', 'b@x'], owner: '9' }, { flags })).toBe(
      '{"participants":[{"person_id":7,"primary":true}],"emails":[{"value":"a@x","primary":true},{"value":"b@x","primary":false}],' +
        '"owner":{"id":9,"nested":[9]}}',
    );
  });

  test('comes first, then the fixed parts, then the flags', async () => {
    const options: StageOptions = {
      flags: {
        body: flag('json', 'body:'),
        title: flag('text', 'body:title'),
        customer: flag('text', 'body:customer.email'),
      },
      positionals: { id: positional('id') },
    };
    const fixed = {
      status: 'active',
      'threads[0].customer.email': '{customer}',
      target: '{id:number}',
      gone: '{missing}',
    };
    const raw = parseJson('{"title":"raw","status":"raw","long":12345678901234567890,"customer":{"name":"A"}}');
    expect(await bodyOf({ body: fixed }, { id: '42', body: raw, title: 'flag', customer: 'a@x' }, options)).toBe(
      '{"title":"flag","status":"active","long":12345678901234567890,"customer":{"name":"A","email":"a@x"},' +
        '"threads":[{"customer":{"email":"a@x"}}],"target":42}',
    );
  });

  test.each([
    ['a list', '[1]'],
    ['a text', '"x"'],
    ['the prototype', '{"__proto__":{"polluted":1}}'],
  ])('that is %s is refused before anything is sent', async (_, text) => {
    const { server, context } = await stage((__, response) => json(response, {}), {
      effect: 'create',
      flags: { body: flag('json', 'body:'), title: flag('text', 'body:title') },
    });
    const value = parseJson(text);
    expect((await failureOf(request(create)({ body: value, title: 'x' }, context))).kind).toBe('input');
    expect(server.seen).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('can be a patch, or several', async () => {
    const flags = { set: flag('text', 'body:value') };
    const one = {
      method: 'PATCH',
      effect: 'update',
      encoding: 'patch',
      patch: { op: 'replace', path: '/status' },
    } as const;
    expect(await bodyOf(one, { set: 'closed' }, { flags })).toBe('{"op":"replace","path":"/status","value":"closed"}');
    expect(await bodyOf({ ...one, patch: { op: 'remove', path: '/assignTo' } }, {}, { flags })).toBe(
      '{"op":"remove","path":"/assignTo"}',
    );
    const many = { first: flag('text', 'body:firstName'), last: flag('text', 'body:lastName') };
    expect(await bodyOf({ method: 'PATCH', encoding: 'patches' }, { first: 'A', last: 'B' }, { flags: many })).toBe(
      '[{"op":"replace","path":"/firstName","value":"A"},{"op":"replace","path":"/lastName","value":"B"}]',
    );
    const body = { body: flag('json', 'body:') };
    const slashed = await bodyOf({ method: 'PATCH', encoding: 'patches' }, { body: { 'a/b~c': 1 } }, { flags: body });
    expect(slashed).toBe('[{"op":"replace","path":"/a~1b~0c","value":1}]');
  });

  test('is an empty list if it is a list without values', async () => {
    const flags = { rows: flag('json', 'body:[]'), other: flag('text', 'query:other') };
    expect(await bodyOf({}, { rows: [1] }, { flags })).toBe('[1]');
    expect(await bodyOf({}, { other: 'a' }, { flags })).toBe('[]');
    expect(await bodyOf({ body: { a: 1 } }, { other: 'a' }, { flags })).toBe('{"a":1}');
  });

  test('can be a form or carry a file', async () => {
    expect(
      await bodyOf(
        { method: 'PUT', encoding: 'form' },
        { name: 'a b' },
        { flags: { name: flag('text', 'form:name') } },
      ),
    ).toBe('name=a+b');
    const nested = { lines: flag('json', 'form:lines', { list: 'brackets' }) };
    const lines = parseJson('[{"price": 5, "tags": ["a", "b"], "none": null}, {"by": {"id": 7}}]');
    expect(decodeURIComponent(String(await bodyOf({ encoding: 'form' }, { lines }, { flags: nested })))).toBe(
      'lines[0][price]=5&lines[0][tags][]=a&lines[0][tags][]=b&lines[1][by][id]=7',
    );
    expect(
      decodeURIComponent(String(await bodyOf({ encoding: 'form' }, { lines: ['a', 'b'] }, { flags: nested }))),
    ).toBe('lines[]=a&lines[]=b');
    const whole = { lines: flag('json', 'form:lines') };
    for (const text of ['[{"price":1.50}]', '{"id":12345678901234567890,"list":[1.50]}'])
      expect(
        new URLSearchParams(
          String(await bodyOf({ encoding: 'form' }, { lines: parseTyped(text) }, { flags: whole })),
        ).get('lines'),
      ).toBe(text);
    const folder = await mkdtemp(join(tmpdir(), 'request-'));
    await writeFile(join(folder, 'note.txt'), 'content');
    const flags = { path: flag('path', 'part:file'), order: flag('id', 'part:order_id') };
    expect(await bodyOf({ encoding: 'multipart' }, { path: join(folder, 'note.txt'), order: '5' }, { flags })).toMatch(
      /name="file"; filename="note\.txt"[\s\S]*content[\s\S]*name="order_id"[\s\S]*5/,
    );
    await writeFile(join(folder, 'other.txt'), 'more');
    const several = { path: flag('path', 'part:files', { repeat: true }) };
    const paths = [join(folder, 'note.txt'), join(folder, 'other.txt')];
    expect(await bodyOf({ encoding: 'multipart' }, { path: paths }, { flags: several })).toMatch(
      /name="files"; filename="note\.txt"[\s\S]*content[\s\S]*name="files"; filename="other\.txt"[\s\S]*more/,
    );
    const { server, context } = await stage((_, response) => json(response, {}), { effect: 'create', flags });
    const error = await failureOf(request(create)({ path: join(folder, 'none') }, context));
    expect([error.kind, server.seen]).toEqual(['input', []]);
    expect(error.message).toMatch(/none cannot be read: it does not exist\. Nothing was sent\.$/);
  });
});

test('a value is sent to the wire of its form, and one that fits none is refused before anything is sent', async () => {
  const refs = positional('text', {
    variadic: true,
    wire: [
      { in: 'query', name: 'id', when: 'uuid' },
      { in: 'query', name: 'number', when: 'digits' },
    ],
  });
  const { server, context } = await stage((_, response) => json(response, { data: [] }), { positionals: { refs } });
  const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/lines', shape: 'rows' };
  const id = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
  await request(plan)({ refs: [id, '7', '8'] }, context);
  expect(server.seen).toMatchObject([{ url: `/lines?id=${id}&number=7,8` }]);
  const error = await failureOf(request(plan)({ refs: ['7', 'abc'] }, context));
  expect([error.kind, error.message]).toEqual(['input', '<refs>: "abc" is not an id or a number.']);
  expect(server.seen).toHaveLength(1);
});

test('a list can be the whole body: a fixed one, or the values of a flag', async () => {
  const ids = positional('id', { variadic: true, wire: { in: 'body', name: '[]' } });
  const { server, context } = await stage((_, response) => json(response, {}), {
    effect: 'act',
    positionals: { ids },
  });
  const plan: RequestPlan = { effect: 'act', method: 'POST', path: '/order', shape: 'action' };
  await request(plan)({ ids: ['7', '8'] }, context);
  await request({ ...plan, body: [{ op: 'close', ids: ['{ids:number}'] }] })({ ids: ['7', '8'] }, context);
  expect(server.seen.map(({ body }) => body)).toEqual(['[7,8]', '[{"op":"close","ids":[7,8]}]']);
});
