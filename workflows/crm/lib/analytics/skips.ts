/** Finds moves of deals that skipped stages or went back. */
import type { Deal } from './deal.js';
import { pathOf, type Change } from './history.js';
import { inOrder, type Stage } from './stage.js';
import type { Id } from './record-values.js';

export interface Place {
  readonly stageId: Id;
  readonly name: string;
  readonly order: number;
}

export interface StageSkip {
  readonly dealId: Id;
  readonly kind: 'skip' | 'backward';
  readonly from: Place;
  readonly to: Place;
  /** Names of the stages between. */
  readonly skipped: readonly string[];
  readonly actor_user_id: Id;
  /** As the service sent it. */
  readonly time: unknown;
}

/** Returns the moves of a deal that skipped stages of the pipeline or went back, oldest first. */
export function stageSkips(stages: readonly Stage[], deal: Deal, changes: readonly Change[]): StageSkip[] {
  const known = new Map(stages.map((stage) => [stage.key, stage]));
  return pathOf(changes).moves.flatMap(({ from, to, actor, at }): StageSkip[] => {
    const [before, after] = [known.get(from ?? ''), known.get(to ?? '')];
    if (before === undefined || after === undefined) return [];
    const isBackward = after.order < before.order;
    if (!isBackward && after.order <= before.order + 1) return [];
    const between = isBackward ? [] : stages.filter(({ order }) => order > before.order && order < after.order);
    return [
      {
        dealId: deal.id,
        kind: isBackward ? 'backward' : 'skip',
        from: placeOf(before),
        to: placeOf(after),
        skipped: inOrder(between).map(({ name }) => name),
        actor_user_id: actor,
        time: at,
      },
    ];
  });
}

const placeOf = ({ id, name, order }: Stage): Place => ({ stageId: id, name, order });
