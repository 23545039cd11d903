import { CHECKS, readActivity, readNamed, readPerson, runChecks, type Account } from './checks.js';
import { duplicateNames } from './duplicates.js';
import { normalizeName, similarity } from './names.js';
import { deal, dealsOf, NOW } from './testkit.js';

const activity = (row: Record<string, unknown>) => readActivity(row) ?? [];

const account: Account = {
  open: dealsOf('open'),
  won: dealsOf('won'),
  lost: dealsOf('lost'),
  persons: [
    { id: 1, name: 'Ann', emails: [{ value: ' A@x.org ' }, { value: 'a@X.org' }] },
    { id: 2, name: 'Bob', emails: [{ value: 'a@x.org  ' }], phones: [{ value: '' }] },
    { id: 3, name: 'Cy', emails: [{ value: '' }, null, {}], phones: null },
    { id: 4, name: null, emails: 'x', phones: [{ value: '1' }] },
  ].map(readPerson),
  organizations: [
    { id: 1, name: 'Acme, Inc.' },
    { id: 2, name: 'ACME' },
    { id: 3, name: 'Globex Systems' },
    { id: 4, name: 'Globex System' },
    { id: 5, name: '株式会社' },
  ].map(readNamed),
  activities: [
    { deal_id: 1, due_date: '2026-06-30', owner_id: 7 },
    { deal_id: 2, due_date: '2026-06-29', owner_id: 7 },
    { deal_id: 3, due_date: '2026-07-01', owner_id: 7, done: true },
    { deal_id: null, due_date: '2026-06-01', owner_id: 8 },
    { deal_id: 4, due_date: null, owner_id: 8 },
    { due_date: '2026-06-01', owner_id: 7 },
  ].flatMap(activity),
};

const items = (name: string, of: Partial<Account> = {}): unknown =>
  runChecks([name], { ...account, ...of }, NOW)[0]?.items;

test('open deals: stale, without a next step, past their date, with missing fields', () => {
  // B was changed 29 days before. Only A has an activity due today or later. B should have closed on 1 June.
  expect(items('stale-deals')).toEqual([{ id: 2, title: 'B', days: 29 }]);
  expect(items('no-next-activity')).toEqual([2, 3, 4].map((id) => ({ id, title: 'ABCD'[id - 1] })));
  expect(items('past-close-date')).toEqual([{ id: 2, title: 'B', expected_close_date: '2026-06-01' }]);
  // After exactly 14 days a deal is not stale yet.
  const edge = ['2026-06-16T12:00:00Z', '2026-06-16T11:59:59Z'].map((update_time, id) => deal({ id, update_time }));
  expect(items('stale-deals', { open: edge })).toEqual([{ id: 1, title: null, days: 14 }]);
  expect(items('missing-fields')).toEqual([
    { id: 2, title: 'B', missing: ['person/org'] },
    { id: 3, title: 'C', missing: ['owner', 'value'] },
    { id: 4, title: 'D', missing: ['owner'] },
  ]);
});

test('ancient deals: older than twice the mean cycle of won deals, else than 168 days', () => {
  // Cycles of 10, 30 and 31 days: 2 × 71 / 3 = 47.3 days.
  const old = deal({ id: 1, title: 'A', add_time: '2026-05-01T12:00:00Z' });
  const open = [old, deal({ id: 2, add_time: '2026-06-01' }), deal({ id: 3 })];
  expect(items('ancient-deals', { open })).toEqual([{ id: 1, title: 'A', ageDays: 60, thresholdDays: 47 }]);
  expect(items('ancient-deals', { open, won: [] })).toEqual([]);
  // Deals that were won in the second of their creation make no open deal ancient on its first day.
  const quick = deal({ id: 5, status: 'won', add_time: '2026-05-01T00:00:00Z', won_time: '2026-05-01T00:00:00Z' });
  const young = ['2026-06-30T00:00:00Z', '2026-06-29T00:00:00Z'].map((add_time, id) => deal({ id, add_time }));
  expect(items('ancient-deals', { open: young, won: [quick] })).toEqual([
    { id: 1, title: null, ageDays: 1, thresholdDays: 1 },
  ]);
  const ancient = deal({ id: 4, title: 'D', add_time: '2026-01-01' });
  expect(items('ancient-deals', { open: [ancient], won: [] })).toEqual([
    { id: 4, title: 'D', ageDays: 180, thresholdDays: 168 },
  ]);
});

