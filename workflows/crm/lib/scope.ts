/** The scope of the figures of a table. */
import type { Kit } from 'cmdspec-runtime/kit';
import type { Pipeline } from './account.js';
import { currenciesOf, type Deal } from './analytics/deal.js';

export interface Scope {
  readonly pipeline: Pipeline;
  /** Id of the only owner whose deals count. */
  readonly owner?: string | undefined;
  /** Days before now. */
  readonly period?: number;
  /** Deals whose values are added up in the table, if any are. */
  readonly valued?: readonly Deal[];
}

/** Prints a line above a table: `Pipeline 1 (Sales), last 90 days, values in EUR`. The other formats have the rows alone. */
export async function printScope(scope: Scope, { out }: Pick<Kit, 'out'>): Promise<void> {
  if (out.format === 'table') await out.text(scopeLine(scope));
}

export function scopeLine({ pipeline: { id, name }, owner, period, valued = [] }: Scope): string {
  const currencies = currenciesOf(valued.filter(({ value }) => (value ?? 0) !== 0));
  return [
    id === undefined ? 'All pipelines' : name === undefined ? `Pipeline ${id}` : `Pipeline ${id} (${name})`,
    ...(owner === undefined ? [] : [`owner ${owner}`]),
    ...(period === undefined ? [] : [`last ${period === 1 ? 'day' : `${period} days`}`]),
    ...(currencies.length === 0 ? [] : [`values in ${currencies.map((one) => one ?? 'no currency').join(' and ')}`]),
  ].join(', ');
}
