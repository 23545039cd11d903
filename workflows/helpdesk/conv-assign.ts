import type { Kit, Workflow } from 'cmdspec/kit';
import { idNumber } from './lib/conversation.js';

export interface ConvAssignArgs {
  readonly id: string;
  readonly user: string;
}

const convAssign: Workflow<ConvAssignArgs, 'me' | 'assign' | 'unassign'> = async ({ id, user }, kit) => {
  const owner = await ownerOf(user, kit);
  if (owner === undefined) await kit.calls.unassign.send({ id });
  else await kit.calls.assign.send({ id, owner });
  const line =
    owner === undefined ? `Conversation #${id} is assigned to nobody` : `Conversation #${id} assigned to user ${owner}`;
  await kit.out.action(line, { id: idNumber(id), user: idNumber(owner) });
};

/** Id of the user; undefined for nobody. */
async function ownerOf(user: string, { calls, fail }: Kit<'me'>): Promise<string | undefined> {
  const word = user.trim().toLowerCase();
  if (word === 'none') return undefined;
  if (word === 'me') return (await calls.me.send()).id;
  if (!/^\d+$/.test(word)) fail('usage', `--user must be a user id, "me" or "none"; it is "${user}".`);
  return word;
}

export default convAssign;
