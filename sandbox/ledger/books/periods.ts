/** Financial periods. */
import { refuse } from '../../engine/refusal.js';
import type { State } from '../../engine/types.js';
import { kept } from './kept.js';

export const PERIODS = 'financial/FinancialPeriods';

export interface Period {
  readonly year: number;
  readonly period: number;
}

/** First financial year that is open: the year before the one in which the sandbox was created. */
export const firstOpenYear = (start: Date): number => start.getUTCFullYear() - 1;

export const isClosed = (year: number, start: Date): boolean => year < firstOpenYear(start);

/** A period with its first and last day, as ISO times. */
export interface Span extends Period {
  readonly start: string;
  readonly end: string;
}

/** The financial periods of a division, in order. */
export const periodsOf = (state: State): readonly Span[] =>
  kept('periods', state, [PERIODS], () =>
    [...state.rows(PERIODS).scan()]
      .map((row) => ({
        year: Number(row['FinYear']),
        period: Number(row['FinPeriod']),
        start: String(row['StartDate']),
        end: String(row['EndDate']),
      }))
      .sort((a, b) => a.start.localeCompare(b.start)),
  );

/** The financial period of a day. Refuses a day outside of any period, or in a closed one. */
export function openPeriod(field: string, time: string, state: State): Period {
  const day = time.slice(0, 10);
  const found = periodsOf(state).find(({ start, end }) => start.slice(0, 10) <= day && day <= end.slice(0, 10));
  if (found === undefined) return refuse(400, `${field}: no financial period contains ${day}`);
  const { year, period } = found;
  if (isClosed(year, state.start)) refuse(400, `${field}: period ${period} of ${year} is closed`);
  return { year, period };
}
