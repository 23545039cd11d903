import { refuse } from '../../engine/refusal.js';
import type { State } from '../../engine/types.js';
import { collectionName } from '../world.js';

export interface Period {
  readonly year: number;
  readonly period: number;
}

/** First financial year that is open: the year before the one in which the sandbox was created. */
export const firstOpenYear = (start: Date): number => start.getUTCFullYear() - 1;

export const isClosed = (year: number, start: Date): boolean => year < firstOpenYear(start);

/** The financial period of a day. Refuses a day outside of any period, or in a closed one. */
export function openPeriod(field: string, time: string, division: number, state: State): Period {
  const day = time.slice(0, 10);
  const found = state
    .rows(collectionName(division, 'financial/FinancialPeriods'))
    .find(({ StartDate, EndDate }) => String(StartDate).slice(0, 10) <= day && day <= String(EndDate).slice(0, 10));
  if (found === undefined) return refuse(400, `${field}: no financial period contains ${day}`);
  const [year, period] = [Number(found['FinYear']), Number(found['FinPeriod'])];
  if (isClosed(year, state.start)) refuse(400, `${field}: period ${period} of ${year} is closed`);
  return { year, period };
}