test('closed deals without a time, and values without a currency', () => {
  expect(items('missing-close-time')).toEqual([{ id: 9, title: null, status: 'lost' }]);
  const open = [
    deal({ id: 1, title: 'A', value: 5 }),
    deal({ id: 2, value: 0 }),
    deal({ id: 3, value: 5, currency: 'EUR' }),
  ];
  expect(items('currency-missing', { open })).toEqual([{ id: 1, title: 'A', value: 5 }]);
});

test('persons: the same address whatever its case, once per person; nobody to reach', () => {
  expect(items('duplicate-persons')).toEqual([{ email: 'a@x.org', ids: [1, 2] }]);
  expect(items('uncontactable-persons')).toEqual([{ id: 3, name: 'Cy' }]);
});

test('organizations: the same name, and similar names with their spelling', () => {
  expect(items('duplicate-orgs')).toEqual([
    { kind: 'exact', name: 'acme', ids: [1, 2] },
    { kind: 'fuzzy', names: ['Globex Systems', 'Globex System'], ids: [3, 4], score: 0.9846 },
  ]);
  // The ids of a pair rise, whatever the order of the list: `watch` knows a finding by them.
  const turned = [...account.organizations].reverse();
  expect(items('duplicate-orgs', { organizations: turned })).toContainEqual({
    kind: 'fuzzy',
    names: ['Globex Systems', 'Globex System'],
    ids: [3, 4],
    score: 0.9846,
  });
});

test('overdue activities count by owner, without those that have no date', () => {
  expect(runChecks(['overdue-activities'], account, NOW)).toEqual([
    {
      name: 'overdue-activities',
      severity: 'should',
      title: 'Overdue activities',
      count: 3,
      items: [
        { owner_id: 7, overdue: 2 },
        { owner_id: 8, overdue: 1 },
      ],
    },
  ]);
});

test('results have the order of the checks, whatever was asked first', () => {
  const names = runChecks(['currency-missing', 'stale-deals'], account, NOW).map(({ name }) => name);
  expect(names).toEqual(['stale-deals', 'currency-missing']);
  expect(Object.keys(CHECKS)).toHaveLength(11);
});

test('an empty account has no findings', () => {
  const none = { open: [], won: [], lost: [], persons: [], organizations: [], activities: [] };
  expect(runChecks(Object.keys(CHECKS), none, NOW).every(({ count }) => count === 0)).toBe(true);
});

test.each([
  ['Acme, Inc.', 'acme'],
  ['ACME GmbH', 'acme'],
  ['Coop Incorporated', 'coopincorporated'],
  ['A.B.C. Ltd', 'abc'],
  ['B.V. Acme bv', 'bvacme'],
  ['', ''],
])('the normalized name of %j is %j', (name, normalized) => {
  expect(normalizeName(name)).toBe(normalized);
});

// The published examples of the measure.
test.each([
  ['martha', 'marhta', 0.9611],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.8133],
  ['abc', 'abc', 1],
  ['abc', 'xyz', 0],
  ['a', '', 0],
])('the similarity of %s and %s is %d', (a, b, score) => {
  expect(similarity(a, b)).toBeCloseTo(score, 4);
});

test('too many names are not compared in pairs, and the note is not counted', () => {
  const organizations = Array.from({ length: 2001 }, (_none, at) => ({ id: at, name: `name ${String(at)}` }));
  const [result] = runChecks(['duplicate-orgs'], { ...account, organizations }, NOW);
  expect([result?.count, result?.items.map(({ kind }) => kind)]).toEqual([0, ['note']]);
  expect(duplicateNames([])).toEqual([]);
});
