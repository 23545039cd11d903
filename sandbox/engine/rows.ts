import { best, decode, encode, keyOf, type Entry, type Order, type Point } from './order.js';
import { cloned } from './digits.js';
import { refuse } from './refusal.js';
import type { Store } from './store.js';
import type { PageFacts, Reading, Row, Rows } from './types.js';
import { NATURAL, type Base, type Walk } from './walk.js';

export function rowsOf(base: Base, walk: Walk, store: Store): Rows {
  const { ids } = base;

  const set = (position: number, row: Row | null): void => {
    const { rows } = walk.overlay();
    const old = rows.get(position);
    store.undo(() => (old === undefined ? rows.delete(position) : rows.set(position, old)));
    store.touch(base.name);
    const before = old === undefined ? (position < base.seeded ? base.make(position) : undefined) : (old ?? undefined);
    const id = (row ?? before ?? {})[ids.field] as string | number;
    store.written.push({ collection: base.name, id, before, after: row ?? undefined });
    rows.set(position, row);
  };

  return {
    seeded: base.seeded,
    get version() {
      return store.versionOf(base.name);
    },
    count: walk.count,
    read: reader(base, walk, store),
    get(id, parent) {
      const position = walk.locate(id, parent);
      return position < 0 ? undefined : cloned(walk.at(position));
    },
    find(test, parent) {
      for (const entry of walk.entries(parent, NATURAL)) if (test(entry.row())) return copy(entry);
      return undefined;
    },
    having(field, value) {
      const positions = base.finds(field, value);
      if (positions === undefined) throw new Error(`${base.name} has no records that are found by ${field}.`);
      const all = new Set([...positions].filter((position) => position < base.seeded));
      for (const [position, row] of walk.overlay().rows) if (row?.[field] === value) all.add(position);
      return [...all]
        .sort((a, b) => a - b)
        .flatMap((position): Row[] => {
          const row = walk.at(position);
          return row?.[field] === value ? [cloned(row)] : [];
        });
    },
    *scan({ parent, reverse } = {}) {
      for (const entry of walk.entries(parent, { descending: reverse === true })) yield copy(entry);
    },
    insert(row) {
      const overlay = walk.overlay();
      const position = overlay.next;
      store.undo(() => (overlay.next = position));
      overlay.next = position + 1;
      const own = ids.listed === true ? row[ids.field] : undefined;
      const id = ids.computed ? (own ?? ids.of(position)) : row[ids.field];
      const stored = cloned(
        base.whole({
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
      set(position, cloned(base.whole({ ...row })));
    },
    drop(id, parent) {
      const position = walk.locate(id, parent);
      if (position >= 0) set(position, null);
    },
  };
}

/** Copies a stored record, which is shared; a computed one is new for each reader. */
function copy(entry: Entry): Row {
  return entry.stored ? cloned(entry.row()) : entry.row();
}

function* filter(entries: Iterable<Entry>, where: (row: Row) => boolean): Iterable<Entry> {
  for (const entry of entries) if (where(entry.row())) yield entry;
}

/** Returns a reader of pages. It caches the ends of pages and totals until the next change. */
function reader(base: Base, walk: Walk, store: Store): (reading: Reading) => PageFacts {
  const ends = new Map<string, Point>();
  const totals = new Map<string, number>();
  let seen = -1;

  return (reading) => {
    if (seen !== store.revision) {
      seen = store.revision;
      ends.clear();
      totals.clear();
    }
    const { where, size, parent } = reading;
    const { order, rising } = orderOf(base, reading);
    const named = where === undefined || reading.key !== undefined;
    const label = JSON.stringify([parent, reading.sort, where === undefined ? null : reading.key]);
    const passing = (entries: Iterable<Entry>): Iterable<Entry> =>
      where === undefined ? entries : filter(entries, where);

    const offset = reading.offset ?? 0;
    const known = named && reading.after === undefined ? ends.get(`${label}${offset}`) : undefined;
    const after =
      reading.after === undefined ? known : (decode(reading.after) ?? refuse(400, 'The cursor is not valid'));
    let skip = known === undefined ? offset : 0;

    const entries = rising
      ? passing(walk.entries(parent, order, after))
      : best(passing(walk.entries(parent, NATURAL)), order, skip + size + 1, after);
    const rows: Row[] = [];
    let end: Point | undefined;
    let more = false;
    for (const entry of entries) {
      if (skip-- > 0) continue;
      more = rows.length === size;
      if (more) break;
      rows.push(copy(entry));
      end = { position: entry.position, key: keyOf(order, entry.row()) };
    }
    if (named && more && end !== undefined && reading.after === undefined) ends.set(`${label}${offset + size}`, end);

    const total = (): number => {
      if (where === undefined) return walk.count(parent);
      let sum = named ? totals.get(label) : undefined;
      if (sum !== undefined) return sum;
      sum = 0;
      for (const _ of passing(walk.entries(parent, NATURAL))) sum++;
      totals.set(label, sum);
      return sum;
    };
    return {
      rows,
      offset,
      size,
      ...(more && end !== undefined && { next: encode(end) }),
      ...(reading.total === true && { total: total() }),
    };
  };
}

/** An order is `rising` when seeded records are already in it by position, so that no sort is needed. */
function orderOf(base: Base, { sort, parent }: Reading): { readonly order: Order; readonly rising: boolean } {
  if (sort === undefined) return { order: NATURAL, rising: true };
  const descending = sort.descending === true;
  if (sort.field === base.ids.field && base.ids.rising) return { order: { descending }, rising: true };
  // Below parents, a field rises only among siblings.
  const rising = base.ordered.has(sort.field) && (base.parent === undefined || parent !== undefined);
  return { order: { field: sort.field, descending }, rising };
}
