import { checkBody } from './body.js';
import { findResource, needField, needResource, scopeOf, suggestResources } from './catalogue.js';
import type { CatalogueData } from '../../contract/catalogue.js';
import type { Service } from '../../contract/service.js';
import { parseJson } from '../../base/json.js';
import { checkNames, needPath } from './names.js';
import { fits, typeOf } from './types.js';

const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';

const text = { type: 'Edm.String' } as const;
const record = (name: string, more: object = {}): object => ({
  methods: ['GET'],
  path: `/v1/{d}/${name}`,
  key: 'ID',
  fields: { ID: { type: 'Edm.Guid', readonly: true }, Code: text, Name: { ...text, mandatory: true } },
  ...more,
});
const data = {
  'south/Customers': record('south/Customers', { syncPath: 'sync/SOUTH/Customers' }),
  'sync/SOUTH/Customers': record('sync/SOUTH/Customers', { sync: true }),
  'north/Customers': record('north/Customers'),
  'read/stock/Levels': record('read/stock/Levels'),
  'test/News': record('test/News', { beta: true }),
  'sales/Orders': record('sales/Orders', {
    key: 'OrderID',
    fields: {
      OrderID: { type: 'Edm.Guid', readonly: true },
      Name: text,
      Lines: { type: 'Collection', navigates: 'sales/Lines', mandatory: true },
    },
  }),
  'sales/Lines': record('sales/Lines', {
    fields: { OrderID: { type: 'Edm.Guid', mandatory: true }, Item: { type: 'Edm.Guid', mandatory: true }, Note: text },
  }),
} as unknown as CatalogueData;

const need = (name: string): NonNullable<ReturnType<typeof findResource>> => needResource(data, name);
const caught = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

test('finds names in any case, and without their folder when nothing else matches', () => {
  expect(findResource(data, 'SOUTH/customers')?.name).toBe('south/Customers');
  expect(findResource(data, 'stock/levels')?.name).toBe('read/stock/Levels');
  expect(findResource(data, 'Levels')).toBeUndefined();
  expect(findResource(data, 'Customers')).toBeUndefined();
});

test('keeps beta and plain resources apart', () => {
  expect(findResource(data, 'test/News', true)?.name).toBe('test/News');
  expect(() => needResource(data, 'test/News')).toThrow('exists only as a beta version');
  expect(() => needResource(data, 'south/Customers', true)).toThrow('no beta version');
});

test('suggests the same word in another folder first, feeds last, then near names', () => {
  expect(suggestResources(data, 'sales/Customers')).toEqual([
    'south/Customers',
    'north/Customers',
    'sync/SOUTH/Customers',
  ]);
  expect(suggestResources(data, 'sale/Order')).toEqual(['sales/Orders']);
  expect(suggestResources(data, 'nothing/alike')).toEqual([]);
  expect(caught(() => need('south/Custmers'))).toMatchObject({
    kind: 'input',
    details: { suggestions: ['south/Customers', 'north/Customers'] },
  });
});

test('names of fields: case is corrected, others are refused with the nearest', () => {
  expect(needField(need('south/Customers'), 'name')).toBe('Name');
  expect(caught(() => needField(need('south/Customers'), 'Nme'))).toMatchObject({ details: { suggestions: ['Name'] } });
  expect(() => needField(need('south/Customers'), 'toString')).toThrow('no field');
  expect(needPath(data, need('sales/Orders'), 'lines/item')).toBe('Lines/Item');
  expect(() => needPath(data, need('sales/Orders'), 'Lines/Itm')).toThrow('sales/Lines has no field "Itm"');
  expect(() => checkNames(need('south/Customers'), "Nme eq 'x' and Cod eq 'y'", 'filter')).toThrow('Nme, Cod');
  expect(() => checkNames(need('south/Customers'), 'Code eq C', 'filter')).toThrow('compares with C');
  expect(() => checkNames(need('south/Customers'), "Code eq 'C", 'filter')).toThrow('not closed');
  expect(() => checkNames(need('south/Customers'), "Code eq 'O''Neil: ''x'''", 'filter')).not.toThrow();
});

