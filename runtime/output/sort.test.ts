import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { sortedRows } from './sort.js';
import { list, pages, setUp } from './testkit.js';

async function sorted(rows: readonly Row[], sort: string[], columns?: Column[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const some of sortedRows(pages(rows.slice(0, 2), rows.slice(2)), sort, columns)) {
    found.push(...some.map(({ id }) => id));
  }
  return found;
}

const values = (...all: unknown[]): Row[] => all.map((value, at) => ({ id: at, value }));

test.each<[string, Row[], number[]]>([
  ['numbers', values(10, 9, -1, 2.5), [2, 3, 1, 0]],
  ['numbers in text', values('10', '9.5', '-1', '2'), [2, 3, 1, 0]],
  ['texts as people sort them', values('b', 'A', 'a 10', 'a 9', 'É'), [1, 3, 2, 0, 4]],
  ['times in different zones', values('2026-05-04T12:00:00+05:00', '2026-05-04T08:00:00Z'), [0, 1]],
  ['rows without a value last', values(null, 2, undefined, '', 1), [4, 1, 0, 2, 3]],
])('%s', async (_, rows, order) => {
  expect(await sorted(rows, ['value'])).toEqual(order);
});

test('a field in another case is found in any row', async () => {
  expect(await sorted([{ id: 0 }, { id: 1, Value: 2 }, { id: 2, Value: 1 }], ['value'])).toEqual([2, 1, 0]);
});

test('descending order keeps rows without a value last', async () => {
  expect(await sorted(values(1, null, 3, 2), ['-value'])).toEqual([2, 3, 0, 1]);
});

test('long numbers are compared by every digit', async () => {
  const rows = parseJson('[{"id":1,"value":9007199254740995},{"id":2,"value":9007199254740993}]') as Row[];
  expect((await sorted(rows, ['value'])).map(String)).toEqual(['2', '1']);
  const decimals = parseJson(
    '[{"id":1,"value":12345678901234567890.9},{"id":2,"value":12345678901234567890.11},{"id":3,"value":-12345678901234567890.9},{"id":4,"value":-12345678901234567890.11}]',
  ) as Row[];
  expect(await sorted(decimals, ['value'])).toEqual([3, 4, 2, 1]);
});

test('names in any case, those that match exactly first', async () => {
  const rows = [
    { id: 1, state: 'b', State: 'x', Who: 2 },
    { id: 2, state: 'a', State: 'y', Who: 1 },
  ];
  expect(await sorted(rows, ['WHO'])).toEqual([2, 1]);
  expect(await sorted(rows, ['State'])).toEqual([1, 2]);
  expect(await sorted(rows, ['state'])).toEqual([2, 1]);
  expect(await sorted(rows, ['OWNER'], [{ key: 'Who', header: 'Owner' }])).toEqual([2, 1]);
  const shown = (names: string[]): Promise<string> =>
    list(rows, { format: 'csv', options: { columns: { names } } }, { columns: [{ key: 'Who', header: 'Owner' }] });
  expect(await shown(['OWNER', 'STATE', 'State'])).toBe('Who,state,State\n2,b,x\n1,a,y\n');
  await expect(shown(['nope'])).rejects.toThrow('Unknown column in --columns: nope.');
});

test('several columns, by key, header or path', async () => {
  const rows = [
    { id: 1, state: 'open', who: { name: 'Bo' } },
    { id: 2, state: 'closed', who: { name: 'Al' } },
    { id: 3, state: 'open', who: { name: 'Cy' } },
  ];
  const columns: Column[] = [{ key: 'owner', header: 'Owner', from: 'who.name' }];
  expect(await sorted(rows, ['state', '-owner'], columns)).toEqual([2, 3, 1]);
  expect(await sorted(rows, ['-Owner'], columns)).toEqual([3, 1, 2]);
  expect(await sorted(rows, ['who.name'])).toEqual([2, 1, 3]);
});

test('a list that does not fit in memory is refused', async () => {
  const reading = sortedRows(values(1, 2, 3), ['value'], undefined, 2).next();
  await expect(reading).rejects.toMatchObject({
    message: '--sort can sort at most 2 rows, but the list has more.',
    remedy: 'Read fewer rows with --limit or a filter, or print them without --sort.',
  });
});

test('rows before a failure are sorted and printed', async () => {
  async function* source(): AsyncGenerator<readonly Row[]> {
    yield values(2, 1);
    await Promise.resolve();
    throw new CliError('unavailable', 'later');
  }
  const { out, fake } = setUp({ format: 'csv', options: { sort: ['value'] } });
  await expect(out.rows(source())).rejects.toThrow('later');
  expect(fake.out()).toBe('id,value\n1,1\n0,2\n');
});

describe('--columns and --sort', () => {
  const rows = values(2, 1);
  const columns: Column[] = [
    { key: 'id', header: 'ID' },
    { key: 'value', header: 'Value' },
  ];

  test('shape tables and CSV, and leave JSON, YAML and NDJSON as they are', async () => {
    const options = { columns: { names: ['value', 'id'] }, sort: ['value'] };
    expect(await list(rows, { format: 'csv', options }, { columns })).toBe('value,id\n1,1\n2,0\n');
    expect(await list(rows, { format: 'table', options }, { columns })).toBe('Value  ID\n    1   1\n    2   0\n');
    for (const format of ['json', 'yaml', 'ndjson'] as const) {
      expect(await list(rows, { format, options }, { columns })).toBe(await list(rows, { format }, { columns }));
    }
  });

  test.each([
    [{ columns: { names: ['id', 'nope'] } }, 'Unknown column in --columns: nope.'],
    [
      { columns: { names: ['nope'], setting: 'columns.x.list' } },
      'Unknown column in the setting columns.x.list: nope.',
    ],
    [{ sort: ['-nope', 'what'] }, 'Unknown columns in --sort: nope, what.'],
  ])('an unknown column is refused: %j', async (options, message) => {
    const known = { names: ['id', 'value'] };
    const refusal = { message, remedy: 'Known columns: id, value.' };
    await expect(setUp({ format: 'table', options }).out.checkFields(known)).rejects.toMatchObject(refusal);
    const { out, fake } = setUp({ format: 'table', options });
    await expect(out.rows(rows, { columns })).rejects.toMatchObject(refusal);
    expect(fake.out()).toBe('');
  });

  test('choose the lines of one record', async () => {
    const { out, fake } = setUp({ format: 'table', options: { columns: { names: ['value'] } } });
    await out.record(rows[0], { columns });
    expect(fake.out()).toBe('Field  Value\nValue  2\n');
  });
});
