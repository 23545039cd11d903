/** Counts the moves of deals between stages, and to won and lost. */
import type { Deal } from './deal.js';
import { changesOf, pathOf, type Change } from './history.js';
import type { Stage } from './stage.js';
import { ratio, type Id } from './record-values.js';

export interface Edge {
  readonly from: Id;
  readonly fromStage: string;
  /** Id of a stage, `won` or `lost`. */
  readonly to: Id;
  readonly toStage: string;
  readonly count: number;
  /** To a later stage, or won. */
  readonly forward: boolean;
}

export interface Source {
  readonly stageId: Id;
  readonly stage: string;
  readonly order: number;
  readonly totalOut: number;
  /** Share of the moves that went forward; null without a move. */
  readonly forwardRate: number | null;
}

export interface Matrix {
  readonly sources: readonly Source[];
  /** The key is `to` in edges: the id of a stage, `won` or `lost`. */
  readonly destinations: readonly { readonly key: Id; readonly label: string }[];
  /** Number of moves by key of the stage and key of the destination. */
  readonly matrix: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly edges: readonly Edge[];
  readonly backwardEdges: readonly Edge[];
}

const ENDS = { won: 'Won', lost: 'Lost' } as const;

/** Counts every move between stages of the pipeline, and from the current stage to won or lost. */
export function conversionMatrix(stages: readonly Stage[]): {
  readonly add: (deal: Deal, changes: readonly Change[]) => void;
  readonly result: () => Matrix;
} {
  const position = new Map(stages.map(({ key }, at) => [key, at]));
  /** By source, in the order of first appearance. */
  const counts = new Map(stages.map(({ key }) => [key, new Map<string, number>()]));
  const count = (from: string | null, to: string | null): void => {
    const row = counts.get(from ?? '');
    if (row !== undefined && to !== null) row.set(to, (row.get(to) ?? 0) + 1);
  };
  return {
    add: (deal, changes) => {
      for (const { from, to } of pathOf(changes).moves) if (position.has(to ?? '')) count(from, to);
      for (const { to } of changesOf('status', changes)) if (to !== null && to in ENDS) count(deal.stage, to);
    },
    result: () => {
      const edges = stages.flatMap((source, at) =>
        [...(counts.get(source.key) ?? [])].map(([to, number]): Edge => {
          const stage = stages[position.get(to) ?? -1];
          const label = to === 'won' || to === 'lost' ? ENDS[to] : (stage?.name ?? to);
          const forward = stage === undefined ? to === 'won' : (position.get(to) ?? -1) > at;
          return {
            from: source.id,
            fromStage: source.name,
            to: stage?.id ?? to,
            toStage: label,
            count: number,
            forward,
          };
        }),
      );
      const used = new Set([...counts.values()].flatMap((row) => [...row.keys()]));
      return {
        sources: stages.map(({ id, key, name, order }) => {
          const own = edges.filter(({ from }) => String(from) === key);
          const totalOut = own.reduce((sum, edge) => sum + edge.count, 0);
          const forward = own.reduce((sum, edge) => sum + (edge.forward ? edge.count : 0), 0);
          return { stageId: id, stage: name, order, totalOut, forwardRate: ratio(forward, totalOut) };
        }),
        destinations: [
          ...stages.map(({ id, name }) => ({ key: id, label: name })),
          ...Object.entries(ENDS).flatMap(([key, label]) => (used.has(key) ? [{ key, label }] : [])),
        ],
        matrix: Object.fromEntries([...counts].map(([from, row]) => [from, Object.fromEntries(row)])),
        edges,
        backwardEdges: edges.filter(({ forward }) => !forward),
      };
    },
  };
}
