import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '../../generated/crm/client.js';
import { openAccount, change, type Account, type Lists } from './testkit-analytics.js';
import { ROWS } from './lib/analytics/testkit.js';

let account: Account;
const EUROS = (query: URLSearchParams): unknown =>
  ROWS.filter((row) => row['status'] === query.get('status') && row['currency'] === 'EUR');
const GOAL = {
  id: 'g1',
  type: { name: 'revenue_forecast' },
  expected_outcome: { target: 2000, tracking_metric: 'sum' },
};
const GOALS = { 'goals/find': { goals: [GOAL] }, 'goals/g1/results': { progress: 500 } };
const open = async (lists: Lists = {}): Promise<Account> =>
  (account = await openAccount(client, { deals: EUROS, changelog: null, ...GOALS, ...lists }));
const digest = (...argv: string[]): ReturnType<Account['at']> => account.at('digest', ...argv);
afterEach(() => account.close());

/** Text and markup that a page or a terminal must not obey. */
const HOSTILE = '<script>alert(1)</script>"\'| `x`\u001b[31m\u202e\r\n\n# Head';

test('the period is printed as it was typed', async () => {
  await open();
  for (const [period, words] of [
    ['2m', 'Last 2 months'],
    ['60d', 'Last 60 days'],
  ] as const) {
    const { out } = await digest('--period', period, '--output', 'json');
    expect(JSON.parse(out)).toMatchObject({ period });
    expect((await digest('--period', period, '--format', 'md')).out).toContain(words);
  }
});

test('the packet has every figure; those of changelogs are null without --deep', async () => {
  await open();
  const packet = JSON.parse((await digest('--output', 'json')).out) as Record<string, unknown>;
  expect(Object.keys(packet)).toEqual(
    'pipeline period deep velocity health coverage forecast funnel audit aging slippage stageSkips'.split(' '),
  );
  // Open: A and B, 3000 for the 1500 that remain; weighted 200 + 1600.
  expect(packet).toMatchObject({
    pipeline: { id: 1, name: 'Sales' },
    period: '90d',
    deep: false,
    velocity: { openCount: 2, wonCount: 2, lostCount: 1, avgCycleDays: 20 },
    coverage: { coverage: 2, weightedCoverage: 1.2 },
    funnel: { exact: false, won: null, rows: [{ stage: 'Lead', count: 5, conversionFromPrev: null }, {}, {}] },
    aging: null,
    slippage: null,
    stageSkips: null,
  });
  expect((packet['audit'] as { name: string }[]).map(({ name }) => name)).toEqual([
    'stale-deals',
    'no-next-activity',
    'past-close-date',
    'missing-fields',
  ]);
  expect(account.requests().filter((path) => path.includes('changelog'))).toEqual([]);
});

test('--deep reads the changelog of each deal once', async () => {
  await open({
    'deals/2/changelog': [
      change('stage_id', '1', '3', '2026-06-20 12:00:00'),
      change('expected_close_date', '2026-05-01', '2026-06-01', '2026-04-01 12:00:00'),
    ],
  });
  const packet = JSON.parse((await digest('--deep', '--output', 'json')).out) as unknown;
  expect(packet).toMatchObject({
    deep: true,
    funnel: { exact: true, won: 0, rows: [{ stage: 'Lead', count: 3 }, {}, {}] },
    slippage: [{ dealId: 2, pushCount: 1, netDaysSlipped: 31 }],
    stageSkips: [{ dealId: 2, kind: 'skip', skipped: ['Offer'] }],
  });
  expect(account.requests().filter((path) => path.includes('changelog'))).toHaveLength(7);
});

