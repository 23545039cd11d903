import { cloned } from './digits.js';
import { idsOf, type Ids } from './ids.js';
import { hash, mix, randomOf } from './random.js';
import { isLazy } from './lazy.js';
import { rowsOf } from './rows.js';
import type { ChangeStore, Store } from './store.js';
import type { Collection, Place, Random, Row, Rows } from './types.js';
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

/** A class rather than an object with closures: one is created for each record that is read. */
class Seeded implements Place {
  declare readonly parent?: Owner;
  readonly random: Random;

  constructor(
    readonly index: number,
    readonly start: Date,
    readonly count: Place['count'],
    readonly id: Place['id'],
    key: number,
    private readonly position: number,
    private readonly idOf: (position: number) => string | number,
    parent?: Owner,
  ) {
    this.random = randomOf(mix(key, position));
    if (parent !== undefined) this.parent = parent;
  }

  get own(): string | number {
    return this.idOf(this.position);
  }
}

/** The parent of a seeded record. */
class Owner {
  constructor(
    private readonly above: Pick<Kept, 'ids' | 'base'>,
    readonly index: number,
  ) {}

  get id(): string | number {
    const { ids, base } = this.above;
    if (ids.computed && ids.listed !== true) return ids.of(this.index);
    return base.make(this.index)[ids.field] as string | number;
  }
}

/** The store of a sandbox before all changes. */
function neverChanged(): ChangeStore {
  const fail = (): never => {
    throw new Error('Records as they were cannot be changed.');
  };
  return {
    data: { collections: new Map() },
    ...{ revision: 0, versionOf: () => 0, written: [], touch: fail, undo: fail },
  };
}

/** Creates collections on first use: a service may have hundreds, and a run uses few. */
export function keeper(rules: Readonly<Record<string, Collection>>, store: Store): Keeper {
  const made = new Map<string, Kept>();
  const start = startOf(store);

  const keep: Keeper = (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
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
    const count = (other: string): number => keep(other + mark).base.seeded;
    const id = (other: string, at: number): string | number => keep(other + mark).ids.of(at);
    const above = parent === undefined ? undefined : { ids: parent.ids, base: parent.base };
    const idOf = (position: number): string | number => ids.of(ids.listed === true ? position % cycle : position);
    const place = (key: number, position: number, index: number): Place =>
      new Seeded(index, start(), count, id, key, position, idOf);

    const defaults = Object.entries(rule.defaults ?? {});
    const filled = (row: Row): Row => {
      for (const [name, value] of defaults) if (!Object.hasOwn(row, name)) row[name] = cloned(value);
      return row;
    };

    const base: Base = {
      name,
      ids,
      seeded,
      ordered: new Set(rule.ordered),
      make(position) {
        const index = above === undefined ? position : position % most;
        const owner = above && new Owner(above, Math.floor(position / most));
        const made = rule.seed?.(new Seeded(index, start(), count, id, recordKey, position, idOf, owner)) ?? {};
        if (isLazy(made)) return made;
        const row: Row = ids.computed ? { [ids.field]: idOf(position) } : {};
        if (owner !== undefined && link !== undefined) row[link.field] = owner.id;
        return filled(Object.assign(row, made));
      },
      filled,
      finds: (field, value) =>
        rule.finds?.[field]?.(value, {
          start: start(),
          count,
          position(other, wanted) {
            const { base: target, ids: own } = keep(other + mark);
            const position = own.position(wanted);
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
    const original = (): Rows => {
      const locate = parent?.rows.original.position;
      const alone = base.parent && locate ? { ...base, parent: { ...base.parent, locate } } : base;
      const before = neverChanged();
      const rows: Rows = rowsOf(alone, walkOf(alone, before), before, () => rows);
      return rows;
    };
    return { name, rule, ids, base, walk, rows: rowsOf(base, walk, store, original) };
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
