import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from '../../contract/context.js';
import type { Call, Http, PageOptions } from '../../contract/http.js';
import type { NameCache } from '../../contract/lookups.js';
import type { CustomFields } from '../../contract/custom-fields.js';
import type { Pages, Row } from '../../contract/rows.js';
import { CliError } from '../../base/errors.js';
import { exactNumber, stringifyJson } from '../../base/json.js';
import { decodeRecord, decodeRows } from './decode.js';
import { encodeFields } from './encode.js';

const hash = (letter: string): string => letter.repeat(40);

const definitions = [
  { field_code: 'title', field_name: 'Title', field_type: 'varchar', is_custom_field: false, options: null },
  { field_code: 'value', field_name: 'Value', field_type: 'monetary', is_custom_field: false, options: null },
  { field_code: 'owner_id', field_name: 'Owner', field_type: 'user', is_custom_field: false, options: null },
  { field_code: 'expected_close_date', field_name: 'Expected close', field_type: 'date', is_custom_field: false },
  {
    field_code: hash('a'),
    field_name: 'Colour',
    field_type: 'enum',
    is_custom_field: true,
    options: options('Red', 'Dark blue'),
  },
  {
    field_code: hash('b'),
    field_name: 'Tags',
    field_type: 'set',
    is_custom_field: true,
    options: options('Hot', 'North, south', 'Old'),
  },
  { field_code: hash('c'), field_name: 'Budget', field_type: 'monetary', is_custom_field: true, options: null },
  { field_code: hash('d'), field_name: 'Hours', field_type: 'double', is_custom_field: true, options: null },
  { field_code: hash('e'), field_name: 'Visit', field_type: 'daterange', is_custom_field: true, options: null },
  { field_code: hash('f'), field_name: 'Call at', field_type: 'time', is_custom_field: true, options: null },
  { field_code: hash('1'), field_name: 'Region', field_type: 'varchar', is_custom_field: true, options: null },
  { field_code: hash('2'), field_name: 'Region', field_type: 'varchar', is_custom_field: true, options: null },
  { field_code: hash('3'), field_name: 'title', field_type: 'varchar', is_custom_field: true, options: null },
  { field_code: hash('4'), field_name: 'Site', field_type: 'address', is_custom_field: true, options: null },
  { field_code: hash('5'), field_name: '__proto__', field_type: 'varchar', is_custom_field: true, options: null },
];

function options(...labels: string[]): Row[] {
  return labels.map((label, index) => ({ id: index + 1, label }));
}

const rules: CustomFields = {
  path: '/fields',
  paging: 'cursor',
  code: 'field_code',
  name: 'field_name',
  type: 'field_type',
  options: 'options',
  custom: 'is_custom_field',
  under: 'custom_fields',
  currency: 'currency',
  command: 'field list thing',
  changes: { code: 'field_key', values: ['old_value', 'new_value'] },
  types: {
    double: 'number',
    enum: 'option',
    set: 'options',
    monetary: 'money',
    user: 'integer',
    date: 'date',
    time: 'time',
    daterange: 'dates',
    address: 'object',
  },
};

let server: Server;
let requests: string[];
let broken: boolean;
let warnings: string[];

