import { refuse } from '../engine/refusal.js';
import type { CatalogueData, CatalogueResource } from '../../runtime/contract/catalogue.js';
import type { Route } from '../../runtime/contract/route.js';
import type { Family, Served } from '../engine/odata/resources.js';
import { DIVISION_RESOURCES } from './world.js';

/** The division and resource of a request. */
export interface Spot {
  readonly division: number;
  readonly served: Served;
}

/** Headers whose key has another name in their lines, which no command names. */
const ODD_FAMILIES: Readonly<Record<string, Family>> = {
  'purchaseorder/GoodsReceiptLines': { parent: 'purchaseorder/GoodsReceipts', field: 'GoodsReceiptID' },
  'crm/BankAccounts': { parent: 'crm/Accounts', field: 'Account' },
};

export interface Resources {
  readonly data: CatalogueData;
  /** Finds a resource below a division, ignoring case. */
  find(name: string, beta: boolean): Served | undefined;
  family(child: string): Family | undefined;
  /** Returns the field with the number of a resource's records. */
  number(name: string): string | undefined;
}

/** Lines belong to the documents that the spec names, else to the resource that lists them. Numbers are the spec's too. */
export function resourcesOf(data: CatalogueData, routes: readonly Route[]): Resources {
  const byName = new Map<string, string>();
  const sources = new Map<string, string>();
  const families = new Map<string, Family>(Object.entries(ODD_FAMILIES));
  const numbers = new Map<string, string>();
  for (const { path, links } of routes) {
    if (links === undefined) continue;
    const name = Object.keys(data).find((one) => data[one]?.path === path);
    if (name === undefined) continue;
    if (links.parent !== undefined) families.set(name, { parent: links.parent.resource, field: links.parent.field });
    const number = links.numbers?.find((field) => /^Edm\.Int/.test(data[name]?.fields[field]?.type ?? ''));
    if (number !== undefined) numbers.set(name, number);
  }
  for (const [name, record] of Object.entries(data)) {
    byName.set(name.toLowerCase(), name);
    for (const twin of [record.syncPath, record.bulkPath]) if (twin !== undefined) sources.set(twin, name);
    // Feeds and bulk endpoints return the lines of their standard resource.
    if (record.sync === true || record.bulk === true) continue;
    for (const { navigates } of Object.values(record.fields)) {
      if (navigates === undefined || families.has(navigates)) continue;
      const child = data[navigates];
      const key = record.key;
      if (child === undefined || key === undefined || child.key === key || child.fields[key] === undefined) continue;
      if (record.fields[key]?.type === 'Edm.Guid') families.set(navigates, { parent: name, field: key });
    }
  }
  return {
    data,
    find(typed, beta) {
      const name = byName.get(typed.toLowerCase());
      const record = name === undefined ? undefined : data[name];
      if (name === undefined || record === undefined || (record.beta === true) !== beta) return undefined;
      const source = DIVISION_RESOURCES.includes(name) ? 'system/Divisions' : (sources.get(name) ?? name);
      return { name, record, source };
    },
    family: (child) => families.get(child),
    number: (name) => numbers.get(name),
  };
}

/** Field with the key of a resource's records; a resource without a key gets one of the sandbox's own. */
export function keyField(record: CatalogueResource): string {
  return record.key ?? '__id';
}

export function missing(name: string): never {
  return refuse(404, `The requested resource does not exist: ${name}`);
}
