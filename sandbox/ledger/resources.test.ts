import type { Route } from '../../runtime/contract/route.js';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import { client } from '../../generated/ledger/client.js';
import { resourcesOf, type Resources } from '../engine/odata/resources.js';

const { service } = await client.service();
const data = (await service.catalogue!.load()).default as CatalogueData;

const withLinks = (name: string, links: NonNullable<Route['links']>): Resources =>
  resourcesOf(service, data, [{ method: 'GET', path: data[name]!.path, query: {}, links } as unknown as Route]);

test('lines belong to the document that the spec names, also if their field has another name than its key', () => {
  const child = 'purchaseorder/PurchaseReturnLines';
  const parent = { field: 'EntryID', resource: 'purchaseorder/PurchaseReturns' };
  expect(resourcesOf(service, data, []).family(child)).toBeUndefined();
  expect(withLinks(child, { parent }).family(child)).toEqual({ parent: parent.resource, field: 'EntryID' });
});

test('new records get their number in the field that the spec names', () => {
  const name = 'manufacturing/ShopOrders';
  expect(resourcesOf(service, data, []).number(name)).toBeUndefined();
  expect(withLinks(name, { numbers: ['Description', 'ShopOrderNumber'] }).number(name)).toBe('ShopOrderNumber');
});
