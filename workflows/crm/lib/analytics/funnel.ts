/** Computes the funnel of a pipeline, estimated from closed deals or counted from their changes. */
import { sumOfValues, type Deal } from './deal.js';
import { changesOf, pathOf, type Change } from './history.js';
import type { Stage } from './stage.js';
import { ratio, type Id } from './record-values.js';

export interface FunnelRow {
  readonly stage: string;
  readonly stageId: Id;
  /** Closed deals that reached this stage or a later one. */
  readonly reached: number;
  /** Share of the deals in the previous stage, from 0; null for the first stage and after an empty one. */
  readonly conversionFromPrev: number | null;
  readonly openCount: number;
  readonly openValue: number;
}

/**
 * Estimates the funnel from the last stage of closed deals. A won deal counts in all stages, a lost deal in all stages up to
 * its own. Deals in stages outside of `stages` do not count.
 */
export function funnel(stages: readonly Stage[], open: readonly Deal[], closed: readonly Deal[]): FunnelRow[] {
  const position = new Map(stages.map(({ key }, at) => [key, at]));
  const last = closed.map((deal) =>
    deal.status === 'won' ? stages.length - 1 : (position.get(deal.stage ?? '') ?? -1),
  );
  const reached = stages.map((_stage, at) => last.filter((index) => index >= at).length);
  return stages.map(({ id, key, name }, at) => {
    const here = open.filter(({ stage }) => stage === key);
    return {
      stage: name,
      stageId: id,
      reached: reached[at] ?? 0,
      conversionFromPrev: fromPrevious(reached, at),
      openCount: here.length,
      openValue: sumOfValues(here),
    };
  });
}

const fromPrevious = (counts: readonly number[], at: number): number | null =>
  at === 0 ? null : ratio(counts[at] ?? 0, counts[at - 1] ?? 0);

export interface ExactRow extends Pick<FunnelRow, 'stage' | 'stageId' | 'conversionFromPrev'> {
  /** Deals that were ever in the stage. */
  readonly entered: number;
}

export interface ExactFunnel {
  readonly rows: readonly ExactRow[];
  /** Deals that were ever won. */
  readonly won: number;
}

/**
 * Counts how many deals were in each stage, by their changes. A deal counts once per stage, and not in a stage that it
 * skipped. A share can be above 1, because deals can begin in any stage.
 */
export function exactFunnel(stages: readonly Stage[]): {
  readonly add: (deal: Pick<Deal, 'stage'>, changes: readonly Change[]) => void;
  readonly result: () => ExactFunnel;
} {
  const entered = new Map(stages.map(({ key }) => [key, 0]));
  let won = 0;
  return {
    add: (deal, changes) => {
      const { start, moves } = pathOf(changes);
      const visited = moves.length === 0 ? [deal.stage] : [start, ...moves.map(({ to }) => to)];
      for (const key of new Set(visited)) {
        const before = key === null ? undefined : entered.get(key);
        if (key !== null && before !== undefined) entered.set(key, before + 1);
      }
      if (changesOf('status', changes).some(({ to }) => to === 'won')) won += 1;
    },
    result: () => {
      const counts = stages.map(({ key }) => entered.get(key) ?? 0);
      const rows = stages.map(({ id, name }, at) => ({
        stage: name,
        stageId: id,
        entered: counts[at] ?? 0,
        conversionFromPrev: fromPrevious(counts, at),
      }));
      return { rows, won };
    },
  };
}
