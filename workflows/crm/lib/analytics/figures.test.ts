import { aging } from './aging.js';
import { closings } from './closings.js';
import { coverage, goalCurrencies, revenueGoals, within } from './coverage.js';
import { closedSince, readDeal } from './deal.js';
import { forecast } from './forecast.js';
import { funnel } from './funnel.js';
import { health } from './health.js';
import { conversionMatrix } from './matrix.js';
import { scorecard } from './scorecard.js';
import { readStage } from './stage.js';
import { deal, dealsOf, NOW, SINCE, STAGES } from './testkit.js';
import { timeOf } from './record-values.js';
import { velocity } from './velocity.js';

const open = dealsOf('open');
const won = dealsOf('won');
const lost = dealsOf('lost');

test('the destinations of a matrix have the keys of edges, which are ids of stages', () => {
  const { destinations, sources } = conversionMatrix(STAGES).result();
  expect(destinations.map(({ key }) => key)).toEqual(sources.map(({ stageId }) => stageId));
});

describe('velocity', () => {
  test('is open deals × win rate × average won value / average cycle', () => {
    // In the window: 5 and 6 won, 8 lost; 7 was won before it, and 9 has no closing time.
    // Win rate 2/3; average (1000 + 3000) / 2 = 2000; cycle (10 + 30) / 2 = 20 days; 4 × 2/3 × 2000 / 20 = 266.67.
    const figures = velocity(open, closedSince(won, SINCE), closedSince(lost, SINCE));
    expect(figures).toMatchObject({ openCount: 4, wonCount: 2, lostCount: 1, avgWonValue: 2000, avgCycleDays: 20 });
    expect(figures.winRate).toBeCloseTo(2 / 3);
    expect(figures.velocityPerDay).toBeCloseTo(266.67, 2);
  });

  test('is null where a part is missing', () => {
    expect(velocity(open, [], [])).toMatchObject({ winRate: null, avgWonValue: null, avgCycleDays: null });
    expect(velocity([], [], lost)).toMatchObject({ winRate: 0, velocityPerDay: null });
    const atOnce = deal({ id: 1, status: 'won', value: 10, add_time: '2026-05-01', won_time: '2026-05-01' });
    expect(velocity(open, [atOnce], [])).toMatchObject({ winRate: 1, avgCycleDays: 0, velocityPerDay: null });
  });

  test('leaves deals without a readable time out of the cycle, and counts a missing value as 0', () => {
    // (10 days + nothing) / 1 = 10 days; (1000 + 0) / 2 = 500.
    const strange = deal({ id: 9, status: 'won', value: null, add_time: 'long ago', won_time: '2026-05-02' });
    const first = won.slice(0, 1);
    expect(velocity(open, [...first, strange], [])).toMatchObject({ avgWonValue: 500, avgCycleDays: 10 });
  });
});

test('amounts are added as decimals: no sum shows the error of binary fractions', () => {
  // 0.1 + 0.2 = 0.3; 30 % of 1.1 = 0.33; 0.7 - 0.6 = 0.1.
  const cents = [0.1, 0.2].map((value, id) => deal({ id, value, stage_id: 1, probability: 100, currency: 'EUR' }));
  const row = health(STAGES, cents, new Set(), NOW)[0];
  expect([row?.openValue, row?.weightedValue]).toEqual([0.3, 0.3]);
  expect(forecast(STAGES, cents, 80).totals).toEqual([
    { currency: 'EUR', dealCount: 2, commit: 0.3, bestCase: 0.3, weighted: 0.3 },
  ]);
  expect(forecast(STAGES, [deal({ id: 1, value: 1.1, probability: 30 })], 80).totals[0]?.weighted).toBe(0.33);
  expect(coverage(STAGES, cents, { target: 0.7, progress: 0.6 }).remaining).toBe(0.1);
  const counted = aging(STAGES, [30], NOW);
  for (const one of cents) counted.add({ ...one, added: NOW }, []);
  expect(counted.result()[0]?.buckets).toEqual({ '0-30': { count: 2, value: 0.3 }, '30+': { count: 0, value: 0 } });
  const many = Array.from({ length: 10_000 }, (_, id) => deal({ id, value: 0.01, stage_id: 1 }));
  expect(funnel(STAGES, many, [])[0]?.openValue).toBe(100);
});

