/** Collections with their records, created on first use. */
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

/** `2/books` has the rule of `books`, and records of its own. Their parents have the same mark, unless they are shared. */
export type Keeper = (name: string) => Kept;

/** A class rather than an object with closures: one is created for each record that is read. */
class Seeded implements Place {
  declare readonly parent?: Owner;
  readonly random: Random;

  constructor(
    readonly index: number,
    readonly start: Date,
    readonly mark: string,
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
    let kept = made.get(name);
    if (kept === undefined) made.set(name, (kept = find(name)));
    return kept;
  };

  const find = (name: string): Kept => {
    const plain = rules[name];
    if (plain !== undefined) return make(name, plain, '');
    const cut = name.indexOf('/');
    const bare = name.slice(cut + 1);
    const rule = rules[bare];
    if (rule === undefined) throw new Error(`The sandbox has no collection ${name}.`);
    return rule.shared === true ? keep(bare) : make(name, rule, name.slice(0, Math.max(0, cut)));
  };

  const make = (name: string, rule: Collection, mark: string): Kept => {
    /** The collections with the same mark. Each has one text as its key, because concatenated texts are slow keys. */
    const beside = new Map<string, Kept>();
    const near = (other: string): Kept => {
      let kept = beside.get(other);
      if (kept === undefined) beside.set(other, (kept = keep(mark === '' ? other : `${mark}/${other}`)));
      return kept;
    };
    const seed = store.data.seed;
    const ids = idsOf(rule.id, seed, name);
    const parent = rule.parent === undefined ? undefined : near(rule.parent.collection);
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
    const count = (other: string): number => near(other).base.seeded;
    const id = (other: string, at: number): string | number => near(other).ids.of(at);
    const above = parent === undefined ? undefined : { ids: parent.ids, base: parent.base };
    const idOf = (position: number): string | number => ids.of(ids.listed === true ? position % cycle : position);
    const place = (key: number, position: number, index: number): Place =>
      new Seeded(index, start(), mark, count, id, key, position, idOf);

    let defaults: readonly (readonly [string, unknown])[] | undefined;
    const filled = (row: Row): Row => {
      defaults ??= Object.entries(rule.defaults ?? {});
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
        const made = rule.seed?.(new Seeded(index, start(), mark, count, id, recordKey, position, idOf, owner)) ?? {};
        if (isLazy(made)) return made;
        const row: Row = ids.computed ? { [ids.field]: idOf(position) } : {};
        if (owner !== undefined && link !== undefined) row[link.field] = owner.id;
        return filled(Object.assign(row, made));
      },
      filled,
      finds: (field, value) =>
        rule.finds?.[field]?.(value, {
          start: start(),
          mark,
          count,
          position(other, wanted) {
            const { base: target, ids: own } = near(other);
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
