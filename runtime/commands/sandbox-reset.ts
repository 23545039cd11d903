/** Removes all changes of the sandbox and its credentials; the next command starts with the first data again. */
import { rm } from 'node:fs/promises';
import { allAccounts, openStore } from '../auth/store.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { withLock } from '../state/lock.js';
import { forgetNames } from '../state/name-lists.js';
import { sandboxFile } from '../state/paths.js';
import { createProfile, sandboxProfile } from '../state/profile.js';

export default async function* reset(_args: unknown, context: Context): AsyncGenerator<Result> {
  const store = await openStore({ ...context, profile: createProfile(context.folder, sandboxProfile) });
  for (const account of allAccounts(context.service)) await store.remove(account);
  const file = sandboxFile(context.folder);
  // A command that has read the data would write them back.
  await withLock(`${file}.lock`, () => rm(file, { force: true }), { signal: context.world.signal });
  await forgetNames(context.folder, sandboxProfile);
  yield { kind: 'action', line: 'The sandbox was reset.', data: { reset: true }, changed: true };
}
