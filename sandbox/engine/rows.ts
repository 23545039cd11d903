/** The records of a collection. */
import { cloned } from './digits.js';
import { isLazy, whole } from './lazy.js';
import { best, decode, encode, keyOf, orderOf } from './order.js';
import { refuse } from './refusal.js';
import type { ChangeStore } from './store.js';
import type { Entry, Listing, Ordered, PageFacts, Point, Reading, Row, Rows, Sort } from './types.js';
import { NATURAL, type Base, type Walk } from './walk.js';
import { pacer, resulting, type Work } from './work.js';

export function rowsOf(base: Base, walk: Walk, store: ChangeStore, original: () => Rows): Rows {
  const { ids } = base;
  let untouched: Rows | undefined;

  const set = (position: number, row: Row | null): void => {
    const { rows } = walk.overlay();
    const old = rows.get(position);
    store.undo(() => (old === undefined ? rows.delete(position) : rows.set(position, old)));
    store.touch(base.name);
    const before =
      old === undefined ? (position < base.seeded ? whole(base.make(position)) : undefined) : (old ?? undefined);
    const id = (row ?? before ?? {})[ids.field] as string | number;
    store.written.push({ collection: base.name, id, before, after: row ?? undefined });
    rows.set(position, row);
  };

  const listing = (parent?: Reading['parent']): Listing => ({
    entries: (order, after) => walk.entries(parent, order, after),
    orderOf: (sorts) => orderIn(base, sorts, parent),
    count: () => walk.count(parent),
  });

  return {
    seeded: base.seeded,
    get version() {
      return store.versionOf(base.name);
    },
    count: walk.count,
    read: reader(listing, store),
    listing,
    position: walk.locate,
    at: walk.at,
    touched: () => walk.overlay().rows,
    get original() {
      return (untouched ??= original());
    },
    get(id, parent) {
      const position = walk.locate(id, parent);
      const row = position < 0 ? undefined : walk.at(position);
      return row === undefined ? undefined : isLazy(row) ? whole(row) : cloned(row);
    },
    find(test, parent) {
      for (const entry of walk.entries(parent, NATURAL)) if (test(entry.row())) return copy(entry);
      return undefined;
    },
    having(field, value) {
      const positions = base.finds(field, value);
      if (positions === undefined) throw new Error(`${base.name} has no records that are found by ${field}.`);
      const all = new Set([...positions].filter((position) => position >= 0 && position < base.seeded));
      for (const [position, row] of walk.overlay().rows) if (row?.[field] === value) all.add(position);
      return [...all]
        .sort((a, b) => a - b)
        .flatMap((position): Row[] => {
          const row = walk.at(position);
          return row?.[field] === value ? [isLazy(row) ? whole(row) : cloned(row)] : [];
        });
    },
    *scan({ parent, reverse, lazy } = {}) {
      const order = { by: [], descending: reverse === true };
      for (const entry of walk.entries(parent, order)) yield lazy === true ? entry.row() : copy(entry);
    },
    insert(row) {
      const overlay = walk.overlay();
      const position = overlay.next;
      store.undo(() => (overlay.next = position));
      overlay.next = position + 1;
      const own = ids.listed === true ? row[ids.field] : undefined;
      const id = ids.computed ? (own ?? ids.of(position)) : row[ids.field];
      const stored = cloned(
        base.filled({
          ...base.draft(position),
          [ids.field]: id,
          ...row,
          ...(ids.computed && { [ids.field]: id }),
        }),
      );
      set(position, stored);
      return cloned(stored);
    },
    put(row) {
      const { parent } = base;
      const under = parent === undefined ? undefined : (row[parent.field] as string | number | undefined);
      const position = walk.locate(row[ids.field] as string | number, under);
      if (position < 0)
        throw new Error(`${base.name} ${String(row[ids.field])} does not exist and cannot be replaced.`);
      set(position, base.filled(cloned(row)));
    },
    drop(id, parent) {
      const position = walk.locate(id, parent);
      if (position >= 0) set(position, null);
    },
  };
}

/** Copies a stored record, which is shared; a computed one is new for each reader. */
function copy(entry: Entry): Row {
  return entry.stored ? cloned(entry.row()) : whole(entry.row());
}

/** Reads one page of a computed list. */
export function readListing(listing: Listing, reading: Reading): Work<PageFacts> {
  return reader(() => listing, { revision: 0 })(reading);
}

/** Returns a reader of pages. It caches the ends of pages and totals until the next change. */
function reader(
  listed: (parent: Reading['parent']) => Listing,
  store: Pick<ChangeStore, 'revision'>,
): (reading: Reading) => Work<PageFacts> {
  const ends = new Map<string, Point>();
  const totals = new Map<string, number>();
  let seen = -1;

  return function* (reading) {
    if (seen !== store.revision) {
      seen = store.revision;
      ends.clear();
      totals.clear();
    }
    const { where, size, parent } = reading;
    const listing = listed(parent);
    const { order, rising } = listing.orderOf(reading.sort === undefined ? [] : [reading.sort].flat());
    const named = where === undefined || reading.key !== undefined;
    const label = JSON.stringify([parent, reading.sort, where === undefined ? null : reading.key]);
    const isPause = pacer();

    const offset = reading.offset ?? 0;
    const known = named && reading.after === undefined ? ends.get(`${label}${offset}`) : undefined;
    const after =
      reading.after === undefined ? known : (decode(reading.after) ?? refuse(400, 'The cursor is not valid'));
    let skip = known === undefined ? offset : 0;

    const found: Entry[] = [];
    if (rising) {
      for (const entry of listing.entries(order, after)) {
        if (isPause()) yield;
        if (where?.(entry.row()) === false || skip-- > 0) continue;
        if (found.push(entry) > size) break;
      }
    } else {
      const first = best(order, skip + size + 1, after);
      for (const entry of listing.entries(NATURAL)) {
        if (isPause()) yield;
        if (where?.(entry.row()) !== false) first.add(entry);
      }
      found.push(...first.done().slice(skip));
    }
    const page = found.slice(0, size);
    const last = page.at(-1);
    const end =
      found.length > size && last !== undefined
        ? { position: last.position, key: keyOf(order, last.row()) }
        : undefined;
    if (named && end !== undefined && reading.after === undefined) ends.set(`${label}${offset + size}`, end);

    let total = where === undefined ? undefined : totals.get(label);
    if (reading.total === true && total === undefined) {
      total = where === undefined ? yield* resulting(listing.count()) : 0;
      if (where !== undefined) {
        for (const entry of listing.entries(NATURAL)) {
          if (isPause()) yield;
          if (where(entry.row())) total++;
        }
        if (named) totals.set(label, total);
      }
    }
    return {
      rows: page.map(copy),
      offset,
      size,
      ...(end !== undefined && { next: encode(end) }),
      ...(reading.total === true && { total: total ?? 0 }),
    };
  };
}

/** An order is rising when seeded records are already in it by position, so that no sort is needed. */
function orderIn(base: Base, sorts: readonly Sort[], parent: Reading['parent']): Ordered {
  const [first] = sorts;
  if (sorts.length !== 1 || first === undefined) return { order: orderOf(sorts), rising: sorts.length === 0 };
  if (first.field === base.ids.field && base.ids.rising)
    return { order: { by: [], descending: first.descending === true }, rising: true };
  // Below parents, a field rises only among siblings.
  const rising = base.ordered.has(first.field) && (base.parent === undefined || parent !== undefined);
  return { order: orderOf(sorts), rising };
}