test('a deal whose probability is the threshold is committed', () => {
  const deals = [80, 79.9].map((probability, id) => deal({ id, value: 100, currency: 'EUR', probability }));
  expect(forecast(STAGES, deals, 80).totals).toMatchObject([{ currency: 'EUR', commit: 100, bestCase: 200 }]);
});

test('times without a zone are UTC; what is not a time is null', () => {
  expect(timeOf('2026-05-01 00:00:00')).toBe(Date.UTC(2026, 4, 1));
  expect(timeOf('2026-05-01T02:00:00+02:00')).toBe(Date.UTC(2026, 4, 1));
  for (const value of ['2026-02-30', '0000-00-00 00:00:00', 'soon', '', null, 7, {}, '2026-05-01T99:00:00Z'])
    expect(timeOf(value)).toBeNull();
});

describe('funnel', () => {
  test('won deals reached all stages, lost deals those up to their own', () => {
    // 5, 6 and 7 reached Close, 8 Offer, 9 Lead: 5, 4, 3 deals; 4/5 and 3/4. Open: A; B and D; C.
    expect(funnel(STAGES, open, [...won, ...lost])).toEqual([
      { stage: 'Lead', stageId: 1, reached: 5, conversionFromPrev: null, openCount: 1, openValue: 1000 },
      { stage: 'Offer', stageId: 2, reached: 4, conversionFromPrev: 0.8, openCount: 2, openValue: 2500 },
      { stage: 'Close', stageId: 3, reached: 3, conversionFromPrev: 0.75, openCount: 1, openValue: 0 },
    ]);
  });

  test('deals in unknown stages reached none, and nothing is divided by 0', () => {
    const elsewhere = [deal({ id: 1, status: 'lost', stage_id: 99 }), deal({ id: 2, status: 'lost' })];
    expect(funnel(STAGES, [], elsewhere).map((row) => [row.reached, row.conversionFromPrev])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
    expect(funnel([], open, won)).toEqual([]);
  });
});

test('health: values, weighted values and neglected deals per stage', () => {
  // Lead: A, 1000 × 20 %. Offer: B 2000 × 80 % + D 500 × 0 %; B is stale and past its date; D has no time of change.
  // Close: C without a value. Only A has a planned activity.
  const rows = health(STAGES, open, new Set(['1']), NOW).map(({ stage: _, stageId: __, ...row }) => Object.values(row));
  expect(rows).toEqual([
    [1, 1000, 200, 0, 0, 0],
    [2, 2500, 1600, 1, 2, 1],
    [1, 0, 0, 0, 1, 0],
  ]);
});

test('forecast: by currency and month, never added up across currencies', () => {
  // A 20 %, below the threshold of 50; B 80 %; D has no real month; C has no currency, no value and 100 %.
  const { rows, totals } = forecast(STAGES, open, 50);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['(none)', 'no-date', 1, 0, 0, 0],
    ['EUR', '2026-06', 1, 2000, 2000, 1600],
    ['EUR', '2026-07', 1, 0, 1000, 200],
    ['USD', 'no-date', 1, 0, 500, 0],
  ]);
  expect(totals.map((row) => Object.values(row))).toEqual([
    ['(none)', 1, 0, 0, 0],
    ['EUR', 2, 2000, 3000, 1800],
    ['USD', 1, 0, 500, 0],
  ]);
  expect(forecast(STAGES, [], 50)).toEqual({ rows: [], totals: [] });
  // A deal at the threshold is committed.
  expect(forecast(STAGES, open, 80).totals[1]?.commit).toBe(2000);
});

