import { cloned } from './digits.js';
import { idsOf, type Ids } from './ids.js';
import { hash, mix, randomOf } from './random.js';
import { rowsOf } from './rows.js';
import type { Store } from './store.js';
import type { Collection, Place, Row, Rows } from './types.js';
import { walkOf, type Base, type Walk } from './walk.js';

/** A collection in use. */
export interface Kept {
  readonly name: string;
  readonly rule: Collection;
  readonly ids: Ids;
  readonly base: Base;
  readonly walk: Walk;
  readonly rows: Rows;
}

/** `books@2` has the rule of `books` and records of its own, whose parents have the same mark if they are not shared. */
export type Keeper = (name: string) => Kept;

/** Splits the name of a collection from its mark, which begins with an at sign. */
const markOf = (name: string): readonly [bare: string, mark: string] => {
  const at = name.indexOf('@');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at)];
};

/** Creates collections on first use: a service may have hundreds, and a run uses few. */
export function keeper(rules: Readonly<Record<string, Collection>>, store: Store): Keeper {
  const made = new Map<string, Kept>();
  const start = startOf(store);

  const keep: Keeper = (name) => {
    const [bare] = markOf(name);
    const at = rules[bare]?.shared === true ? bare : name;
    let kept = made.get(at);
    if (kept === undefined) made.set(at, (kept = make(at)));
    return kept;
  };

  const make = (name: string): Kept => {
    const [bare, mark] = markOf(name);
    const rule = rules[bare];
    if (rule === undefined) throw new Error(`The sandbox has no collection ${name}.`);
    const seed = store.data.seed;
    const ids = idsOf(rule.id, seed, name);
    const parent = rule.parent === undefined ? undefined : keep(rule.parent.collection + mark);
    const link = rule.parent;
    const records = store.data.records;
    const most = link?.most ?? 1;
    const cycle = parent === undefined ? Infinity : most;
    const seeded =
      rule.seed === undefined
        ? 0
        : parent === undefined
          ? (rule.count?.(records) ?? records)
          : parent.base.seeded * most;

    const recordKey = hash(seed, name);
    const countKey = hash(seed, name, 'count');
    const place = (key: number, position: number, index: number): Place => ({
      index,
      random: randomOf(mix(key, position)),
      start: start(),
      count: (other) => keep(other + mark).base.seeded,
      id: (other, at) => keep(other + mark).ids.of(at),
    });

    const defaults = Object.entries(rule.defaults ?? {});
    const whole = (row: Row): Row => {
      for (const [name, value] of defaults) if (!Object.hasOwn(row, name)) row[name] = cloned(value);
      return row;
    };

    const base: Base = {
      name,
      ids,
      seeded,
      ordered: new Set(rule.ordered),
      make(position) {
        const row: Row = ids.computed ? { [ids.field]: ids.of(ids.listed === true ? position % cycle : position) } : {};
        if (parent === undefined || link === undefined) {
          return whole(Object.assign(row, rule.seed?.(place(recordKey, position, position))));
        }
        const index = Math.floor(position / most);
        const id =
          parent.ids.computed && parent.ids.listed !== true
            ? parent.ids.of(index)
            : (parent.base.make(index)[parent.ids.field] as string);
        row[link.field] = id;
        return whole(
          Object.assign(row, rule.seed?.({ ...place(recordKey, position, position % most), parent: { index, id } })),
        );
      },
      whole,
      finds: (field, value) =>
        rule.finds?.[field]?.(value, {
          count: (other) => keep(other + mark).base.seeded,
          position(other, id) {
            const { base: target, ids: own } = keep(other + mark);
            const position = own.position(id);
            return position < target.seeded ? position : -1;
          },
        }),
      draft: (position) => rule.draft?.(place(recordKey, position, position)) ?? {},
      ...(parent !== undefined &&
        link !== undefined && {
          parent: {
            ...link,
            locate: parent.walk.locate,
            children: (position) => Math.min(most, link.count?.(place(countKey, position, position)) ?? most),
          },
        }),
    };
    const walk = walkOf(base, store);
    return { name, rule, ids, base, walk, rows: rowsOf(base, walk, store) };
  };

  return keep;
}

/** The first day as a date, parsed once per loaded state. */
export function startOf(store: Store): () => Date {
  let text = '';
  let date = new Date(0);
  return () => {
    if (store.data.start !== text) date = new Date((text = store.data.start));
    return date;
  };
}
