import { load } from 'js-yaml';
import type { Output } from '../contract/run.js';
import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { columns, list, one, pages, people, setUp, type Setup } from './testkit.js';

test.each<Setup & { readonly shown?: Column[] }>([
  { format: 'json' },
  { format: 'ndjson' },
  { format: 'csv' },
  { format: 'yaml' },
  { format: 'table', shown: columns },
  { format: 'csv', options: { fields: ['name', 'id'] } },
  { options: { jq: 'map(.id)' } },
])('pages of rows print like single rows: %j', async ({ shown, ...setup }) => {
  const [first, ...others] = people;
  async function* byPage(): AsyncGenerator<readonly Row[]> {
    yield [];
    yield first === undefined ? [] : [first];
    await new Promise((resolve) => setTimeout(resolve, 1));
    yield others;
  }
  const printing = shown && { columns: shown };
  expect(await list(byPage(), setup, printing)).toBe(await list(people, setup, printing));
});

describe('json', () => {
  test('a list has the exact text of the whole array', async () => {
    expect(await list(people, {})).toBe(`${JSON.stringify(people, null, 2)}\n`);
    expect(await list(pages(people.slice(0, 1), [], people.slice(1)), {})).toBe(`${JSON.stringify(people, null, 2)}\n`);
    expect(await list([], {})).toBe('[]\n');
  });

  test('long numbers keep their digits', async () => {
    const text = '[{"id":12345678901234567890,"rate":0.12345678901234567890}]';
    const rows = parseJson(text) as Row[];
    expect((await list(rows, { format: 'ndjson' })).trim()).toBe(text.slice(1, -1));
    expect(await list(rows, { format: 'csv' })).toBe('id,rate\n12345678901234567890,0.12345678901234567890\n');
    expect(await list(rows, { format: 'yaml' })).toBe('- id: 12345678901234567890\n  rate: 0.12345678901234567890\n');
    expect(await list(rows, { options: { jq: '.[].id' } })).toBe('12345678901234567890\n');
    expect(await list(rows, { format: 'table' })).toContain('12345678901234567890');
  });

  test('control characters are escaped on a terminal and not changed in a pipe', async () => {
    const row = { name: 'a\u202eb\u009bc\u001b[31m' };
    expect(await list([row], { format: 'ndjson' })).toBe(`${JSON.stringify(row)}\n`);
    const shown = await list([row], { format: 'ndjson', columns: 80 });
    expect(shown).toBe('{"name":"a\\u202eb\\u009bc\\u001b[31m"}\n');
    expect(JSON.parse(shown)).toEqual(row);
  });

  test('a failure before the first row leaves stdout empty, one after it keeps the rows', async () => {
    // eslint-disable-next-line require-yield
    async function* none(): AsyncGenerator<Row> {
      await Promise.resolve();
      throw new CliError('auth', 'no');
    }
    async function* some(): AsyncGenerator<Row> {
      yield { id: 1 };
      await Promise.resolve();
      throw new CliError('unavailable', 'later');
    }
    for (const format of ['json', 'ndjson', 'csv', 'yaml', 'table'] as const) {
      const empty = setUp({ format });
      await expect(empty.out.rows(none())).rejects.toThrow('no');
      expect(empty.fake.out()).toBe('');
    }
    const kept = {
      ndjson: '{"id":1}\n',
      csv: 'id\n1\n',
      yaml: '- id: 1\n',
      table: 'id\n 1\n',
      json: '[\n  {\n    "id": 1\n  }\n]\n',
    };
    for (const [format, text] of Object.entries(kept)) {
      const cut = setUp({ format: format as Output['format'] });
      await expect(cut.out.rows(some())).rejects.toThrow('later');
      expect(cut.fake.out()).toBe(text);
    }
  });

  test('rows are printed while the source waits for its next page', async () => {
    const { out, fake } = setUp({ format: 'ndjson' });
    let seen = '';
    async function* source(): AsyncGenerator<Row> {
      yield { id: 1 };
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen = fake.out();
      yield { id: 2 };
    }
    await out.rows(source());
    expect(seen).toBe('{"id":1}\n');
  });
});

