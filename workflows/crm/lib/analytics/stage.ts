/** Reads and sorts the stages of a pipeline. */
import type { Row } from 'cmdspec-runtime/kit';
import { keyOf, numberOf, textOf, unusable, type Id } from './record-values.js';

export interface Stage {
  readonly id: Id;
  readonly key: string;
  readonly name: string;
  readonly order: number;
  /** Percent. */
  readonly probability: number | null;
}

/** @throws CliError `unavailable` for a record without an id or a valid order */
export function readStage(row: Row): Stage {
  const key = keyOf(row['id']);
  if (key === null) throw unusable('a stage without an id');
  const order = numberOf(row['order_nr'], `the order of stage ${key}`);
  if (order === null) throw unusable(`stage ${key} without an order`);
  const probability = numberOf(row['deal_probability'], `the probability of stage ${key}`);
  return { id: row['id'], key, name: textOf(row['name']) ?? `#${key}`, order, probability };
}

/** Sorts stages by their order in the pipeline. Stages with the same order number stay as the service lists them. */
export const inOrder = (stages: readonly Stage[]): Stage[] => [...stages].sort((a, b) => a.order - b.order);

export const byKey = (stages: readonly Stage[]): ReadonlyMap<string, Stage> =>
  new Map(stages.map((stage) => [stage.key, stage]));
