import type { Row } from 'cmdspec-runtime/kit';
import { addEntry, adopted, endOf, nothingYet, remember } from './past.js';

test('only the latest created records are remembered', () => {
  const created = new Map<string, string>();
  for (const id of ['1', '2', '3']) remember(`${id}@x`, id, created, 2);
  expect([...created]).toEqual([
    ['2@x', '2'],
    ['3@x', '3'],
  ]);
});

test('each outcome counts, and a row that was only sent does not', () => {
  const past = nothingYet();
  addEntry({ row: '2' }, past);
  addEntry(endOf(2, 'created', { id: '7', key: 'a@x' }), past);
  addEntry(endOf(3, 'unknown', { key: 'b@x' }), past);
  expect([past.done, past.counts]).toEqual([2, { ...nothingYet().counts, created: 1, unknown: 1 }]);
  expect([...past.created]).toEqual([
    ['a@x', '7'],
    ['b@x', undefined],
  ]);
});

test.each<[Row, unknown]>([
  [
    { row: 2, state: 'writing' },
    { row: '2', state: 'sent' },
  ],
  [
    { row: 2, state: 'refused' },
    { row: '2', state: 'planned' },
  ],
  [
    { row: 2, state: 'created', id: '7', key: 'a@x' },
    { row: '2', state: 'done', outcome: 'created', id: '7', key: 'a@x' },
  ],
  [
    { row: 3, state: 'invalid' },
    { row: '3', state: 'failed', outcome: 'invalid' },
  ],
  [
    { row: 4, state: 'unknown', key: 'b@x' },
    { row: '4', state: 'unknown', outcome: 'unknown', key: 'b@x' },
  ],
  [
    { file: 'failed', name: 'c.failed.csv' },
    { fact: 'failed', value: 'c.failed.csv' },
  ],
  [{ row: '2', state: 'created' }, undefined],
  [{ row: 2 }, undefined],
])('a line of an earlier version: %j', (line, now) => {
  expect(adopted(line)).toEqual(now);
});
