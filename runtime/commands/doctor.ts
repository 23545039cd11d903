import { defaultChecks, printChecks, runChecks } from './lib/checks.js';
import type { Context } from '../contract/context.js';

/** Checks the installation, sign-in and connection; prints one line per check. */
export default async function doctor(
  { offline = false }: { readonly offline?: boolean },
  context: Context,
): Promise<void> {
  const { service } = context;
  const results = await runChecks(context, service.doctor?.checks ?? defaultChecks(service), { offline });
  await printChecks(context, results, service.doctor?.fails ?? 'config');
}
