import { ageOf } from './ages.js';
import { list, one } from './testkit.js';

const now = new Date('2026-05-04T12:00:00Z');

test.each([
  ['2026-05-04T12:00:00Z', 'now'],
  ['2026-05-04T11:59:59.001Z', 'now'],
  ['2026-05-04T11:59:30Z', '30 s ago'],
  ['2026-05-04T11:00:01Z', '59 min ago'],
  ['2026-05-04T10:00:00Z', '2 h ago'],
  ['2026-05-04T12:00:00+02:00', '2 h ago'],
  ['2026-05-04t10:00:00z', '2 h ago'],
  ['2026-05-04 10:00Z', '2 h ago'],
  ['2026-05-02T12:00:00Z', '2 d ago'],
  ['2026-03-01T12:00:00Z', '2 mo ago'],
  ['2019-03-01T12:00:00Z', '7 y ago'],
  ['2026-05-07T12:00:00Z', 'in 3 d'],
])('%s is %s', (text, age) => {
  expect(ageOf(text, now)).toBe(age);
});

test.each([
  '2026-05-04',
  '2026-05-04T10:00:00',
  '2026-05-04 10:00:00',
  '10:00:00Z',
  '2026-13-45T99:00:00Z',
  'at 2026-05-04T10:00:00Z',
  '1777888800',
  '',
])('%j has no age', (text) => {
  expect(ageOf(text, now)).toBeUndefined();
});

test('a time without a zone has an age where the service declares the zone', () => {
  expect(ageOf('2026-05-04 10:00:00', now, true)).toBe('2 h ago');
  expect(ageOf('2026-05-04', now, true)).toBeUndefined();
});

describe('tables', () => {
  const rows = [{ id: 1, at: '2026-05-04T01:02:01.999Z', day: '2026-05-01', said: 'on 2026-05-04T01:02:01Z' }];

  test('show ages on a terminal, and times in a pipe or with --absolute-times', async () => {
    expect(await list(rows, { format: 'table', columns: 100 })).toMatch(/^ 1 {2}2 h ago {2}2026-05-01 {2}on 2026/m);
    const times = /^ 1 {2}2026-05-04T01:02:01\.999Z {2}2026-05-01/m;
    expect(await list(rows, { format: 'table' })).toMatch(times);
    expect(await list(rows, { format: 'table', columns: 100, options: { absoluteTimes: true } })).toMatch(times);
    for (const format of ['json', 'yaml', 'csv', 'ndjson'] as const) {
      expect(await list(rows, { format, columns: 100 })).toContain('2026-05-04T01:02:01.999Z');
    }
  });

  test('show the time and its age in one record', async () => {
    const shown = await one(rows[0], { format: 'table', columns: 100 });
    expect(shown).toContain('at     2026-05-04T01:02:01.999Z (2 h ago)\n');
    expect(shown).toContain('day    2026-05-01\n');
    expect(await one(rows[0], { format: 'table' })).toContain('at     2026-05-04T01:02:01.999Z\n');
  });

  test('show times without a zone as ages where the service declares the zone', async () => {
    const zoneless = [{ at: '2026-05-04 01:02:00' }];
    expect(await list(zoneless, { format: 'table', columns: 80 })).toContain('2026-05-04 01:02:00');
    expect(await list(zoneless, { format: 'table', columns: 80, rules: { times: 'utc' } })).toContain('2 h ago');
  });

  test('do not cut an age when the terminal is narrow', async () => {
    const narrow = await list([{ id: 7, text: 'word '.repeat(20), at: '2026-05-04T01:02:01.999Z' }], {
      format: 'table',
      columns: 34,
    });
    expect(narrow).toMatch(/word.*… {2}2 h ago\n$/);
  });
});
