import { client } from '../../generated/crm/client.js';
import { change, openAccount, type Account, type Lists } from './testkit-analytics.js';
import { CHECKS } from './lib/analytics/checks.js';
import { ROWS } from './lib/analytics/testkit.js';

let account: Account;
const open = async (lists?: Lists): Promise<Account> => (account = await openAccount(client, lists));
const result = async (...argv: string[]): Promise<unknown> => {
  const { code, out, err } = await account.at(...argv, '--output', 'json');
  expect([code, err]).toEqual([0, expect.not.stringContaining('could not be read')]);
  return JSON.parse(out);
};
const csv = async (...argv: string[]): Promise<string> => (await account.at(...argv, '--output', 'csv')).out;
afterEach(() => account.close());

const STAGE_CHANGES: Record<string, unknown> = {
  'deals/2/changelog': [
    change('stage_id', '1', '2', '2026-06-20 12:00:00'),
    change('expected_close_date', '2026-05-01', '2026-06-01', '2026-04-01 12:00:00'),
    change('title', 'Old', 'B', '2026-04-01 12:00:00'),
  ],
  'deals/5/changelog': [
    change('status', 'open', 'won', '2026-05-11 00:00:00'),
    change('stage_id', '1', '3', '2026-05-10 00:00:00'),
  ],
  changelog: null,
};

describe('requests', () => {
  test('velocity reads three lists in pages of 500, closed deals since the window began', async () => {
    await open();
    await account.at('metrics', 'velocity', '--period', '3m', '--pipeline', '1', '--owner', '7');
    const filter = 'owner_id=7&pipeline_id=1';
    expect(account.requests().sort()).toEqual([
      `/api/v2/deals/archived?${filter}&status=lost&updated_since=2026-04-01T12:00:00Z&limit=500`,
      `/api/v2/deals/archived?${filter}&status=won&updated_since=2026-04-01T12:00:00Z&limit=500`,
      `/api/v2/deals?${filter}&status=lost&updated_since=2026-04-01T12:00:00Z&limit=500`,
      `/api/v2/deals?${filter}&status=open&limit=500`,
      `/api/v2/deals?${filter}&status=won&updated_since=2026-04-01T12:00:00Z&limit=500`,
    ]);
  });

  test('the only pipeline of the account is found', async () => {
    await open();
    await account.at('metrics', 'forecast');
    const [first, ...others] = account.requests();
    expect([first, others.sort()]).toEqual([
      '/api/v2/pipelines?limit=500',
      ['/api/v2/deals?pipeline_id=1&status=open&limit=500', '/api/v2/stages?pipeline_id=1&limit=500'],
    ]);
  });

  test('coverage asks for goals of the window and their results within their duration', async () => {
    await open({
      deals: ROWS.slice(0, 1),
      'goals/find': {
        goals: [
          {
            id: 'g1',
            type: { name: 'revenue_forecast' },
            duration: { start: '2026-05-01', end: null },
            expected_outcome: { target: 2000, tracking_metric: 'sum', currency_id: 1 },
          },
        ],
      },
      'goals/g1/results': { progress: 1500 },
    });
    // 1000 of open value for the 500 that remain.
    expect(await result('metrics', 'coverage')).toMatchObject({ remaining: 500, coverage: 2, verdict: 'borderline' });
    expect(account.requests().filter((path) => path.includes('goals'))).toEqual([
      '/api/v1/goals/find?expected_outcome.tracking_metric=sum&period.end=2026-06-30&period.start=2026-04-01',
      '/api/v1/goals/g1/results?period.end=2026-06-30&period.start=2026-05-01',
    ]);
  });
});