test.each([
  ['0000-00-00', 'no-date'],
  ['0000-05-10', 'no-date'],
  ['2026-00-10', 'no-date'],
  ['2026-13', 'no-date'],
  [' 2026-02-31 ', '2026-02'],
  ['', 'no-date'],
  ['soon', 'no-date'],
])('the month of %j is %s', (expected_close_date, month) => {
  expect(forecast(STAGES, [deal({ id: 1, expected_close_date })], 50).rows[0]?.month).toBe(month);
});

describe('coverage', () => {
  const euros = open.filter(({ currency }) => currency === 'EUR');

  test('compares open value with what remains of the quota', () => {
    // A and B: 3000, weighted 200 + 1600; 2000 − 500 remain: 3000 / 1500 = 2; 1800 / 1500 = 1.2.
    expect(coverage(STAGES, euros, { target: 2000, progress: 500 })).toEqual({
      openValue: 3000,
      weightedOpen: 1800,
      goalTarget: 2000,
      progress: 500,
      remaining: 1500,
      coverage: 2,
      weightedCoverage: 1.2,
      verdict: 'borderline',
    });
  });

  test.each([
    [1000, 'healthy'],
    [1001, 'borderline'],
    [1500, 'borderline'],
    [1501, 'low'],
    [0, 'covered'],
  ])('%i remaining is %s', (target, verdict) => {
    expect(coverage(STAGES, euros, { target, progress: 0 }).verdict).toBe(verdict);
  });

  test('progress above the target leaves nothing', () => {
    expect(coverage(STAGES, [], { target: 10, progress: 20 })).toMatchObject({ remaining: 0, coverage: null });
  });

  const goal = (name: unknown, tracking_metric: string, currency_id?: number): Record<string, unknown> => ({
    type: { name },
    expected_outcome: { tracking_metric, currency_id },
  });

  test('revenue goals come first, then other sums, then any sum as a guess', () => {
    const revenue = goal('Revenue forecast', 'quantity');
    const other = goal('something_else', 'sum');
    const counts = goal('deals_won', 'sum');
    const number = goal('deals_won', 'quantity');
    expect(revenueGoals([number, counts, other, revenue])).toEqual({ goals: [revenue], isGuess: false });
    expect(revenueGoals([number, counts, other])).toEqual({ goals: [other], isGuess: false });
    expect(revenueGoals([number, counts])).toEqual({ goals: [counts], isGuess: true });
    expect(revenueGoals([number, {}, { type: null, expected_outcome: null }])).toEqual({ goals: [], isGuess: false });
  });

  test('a missing currency is one of its own; a window is cut to the duration of the goal', () => {
    expect(goalCurrencies([goal('a', 'sum', 1), goal('b', 'sum', 1)]).size).toBe(1);
    expect(goalCurrencies([goal('a', 'sum', 1), goal('b', 'sum')]).size).toBe(2);
    const days = { start: '2026-04-01', end: '2026-06-30' };
    const during = (start: string, end: string | null): unknown => within({ duration: { start, end } }, days);
    expect(during('2026-01-01', null)).toEqual(days);
    expect(during('2026-05-01', '2026-05-31')).toEqual({ start: '2026-05-01', end: '2026-05-31' });
    expect(during('2026-07-01', null)).toBeUndefined();
    expect(within({}, days)).toEqual(days);
  });
});

