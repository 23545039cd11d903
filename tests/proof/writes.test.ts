/** The short form of writes.proof.ts: every example of every write, and some kills of each kind of run. */
import { sandboxCredential } from '../support/canary.js';
import type { Name } from '../support/in-process.js';
import { numbers, seed } from '../support/random.js';
import { canaryEnvironment } from '../support/write-examples.js';
import { removePlaces } from './state/place.js';
import { checkDisks } from './writes/disks.js';
import { checkIntents } from './writes/intents.js';
import { killRuns, runs } from './writes/kills.js';

const clients: readonly (readonly [Name, string])[] = [
  ['crmcli', 'crm'],
  ['helpdeskcli', 'helpdesk'],
  ['ledgercli', 'ledger'],
];
afterEach(removePlaces);

test.each(clients)(
  '%s: no write is sent without its intent on disk, and no secret is in it',
  async (binary, service) => {
    const { problems, received, text } = await checkIntents(binary, service);
    expect(problems).toEqual([]);
    expect(received).toBeGreaterThan(20);
    const secrets = [...Object.values(canaryEnvironment), sandboxCredential].filter((one) => one.length > 3);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/authorization|x-api-token/i);
  },
  240_000,
);

test.each(clients)(
  '%s: after a kill, each write that was sent is in the log, and none is sent twice',
  async (binary) => {
    expect(runs.filter((one) => one.binary === binary).length).toBeGreaterThan(1);
    const { kills, problems } = await killRuns(binary, 2, numbers(seed));
    expect([seed, problems]).toEqual([seed, []]);
    expect(kills).toBeGreaterThan(1);
  },
  240_000,
);

test('a log that cannot be written refuses the write before it is sent', async () => {
  const { tried, problems } = await checkDisks();
  expect(problems).toEqual([]);
  expect(tried).toBeGreaterThan(0);
}, 60_000);
