/** The guard of a run. Its code and the policy files are loaded at the first write: a read has neither. */
import { lazily } from '../base/lazily.js';
import { isWrite } from '../base/writes.js';
import type { Guard, GuardParts } from './guard.js';

/** Returns the guard of a run. */
export function lazyGuard(parts: GuardParts): Guard {
  const load = lazily(async () => (await import('./guard.js')).createGuard(parts));
  return {
    admit: async (effect, ...rest) => (isWrite(effect) ? (await load()).admit(effect, ...rest) : undefined),
    check: async (call, effect, ...rest) => (isWrite(effect) ? (await load()).check(call, effect, ...rest) : undefined),
  };
}