test('scorecard: velocity and hygiene per owner, highest velocity first', () => {
  const users = [
    { id: 7, name: 'Ann', active_flag: true },
    { id: 8, name: ' ', active_flag: false },
  ];
  // 7: open A and B, won 5, lost 8: 2 × 1/2 × 1000 / 10 = 100; B is stale, past its date and without a contact.
  // 8: won 6 and nothing open: 0 × 1 × 3000 / 30 = 0. 9: only won before the window. Nobody: C and D without a date.
  const rows = scorecard({ open, won, lost }, users, SINCE, NOW).map((row) => [
    row.ownerName,
    row.active,
    [row.openCount, row.wonCount, row.lostCount],
    row.winRate,
    row.velocityPerDay,
    [row.staleOpen, row.pastClose, row.noCloseDate, row.missingContact],
  ]);
  expect(rows).toEqual([
    ['Ann', true, [2, 1, 1], 0.5, 100, [1, 1, 0, 1]],
    ['#8', false, [0, 1, 0], 1, 0, [0, 0, 0, 0]],
    ['#9', null, [0, 0, 0], null, null, [0, 0, 0, 0]],
    ['Unassigned', null, [2, 0, 0], null, null, [0, 0, 2, 0]],
  ]);
});

test('scorecard: a deal can be stale or past its date alone, and an owner without a velocity comes after one of 0', () => {
  const stale = { id: 1, owner_id: 8, update_time: '2026-06-01T00:00:00Z', expected_close_date: '2026-07-01' };
  const past = { id: 2, owner_id: 7, update_time: '2026-06-29T00:00:00Z', expected_close_date: '2026-06-29' };
  const again = { ...past, id: 3 };
  const winner = { id: 6, status: 'won', value: 0, owner_id: 8, add_time: '2026-05-01', won_time: '2026-05-11' };
  const deals = { open: [stale, past, again].map(deal), won: [deal(winner)], lost: [] };
  const users = [
    { id: 7, name: 'Ann' },
    { id: 8, name: 'Bo' },
  ];
  const rows = scorecard(deals, users, SINCE, NOW);
  expect(rows.map((row) => [row.ownerName, row.velocityPerDay, row.staleOpen, row.pastClose])).toEqual([
    ['Bo', 0, 1, 0],
    ['Ann', null, 0, 2],
  ]);
});

test('a deal that was closed in the second in which the window begins is in it', () => {
  const closed = (id: number, won_time: string) => deal({ id, status: 'won', won_time });
  const deals = [closed(1, '2026-04-01T12:00:00Z'), closed(2, '2026-04-01T11:59:59Z')];
  expect(closedSince(deals, SINCE).map(({ id }) => id)).toEqual([1]);
});

test('closings: weeks of the window, several together in a long one', () => {
  // 90 days from 1 April are 13 weeks: 11 May is in the sixth, 31 May and 1 June (both midnight) in the ninth.
  const weeks = closings(won, lost, SINCE, NOW);
  expect([weeks.length, weeks[0]?.from, weeks[5], weeks[8]]).toEqual([
    13,
    '2026-04-01',
    { from: '2026-05-06', won: 1, lost: 0 },
    { from: '2026-05-27', won: 1, lost: 1 },
  ]);
  expect(closings(won, lost, NOW - 720 * 86_400_000, NOW).length).toBeLessThanOrEqual(14);
});

describe('records that cannot be right are errors', () => {
  test.each([
    [{}, 'a deal without an id'],
    [{ id: {} }, 'a deal without an id'],
    [{ id: 1, value: 'much' }, 'the value of deal 1'],
    [{ id: 1, value: {} }, 'the value of deal 1'],
    [{ id: 1, probability: [] }, 'the probability of deal 1'],
    [{ id: 1, status: 'won' }, 'deal 1 with another status'],
  ])('%j', (row, message) => {
    expect(() => readDeal(row, 'open')).toThrow(message);
  });
  test.each([
    [{}, 'a stage without an id'],
    [{ id: 1 }, 'stage 1 without an order'],
    [{ id: 1, order_nr: {} }, 'the order of stage 1'],
  ])('%j', (row, message) => {
    expect(() => readStage(row)).toThrow(message);
  });
  test('a deal of nulls is a deal', () => {
    const nulls = Object.fromEntries(['title', 'value', 'currency', 'stage_id', 'owner_id'].map((key) => [key, null]));
    expect(readDeal({ id: 1, ...nulls }, 'open')).toMatchObject({
      key: '1',
      value: null,
      stage: null,
      hasContact: false,
    });
  });
});
