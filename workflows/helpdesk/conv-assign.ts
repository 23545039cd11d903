import type { Kit, Workflow } from 'cmdspec/kit';
import { idNumber } from './lib/conversation.js';

export interface ConvAssignArgs {
  readonly id: string;
  readonly user: string;
}

const convAssign: Workflow<ConvAssignArgs, 'me' | 'assign' | 'unassign'> = async ({ id, user }, kit) => {
  const owner = await ownerOf(user.trim(), kit);
  if (owner === undefined) await kit.calls.unassign.send({ id });
  else await kit.calls.assign.send({ id, owner });
  const line =
    owner === undefined ? `Conversation #${id} is unassigned` : `Conversation #${id} assigned to user ${owner}`;
  await kit.out.action(line, { id: idNumber(id), user: idNumber(owner) });
};

/** Returns the id of the user or team; undefined to unassign. */
async function ownerOf(user: string, { calls, fail, resolve }: Kit<'me'>): Promise<string | undefined> {
  const word = user.toLowerCase();
  if (word === 'none') return undefined;
  if (word === 'me') return (await calls.me.send()).id;
  if (word === '') fail('usage', '--user is empty; give an id, a name, "me" or "none".');
  return resolve('assignee', user);
}

export default convAssign;
