import { rm } from 'node:fs/promises';
import { allAccounts } from '../auth/login.js';
import { openStore } from '../auth/store.js';
import type { Context } from '../contract/context.js';
import { sandboxFile } from '../state/paths.js';
import { createProfile, sandboxProfile } from '../state/profile.js';

/** Throws away what was done in the sandbox, sign-ins included; the next command finds it as it was at first. */
export default async function reset(_args: unknown, context: Context): Promise<void> {
  const store = await openStore({ ...context, profile: createProfile(context.folder, sandboxProfile) });
  for (const account of allAccounts(context.service)) await store.remove(account);
  await rm(sandboxFile(context.folder), { force: true });
  await context.out.action('The sandbox is as it was at first.', { reset: true });
}
