/**
 * The long form of hostile.test.ts. `SAMPLE=<n>` sets the number of attacks per command, `SAMPLE=all` tries every place
 * with every text and value, which takes hours; `SEED=<n>` chooses others.
 */
import { proveService, services } from './hostile/services.js';

const { SAMPLE = '50', SEED = '1' } = process.env;

test.each(services)(
  '%s: hostile responses',
  async (service) => {
    const options = { seed: Number(SEED), ...(SAMPLE !== 'all' && { sample: Number(SAMPLE) }) };
    const { failures, runs, commands, silent, parsed } = await proveService(service, options);
    // At once: a run that is stopped early still reports what it found.
    process.stderr.write(
      [`${service}: ${String(runs)} runs of ${String(commands)} commands, ${String(parsed)} outputs parsed\n`]
        .concat(failures.map((failure) => `  ${failure}\n`))
        .join(''),
    );
    expect(failures).toEqual([]);
    expect(silent).toEqual([]);
  },
  // As long as the machine needs for all of them.
  SAMPLE === 'all' ? 20_000_000 : 1_800_000,
);
