/** The guard of a run. Its code and the policy files are loaded at the first write: a read has neither. */
import { lazily } from '../base/lazily.js';
import { isWrite } from '../base/writes.js';
import { CliError } from '../base/errors.js';
import type { World } from '../contract/run.js';
import type { Guard, GuardParts } from './guard.js';
import { hasPolicies } from './places.js';

/** Returns the guard of a run. */
export function lazyGuard(parts: GuardParts): Guard {
  const load = lazily(async () => (await import('./guard.js')).createGuard(parts));
  return {
    admit: async (effect, ...rest) => (isWrite(effect) ? (await load()).admit(effect, ...rest) : undefined),
    check: async (call, effect, ...rest) => (isWrite(effect) ? (await load()).check(call, effect, ...rest) : undefined),
  };
}

/** Where the policies of a run are. */
export interface PolicyRun {
  readonly binary: string;
  readonly world: Pick<World, 'platform' | 'machine'>;
  readonly profile: string;
  /** Returns the folder of the settings; fails if it is not known. */
  readonly settings: { readonly folder: () => string };
}

/**
 * Returns the subject of a sentence about the policy that hides people; undefined if none does. A policy that cannot be read
 * hides them in a client that `canHide` them: the others have shown them before. Without a policy file, nothing is loaded.
 */
export async function mustHidePeople({ settings, ...run }: PolicyRun, canHide: boolean): Promise<string | undefined> {
  const places = { ...run, folder: folderOf(settings) };
  if (!hasPolicies(places)) return undefined;
  const { findPolicies } = await import('./files.js');
  const found = (await findPolicies(places)).find(({ policy }) =>
    policy === undefined ? canHide : policy.people === 'hidden',
  );
  return found && `The policy ${found.path}`;
}

function folderOf({ folder }: PolicyRun['settings']): string | undefined {
  try {
    return folder();
  } catch (error) {
    if (error instanceof CliError) return undefined;
    throw error;
  }
}