describe('yaml', () => {
  test('a list is one sequence, without folding and references', async () => {
    const long = 'word '.repeat(60);
    const shared = { a: 1 };
    const text = await list([{ long, blank: '   ', no: 'no', one: shared, two: shared }], { format: 'yaml' });
    expect(text).toBe(`- long: '${long}'\n  blank: "   "\n  'no': 'no'\n  one:\n    a: 1\n  two:\n    a: 1\n`);
    expect(await list([], { format: 'yaml' })).toBe('[]\n');
  });

  test('a record is a mapping', async () => {
    expect(await one({ id: 5, name: 'x' }, { format: 'yaml' })).toBe('id: 5\nname: x\n');
  });

  test('control characters never reach a terminal', async () => {
    expect(await one({ a: 'x\u202ey\u001b[31m' }, { format: 'yaml', columns: 80 })).not.toMatch(/[\u202e\u001b]/);
  });
});

describe('csv', () => {
  test('quotes what needs it, nested values as JSON, null empty, formulas as they are', async () => {
    expect(await list(people, { format: 'csv' })).toBe(
      'id,name,address,tags,note\n' +
        '1,Ann,"{""city"":""Ghent""}","[""a"",""b""]",\n' +
        '22,"Bo ""B"", Jr.\nx","{""city"":null}",[],=1+1\n',
    );
  });

  test('columns of the command', async () => {
    expect(await list(people.slice(0, 1), { format: 'csv' }, { columns })).toBe('id,city,who\n1,Ghent,Ann <1>\n');
    const labels = { format: 'csv', options: { labels: true } } as const;
    expect(await list(people.slice(0, 1), labels, { columns })).toBe('ID,City,Who\n1,Ghent,Ann <1>\n');
  });

  test('a header has the name of a key without the backslashes of its path', async () => {
    const row = { labels: { 'app.name': 'x' } };
    const path = 'labels.app\\.name';
    const columns: Column[] = [{ key: path, header: 'App' }];
    expect(await list([row], { format: 'csv' }, { columns })).toBe('labels.app.name\nx\n');
    expect(await list([row], { format: 'csv', options: { fields: [path] } })).toBe('labels.app.name\nx\n');
    const labels = { format: 'csv', options: { labels: true, fields: [path] } } as const;
    expect(await list([row], labels)).toBe('labels.app.name\nx\n');
    expect(await list([row], { format: 'table', options: { columns: { names: [path] } } })).toBe(
      'labels.app.name\nx\n',
    );
    // Without columns, a name is what the row has.
    expect(await list([{ 'a\\.b': 1 }], { format: 'csv' })).toBe('a\\.b\n1\n');
  });

  test('a number stays a number, also in a column that shows it as text', async () => {
    const columns: Column[] = [{ key: 'pct', header: '%', from: '{pct}%' }];
    expect(await list([{ pct: 12.5 }], { format: 'csv' }, { columns })).toBe('pct\n12.5\n');
    expect(await list([{ pct: 12.5 }], { format: 'table' }, { columns })).toContain('12.5%');
  });

  test('an empty cell in the only column is in quotes: other readers skip an empty line', async () => {
    expect(await list([{ a: null }, { a: 'x' }, { a: '' }], { format: 'csv' })).toBe('a\n""\nx\n""\n');
  });

  test('--csv-safe marks formulas, and no number', async () => {
    const rows = [{ a: '=1+1' }, { a: '-1.5' }, { a: '+32 2' }, { a: '@x' }, { a: -2 }, { a: 'x' }];
    expect(await list(rows, { format: 'csv', options: { csvSafe: true } })).toBe(
      "a\n'=1+1\n-1.5\n'+32 2\n'@x\n-2\nx\n",
    );
    expect(await list(rows, { format: 'csv' })).toContain('\n=1+1\n');
  });

  test('no rows: the header or nothing, as the service declares', async () => {
    expect(await list([], { format: 'csv' }, { columns })).toBe('id,city,who\n');
    expect(await list([], { format: 'csv', rules: { emptyCsv: 'nothing' } }, { columns })).toBe('');
    expect(await list([], { format: 'csv' })).toBe('');
  });

  test('without columns the first page decides, and later fields cause a warning', async () => {
    const { out, fake } = setUp({ format: 'csv' });
    await out.rows(pages([{ a: 1 }, { b: 2 }], [{ a: 3, c: 4 }, { d: 5 }]));
    expect(fake.out()).toBe('a,b\n1,\n,2\n3,\n,\n');
    expect(fake.err()).toMatch(/^Warning: later records have fields that the first page does not have: c\..*\n$/);
  });

  test('a file holds every character, a terminal gets none that controls it', async () => {
    const text = 'x\ny\u001b\u200e\u2067\ufeff\u2028\u202e';
    expect(await list([{ a: text }], { format: 'csv' })).toBe(`a\n"${text}"\n`);
    expect(await list([{ a: text }], { format: 'yaml' })).toContain('\u200e\u2067');
    expect(await list([{ a: text }], { format: 'csv', columns: 80 })).toBe(`a\n"x\ny${'\ufffd'.repeat(6)}"\n`);
  });
});

