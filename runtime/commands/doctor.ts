/** Checks the installation, sign-in and connection; prints one line per check. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { defaultChecks, runChecks } from './lib/checks.js';

export default function doctor(
  { offline = false }: { readonly offline?: boolean },
  context: Context,
): AsyncGenerator<Result> {
  const { checks, fails = 'config' } = context.service.doctor ?? {};
  return runChecks(context, checks ?? defaultChecks(context.service), { offline, fails });
}
