/** Computes counts, values and warnings of the open deals per stage. */
import { isPastClose, isStale, sumOfValues, weightedValue, type Deal } from './deal.js';
import { byKey, type Stage } from './stage.js';
import { total, utcDay, type Id } from './record-values.js';

export interface HealthRow {
  readonly stage: string;
  readonly stageId: Id;
  readonly openCount: number;
  readonly openValue: number;
  /** Sum of value × probability. */
  readonly weightedValue: number;
  /** Without a change for more than 14 days. */
  readonly staleCount: number;
  /** Without a planned activity. */
  readonly noNextActivityCount: number;
  /** With an expected close date in the past. */
  readonly pastCloseCount: number;
}

/** @param planned keys of the deals with an activity that is not done and due today or later */
export function health(
  stages: readonly Stage[],
  open: readonly Deal[],
  planned: ReadonlySet<string>,
  now: number,
): HealthRow[] {
  const known = byKey(stages);
  const today = utcDay(now);
  return stages.map(({ id, key, name }) => {
    const here = open.filter(({ stage }) => stage === key);
    return {
      stage: name,
      stageId: id,
      openCount: here.length,
      openValue: sumOfValues(here),
      weightedValue: total(here.map((deal) => weightedValue(deal, known))),
      staleCount: here.filter((deal) => isStale(deal, now)).length,
      noNextActivityCount: here.filter((deal) => !planned.has(deal.key)).length,
      pastCloseCount: here.filter((deal) => isPastClose(deal, today)).length,
    };
  });
}