describe('results', () => {
  test('figures in full precision, tables rounded', async () => {
    await open();
    expect(await result('metrics', 'velocity')).toMatchObject({ openCount: 4, winRate: 2 / 3 });
    expect((await account.at('metrics', 'velocity', '--output', 'table')).out).toContain('66.7% (2W/1L)');
    expect(await csv('metrics', 'velocity')).toContain('\nwinRate,0.666');
    expect(await csv('metrics', 'velocity', '--fields', 'openCount,wonCount')).toBe('openCount,wonCount\n4,2\n');
    const two = await account.at('metrics', 'velocity', '--fields', 'openCount,wonCount', '--output', 'table');
    expect(two.out).toMatch(/openCount +4\nwonCount +2\n/i);
    expect(await csv('pipeline', 'health')).toBe(
      'stage,openCount,openValue,weightedValue,staleCount,noNextActivityCount,pastCloseCount\n' +
        'Lead,1,1000,200,0,0,0\nOffer,2,2500,1600,1,2,1\nClose,1,0,0,0,1,0\n',
    );
    expect(await csv('funnel')).toBe(
      'stage,reached,conversionFromPrev,openCount,openValue\nLead,5,,1,1000\nOffer,4,0.8,2,2500\nClose,3,0.75,1,0\n',
    );
    expect(await csv('rep', 'scorecard')).toContain('\nAnn,yes,2,0.5,10,100,1,1,0,1\n');
    // 9 has only a deal that was won before the window.
    expect(await csv('rep', 'scorecard')).toContain('\n#9,,0,,,,0,0,0,0\n');
    expect((await account.at('rep', 'scorecard', '--output', 'table')).out).toContain('50% (1W/1L)');
    expect((await account.at('metrics', 'forecast', '--output', 'table')).out).toMatch(
      /EUR +total +2 +2000 +3000 +1800/,
    );
  });

  test.each([
    ['metrics velocity --owner 7 --pipeline 1', 'Pipeline 1, owner 7, last 90 days, values in EUR'],
    ['metrics coverage --target 9 --currency eur --period 3m', 'Pipeline 1 (Sales), last 90 days, values in EUR'],
    ['metrics forecast', 'Pipeline 1 (Sales)'],
    ['metrics aging', 'Pipeline 1 (Sales), values in EUR and USD'],
    ['metrics slippage --pipeline 1', 'Pipeline 1'],
    ['metrics conversion-matrix', 'Pipeline 1 (Sales)'],
    ['funnel --period 1d', 'Pipeline 1 (Sales), last day, values in EUR and USD'],
    ['funnel --exact --period 30d', 'Pipeline 1 (Sales), last 30 days'],
    ['pipeline health', 'Pipeline 1 (Sales), values in EUR and USD'],
    ['rep scorecard', 'All pipelines, last 90 days, values in EUR'],
    ['audit stage-skips', 'Pipeline 1 (Sales)'],
  ])('a table of %s says what it is about; CSV has the columns alone', async (words, line) => {
    await open(STAGE_CHANGES);
    const { out } = await account.at(...words.split(' '), '--output', 'table');
    expect(out.split('\n')[0]).toBe(line);
    expect(await csv(...words.split(' '))).toMatch(/^\w+,/);
  });

  test.each([
    ['metrics forecast', 'totals', 'month,weighted', 'currency'],
    ['metrics conversion-matrix', 'sources', 'fromStage,count', 'toStage'],
    ['funnel --exact', 'won', 'stage,entered', 'stageId'],
  ])('--fields of %s: parts of the result, or fields of its rows in every format', async (words, part, names, more) => {
    await open(STAGE_CHANGES);
    const line = words.split(' ');
    expect(Object.keys((await result(...line, '--fields', part)) as object)).toEqual([part]);
    const rows = (await result(...line, '--fields', names)) as object[];
    expect(new Set(rows.map((row) => Object.keys(row).join()))).toEqual(new Set([names]));
    expect(await csv(...line, '--fields', names)).toMatch(new RegExp(`^${names}\n.*\\d`));
    const mixed = await account.at(...line, '--fields', `${part},${more}`);
    expect([mixed.code, mixed.out, mixed.err]).toEqual([64, '', expect.stringContaining('Name only one kind.')]);
    const foreign = await account.at(...line, '--fields', 'severity');
    expect([foreign.code, foreign.err]).toEqual([64, expect.stringContaining('Unknown field in --fields: severity.')]);
  });

  test('--fields names the age groups of --buckets, in every format', async () => {
    await open(STAGE_CHANGES);
    const line = ['metrics', 'aging', '--buckets', '30,60', '--fields'];
    const [, offer] = (await result(...line, 'stage,0-30,60+')) as object[];
    expect(offer).toEqual({ stage: 'Offer', '0-30': { count: 1, value: 2000 }, '60+': { count: 0, value: 0 } });
    expect(await csv(...line, 'stage,0-30,60+')).toContain('stage,0-30,60+\n');
    expect(await csv(...line, 'stage,0-30,60+')).toContain('Offer,1,0\n');
    const table = await account.at(...line, 'stageId,0-30', '--output', 'table');
    expect([table.code, table.out]).toEqual([0, expect.stringMatching(/\n1 \(2000\) +2\n/)]);
    const unknown = await account.at(...line, '0-99');
    expect([unknown.code, unknown.out, unknown.err]).toEqual([64, '', expect.stringContaining('in --fields: 0-99.')]);
    const before = account.requests().length;
    const { code, err } = await account.at(...line, 'nope');
    expect([code, err]).toEqual([64, expect.stringContaining('unknownCount, 0-30, 30-60, 60+.')]);
    expect(account.requests()).toHaveLength(before);
  });

  test('changelogs: exact funnel, aging, slippage, matrix and skips', async () => {
    await open(STAGE_CHANGES);
    // 2 began in Lead; 5 too, and skipped Offer; the others were always where they are.
    expect(await result('funnel', '--exact')).toEqual({
      rows: [
        { stage: 'Lead', stageId: 1, entered: 4, conversionFromPrev: null },
        { stage: 'Offer', stageId: 2, entered: 4, conversionFromPrev: 1 },
        { stage: 'Close', stageId: 3, entered: 3, conversionFromPrev: 0.75 },
      ],
      won: 1,
    });
    expect(await result('metrics', 'aging', '--buckets', '60,30')).toMatchObject([
      { stage: 'Lead', unknownCount: 1 },
      { stage: 'Offer', buckets: { '0-30': { count: 1, value: 2000 } }, p90Days: null, unknownCount: 1 },
      { stage: 'Close', unknownCount: 1 },
    ]);
    expect(await csv('metrics', 'aging', '--buckets', '30')).toContain('Offer,1,0,,0,1\n');
    expect(await csv('metrics', 'slippage')).toBe(
      'dealId,title,ownerId,pushCount,netDaysSlipped,closeRange\n2,B,7,1,31,2026-05-01 → 2026-06-01\n',
    );
    expect(await result('metrics', 'slippage', '--min-pushes', '0')).toHaveLength(4);
    expect(await csv('metrics', 'conversion-matrix')).toBe(
      'fromStage,toStage,count,forward\nLead,Offer,1,forward\nLead,Close,1,forward\nClose,Won,1,forward\n',
    );
    expect(await csv('audit', 'stage-skips')).toBe(
      'dealId,kind,from,to,skipped,actor_user_id\n5,skip,Lead,Close,"[""Offer""]",4\n',
    );
  });

  test('an account without pipelines is not filtered; empty pipelines give rows of zeros', async () => {
    await open({ pipelines: [], deals: [], activities: [] });
    expect(await result('pipeline', 'health')).toMatchObject([{ openCount: 0 }, { openCount: 0 }, { openCount: 0 }]);
    expect(await result('metrics', 'forecast')).toEqual({ rows: [], totals: [] });
    expect(await result('metrics', 'slippage')).toEqual([]);
    expect(await result('rep', 'scorecard')).toEqual([]);
    expect(await result('metrics', 'velocity')).toMatchObject({ openCount: 0, winRate: null });
    expect(await result('metrics', 'conversion-matrix')).toMatchObject({ edges: [], backwardEdges: [] });
    expect(account.requests().filter((path) => path.includes('pipeline_id'))).toEqual([]);
  });

  test('deals in unknown stages and sums over currencies are noted', async () => {
    await open({
      deals: [
        { id: 1, stage_id: 99, value: 1, currency: 'EUR' },
        { id: 2, stage_id: 1, value: 1 },
      ],
    });
    const { err } = await account.at('pipeline', 'health', '--output', 'table');
    expect(err).toContain('Values in several currencies (none, EUR) are added up without conversion.');
    expect(err).toContain('1 deal is in a stage that the pipeline does not have, and not counted by stage.');
  });

  test.each([
    [['metrics', 'forecast'], [{ value: 1500 }, { value: 5, currency: 'USD' }], '2 open deals (1,500 EUR, 5 USD) are'],
    [['metrics', 'coverage', '--target', '100'], [{ value: 1500 }], '1 open deal (1,500 EUR) is'],
    [['digest', '--target', '100'], [{ value: 1500 }], '1 open deal (1,500 EUR) is'],
    [['metrics', 'forecast'], [{ value: 1500, probability: 0 }], undefined],
    [['metrics', 'forecast'], [{ value: 1500, stage_id: 1 }], undefined],
  ])('%j says which deals count with their full value: %j', async (line, deals, text) => {
    await open({ deals: deals.map((deal, at) => ({ id: at + 1, stage_id: 99, currency: 'EUR', ...deal })) });
    for (const format of ['table', 'json']) {
      const { code, err } = await account.at(...line, '--output', format);
      expect([code, /\d open deals? \([^)]+\) (?:is|are)/.exec(err)?.[0]]).toEqual([0, text]);
    }
  });

  // Deals won in the window, and one before it, whose currency is not among those that are added up.
  const wonDeal = (id: number, currency: string, won_time: string) => ({
    id,
    status: 'won',
    stage_id: 1,
    value: 5,
    currency,
    add_time: '2026-01-01T00:00:00Z',
    won_time,
  });
  test.each(['metrics velocity', 'rep scorecard', 'digest'])(
    '%s notes that it adds up values of several currencies, and says which',
    async (words) => {
      const deals = [
        wonDeal(1, 'EUR', '2026-06-01T00:00:00Z'),
        wonDeal(2, 'USD', '2026-06-02T00:00:00Z'),
        wonDeal(3, 'GBP', '2026-01-03T00:00:00Z'),
      ];
      await open({ deals: (query: URLSearchParams) => (query.get('status') === 'won' ? deals : []) });
      const { err, out } = await account.at(...words.split(' '), '--output', 'table');
      expect(err).toContain('Values in several currencies (EUR, USD) are added up without conversion.');
      if (words !== 'digest') expect(out.split('\n')[0]).toContain('values in EUR and USD');
    },
  );
});

