/** The long form of policy.test.ts: other lines in every run. `SEED=<n>` repeats a run, `RUNS=<n>` sets its length. */
import { clients } from '../support/hostile.js';
import { closeSessions } from '../support/tools.js';
import { provePolicies, proveTools } from './policy/lines.js';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env['RUNS'] ?? 2000);

test.each(clients)(
  '%s',
  async (binary) => {
    const refused = await provePolicies(binary, { seed, runs });
    process.stderr.write(`${binary}: seed ${String(seed)}, ${String(refused)} of ${String(runs)} lines were refused\n`);
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
    process.stderr.write(`${binary}: ${String(refused)} calls of tools were refused\n`);
    expect(refused).toBeGreaterThan(rounds * 10);
  },
  1_200_000,
);
