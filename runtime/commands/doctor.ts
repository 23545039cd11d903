/** Checks the installation, sign-in and connection; prints one line per check. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Check } from '../contract/service.js';
import { hasPolicies } from '../policy/files.js';
import { defaultChecks, runChecks } from './lib/checks.js';

export default async function* doctor(
  { offline = false }: { readonly offline?: boolean },
  context: Context,
): AsyncGenerator<Result> {
  const { client, world, profile } = context;
  const { checks = defaultChecks(context.service), fails = 'config' } = context.service.doctor ?? {};
  const hasPolicy = hasPolicies({ binary: client.binary, world, folder: context.folder, profile: profile.name });
  const isListed = checks.some(({ check }) => check === 'policy');
  const policy: readonly Check[] = hasPolicy && !isListed ? [{ check: 'policy' }] : [];
  yield* runChecks(context, [...checks, ...policy], { offline, fails });
}
