/** Helpers for plain objects. */

/**
 * Whether a value is a plain object: not a list, not `null`, and not an instance of a class such as `LosslessNumber`.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  // Objects of another realm have another root prototype, which has no parent either.
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** Merges rows into one without a prototype: `row[name]` is then a value of the row for every name, also `constructor`. */
export function withoutPrototype<Value = unknown>(
  ...rows: readonly Readonly<Record<string, NoInfer<Value>>>[]
): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, ...rows) as Record<string, Value>;
}

/** Returns an object with other values of some properties. The others are still read from it, also by getters, only when used. */
export function extended<T extends object>(object: T, more: Partial<T>): T {
  return Object.create(object, Object.getOwnPropertyDescriptors(more)) as T;
}

/**
 * Whether an untrusted name is safe as an object key: assigning to it does not replace the prototype. Names that objects
 * inherit, such as `constructor`, are ordinary keys, because only own keys are read.
 */
export const isSafeKey = (name: string): boolean => name !== '__proto__';
