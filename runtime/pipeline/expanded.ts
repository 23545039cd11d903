/** Requests the collections of which the output shows a column: the service returns them on request only. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import { shownOf } from '../output/choice.js';
import type { Bound } from './reading.js';

type Query = Readonly<Record<string, unknown>>;

/** Returns the query with the collections of the columns that are shown, besides those that the user expands. */
export function expanded(query: Query, plan: RequestPlan, { reading }: Bound, { globals, out }: Context): Query {
  const derived = plan.columns?.filter(({ expand }) => expand !== undefined) ?? [];
  const { $select: select, $expand: own } = query;
  // A selection of fields has columns of its own.
  const isNarrowed = Array.isArray(select) && !select.includes('*');
  const hasColumns = !['raw', 'count'].includes(reading.print);
  if (derived.length === 0 || plan.method !== 'GET' || isNarrowed || !hasColumns) return query;
  const wanted = shownOf(derived, globals, out.format).flatMap(({ expand = [] }) => expand);
  if (wanted.length === 0) return query;
  const all = (before: unknown): readonly unknown[] => [...new Set([before ?? [], wanted].flat())];
  return { ...query, $expand: all(own), ...(select !== undefined && { $select: all(select) }) };
}