describe('audit', () => {
  test('the help defines each check, and says how severe it is', async () => {
    await open();
    const { out } = await account.at('audit', '--help');
    const [text = ''] = out.replaceAll(/\s+/g, ' ').split('Flags:');
    const [definitions = '', severities = ''] = text.split('The severity is should for ');
    for (const name of Object.keys(CHECKS)) expect([name, definitions.includes(name)]).toEqual([name, true]);
    const minor = Object.entries(CHECKS).flatMap(([name, { severity }]) => (severity === 'should' ? [name] : []));
    const [named = ''] = severities.split(', and must for the others.');
    expect(named.split(/, | and /)).toEqual(minor);
  });

  test('prints all checks, findings with --verbose, and fails with --strict after printing', async () => {
    await open();
    const { out, code } = await account.at('audit', '--output', 'csv');
    expect([code, out.split('\n').length]).toEqual([0, 13]);
    const { out: table } = await account.at('audit', '--output', 'table', '--verbose', '--checks', 'stale-deals');
    expect(table).toContain('Open deals without a change for 14 days:\n{"id":2,"title":"B","days":29}\n');
    const strict = await account.at('audit', '--strict', '--checks', 'stale-deals,currency-missing');
    expect([strict.code, JSON.parse(strict.out)]).toEqual([
      1,
      expect.arrayContaining([expect.objectContaining({ count: 1 })]),
    ]);
    expect(strict.err).toContain('stale-deals');
    expect((await account.at('audit', '--strict', '--checks', 'missing-close-time')).code).toBe(0);
  });
});

