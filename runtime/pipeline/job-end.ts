/** How the end of a job is printed. */
import type { Poll, RequestPlan } from '../contract/command.js';
import { defined } from '../base/defined.js';

/** Returns the plan by which the last state of a job is printed. */
export function endedPlan(plan: RequestPlan, { says, gives }: Poll): RequestPlan {
  const { says: _started, gives: _id, poll: _job, reread: _again, ...rest } = plan;
  return { ...rest, shape: gives === undefined ? 'record' : 'action', ...defined({ says, gives }) };
}
