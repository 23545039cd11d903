/** Computes the sales velocity: win rate, average won value and average cycle. */
import { sumOfValues, type Deal } from './deal.js';
import { DAY, mean, ratio } from './record-values.js';

export interface Velocity {
  readonly openCount: number;
  readonly wonCount: number;
  readonly lostCount: number;
  /** Won / (won + lost), from 0 to 1. */
  readonly winRate: number | null;
  readonly avgWonValue: number | null;
  /** Days from creation to winning. */
  readonly avgCycleDays: number | null;
  /** Expected value won per day: open deals × win rate × average won value / average cycle. */
  readonly velocityPerDay: number | null;
}

/**
 * Returns the sales velocity. A won deal without a value counts as 0; a won deal without a readable time does not count for the cycle.
 *
 * @param won deals won in the window; `lost` likewise
 */
export function velocity(open: readonly Deal[], won: readonly Deal[], lost: readonly Deal[]): Velocity {
  const winRate = ratio(won.length, won.length + lost.length);
  const avgWonValue = ratio(sumOfValues(won), won.length);
  const avgCycleDays = meanCycle(won);
  const isComplete = winRate !== null && avgWonValue !== null && avgCycleDays !== null && avgCycleDays > 0;
  return {
    openCount: open.length,
    wonCount: won.length,
    lostCount: lost.length,
    winRate,
    avgWonValue,
    avgCycleDays,
    velocityPerDay: isComplete ? (open.length * winRate * avgWonValue) / avgCycleDays : null,
  };
}

/** Returns the mean number of days from creation to winning; null without deals that have both times. */
export function meanCycle(won: readonly Deal[]): number | null {
  return mean(won.flatMap((deal) => (deal.won === null || deal.added === null ? [] : [(deal.won - deal.added) / DAY])));
}