beforeEach(async () => {
  requests = [];
  warnings = [];
  broken = false;
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const start = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('cursor') ?? 0);
    response.statusCode = broken ? 500 : 200;
    response.end(
      stringifyJson({
        data: definitions.slice(start, start + 6),
        next: start + 6 < definitions.length ? start + 6 : null,
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const noNames: NameCache = { read: async () => undefined, write: async () => undefined, drop: async () => undefined };

/** A context of one run whose requests go to the server; each test gets its own, so nothing is cached between them. */
function run(changes: Partial<CustomFields> = {}, names: NameCache = noNames): Context {
  const { port } = server.address() as AddressInfo;
  const http = {
    async *rows(call: Call, { style }: PageOptions) {
      expect(style).toBe('cursor');
      for (let cursor: number | null = 0; cursor !== null;) {
        const response = await fetch(`http://127.0.0.1:${port}${call.path}?cursor=${cursor}`);
        if (!response.ok) throw new CliError('unavailable', `Status ${response.status}`);
        const page = (await response.json()) as { data: Row[]; next: number | null };
        yield* page.data;
        cursor = page.next;
      }
    },
  } as unknown as Http;
  return {
    http,
    ...{ names, command: { effect: 'read' } },
    service: { binary: 'testcli', customFields: { thing: { ...rules, ...changes } } },
    world: { signal: new AbortController().signal },
    warn: (text: string) => warnings.push(text),
  } as unknown as Context;
}

async function* stream(...rows: Row[]): Pages {
  yield rows;
}

async function decoded(pages: Pages): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of pages) all.push(...rows);
  return all;
}

async function refusal(...pairs: [string, string][]): Promise<CliError> {
  const error: unknown = await encodeFields(run(), 'thing', pairs, {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CliError);
  return error as CliError;
}

describe('values by name', () => {
  const cases: [pair: [string, string], body: Row][] = [
    [['title', 'Hello = there '], { title: 'Hello = there ' }],
    [['OWNER', '12345678901234567890'], { owner_id: exactNumber('12345678901234567890') }],
    [['Expected close', '2028-02-29'], { expected_close_date: '2028-02-29' }],
    [['colour', 'DARK BLUE'], { custom_fields: { [hash('a')]: 2 } }],
    [['Colour', '1'], { custom_fields: { [hash('a')]: 1 } }],
    [['Tags', 'hot, north, south ,hot'], { custom_fields: { [hash('b')]: [1, 2] } }],
    [['Budget', '12.5 eur'], { custom_fields: { [hash('c')]: { value: 12.5, currency: 'EUR' } } }],
    [['Value', '-3.50 USD'], { value: exactNumber('-3.50'), currency: 'USD' }],
    [['Value', '7'], { value: 7 }],
    [['Hours', '007.50'], { custom_fields: { [hash('d')]: exactNumber('7.50') } }],
    [
      ['Visit', '2026-06-01 .. 2026-06-03'],
      { custom_fields: { [hash('e')]: { value: '2026-06-01', until: '2026-06-03' } } },
    ],
    [['Call at', '09:00'], { custom_fields: { [hash('f')]: { value: '09:00:00' } } }],
    [[hash('1'), 'North'], { custom_fields: { [hash('1')]: 'North' } }],
    [['region (22222222)', 'South'], { custom_fields: { [hash('2')]: 'South' } }],
    [['Site', 'Main street 1'], { custom_fields: { [hash('4')]: { value: 'Main street 1' } } }],
  ];
  test.each(cases)('%j', async (pair, body) => {
    const written = stringifyJson(await encodeFields(run(), 'thing', [pair], {}));
    expect(written).toBe(stringifyJson(body));
  });

  test('pairs override the body, custom values are merged key by key', async () => {
    const body = { title: 'Old', probability: 5, custom_fields: { [hash('1')]: 'keep', [hash('d')]: 1 } };
    const pairs: [string, string][] = [
      ['Title', 'New'],
      ['Hours', '3'],
      [hash('d'), '3'],
    ];
    expect(await encodeFields(run(), 'thing', pairs, body)).toEqual({
      title: 'New',
      probability: 5,
      custom_fields: { [hash('1')]: 'keep', [hash('d')]: 3 },
    });
    expect(body.custom_fields[hash('d')]).toBe(1);
  });

  test('a currency comes from the pair, another pair, the body, the record, in this order', async () => {
    const money = async (pairs: [string, string][], body: Row, record?: Row): Promise<unknown> => {
      const written = await encodeFields(run(), 'thing', pairs, body, { record: async () => record });
      return (written['custom_fields'] as Row)[hash('c')];
    };
    expect(await money([['Budget', '1 GBP']], { currency: 'EUR' })).toEqual({ value: 1, currency: 'GBP' });
    expect(
      await money(
        [
          ['Budget', '1'],
          ['Value', '5 USD'],
        ],
        { currency: 'EUR' },
      ),
    ).toEqual({ value: 1, currency: 'USD' });
    expect(await money([['Budget', '1']], { currency: 'EUR' }, { currency: 'NOK' })).toEqual({
      value: 1,
      currency: 'EUR',
    });
    expect(await money([['Budget', '1']], {}, { currency: 'NOK' })).toEqual({ value: 1, currency: 'NOK' });
  });

  test('the record is not read when nothing needs it', async () => {
    const read = async (): Promise<Row> => {
      throw new Error('read');
    };
    const pairs: [string, string][] = [
      ['Budget', '1 EUR'],
      ['Title', 'x'],
    ];
    expect(await encodeFields(run(), 'thing', pairs, {}, { record: read })).toMatchObject({ title: 'x' });
  });

  test('definitions are read once per run, all pages of them, and not at all without pairs', async () => {
    const context = run();
    await encodeFields(context, 'thing', [], { title: 'x' });
    expect(requests).toHaveLength(0);
    await encodeFields(context, 'thing', [['Site', 'x']], {});
    await decodeRecord(context, 'thing', { custom_fields: { [hash('1')]: 'x' } });
    expect(requests).toEqual(['/fields?cursor=0', '/fields?cursor=6', '/fields?cursor=12']);
  });

  test('without a nested key all values are at the top', async () => {
    expect(await encodeFields(run({ under: '' }), 'thing', [['Colour', 'Red']], { title: 'x' })).toEqual({
      title: 'x',
      [hash('a')]: 1,
    });
  });
});

describe('refused values', () => {
  test('an unknown name suggests similar ones and the command that lists them', async () => {
    const error = await refusal(['Colur', 'Red']);
    expect(error).toMatchObject({ kind: 'input', details: { suggestions: ['Colour'] } });
    expect(error.remedy).toBe('List them with "testcli field list thing".');
  });

  test('an unknown label lists the valid ones', async () => {
    expect(await refusal(['Tags', 'Hot,Cold'])).toMatchObject({
      kind: 'input',
      message: '"Cold" is not an option of the field "Tags".',
      remedy: 'Known options: "Hot", "North, south", "Old".',
    });
  });

  test('a name that two fields share is not guessed', async () => {
    const error = await refusal(['region', 'x']);
    expect(error.kind).toBe('input');
    expect(error.remedy).toBe('Use one of these names: "Region (11111111)" or "Region (22222222)".');
    expect(error.details.lines).toEqual([`${hash('1')}, Region`, `${hash('2')}, Region`]);
    expect((await refusal(['TITLE', 'x'])).details.lines).toEqual(['title, Title', `${hash('3')}, title`]);
    expect(await encodeFields(run(), 'thing', [['Title', 'x']], {})).toEqual({ title: 'x' });
  });

  test('money without a currency is a usage error with an example', async () => {
    expect(await refusal(['Budget', '12.50'])).toMatchObject({ kind: 'usage' });
  });

  test.each([
    ['Hours', '1,5'],
    ['Hours', '1e5'],
    ['Budget', 'EUR'],
    ['Budget', '12 EURO'],
    ['Owner', '-1'],
    ['Expected close', '2026-02-30'],
    ['Expected close', '1.2.2026'],
    ['Call at', '24:00'],
    ['Visit', '2026-06-01'],
    ['Visit', '2026-06-01..2026-06-02..2026-06-03'],
  ])('%s=%s', async (name, value) => {
    const error = await refusal([name, value]);
    expect(error.kind).toBe('input');
    expect(error.message).toContain(name);
  });

  test.each(['title', 'Owner', 'Expected close', 'Colour', 'Tags', 'Budget', 'Hours', 'Visit', 'Call at', 'Site'])(
    'an empty value of %s, of a flag or a cell; only the word null of a flag clears',
    async (name) => {
      for (const text of name === 'title' ? [''] : ['', ' ']) {
        expect(await refusal([name, text])).toMatchObject({
          kind: 'input',
          message: expect.stringContaining('is empty'),
        });
        const typed = encodeFields(run(), 'thing', [[name, text]], {}, { clears: true });
        await expect(typed).rejects.toMatchObject({
          remedy: expect.stringMatching(/^To clear the field, write ".+=null"\.$/),
        });
      }
      const cleared = await encodeFields(run(), 'thing', [[name, 'null']], {}, { clears: true });
      expect(Object.values((cleared['custom_fields'] as Row | undefined) ?? cleared)).toEqual([null]);
    },
  );

  test('a list of options without one, which would remove all', async () => {
    expect(await refusal(['Tags', ' , '])).toMatchObject({ kind: 'input' });
  });

  test('null in a cell is a text', async () => {
    expect(await encodeFields(run(), 'thing', [['title', 'null']], {})).toEqual({ title: 'null' });
    expect(await refusal(['Hours', 'null'])).toMatchObject({ kind: 'input' });
  });

  test('a body whose custom part is not an object is refused', async () => {
    const written = encodeFields(run(), 'thing', [['Hours', '1']], { custom_fields: 'x' });
    await expect(written).rejects.toMatchObject({ kind: 'input' });
  });
});

describe('names for people', () => {
  const row = {
    id: 1,
    title: 'A',
    custom_fields: {
      [hash('a')]: 2,
      [hash('b')]: [1, 3, 99],
      [hash('1')]: 'one',
      [hash('2')]: 'two',
      [hash('3')]: 'mine',
      [hash('5')]: 'odd',
      [hash('9')]: 'unknown',
      [hash('c')]: { value: 1, currency: 'EUR' },
      [hash('d')]: null,
    },
  };
  const named = [
    ['Colour', 'Dark blue'],
    ['Tags', ['Hot', 'Old', 99]],
    ['Region', 'one'],
    ['Region (22222222)', 'two'],
    ['title', 'mine'],
    ['__proto__', 'odd'],
    [hash('9'), 'unknown'],
    ['Budget', { value: 1, currency: 'EUR' }],
    ['Hours', null],
  ];

  test('keys become names, ids labels, unknown ones stay', async () => {
    const [first] = await decoded(decodeRows(run(), 'thing', stream(row)));
    expect(first).toMatchObject({ id: 1, title: 'A' });
    expect(Object.entries(first?.['custom_fields'] as Row)).toEqual(named);
  });

  test('lifted values do not hide standard keys', async () => {
    const record = (await decodeRecord(run(), 'thing', row, { lift: true })) as Row;
    expect(Object.entries(record)).toEqual([
      ['id', 1],
      ['title', 'A'],
      ...named.map(([name, value]) => [name === 'title' ? 'title (33333333)' : name, value]),
    ]);
  });

  test('chosen names get the value at the top level, by name, code or distinct name; keys of the record stay', async () => {
    const names = [
      'Colour',
      hash('b'),
      'Region',
      'Region (22222222)',
      'Title',
      'title',
      'custom_fields.Colour',
      'nope',
    ];
    const added = { [hash('b')]: ['Hot', 'Old', 99], Region: 'one', 'Region (22222222)': 'two', Title: 'A' };
    const resolved = (await decodeRecord(run(), 'thing', row, { names })) as Row;
    expect(resolved).toEqual({ ...row, custom_fields: Object.fromEntries(named), Colour: 'Dark blue', ...added });
    const raw = await decodeRecord(run(), 'thing', row, { names, raw: true });
    expect(raw).toEqual({ ...row, ...added, Colour: 2, [hash('b')]: [1, 3, 99] });
    const flat = { id: 'x', [hash('a')]: '1' };
    expect(await decodeRecord(run({ under: '' }), 'thing', flat, { names: ['Colour', hash('a')] })).toEqual({
      id: 'x',
      Colour: 'Red',
      [hash('a')]: 'Red',
    });
  });

  test('values at the top level, with parts of a value and lists of ids as text', async () => {
    const record = { id: 'x', [hash('a')]: '1', [hash('b')]: '1,2', [hash('c')]: 5, [`${hash('c')}_currency`]: 'EUR' };
    expect(await decodeRecord(run({ under: '' }), 'thing', record)).toEqual({
      id: 'x',
      Colour: 'Red',
      Tags: 'Hot, North, south',
      Budget: 5,
      Budget_currency: 'EUR',
    });
  });

  test('a change shows the name of its field and the labels of both values', async () => {
    const changes = stream(
      { field_key: hash('a'), old_value: null, new_value: '2', time: 't' },
      { field_key: 'title', old_value: 'a', new_value: 'b' },
    );
    expect(await decoded(decodeRows(run(), 'thing', changes))).toEqual([
      { field_key: 'Colour', old_value: null, new_value: 'Dark blue', time: 't' },
      { field_key: 'Title', old_value: 'a', new_value: 'b' },
    ]);
  });

  test('rows without custom values need no definitions', async () => {
    const rows = [{ id: 1 }, { id: 2, custom_fields: {} }, { id: 3, custom_fields: null }];
    expect(await decoded(decodeRows(run(), 'thing', stream(...rows)))).toEqual(rows);
    expect(requests).toHaveLength(0);
  });

  test('pages are yielded one by one, not after the last', async () => {
    const seen: string[] = [];
    async function* source(): Pages {
      for (const id of [1, 2]) {
        seen.push(`made ${id}`);
        yield [{ id, custom_fields: { [hash('a')]: 1 } }];
      }
    }
    for await (const [row] of decodeRows(run(), 'thing', source())) seen.push(`got ${String(row?.['id'])}`);
    expect(seen).toEqual(['made 1', 'got 1', 'made 2', 'got 2']);
  });

  test('definitions that cannot be read leave rows as they are, with one warning', async () => {
    broken = true;
    const context = run();
    expect(await decoded(decodeRows(context, 'thing', stream(row, row)))).toEqual([row, row]);
    expect(await decodeRecord(context, 'thing', row)).toBe(row);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Status 500');
    expect(requests).toHaveLength(1);
  });

  test('an unknown entity and anything but an object stay', async () => {
    expect(await decodeRecord(run(), 'constructor', row)).toBe(row);
    expect(await decodeRecord(run(), 'thing', null)).toBeNull();
  });
});
