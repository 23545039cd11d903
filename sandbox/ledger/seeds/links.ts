/** Fields that link seeded records. */
import { accountLabel, contact, GL_ACCOUNTS, ITEM_GROUPS, itemLabel, projectLabel, type Label } from './words.js';

/** Fields with the id of another record, by name. */
const LINKS: Readonly<Record<string, string>> = {
  Account: 'crm/Accounts',
  Customer: 'crm/Accounts',
  Supplier: 'crm/Accounts',
  OrderedBy: 'crm/Accounts',
  OrderAccount: 'crm/Accounts',
  InvoiceTo: 'crm/Accounts',
  DeliverTo: 'crm/Accounts',
  Item: 'logistics/Items',
  ItemGroup: 'logistics/ItemGroups',
  GLAccount: 'financial/GLAccounts',
  GLRevenue: 'financial/GLAccounts',
  GLCosts: 'financial/GLAccounts',
  GLStock: 'financial/GLAccounts',
  Project: 'project/Projects',
  Contact: 'crm/Contacts',
  Document: 'documents/Documents',
};

/** Resource that a field of this name and type links to. */
export function linkOf(field: string, type: string): string | undefined {
  return type === 'Edm.Guid' && Object.hasOwn(LINKS, field) ? LINKS[field] : undefined;
}

/** Code and name of the seeded record at a position, for the fields that accompany its id. */
export function labelOf(resource: string, index: number): Label | undefined {
  switch (resource) {
    case 'crm/Accounts':
      return accountLabel(index);
    case 'logistics/Items':
      return itemLabel(index);
    case 'project/Projects':
      return projectLabel(index);
    case 'financial/GLAccounts': {
      const [code, name] = GL_ACCOUNTS[index] ?? [];
      return code === undefined || name === undefined ? undefined : { code, name };
    }
    case 'logistics/ItemGroups': {
      const [code, name] = ITEM_GROUPS[index] ?? [];
      return code === undefined || name === undefined ? undefined : { code, name };
    }
    case 'crm/Contacts': {
      const { first, last } = contact(index);
      return { code: String(index + 1), name: `${first} ${last}` };
    }
    default:
      return undefined;
  }
}
