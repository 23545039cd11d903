/** Whose the data is that commands store. */
import { isLoopback } from '../auth/origin.js';
import type { Context } from '../contract/context.js';
import type { OwnOwner } from '../copy/owner.js';
import { sandboxProfile } from '../state/profile.js';

/** Returns the owner of stored data: the account of the service, or a part of it. */
export async function ownerOf({ client, service, options, http }: Context, part?: string): Promise<OwnOwner> {
  const named = (account: string): string => (part === undefined ? account : `${part} of ${account}`);
  const own = { client: client.binary, account: named(options.profile) };
  // The sandbox is not started for its name.
  if (options.profile === sandboxProfile || Object.keys(service.hosts).length === 0) return own;
  const origin = await http.origin();
  return isLoopback(new URL(origin).hostname)
    ? { ...own, earlier: [named(origin)] }
    : { ...own, account: named(origin) };
}
