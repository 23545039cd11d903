/** Copies objects without undefined values. */

/** `T` with every key that may hold `undefined` made optional. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Copies an object without the keys whose value is `undefined`; keeps all others, also `null` and `''`. */
export function defined<const T extends object>(parts: T): Defined<T> {
  const copied: Record<string, unknown> = {};
  // Every request copies several objects, and a list of entries would cost three times as much.
  for (const key of Object.keys(parts)) {
    const value: unknown = parts[key as keyof T];
    if (value !== undefined) copied[key] = value;
  }
  return copied as Defined<T>;
}
