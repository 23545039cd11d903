/** Values that are computed again only after a change of the records that they depend on. */
import type { State } from '../../engine/types.js';
import type { Work } from '../../engine/work.js';

interface Value {
  readonly versions: string;
  readonly value: unknown;
}

const values = new WeakMap<State, Map<string, Value>>();

function place(name: string, state: State, resources: readonly string[]) {
  const known = values.get(state) ?? new Map<string, Value>();
  values.set(state, known);
  const versions = resources.map((resource) => state.rows(resource).version).join();
  const last = known.get(name);
  return {
    last: last?.versions === versions ? last : undefined,
    keep: (value: unknown) => known.set(name, { versions, value }),
  };
}

/** Computes a value again only after a change of the resources that it depends on. Values are shared: change a copy. */
export function kept<T>(name: string, state: State, resources: readonly string[], compute: () => T): T {
  const { last, keep } = place(name, state, resources);
  if (last !== undefined) return last.value as T;
  const value = compute();
  keep(value);
  return value;
}

/** The same for long work. */
export function* keeping<T>(name: string, state: State, resources: readonly string[], compute: () => Work<T>): Work<T> {
  const { last, keep } = place(name, state, resources);
  if (last !== undefined) return last.value as T;
  const value = yield* compute();
  keep(value);
  return value;
}
