/** Divisions, row versions and types of entities. */
import { BAKERY } from '../story/people.js';

export interface Division {
  readonly code: number;
  readonly description: string;
  readonly blocking: number;
  readonly open: boolean;
  /** Services that its licence does not include. */
  readonly lacks?: RegExp;
}

/** Divisions of the sandbox: two with everything, one that is blocked, one whose licence lacks sales. */
export const DIVISIONS: readonly Division[] = [
  { code: 3001001, description: BAKERY, blocking: 0, open: true },
  { code: 3001002, description: 'De Korenaar Holding', blocking: 0, open: true },
  { code: 3001003, description: 'De Korenaar (closed)', blocking: 1, open: false },
  { code: 3001004, description: 'Mill Museum Foundation', blocking: 0, open: true, lacks: /^sales/ },
];

export const OPEN_DIVISIONS: readonly number[] = DIVISIONS.filter(({ open }) => open).map(({ code }) => code);

/** Resources that list the divisions, too. */
export const DIVISION_LISTS = {
  'hrm/Divisions': 'system/Divisions',
  'system/AllDivisions': 'system/Divisions',
} as const;

/** Entity types in the feed of deletions, by the feed of the record. */
export const ENTITY_TYPES: Readonly<Record<string, number>> = {
  'sync/Financial/TransactionLines': 1,
  'sync/CRM/Accounts': 2,
  'sync/CRM/Addresses': 3,
  'sync/Documents/DocumentAttachments': 4,
  'sync/CRM/Contacts': 5,
  'sync/Documents/Documents': 6,
  'sync/Financial/GLAccounts': 7,
  'sync/Logistics/SalesItemPrices': 8,
  'sync/Logistics/Items': 9,
  'sync/Cashflow/PaymentTerms': 10,
  'sync/SalesInvoice/SalesInvoices': 13,
  'sync/Project/TimeCostTransactions': 14,
  'sync/Inventory/StockPositions': 15,
  'sync/SalesOrder/GoodsDeliveries': 16,
  'sync/SalesOrder/GoodsDeliveryLines': 17,
  'sync/Financial/GLClassifications': 18,
  'sync/Inventory/ItemWarehouses': 19,
  'sync/Inventory/StorageLocationStockPositions': 20,
  'sync/Project/Projects': 21,
  'sync/PurchaseOrder/PurchaseOrders': 22,
  'sync/Subscription/Subscriptions': 23,
  'sync/Subscription/SubscriptionLines': 24,
  'sync/Project/ProjectWBS': 25,
  'sync/Project/ProjectPlanning': 26,
  'sync/HRM/LeaveAbsenceHoursByDay': 27,
  'sync/Inventory/SerialBatchNumbers': 28,
  'sync/Inventory/StockSerialBatchNumbers': 29,
  'sync/Logistics/SupplierItem': 30,
  'sync/Sales/SalesPriceListVolumeDiscounts': 31,
  'sync/SalesOrder/SalesOrderHeaders': 32,
  'sync/SalesOrder/SalesOrderLines': 33,
  'sync/CRM/QuotationHeaders': 34,
  'sync/CRM/QuotationLines': 35,
  'sync/Manufacturing/ShopOrders': 36,
  'sync/Manufacturing/ShopOrderMaterialPlans': 37,
  'sync/Manufacturing/ShopOrderRoutingStepPlans': 38,
  'sync/HRM/Schedules': 39,
  'sync/HRM/ScheduleEntries': 40,
  'sync/Inventory/ItemStorageLocations': 41,
  'sync/Payroll/Employees': 42,
  'sync/Payroll/Employments': 43,
  'sync/Payroll/EmploymentContracts': 44,
  'sync/Payroll/EmploymentOrganizations': 45,
  'sync/Payroll/EmploymentCLAs': 46,
  'sync/Payroll/EmploymentSalaries': 47,
  'sync/Payroll/BankAccounts': 48,
  'sync/Payroll/EmploymentTaxAuthoritiesGeneral': 49,
  'sync/Manufacturing/ShopOrderPurchasePlanning': 50,
  'sync/Manufacturing/ShopOrderSubOrders': 51,
  'sync/Manufacturing/MaterialIssues': 53,
  'sync/Manufacturing/BillOfMaterialMaterials': 54,
  'sync/Manufacturing/BillOfMaterialVersions': 55,
};

/** Row versions start above what a double can hold, so that tests detect a client that rounds them. */
const FIRST_VERSION = 9_007_199_254_740_993n;
const NEW_VERSIONS = FIRST_VERSION + 1_000_000_000_000n;
/** Distance of the versions of two changes: the lines of a booked document have the versions in between. */
const STEP = 4096n;

/** Row version of a seeded record; it rises with the position. */
export function seededVersion(index: number): string {
  return String(FIRST_VERSION + BigInt(index) * 3n);
}

/** Row version of the n-th change, above the row versions of all seeded records. */
export function changedVersion(count: number): string {
  return String(NEW_VERSIONS + BigInt(count) * STEP);
}

/** Row version of a line in the books: the version of its document, spread so that no two lines share one. */
export function bookedVersion(document: string, kind: number, line: number): bigint {
  const version = BigInt(document);
  if (version >= NEW_VERSIONS) return version + (BigInt(line) % STEP);
  const position = (version - FIRST_VERSION) / 3n;
  return FIRST_VERSION + ((position * 8n + BigInt(kind)) * 8n + BigInt(line)) * 3n;
}

/** The lowest row version of a document that has a line with this version in the books, or a higher one. */
export function documentVersion(booked: bigint): string {
  if (booked >= NEW_VERSIONS) return String(booked - ((booked - NEW_VERSIONS) % STEP));
  return String(FIRST_VERSION + (booked < FIRST_VERSION ? 0n : (booked - FIRST_VERSION) / (3n * 64n)) * 3n);
}

/** Row versions as a double can hold them: what they have above the first one. */
export const shortVersion = (version: bigint): number => Number(version - FIRST_VERSION);
export const longVersion = (short: number): bigint => FIRST_VERSION + BigInt(short);
