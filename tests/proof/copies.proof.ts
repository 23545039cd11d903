/** Copies equal the service after changes by another client, kills and torn files. `SEED` repeats the draws, `CHANGES` sets their number. */
import { seed } from '../support/random.js';
import { crm } from './copies/crm.js';
import { helpdesk } from './copies/helpdesk.js';
import { ledger } from './copies/ledger.js';
import { prove } from './copies/suite.js';
import { tried } from './tried.js';

const changes = Number(process.env['CHANGES'] ?? 300);

test.each([crm, helpdesk, ledger])(
  '$binary',
  async (service) => {
    const { problems, ...counts } = await prove(service, changes, seed);
    tried({ changes: counts.changes, kills: counts.kills, comparisons: counts.comparisons }, seed);
    expect([seed, problems.slice(0, 20)]).toEqual([seed, []]);
    expect(counts.kills).toBeGreaterThan(changes / 100);
    // Interrupted copies did differ, and the manifest said so.
    expect(counts.admitted).toBeGreaterThan(0);
  },
  3_600_000,
);
