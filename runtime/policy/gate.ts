/** The gate of a service as a policy: writes and deletes that need a flag. */
import { allowVariable } from '../base/standard.js';
import type { Service } from '../contract/service.js';
import type { Policy, Rule } from './types.js';

/** Returns the policy that the spec of a service declares with `gate`. */
export function gatePolicy(service: Pick<Service, 'gate' | 'env'>): Policy {
  const { writes, deletes } = service.gate;
  const write: Rule = {
    name: 'writes',
    without: 'allowWrites',
    then: 'refuse',
    says: {
      message: 'This command changes data, and writes are not allowed in this run.',
      remedy: `Add --allow-writes, or set ${allowVariable(service)}=1; --dry-run shows what would be sent.`,
    },
  };
  const confirmed: Rule = {
    name: 'deletes',
    effects: ['delete'],
    without: 'yes',
    then: 'refuse',
    says: {
      message: 'This command deletes data, and a delete needs a confirmation.',
      remedy: 'Add --yes; --dry-run shows what would be sent.',
    },
  };
  return {
    default: 'allow',
    rules: [...(writes === 'flag' ? [write] : []), ...(deletes === 'refuse' ? [confirmed] : [])],
  };
}
