/** Values that are made when they are first asked for, such as a part of a run whose code most runs never load. */

/** Returns the same value each time. The first call makes it. */
export interface Lazily<T> {
  (): Promise<T>;
  /** The value if it was made, and undefined if it was never asked for or could not be made. */
  readonly started: () => Promise<T | undefined>;
}

export function lazily<T>(make: () => Promise<T>): Lazily<T> {
  let made: Promise<T> | undefined;
  return Object.assign(() => (made ??= make()), { started: async () => made?.catch(() => undefined) });
}
