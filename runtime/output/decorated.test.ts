import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { list, one, setUp } from './testkit.js';

/** What a table adds to a value for its readers, and what the other formats print. */
describe('an amount with its currency', () => {
  const columns: Column[] = [
    { key: 'id', header: 'ID' },
    { key: 'value', header: 'Value', money: 'currency' },
    { key: 'city', header: 'City' },
  ];
  const rows: Row[] = [{ id: 1, value: 10600, currency: 'EUR', city: 'Ghent' }];

  test('is one cell of a table, and two columns of CSV', async () => {
    expect(await list(rows, { format: 'table' }, { columns })).toContain('10600 EUR');
    expect(await list(rows, { format: 'csv' }, { columns })).toBe('id,value,currency,city\n1,10600,EUR,Ghent\n');
    expect(await list([], { format: 'csv' }, { columns })).toBe('id,value,currency,city\n');
    expect(await list(rows, { format: 'csv', options: { labels: true } }, { columns })).toBe(
      'ID,Value,Currency,City\n1,10600,EUR,Ghent\n',
    );
  });

  test('is a number where the fields are chosen, in their order', async () => {
    const chosen = (fields: string[]) => list(rows, { format: 'csv', options: { fields } }, { columns });
    expect(await chosen(['id', 'value', 'currency'])).toBe('id,value,currency\n1,10600,EUR\n');
    expect(await chosen(['currency', 'value'])).toBe('currency,value\nEUR,10600\n');
    expect(await chosen(['value'])).toBe('value\n10600\n');
  });

  test('has no second column for a currency that has one', async () => {
    const more: Column[] = [{ key: 'currency', header: 'Currency' }, ...columns];
    expect(await list(rows, { format: 'csv' }, { columns: more })).toBe('currency,id,value,city\nEUR,1,10600,Ghent\n');
    const twice: Column[] = [...columns, { key: 'tax', header: 'Tax', money: 'currency' }];
    expect(await list([{ ...rows[0], tax: 5 }], { format: 'csv' }, { columns: twice })).toBe(
      'id,value,currency,city,tax\n1,10600,EUR,Ghent,5\n',
    );
  });

  test('may be below another field', async () => {
    const below: Column[] = [{ key: 'value', header: 'Value', from: 'price.amount', money: 'price.currency' }];
    expect(await list([{ price: { amount: 7, currency: 'EUR' } }], { format: 'csv' }, { columns: below })).toBe(
      'value,price.currency\n7,EUR\n',
    );
  });
});

test('a duration is read by people in tables, and stays a number elsewhere', async () => {
  const columns: Column[] = [{ key: 'wait', header: 'Wait', span: 'seconds' }];
  const shown = async (wait: unknown): Promise<string | undefined> =>
    (await list([{ wait }], { format: 'table' }, { columns })).split('\n')[1]?.trim();
  expect(await Promise.all([0, 59.4, 78.96, 3600, 11_520, 90_061, null, 'never'].map(shown))).toEqual([
    '0 s',
    '59 s',
    '1 min 19 s',
    '1 h',
    '3 h 12 min',
    '1 d 1 h',
    '',
    'never',
  ]);
  expect(await list([{ wait: 78.96 }], { format: 'csv' }, { columns })).toBe('wait\n78.96\n');
  expect(JSON.parse(await list([{ wait: 78.96 }], { format: 'json' }, { columns }))).toEqual([{ wait: 78.96 }]);
});

