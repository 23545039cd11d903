import { exactNumber, isObject, parseJson } from 'cmdspec-runtime/kit';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

type Record_ = Record<string, unknown>;

let at: Bench;
let refusals: Record<string, number>;
/** Id of the records that it creates. */
let created: unknown;
const field = (code: string, name: string, type: string) => ({
  field_code: code,
  field_name: name,
  field_type: type,
  is_custom_field: true,
  options: null,
});
const fields = [
  { ...field('emails', 'Email', 'varchar'), is_custom_field: false },
  { ...field('phones', 'Phone', 'phone'), is_custom_field: false },
  field('k1', 'Number', 'double'),
  field('k2', 'Budget', 'monetary'),
  field('k3', 'Code', 'varchar'),
];

/** A service with these records, which its search finds all. */
async function service(records: readonly Record_[], entity = 'persons'): Promise<void> {
  refusals = {};
  created = 99;
  at = await openBench(client, {
    answer: ({ method, url, body }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const last = pathname.split('/').at(-1) ?? '';
      const refusal = refusals[`${method} ${pathname}`];
      const data = (value: unknown, status = 200) =>
        json(response, { success: true, data: value, additional_data: { next_cursor: null } }, status);
      if (refusal !== undefined) return json(response, { success: false, error: 'Refused', data: null }, refusal);
      if (pathname.endsWith('Fields')) return data(fields);
      if (last === 'search') return data({ items: records.map(({ id }) => ({ result_score: 1, item: { id } })) });
      if (method === 'POST') return data({ ...(parseJson(body) as Record_), id: created }, 201);
      if (pathname.endsWith('/merge')) return data({ id: 9 });
      const wanted = searchParams.get('ids')?.split(',') ?? [];
      if (last === entity) return data(records.filter(({ id }) => wanted.length === 0 || wanted.includes(String(id))));
      const found = records.find(({ id }) => String(id) === last);
      if (found === undefined) return json(response, { success: false, error: 'Not found', data: null }, 404);
      return data(method === 'PATCH' ? { ...found, ...(parseJson(body) as Record_) } : found);
    },
  });
}
const run = (...argv: string[]): Promise<Ended> => at.run(argv);
const writes = (): [string, unknown][] =>
  at.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => [`${method} ${url}`, parseJson(body)]);
afterEach(() => at.close());

const ada = {
  id: 8,
  name: 'Ada',
  org_id: 3,
  emails: [
    { value: 'Ada@x.example', primary: true, label: 'work' },
    { value: 'ada@home.example', primary: false, label: 'home' },
  ],
  custom_fields: { k1: 7, k3: 'A' },
};
const result = ({ out }: Ended): Record_ => parseJson(out) as Record_;

test.each([
  ['create', '--name', 'Bo'],
  ['update', '8'],
])('--field of %s sends the list that the service stores', async (...line) => {
  await service([ada]);
  const ended = await run('person', ...line, '--field', 'Email=bo@x.example', '--field', 'phone=+31 20 1');
  expect([ended.code, writes()[0]?.[1]]).toMatchObject([
    0,
    { emails: [{ value: 'bo@x.example', primary: true }], phones: [{ value: '+31 20 1', primary: true }] },
  ]);
});

