/** Keys of `T` that may hold `undefined` as optional keys, all others as they are. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy of an object without the keys whose value is `undefined`; every other value stays, `null` and `''` too. */
export function defined<const T extends object>(parts: T): Defined<T> {
  const kept = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as Defined<T>;
}
