/** The credentials that the environment carries. */
import type { World } from '../contract/run.js';
import type { Credential, OAuthCredential } from '../contract/credential.js';
import type { Service } from '../contract/service.js';

/** Id and secret of an OAuth client; a public client has no secret. */
export interface ClientPair {
  readonly id: string;
  readonly secret?: string;
}

/** Returns the app in the environment. */
export function pairFromEnvironment(
  { env }: Pick<World, 'env'>,
  { client }: Pick<OAuthCredential, 'client'>,
): ClientPair | undefined {
  const id = env[client.id.env];
  if (client.secret === undefined) return id ? { id: id.trim() } : undefined;
  const secret = env[client.secret.env];
  return id && secret ? { id: id.trim(), secret: secret.trim() } : undefined;
}

/** Returns the environment variables of an app, for a sentence. */
export const appVariables = ({ client: { id, secret } }: Pick<OAuthCredential, 'client'>, and = 'with'): string =>
  secret === undefined ? id.env : `${id.env} ${and} ${secret.env}`;

/** Whether an app can request a token for a run. */
export const requestsToken = (credential: Credential): credential is OAuthCredential =>
  credential.kind === 'oauth' && credential.grant === 'client-credentials';

/** Returns the environment variables that can carry credentials for a run, of each way to be let in: some need several. */
export function variablesOf(ways: readonly (readonly Credential[])[]): string[] {
  const names = ways.flatMap((way) =>
    way
      .map((credential) => [
        ...(credential.env === undefined ? [] : [credential.env]),
        ...(requestsToken(credential) ? [appVariables(credential)] : []),
      ])
      // Each way to give the first, with each way to give the next.
      .reduce((all, own) => all.flatMap((before) => own.map((one) => [...before, one])), [[]] as string[][])
      .map((together) => together.join(' with ')),
  );
  return [...new Set(names)];
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
    return [credential.client.id.env, credential.client.secret?.env ?? []].flat();
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
    Object.values(credentials).flatMap((one) => [one.env, one.kind === 'oauth' ? one.client.secret?.env : undefined]),
  );
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secret.has(name)));
}
