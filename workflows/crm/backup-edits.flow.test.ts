import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { query } from '../../tests/support/duckdb.js';

test('a copy made during edits has each record once, and its sums are those of the service to the cent', async () => {
  const now = Date.UTC(2026, 5, 1, 8);
  let edits = 0;
  const time = (second: number): string => `${new Date(now + second * 1000).toISOString().slice(0, 19)}Z`;
  const deals = Array.from({ length: 57 }, (_, index) => ({
    id: index + 1,
    value: (index * 137 + 11) / 100,
    currency: 'EUR',
    is_archived: index % 5 === 0,
    update_time: time(index - 100),
  }));
  type Deal = (typeof deals)[number];
  /** Edits a deal: its value, and every third time whether it is archived. Also a new one comes. */
  const edit = (): void => {
    edits += 1;
    if (edits > 12) return;
    const deal = deals[(edits * 23) % deals.length]!;
    deal.value = (Math.round(deal.value * 100) + 1) / 100;
    if (edits % 3 === 0) deal.is_archived = !deal.is_archived;
    deal.update_time = time(edits);
    if (edits % 7 === 0) {
      deals.push({ id: 1000 + edits, value: 0.1, currency: 'EUR', is_archived: false, update_time: time(edits) });
    }
  };
  const place = ({ update_time: at, id }: Deal): string => `${at} ${String(id).padStart(9, '0')}`;
  const bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const [, isArchived] = /^\/api\/v2\/deals(\/archived)?$/.exec(pathname) ?? ['', 'none'];
      if (isArchived === 'none') return json(response, { success: true, data: [], additional_data: {} });
      const from = searchParams.get('cursor') ?? searchParams.get('updated_since') ?? '';
      const rows = deals
        .filter((deal) => deal.is_archived === (isArchived !== undefined) && place(deal) > from)
        .sort((a, b) => (place(a) < place(b) ? -1 : 1));
      const data = rows.slice(0, 10).map((deal) => ({ ...deal }));
      const last = data.at(-1);
      const next = rows.length > 10 && last !== undefined ? place(last) : null;
      json(response, { success: true, data, additional_data: { next_cursor: next } });
      edit();
    },
  });
  const ended = await bench.run(['backup', '--dir', 'b', '--views'], { world: { now: () => new Date(now) } });
  expect([ended.code, edits > 12]).toEqual([0, true]);
  const cents = deals.reduce((sum, { value }) => sum + BigInt(Math.round(value * 100)), 0n);
  const views = readFileSync(join(bench.folder, 'b', 'views.sql'), 'utf8');
  const [found] = await query(
    views,
    'SELECT (sum(value) * 100)::DECIMAL(38, 8) AS cents, count(*) AS count, count(DISTINCT id) AS ids, count(*) FILTER (is_archived) AS archived FROM deals',
  );
  const count = String(deals.length);
  expect(found).toEqual({
    cents: `${String(cents)}.00000000`,
    count,
    ids: count,
    archived: String(deals.filter(({ is_archived: is }) => is).length),
  });
  expect(JSON.parse(ended.out)).toMatchObject({ exported: { deals: deals.length }, total: deals.length });
  await bench.close();
});
