/** Sums up open deals by currency and close month. */
import { chanceOf, sumOfValues, weightedValue, type Deal } from './deal.js';
import { total } from './record-values.js';
import { byKey, type Stage } from './stage.js';

export interface ForecastTotal {
  readonly currency: string;
  readonly dealCount: number;
  /** Value of the deals with at least the probability of the threshold. */
  readonly commit: number;
  /** Value of all deals. */
  readonly bestCase: number;
  /** Sum of value × probability. */
  readonly weighted: number;
}

export interface ForecastRow extends ForecastTotal {
  /** `YYYY-MM`, or `no-date`. */
  readonly month: string;
}

export interface Forecast {
  readonly rows: readonly ForecastRow[];
  readonly totals: readonly ForecastTotal[];
}

export const NO_CURRENCY = '(none)';
export const NO_DATE = 'no-date';

/** Returns open deals by currency and by the month of their expected close date. Currencies are never added up. */
export function forecast(stages: readonly Stage[], open: readonly Deal[], threshold: number): Forecast {
  const known = byKey(stages);
  const sum = (currency: string, deals: readonly Deal[]): ForecastTotal => {
    const likely = deals.filter((deal) => chanceOf(deal, known) >= threshold);
    return {
      currency,
      dealCount: deals.length,
      commit: sumOfValues(likely),
      bestCase: sumOfValues(deals),
      weighted: total(deals.map((deal) => weightedValue(deal, known))),
    };
  };
  const rows: ForecastRow[] = [];
  const totals: ForecastTotal[] = [];
  for (const [currency, deals] of grouped(open, (deal) => deal.currency ?? NO_CURRENCY)) {
    totals.push(sum(currency, deals));
    for (const [month, some] of grouped(deals, monthOf)) {
      const { dealCount, commit, bestCase, weighted } = sum(currency, some);
      rows.push({ currency, month, dealCount, commit, bestCase, weighted });
    }
  }
  return { rows, totals };
}

/** Groups in the order of their names; `no-date` comes after all months because digits sort before letters. */
function grouped(deals: readonly Deal[], nameOf: (deal: Deal) => string): [string, Deal[]][] {
  const groups = new Map<string, Deal[]>();
  for (const deal of deals) {
    const name = nameOf(deal);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [deal]);
    else group.push(deal);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the month of the close date; `no-date` for text that does not begin with a year and a month. */
function monthOf({ closeDate }: Deal): string {
  const month = closeDate?.trim().slice(0, 7) ?? '';
  return /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : NO_DATE;
}