test('a body: unknown, missing and fixed fields, lines included', () => {
  const report = checkBody(data, need('sales/Orders'), {
    OrderID: 'x',
    nme: 'x',
    Lines: [{ Item: 'a' }, { Itm: 'b', Note: 'n' }],
  });
  expect(report.unknown).toEqual([
    { place: 'nme', suggestions: ['Name'] },
    { place: 'Lines[1].Itm', suggestions: ['Item'] },
  ]);
  // A line of a new order cannot know the order's id.
  expect(report.missing).toEqual(['Lines[1].Item']);
  expect(report.readonly).toEqual(['OrderID']);
  expect(checkBody(data, need('sales/Orders'), {}).missing).toEqual(['Lines']);
  const nested = { Lines: { results: [{ constructor: 1, Item: 'a' }] } };
  expect(checkBody(data, need('sales/Orders'), nested).unknown).toEqual([
    { place: 'Lines[0].constructor', suggestions: [] },
  ]);
});

test.each([
  ['Edm.String', 'x', 25],
  ['Edm.String', '', true],
  ['Edm.Boolean', false, 'false'],
  ['Edm.Boolean', true, 1],
  ['Edm.Guid', '{3F2A8C1E-95D0-4D3C-B1A6-0C9E4D7F1A22}', '25'],
  ['Edm.Guid', '<id of step 2>', 'id of step 2'],
  ['Edm.DateTime', '2026-02-28', '2026-02-30'],
  ['Edm.DateTime', '/Date(1700000000000)/', '31-01-2026'],
  ['Edm.DateTime', '2026-01-31T08:30:00Z', 20260131],
  ['Edm.Double', parseJson('12345678901234567890.12'), '250,00'],
  ['Edm.Double', '12345678901234567890.12', '1e'],
  ['Edm.Double', -3, Number.NaN],
  ['Edm.Int16', 32767, 32768],
  ['Edm.Int32', '20', 20.5],
  ['Edm.Int64', parseJson('9007199254740993'), parseJson('9223372036854775808')],
  ['Edm.Byte', 255, true],
  ['Edm.Binary', 'JVBERi0x', 7],
  ['Collection', [], { Item: 'x' }],
  ['Collection', { results: [] }, 'x'],
  ['Complex', { Name: 'x' }, 'x'],
])('a value of %s: %j, not %j', (type, good, bad) => {
  expect([fits(good, type), fits(null, type), fits(bad, type)]).toEqual([true, true, false]);
});

test('a body: values of the wrong type, lines included, but not of a field whose type was guessed', () => {
  const guessed = { methods: ['POST'], path: '/', fields: { Rate: { type: 'Edm.Double', inferred: true } } };
  const more = { ...data, 'test/Rates': guessed } as unknown as CatalogueData;
  expect(checkBody(more, needResource(more, 'test/Rates'), { Rate: 'much' }).wrong).toEqual([]);
  expect(checkBody(data, need('sales/Orders'), { Name: 7, Lines: [{ Item: ID }, { Item: '25' }] }).wrong).toEqual([
    { place: 'Name', value: 7, type: 'Edm.String' },
    { place: 'Lines[1].Item', value: '25', type: 'Edm.Guid' },
  ]);
});

test.each([
  [[1, 2], 'Collection'],
  [true, 'Edm.Boolean'],
  [7, 'Edm.Int32'],
  [2 ** 40, 'Edm.Int64'],
  [7.5, 'Edm.Double'],
  [ID, 'Edm.Guid'],
  ['2026-01-31', 'Edm.DateTime'],
  ['Jan', 'Edm.String'],
  [{}, 'Complex'],
])('%j looks like %s', (value, type) => {
  expect(typeOf(value)).toBe(type);
});

test.each([
  ['/v1/7/sales/Orders(1)', 'sales orders'],
  ['/v1/7/SALES/orders/$count', 'sales orders'],
  ['/v1/7/sales/Order%73', 'sales orders'],
  ['/v1/7/sales/Others', undefined],
])('the scope of a resource is found by the address of a request: %s', async (path, scope) => {
  const own = { 'sales/Orders': record('sales/Orders', { scope: 'sales orders' }) };
  const service = { catalogue: { load: async () => ({ default: own }) } } as unknown as Service;
  expect(await scopeOf(new URL(path, 'https://x.test'), service)).toBe(scope);
});
