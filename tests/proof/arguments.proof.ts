/** The long form of arguments.test.ts: other lines in every run. `SEED=<n>` repeats a run, `RUNS=<n>` sets its length. */
import { seed } from '../support/random.js';
import { proveService, services } from './arguments/services.js';
import { tried } from './tried.js';

const runs = Number(process.env['RUNS'] ?? 10);

test.each(services)(
  '%s: every command with drawn lines',
  async (service, least) => {
    const { failures, lines, reached } = await proveService(service, { seed, runs });
    const count = Object.values(lines).reduce((sum, one) => sum + one, 0);
    tried({ lines: count, commands: reached.size }, seed);
    expect([seed, failures]).toEqual([seed, []]);
    expect(reached.size).toBeGreaterThanOrEqual(least);
  },
  1_200_000,
);
