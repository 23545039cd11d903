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
    },
  });
  const reply = await http.send({ method: 'GET', path: credential.prove, host, effect: 'read', retry: false });
  return reply.body;
}
