/** The guard of a run. Its code and the policy files are loaded at the first write: a read has neither. */
import { isWrite } from '../base/writes.js';
import type { Guard, GuardParts } from './guard.js';

/** Returns the guard of a run. */
export function lazyGuard(parts: GuardParts): Guard {
  let loading: Promise<Guard> | undefined;
  const load = (): Promise<Guard> => (loading ??= import('./guard.js').then(({ createGuard }) => createGuard(parts)));
  return {
    admit: async (effect, ...rest) => (isWrite(effect) ? (await load()).admit(effect, ...rest) : undefined),
    check: async (call, effect, ...rest) => (isWrite(effect) ? (await load()).check(call, effect, ...rest) : undefined),
  };
}
