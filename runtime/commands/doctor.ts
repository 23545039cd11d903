/** Checks the installation, sign-in and connection; prints one line per check. */
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Check } from '../contract/service.js';
import { hasPolicies } from '../policy/places.js';
import { defaultChecks, runChecks } from './lib/checks.js';

export default async function* doctor(
  { offline = false }: { readonly offline?: boolean },
  context: Context,
): AsyncGenerator<Result> {
  const { checks = defaultChecks(context.service), fails = 'config' } = context.service.doctor ?? {};
  const { service } = context;
  const further = [
    ...(hasPolicy(context) ? ['policy' as const] : []),
    ...(service.log === true ? ['log' as const] : []),
  ];
  const added = further
    .filter((name) => checks.every(({ check }) => check !== name))
    .map((check): Check => ({ check }));
  yield* runChecks(context, [...checks, ...added], { offline, fails });
}

/** Without settings that can be read there is no folder: another check says so. */
function hasPolicy(context: Context): boolean {
  const { client, world } = context;
  try {
    return hasPolicies({ binary: client.binary, world, folder: context.folder, profile: context.profile.name });
  } catch (error) {
    if (error instanceof CliError) return false;
    throw error;
  }
}
