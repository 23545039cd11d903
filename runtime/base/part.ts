/** Remembers lists inside records of which a service returned only the first part. */

const parts = new WeakSet<readonly unknown[]>();

/** Returns the list, marked as a part of a longer one. */
export function asPart<List extends readonly unknown[]>(list: List): List {
  parts.add(list);
  return list;
}

export const isPart = (value: unknown): boolean => Array.isArray(value) && parts.has(value);
