/** Seeded returns: of each quarter that ended, the newest first, a VAT return with what the books say, and two others. */
import type { Place } from '../../engine/types.js';
import { costs, dealDay, euros, sales, taxTotal } from './deals.js';
import type { Special } from './generic.js';

/** Of returns: the first one is realized, and can be processed. */
const STATUSES = [40, 50, 40, 5, 10, 20, 30, 0, -10] as const;
const REALIZED = 40;
const PROCESSED = 50;
/** Other returns than those of VAT: EC sales list, payroll. */
const OTHERS = [32, 146] as const;
const VAT = 31;
/** Returns of a quarter. */
const EACH = 3;

const ENTRIES = 'salesentry/SalesEntries';

/** The quarters since year 0. */
const quarterOf = (day: string): number => Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);

let known: { readonly key: string; readonly owed: ReadonlyMap<number, number> } = { key: '', owed: new Map() };

/** The VAT on the sales less the VAT on the purchases of each quarter, in cents. */
function owedIn(place: Place): ReadonlyMap<number, number> {
  const { start, mark, count } = place;
  const key = `${+start} ${mark} ${count(ENTRIES)}`;
  if (key === known.key) return known.owed;
  const owed = new Map<number, number>();
  for (let index = 0; index < count(ENTRIES); index++) {
    const at = { ...place, index };
    const quarter = quarterOf(dealDay(at));
    // The sales invoice and the purchase invoice at a position have the same VAT.
    owed.set(quarter, (owed.get(quarter) ?? 0) + taxTotal(at, sales) - taxTotal(at, costs));
  }
  known = { key, owed };
  return owed;
}

export const RETURNS: Readonly<Record<string, Special>> = {
  'financial/OfficialReturns': {
    fields: (place) => {
      const { index, start, random } = place;
      const quarter = quarterOf(start.toISOString()) - 1 - Math.floor(index / EACH);
      const year = Math.floor(quarter / 4);
      const isVat = index % EACH === 0 && year >= start.getUTCFullYear() - 1;
      const drawn = random.integer(100, 250_000);
      return {
        Status: isVat ? (index === 0 ? REALIZED : PROCESSED) : STATUSES[index % STATUSES.length],
        Type: isVat ? VAT : OTHERS[index % OTHERS.length],
        Year: year,
        Period: (quarter % 4) + 1,
        Amount: euros(isVat ? (owedIn(place).get(quarter) ?? 0) : drawn),
      };
    },
  },
};
