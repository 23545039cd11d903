import { getPath } from 'cmdspec-runtime/kit';
import { compareNumbers, isNumeric, parseDigits, writeDigits } from './digits.js';
import type { Row } from './types.js';

/** A record while a list is built. `row` is computed on first use. */
export interface Entry {
  readonly position: number;
  readonly row: () => Row;
  /** The record is the stored object itself; copy it before returning it. */
  readonly stored: boolean;
}

export interface Order {
  /** Absent: by position. */
  readonly field?: string;
  readonly descending: boolean;
}

/** A point in a list: position and sort key of the record before it. */
export interface Point {
  readonly position: number;
  readonly key: unknown;
}

export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === undefined || a === null) return b === undefined || b === null ? 0 : -1;
  if (b === undefined || b === null) return 1;
  if (isNumeric(a) && isNumeric(b)) return compareNumbers(a, b);
  const left = String(a);
  const right = String(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

export function keyOf(order: Order, row: Row): unknown {
  return order.field === undefined ? undefined : getPath(row, order.field);
}

/** Negative when `a` comes first. Equal keys follow the position, so that every order is total. */
export function inOrder(order: Order, a: Point, b: Point): number {
  const sign = order.descending ? -1 : 1;
  return sign * (compare(a.key, b.key) || a.position - b.position);
}

export function encode(point: Point): string {
  return Buffer.from(writeDigits([point.position, point.key ?? null])).toString('base64url');
}

/** `undefined` for text that is not a cursor of this sandbox. */
export function decode(token: string): Point | undefined {
  try {
    const [position, key] = parseDigits(Buffer.from(token, 'base64url').toString('utf8')) as [unknown, unknown];
    return Number.isInteger(position) ? { position: position as number, key } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Yields the first `count` of many entries in order without holding the others, for fields in no natural order.
 */
export function* best(entries: Iterable<Entry>, order: Order, count: number, after?: Point): Iterable<Entry> {
  let kept: { point: Point; entry: Entry }[] = [];
  const cut = (): void => {
    kept.sort((a, b) => inOrder(order, a.point, b.point));
    kept = kept.slice(0, count);
  };
  for (const entry of entries) {
    const point = { position: entry.position, key: keyOf(order, entry.row()) };
    if (after !== undefined && inOrder(order, point, after) <= 0) continue;
    kept.push({ point, entry });
    if (kept.length >= count * 2 + 1000) cut();
  }
  cut();
  for (const { entry } of kept) yield entry;
}
