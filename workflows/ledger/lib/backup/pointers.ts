/** Which fields of the feeds point to records of other collections; the catalogue does not say so. */
import type { Pointer } from 'cmdspec-runtime/kit';

const account: Pointer = { table: 'CRM_Accounts', fields: ['Name'] };
const contact: Pointer = { table: 'CRM_Contacts', fields: ['FullName'] };
const glAccount: Pointer = { table: 'Financial_GLAccounts', fields: ['Description'] };
const employee: Pointer = { table: 'Payroll_Employees', fields: ['FullName'] };

/** By the name of the field, which means the same in every feed. */
const POINTERS: Readonly<Record<string, Pointer>> = {
  Account: account,
  DeliverTo: account,
  DeliveryAccount: account,
  InvoiceAccount: account,
  InvoiceTo: account,
  OrderAccount: account,
  OrderedBy: account,
  Reseller: account,
  Supplier: account,
  AccountContact: contact,
  AccountMainContact: contact,
  Contact: contact,
  DeliverToContactPerson: contact,
  DeliveryContact: contact,
  InvoiceToContactPerson: contact,
  MainContact: contact,
  OrderedByContactPerson: contact,
  GLAP: glAccount,
  GLAR: glAccount,
  GLAccount: glAccount,
  GLAccountPurchase: glAccount,
  GLAccountSales: glAccount,
  GLCosts: glAccount,
  GLRevenue: glAccount,
  GLStock: glAccount,
  Employee: employee,
  Item: { table: 'Logistics_Items', fields: ['Description'] },
  Project: { table: 'Project_Projects', fields: ['Description'] },
};

export const pointerOf = (field: string): Pointer | undefined =>
  Object.hasOwn(POINTERS, field) ? POINTERS[field] : undefined;