describe('wrong flags fail before a request', () => {
  test.each([
    ['metrics velocity --period 5w'],
    ['metrics coverage --target 10 --period soon'],
    ['metrics coverage --target -5'],
    ['digest --target -5'],
    ['metrics aging --buckets 30,30'],
    ['metrics aging --buckets 0,30'],
    ['metrics aging --buckets 1.5'],
    ['metrics aging --buckets 30,'],
    ['metrics aging --buckets 30,,60'],
    ['metrics forecast --commit-threshold 101'],
    ['audit --checks nope'],
    ['digest --out page.html'],
    ['digest --format md --jq .'],
    ['digest --format md --output json'],
    ['digest --format md --fields velocity'],
  ])('%s', async (line) => {
    await open();
    expect([(await account.at(...line.split(' '))).code, account.requests()]).toEqual([64, []]);
  });
});

describe('what cannot be decided is an error that says how to go on', () => {
  test.each([
    [
      'several pipelines',
      {
        pipelines: [
          { id: 1, name: 'Sales' },
          { id: 2, name: 'Renewals' },
        ],
      },
      'metrics forecast',
      '1=Sales, 2=Renewals',
      64,
    ],
    ['a pipeline without stages', { stages: [] }, 'funnel --pipeline 9', 'Pipeline 9', 1],
    ['several currencies', {}, 'metrics coverage --target 10', 'none, EUR, USD', 64],
    [
      'one currency and none',
      { deals: [{ id: 1, currency: 'USD' }, { id: 2 }] },
      'metrics coverage --target 10',
      'none, USD',
      64,
    ],
    ['no goal', { deals: [], 'goals/find': { goals: [] } }, 'metrics coverage', '--target', 64],
    [
      'goals in several currencies',
      {
        deals: [],
        'goals/find': {
          goals: [1, 2].map((currency_id) => ({ id: 'a', expected_outcome: { tracking_metric: 'sum', currency_id } })),
        },
      },
      'metrics coverage',
      'currencies',
      64,
    ],
  ])('%s', async (_name, lists, line, message, code) => {
    await open(lists);
    const ended = await account.at(...line.split(' '));
    expect([ended.code, ended.out, ended.err]).toEqual([code, '', expect.stringContaining(message)]);
  });
});

