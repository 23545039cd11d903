import type { State } from '../../engine/types.js';
import { collectionName } from '../world.js';

const values = new WeakMap<State, Map<string, { readonly versions: string; readonly value: unknown }>>();

/**
 * Computes a value of a division again only after a change of a resource that it is read from. Values are shared: change a
 * copy.
 */
export function kept<T>(
  name: string,
  division: number,
  state: State,
  resources: readonly string[],
  compute: () => T,
): T {
  const known = values.get(state) ?? new Map<string, { versions: string; value: unknown }>();
  values.set(state, known);
  const key = `${division} ${name}`;
  const versions = resources.map((resource) => state.rows(collectionName(division, resource)).version).join();
  const last = known.get(key);
  if (last?.versions === versions) return last.value as T;
  const value = compute();
  known.set(key, { versions, value });
  return value;
}
