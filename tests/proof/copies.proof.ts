/** Copies equal the service after 1,000 changes by another client, kills and torn files. `KILL_SEED` repeats the draws, `CHANGES` sets their number. */
import { crm } from './copies/crm.js';
import { helpdesk } from './copies/helpdesk.js';
import { ledger } from './copies/ledger.js';
import { prove } from './copies/suite.js';

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const changes = Number(process.env['CHANGES'] ?? 1000);

test.each([crm, helpdesk, ledger])(
  '$binary',
  async (service) => {
    const { problems, ...counts } = await prove(service, changes, seed);
    console.log(service.binary, seed, counts);
    expect([seed, problems.slice(0, 20)]).toEqual([seed, []]);
    expect(counts.kills).toBeGreaterThan(changes / 100);
    // Interrupted copies did differ, and the manifest said so.
    expect(counts.admitted).toBeGreaterThan(0);
  },
  3_600_000,
);
