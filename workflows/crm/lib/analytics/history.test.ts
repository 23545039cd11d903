import { aging, bucketNames } from './aging.js';
import { exactFunnel } from './funnel.js';
import { pathOf } from './history.js';
import { conversionMatrix } from './matrix.js';
import { stageSkips } from './skips.js';
import { slipped, slippage } from './slippage.js';
import { changes, deal, NOW, stage, STAGES } from './testkit.js';

const stages = (...rows: Parameters<typeof changes> extends [string, ...infer Rest] ? Rest : never) =>
  changes('stage_id', ...rows);

describe('the way through stages', () => {
  const steps = (...rows: Parameters<typeof stages>): unknown => {
    const { start, moves } = pathOf(stages(...rows));
    return [start, ...moves.map(({ to }) => to)];
  };

  test('is read oldest first, whatever the order of the rows', () => {
    expect(steps(['2', '3', '2026-06-03'], ['1', '2', '2026-06-02'])).toEqual(['1', '2', '3']);
    expect(steps(['1', '2', '2026-06-02'], ['2', '3', '2026-06-03'])).toEqual(['1', '2', '3']);
  });

  test('continues from the current stage among changes of the same second', () => {
    expect(steps(['1', '2', '2026-06-02'], ['2', '3', '2026-06-02'])).toEqual(['1', '2', '3']);
    expect(steps(['3', '1', '2026-06-02'], ['2', '3', '2026-06-02'], ['1', '2', '2026-06-02'])).toEqual([
      '1',
      '2',
      '3',
      '1',
    ]);
  });

  test('begins with the earliest change if the deal came back to its first stage', () => {
    expect(steps(['2', '1', '2026-06-03'], ['1', '2', '2026-06-02'])).toEqual(['1', '2', '1']);
  });

  test('survives missing values and times', () => {
    expect(steps()).toEqual([null]);
    expect(steps([null, '1', null], ['1', null, 'soon'], [{}, [], '2026-06-02'])).toHaveLength(4);
  });
});

test('exact funnel: each stage counts once per deal, and a skipped one does not', () => {
  const counted = exactFunnel(STAGES);
  counted.add(deal({ id: 1, stage_id: 3 }), stages(['1', '3', '2026-06-01']));
  counted.add(
    deal({ id: 2, stage_id: 2 }),
    stages(['1', '2', '2026-06-03'], ['2', '1', '2026-06-02'], ['1', '2', '2026-06-01']),
  );
  // Without stage changes it was always where it is. Won, opened again and won again is won once.
  counted.add(
    deal({ id: 3, stage_id: 3, status: 'won' }),
    changes('status', ['open', 'won', '2026-06-03'], ['won', 'open', '2026-06-02'], ['open', 'won', '2026-06-01']),
  );
  counted.add(deal({ id: 4, stage_id: 99 }), []);
  // Lead: 1 and 2; Offer: 2; Close: 1 and 3, which is more than Offer.
  expect(counted.result()).toEqual({
    rows: [
      { stage: 'Lead', stageId: 1, entered: 2, conversionFromPrev: null },
      { stage: 'Offer', stageId: 2, entered: 1, conversionFromPrev: 0.5 },
      { stage: 'Close', stageId: 3, entered: 2, conversionFromPrev: 2 },
    ],
    won: 1,
  });
});

