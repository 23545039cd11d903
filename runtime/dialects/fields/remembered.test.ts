import type { Effect } from '../../contract/command.js';
import type { Context } from '../../contract/context.js';
import type { NameCache, NameEntry } from '../../contract/lookups.js';
import type { CustomFields } from '../../contract/custom-fields.js';
import type { Row } from '../../contract/rows.js';
import { closeAll, failureOf, json, start, testService } from '../../http/testkit.js';
import { decodeRecord } from './decode.js';
import { encodeFields } from './encode.js';
import { findDefinition } from './find.js';

afterEach(closeAll);

const rules: CustomFields = {
  path: '/fields',
  code: 'key',
  name: 'name',
  type: 'type',
  options: 'options',
  custom: 'custom',
  under: 'custom',
  types: { list: 'option' },
  // A custom field that has the code of a standard one keeps the encoding of its type.
  standard: { emails: 'list', k1: 'list' },
};
const service = { ...testService(), customFields: { thing: rules } };

/** Runs against the same service and the same stored lists. */
async function account(reply?: unknown) {
  const fields: Row[] = [{ key: 'k1', name: 'Color', type: 'list', custom: true, options: [{ id: 1, label: 'Red' }] }];
  const parts = await start((_seen, response) => json(response, reply === undefined ? { data: fields } : reply), {
    service,
  });
  const stored = new Map<string, readonly NameEntry[]>();
  const names: NameCache = {
    read: async (kind, path) => stored.get(`${kind} ${path}`),
    write: async (kind, path, entries) => {
      stored.set(`${kind} ${path}`, structuredClone(entries));
    },
    drop: async () => undefined,
  };
  const { http, world } = parts;
  const warnings: string[] = [];
  const run = (effect: Effect = 'read'): Context =>
    ({
      command: { effect },
      http: Object.create(http) as typeof http,
      service,
      world,
      names,
      warn: (text: string) => warnings.push(text),
    }) as unknown as Context;
  return { fields, stored, run, warnings, requests: () => parts.server.seen.length };
}

test('the definitions of an earlier run are used for values and for names', async () => {
  const { run, requests, stored } = await account();
  expect(await encodeFields(run(), 'thing', [['color', 'red']], {})).toEqual({ custom: { k1: 1 } });
  expect(await encodeFields(run(), 'thing', [['Color', 'Red']], {})).toEqual({ custom: { k1: 1 } });
  expect(await decodeRecord(run(), 'thing', { custom: { k1: 1 } })).toEqual({ custom: { Color: 'Red' } });
  expect(requests()).toBe(1);
  expect([...stored]).toEqual([
    [
      'fields.thing /fields',
      [{ id: 'k1', name: 'Color', encoding: 'option', custom: true, options: [{ id: 1, label: 'Red' }] }],
    ],
  ]);
});

test('a write never uses those of an earlier run: another field may have the name by now', async () => {
  const { fields, run, requests } = await account();
  await encodeFields(run(), 'thing', [['Color', 'Red']], {});
  fields.splice(0, 1, { ...fields[0], key: 'k9' });
  const context = run('update');
  for (let at = 0; at < 2; at += 1)
    expect(await encodeFields(context, 'thing', [['Color', 'Red']], {})).toEqual({ custom: { k9: 1 } });
  expect(requests()).toBe(2);
});

test('a standard field has the encoding of its code, in the run that reads it and in the next one', async () => {
  const { fields, run, requests } = await account();
  fields.push({ key: 'emails', name: 'Email', type: 'text', custom: false });
  const body = { emails: [{ value: 'a@x', primary: true }] };
  expect(await encodeFields(run(), 'thing', [['Email', ' a@x ']], {})).toEqual(body);
  expect(await encodeFields(run(), 'thing', [['Email', 'a@x']], {})).toEqual(body);
  expect(requests()).toBe(1);
});

test.each([
  [
    'the name of a value',
    (context: Context) => encodeFields(context, 'thing', [['Size', 'XL']], {}),
    { custom: { k2: 'XL' } },
  ],
  [
    'the label of a value',
    (context: Context) => encodeFields(context, 'thing', [['Color', 'Blue']], {}),
    { custom: { k1: 2 } },
  ],
  ['a field by name', async (context: Context) => (await findDefinition(context, 'thing', 'size')).code, 'k2'],
  [
    'a field of a record',
    (context: Context) => decodeRecord(context, 'thing', { custom: { k2: 'XL' } }),
    { custom: { Size: 'XL' } },
  ],
  [
    'an option of a record',
    (context: Context) => decodeRecord(context, 'thing', { custom: { k1: 2 } }),
    { custom: { Color: 'Blue' } },
  ],
])('they are read anew, once, when they lack %s', async (_what, work, result) => {
  const { fields, run, requests } = await account();
  await encodeFields(run(), 'thing', [['Color', 'Red']], {});
  fields.splice(
    0,
    1,
    {
      ...fields[0],
      options: [
        { id: 1, label: 'Red' },
        { id: 2, label: 'Blue' },
      ],
    },
    { key: 'k2', name: 'Size', type: 'text', custom: true },
  );
  const context = run();
  expect(await work(context)).toEqual(result);
  expect(await work(context)).toEqual(result);
  expect(requests()).toBe(2);
});

test('a name that the service does not have either is an error after one request', async () => {
  const { run, requests } = await account();
  await encodeFields(run(), 'thing', [['Color', 'Red']], {});
  const error = await failureOf(encodeFields(run(), 'thing', [['Colour', 'Red']], {}));
  expect(error).toMatchObject({ kind: 'input', message: 'No thing field is called "Colour".' });
  expect(requests()).toBe(2);
});

test('a stored list of another shape is read anew', async () => {
  const { run, requests, stored } = await account();
  for (const broken of [
    {},
    { encoding: 'nope', custom: true, options: [] },
    { encoding: 'text', custom: true },
    { encoding: 'text', custom: true, options: [{}] },
  ]) {
    stored.set('fields.thing /fields', [{ id: 'k1', name: 'Color', ...broken }]);
    expect(await encodeFields(run(), 'thing', [['Color', 'Red']], {})).toEqual({ custom: { k1: 1 } });
  }
  expect(requests()).toBe(4);
});

test.each([{}, { data: null }, { data: {} }, { data: [null] }, { message: 'maintenance' }, [], null])(
  'definitions of one page that are not a list (%j) are an error, and are not stored',
  async (reply) => {
    const { run, stored } = await account(reply);
    const error = await failureOf(encodeFields(run(), 'thing', [['Color', 'red']], {}));
    expect(error).toMatchObject({ kind: 'unavailable', details: { statusCode: 200 } });
    expect(error.message).toMatch(/^Test API: GET \/fields (?:returned .*, not a list|has null among)/);
    expect(stored.size).toBe(0);
  },
);
