/** How each kind of document is booked. */
import type { Row } from '../../engine/types.js';

/** How the documents of a resource are booked. */
export interface Booking {
  readonly header: string;
  readonly lines: string;
  /** Field of the header with its id, and the field of its lines with the same id. */
  readonly key: string;
  readonly parent: string;
  readonly number: string;
  readonly journal: string;
  /** The date is set, and the document booked, when it is printed. */
  readonly isPrinted?: true;
  /** Field of the header with its date; absent: each line has a `Date`. */
  readonly date?: string;
  readonly year?: string;
  readonly period?: string;
  /** Fields of the header with the customer or supplier, the first that is set; absent: each line has an `Account`. */
  readonly accounts?: readonly string[];
  /** Field of a line with its amount. */
  readonly amount: string;
  /** Types of journals in which the document can be booked. */
  readonly journals: readonly number[];
  readonly type: number;
  /** G/L account of the total: a code, or the account of the journal. Absent: the lines balance among themselves. */
  readonly total?: string;
  /** Sign of the lines in the books, where debit is positive. */
  readonly sign: 1n | -1n;
  /** Field of an item with the G/L account of its lines, and the code if it has none. */
  readonly item?: readonly [field: string, code: string];
  /** Terms of payment, which are listed as receivables or payments. */
  readonly terms?: string;
  readonly isBooked?: (header: Row) => boolean;
}

export const RECEIVABLES = 'cashflow/Receivables';
export const PAYMENTS = 'cashflow/Payments';
/** The total is booked on the G/L account of the journal. */
export const OF_JOURNAL = 'journal';

const ENTRY = { key: 'EntryID', parent: 'EntryID', number: 'EntryNumber', amount: 'AmountFC' } as const;
const REPORTING = { year: 'ReportingYear', period: 'ReportingPeriod' } as const;
const FINANCIAL = { year: 'FinancialYear', period: 'FinancialPeriod' } as const;
const SALES = { journals: [20], type: 20, total: '1300', sign: -1n, terms: RECEIVABLES } as const;
const PURCHASES = { journals: [22], type: 30, total: '1600', sign: 1n, terms: PAYMENTS } as const;

export const BOOKINGS: readonly Booking[] = [
  {
    ...{ ...ENTRY, ...REPORTING, ...SALES },
    header: 'salesentry/SalesEntries',
    lines: 'salesentry/SalesEntryLines',
    journal: 'Journal',
    date: 'EntryDate',
    accounts: ['Customer'],
  },
  {
    ...SALES,
    header: 'salesinvoice/SalesInvoices',
    lines: 'salesinvoice/SalesInvoiceLines',
    key: 'InvoiceID',
    parent: 'InvoiceID',
    number: 'InvoiceNumber',
    journal: 'Journal',
    date: 'InvoiceDate',
    accounts: ['InvoiceTo', 'OrderedBy'],
    amount: 'AmountFC',
    item: ['GLRevenue', '8000'],
    isPrinted: true,
    isBooked: ({ Status }) => Status === 50,
  },
  {
    ...{ ...ENTRY, ...REPORTING, ...PURCHASES },
    header: 'purchaseentry/PurchaseEntries',
    lines: 'purchaseentry/PurchaseEntryLines',
    journal: 'Journal',
    date: 'EntryDate',
    accounts: ['Supplier'],
  },
  {
    ...{ ...FINANCIAL, ...PURCHASES },
    header: 'purchase/PurchaseInvoices',
    lines: 'purchase/PurchaseInvoiceLines',
    key: 'ID',
    parent: 'InvoiceID',
    number: 'EntryNumber',
    journal: 'Journal',
    date: 'InvoiceDate',
    accounts: ['Supplier'],
    amount: 'Amount',
    item: ['GLCosts', '7000'],
    isBooked: ({ Status }) => Status !== 10,
  },
  {
    ...{ ...ENTRY, ...FINANCIAL },
    header: 'financialtransaction/BankEntries',
    lines: 'financialtransaction/BankEntryLines',
    journal: 'JournalCode',
    journals: [12, 16],
    type: 40,
    total: OF_JOURNAL,
    sign: -1n,
  },
  {
    ...{ ...ENTRY, ...FINANCIAL },
    header: 'financialtransaction/CashEntries',
    lines: 'financialtransaction/CashEntryLines',
    journal: 'JournalCode',
    journals: [10],
    type: 40,
    total: OF_JOURNAL,
    sign: -1n,
  },
  {
    ...{ ...ENTRY, ...FINANCIAL },
    header: 'generaljournalentry/GeneralJournalEntries',
    lines: 'generaljournalentry/GeneralJournalEntryLines',
    journal: 'JournalCode',
    journals: [90],
    type: 90,
    sign: 1n,
  },
];

/** The booking of a document or of its lines. */
export const bookingOf = (resource: string): Booking | undefined =>
  BOOKINGS.find(({ header, lines }) => header === resource || lines === resource);
