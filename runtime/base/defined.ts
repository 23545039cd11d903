/** `T` with every key that may hold `undefined` made optional. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Copies an object without the keys whose value is `undefined`; keeps all others, also `null` and `''`. */
export function defined<const T extends object>(parts: T): Defined<T> {
  const kept = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as Defined<T>;
}
