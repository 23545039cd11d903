/** The short form of undo.proof.ts: a few writes of each client. */
import { crm } from './undo/crm.js';
import { tryCase } from './undo/suite.js';

/** One of each way to take a write back. */
const some = ['deal create', 'deal update', 'deal upsert', 'person update'];

test.each(some.map((name) => [name, crm.cases[name]?.[0]] as const))(
  '%s',
  async (_name, one) => {
    expect((await tryCase(crm, one!)).problems).toEqual([]);
  },
  30_000,
);
