import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';

/**
 * Environment of a program that the client starts: without the client's secrets, which no such program needs. A browser
 * or a server in the background would otherwise hold them for days.
 */
export function childEnvironment(
  { env }: Pick<World, 'env'>,
  { credentials }: Pick<Service, 'credentials'>,
): World['env'] {
  const secret = new Set(
    Object.values(credentials).flatMap((one) => [one.env, one.kind === 'oauth' ? one.client.secret.env : undefined]),
  );
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secret.has(name)));
}