describe('upsert', () => {
  test('an id that is not a number is printed as it came, also of the new record', async () => {
    await service([]);
    created = 'no';
    expect(result(await run('person', 'upsert', 'Ada', '--by', 'name'))).toMatchObject({ action: 'created', id: 'no' });
    await at.close();
    await service([{ ...ada, id: 'no' }]);
    expect(result(await run('person', 'upsert', 'ada@x.example', '--by', 'email'))).toEqual({
      action: 'unchanged',
      id: 'no',
    });
  });

  test('creates what no record has: hits of the search are compared by their real values', async () => {
    await service([{ ...ada, emails: [{ value: 'ada@x.example.org' }] }]);
    const ended = await run('person', 'upsert', 'ada@x.example', '--by', 'Email', '--body', '{"name":"Ada"}');
    expect(result(ended)).toMatchObject({ action: 'created', id: 99 });
    expect(writes()).toEqual([
      ['POST /api/v2/persons', { name: 'Ada', emails: [{ value: 'ada@x.example', primary: true }] }],
    ]);
    const search = new URL(at.seen[0]?.url ?? '', 'http://host');
    expect(Object.fromEntries(search.searchParams)).toEqual({
      term: 'ada@x.example',
      fields: 'email',
      exact_match: 'true',
      limit: '100',
    });
  });

  test('changes only what differs, and never the list that was matched', async () => {
    await service([ada]);
    const body = '{"name":"Ada","org_id":4,"emails":[{"value":"ada@x.example"}]}';
    const dry = result(await run('person', 'upsert', 'ada@x.example', '--by', 'email', '--body', body, '--dry-run'));
    expect(dry).toEqual({ action: 'updated', id: 8, dryRun: true, changed: { org_id: 4 }, before: { org_id: 3 } });
    expect(writes()).toEqual([]);
    const ended = await run('person', 'upsert', 'ada@x.example', '--by', 'email', '--body', body);
    expect(result(ended)).toMatchObject({ action: 'updated', id: 8, changed: { org_id: 4 } });
    expect(writes()).toEqual([['PATCH /api/v2/persons/8', { org_id: 4 }]]);
  });

  test('sends nothing when nothing differs', async () => {
    await service([ada]);
    const ended = await run('person', 'upsert', '7.0', '--by', 'number', '--field', 'Code=A', '--output', 'table');
    expect([ended.code, ended.out, writes()]).toEqual([0, 'person #8 unchanged\n', []]);
  });

  test('a record that was deleted, or that the index has by an old value, is left out', async () => {
    await service([ada]);
    refusals['GET /api/v2/persons/8'] = 404;
    expect(result(await run('person', 'upsert', 'Ada', '--by', 'name'))).toMatchObject({ action: 'created', id: 99 });
  });

  test('a record that the service marks as deleted is left out', async () => {
    await service([{ ...ada, is_deleted: true }]);
    expect(result(await run('person', 'upsert', 'Ada', '--by', 'name'))).toMatchObject({ action: 'created' });
  });

  test('names are compared with their case, addresses without', async () => {
    await service([ada]);
    expect(result(await run('person', 'upsert', 'ada', '--by', 'name'))).toMatchObject({ action: 'created' });
    const same = await run('person', 'upsert', 'ADA@X.example', '--by', 'email');
    expect(result(same)).toEqual({ action: 'unchanged', id: 8 });
  });

  test.each([
    [' ada@x.example ', 'email', 'ada@x.example'],
    ['A\t', 'Code', 'A'],
    // The index has the number as the service writes it.
    [' +07.00', 'Number', '7'],
  ])('blanks around a value do not count: %j by %s', async (value, by, term) => {
    await service([ada]);
    expect(result(await run('person', 'upsert', value, '--by', by))).toEqual({ action: 'unchanged', id: 8 });
    const search = at.seen.find(({ url }) => url.includes('/search'));
    expect(new URL(search?.url ?? '', 'http://host').searchParams.get('term')).toBe(term);
  });

  test('a new record gets the value without blanks: with them, the search would not find it again', async () => {
    await service([]);
    await run('person', 'upsert', ' new@x.example ', '--by', 'email');
    expect(writes()).toEqual([['POST /api/v2/persons', { emails: [{ value: 'new@x.example', primary: true }] }]]);
  });

  test('long numbers differ in their last digit', async () => {
    await service([{ ...ada, custom_fields: { k1: exactNumber('9007199254740993') } }]);
    const other = await run('person', 'upsert', '9007199254740992', '--by', 'Number');
    expect(result(other)).toMatchObject({ action: 'created' });
    const same = await run('person', 'upsert', '9007199254740993.0', '--by', 'Number');
    expect(result(same)).toEqual({ action: 'unchanged', id: 8 });
  });

  test('a list with more addresses than the matched one is written whole', async () => {
    await service([ada]);
    const emails = [{ value: 'ada@x.example' }, { value: 'new@x.example' }];
    await run('person', 'upsert', 'ada@x.example', '--by', 'email', '--body', JSON.stringify({ emails }));
    expect(writes()).toEqual([['PATCH /api/v2/persons/8', { emails }]]);
  });

  test('one address of --field is added as the primary one, unless the record has it, and creates a list', async () => {
    await service([ada]);
    const upsert = (by: string, email: string) =>
      run('person', 'upsert', by, '--by', 'name', '--field', `Email=${email}`);
    expect(result(await upsert('Ada', 'ADA@home.example'))).toEqual({ action: 'unchanged', id: 8 });
    await upsert('Ada', 'new@x.example');
    await upsert('Bo', 'bo@x.example');
    const others = ada.emails.map((one) => ({ ...one, primary: false }));
    expect(writes()).toEqual([
      ['PATCH /api/v2/persons/8', { emails: [{ value: 'new@x.example', primary: true }, ...others] }],
      ['POST /api/v2/persons', { name: 'Bo', emails: [{ value: 'bo@x.example', primary: true }] }],
    ]);
  });

  test('the list of --body replaces that of the record, also beside an address of --field', async () => {
    await service([ada]);
    const phones = [{ value: '1', primary: true }];
    const body = ['--body', JSON.stringify({ emails: phones, phones })];
    await run('person', 'upsert', 'Ada', '--by', 'name', '--field', 'Phone=2', ...body);
    expect(writes()).toEqual([
      ['PATCH /api/v2/persons/8', { emails: phones, phones: [{ value: '2', primary: true }] }],
    ]);
  });

  test('several matches end with 65, the ids and no write', async () => {
    await service([ada, { ...ada, id: 9 }]);
    const ended = await run('person', 'upsert', 'Ada', '--by', 'name');
    expect([ended.code, writes()]).toEqual([65, []]);
    expect(ended.err).toContain('2 persons have \\"Ada\\": 8, 9.');
  });

  test.each([
    ['an unknown field', ['Ada', '--by', 'Colour'], 64],
    ['money, which the service does not search', ['5', '--by', 'Budget'], 64],
    ['a text for a number', ['seven', '--by', 'Number'], 65],
    ['an empty value', [' ', '--by', 'name'], 64],
    ['an unknown field of the body', ['Ada', '--by', 'name', '--field', 'Colour=1'], 65],
  ])('%s is refused before the search', async (_name, args, code) => {
    await service([ada]);
    expect((await run('person', 'upsert', ...args)).code).toBe(code);
    expect(at.seen.filter(({ url }) => !url.includes('Fields'))).toEqual([]);
  });

  test.each([{}, null])('a search without a list is an error, not an empty result: %j', async (data) => {
    await service([ada]);
    await at.close();
    at = await openBench(client, { answer: (_seen, response) => json(response, { success: true, data }) });
    const ended = await run('person', 'upsert', 'Ada', '--by', 'name');
    expect([ended.code, writes()]).toEqual([69, []]);
  });
});

