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
    owner === undefined ? `Conversation #${id} is unassigned` : `Conversation #${id} assigned to user ${owner}`;
  await kit.out.action(line, { id: idNumber(id), user: idNumber(owner) });
};

/** Returns the id of the user; undefined to unassign. */
async function ownerOf(user: string, { calls, fail }: Kit<'me'>): Promise<string | undefined> {
  const word = user.trim().toLowerCase();
  if (word === 'none') return undefined;
  if (word === 'me') return (await calls.me.send()).id;
  if (!/^\d+$/.test(word)) fail('usage', `--user "${user}" is not a user id, "me" or "none".`);
  return word;
}

export default convAssign;