describe('--fields', () => {
  test('picks and orders fields in every format, nested and computed ones too', async () => {
    const options = { fields: ['address.city', 'who', 'id'] };
    const first = people.slice(0, 1);
    expect(JSON.parse(await list(first, { options }, { columns }))).toEqual([
      { 'address.city': 'Ghent', who: 'Ann <1>', id: 1 },
    ]);
    expect(await list(first, { options, format: 'csv' }, { columns })).toBe('address.city,who,id\nGhent,Ann <1>,1\n');
    expect(await list(first, { options, format: 'table' }, { columns })).toBe(
      'address.city  Who      ID\nGhent         Ann <1>   1\n',
    );
    expect(await one(people[0], { options, format: 'table' }, { columns })).toBe(
      'Field         Value\naddress.city  Ghent\nWho           Ann <1>\nID            1\n',
    );
    expect(Object.keys(JSON.parse(await one(people[0], { options }, { columns })) as Row)).toEqual(options.fields);
  });

  test('columns have the order of the names, or that of the service', async () => {
    const columns = [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
    ];
    const print = async (fieldsOrder?: 'columns'): Promise<string> => {
      const { out, fake } = setUp({
        format: 'csv',
        options: { fields: ['note', 'name', 'id'] },
        rules: { ...(fieldsOrder && { fieldsOrder }) },
      });
      await out.rows([{ id: 1, name: 'Ann', note: 'n' }], { columns });
      return fake.out();
    };
    expect([await print(), await print('columns')]).toEqual(['note,name,id\nn,Ann,1\n', 'id,name,note\n1,Ann,n\n']);
  });

  test('an unknown name fails before anything is printed and lists the known ones', async () => {
    const { out, fake } = setUp({ options: { fields: ['nmae', 'address.town'] } });
    const error: unknown = await out.rows(pages(people)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      kind: 'usage',
      message: 'Unknown fields in --fields: nmae, address.town.',
      remedy: 'Known fields: id, name, address, tags, note.',
      details: { suggestions: ['name', 'address'] },
    });
    expect(fake.out()).toBe('');
    let read = 0;
    const source = (async function* () {
      for (read = 1; ; read += 1) yield await Promise.resolve(people);
    })();
    await expect(setUp({ options: { fields: ['nmae'] } }).out.rows(source)).rejects.toThrow('nmae');
    // A request for the next page would hold up the end of the run.
    expect(read).toBe(1);
    const other = setUp({ options: { fields: ['x'] }, rules: { unknownField: 'input' } });
    await expect(other.out.record(people[0])).rejects.toMatchObject({ kind: 'input' });
  });

  test.each(['json', 'ndjson', 'yaml', 'csv', 'table'] as const)(
    '%s: the header of a column is refused with its field, and is a name where the records have that field',
    async (format) => {
      const columns = [
        { key: 'status_text', header: 'Status' },
        { key: 'order_number', header: 'Number' },
      ];
      const rows = [{ Status: 12, status_text: 'open', order_number: 7 }];
      const made = (field: string) => setUp({ format, options: { fields: [field] } });
      const refused = {
        message: 'Unknown field in --fields: Number.',
        details: { suggestions: ['order_number'] },
      };
      await expect(made('Number').out.rows(rows, { columns })).rejects.toMatchObject(refused);
      const known = { names: Object.keys(rows[0] ?? {}), columns };
      await expect(made('Number').out.checkFields(known)).rejects.toMatchObject(refused);
      const { out, fake } = made('Status');
      await out.checkFields(known);
      await out.rows(rows, { columns });
      expect(fake.out()).toContain('12');
      expect(fake.out()).not.toContain('open');
    },
  );

  test('a known name with a star stands for any text, which the result decides', async () => {
    const known = { names: ['id', '*-*'] };
    const made = (field: string) => setUp({ options: { fields: [field] } }).out;
    await expect(made('nope').checkFields(known)).rejects.toMatchObject({ remedy: 'Known fields: id.' });
    await made('a-b').checkFields(known);
    const late = made('a-c');
    await late.checkFields(known);
    await expect(late.rows([{ id: 1, 'a-b': 2 }])).rejects.toThrow('Unknown field in --fields: a-c.');
  });

  test('a field of a later row of the first page, or below a null, is known', async () => {
    const rows = [
      { id: 1, owner: null },
      { id: 2, owner: null, extra: true },
    ];
    expect(JSON.parse(await list(rows, { options: { fields: ['extra', 'owner.name'] } }))).toEqual([
      {},
      { extra: true },
    ]);
    expect(await list([], { options: { fields: ['anything'] } })).toBe('[]\n');
  });

  test('names that are not paths are compared whole', async () => {
    const row = { 'Net (EUR)': 5, 'a.b': 6, constructor: 7 };
    const options = { fields: ['Net (EUR)', 'a.b', 'constructor'] };
    expect(JSON.parse(await list([row], { options }))).toEqual([row]);
  });
});

