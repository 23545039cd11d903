import type { RequestPlan } from '../contract/command.js';
import type { Row } from '../contract/values.js';
import { closeAll, json, type Answer } from '../http/testkit.js';
import {
  accounts,
  create,
  failing,
  ID,
  list,
  listFlags,
  paths,
  record,
  rows,
  run,
  service,
} from './resource-testkit.js';
import { flag, positional } from './testkit.js';

afterEach(closeAll);

describe('a list', () => {
  const two: Answer = ({ url }, response) =>
    json(response, {
      d: {
        results: [
          { Code: '                25', __metadata: {}, At: '/Date(1700000000000)/', More: { __deferred: {} } },
        ],
        ...(url.includes('skip') ? {} : { __next: `http://${response.req.headers.host ?? ''}/v1/crm/Accounts?skip=1` }),
      },
    });

  test('of one page says that there is more; --all reads on, up to --max-pages', async () => {
    const one = await run(list, {}, two);
    expect(one.printed).toEqual([['rows', '[{"Code":"25","At":"2023-11-14T22:13:20Z"}]']]);
    expect(one.notes).toEqual(['The list has more records than these 1; --all reads every page.']);
    const all = await run(list, { all: true, 'max-pages': 5 }, two);
    expect(JSON.parse(all.printed[0]?.[1] ?? '')).toHaveLength(2);
    const cut = await run(list, { all: true, 'max-pages': 1 }, two);
    expect(cut.notes).toEqual(['The list was cut after 1 page and 1 records; raise --max-pages to read more.']);
  });

  test('joins terms, matches and the expression of the user, and spells fields as the catalogue does', async () => {
    const made = await run(
      list,
      {
        sold: true,
        filter: "Name eq 'x' or Code eq 'y'",
        select: ['code'],
        match: [
          ['code', '25'],
          ['Manager', `@guid:${ID}`],
        ],
      },
      (_, response) => json(response, rows()),
    );
    expect(paths(made)).toEqual([
      `/v1/crm/Accounts?$filter=IsSales eq true and (Code eq '25' or Code eq '                25') and ` +
        `Manager eq guid'${ID}' and (Name eq 'x' or Code eq 'y')&$select=Code`,
    ]);
  });

  test('with a wrong field, or a bulk endpoint that is not there, sends nothing', async () => {
    for (const args of [{ select: ['Nme'] }, { filter: "Nme eq 'x'" }, { match: [['Nme', 'x']] }]) {
      const { error, made } = await failing(list, args, (_, response) => json(response, rows()));
      expect([error.kind, error.details.suggestions, made.server.seen]).toEqual(['input', ['Name'], []]);
    }
    const entries = { ...list, path: '/v1/sales/Entries', resource: { name: 'sales/Entries' } };
    const { error } = await failing(entries, { bulk: true }, (_, response) => json(response, rows()));
    expect([error.kind, error.remedy]).toEqual(['combination', 'These resources have one: crm/Accounts.']);
    const bulk = await run(list, { bulk: true, select: ['Code'] }, (_, response) => json(response, rows()));
    expect(paths(bulk)).toEqual(['/v1/bulk/Accounts?$select=Code']);
  });

  test('is counted, printed raw, or must be one record', async () => {
    const counted = await run(list, { count: true, sold: false }, (_, response) => response.end('\uFEFF 42\n'));
    expect([paths(counted), counted.printed]).toEqual([
      ['/v1/crm/Accounts/$count?$filter=IsSales eq false'],
      [['action', '{"count":42}']],
    ]);
    const raw = await run(list, { raw: true }, (_, response) => json(response, rows({ ID })));
    expect(raw.printed).toEqual([['json', `{"d":{"results":[{"ID":"${ID}"}]}}`]]);
    const only = await run(list, { one: true }, (_, response) => json(response, rows({ ID })));
    expect(only.printed).toEqual([['record', `{"ID":"${ID}"}`]]);
    const several = rows({ ID, Code: '1', Name: 'A' }, { ID, Code: '2', Name: 'B' });
    const { error } = await failing(list, { one: true, match: [['Name', 'x']] }, (_, r) => json(r, several));
    expect([error.message, error.details.lines]).toEqual([
      'More than one record of crm/Accounts has Name=x.',
      [`ID ${ID}, Code 1, Name A`, `ID ${ID}, Code 2, Name B`],
    ]);
  });

  test('of a count that is not a number is an error', async () => {
    const { error } = await failing(list, { count: true }, (_, response) => json(response, { maintenance: true }));
    expect([error.kind, error.message]).toEqual([
      'unavailable',
      'The service did not report the number of records of crm/Accounts: the response was {"maintenance":true}.',
    ]);
  });

  test('is read for every value of a variable; one that is refused is reported, and the run fails', async () => {
    const every = { path: '/v1/divisions', paging: 'link', field: 'Code', unless: 'Blocked', column: 'Division' };
    const many = service({ variables: { division: { missing: 'none', every } } });
    const plan = { ...list, path: '/v1/{division}/crm/Accounts' };
    const flags = { ...listFlags, 'all-divisions': flag('boolean', 'each:division') };
    const answer: Answer = ({ url }, response) => {
      if (url.startsWith('/v1/divisions')) {
        return json(response, rows({ Code: 10 }, { Code: 9 }, { Code: 7, Blocked: 1 }, { Code: 8, Blocked: 0 }));
      }
      return url.includes('/9/') ? json(response, { error: 'no right' }, 403) : json(response, rows({ Code: 'a' }));
    };
    const { error, made } = await failing(plan, { 'all-divisions': true }, answer, { service: many, flags });
    expect(error.message).toBe('1 of 3 values of division could not be read.');
    expect(made.printed).toEqual([['rows', '[{"Division":"8","Code":"a"},{"Division":"10","Code":"a"}]']]);
    expect(made.notes[0]).toMatch(/^Skipped division 9: /);
  });
});

