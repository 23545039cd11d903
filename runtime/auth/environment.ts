/** The credentials that the environment carries. */
import type { World } from '../contract/run.js';
import type { Credential, OAuthCredential } from '../contract/credential.js';
import type { Service } from '../contract/service.js';

/** Id and secret of an OAuth client. */
export interface ClientPair {
  readonly id: string;
  readonly secret: string;
}

/** Returns the app in the environment. */
export function pairFromEnvironment(
  { env }: Pick<World, 'env'>,
  { client }: Pick<OAuthCredential, 'client'>,
): ClientPair | undefined {
  const id = env[client.id.env];
  const secret = env[client.secret.env];
  return id && secret ? { id: id.trim(), secret: secret.trim() } : undefined;
}

/** Whether an app can request a token for a run. */
export const requestsToken = (credential: Credential): credential is OAuthCredential =>
  credential.kind === 'oauth' && credential.grant === 'client-credentials';

/** Returns the environment variables that can carry one of these credentials for a run; an app has two. */
export function variablesOf(credentials: readonly Credential[]): string[] {
  const names = credentials.flatMap((credential) => [
    credential.env ?? [],
    requestsToken(credential) ? `${credential.client.id.env} with ${credential.client.secret.env}` : [],
  ]);
  return [...new Set(names.flat())];
}

/** Returns the environment variables that hold credentials of the service. */
export function credentialVariables({
  service,
  world,
}: {
  readonly service: Pick<Service, 'credentials'>;
  readonly world: Pick<World, 'env'>;
}): readonly string[] {
  const names = Object.values(service.credentials).flatMap((credential) => {
    if (credential.env !== undefined && world.env[credential.env]) return [credential.env];
    if (!requestsToken(credential) || pairFromEnvironment(world, credential) === undefined) return [];
    return [credential.client.id.env, credential.client.secret.env];
  });
  return [...new Set(names)];
}

/**
 * Returns the environment of a program that the client starts: without the secrets of the client, which no such program
 * needs. A browser, or a server in the background, would hold them for days.
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
