/** The long form of policy.test.ts: other lines in every run. `SEED=<n>` repeats a run, `RUNS=<n>` sets its length. */
import { clients } from '../support/hostile.js';
import { seed } from '../support/random.js';
import { closeSessions } from '../support/tools.js';
import { provePolicies, proveTools } from './policy/lines.js';
import { tried } from './tried.js';

const runs = Number(process.env['RUNS'] ?? 2000);

test.each(clients)(
  '%s',
  async (binary) => {
    const refused = await provePolicies(binary, { seed, runs });
    tried({ lines: runs, 'lines that were refused': refused }, seed);
    expect(refused).toBeGreaterThan(runs / 10);
  },
  1_200_000,
);

afterEach(closeSessions);

test.each(['crmcli', 'helpdeskcli'] as const)(
  'tools of %s',
  async (binary) => {
    const rounds = Math.max(2, Math.round(runs / 500));
    const refused = await proveTools(binary, { rounds });
    tried({ 'calls of tools that were refused': refused });
    expect(refused).toBeGreaterThan(rounds * 10);
  },
  1_200_000,
);
