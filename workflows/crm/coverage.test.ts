import { client } from '../../generated/crm/client.js';
import { openAccount, type Account } from './testkit-analytics.js';

let account: Account;
afterEach(() => account.close());

test('a currency that no open deal has is noted, with those that exist', async () => {
  account = await openAccount(client, { deals: [{ id: 1, value: 5, currency: 'EUR' }, { id: 2 }] });
  const line = ['metrics', 'coverage', '--target', '9', '--currency'];
  const { code, err } = await account.at(...line, 'euro');
  expect([code, err]).toEqual([0, expect.stringContaining('No open deal is in EURO.')]);
  expect(err).toContain('The open deals have these currencies: none, EUR.');
  expect((await account.at(...line, 'eur')).err).not.toContain('No open deal');
});
