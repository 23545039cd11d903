import type { RequestPlan } from '../../contract/command.js';
import type { Row } from '../../contract/rows.js';
import { closeAll, json, type Answer } from '../../http/testkit.js';
import { customers, create, failing, ID, list, listFlags, paths, record, rows, run, service } from './testkit.js';
import { flag, positional } from '../../pipeline/testkit.js';

afterEach(closeAll);

describe('a list', () => {
  const two: Answer = ({ url }, response) =>
    json(response, {
      d: {
        results: [
          { Code: '                25', __metadata: {}, At: '/Date(1700000000000)/', More: { __deferred: {} } },
        ],
        ...(url.includes('skip')
          ? {}
          : { __next: `http://${response.req.headers.host ?? ''}/v1/shop/Customers?skip=1` }),
      },
    });

  test('of one page notes that there is more; --all reads on, up to --max-pages', async () => {
    const one = await run(list, {}, two);
    expect(one.printed).toEqual([['rows', '[{"Code":"25","At":"2023-11-14T22:13:20Z"}]']]);
    expect(one.notes).toEqual(['The list has more records than these 1; --all reads every page.']);
    const all = await run(list, { all: true, 'max-pages': 5 }, two);
    expect(JSON.parse(all.printed[0]?.[1] ?? '')).toHaveLength(2);
    const cut = await run(list, { all: true, 'max-pages': 1 }, two);
    expect(cut.notes).toEqual(['The list was cut after 1 page and 1 record; raise --max-pages to read more.']);
  });

  test('joins terms, matches and the expression of the user, and spells fields as the catalogue does', async () => {
    const made = await run(
      list,
      {
        active: true,
        filter: "Name eq 'x' or Code eq 'y'",
        select: ['code', 'Code'],
        match: [
          ['code', '25'],
          ['Manager', `@guid:${ID}`],
        ],
      },
      (_, response) => json(response, rows()),
    );
    expect(paths(made)).toEqual([
      `/v1/shop/Customers?$filter=IsActive eq true and (Code eq '25' or Code eq '                25') and ` +
        `Manager eq guid'${ID}' and (Name eq 'x' or Code eq 'y')&$select=Code`,
    ]);
  });

  test('with an unknown field, or a bulk endpoint that does not exist, sends nothing', async () => {
    for (const args of [{ select: ['Nme'] }, { filter: "Nme eq 'x'" }, { match: [['Nme', 'x']] }]) {
      const { error, made } = await failing(list, args, (_, response) => json(response, rows()));
      expect([error.kind, error.details.suggestions, made.server.seen]).toEqual(['input', ['Name'], []]);
    }
    const orders = { ...list, path: '/v1/shop/Orders', resource: { name: 'shop/Orders' } };
    const { error } = await failing(orders, { bulk: true }, (_, response) => json(response, rows()));
    expect([error.kind, error.remedy]).toEqual(['combination', 'These resources have one: shop/Customers.']);
    const bulk = await run(list, { bulk: true, select: ['Code'] }, (_, response) => json(response, rows()));
    expect(paths(bulk)).toEqual(['/v1/bulk/Customers?$select=Code']);
  });

  test('of a resource that the service does not list without a selection selects all fields, and those that are expanded', async () => {
    const visits: RequestPlan = {
      ...list,
      path: '/v1/shop/Visits',
      resource: { name: 'shop/Visits', needsSelect: true },
    };
    const any: RequestPlan = { ...list, path: '/v1/{resource}', resource: { name: '{resource}' } };
    const positionals = { resource: positional('resource'), id: positional('text') };
    const flags = { ...listFlags, expand: flag('csv', 'query:$expand', { of: 'text' }) };
    const answer: Answer = (_, response) => json(response, rows({ ID, Day: 'Monday' }));
    const sent = async (plan: RequestPlan, args: Row): Promise<readonly string[]> => {
      const made = await run(plan, args, answer, { flags, positionals });
      expect(made.printed).toEqual([['rows', `[{"ID":"${ID}","Day":"Monday"}]`]]);
      return paths(made);
    };
    expect(await sent(visits, {})).toEqual(['/v1/shop/Visits?$select=*']);
    expect(await sent(any, { resource: 'shop/visits' })).toEqual(['/v1/shop/Visits?$select=*']);
    expect(await sent(visits, { expand: ['stops'] })).toEqual(['/v1/shop/Visits?$expand=Stops&$select=*,Stops']);
    expect(await sent(visits, { select: ['Day'] })).toEqual(['/v1/shop/Visits?$select=Day']);
    expect(await sent(any, { resource: 'shop/Items' })).toEqual(['/v1/shop/Items']);

    const { columns: _columns, paging: _paging, ...plain } = any;
    const get: RequestPlan = {
      ...plain,
      path: '/v1/{resource}({id})',
      shape: 'record',
      resource: { name: '{resource}', id: 'id' },
    };
    const one: Answer = (_, response) => json(response, { d: { ID } });
    const read = await run(get, { resource: 'shop/Visits', id: ID }, one, { flags, positionals });
    expect(paths(read)).toEqual([`/v1/shop/Visits(guid'${ID}')?$select=*`]);
    const counted = await run(visits, { count: true }, (_, response) => response.end('3'), { flags });
    expect(paths(counted)).toEqual(['/v1/shop/Visits/$count']);
    const remove: RequestPlan = { ...get, effect: 'delete', method: 'DELETE', shape: 'action' };
    const removed = await run(remove, { resource: 'shop/Visits', id: ID }, one, { flags, positionals });
    expect(paths(removed).at(-1)).toBe(`/v1/shop/Visits(guid'${ID}')`);
  });

  test('compares a field with a value in the form that the catalogue declares, and refuses any other', async () => {
    const answer: Answer = (_, response) => json(response, rows());
    const found = await run(list, { country: ' nl', match: [['Country', 'be']] }, answer);
    expect(paths(found)).toEqual(["/v1/shop/Customers?$filter=Country eq 'NL' and Country eq 'BE'"]);
    for (const args of [{ country: 'Netherlands' }, { match: [['country', 'Netherlands']] }]) {
      const { error, made } = await failing(list, args, answer);
      expect([error.kind, error.message, error.remedy, made.server.seen]).toEqual([
        'input',
        'Country "Netherlands" is not valid.',
        'It must be two letters.',
        [],
      ]);
    }
  });

  test('of a function takes parameters as literals of their types; those of a pair are sent unchanged', async () => {
    const parameters = { customerId: 'Edm.Guid', day: 'Edm.DateTime', weeks: 'Edm.Int32' };
    const stock: RequestPlan = {
      ...list,
      path: '/v1/shop/Stock',
      query: { day: '{day}' },
      resource: { name: 'shop/Stock', function: parameters },
    };
    const flags = {
      ...listFlags,
      customer: flag('reference', 'query:customerId', { reference: 'customer' }),
      day: flag('date', 'none:'),
      weeks: flag('integer', 'query:weeks'),
      param: flag('pair', 'query:', { repeat: true }),
    };
    const answer: Answer = (_, response) => json(response, rows({ Code: 'A' }));
    const made = await run(stock, { customer: ID, day: '2026-05-31', weeks: 4 }, answer, { flags });
    expect(paths(made)).toEqual([`/v1/shop/Stock?day=datetime'2026-05-31T00:00:00'&customerId=guid'${ID}'&weeks=4`]);
    const typed = await run(stock, { param: [['customerId', `guid'${ID}'`]] }, answer, { flags });
    expect(paths(typed)).toEqual([`/v1/shop/Stock?customerId=guid'${ID}'`]);
    const { error, made: unsent } = await failing(stock, { weeks: 99999999999 }, answer, { flags });
    expect([error.kind, error.message, unsent.server.seen]).toEqual([
      'input',
      'weeks: "99999999999" is not a valid Int32 value.',
      [],
    ]);
  });

  test('is counted, printed raw, or must be one record', async () => {
    const counted = await run(list, { count: true, active: false }, (_, response) => response.end('\uFEFF 42\n'));
    expect([paths(counted), counted.printed]).toEqual([
      ['/v1/shop/Customers/$count?$filter=IsActive eq false'],
      [['action', '{"count":42}']],
    ]);
    const raw = await run(list, { raw: true }, (_, response) => json(response, rows({ ID })));
    expect(raw.printed).toEqual([['json', `{"d":{"results":[{"ID":"${ID}"}]}}`]]);
    const only = await run(list, { one: true }, (_, response) => json(response, rows({ ID })));
    expect(only.printed).toEqual([['record', `{"ID":"${ID}"}`]]);
    const several = rows({ ID, Code: '1'.padStart(18), Name: 'A' }, { ID, Code: '2', Name: 'B' });
    const { error } = await failing(list, { one: true, match: [['Name', 'x']] }, (_, r) => json(r, several));
    expect([error.message, error.details.lines]).toEqual([
      'More than one record of shop/Customers has Name=x.',
      [`Code 1, Name A, ID ${ID}`, `Code 2, Name B, ID ${ID}`],
    ]);
  });

  test.each(['{"maintenance":true}', '"007"'])('of a count that is not a number is an error: %s', async (body) => {
    const answer: Answer = (_, response) => response.end(body.replaceAll(/^"|"$/g, ''));
    const { error } = await failing(list, { count: true }, answer);
    expect([error.kind, error.message]).toEqual([
      'unavailable',
      `The service did not report the number of records of shop/Customers: the response was ${body}.`,
    ]);
  });

  test('is not read for every value of a variable with a code, whose record differs there', async () => {
    const customer = {
      path: '/v1/{branch}/shop/Customers',
      tries: [{ $filter: "Code eq '{text}'" }],
      id: 'ID',
      unless: 'uuid' as const,
      noun: 'customer',
    };
    const every = { path: '/v1/branches', paging: 'link', field: 'Code', column: 'Branch' };
    const many = service({ variables: { branch: { missing: 'none', every } }, references: { customer } });
    const flags = {
      ...listFlags,
      'all-branches': flag('boolean', 'each:branch'),
      manager: flag('reference', "term:Manager eq guid'{guid}'", { reference: 'customer' }),
    };
    const plan = { ...list, path: '/v1/{branch}/shop/Customers' };
    const answer: Answer = ({ url }, response) =>
      json(response, url.startsWith('/v1/branches') ? rows({ Code: 10 }) : rows({ Code: 'a' }));
    const args = { 'all-branches': true, manager: '25' };
    const { error, made } = await failing(plan, args, answer, { service: many, flags });
    expect([error.kind, error.message, made.server.seen]).toEqual([
      'combination',
      '--manager 25 cannot be used with --all-branches: the customer has another id in every branch.',
      [],
    ]);
    const found = await run(plan, { ...args, manager: ID }, answer, { service: many, flags });
    expect(paths(found).at(-1)).toBe(`/v1/10/shop/Customers?$filter=Manager eq guid'${ID}'`);
  });

  test('is read for every value of a variable; one that is refused is reported, and the run fails', async () => {
    const every = { path: '/v1/branches', paging: 'link', field: 'Code', unless: 'Blocked', column: 'Branch' };
    const many = service({ variables: { branch: { missing: 'none', every } } });
    const plan = { ...list, path: '/v1/{branch}/shop/Customers' };
    const flags = { ...listFlags, 'all-branches': flag('boolean', 'each:branch') };
    const answer: Answer = ({ url }, response) => {
      if (url.startsWith('/v1/branches')) {
        return json(response, rows({ Code: 10 }, { Code: 9 }, { Code: 7, Blocked: 1 }, { Code: 8, Blocked: 0 }));
      }
      return url.includes('/9/') ? json(response, { error: 'no right' }, 403) : json(response, rows({ Code: 'a' }));
    };
    const { error, made } = await failing(plan, { 'all-branches': true }, answer, { service: many, flags });
    expect(error.message).toBe('Not every branch could be read: 1 of 3 failed.');
    expect(made.printed).toEqual([['rows', '[{"Branch":8,"Code":"a"},{"Branch":10,"Code":"a"}]']]);
    expect(made.notes[0]).toMatch(/^Skipped branch 9: /);
  });
});

