/** The long form of hostile.test.ts: every place with every text and value. `SAMPLE=<n>` limits it to n per command. */
import { proveService, services } from './hostile/services.js';

const sample = process.env['SAMPLE'];
const seed = Number(process.env['SEED'] ?? 1);

test.each(services)(
  '%s: hostile responses',
  async (service) => {
    const options = { seed, ...(sample !== undefined && { sample: Number(sample) }) };
    const { failures, runs, commands, parsed } = await proveService(service, options);
    process.stderr.write(
      `${service}: ${String(runs)} runs of ${String(commands)} commands, ${String(parsed)} outputs parsed\n`,
    );
    expect(failures).toEqual([]);
  },
  1_800_000,
);
