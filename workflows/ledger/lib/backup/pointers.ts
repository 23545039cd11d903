/** Which fields of the rows point to records of other feeds and of lists; the catalogue does not say so. */
import { defined, type Pointer } from 'cmdspec-runtime/kit';

const account: Pointer = { table: 'CRM_Accounts', fields: ['Name'] };
const contact: Pointer = { table: 'CRM_Contacts', fields: ['FullName'] };
const glAccount: Pointer = { table: 'Financial_GLAccounts', fields: ['Description'] };
const employee: Pointer = { table: 'Payroll_Employees', fields: ['FullName'] };

/** Lists without a feed: of the records to which rows of the feeds point, and of the returns that the books lead to. */
export const LISTS: readonly string[] = [
  'assets/Assets',
  'cashflow/PaymentConditions',
  'financial/FinancialPeriods',
  'financial/Journals',
  'general/Currencies',
  'hrm/Costcenters',
  'hrm/Costunits',
  'hrm/Departments',
  'inventory/Warehouses',
  'logistics/ItemGroups',
  'logistics/Units',
  'read/financial/Returns',
  'users/Users',
  'vat/VATCodes',
];

/** Fields that identify the rows of a list. Several returns may have one document, which is their key in the catalogue. */
export const LIST_KEYS: Readonly<Record<string, string>> = { 'read/financial/Returns': 'Request' };

/** A record of a list, by its key or by another field. */
const listed = (table: string, by?: string): Pointer => ({ table, fields: ['Description'], ...defined({ by }) });
const paymentCondition = listed('cashflow_PaymentConditions', 'Code');
const currency = listed('general_Currencies');
const costCenter = listed('hrm_Costcenters', 'Code');
const costUnit = listed('hrm_Costunits', 'Code');
const journal = listed('financial_Journals', 'Code');
const unit = listed('logistics_Units', 'Code');
const vatCode = listed('vat_VATCodes', 'Code');

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
  Asset: listed('assets_Assets'),
  CostCenter: costCenter,
  Costcenter: costCenter,
  CostUnit: costUnit,
  Costunit: costUnit,
  Currency: currency,
  PurchaseCurrency: currency,
  SalesCurrency: currency,
  Department: listed('hrm_Departments'),
  ItemGroup: listed('logistics_ItemGroups'),
  Journal: journal,
  JournalCode: journal,
  PaymentCondition: paymentCondition,
  PaymentConditionPurchase: paymentCondition,
  PaymentConditionSales: paymentCondition,
  Unit: unit,
  UnitCode: unit,
  PurchaseVATCode: vatCode,
  SalesVATCode: vatCode,
  VATCode: vatCode,
  Warehouse: listed('inventory_Warehouses'),
  Item: { table: 'Logistics_Items', fields: ['Description'] },
  Project: { table: 'Project_Projects', fields: ['Description'] },
};

export const pointerOf = (field: string): Pointer | undefined =>
  Object.hasOwn(POINTERS, field) ? POINTERS[field] : undefined;
