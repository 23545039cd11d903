/**
 * No flag, variable, alias, raw request or input makes a policy wider: lines that write are run with policies that refuse or ask,
 * and no write reaches the service. The seed is fixed; policy.proof.ts draws other lines in every run.
 */
import { clients } from '../support/hostile.js';
import { closeSessions } from '../support/tools.js';
import { provePolicies, proveTools } from './policy/lines.js';

test.each(clients)(
  '%s',
  async (binary) => {
    // The others fail before the policy is asked, for example because a record does not exist.
    expect(await provePolicies(binary, { seed: 33, runs: 60 })).toBeGreaterThan(15);
  },
  60_000,
);

afterEach(closeSessions);

test('tools of helpdeskcli', async () => {
  expect(await proveTools('helpdeskcli', { rounds: 1 })).toBeGreaterThan(10);
}, 60_000);
