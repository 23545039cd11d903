/** The long form of arguments.test.ts: other lines in every run. `SEED=<n>` repeats a run, `RUNS=<n>` sets its length. */
import { proveService, services } from './arguments/services.js';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env['RUNS'] ?? 40);

test.each(services)(
  '%s: every command with drawn lines',
  async (service, least) => {
    const { failures, lines, reached } = await proveService(service, { seed, runs });
    const counts = Object.entries(lines).map(([sort, count]) => `${String(count)} ${sort}`);
    process.stderr.write(`${service}: seed ${String(seed)}, ${counts.join(', ')}\n`);
    expect(failures).toEqual([]);
    expect(reached.size).toBeGreaterThanOrEqual(least);
  },
  1_200_000,
);