describe('merge', () => {
  const bob = { id: 9, name: 'Bob' };

  test('deletes the first record, and prints the other one', async () => {
    await service([ada, bob]);
    const ended = await run('person', 'merge', '8', '--into', '9', '--yes');
    expect([ended.code, result(ended)]).toEqual([0, bob]);
    expect(writes()).toEqual([['PUT /api/v1/persons/8/merge', { merge_with_id: 9 }]]);
    expect(ended.err).toContain('Merged person 8 into 9');
  });

  test('both are read before the question; a wrong id ends the command', async () => {
    await service([ada, bob]);
    expect((await run('person', 'merge', '8', '--into', '7')).code).toBe(1);
    const unasked = await run('person', 'merge', '8', '--into', '9');
    expect([unasked.code, writes()]).toEqual([1, []]);
    expect(at.seen.map(({ url }) => url.split('/').at(-1))).toEqual(['8', '7', '8', '9']);
  });

  test.each([403, 404, 429, 503])('a merge whose result cannot be read (%i) is done all the same', async (status) => {
    await service([ada, bob]);
    refusals['GET /api/v2/persons/9'] = status;
    const ended = await run('person', 'merge', '8', '--into', '9', '--yes', '--no-retry');
    expect([ended.code, result(ended)]).toEqual([0, { id: 9 }]);
    expect(ended.err).toContain('The merge is done, but person 9 could not be read');
  });

  test('a record is not merged with itself', async () => {
    await service([ada]);
    for (const id of ['8', '08'])
      expect(await run('person', 'merge', id, '--into', '8', '--yes')).toMatchObject({ code: 64 });
    expect(at.seen).toEqual([]);
  });

  test('a dry run reads both records, also with --yes: it finds a wrong id', async () => {
    await service([ada, bob]);
    expect((await run('person', 'merge', '8', '--into', '7', '--dry-run', '--yes')).code).toBe(1);
    expect((await run('person', 'merge', '8', '--into', '9', '--dry-run', '--yes')).code).toBe(0);
    expect(writes()).toEqual([]);
  });

  test('a merge that fails is not sent again: it may be done, and the record of the path is gone then', async () => {
    await service([ada, bob]);
    refusals['PUT /api/v1/persons/8/merge'] = 503;
    expect((await run('person', 'merge', '8', '--into', '9', '--yes')).code).toBe(69);
    expect(writes()).toHaveLength(1);
  });
});

