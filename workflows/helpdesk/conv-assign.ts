import type { Context, Handler, Row } from 'cmdspec/runtime';
import { idNumber } from './lib/conversation.js';

export interface ConvAssignArgs {
  readonly id: string;
  readonly user: string;
}

const convAssign: Handler<ConvAssignArgs> = async ({ id, user }, context) => {
  const owner = await ownerOf(user, context);
  await context.http.send({
    method: 'PATCH',
    path: '/v2/conversations/{id}',
    params: { id },
    effect: 'update',
    encoding: 'patch',
    body: owner === null ? { op: 'remove', path: '/assignTo' } : { op: 'replace', path: '/assignTo', value: owner },
  });
  const line =
    owner === null ? `Conversation #${id} is assigned to nobody` : `Conversation #${id} assigned to user ${owner}`;
  await context.out.action(line, { id: idNumber(id), user: owner });
};

/** Id of the user; null for nobody. */
async function ownerOf(user: string, context: Context): Promise<string | number | null> {
  const word = user.trim().toLowerCase();
  if (word === 'none') return null;
  if (word === 'me') {
    const reply = await context.http.send({ method: 'GET', path: '/v2/users/me' });
    return idNumber(String((context.http.record(reply) as Row).id));
  }
  if (!/^\d+$/.test(word)) context.fail('usage', `--user must be a user id, "me" or "none"; it is "${user}".`);
  return idNumber(word);
}

export default convAssign;
