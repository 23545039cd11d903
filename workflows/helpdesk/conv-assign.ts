/** `helpdeskcli conv assign`: assigns conversations to a user, or unassigns them. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { idNumber, nameOf } from './lib/conversation.js';

export interface ConvAssignArgs {
  readonly id: string | readonly string[];
  readonly user: string;
}

const convAssign: Workflow<ConvAssignArgs, 'assign' | 'unassign'> = async ({ id, user }, kit) => {
  const { calls, inTurn, out } = kit;
  const owner = user === 'none' ? undefined : user;
  await inTurn('id', id, (one) =>
    owner === undefined ? calls.unassign.send({ id: one }) : calls.assign.send({ id: one, owner }),
  );
  const names = [id]
    .flat()
    .map((one) => nameOf(one, kit))
    .join(', ');
  const line =
    owner === undefined ? `Unassigned conversation ${names}` : `Assigned conversation ${names} to user ${owner}`;
  const ids = Array.isArray(id) ? id.map(idNumber) : idNumber(id as string);
  await out.action(line, { id: ids, user: idNumber(owner) });
};

export default convAssign;
