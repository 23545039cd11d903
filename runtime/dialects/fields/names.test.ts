import type { Context } from '../../contract/context.js';
import type { CustomFields } from '../../contract/custom-fields.js';
import type { Row } from '../../contract/rows.js';
import { decodeRecord } from './decode.js';
import { encodeFields } from './encode.js';

const definitions = [
  { code: 'room_id', name: 'Room', type: 'room', custom: false },
  { code: 'house_id', name: 'House', type: 'house', custom: false },
  { code: 'keeper', name: 'Keeper', type: 'person', custom: true },
];

const rules: CustomFields = {
  path: '/fields',
  paging: 'cursor',
  code: 'code',
  name: 'name',
  type: 'type',
  options: 'options',
  custom: 'custom',
  under: 'custom_fields',
  types: { room: 'id', house: 'id', person: 'id' },
  references: { room: 'room', house: 'house' },
};

/** Rooms of the same name are in several houses. */
const references = { room: { scan: { field: ['name'], within: { flag: 'house', field: 'house_id' } } }, house: {} };
const ids: Readonly<Record<string, string>> = {
  'house North {}': '3',
  'room Blue {"house":"3"}': '31',
  'room Blue {}': '9',
};

const run = (): Context =>
  ({
    http: {
      rows: async function* () {
        yield* definitions;
      },
    },
    names: { read: async () => undefined, write: async () => undefined },
    command: { effect: 'read' },
    service: { binary: 'testcli', customFields: { thing: rules }, references },
    resolve: async (kind: string, name: string, params: object) => ids[`${kind} ${name} ${JSON.stringify(params)}`],
    world: { signal: new AbortController().signal },
  }) as unknown as Context;

const cases: [pairs: [string, string][], body: Row, sent: Row][] = [
  [[['Room', 'Blue']], {}, { room_id: 9 }],
  [
    [
      ['Room', 'Blue'],
      ['House', 'North'],
    ],
    {},
    { room_id: 31, house_id: 3 },
  ],
  [
    [
      ['Room', 'Blue'],
      ['House', '3'],
    ],
    { house_id: 4 },
    { room_id: 31, house_id: 3 },
  ],
  [[['Room', 'Blue']], { house_id: 3 }, { room_id: 31, house_id: 3 }],
  [[['Room', 'null']], {}, { room_id: null }],
];
test.each(cases)('names become ids: %j, body %j', async (pairs, body, sent) => {
  expect(await encodeFields(run(), 'thing', pairs, body, { clears: true })).toEqual(sent);
});

test('a type without a reference takes ids, and says so', async () => {
  await expect(encodeFields(run(), 'thing', [['Keeper', 'Ann']], {})).rejects.toMatchObject({
    kind: 'input',
    remedy: 'Names are not looked up for this field; give the id.',
  });
});

test.each([
  [7, 7],
  [{ value: 7, name: 'Ann' }, 'Ann'],
  [{ value: 7 }, { value: 7 }],
])('a record in place of its id is shown by its name: %j', async (keeper, shown) => {
  expect(await decodeRecord(run(), 'thing', { custom_fields: { keeper } })).toEqual({
    custom_fields: { Keeper: shown },
  });
});

test('a field has one value, also by its name and its code', async () => {
  const pairs = [
    ['Room', '4'],
    ['room_id', '5'],
  ] as const;
  await expect(encodeFields(run(), 'thing', pairs, {}, { label: '--field' })).rejects.toMatchObject({
    kind: 'input',
    message: '--field has two values for Room: "4" and "5".',
    remedy: 'Leave one out; several options are written as one value, with commas between them.',
  });
});