describe('an id of another record', () => {
  const columns: Column[] = [
    { key: 'id', header: 'ID' },
    { key: 'shelf_id', header: 'Shelf', reference: 'shelf' },
  ];
  const rows: Row[] = [
    { id: 1, shelf_id: 7 },
    { id: 2, shelf_id: 8 },
    { id: 3, shelf_id: null },
  ];
  const withNames = (format: 'table' | 'csv' | 'json', more = {}) => {
    const asked: string[] = [];
    const names = async (reference: string) => {
      asked.push(reference);
      return new Map([['7', 'Top']]);
    };
    return { asked, ...setUp({ format, names, ...more }) };
  };

  test('is the name of that record in a table, and the id in other formats', async () => {
    const table = withNames('table');
    await table.out.rows(rows, { columns });
    expect([table.fake.out(), table.asked]).toEqual(['ID  Shelf\n 1  Top\n 2  8\n 3\n', ['shelf']]);
    for (const format of ['csv', 'json'] as const) {
      const other = withNames(format);
      await other.out.rows(rows, { columns });
      expect([other.fake.out().includes('Top'), other.asked]).toEqual([false, []]);
    }
  });

  test('costs no request where its column is not shown, or no row has one', async () => {
    const chosen = withNames('table', { options: { fields: ['id'] } });
    await chosen.out.rows(rows, { columns });
    expect(chosen.asked).toEqual([]);
    const empty = withNames('table');
    await empty.out.rows([{ id: 1, shelf_id: null }], { columns });
    expect(empty.asked).toEqual([]);
  });

  test('is named in the table of one record as well', async () => {
    const { out, fake } = withNames('table');
    await out.record(rows[0], { columns });
    expect(fake.out()).toBe('Field  Value\nID     1\nShelf  Top\n');
  });
});

test('a cell of a table never shows JSON', async () => {
  const objects: Readonly<Record<string, unknown>> = {
    named: { id: 3118, name: 'Ann Lee', email: 'ann@example.com' },
    person: { id: 3118, first: 'Ann', last: 'Lee', email: 'ann@example.com' },
    other: { id: 3118, firstName: 'Ann', lastName: null, email: 'ann@example.com' },
    mailed: { id: 3118, email: 'ann@example.com' },
    fields: [
      { id: 1, name: 'Order', value: 'A-1' },
      { id: 2, name: 'Plan', value: 'Pro' },
    ],
    source: { type: 'email', via: 'customer', at: null },
    links: { self: { href: 'https://x' }, web: { href: 'https://y' } },
    pairs: [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    empty: {},
    none: [],
  };
  const texts = {
    named: 'Ann Lee',
    person: 'Ann Lee',
    other: 'Ann',
    mailed: 'ann@example.com',
    fields: 'Order: A-1, Plan: Pro',
    source: 'type: email, via: customer',
    links: 'self: href: https://x, web: href: https://y',
    pairs: 'a: 1, b: 2; a: 3, b: 4',
    empty: '',
    none: '',
  };
  for (const columns of [Object.keys(objects).map((key): Column => ({ key, header: key })), undefined]) {
    const text = await one(objects, { format: 'table' }, columns && { columns });
    const cells = text.split('\n').slice(1, -1);
    expect(cells.map((line) => /^(\w+) *(.*)$/.exec(line)?.slice(1))).toEqual(Object.entries(texts));
  }
  expect(JSON.parse(await one(objects, { format: 'json' }))).toEqual(objects);
});

describe('a field of --fields that no record has', () => {
  const rows: Row[] = [{ id: 1, note: null }, { id: 2 }];
  const columns: Column[] = [
    { key: 'id', header: 'ID' },
    { key: 'who', header: 'Who', from: '{first} {last}' },
  ];
  const note = (text: string): string => `Warning: ${text}\n`;

  test.each(['table', 'csv', 'json', 'yaml', 'ndjson'] as const)('%s: is noted after the rows', async (format) => {
    const printed = async (fields: string[], some: readonly Row[] = rows) => {
      const { out, fake } = setUp({ format, options: { fields } });
      await out.checkFields({ names: ['id', 'note', 'acv', 'arr', 'who'] });
      await out.rows(some, { columns });
      return fake.err();
    };
    expect(await printed(['id', 'acv'])).toBe(note('No record has the field acv of --fields.'));
    expect(await printed(['acv', 'id', 'arr'])).toBe(note('No record has the fields acv, arr of --fields.'));
    expect(await printed(['id', 'who'])).toBe(note('No record has the field who of --fields.'));
    // A null is a value, and a list without records says nothing about fields.
    expect(await printed(['id', 'note'])).toBe('');
    expect(await printed(['id', 'acv'], [])).toBe('');
    expect(await printed(['who'], [{ first: 'Ann' }])).toBe('');
  });

  test('a record and a filter have the note too', async () => {
    for (const options of [{ fields: ['id', 'acv'] }, { fields: ['id', 'acv'], jq: '.id' }]) {
      const { out, fake } = setUp({ options });
      await out.checkFields({ names: ['id', 'acv'] });
      await out.record({ id: 1 });
      expect(fake.err()).toBe(note('No record has the field acv of --fields.'));
    }
  });
});
