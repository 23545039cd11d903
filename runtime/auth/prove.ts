/** Checks a credential with one request, and reads from the response who its owner is. */
import { defined } from '../base/defined.js';
import { ODD_RESPONSE, shapeOf } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import { createHttp } from '../http/index.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import { sandboxProfile } from '../state/profile.js';
import type { Context } from '../contract/context.js';
import type { Credential, Proof } from '../contract/credential.js';
import type { Service } from '../contract/service.js';
import type { Attached } from './attach.js';

/**
 * Returns the request that checks credentials which are sent together: that of the first which has one. Undefined: nothing
 * checks them.
 */
export const proofOf = (credentials: readonly Credential[]): Proof | undefined =>
  credentials.find(({ proof }) => proof !== undefined)?.proof;

/**
 * Checks a credential with one request, without retries, and returns the response, which names its owner. Only this
 * credential is sent. Fails with `unavailable` if the response is not that of the service: a maintenance page proves nothing.
 */
export async function prove(
  context: Context,
  proof: Proof,
  host: string,
  origin: string,
  attached: Attached,
  { timeout }: { readonly timeout?: number } = {},
): Promise<unknown> {
  const { service, world, options, variable } = context;
  const http = createHttp({
    ...{ service, world, options, variable, reporter: context },
    ...defined({ people: context.people }),
    // The only request is a read.
    admit: () => Promise.resolve(undefined),
    authority: {
      origin: () => Promise.resolve(origin),
      carried: (_host, request) => attached(request),
      renew: () => Promise.resolve(false),
      remedy: () =>
        Promise.resolve('Check that it was copied completely and belongs to this service, then enter it again.'),
      account: () => Promise.resolve(''),
    },
  });
  const { path } = proof;
  const response = await http.send({
    ...defined({ timeout }),
    method: 'GET',
    path,
    host,
    effect: 'read',
    retry: false,
  });
  // The sandbox serves the path of every client, with a record that it makes up.
  const isTrusted = response.isEmpty === true || options.profile === sandboxProfile;
  const problem = isTrusted ? undefined : problemOf(service, proof, response.body);
  if (problem === undefined) return response.body;
  const details = { statusCode: response.status, method: 'GET', path };
  throw new CliError('unavailable', `${origin} ${problem}.`, ODD_RESPONSE, details);
}

/** Returns why a response is not that of the service to the request that proves a credential, as a predicate. */
function problemOf(service: Service, proof: Proof, body: unknown): string | undefined {
  const returned = `returned ${shapeOf(body)}`;
  if (proof.identity !== undefined) {
    const isNamed = Object.keys(identityOf(proof, body)).length > 0;
    return isNamed ? undefined : `${returned}, which does not name the user`;
  }
  const isFilled = Array.isArray(body) || (isObject(body) && Object.keys(body).length > 0);
  const isError = service.errors.message.some((path) => typeof getPath(body, path) === 'string');
  return isFilled && !isError ? undefined : `${returned}, not the response that ${proof.path} must return`;
}

/** Returns who signed in, by the names under which it is shown. */
export function identityOf({ identity = {} }: Proof, response: unknown): Record<string, string> {
  const entries = Object.entries(identity).map(([name, template]): [string, string] => [
    name,
    fillText(template, (path) => getPath(response, path)).trim(),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
