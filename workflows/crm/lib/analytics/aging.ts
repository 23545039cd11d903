/** Computes how long open deals have been in their stage. */
import type { Deal } from './deal.js';
import { pathOf, type Change } from './history.js';
import type { Stage } from './stage.js';
import { DAY, plus, type Id } from './record-values.js';

export interface Cohort {
  readonly count: number;
  readonly value: number;
}

export interface AgingRow {
  readonly stage: string;
  readonly stageId: Id;
  /** By the name of the bucket: `0-30`, `90+`. */
  readonly buckets: Readonly<Record<string, Cohort>>;
  /** Days in which 90 % of the completed stays in the stage ended. */
  readonly p90Days: number | null;
  /** Open deals that have been in the stage for more than `p90Days`. */
  readonly p90ExceededCount: number;
  /** Open deals without a known time of their entry into the stage. */
  readonly unknownCount: number;
}

/** Returns the names of the cohorts. Ascending thresholds `30, 60` make `0-30`, `30-60` and `60+`. */
export const bucketNames = (thresholds: readonly number[]): string[] =>
  [0, ...thresholds].map((from, at) => (at === thresholds.length ? `${from}+` : `${from}-${thresholds[at] ?? ''}`));

/**
 * Collects how long open deals have been in their stage, and how long completed stays took.
 *
 * @param thresholds days, ascending; a cohort includes its lower bound
 */
export function aging(
  stages: readonly Stage[],
  thresholds: readonly number[],
  now: number,
): {
  /** `changes`: undefined if they could not be read. */
  readonly add: (deal: Deal, changes: readonly Change[] | undefined) => void;
  readonly result: () => AgingRow[];
} {
  const names = bucketNames(thresholds);
  const found = new Map(
    stages.map(({ key }) => [
      key,
      { cohorts: names.map(() => ({ count: 0, value: 0 })), ages: [] as number[], dwells: [] as number[], unknown: 0 },
    ]),
  );
  return {
    add: (deal, changes) => {
      const { moves } = pathOf(changes ?? []);
      const entries = moves.flatMap(({ to, time }) => (to === null || time === null ? [] : [{ stage: to, time }]));
      entries.slice(0, -1).forEach(({ stage, time }, at) => {
        found.get(stage)?.dwells.push(((entries[at + 1]?.time ?? time) - time) / DAY);
      });
      const here = deal.status === 'open' ? found.get(deal.stage ?? '') : undefined;
      if (here === undefined) return;
      const entered = entries.findLast(({ stage }) => stage === deal.stage)?.time ?? deal.stageChanged ?? deal.added;
      if (entered === null) {
        here.unknown += 1;
        return;
      }
      // A clock that is ahead of ours must not make an age negative.
      const age = Math.max(0, (now - entered) / DAY);
      here.ages.push(age);
      const cohort = here.cohorts[thresholds.filter((threshold) => age >= threshold).length];
      if (cohort === undefined) return;
      cohort.count += 1;
      cohort.value = plus(cohort.value, deal.value ?? 0);
    },
    result: () =>
      stages.map(({ id, key, name }) => {
        const { cohorts, ages, dwells, unknown } = found.get(key) ?? { cohorts: [], ages: [], dwells: [], unknown: 0 };
        const p90Days = nearestRank(dwells, 0.9);
        return {
          stage: name,
          stageId: id,
          buckets: Object.fromEntries(names.map((bucket, at) => [bucket, cohorts[at] ?? { count: 0, value: 0 }])),
          p90Days,
          p90ExceededCount: p90Days === null ? 0 : ages.filter((age) => age > p90Days).length,
          unknownCount: unknown,
        };
      }),
  };
}

/** Returns the percentile of the numbers by nearest rank; null without numbers. `share`: 0 to 1. */
function nearestRank(numbers: readonly number[], share: number): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null;
}
