/**
 * The long form of hostile.test.ts. `SAMPLE=<n>` sets the number of attacks per command, `SAMPLE=all` tries every place
 * with every text and value, which takes hours; `SEED=<n>` repeats the draws.
 */
import { seed } from '../support/random.js';
import { tried } from './tried.js';
import { proveService, services } from './hostile/services.js';

const { SAMPLE = '10' } = process.env;

test.each(services)(
  '%s: hostile responses',
  async (service) => {
    const options = { seed, ...(SAMPLE !== 'all' && { sample: Number(SAMPLE) }) };
    const { failures, runs, commands, silent, parsed } = await proveService(service, options);
    tried({ responses: runs, commands, 'outputs that were parsed': parsed }, seed);
    expect([seed, failures]).toEqual([seed, []]);
    expect(silent).toEqual([]);
  },
  // As long as the machine needs for all of them.
  SAMPLE === 'all' ? 20_000_000 : 1_800_000,
);
