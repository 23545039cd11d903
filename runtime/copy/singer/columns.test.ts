import { openTarget } from '../../../tests/support/singer.js';
import { feedOf, run, streamOf } from '../../../tests/support/tap.js';
import { parseJson } from '../../base/json.js';
import type { Row } from '../../contract/rows.js';
import { openLibrary } from '../testkit.js';
import type { Source } from '../types.js';
import type { Column } from '../tables/view-text.js';

describe('values', () => {
  const columns: readonly Column[] = [
    { name: 'id', path: ['id'], type: 'integer' },
    { name: 'price', path: ['price'], type: 'number' },
    { name: 'rate', path: ['rate'], type: 'rate' },
    { name: 'sold', path: ['sold'], type: 'timestamp' },
    { name: 'due', path: ['due'], type: 'date' },
    { name: 'is new', path: ['isNew'], type: 'boolean' },
    { name: 'Shelf', path: ['custom', 'shelf'], type: 'text', labels: new Map([['7', 'Crime']]) },
    { name: 'Tags', path: ['tags'], type: 'json', labels: new Map([['1', 'New']]) },
    { name: 'more', path: ['more'], type: 'json' },
  ];
  const recordOf = async (json: string) => {
    const row = parseJson(json) as Row;
    const source: Source = {
      ...feedOf(openLibrary(1, 0), () => undefined),
      pages: async function* () {
        yield { rows: [row] };
      },
    };
    const { lines, said } = await run([streamOf(source, { columns: async () => columns })], openTarget());
    const line = lines.find((one) => one.includes('"RECORD"')) ?? '';
    return { said, line, record: (JSON.parse(line) as { record: Row }).record };
  };

  test('keep all digits', async () => {
    const { line, record } = await recordOf(
      '{"id":9007199254740993,"price":1234567890123456789.10,"rate":1e-7,"more":{"a":0.12345678901234567890}}',
    );
    expect(line).toContain('"id":9007199254740993,"price":"1234567890123456789.10"');
    expect(record).toMatchObject({ rate: '0.0000001', more: '{"a":0.12345678901234567890}' });
  });

  test('are of the type of their column', async () => {
    const { record, said } = await recordOf(
      '{"id":1,"price":"19.90","sold":"2026-01-31 23:30:00","due":"2026-02-28","isNew":1,"custom":{"shelf":7},"tags":[1,2]}',
    );
    expect(record).toEqual({
      id: 1,
      price: '19.90',
      rate: null,
      sold: '2026-01-31T23:30:00Z',
      due: '2026-02-28',
      'is new': true,
      Shelf: 'Crime',
      Tags: '["New","2"]',
      more: null,
    });
    expect(said).toEqual([]);
  });

  test('of another type are null, and reported', async () => {
    const { record, said } = await recordOf('{"id":1,"price":"free","sold":"soon","due":"2026-02-30","isNew":"maybe"}');
    expect(record).toMatchObject({ price: null, sold: null, due: null, 'is new': null });
    expect(said[0]).toBe('books: price of 1 is not of the type number, and is null in the output.');
    expect(said).toHaveLength(4);
  });

  test('with more digits than a database stores are an error', async () => {
    await expect(recordOf('{"id":1,"price":0.12345678901}')).rejects.toThrow(/price has a number .*: 0.12345678901\./);
    await expect(recordOf('{"id":1,"price":12345678901234567890123456789}')).rejects.toThrow(/28 digits before/);
  });

  test('without an identity are an error', async () => {
    await expect(recordOf('{"price":1}')).rejects.toThrow('books: A record of books has no id.');
  });
});