describe('records, actions and plain output', () => {
  test('a record by format', async () => {
    const row = { id: 5, tags: ['a', 'b'], owner: { name: 'Ann' }, note: null };
    expect(await one(row, {})).toBe(`${JSON.stringify(row, null, 2)}\n`);
    expect(await one(row, {}, { single: true })).toBe(`${JSON.stringify([row], null, 2)}\n`);
    expect(await one(row, { format: 'ndjson' })).toBe(`${JSON.stringify(row)}\n`);
    expect(await one(row, { format: 'csv' })).toBe('id,tags,owner,note\n5,"[""a"",""b""]","{""name"":""Ann""}",\n');
    expect(await one(row, { format: 'table' })).toBe('Field  Value\nid     5\ntags   a, b\nowner  Ann\nnote\n');
    expect(await one(row, { format: 'table' }, { single: true })).toContain('Field  Value');
    expect(await one(row, { format: 'table' }, { single: true, columns })).toMatch(/^ID +City +Who\n/);
    expect(await one(row, { format: 'table' }, { across: true, columns })).toMatch(/^ID +City +Who\n/);
    expect(await one(row, {}, { across: true, columns })).toBe(`${JSON.stringify(row, null, 2)}\n`);
  });

  test('an action is a line for people and an object for programs', async () => {
    const act = async (format: Output['format']): Promise<string> => {
      const { out, fake } = setUp({ format });
      await out.action('Deleted "x\u001b\ny"', { deleted: '5' });
      return fake.out();
    };
    expect(await act('table')).toBe('Deleted "x\ufffd y"\n');
    expect(await act('json')).toBe('{\n  "deleted": "5"\n}\n');
    expect(await act('yaml')).toBe("deleted: '5'\n");
    expect(await act('csv')).toBe('deleted\n5\n');
    expect(await act('ndjson')).toBe('{"deleted":"5"}\n');
  });

  test('after a write, a result that cannot be printed is a warning, and a list that cannot be read is an error', async () => {
    const late = setUp({ options: { jq: '.[' }, written: 1 });
    await late.out.record({ id: 1 });
    expect(late.fake.err()).toMatch(/^Warning: The changes were made, but .* Result: \{"id":1\}\n$/);
    const { out } = setUp({ written: 1 });
    async function* broken(): AsyncGenerator<Row> {
      yield { id: 1 };
      throw new CliError('unavailable', 'The page is lost.');
    }
    await expect(out.rows(broken())).rejects.toThrow('The page is lost.');
  });

  test('--fields selects from the result of an action, also in a table', async () => {
    const { out, fake } = setUp({ format: 'table', options: { fields: ['id'] } });
    await out.action('Deleted 5', { id: 5, kind: 'order' });
    expect(fake.out()).toBe('Field  Value\nid     5\n');
  });

  test('json() prints JSON in every format, text() changes nothing', async () => {
    const { out, fake } = setUp({ format: 'table' });
    await out.json({ a: [null] });
    await out.text('<b>\u001b\n');
    expect(fake.out()).toBe('{\n  "a": [\n    null\n  ]\n}\n<b>\u001b\n');
  });
});