describe('a record', () => {
  const get: RequestPlan = {
    ...list,
    path: '/v1/crm/Accounts({id})',
    shape: 'record',
    resource: { ...accounts, id: 'id' },
  };
  const { columns: _columns, paging: _paging, ...one } = get;

  test('is named by a key of its type, and missing when the service returns none', async () => {
    const options = { positionals: { id: positional('text') } };
    const made = await run(one, { id: `{${ID.toUpperCase()}}` }, (_, r) => json(r, { d: { ID, Name: 'x' } }), options);
    expect([paths(made), made.printed]).toEqual([
      [`/v1/crm/Accounts(guid'${ID}')`],
      [['record', `{"ID":"${ID}","Name":"x"}`]],
    ]);
    const { error } = await failing(one, { id: ID }, (_, r) => json(r, rows()), options);
    expect([error.kind, error.message]).toEqual(['generic', `crm/Accounts has no record "${ID}".`]);
    const code = await failing(one, { id: '25' }, (_, r) => json(r, rows()), options);
    expect([code.error.remedy, code.made.server.seen]).toEqual([
      'Find it by its code: lookup crm/Accounts --match "Code=25" --one --jq .ID',
      [],
    ]);
  });

  test('of any resource takes its path and key from the catalogue, and its method is checked', async () => {
    const any: RequestPlan = { ...one, path: '/v1/{resource}({id})', resource: { name: '{resource}', id: 'id' } };
    const options = { positionals: { resource: positional('resource'), id: positional('text') } };
    const made = await run(any, { resource: 'CRM/accounts', id: ID }, (_, r) => json(r, { d: { ID } }), options);
    expect(paths(made)).toEqual([`/v1/crm/Accounts(guid'${ID}')`]);
    const unknown = await failing(any, { resource: 'crm/Acounts', id: ID }, (_, r) => json(r, rows()), options);
    expect(unknown.error.details.suggestions).toEqual(['crm/Accounts']);
    const total = await failing(any, { resource: 'read/Total', id: '1' }, (_, r) => json(r, rows()), options);
    expect([total.error.kind, total.error.remedy]).toEqual(['combination', 'Use `list read/Total`.']);
    const remove: RequestPlan = { ...any, effect: 'delete', method: 'DELETE', shape: 'action' };
    const refused = await failing(remove, { resource: 'sales/Lines', id: ID }, (_, r) => json(r, rows()), options);
    expect([refused.error.message, refused.error.remedy]).toEqual([
      'sales/Lines does not support DELETE.',
      'It supports GET. --force sends the request anyway.',
    ]);
  });

  test('several are deleted once each, after all codes were looked up', async () => {
    const remove: RequestPlan = {
      ...one,
      effect: 'delete',
      method: 'DELETE',
      path: '/v1/crm/Accounts({ids})',
      shape: 'action',
      says: 'Deleted {ids} of crm/Accounts',
      gives: { deleted: ['{ids}'] },
      resource: { ...accounts, id: 'ids' },
    };
    const positionals = { ids: positional('reference', { reference: 'account', variadic: true }) };
    const answer: Answer = ({ method }, r) => (method === 'GET' ? json(r, rows({ ID })) : r.writeHead(204).end());
    const made = await run(remove, { ids: ['25', ID] }, answer, { positionals });
    expect(made.server.seen.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
    expect(made.printed).toEqual([['action', `{"deleted":["${ID}"]}`]]);
    const shown = await run(remove, { ids: ['25'] }, answer, { positionals, format: 'table' });
    expect(shown.printed).toEqual([['action', 'Deleted 25 of crm/Accounts']]);
  });
});

describe('a write', () => {
  const made: Answer = ({ method }, response) =>
    method === 'GET' ? json(response, rows({ ID, Code: '7' })) : json(response, { d: { ID, Name: 'made' } }, 201);

  test('takes its fields from the body, pairs and flags, in this order; a table prints a line', async () => {
    const args = {
      body: { Name: 'raw', Code: 'raw', Country: 'nl' },
      set: [
        ['name', 'set'],
        ['credit', '0.10'],
        ['Code', '007'],
        ['Manager', '@ref:crm/Accounts:7'],
      ],
      name: 'flag',
    };
    const done = await run(create, args, made, { flags: record });
    expect(done.server.seen.at(-1)?.body).toBe(
      `{"Name":"flag","Code":"007","Country":"NL","Credit":0.10,"Manager":"${ID}"}`,
    );
    expect(done.printed).toEqual([['record', `{"ID":"${ID}","Name":"made"}`]]);
    const line = await run(create, { name: 'x' }, made, { flags: record, format: 'table' });
    expect(line.printed).toEqual([['action', `Created ${ID}`]]);
  });

  test('with unknown fields, a wrong form or nothing at all sends nothing, not even a look-up', async () => {
    const wrong: readonly (readonly [Row, string])[] = [
      [{ body: { Nme: 1, Cod: 2 } }, 'crm/Accounts does not have the fields Nme, Cod.'],
      [{ set: [['Nme', '@ref:crm/Accounts:7']] }, 'crm/Accounts has no field "Nme".'],
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

  test('warns of fields that are usually required, or set by the service', async () => {
    const done = await run(create, { body: { ID, Code: 'x' } }, made, { flags: record });
    expect(done.notes).toEqual([
      'Usually required, but missing: Name.',
      'Set by the service, which may ignore or refuse a value: ID.',
    ]);
  });
});
