/** Stores a person's approval of a plan beside the policies that ask, so that it can be applied where nobody can be asked. */
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { storeApproval } from '../policy/approvals.js';
import { isOwn } from '../policy/files.js';
import { layersOf } from '../policy/guard.js';
import { accountOf, checkUsable, confirmLines, openPlan } from './lib/plan-rows.js';
import { placesOf } from './lib/policies.js';

export default async function* approve(
  { file: path }: { readonly file: string },
  context: Context,
): AsyncGenerator<Result> {
  const { service, world } = context;
  const plan = await openPlan(path, context);
  checkUsable(plan, path, context);
  const policies = (await layersOf(placesOf(context))).flatMap(({ file }) => file ?? []);
  const { header, lines, digest } = plan;
  const { account, expires } = header;
  if (policies.length === 0) {
    context.note('No policy asks about writes, so the plan needs no approval.');
    yield { kind: 'record', record: { digest, account, expires, policies: [] } };
    return;
  }
  const others = policies.filter((policy) => !isOwn(policy)).map((policy) => `${policy.path} (${policy.owner})`);
  if (others.length === policies.length)
    throw new CliError('refused', `Only the owner of a policy approves plans for it: ${others.join(', ')}.`);
  if (!context.prompts)
    throw new CliError('refused', 'A person approves a plan at a terminal, and no terminal is available.');
  context.live(`"${service.binary} plan show" prints all lines.`, 'text');
  await confirmLines(`Approve this plan for ${accountOf(header)}, until ${expires}?`, lines, context);
  const own = policies.filter(isOwn);
  for (const policy of own) await storeApproval(policy, { digest, account, expires }, world);
  if (others.length > 0) context.warn(`Other policies need the approval of their owner: ${others.join(', ')}.`);
  const record = { digest, account, expires, policies: own.map((policy) => policy.path) };
  yield { kind: 'record', record };
}
