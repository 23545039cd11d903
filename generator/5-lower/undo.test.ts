/** Which field of a list is the key of its rows, by which a record is found before a write, after a create, and again. */
import { lowered } from '../fixtures/lowered.js';

const standard = 'standard: [writes]\n';
const writes = (id: string): string => `
  list: {}
  create: { flags: { title: {} } }
  delete: { id: ${id} }
`;

async function keysOf(id: string, columns: string) {
  const { commands } = await lowered(
    writes(id),
    standard,
    `paging: pages\n${columns === '' ? '' : `columns: ${columns}\n`}`,
  );
  const plan = (name: string) => commands.find(({ words }) => words.join(' ') === `book ${name}`)?.plan;
  const { undo } = plan('delete') ?? {};
  const before = undo === undefined || 'none' in undo || typeof undo.before !== 'object' ? undefined : undo.before;
  return { row: before?.row?.field, created: plan('create')?.created };
}

test.each([
  ['{ name: id, type: id }', '', 'id', undefined],
  ['{ name: id, type: id }', '[id, code]', 'id', undefined],
  // A record with both is known by its `id`: the first column may be the key of another record.
  ['{ name: id, type: id }', '[author_id, title]', 'id|author_id', 'id|author_id'],
  ['{ name: book, type: id }', '[author_id, title]', 'id|author_id', 'id|author_id'],
  ['{ name: serial, type: id }', '[SerialNo, title]', 'SerialNo', 'SerialNo'],
  ['{ name: serial, type: id }', '[title, serial_no]', 'serial_no', 'serial_no'],
  ['{ name: number, type: id }', '[bookNumber, title]', 'bookNumber', 'bookNumber'],
  ['{ name: copy, type: id }', '[uuid, title]', 'uuid', 'uuid'],
  ['{ name: number, type: id }', '[id, number, title]', 'number', 'number'],
  // No row is known to be the record.
  ['{ name: id, type: id }', '[title, author]', undefined, undefined],
  ['{ name: id, type: id }', '[title, id]', 'id', undefined],
  // A name that begins as the argument does is not its key.
  ['{ name: serial, type: id }', '[id, serialized]', 'id', undefined],
])('the argument %s and the columns %s: %s', async (id, columns, row, created) => {
  expect(await keysOf(id, columns)).toEqual({ row, created });
});
