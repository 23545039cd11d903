import { attach } from './attach.js';
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
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { createHttp } = await import('../http/index.js');
  const http = createHttp({
    ...context,
    authority: {
      origin: () => Promise.resolve(origin),
      headers: () => Promise.resolve(headers),
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
 * Returns the headers that a credential has at this moment, without a refresh; `undefined` for an expired token, for a
 * credential of another origin, and for an app that would have to request a token first.
 */
export function headersNow(found: Found, origin: string, now: Date): Readonly<Record<string, string>> | undefined {
  if ('pair' in found) return undefined;
  const bound = 'tokens' in found ? found.tokens.origin : found.origin;
  if (bound !== undefined && bound !== origin && found.source !== 'sandbox') return undefined;
  if (!('tokens' in found)) return attach(found.credential.attach, found.secret);
  const left = remaining(found.tokens, now);
  return left !== undefined && left <= 0 ? undefined : attach(found.credential.attach, found.tokens.accessToken);
}
