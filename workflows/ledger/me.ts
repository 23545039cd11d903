import type { Context } from '../../runtime/contract/context.js';
import { answeredRecord, printOne } from './lib/record.js';

/** Shows the signed-in user and session. */
export default async function me(args: { readonly raw?: boolean }, context: Context): Promise<void> {
  const reply = await context.http.send({ method: 'GET', path: '/api/v1/current/Me', effect: 'read' });
  return args.raw === true ? context.out.json(reply.body) : printOne(answeredRecord(reply) ?? {}, undefined, context);
}
