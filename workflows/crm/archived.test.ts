import { client } from '../../generated/crm/client.js';
import { ROWS } from './lib/analytics/testkit.js';
import { change, openAccount, type Lists } from './testkit-analytics.js';

const moves = [
  change('status', 'open', 'won', '2026-05-11 00:00:00'),
  change('stage_id', '1', '3', '2026-05-10 00:00:00'),
];
const listed = (query: URLSearchParams) => ROWS.filter((row) => row['status'] === query.get('status'));
const archived = (query: URLSearchParams) => listed(query).map((row) => ({ ...row, is_archived: true }));
const closed = (query: URLSearchParams) => (query.get('status') === 'open' ? [] : archived(query));

async function result(line: string, lists: Lists): Promise<unknown> {
  const account = await openAccount(client, { changelog: moves, ...lists });
  const { code, out } = await account.at(...line.split(' '), '--output', 'json');
  await account.close();
  return [code, JSON.parse(out)];
}

test.each([
  'metrics velocity',
  'rep scorecard',
  'funnel',
  'funnel --exact',
  'metrics conversion-matrix',
  'audit stage-skips',
  'audit',
  'watch --peek',
  'digest --target 5000',
])('%s counts won and lost deals, archived or not, each once', async (line) => {
  const before = await result(line, { deals: listed });
  const open = (query: URLSearchParams) => (query.get('status') === 'open' ? listed(query) : []);
  expect(await result(line, { deals: open, 'deals/archived': closed })).toEqual(before);
  expect(await result(line, { deals: listed, 'deals/archived': closed })).toEqual(before);
  // Archived open deals have left the pipeline.
  expect(await result(line, { deals: listed, 'deals/archived': archived })).toEqual(before);
  expect(await result(line, { deals: open })).not.toEqual(before);
});
