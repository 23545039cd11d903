/** The time zone of the machine changes no figure: times of the service without a zone are UTC, and so is today. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBench, json, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { cli, newHome, root } from '../support/cli.js';

const HOUR = 3_600_000;
const home = newHome();
let now: number;
let bench: Bench;

/** A time as version 1 of the API writes it. */
const before = (hours: number): string => new Date(now - hours * HOUR).toISOString().slice(0, 19).replace('T', ' ');
const day = (hours: number): string => before(hours).slice(0, 10);

beforeAll(async () => {
  // Six hours to each side of 30 days in the stage; one deal was to be closed today, the other one yesterday.
  const entered: Readonly<Record<string, number>> = { 1: 30 * 24 - 6, 2: 30 * 24 + 6 };
  const closing: Readonly<Record<string, number>> = { 1: 0, 2: 24 };
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname } = new URL(url, 'http://host');
      const data = (value: unknown): void => json(response, { success: true, data: value });
      const [, id = ''] = /deals\/(\d+)\/changelog$/.exec(pathname) ?? [];
      if (id !== '') {
        return data([{ field_key: 'stage_id', old_value: '1', new_value: '2', time: before(entered[id] ?? 0) }]);
      }
      if (pathname.endsWith('/pipelines')) return data([{ id: 1, name: 'Sales' }]);
      if (pathname.endsWith('/stages')) return data([1, 2].map((stage) => ({ id: stage, order_nr: stage })));
      if (!pathname.endsWith('/deals')) return data([]);
      const common = { status: 'open', stage_id: 2, value: 1 };
      data([1, 2].map((deal) => ({ id: deal, ...common, expected_close_date: day(closing[deal] ?? 0) })));
    },
  });
});
afterAll(() => bench.close());

// At these times the local day differs from the UTC day.
test.each([
  ['Pacific/Kiritimati', '2026-06-30T21:00:00Z'],
  ['Pacific/Pago_Pago', '2026-06-30T05:00:00Z'],
])('%s at %s', async (zone, time) => {
  now = Date.parse(time);
  const clock = join(home, 'clock');
  writeFileSync(clock, String((now - Date.now()) / 1000));
  const env = {
    TZ: zone,
    NODE_OPTIONS: `--import ${join(root, 'tests/support/clock.mjs')}`,
    CLOCK_FILE: clock,
    CRMCLI_BASE_URL: bench.origin,
    CRMCLI_COMPANY_DOMAIN: 'acme',
    CRMCLI_API_TOKEN: 'token',
  };
  const figures = async (line: string): Promise<unknown> => {
    const { code, stdout, stderr } = await cli('crmcli', line.split(' '), home, { env });
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    return (JSON.parse(stdout) as unknown[])[1];
  };
  expect(await figures('metrics aging --pipeline 1 --buckets 30')).toMatchObject({
    buckets: { '0-30': { count: 1 }, '30+': { count: 1 } },
  });
  expect(await figures('pipeline health --pipeline 1')).toMatchObject({ openCount: 2, pastCloseCount: 1 });
});
