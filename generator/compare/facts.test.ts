/** Every fact of a flag or a column is compared. */
import { changesOf, edited, written, type Edit } from '../fixtures/shop.js';

/** Keys of a flag before and after, and the changes that they cause. */
const facts: readonly (readonly [keys: string, now: string, changes: readonly string[]])[] = [
  ['type: number', 'minor: EUR', ['breaking sent-changed: shelf create: `minor` of --name changed from none to "EUR"']],
  ['minor: EUR', 'minor: JPY', ['breaking sent-changed: shelf create: `minor` of --name changed from "EUR" to "JPY"']],
  [
    'type: date',
    'type: date, epoch: seconds',
    ['breaking sent-changed: shelf create: `epoch` of --name changed from none to "seconds"'],
  ],
  [
    'type: number, decimals: 3',
    'type: number, decimals: 2',
    ['breaking limit-narrowed: shelf create: the most decimals of --name changed from 3 to 2'],
  ],
  [
    'type: text',
    'type: text, secret: true',
    ['risky meaning-changed: shelf create: `secret` of --name changed from none to true'],
  ],
  [
    'type: boolean, send: 1',
    'type: boolean, send: 2',
    ['breaking sent-changed: shelf create: `send` of --name changed from 1 to 2'],
  ],
  // Where the service expects a value is not what users see.
  ['type: text', "type: text, wire: 'query:name'", []],
];

test.each(facts)('a flag with %s, then with %s', async (keys, now, changes) => {
  const flag = (own: string): Edit => ['shelf', 'name: { type: text,', `name: { ${own},`];
  const found = await changesOf(await written(edited([flag(keys)])), await written(edited([flag(now)])));
  expect(found.map((line) => line.replace(/^\S+ /, ''))).toEqual(expect.arrayContaining([...changes]));
  if (changes.length === 0) expect(found).toEqual([]);
});

test('a column of money in minor units has other cells', async () => {
  const column = (form: string): Edit => ['shelf', 'columns: [id]', `columns: [id, { key: price, money: EUR${form} }]`];
  const found = await changesOf(await written(edited([column('')])), await written(edited([column(', form: minor')])));
  expect(found).toContainEqual(expect.stringMatching(/risky column-changed: shelf list: .*\(minor/));
});
