/** The deals that the bakery won, and their invoices. */
import { ORGANIZATIONS } from './people.js';

/**
 * Number of deals in the CRM, and of sales entries in the books, in which the story fits. The books of a sandbox of another
 * size have no invoices of won deals.
 */
export const SIZE = 60;

/** A won deal. */
export interface Sale {
  /** Number of the deal in the CRM. */
  readonly deal: number;
  /** Value in cents, without VAT. */
  readonly cents: number;
  readonly currency: 'EUR' | 'USD';
  /** The invoice: its position among the sales entries, and the days from the won deal to it. Absent: not in the books. */
  readonly invoice?: { readonly entry: number; readonly after: number };
}

const invoiced = (deal: number, cents: number, entry: number, after: number): Sale => ({
  deal,
  cents,
  currency: 'EUR',
  invoice: { entry, after },
});
const forgotten = (deal: number, cents: number, currency: Sale['currency']): Sale => ({ deal, cents, currency });

/** Won deals. Their invoices have the same order. */
export const SALES: readonly Sale[] = [
  invoiced(7, 12_750_00, 22, 3),
  invoiced(10, 11_700_00, 25, 1),
  invoiced(14, 15_550_25, 27, 2),
  invoiced(23, 15_150_00, 32, 5),
  invoiced(25, 12_550_00, 34, 2),
  forgotten(28, 16_850_00, 'USD'),
  invoiced(31, 1_799_99, 36, 4),
  forgotten(37, 4_750_00, 'EUR'),
  invoiced(41, 9_050_00, 43, 1),
  invoiced(43, 2_400_00, 46, 6),
  invoiced(45, 13_250_50, 49, 2),
  invoiced(50, 6_300_00, 55, 3),
  forgotten(55, 2_200_00, 'USD'),
  forgotten(56, 4_300_00, 'EUR'),
];

const BY_DEAL = new Map(SALES.map((sale) => [sale.deal, sale]));
const BY_ENTRY = new Map(SALES.flatMap((sale) => (sale.invoice === undefined ? [] : [[sale.invoice.entry, sale]])));

/** The won deal with a number. */
export const saleOf = (deal: number): Sale | undefined => BY_DEAL.get(deal);

/** The won deal that the sales entry at a position invoices. */
export const saleIn = (entry: number): Sale | undefined => BY_ENTRY.get(entry);

/** The books invoice the organizations in turn. */
export const organizationOf = (entry: number): number => entry % ORGANIZATIONS;

const DAY = 86_400_000;
const SPREAD = 400 * DAY;

/**
 * When one of `count` records of the CRM was added, in milliseconds: they are spread over 400 days that end on the day before
 * `start`. `within` is a part of the share of a record, below 1.
 */
export const addedAt = (position: number, within: number, count: number, start: Date): number =>
  +start - DAY - SPREAD + Math.floor((position + within) * (SPREAD / Math.max(1, count)));

/** When a record of the CRM that was added at a time was last changed. */
export const changedAt = (added: number, start: Date): number => Math.floor(added + (+start - DAY - added) * 0.25);

/** The part of its share at which a won deal was added. */
export const withinOf = ({ deal }: Sale): number => ((deal * 37) % 89) / 100;

/** The day of the invoice of a won deal, in milliseconds; undefined without an invoice. */
export function invoiceDay(sale: Sale, start: Date): number | undefined {
  const { deal, invoice } = sale;
  if (invoice === undefined) return undefined;
  const won = changedAt(addedAt(deal - 1, withinOf(sale), SIZE, start), start);
  return +start + (Math.floor((won - +start) / DAY) + invoice.after) * DAY;
}