describe('deal bulk-update', () => {
  const deals = [
    { id: 1, title: 'One', status: 'open' },
    { id: 2, title: 'Two', status: 'won' },
  ];

  test('a dry run shows the fields that change, before and after', async () => {
    await service(deals, 'deals');
    const dry = result(await run('deal', 'bulk-update', '--ids', '1,2,3', '--status', 'won', '--dry-run'));
    expect(dry).toEqual({
      dryRun: true,
      count: 3,
      ids: [1, 2, 3],
      change: { status: 'won' },
      deals: [
        { id: 1, title: 'One', changed: { status: 'won' }, before: { status: 'open' } },
        { id: 2, title: 'Two', changed: {}, before: {} },
        { id: 3, title: null },
      ],
    });
    expect(writes()).toEqual([]);
    const table = await run('deal', 'bulk-update', '--ids', '1', '--status', 'won', '--dry-run', '--output', 'csv');
    expect(table.out).toBe('id,title,change\n1,One,"status: ""open"" -> ""won"""\n');
  });

  test('an empty list that is piped in is reported as no selection, not as a filter', async () => {
    const ended = await at.run(['deal', 'bulk-update', '--status', 'won', '--yes'], { stdin: '[]' });
    expect([ended.code, ended.err]).toEqual([64, expect.stringContaining('"No deals are selected."')]);
  });

  test('ids are piped in, once each, and a failure does not stop the others', async () => {
    await service(deals, 'deals');
    const ended = await at.run(['deal', 'bulk-update', '--status', 'won', '--yes'], { stdin: '[1,{"id":7},2,1]' });
    expect(result(ended)).toEqual({ updated: 2, total: 3, failed: 1 });
    expect(ended.code).toBe(1);
    expect(writes().map(([request]) => request)).toEqual([1, 7, 2].map((id) => `PATCH /api/v2/deals/${id}`));
  });

  test('wrong data for one deal is 1, not 65: the others were changed', async () => {
    await service(deals, 'deals');
    refusals['PATCH /api/v2/deals/1'] = 400;
    const ended = await run('deal', 'bulk-update', '--ids', '1,2', '--status', 'won', '--yes');
    expect([ended.code, result(ended)]).toEqual([1, { updated: 1, total: 2, failed: 1 }]);
  });

  test('selects by a saved filter', async () => {
    await service(deals, 'deals');
    expect(
      result(await run('deal', 'bulk-update', '--filter', '4', '--body', '{"probability":5}', '--yes')),
    ).toMatchObject({ updated: 2 });
    expect(at.seen[0]?.url).toBe('/api/v2/deals?filter_id=4&limit=500');
  });

  test('a deal of a filter whose id is not a number is in the plan as it came', async () => {
    await service([{ id: 'no', title: 'Odd', status: 'open' }], 'deals');
    const dry = await run('deal', 'bulk-update', '--filter', '4', '--status', 'won', '--dry-run');
    expect(result(dry)).toMatchObject({ ids: ['no'], deals: [{ id: 'no', title: 'Odd' }] });
  });

  test('changes at most --limit deals of a filter, and reports that', async () => {
    await service(deals, 'deals');
    const ended = await run('deal', 'bulk-update', '--filter', '4', '--status', 'lost', '--yes', '--limit', '1');
    expect([ended.code, result(ended)]).toEqual([0, { updated: 1, total: 1, failed: 0 }]);
    expect(ended.err).toContain('1 of 2 selected; --limit 0 for all.');
    expect(writes().map(([request]) => request)).toEqual(['PATCH /api/v2/deals/1']);
  });

  test.each([
    ['--ids 2,1,3', ''],
    ['piped', '2\n1\n3\n'],
  ])('changes at most --limit deals of ids too: %s', async (flags, stdin) => {
    await service(deals, 'deals');
    const line = ['deal', 'bulk-update', ...(stdin === '' ? flags.split(' ') : []), '--status', 'lost', '--limit', '2'];
    const dry = await at.run([...line, '--dry-run'], { stdin });
    expect(result(dry)).toMatchObject({ count: 2, ids: [2, 1] });
    const ended = await at.run([...line, '--yes'], { stdin });
    expect([ended.code, result(ended)]).toEqual([0, { updated: 2, total: 2, failed: 0 }]);
    expect([dry.err, ended.err].every((err) => err.includes('2 of 3 selected; --limit 0 for all.'))).toBe(true);
  });

  test('a service that is down stops it, and the remedy has the ids that are left', async () => {
    await service(deals, 'deals');
    const ids = [1, 2, 3, 4, 5, 6, 7];
    for (const id of ids.slice(1)) refusals[`PATCH /api/v2/deals/${String(id)}`] = 503;
    const ended = await run('deal', 'bulk-update', '--ids', ids.join(','), '--status', 'won', '--yes', '--no-retry');
    expect([ended.code, result(ended)]).toEqual([69, { updated: 1, total: 7, failed: 5, untried: [7] }]);
    expect(ended.err).toContain('ontinue with the same change and --ids 2,3,4,5,6,7.');
  });

  test.each([401, 429])('%i stops it: the rest would fail in the same way', async (status) => {
    await service(deals, 'deals');
    refusals['PATCH /api/v2/deals/1'] = status;
    const ended = await run('deal', 'bulk-update', '--ids', '1,2', '--status', 'won', '--yes', '--no-retry');
    expect(ended.code).toBe(status === 401 ? 77 : 75);
    expect(result(ended)).toEqual({ updated: 0, total: 2, failed: 1, untried: [2] });
  });

  test.each([
    ['no targets', ['--status', 'won']],
    ['no change', ['--ids', '1']],
    ['an empty body', ['--ids', '1', '--body', '{}']],
    ['ids and a filter', ['--ids', '1', '--filter', '2', '--status', 'won']],
    ['an id that is not a number', ['--ids', '1,two', '--status', 'won']],
  ])('%s: 64, nothing sent', async (_name, args) => {
    await service(deals, 'deals');
    expect((await run('deal', 'bulk-update', ...args, '--yes')).code).toBe(64);
    expect(at.seen).toEqual([]);
  });

  test('before the question, ids that are not in the list of deals are named', async () => {
    await service(deals, 'deals');
    const ended = await run('deal', 'bulk-update', '--ids', '1,3', '--status', 'won');
    expect([ended.code, ended.err]).toEqual([1, expect.stringContaining('archived, deleted or unknown: 3.')]);
  });

  test('without --yes and without a terminal nothing is written', async () => {
    await service(deals, 'deals');
    const ended = await run('deal', 'bulk-update', '--ids', '1', '--status', 'won');
    expect([ended.code, writes()]).toEqual([1, []]);
    expect(isObject(parseJson(ended.err)) && ended.err).toContain('--yes');
  });
});
