import { attach, attachSecret, type Attached, type AttachParts } from './attach.js';
import type { Found } from './find.js';
import { remaining } from './tokens.js';
import type { Context } from '../contract/context.js';
import type { Credential } from '../contract/credential.js';

/**
 * Checks a credential with one request, without retries, and returns the response, which names its owner. Only this
 * credential is sent.
 */
export async function prove(
  context: Context,
  credential: Pick<Credential, 'prove'>,
  host: string,
  origin: string,
  headers: Attached,
): Promise<unknown> {
  const { createHttp } = await import('../http/index.js');
  const http = createHttp({
    ...context,
    authority: {
      origin: () => Promise.resolve(origin),
      headers: (_host, request) => headers(request),
      renew: () => Promise.resolve(false),
      remedy: () =>
        Promise.resolve('Check that it was copied completely and belongs to this service, then enter it again.'),
      account: () => Promise.resolve(''),
    },
  });
  const reply = await http.send({ method: 'GET', path: credential.prove, host, effect: 'read', retry: false });
  return reply.body;
}

/**
 * Returns how requests carry a credential at this moment, without a refresh; `undefined` for an expired token, for a
 * credential of another origin, and for an app that would have to request a token first.
 */
export async function headersNow(parts: AttachParts, found: Found, origin: string): Promise<Attached | undefined> {
  if ('pair' in found) return undefined;
  const bound = 'tokens' in found ? found.tokens.origin : found.origin;
  if (bound !== undefined && bound !== origin && found.source !== 'sandbox') return undefined;
  const { credential } = found;
  if (credential.kind === 'secret')
    return 'secret' in found ? attachSecret(parts, credential, found.secret) : undefined;
  const left = 'tokens' in found ? remaining(found.tokens, parts.now()) : undefined;
  if (left !== undefined && left <= 0) return undefined;
  const headers = attach(credential.attach, 'tokens' in found ? found.tokens.accessToken : found.secret);
  return () => Promise.resolve(headers);
}
