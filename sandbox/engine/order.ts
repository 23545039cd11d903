/** Sorts records, and encodes cursors. */
import { compareNumbers, isNumeric, parseDigits, writeDigits } from './digits.js';
import { valueAt } from './lazy.js';
import type { Entry, Order, Point, Row, Sort } from './types.js';

export function orderOf(sorts: readonly Sort[]): Order {
  return { by: sorts, descending: sorts.length === 1 && sorts[0]?.descending === true };
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

/** Returns the sort key of a record: a value, or one for each of several fields. */
export function keyOf({ by }: Order, row: Row): unknown {
  const [first, ...others] = by;
  if (first === undefined) return undefined;
  return others.length === 0 ? valueAt(row, first.field) : by.map(({ field }) => valueAt(row, field));
}

/** Returns a negative number if `a` comes first. Equal keys follow the position, so that every order is total. */
export function inOrder({ by, descending }: Order, a: Point, b: Point): number {
  if (by.length < 2) return (descending ? -1 : 1) * (compare(a.key, b.key) || a.position - b.position);
  for (const [at, sort] of by.entries()) {
    const result = compare((a.key as unknown[])[at], (b.key as unknown[])[at]);
    if (result !== 0) return sort.descending === true ? -result : result;
  }
  return a.position - b.position;
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

/** Collects the first `count` of many entries in order without holding the others, for fields in no natural order. */
export function best(
  order: Order,
  count: number,
  after?: Point,
): { readonly add: (entry: Entry) => void; readonly done: () => Entry[] } {
  let kept: { point: Point; entry: Entry }[] = [];
  const cut = (): void => {
    kept.sort((a, b) => inOrder(order, a.point, b.point));
    kept = kept.slice(0, count);
  };
  return {
    add(entry) {
      const point = { position: entry.position, key: keyOf(order, entry.row()) };
      if (after !== undefined && inOrder(order, point, after) <= 0) return;
      kept.push({ point, entry });
      if (kept.length >= count * 2 + 1000) cut();
    },
    done() {
      cut();
      return kept.map(({ entry }) => entry);
    },
  };
}