test('close-date slippage is that of open deals which slipped, the ten furthest in a document', async () => {
  const open12 = Array.from({ length: 12 }, (_none, at) => ({ id: at + 1, title: `T${String(at + 1)}`, stage_id: 1 }));
  const won = [{ id: 99, title: 'Won', stage_id: 1, won_time: '2026-06-01T00:00:00Z' }];
  const pushed = (id: number) => [
    change('expected_close_date', '2026-05-01', `2026-05-${String(id + 1).padStart(2, '0')}`, '2026-04-01 12:00:00'),
  ];
  await open({
    deals: (query: URLSearchParams) => ({ open: open12, won })[query.get('status') ?? ''] ?? [],
    'deals/99/changelog': pushed(20),
    'deals/12/changelog': [],
    ...Object.fromEntries(open12.slice(0, 11).map(({ id }) => [`deals/${String(id)}/changelog`, pushed(id)])),
  });
  const packet = JSON.parse((await digest('--deep', '--output', 'json')).out) as { slippage: { dealId: number }[] };
  expect(packet.slippage.map(({ dealId }) => dealId)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const { out } = await digest('--deep', '--format', 'md');
  expect(out.match(/^\| T\d+ \(\d+\)/gm)).toHaveLength(10);
});

test('Markdown reads well', async () => {
  await open();
  const { out } = await digest('--format', 'md');
  expect(out).toContain(`# Pipeline digest: Sales

- **Generated**: 2026-06-30 12:00 UTC
- **Pipeline**: Sales (1)
- **Period**: Last 90 days

## Velocity

- **Open deals**: 2
- **Win rate**: 67% (2 won, 1 lost)
- **Average won value**: 2,000
- **Average cycle**: 20.0 days
- **Velocity per day**: 133

## Coverage
`);
  expect(out).toContain(`## Forecast

| Currency | Month   | Commit | Best case | Weighted |
| -------- | ------- | -----: | --------: | -------: |
| EUR      | 2026-06 |  2,000 |     2,000 |    1,600 |
| EUR      | 2026-07 |      0 |     1,000 |      200 |

## Pipeline health
`);
  // A terminal shows the same without --format.
  expect((await digest('--output', 'table')).out).toBe(out);
});

test('an empty pipeline has an empty report', async () => {
  await open({ deals: [], activities: [] });
  const { out, code } = await digest('--format', 'md', '--deep');
  expect([code, out]).toEqual([0, expect.stringContaining('- **Win rate**: —\n')]);
  expect(out).toContain('## Forecast\n\nNone.\n');
  expect(out).toContain('## Hygiene\n\nAll checks passed.\n');
  const page = await digest('--format', 'html', '--deep');
  expect([page.code, page.out.includes('<svg')]).toEqual([0, false]);
});

test('what limits the figures is part of the document: its readers do not see the terminal', async () => {
  await open({
    deals: (query: URLSearchParams) => ROWS.filter((row) => row['status'] === query.get('status')),
  });
  const { out, err } = await digest('--format', 'md');
  const note = 'Coverage is left out: the open deals have several currencies.';
  expect([out, err]).toEqual([expect.stringContaining(`\n\nNote: ${note}\n\n`), expect.stringContaining(note)]);
  expect((await digest('--format', 'html')).out).toContain(`<p class="note">${note}</p>`);
});

test('the page names the currencies that have no chart', async () => {
  const inCurrencies = (names: readonly string[]) => (query: URLSearchParams) =>
    query.get('status') === 'open'
      ? names.map((currency, at) => ({
          id: at + 1,
          value: 5,
          currency,
          stage_id: 1,
          expected_close_date: '2026-07-01',
        }))
      : [];
  const page = async (...names: string[]): Promise<string> => {
    await open({ deals: inCurrencies(names) });
    const { out } = await digest('--format', 'html');
    await account.close();
    return out;
  };
  const many = await page('EUR', 'USD', 'GBP', 'SEK', 'NOK', 'CHF');
  expect(many.match(/by close month/g)).toHaveLength(8);
  expect(many).toContain('The forecast has charts of 4 currencies; SEK, USD are in its table only.');
  expect(await page('EUR', 'USD', 'GBP', 'SEK')).not.toContain('in its table only');
});

describe('without a quota, coverage is null with a note', () => {
  test.each([
    ['no goal', { 'goals/find': { goals: [] } }, 'No revenue goal is valid'],
    [
      'one currency and none',
      {
        deals: (query: URLSearchParams) =>
          query.get('status') === 'open'
            ? [
                { id: 1, value: 1, currency: 'USD', stage_id: 1 },
                { id: 2, stage_id: 1 },
              ]
            : [],
      },
      'several currencies',
    ],
    [
      'several currencies',
      { deals: (query: URLSearchParams) => ROWS.filter((row) => row['status'] === query.get('status')) },
      'several currencies',
    ],
  ])('%s', async (_name, lists, note) => {
    await open(lists);
    const { code, out, err } = await digest('--output', 'json');
    expect([code, (JSON.parse(out) as { coverage: unknown }).coverage, err]).toEqual([
      0,
      null,
      expect.stringContaining(note),
    ]);
  });

  test.each([
    [401, 77],
    [500, 69],
  ])('but goals that cannot be read (%i) are an error', async (status, code) => {
    await open({ 'goals/find': status });
    expect((await digest('--no-retry')).code).toBe(code);
  });
});

test('--target needs no goal; --out writes the document, which others cannot read', async () => {
  await open();
  const { code, out } = await digest('--target', '1000', '--format', 'md', '--out', 'digest.md', '--output', 'table');
  expect([code, out]).toEqual([64, '']);
  const written = await digest('--target', '1000', '--format', 'md', '--out', 'digest.md');
  const path = join(account.folder, 'digest.md');
  expect([written.code, JSON.parse(written.out)]).toEqual([0, { path, format: 'md' }]);
  expect(readFileSync(path, 'utf8')).toMatch(/- \*\*Quota\*\*: 1,000\n[\s\S]*[^\n]\n$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(account.requests().filter((request) => request.includes('goals'))).toEqual([]);
});

describe('text of the service is only text', () => {
  const lists = {
    pipelines: [{ id: 1, name: HOSTILE }],
    stages: [{ id: 1, name: HOSTILE, order_nr: 1, pipeline_id: 1 }],
    deals: (query: URLSearchParams) =>
      query.get('status') === 'open' ? [{ id: 1, title: HOSTILE, value: 5, currency: HOSTILE, stage_id: 1 }] : [],
    changelog: [change('expected_close_date', '2026-05-01', '2026-06-01', '2026-04-01 12:00:00')],
  };

  test('in Markdown', async () => {
    await open(lists);
    const { out } = await digest('--deep', '--format', 'md');
    expect(out).not.toMatch(/[\u001b\u202e\r]/);
    expect(out.match(/^# /gm)).toHaveLength(1);
    // A line break, which would end a row or a title, becomes one blank.
    expect(out).toMatch(/^# .*\[31m. # Head$/m);
    expect(out).toContain('\\|');
  });

  test('in HTML, which has no script, no link and nothing from elsewhere', async () => {
    await open(lists);
    const { out } = await digest('--deep', '--format', 'html');
    expect(out).toContain('&lt;script&gt;');
    expect(out).toContain('<h1>Pipeline digest: &lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;| `x`');
    // A browser would not load anything even if a text escaped.
    expect(out).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(out).toContain('<svg');
    expect(out).not.toMatch(/<script|[\u001b\u202e]|\bon\w+="|href=|src=|@import|url\((?!#)/i);
  });
});
