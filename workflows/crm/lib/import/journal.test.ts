import { remember } from './journal.js';

test('only the latest created records are remembered', () => {
  const created = new Map<string, string>();
  for (const id of ['1', '2', '3']) remember(`${id}@x`, id, created, 2);
  expect([...created]).toEqual([
    ['2@x', '2'],
    ['3@x', '3'],
  ]);
});
