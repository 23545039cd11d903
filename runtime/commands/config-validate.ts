import type { Check } from '../contract/service.js';
import type { Context } from '../contract/context.js';
import { printChecks, runChecks } from './lib/checks.js';

const defaults: readonly Check[] = [{ check: 'folder' }, { check: 'profile' }, { check: 'keychain' }];

/** Checks the configuration without a request. */
export default async function validate(_args: unknown, context: Context): Promise<void> {
  const results = await runChecks(context, context.service.validate ?? defaults, { offline: true });
  await printChecks(context, results, 'config');
}