describe('aging', () => {
  test('counts days since the last change into the stage', () => {
    const collected = aging(STAGES, [30, 60], NOW);
    collected.add(deal({ id: 1, stage_id: 2, value: 100 }), stages(['1', '2', '2026-06-10']));
    // 10 days in Offer, 20 in Lead, and exactly 30 in Offer again.
    collected.add(
      deal({ id: 2, stage_id: 2, value: 200 }),
      stages(['1', '2', '2026-05-31'], ['2', '1', '2026-05-11'], ['1', '2', '2026-05-01']),
    );
    collected.add(deal({ id: 3, stage_id: 1, add_time: '2026-06-20T12:00:00Z' }), []);
    collected.add(deal({ id: 4, stage_id: 1, stage_change_time: '2026-03-01T12:00:00Z', value: 50 }), undefined);
    collected.add(deal({ id: 5, stage_id: 1 }), []);
    collected.add(deal({ id: 6, stage_id: 3 }), stages(['2', '3', '2026-07-05']));
    collected.add(deal({ id: 7, stage_id: 2, status: 'won' }), []);
    // p90 of Lead: the only completed stay, 20 days, which deal 4 (121 days) exceeds. Of Offer: 10 days, exceeded by 20 and 30.
    expect(collected.result()).toEqual([
      {
        stage: 'Lead',
        stageId: 1,
        buckets: { '0-30': { count: 1, value: 0 }, '30-60': { count: 0, value: 0 }, '60+': { count: 1, value: 50 } },
        p90Days: 20,
        p90ExceededCount: 1,
        unknownCount: 1,
      },
      {
        stage: 'Offer',
        stageId: 2,
        buckets: { '0-30': { count: 1, value: 100 }, '30-60': { count: 1, value: 200 }, '60+': { count: 0, value: 0 } },
        p90Days: 10,
        p90ExceededCount: 2,
        unknownCount: 0,
      },
      {
        stage: 'Close',
        stageId: 3,
        buckets: { '0-30': { count: 1, value: 0 }, '30-60': { count: 0, value: 0 }, '60+': { count: 0, value: 0 } },
        p90Days: null,
        p90ExceededCount: 0,
        unknownCount: 0,
      },
    ]);
  });

  test('the 90th percentile is the nearest rank', () => {
    const collected = aging(STAGES, [30], NOW);
    // Stays of 1 to 11 days: the rank is ceil(0.9 × 11) = 10.
    for (let days = 1; days <= 11; days++) {
      const left = new Date(Date.UTC(2026, 4, 1 + days, 12)).toISOString().slice(0, 10);
      collected.add(deal({ id: days, stage_id: 3 }), stages(['2', '3', left], ['1', '2', '2026-05-01']));
    }
    expect(collected.result()[1]?.p90Days).toBe(10);
  });

  test('names of age groups', () => {
    expect(bucketNames([30, 60, 90])).toEqual(['0-30', '30-60', '60-90', '90+']);
    expect(bucketNames([7])).toEqual(['0-7', '7+']);
  });
});

test('conversion matrix: moves between stages and to won or lost; won is forward, lost is not', () => {
  const counted = conversionMatrix(STAGES);
  counted.add(deal({ id: 1, status: 'won', stage_id: 2 }), [
    ...stages(['1', '2', '2026-06-03'], ['2', '1', '2026-06-02'], ['1', '2', '2026-06-01']),
    ...changes('status', ['open', 'won', '2026-06-04']),
  ]);
  counted.add(deal({ id: 2, status: 'lost', stage_id: 2 }), changes('status', ['open', 'lost', '2026-06-04']));
  counted.add(
    deal({ id: 3, stage_id: 1 }),
    stages(['99', '1', '2026-06-01'], ['1', '99', '2026-06-01'], [null, '1', null]),
  );
  // Lead: 2 moves, both to Offer. Offer: back to Lead, won and lost: 1 of 3 is forward.
  const { sources, destinations, matrix, edges, backwardEdges } = counted.result();
  expect(edges.map(({ fromStage, toStage, count, forward }) => [fromStage, toStage, count, forward])).toEqual([
    ['Lead', 'Offer', 2, true],
    ['Offer', 'Lead', 1, false],
    ['Offer', 'Won', 1, true],
    ['Offer', 'Lost', 1, false],
  ]);
  expect(sources.map(({ stage: name, order, totalOut, forwardRate }) => [name, order, totalOut, forwardRate])).toEqual([
    ['Lead', 1, 2, 1],
    ['Offer', 2, 3, 1 / 3],
    ['Close', 3, 0, null],
  ]);
  expect(matrix).toEqual({ 1: { 2: 2 }, 2: { 1: 1, won: 1, lost: 1 }, 3: {} });
  expect(destinations.map(({ label }) => label)).toEqual(['Lead', 'Offer', 'Close', 'Won', 'Lost']);
  expect(backwardEdges.map(({ to }) => to)).toEqual([1, 'lost']);
  expect(conversionMatrix([]).result()).toEqual({
    sources: [],
    destinations: [],
    matrix: {},
    edges: [],
    backwardEdges: [],
  });
});

