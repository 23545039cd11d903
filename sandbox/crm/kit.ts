/** Times, filters and links that the collections of the CRM share. */
import { isNumeric } from '../engine/digits.js';
import { refuse } from '../engine/refusal.js';
import type { FieldRule, Filter, Incoming, Place, Row, State } from '../engine/types.js';
import { addedAt, changedAt } from '../story/sales.js';

/** Id of the user that every credential of the sandbox belongs to. */
export const ME = 1;
export const CURRENCY = 'EUR';
export const DAY = 86_400_000;

/** Times of version 2: UTC, whole seconds. */
export function rfc(date: Date | number): string {
  return `${new Date(date).toISOString().slice(0, 19)}Z`;
}

/** Times of notes, files and users in version 1. */
export function plainTime(date: Date | number): string {
  return rfc(date).replace('T', ' ').slice(0, 19);
}

export function day(date: Date | number): string {
  return new Date(date).toISOString().slice(0, 10);
}

/**
 * Creation and last change of a seeded record. Both rise with the position, so that lists can be sorted by them without a scan.
 * A record that another service knows too has its time at a fixed part of its share.
 */
export function times(
  { index, start, count, random }: Place,
  collection: string,
  within?: number,
): { readonly added: number; readonly updated: number } {
  // A random time within its own share, so that times look natural and still rise.
  const drawn = random.next() * 0.9;
  const added = addedAt(index, within ?? drawn, count(collection), start);
  return { added, updated: changedAt(added, start) };
}

/** Keys that begin with `$` are the sandbox's own and never leave it. */
export function visible(row: Row): Row {
  const shown: Row = {};
  for (const key of Object.keys(row)) if (!key.startsWith('$')) shown[key] = row[key];
  return shown;
}

export function idField(collection: string, title: string): FieldRule {
  return {
    kind: 'integer',
    check: (value, state) =>
      state.rows(collection).get(Number(value)) === undefined
        ? `is not a ${title.toLowerCase()} of this account`
        : undefined,
  };
}

/** With a saved filter the service ignores all other filters. */
export function unlessSaved(filter: Filter): Filter {
  return (row, value, request, state) => request.query.has('filter_id') || filter(row, value, request, state);
}

/** Equality with an id, or with one of a comma-separated list. */
export function idFilter(field: string): Filter {
  return unlessSaved((row, value, request) => {
    const wanted = once(request, `id ${field}`, () => {
      if (!/^\d+(,\d+)*$/.test(value)) refuse(400, `Parameter ${field} must be an integer`);
      return new Set(value.split(',').map(Number));
    });
    return wanted.has(Number(row[field] ?? -1));
  });
}

/** `ids`: at most 100. */
export const idsFilter: Filter = unlessSaved((row, value, request) => {
  const wanted = once(request, 'ids', () => {
    const ids = value.split(',');
    if (ids.length > 100) refuse(400, 'Parameter ids may hold at most 100 ids');
    if (ids.some((id) => !/^\d+$/.test(id))) refuse(400, 'Parameter ids must be integers');
    return new Set(ids.map(Number));
  });
  return wanted.has(Number(row['id']));
});

/** `updated_since`, inclusive, and `updated_until`, exclusive. Fractions of a second are refused. */
export function changedFilter(side: 'since' | 'until'): Filter {
  return (row, value, request) => {
    const bound = once(request, side, () => instant(`updated_${side}`, value));
    const at = String(row['update_time']);
    return side === 'since' ? at >= bound : at < bound;
  };
}

function instant(name: string, value: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(value) || Number.isNaN(Date.parse(value))) {
    refuse(400, `Parameter ${name} must be an RFC 3339 time without fractions of a second`);
  }
  return rfc(Date.parse(value));
}

/** Parameters that change the output, not the selection. */
export const known: Filter = () => true;

const memory = new WeakMap<Incoming, Map<string, unknown>>();

/** Returns a value computed once per request, however many rows need it. */
export function once<T>(request: Incoming, name: string, make: () => T): T {
  let values = memory.get(request);
  if (values === undefined) memory.set(request, (values = new Map()));
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}

/** The linked record. */
export function linked(state: State, collection: string, id: unknown): Row | undefined {
  return id === null || id === undefined ? undefined : state.rows(collection).get(id as number);
}

export function count(value: unknown): number {
  const amount = isNumeric(value) ? Number(value) : 0;
  return Number.isFinite(amount) ? amount : 0;
}

export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
