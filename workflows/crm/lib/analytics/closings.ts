/** Counts the deals won and lost in each part of a period. */
import { closedSince, type Deal } from './deal.js';
import { DAY, utcDay } from './record-values.js';

/** Deals closed in a part of the window. */
export interface Closings {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly won: number;
  readonly lost: number;
}

/** Maximum number of parts of a window. */
const PARTS = 14;

/** Counts the deals won and lost in each week of the window; in a long window, in periods of several weeks. */
export function closings(won: readonly Deal[], lost: readonly Deal[], since: number, now: number): Closings[] {
  const weeks = Math.max(1, Math.ceil((now - since) / (7 * DAY) / PARTS));
  const step = weeks * 7 * DAY;
  const count = Math.max(1, Math.ceil((now - since) / step));
  const times = (deals: readonly Deal[]): number[] =>
    closedSince(deals, since).flatMap((deal) => (deal.status === 'won' ? deal.won : deal.lost) ?? []);
  const inPart = (all: readonly number[], at: number): number =>
    // A clock that is ahead of ours puts a deal into the last part.
    all.filter((time) => Math.min(count - 1, Math.floor((time - since) / step)) === at).length;
  const [wins, losses] = [times(won), times(lost)];
  return Array.from({ length: count }, (_none, at) => ({
    from: utcDay(since + at * step),
    won: inPart(wins, at),
    lost: inPart(losses, at),
  }));
}
