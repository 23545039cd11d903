/** The handler of a command that is one request, or one list of pages. */
import type { RequestPlan } from '../contract/command.js';
import type { Handler } from '../contract/context.js';
import type { Row } from '../contract/rows.js';

export function request<Args>(plan: RequestPlan): Handler<Args> {
  const handler: Handler<Args> = async (args, context) => {
    const { perform } = await import('./perform.js');
    await perform(plan, args as Row, context);
  };
  return Object.assign(handler, { plan });
}
