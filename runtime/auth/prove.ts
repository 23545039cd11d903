import { defined } from '../base/defined.js';
import { ODD_RESPONSE, shapeOf } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import { createHttp } from '../http/index.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { sandboxProfile } from '../state/profile.js';
import type { Context } from '../contract/context.js';
import type { Credential } from '../contract/credential.js';
import type { Service } from '../contract/service.js';
import { attach, attachSecret, type Attached } from './attach.js';
import { requestToken } from './endpoint.js';
import type { Found } from './find.js';
import { identityOf } from './login.js';
import type { Aim } from './origin.js';
import type { AuthParts } from './parts.js';
import { remaining } from './tokens.js';

type Proof = Pick<Credential, 'prove' | 'identity'>;

/**
 * Checks a credential with one request, without retries, and returns the response, which names its owner. Only this
 * credential is sent. Fails with `unavailable` if the response is not that of the service: a maintenance page proves nothing.
 */
export async function prove(
  context: Context,
  credential: Proof,
  host: string,
  origin: string,
  headers: Attached,
  { timeout }: { readonly timeout?: number } = {},
): Promise<unknown> {
  const { service, world, options, variable } = context;
  const http = createHttp({
    ...{ service, world, options, variable, reporter: context },
    authority: {
      origin: () => Promise.resolve(origin),
      headers: (_host, request) => headers(request),
      renew: () => Promise.resolve(false),
      remedy: () =>
        Promise.resolve('Check that it was copied completely and belongs to this service, then enter it again.'),
      account: () => Promise.resolve(''),
    },
  });
  const path = credential.prove;
  const response = await http.send({
    method: 'GET',
    path,
    host,
    effect: 'read',
    retry: false,
    ...defined({ timeout }),
  });
  // The sandbox serves the path of every client, with a record that it makes up.
  const isTrusted = response.isEmpty === true || context.profile.name === sandboxProfile;
  const problem = isTrusted ? undefined : problemOf(context.service, credential, response.body);
  if (problem === undefined) return response.body;
  const details = { statusCode: response.status, method: 'GET', path };
  throw new CliError('unavailable', `${origin} ${problem}.`, ODD_RESPONSE, details);
}

/** Why a response is not that of the service to the request that proves a credential: a clause that follows its subject. */
function problemOf(service: Service, credential: Proof, body: unknown): string | undefined {
  const returned = `returned ${shapeOf(body)}`;
  if (credential.identity !== undefined) {
    const isNamed = Object.keys(identityOf(credential, body)).length > 0;
    return isNamed ? undefined : `${returned}, which does not name the user`;
  }
  const isFilled = Array.isArray(body) || (isObject(body) && Object.keys(body).length > 0);
  const isError = service.errors.message.some((path) => typeof getPath(body, path) === 'string');
  return isFilled && !isError ? undefined : `${returned}, not the response that ${credential.prove} must return`;
}

/**
 * Returns how requests carry a credential, found for where they go, at this moment, without a refresh; `undefined` for an
 * expired token. An app requests a token, as it does in every run. Fails with `auth` if that is refused.
 */
export async function headersNow(parts: AuthParts, found: Found, { origin }: Aim): Promise<Attached | undefined> {
  if ('pair' in found) {
    const grant = await requestToken(parts, found.credential, origin, found.pair, { grant_type: 'client_credentials' });
    return always(attach(found.credential.attach, grant.accessToken));
  }
  const { credential } = found;
  const { now } = parts.world;
  if (credential.kind === 'secret')
    return 'secret' in found ? attachSecret({ ...parts, now }, credential, found.secret) : undefined;
  const left = 'tokens' in found ? remaining(found.tokens, now()) : undefined;
  if (left !== undefined && left <= 0) return undefined;
  return always(attach(credential.attach, 'tokens' in found ? found.tokens.accessToken : found.secret));
}

const always =
  (headers: Readonly<Record<string, string>>): Attached =>
  () =>
    Promise.resolve(headers);
