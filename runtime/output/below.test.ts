import type { Options } from '../contract/options.js';
import type { Output } from '../contract/run.js';
import type { Rows } from '../contract/rows.js';
import { pages, people, setUp } from './testkit.js';

const known = { names: ['id', 'address', 'note'], scalars: ['id'] };
const addresses = ['address.city', 'address.nope', 'note.nope'];
const warning = 'Warning: No record has the field address.nope of';

async function print(options: Partial<Options>, rows: Rows, format: Output['format'] = 'json'): Promise<string> {
  const { out, fake } = setUp({ options, format });
  await out.checkFields(known);
  await out.rows(rows);
  return fake.err();
}

describe('a name below a known field', () => {
  test('is refused if the field is a text, a number or a date', async () => {
    await expect(print({ fields: ['address.city', 'id.nope'] }, people)).rejects.toMatchObject({
      message: 'Unknown field in --fields: id.nope.',
      remedy: 'Known fields: id, address, note.',
    });
  });

  test.each([
    ['as JSON', { fields: addresses }, 'json'],
    ['as CSV', { fields: addresses }, 'csv'],
    ['in a table', { fields: addresses }, 'table'],
    ['in a table, by --columns', { columns: { names: addresses } }, 'table'],
    ['of a filter', { fields: addresses, jq: '.' }, 'json'],
    ['of a filter of each row', { fields: addresses, jq: '.[]' }, 'json'],
  ] as const)('is a warning if no row has it: %s', async (_what, options, format) => {
    const rows = pages([{ id: 1, address: {} }], people);
    expect(await print(options, rows, format)).toBe(`${warning} --${'fields' in options ? 'fields' : 'columns'}.\n`);
  });

  test('is a warning if a record does not have it, and none without rows', async () => {
    const { out, fake } = setUp({ options: { fields: addresses } });
    await out.checkFields(known);
    await out.record(people[0]);
    expect(fake.err()).toBe(`${warning} --fields.\n`);
    expect(await print({ fields: addresses }, [])).toBe('');
  });
});
