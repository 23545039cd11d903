/** The short form of copies.proof.ts: some changes of each client. */
import { seed } from '../support/random.js';
import { crm } from './copies/crm.js';
import { helpdesk } from './copies/helpdesk.js';
import { ledger } from './copies/ledger.js';
import { prove } from './copies/suite.js';

test.each([crm, helpdesk, ledger])('$binary', async (service) => {
  const proof = await prove(service, 20, seed);
  expect([seed, proof.problems.slice(0, 20)]).toEqual([seed, []]);
  expect(proof.kills).toBeGreaterThan(0);
  expect(proof.comparisons).toBeGreaterThan(0);
});
