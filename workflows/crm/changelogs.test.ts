import { client } from '../../generated/crm/client.js';
import { openAccount, type Account, type Lists } from './testkit-analytics.js';

let account: Account;
const open = async (lists?: Lists): Promise<Account> => (account = await openAccount(client, lists));
afterEach(() => account.close());

describe('changelogs', () => {
  const many = Array.from({ length: 120 }, (_none, at) => ({ id: at + 1, title: 'T', stage_id: 1, status: 'open' }));
  const deals = (query: URLSearchParams): unknown => (query.get('status') === 'open' ? many : []);

  test('of more than 100 deals are announced with their cost', async () => {
    await open({ deals, changelog: [] });
    const { code, err } = await account.at('metrics', 'slippage', '--output', 'json');
    expect([code, err]).toEqual([0, expect.stringContaining('120 deals: one request per deal, about 2400 tokens')]);
    expect(account.requests().filter((path) => path.includes('changelog'))).toHaveLength(120);
  });

  test('of 100 deals are not announced', async () => {
    await open({ deals: (query: URLSearchParams) => (query.get('status') === 'open' ? many.slice(20) : []) });
    const { err } = await account.at('metrics', 'slippage', '--output', 'json');
    expect(err).not.toContain('one request per deal');
  });

  test('for which the rate limit is used up end the command: figures of some deals would look like those of all', async () => {
    await open({ deals, changelog: (_query: unknown, path: string) => (path === 'deals/7/changelog' ? 429 : []) });
    const { code, out } = await account.at('metrics', 'aging', '--no-retry');
    expect([code, out]).toEqual([75, '']);
  });

  test('that the service refuses are skipped and counted', async () => {
    await open({ deals, changelog: (_query: unknown, path: string) => (path === 'deals/7/changelog' ? 404 : []) });
    const { code, out, err } = await account.at('metrics', 'aging', '--output', 'json');
    expect([code, err]).toEqual([0, expect.stringContaining('1 of 120 changelogs could not be read')]);
    expect(JSON.parse(out)).toMatchObject([{ unknownCount: 120 }, {}, {}]);
  });

  test('that are all refused end the command early', async () => {
    await open({ deals, changelog: 403 });
    const { code, out } = await account.at('funnel', '--exact');
    expect([code, out]).toEqual([77, '']);
    expect(account.requests().filter((path) => path.includes('changelog')).length).toBeLessThan(30);
  });

  const read = (): number => account.requests().filter((path) => path.includes('changelog')).length;

  test.each([
    [500, 69],
    [403, 77],
  ])('that fail with %i in a row, after some were read, end the command', async (status, exit) => {
    await open({ deals, changelog: () => (read() > 20 ? status : []) });
    const { code, out } = await account.at('metrics', 'aging', '--no-retry');
    expect([code, out]).toEqual([exit, '']);
    expect(read()).toBeLessThan(40);
  });

  test('of deals that were deleted meanwhile are skipped, also many in a row', async () => {
    await open({ deals, changelog: () => (read() > 20 ? 404 : []) });
    const { code, err } = await account.at('metrics', 'aging', '--output', 'json');
    expect([code, err]).toEqual([0, expect.stringContaining('100 of 120 changelogs could not be read')]);
  });

  test('for which the service blocks the credential end the command at once', async () => {
    await open({ deals, changelog: () => (read() > 21 ? 403 : read() > 20 ? 429 : []) });
    const { code, err } = await account.at('metrics', 'aging');
    expect([code, err]).toEqual([77, expect.stringContaining('403 after 429')]);
    expect(read()).toBeLessThan(30);
  });

  test('without access end it at once', async () => {
    await open({ deals, changelog: 401 });
    expect((await account.at('audit', 'stage-skips')).code).toBe(77);
    expect(account.requests().filter((path) => path.includes('changelog')).length).toBeLessThan(10);
  });
});
