/** Records whose fields are computed when they are read, so that a scan computes only the fields that it needs. */
import { getPath } from 'cmdspec-runtime/kit';
import type { Row } from './types.js';

/** How each field of a record is computed from the source of the record. */
export type Fields<S> = Readonly<Record<string, (source: S) => unknown>>;

class Lazy {
  readonly #source: unknown;
  constructor(source: unknown) {
    this.#source = source;
  }
  static sourceOf(row: Lazy): unknown {
    return row.#source;
  }
}

/**
 * Returns a function that makes records with these fields. They are read-only and have no properties of their own: see
 * `whole`.
 */
export function lazily<S>(fields: Fields<S>): (source: S) => Row {
  class Made extends Lazy {}
  for (const [name, compute] of Object.entries(fields)) {
    Object.defineProperty(Made.prototype, name, {
      enumerable: true,
      get(this: Made) {
        return compute(Lazy.sourceOf(this) as S);
      },
    });
  }
  return (source) => new Made(source) as unknown as Row;
}

export const isLazy = (row: Row): boolean => row instanceof Lazy;

/** A record with all its fields computed; any other record is returned as it is. */
export function whole(row: Row): Row {
  if (!isLazy(row)) return row;
  const copy: Row = {};
  for (const name in row) copy[name] = row[name];
  return copy;
}

/** The value at a path of a record. Computed fields have no paths below them. */
export const valueAt = (row: Row, path: string): unknown => (isLazy(row) ? row[path] : getPath(row, path));
