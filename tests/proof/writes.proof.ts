/** Kills of runs that write: each write that the service received is in the log, and none is sent twice. `KILLS` sets their number, `SEED` repeats a run. */
import type { Name } from '../support/in-process.js';
import { numbers, seed } from '../support/random.js';
import { tried } from './tried.js';
import { killRuns, runs } from './writes/kills.js';

const KILLS = Number(process.env['KILLS'] ?? 900);

test.each<Name>(['crmcli', 'helpdeskcli', 'ledgercli'])(
  '%s',
  async (binary) => {
    const { kills, unknown, problems } = await killRuns(binary, Math.ceil(KILLS / runs.length), numbers(seed));
    tried({ kills, 'writes with an unknown end': unknown }, seed);
    expect([seed, problems]).toEqual([seed, []]);
    // Otherwise no moment was between a request and its response.
    expect(unknown).toBeGreaterThan(0);
    expect(kills).toBeGreaterThan(KILLS / runs.length / 2);
  },
  3_600_000,
);
