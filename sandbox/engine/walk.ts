/** Iterates over the records of a collection. */
import type { Ids } from './ids.js';
import { inOrder, keyOf } from './order.js';
import type { ChangeStore, Overlay } from './store.js';
import type { Entry, Order, ParentLink, Point, Row } from './types.js';

/** A collection without its changes: how its seeded records are computed, and its parent. */
export interface Base {
  readonly name: string;
  readonly ids: Ids;
  /** Positions below this one belong to seeded records; with a parent, some positions are empty. */
  readonly seeded: number;
  /** Fields that rise with the position. */
  readonly ordered: ReadonlySet<string>;
  readonly make: (position: number) => Row;
  /** Adds the defaults of fields that a record lacks, and returns it. */
  readonly filled: (row: Row) => Row;
  /** Positions at which seeded records can have a value in a field; undefined if the collection does not find by it. */
  readonly finds: (field: string, value: string | number) => Iterable<number> | undefined;
  /** Fields of a new record that are not sent. */
  readonly draft: (position: number) => Row;
  readonly parent?: ParentLink & {
    readonly locate: (id: string | number) => number;
    /** Number of seeded children of the parent at a position. */
    readonly children: (position: number) => number;
  };
}

/** Iterates over the live records of a collection: computed ones merged with changed and new ones. */
export interface Walk {
  readonly overlay: () => Overlay;
  /** The live record at a position; the stored object itself when it was changed. */
  at(position: number): Row | undefined;
  /** Position of a live record, or -1. `under` is the id of its parent, without which some ids are not unique. */
  locate(id: string | number, under?: string | number): number;
  entries(under: string | number | undefined, order: Order, after?: Point): Iterable<Entry>;
  count(under?: string | number): number;
}

export const NATURAL: Order = { by: [], descending: false };

export function walkOf(base: Base, store: ChangeStore): Walk {
  const { ids, seeded, parent } = base;

  const overlay = (): Overlay => {
    let found = store.data.collections.get(base.name);
    if (found === undefined) store.data.collections.set(base.name, (found = { next: seeded, rows: new Map() }));
    return found;
  };

  const exists = (position: number): boolean =>
    position >= 0 &&
    position < seeded &&
    (parent === undefined || position % parent.most < parent.children(Math.floor(position / parent.most)));

  const has = (position: number): boolean => {
    const changed = overlay().rows.get(position);
    return changed === undefined ? exists(position) : changed !== null;
  };

  const at = (position: number): Row | undefined => {
    const changed = overlay().rows.get(position);
    if (changed !== undefined) return changed ?? undefined;
    return exists(position) ? base.make(position) : undefined;
  };

  /** Range of seeded positions, of one parent or of all. */
  const span = (under: string | number | undefined): [number, number] => {
    if (under === undefined || parent === undefined) return [0, seeded];
    const position = parent.locate(under);
    const from = position * parent.most;
    return position < 0 || from >= seeded ? [0, 0] : [from, from + parent.children(position)];
  };

  let version = -1;
  const below = new Map<string, [position: number, row: Row][]>();
  /** Changed and new records of one parent. A reader of all parents looks at each change once. */
  const changesBelow = (field: string, under: string | number): readonly (readonly [number, Row])[] => {
    if (version !== store.versionOf(base.name)) {
      version = store.versionOf(base.name);
      below.clear();
      for (const [position, row] of overlay().rows) {
        if (row === null) continue;
        const known = below.get(String(row[field]));
        if (known === undefined) below.set(String(row[field]), [[position, row]]);
        else known.push([position, row]);
      }
    }
    return below.get(String(under)) ?? [];
  };

  /** Changed and new records in order. */
  const changes = (under: string | number | undefined, order: Order, after?: Point): (Entry & Point)[] => {
    const found: (Entry & Point)[] = [];
    const rows = under === undefined || parent === undefined ? overlay().rows : changesBelow(parent.field, under);
    for (const [position, row] of rows) {
      if (row === null) continue;
      const point = { position, key: keyOf(order, row), row: () => row, stored: true };
      if (after === undefined || inOrder(order, point, after) > 0) found.push(point);
    }
    return found.sort((a, b) => inOrder(order, a, b));
  };

  /** Unchanged seeded records after a point, by position. Their keys rise with the position. */
  function* originals(under: string | number | undefined, order: Order, after?: Point): Iterable<Entry> {
    const [low, high] = span(under);
    const { rows } = overlay();
    const step = order.descending ? -1 : 1;
    const passed = (position: number): boolean => {
      const key = order.by.length === 0 ? undefined : keyOf(order, base.make(position));
      return after === undefined || inOrder(order, { position, key }, after) > 0;
    };
    let begin = order.descending ? high - 1 : low;
    if (after !== undefined) begin = order.descending ? lastWhere(low, high, passed) : firstWhere(low, high, passed);
    for (let position = begin; position >= low && position < high; position += step) {
      if (rows.has(position) || !exists(position)) continue;
      let row: Row | undefined;
      yield { position, row: () => (row ??= base.make(position)), stored: false };
    }
  }

  function* entries(under: string | number | undefined, order: Order, after?: Point): Iterable<Entry> {
    const rest = changes(under, order, after);
    let i = 0;
    for (const entry of originals(under, order, after)) {
      let next = rest[i];
      if (next !== undefined) {
        const { position } = entry;
        const key = order.by.length === 0 ? undefined : keyOf(order, entry.row());
        for (; next !== undefined && inOrder(order, next, { position, key }) < 0; next = rest[++i]) yield next;
      }
      yield entry;
    }
    for (const entry of rest.slice(i)) yield entry;
  }

  /** Position of a record whose id counts below its parent, or that has an id of its own. */
  const locateListed = (id: string | number, under: string | number | undefined): number => {
    const index = ids.position(id);
    const is = (row: Row | undefined): boolean =>
      row !== undefined &&
      String(row[ids.field]) === String(id) &&
      (parent === undefined || under === undefined || String(row[parent.field]) === String(under));
    if (index >= 0 && (parent === undefined || index < parent.most)) {
      const before = parent === undefined ? 0 : under === undefined ? -1 : parent.locate(under) * parent.most;
      if (before >= 0 && before + index < seeded && is(at(before + index))) return before + index;
    }
    for (const [position, row] of overlay().rows) if (row !== null && is(row)) return position;
    if (parent === undefined || under !== undefined) return -1;
    for (const entry of entries(undefined, NATURAL)) if (is(entry.row())) return entry.position;
    return -1;
  };

  return {
    overlay,
    at,
    entries,
    locate(id, under) {
      if (ids.listed === true) return locateListed(id, under);
      if (ids.computed) {
        const position = ids.position(id);
        return has(position) ? position : -1;
      }
      for (const entry of entries(undefined, NATURAL)) {
        if (String(entry.row()[ids.field]) === String(id)) return entry.position;
      }
      return -1;
    },
    count(under) {
      let sum = 0;
      if (under === undefined && parent === undefined) {
        sum = seeded;
        for (const [position, row] of overlay().rows) sum += Number(row !== null) - Number(position < seeded);
        return sum;
      }
      for (const _ of entries(under, NATURAL)) sum++;
      return sum;
    },
  };
}

/** Smallest position for which `test` holds, given that it holds from some position on; `high` when for none. */
function firstWhere(low: number, high: number, test: (position: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (test(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Largest position for which `test` holds, given that it holds up to some position; `low - 1` when for none. */
function lastWhere(low: number, high: number, test: (position: number) => boolean): number {
  return firstWhere(low, high, (position) => !test(position)) - 1;
}
