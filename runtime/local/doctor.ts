import { defaultChecks, printChecks, runChecks } from './lib/checks.js';
import type { Context } from '../contract/context.js';

/** Checks the installation, the sign-in and the way to the service, one line each. */
export default async function doctor(
  { offline = false }: { readonly offline?: boolean },
  context: Context,
): Promise<void> {
  const { service } = context;
  const results = await runChecks(context, service.doctor?.checks ?? defaultChecks(service), { offline });
  await printChecks(context, results, service.doctor?.fails ?? 'config');
}
