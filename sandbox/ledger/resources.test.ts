import type { Route } from '../../runtime/contract/route.js';
import { client } from '../../generated/ledger/client.js';
import { resourcesOf } from './resources.js';

const { service } = await client.service();
const data = (await service.catalogue!.load()).default as Parameters<typeof resourcesOf>[0];

test('lines belong to the document that the spec names, also if their field has another name than its key', () => {
  const child = 'purchaseorder/PurchaseReturnLines';
  const parent = { field: 'EntryID', resource: 'purchaseorder/PurchaseReturns' };
  const route = { method: 'GET', path: data[child]!.path, links: { parent } } as unknown as Route;
  expect(resourcesOf(data, []).family(child)).toBeUndefined();
  expect(resourcesOf(data, [route]).family(child)).toEqual({ parent: parent.resource, field: 'EntryID' });
});

test('new records get their number in the field that the spec names', () => {
  const name = 'manufacturing/ShopOrders';
  const route = (numbers: readonly string[]): Route =>
    ({ method: 'GET', path: data[name]!.path, links: { numbers } }) as unknown as Route;
  expect(resourcesOf(data, []).number(name)).toBeUndefined();
  expect(resourcesOf(data, [route(['Description', 'ShopOrderNumber'])]).number(name)).toBe('ShopOrderNumber');
});
