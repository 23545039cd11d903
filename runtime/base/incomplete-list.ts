/** Remembers lists inside records of which a service returned only the first part. */

const incomplete = new WeakSet<readonly unknown[]>();

/** Returns the list, marked as the first part of a longer one. */
export function asIncomplete<List extends readonly unknown[]>(list: List): List {
  incomplete.add(list);
  return list;
}

export const isIncomplete = (value: unknown): boolean => Array.isArray(value) && incomplete.has(value);
