import type { Workflow } from 'cmdspec-runtime/kit';
import { idNumber } from './lib/conversation.js';

export interface ConvAssignArgs {
  readonly id: string;
  readonly user: string;
}

const convAssign: Workflow<ConvAssignArgs, 'assign' | 'unassign'> = async ({ id, user }, { calls, nameOf, out }) => {
  const owner = user === 'none' ? undefined : user;
  if (owner === undefined) await calls.unassign.send({ id });
  else await calls.assign.send({ id, owner });
  const line =
    owner === undefined
      ? `Conversation ${nameOf(id)} is unassigned`
      : `Conversation ${nameOf(id)} assigned to user ${owner}`;
  await out.action(line, { id: idNumber(id), user: idNumber(owner) });
};

export default convAssign;