describe('a record', () => {
  const get: RequestPlan = {
    ...list,
    path: '/v1/shop/Customers({id})',
    shape: 'record',
    resource: { ...customers, id: 'id' },
  };
  const { columns: _columns, paging: _paging, ...one } = get;

  test('is named by a key of its type, and does not exist when the service returns none', async () => {
    const options = { positionals: { id: positional('text') } };
    const made = await run(one, { id: `{${ID.toUpperCase()}}` }, (_, r) => json(r, { d: { ID, Name: 'x' } }), options);
    expect([paths(made), made.printed]).toEqual([
      [`/v1/shop/Customers(guid'${ID}')`],
      [['record', `{"ID":"${ID}","Name":"x"}`]],
    ]);
    const { error } = await failing(one, { id: ID }, (_, r) => json(r, rows()), options);
    expect([error.kind, error.message]).toEqual(['generic', `shop/Customers has no record "${ID}".`]);
    const code = await failing(one, { id: '25' }, (_, r) => json(r, rows()), options);
    expect([code.error.remedy, code.made.server.seen]).toEqual([
      "To find the GUID, list shop/Customers with the filter trim(Code) eq '25'.",
      [],
    ]);
  });

  test('of any resource takes its path and key from the catalogue, and its method is checked', async () => {
    const any: RequestPlan = { ...one, path: '/v1/{resource}({id})', resource: { name: '{resource}', id: 'id' } };
    const options = { positionals: { resource: positional('resource'), id: positional('text') } };
    const made = await run(any, { resource: 'SHOP/customers', id: ID }, (_, r) => json(r, { d: { ID } }), options);
    expect(paths(made)).toEqual([`/v1/shop/Customers(guid'${ID}')`]);
    const unknown = await failing(any, { resource: 'shop/Custmers', id: ID }, (_, r) => json(r, rows()), options);
    expect(unknown.error.details.suggestions).toEqual(['shop/Customers']);
    const total = await failing(any, { resource: 'shop/Total', id: '1' }, (_, r) => json(r, rows()), options);
    expect([total.error.kind, total.error.remedy]).toEqual(['combination', 'Read it as a list.']);
    const remove: RequestPlan = { ...any, effect: 'delete', method: 'DELETE', shape: 'action' };
    const refused = await failing(remove, { resource: 'shop/Items', id: ID }, (_, r) => json(r, rows()), options);
    expect([refused.error.message, refused.error.remedy]).toEqual([
      'shop/Items does not support DELETE.',
      'It supports GET.',
    ]);
    const preview = flag('boolean', 'catalogue:beta');
    const stable = await failing(
      any,
      { resource: 'shop/Customers', id: ID, preview: true },
      (_, r) => json(r, rows()),
      {
        ...options,
        flags: { preview },
      },
    );
    expect([stable.error.message, stable.error.remedy]).toEqual([
      'shop/Customers has no beta version.',
      'Remove --preview.',
    ]);
    const force = { kind: 'boolean', describe: '', wire: { in: 'catalogue', name: 'force' } } as const;
    const forcible = await failing(remove, { resource: 'shop/Items', id: ID }, (_, r) => json(r, rows()), {
      ...options,
      flags: { force },
    });
    expect(forcible.error.remedy).toBe('It supports GET. --force sends the request anyway.');
  });

  test('several are deleted once each, after all codes were looked up', async () => {
    const remove: RequestPlan = {
      ...one,
      effect: 'delete',
      method: 'DELETE',
      path: '/v1/shop/Customers({ids})',
      shape: 'action',
      says: 'Deleted shop/Customers {ids}',
      gives: { deleted: ['{ids}'] },
      resource: { ...customers, id: 'ids' },
    };
    const positionals = { ids: positional('reference', { reference: 'customer', variadic: true }) };
    const answer: Answer = ({ method }, r) => (method === 'GET' ? json(r, rows({ ID })) : r.writeHead(204).end());
    const made = await run(remove, { ids: ['25', ID, ID.toUpperCase()] }, answer, { positionals });
    expect(made.server.seen.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
    expect(made.printed).toEqual([['action', `{"deleted":["${ID}"]}`]]);
    const shown = await run(remove, { ids: ['25'] }, answer, { positionals, format: 'table' });
    expect(shown.printed).toEqual([['action', 'Deleted shop/Customers 25']]);
  });
});

describe('a write', () => {
  test.each([
    [{ d: null }, 'null, not a record'],
    [{ d: {} }, 'an empty object, not a record'],
    [{ d: [] }, 'an empty list, not a record'],
    [{ d: { ID: null, Name: 'x' } }, 'a record without ID'],
  ])('a create that is answered by %j fails, and may have taken effect', async (answer, problem) => {
    const { error, made } = await failing(create, { name: 'x' }, (_, response) => json(response, answer, 201), {
      flags: record,
    });
    expect(error.message).toContain(`POST /v1/shop/Customers returned ${problem}`);
    expect([error.kind, error.details.fate, made.printed]).toEqual(['unavailable', 'unknown', []]);
  });

  const made: Answer = ({ method }, response) =>
    method === 'GET' ? json(response, rows({ ID, Code: '7' })) : json(response, { d: { ID, Name: 'made' } }, 201);

  test('takes its fields from the body, pairs and flags, in this order; a table prints a line', async () => {
    const args = {
      body: { Name: 'raw', Code: 'raw', Country: 'nl' },
      set: [
        ['name', 'set'],
        ['credit', '0.10'],
        ['Code', '007'],
        ['Manager', '@ref:shop/Customers:7'],
      ],
      name: 'flag',
    };
    const done = await run(create, args, made, { flags: record });
    expect(done.server.seen.at(-1)?.body).toBe(
      `{"Name":"flag","Code":"007","Country":"NL","Credit":0.10,"Manager":"${ID}"}`,
    );
    expect(done.printed).toEqual([['record', `{"ID":"${ID}","Name":"made"}`]]);
    const long = {
      set: [
        ['Credit', '-12345678901234567890.1250'],
        ['Name', '12345678901234567890'],
      ],
    };
    expect((await run(create, long, made, { flags: record })).server.seen.at(-1)?.body).toBe(
      '{"Credit":-12345678901234567890.1250,"Name":"12345678901234567890"}',
    );
    const line = await run(create, { name: 'x' }, made, { flags: record, format: 'table' });
    expect(line.printed).toEqual([['action', `Created ${ID}`]]);
  });

  test('with unknown fields, a wrong form or nothing at all sends nothing, not even a look-up', async () => {
    const wrong: readonly (readonly [Row, string])[] = [
      [{ body: { Nme: 1, Cod: 2 } }, 'shop/Customers does not have the fields Nme, Cod.'],
      [{ set: [['Nme', '@ref:shop/Customers:7']] }, 'shop/Customers has no field "Nme".'],
      [
        { set: [['Name', '@x:y']] },
        '--set Name: @x: is not a known form of a value. Known forms: @str:text, @guid:id, @ref:service/Resource:code.',
      ],
      [{ set: [['__proto__', 'x']] }, '--set: "__proto__" cannot be a field name.'],
      [{ body: { Country: 'Nederland' } }, 'Country "Nederland" is not valid.'],
      [{}, 'There is nothing to send.'],
    ];
    for (const [args, message] of wrong) {
      const { error, made: staged } = await failing(create, args, made, { flags: record });
      expect([error.message, staged.server.seen]).toEqual([message, []]);
    }
    const forced = await run(create, { body: { Nme: 1 }, force: true }, made, { flags: record });
    expect([forced.server.seen.at(-1)?.body, forced.notes]).toEqual(['{"Nme":1}', []]);
  });

  test('of a field that cannot be changed sends nothing', async () => {
    const update: RequestPlan = {
      ...create,
      effect: 'update',
      method: 'PUT',
      resource: { ...customers, fixed: ['Code'] },
    };
    for (const args of [{ body: { Code: '8', Name: 'x' } }, { set: [['code', '8']] }]) {
      const { error, made: stopped } = await failing(update, args, made, { flags: record });
      expect([error.kind, error.message, stopped.server.seen]).toEqual([
        'input',
        'Code of shop/Customers cannot be changed.',
        [],
      ]);
    }
    expect((await run(update, { name: 'x' }, made, { flags: record })).server.seen.map(({ body }) => body)).toEqual([
      '{"Name":"x"}',
    ]);
  });

  test('warns of fields that are usually required, or set by the service', async () => {
    const done = await run(create, { body: { ID, Code: 'x' } }, made, { flags: record });
    expect(done.notes).toEqual([
      'Missing field, usually required: Name.',
      'Read-only field, which the service may ignore or refuse: ID.',
    ]);
  });
});
