/** Computes how far the expected close dates of deals were pushed. */
import type { Deal } from './deal.js';
import { changesOf, type Change } from './history.js';
import { DAY, dayOf, type Id } from './record-values.js';

export interface SlippageRow {
  readonly dealId: Id;
  readonly title: string | null;
  readonly ownerId: Id;
  /** How often the expected close date was moved to a later day. */
  readonly pushCount: number;
  /** Total days of these moves. */
  readonly netDaysSlipped: number;
  readonly originalCloseDate: string | null;
  readonly currentCloseDate: string | null;
}

/** Returns how far the expected close date of a deal was pushed. Only moves from one day to a later one count. */
export function slippage(deal: Deal, changes: readonly Change[]): SlippageRow {
  const rows = changesOf('expected_close_date', changes);
  let pushCount = 0;
  let netDaysSlipped = 0;
  for (const { from, to } of rows) {
    const [before, after] = [dayOf(from), dayOf(to)];
    if (before === null || after === null) continue;
    const days = Math.round((Date.parse(after) - Date.parse(before)) / DAY);
    if (days <= 0) continue;
    pushCount += 1;
    netDaysSlipped += days;
  }
  return {
    dealId: deal.id,
    title: deal.title,
    ownerId: deal.owner,
    pushCount,
    netDaysSlipped,
    originalCloseDate: originalDate(rows),
    currentCloseDate: deal.closeDate,
  };
}

/**
 * Returns the first close date, from the oldest change whose old value no other change set. Changes of the same second are not
 * in a reliable order.
 */
function originalDate(rows: readonly Change[]): string | null {
  const roots = rows.filter(({ from }) => from === null || !rows.some(({ to }) => to === from));
  for (const { from, to } of roots.length > 0 ? roots : rows) {
    const day = dayOf(from) ?? dayOf(to);
    if (day !== null) return day;
  }
  return null;
}

/** Returns the rows with at least this many pushes, the largest slip first. */
export const slipped = (rows: readonly SlippageRow[], minPushes: number): SlippageRow[] =>
  rows.filter(({ pushCount }) => pushCount >= minPushes).sort((a, b) => b.netDaysSlipped - a.netDaysSlipped);