describe('slippage', () => {
  const dates = (...rows: Parameters<typeof stages>) =>
    slippage(
      deal({ id: 1, title: 'A', owner_id: 7, expected_close_date: '2026-08-05' }),
      changes('expected_close_date', ...rows),
    );

  test('adds up moves to a later day', () => {
    // Set to 1 July; +10 days; 5 days earlier; +30 days: 2 pushes, 40 days.
    expect(
      dates(
        ['2026-07-06', '2026-08-05', '2026-06-04'],
        ['2026-07-11', '2026-07-06', '2026-06-03'],
        ['2026-07-01', '2026-07-11', '2026-06-02'],
        [null, '2026-07-01', '2026-06-01'],
      ),
    ).toEqual({
      dealId: 1,
      title: 'A',
      ownerId: 7,
      pushCount: 2,
      netDaysSlipped: 40,
      originalCloseDate: '2026-07-01',
      currentCloseDate: '2026-08-05',
    });
  });

  test('finds the first date among changes of one second, and after clearing', () => {
    const one = '2026-06-01';
    expect(dates(['2026-07-01', '2026-07-11', one], ['2026-07-11', '2026-07-21', one]).originalCloseDate).toBe(
      '2026-07-01',
    );
    expect(
      dates([null, '2026-09-01', '2026-06-03'], ['2026-07-01', '', '2026-06-02'], [null, '2026-07-01', one]),
    ).toMatchObject({ originalCloseDate: '2026-07-01', pushCount: 0 });
  });

  test('ignores what is not a date; deals without changes have no first date', () => {
    expect(dates(['soon', '2026-07-01', null], ['2026-02-30', 'never', null], [{}, [], null])).toMatchObject({
      pushCount: 0,
    });
    expect(dates()).toMatchObject({ pushCount: 0, originalCloseDate: null });
    const rows = [dates(), dates(['2026-07-01', '2026-07-11', null]), dates(['2026-07-01', '2026-07-31', null])];
    expect(slipped(rows, 1).map(({ netDaysSlipped }) => netDaysSlipped)).toEqual([30, 10]);
    expect(slipped(rows, 0)).toHaveLength(3);
  });
});

test('stage skips: by order numbers, oldest first', () => {
  const five = [...STAGES, stage(4, 'Signed', 5), stage(5, 'Same', 3)];
  const rows = stages(
    ['2', '99', '2026-06-07'],
    ['4', '2', '2026-06-06'],
    ['5', '4', '2026-06-05'],
    ['3', '5', '2026-06-04'],
    ['1', '3', '2026-06-03'],
  );
  const found = stageSkips(five, deal({ id: 1 }), rows);
  // Lead → Close skips Offer; Close → Same has the same number; 3 → 5 skips a number that no stage has; then back.
  expect(found.map(({ kind, from, to, skipped }) => [kind, from.name, to.name, skipped])).toEqual([
    ['skip', 'Lead', 'Close', ['Offer']],
    ['skip', 'Same', 'Signed', []],
    ['backward', 'Signed', 'Offer', []],
  ]);
  expect(found[0]).toEqual({
    dealId: 1,
    kind: 'skip',
    from: { stageId: 1, name: 'Lead', order: 1 },
    to: { stageId: 3, name: 'Close', order: 3 },
    skipped: ['Offer'],
    actor_user_id: 4,
    time: '2026-06-03 12:00:00',
  });
});
