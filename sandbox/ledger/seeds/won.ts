/** The invoices of won deals in the books of the first company, and the days of the documents around them. */
import type { Place } from '../../engine/types.js';
import { invoiceDay, saleIn, SALES, SIZE, type Sale } from '../../story/sales.js';
import { DIVISIONS } from '../world.js';
import { dayOf, isoDay } from './generic.js';
import { linesOf } from './words.js';

const DAY = 86_400_000;
const ENTRIES = 'salesentry/SalesEntries';

type Counted = Pick<Place, 'count'>;

/** Whether the story fits in the sandbox. */
export const hasStory = ({ count }: Counted): boolean => count(ENTRIES) === SIZE;

/** Whether a document is in the books of the first company, and the story fits in them. */
export const isFirst = (place: Counted & Pick<Place, 'mark'>): boolean =>
  place.mark === String(DIVISIONS[0]?.code) && hasStory(place);

/** The won deal that the sales entry at a position invoices. */
export const wonDeal = (place: Counted & Pick<Place, 'index' | 'mark'>): Sale | undefined =>
  isFirst(place) ? saleIn(place.index) : undefined;

/** The amount of a line of the invoice of a won deal, in cents without VAT: equal parts, and what is left in the first one. */
export function netOf({ cents }: Sale, entry: number, line: number): number {
  const lines = linesOf(entry);
  const part = Math.floor(cents / lines);
  return line === 0 ? cents - part * (lines - 1) : part;
}

/** Day of the documents at a position. It rises with the position, and the invoices of won deals have their own. */
export function dayAt(place: Counted & Pick<Place, 'index' | 'start'>): string {
  const { index, start, count } = place;
  if (!hasStory(place)) return dayOf(place, count(ENTRIES));
  if (+start !== known.start) known = { start: +start, days: daysOf(start) };
  return known.days[index] ?? isoDay(+start);
}

/** The days of all positions of the sandbox. */
let known: { readonly start: number; readonly days: readonly string[] } = { start: Number.NaN, days: [] };

/** Days at equal distances between the first document, the invoices of won deals, and the day of the sandbox. */
function daysOf(start: Date): readonly string[] {
  const fixed = SALES.flatMap((sale): [number, number][] => {
    const day = invoiceDay(sale, start);
    return sale.invoice === undefined || day === undefined ? [] : [[sale.invoice.entry, day]];
  });
  const first = Date.parse(dayOf({ index: 0, start }, SIZE));
  const points = [[0, first] as const, ...fixed, [SIZE - 1, +start] as const];
  return Array.from({ length: SIZE }, (_, index) => {
    const after = Math.max(
      1,
      points.findIndex(([at]) => at >= index),
    );
    const [[left, from], [right, to]] = [points[after - 1] ?? [0, first], points[after] ?? [SIZE - 1, +start]];
    const days = Math.floor((((to - from) / DAY) * (index - left)) / (right - left));
    return isoDay(from + days * DAY);
  });
}

/** Positions of purchase entries that were booked a second time, each by the position of the second one. */
const TWICE: ReadonlyMap<number, number> = new Map([
  [40, 25],
  [50, 35],
]);

/** The position of the purchase entry whose invoice is booked at a position. */
export const purchaseOf = (place: Counted & Pick<Place, 'index' | 'mark'>): number =>
  (isFirst(place) ? TWICE.get(place.index) : undefined) ?? place.index;
