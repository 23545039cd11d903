import { fakeWorld } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { NOW } from './lib/analytics/testkit.js';
import { openAccount } from './testkit-analytics.js';

test.each([
  ['funnel', /^Offer +4 +80% ████████ +2 /m],
  ['rep scorecard', /^Ann +yes +2 +50% █████ +\(1W\/1L\)/m],
])('a terminal shows the shares of %s as bars', async (line, row) => {
  const account = await openAccount(client);
  const { world, out } = fakeWorld([], { columns: 120 });
  const { code } = await account.run(line.split(' '), { world: { stdout: world.stdout, now: () => new Date(NOW) } });
  await account.close();
  expect([code, out()]).toEqual([0, expect.stringMatching(row)]);
});
