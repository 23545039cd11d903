import type { Context } from '../contract/context.js';
import type { Credential } from '../contract/credential.js';

/**
 * One request that shows a credential works, without retries; the answer tells who it belongs to. It speaks for the
 * credential that is handed in and for no other.
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
      remedy: () => Promise.resolve('Check that it was copied whole and belongs to this service, and give it again.'),
    },
  });
  const reply = await http.send({ method: 'GET', path: credential.prove, host, effect: 'read', retry: false });
  return reply.body;
}