describe('a pipeline that does not exist is an error, not a result of zeros', () => {
  const lines = ['metrics velocity', 'metrics slippage', 'rep scorecard', 'funnel', 'digest', 'pipeline health'];
  test.each(lines)('%s', async (line) => {
    await open({ deals: [], stages: [] });
    const ended = await account.at(...line.split(' '), '--pipeline', '9');
    expect([ended.code, ended.out, ended.err]).toEqual([1, '', expect.stringContaining('Pipeline 9 does not exist')]);
  });
  test.each(lines.slice(0, 3))('%s of an empty pipeline has a result', async (line) => {
    await open({ deals: [] });
    expect((await account.at(...line.split(' '), '--pipeline', '1')).code).toBe(0);
  });
});

describe('an owner who does not exist is an error, one without deals is not', () => {
  const lines = ['metrics velocity', 'rep scorecard'];
  test.each(lines)('%s', async (line) => {
    await open({ deals: [] });
    const ended = await account.at(...line.split(' '), '--owner', '99');
    expect([ended.code, ended.out, ended.err]).toEqual([1, '', expect.stringContaining('User 99 does not exist')]);
    expect((await account.at(...line.split(' '), '--owner', '7')).code).toBe(0);
  });
  test.each(lines)('%s of an owner with deals is not looked up twice', async (line) => {
    await open({});
    // A deleted user may have deals and no longer be in the list.
    expect((await account.at(...line.split(' '), '--owner', '99')).code).toBe(0);
    expect(account.requests().filter((url) => url.includes('/users')).length).toBeLessThan(2);
  });
});

test('a goal that counts another sum is used with a note', async () => {
  const goal = { id: 'g', type: { name: 'deals_won' }, expected_outcome: { target: 500, tracking_metric: 'sum' } };
  await open({ deals: [], 'goals/find': { goals: [goal] }, 'goals/g/results': { progress: 100 } });
  const { out, err } = await account.at('metrics', 'coverage', '--output', 'json');
  expect([JSON.parse(out), err]).toEqual([
    expect.objectContaining({ goalTarget: 500, remaining: 400 }),
    expect.stringContaining('No revenue goal was found; goals that count other sums are used instead.'),
  ]);
});

describe('nonsense from the service', () => {
  const commands = [
    'metrics velocity',
    'metrics forecast',
    'metrics aging',
    'funnel',
    'pipeline health',
    'rep scorecard',
    'audit',
    'digest',
  ];
  test.each(
    commands.flatMap((line) => [
      [line, [{}]],
      [line, [null]],
      [line, {}],
      [line, [{ id: 1, value: { amount: 5 } }]],
      [line, [{ id: 1, status: 'deleted' }]],
    ]),
  )('%s with deals %j fails with 69', async (line, deals) => {
    await open({ deals });
    const ended = await account.at(...line.split(' '));
    expect([ended.code, ended.out]).toEqual([69, '']);
  });

  test('texts and objects in other places make a cell, not a crash', async () => {
    const odd = {
      id: 1,
      title: {},
      currency: [],
      stage_id: {},
      owner_id: [],
      person_id: {},
      expected_close_date: 7,
      add_time: {},
    };
    await open({
      'goals/find': { goals: [{}, { expected_outcome: [], duration: 'x', type: 7 }] },
      deals: [odd],
      users: [{ id: 1 }, {}],
      activities: [{}],
      persons: [{}],
      organizations: [{}],
      changelog: [{}],
    });
    for (const line of commands)
      expect([line, (await account.at(...line.split(' '), '--output', 'table')).code]).toEqual([line, 0]);
  });
});
