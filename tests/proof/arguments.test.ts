/**
 * Every command with lines that are drawn from its spec: valid ones parse to the values that were typed and send what the
 * spec says; invalid ones exit with a code for wrong input, name the flag and send nothing. The seed is fixed, so that the
 * result depends on the code alone; arguments.proof.ts draws other lines in every run.
 */
import { proveService, services } from './arguments/services.js';

test.each(services)(
  '%s: every command with drawn lines',
  async (service, least) => {
    const { failures, lines, reached } = await proveService(service, { seed: 13, runs: 1 });
    expect(failures).toEqual([]);
    expect(reached.size).toBeGreaterThanOrEqual(least);
    for (const count of Object.values(lines)) expect(count).toBeGreaterThan(40);
  },
  120_000,
);
