/** Checks the configuration without a request. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Check } from '../contract/service.js';
import { runChecks } from './lib/checks.js';

const defaults: readonly Check[] = [{ check: 'folder' }, { check: 'profile' }, { check: 'keychain' }];

export default function validate(_args: unknown, context: Context): AsyncGenerator<Result> {
  return runChecks(context, context.service.validate ?? defaults, { offline: true, fails: 'config' });
}