test('a cell shows the text that its column declares for a value, in tables and CSV; JSON keeps the value', async () => {
  const columns: Column[] = [{ key: 'status', header: 'Status', values: { 10: 'draft', true: 'yes' } }];
  const rows = [{ status: 10 }, { status: true }, { status: [10, 20] }, { status: { toString: 1 } }, { status: 30 }];
  expect(await list(rows, { format: 'csv' }, { columns })).toBe(
    'status\ndraft\nyes\n"[""draft"",20]"\n"{""toString"":1}"\n30\n',
  );
  expect(await list(rows, { format: 'table' }, { columns })).toMatch(
    /^Status\s+draft\s+yes\s+draft, 20\s+toString: 1\s+30\s+$/,
  );
  expect(parseJson(await list(rows, { format: 'json' }, { columns }))).toEqual(rows);
});

describe('hostile text', () => {
  // Controls of a terminal, of the direction of text, and of lines.
  const evil = 'a\u001b[2J\u009bb\u202ec\u2028d\u007fe\u0000f\u0007g\ufeffh';
  const row = { id: 1, note: evil };

  test('json, ndjson, yaml and csv are lossless in files and pipes', async () => {
    expect(JSON.parse(await list([row], { format: 'json' }))).toEqual([row]);
    expect(JSON.parse(await list([row], { format: 'ndjson' }))).toEqual(row);
    expect(load(await list([row], { format: 'yaml' }))).toEqual([row]);
    expect(await list([row], { format: 'csv' })).toBe(`id,note\n1,${evil}\n`);
    expect(JSON.parse(await list([row], { options: { jq: '.[].note' } }))).toBe(evil);
  });

  test('tables and lines of actions are for people and clean everywhere', async () => {
    const clean = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u202e\ufeff]*$/;
    for (const columns of [undefined, 80]) {
      const setup = { format: 'table', ...(columns !== undefined && { columns }) } as const;
      expect(await list([row], setup)).toMatch(clean);
      expect(await one(row, setup)).toMatch(clean);
      const { out, fake } = setUp(setup);
      await out.action(`Deleted ${evil}`, row);
      expect(fake.out()).toMatch(clean);
    }
  });

  test('no format controls a terminal', async () => {
    for (const format of ['json', 'ndjson', 'yaml', 'csv', 'table'] as const) {
      expect(await list([row], { format, columns: 80 })).not.toMatch(/[\u001b\u009b\u202e\u0007\u0000]/);
    }
  });
});

describe('money', () => {
  const rows = [
    { id: 1, value: 5000, currency: 'EUR' },
    { id: 2, value: -12.5, currency: 'USD' },
    { id: 3, value: 0.125, currency: null },
    { id: 4, value: null, currency: 'EUR' },
  ];
  const columns: Column[] = [
    { key: 'value', header: 'Value', money: 'currency' },
    { key: 'id', header: 'ID' },
  ];

  test('is right-aligned with its currency, and has two decimals on a terminal', async () => {
    expect(await list(rows, { format: 'table', columns: 80 }, { columns })).toBe(
      '      Value  ID\n5000.00 EUR   1\n -12.50 USD   2\n      0.125   3\n              4\n',
    );
    expect(await list(rows, { format: 'table' }, { columns })).toBe(
      '    Value  ID\n 5000 EUR   1\n-12.5 USD   2\n    0.125   3\n            4\n',
    );
  });

  test('is a number in CSV, beside its currency, and in JSON', async () => {
    expect(await list(rows, { format: 'csv' }, { columns })).toBe(
      'value,currency,id\n5000,EUR,1\n-12.5,USD,2\n0.125,,3\n,EUR,4\n',
    );
    expect(JSON.parse(await list(rows, { options: { fields: ['value'] } }, { columns }))).toContainEqual({
      value: 5000,
    });
  });

  test('keeps every digit of a long amount', async () => {
    const long = parseJson('[{"value":12345678901234567890.1,"currency":"EUR"}]') as Row[];
    const shown = await list(long, { format: 'table', columns: 80 }, { columns: columns.slice(0, 1) });
    expect(shown).toContain('12345678901234567890.10 EUR');
  });

  test('has its currency in a record, from anywhere in it', async () => {
    const lead = { value: { amount: 7, currency: 'EUR' } };
    const nested: Column[] = [{ key: 'value', header: 'Value', from: 'value.amount', money: 'value.currency' }];
    expect(await one(lead, { format: 'table', columns: 80 }, { columns: nested })).toBe(
      'Field  Value\nValue  7.00 EUR\n',
    );
  });
});
