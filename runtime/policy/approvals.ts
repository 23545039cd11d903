/**
 * Approvals of plans. They are stored beside the policy that asks, and count only if their file has the owner of the policy: who
 * can approve a plan can also change the policy.
 */
import { chmodSync } from 'node:fs';
import { shaped, type Shape, type Shaped } from '../base/shape.js';
import type { World } from '../contract/run.js';
import { refuseLater } from '../state/format.js';
import { parsed, readPlain } from '../state/read.js';
import { openStateFile } from '../state/state-file.js';
import { beside, ownerOf, type FoundPolicy } from './files.js';

/** What an approval is for: the lines of a plan as they are, and the account that they are for. */
export interface ApprovedPlan {
  readonly digest: string;
  readonly account: string;
}

const FILE = {
  format: 1,
  approvals: [{ digest: 'string', account: 'string', at: 'time', expires: 'time' }],
} as const satisfies Shape;

type Stored = Shaped<typeof FILE>;

/** Most bytes of a file of approvals. */
const MOST_BYTES = 16 * 1024 * 1024;

const fileOf = (policy: FoundPolicy): string => beside(policy, 'approvals');

/**
 * Whether a plan was approved for this policy. A file that cannot be read has no approval.
 *
 * @throws CliError `refused` for a file of a later format
 */
export function isApproved(policy: FoundPolicy, { digest, account }: ApprovedPlan, now: Date): boolean {
  const path = fileOf(policy);
  let found: unknown;
  try {
    if (ownerOf(path) !== policy.owner) return false;
    found = parsed(readPlain(path, MOST_BYTES).toString('utf8'));
  } catch {
    return false;
  }
  refuseLater(found, { path, refusal: 'refused' });
  return (shaped(found, FILE)?.approvals ?? []).some(
    (one) => one.digest === digest && one.account === account && Date.parse(one.expires) >= now.getTime(),
  );
}

/**
 * Stores that a plan is approved for a policy, until it expires. Approvals that have expired are removed.
 *
 * @throws CliError if the file cannot be written
 */
export async function storeApproval(
  policy: FoundPolicy,
  plan: ApprovedPlan & { readonly expires: string },
  { now, signal }: Pick<World, 'now' | 'signal'>,
): Promise<void> {
  const path = fileOf(policy);
  const take = (value: unknown): Stored | undefined => shaped(value, FILE);
  const file = openStateFile<Stored>(path, { noun: 'file of approvals', take, dryRun: false, signal });
  const { digest, account, expires } = plan;
  const at = now().toISOString();
  await file.change((before) => ({
    format: 1,
    approvals: [
      ...(before?.approvals ?? []).filter((one) => one.digest !== digest && Date.parse(one.expires) >= Date.parse(at)),
      { digest, account, at, expires },
    ],
  }));
  // Its users read the policy of the machine, and apply the plans.
  if (policy.scope === 'machine') chmodSync(path, 0o644);
}
