import { followFeed, isBeyondLog, versionOf, type Progress } from './feeds.js';

test('the highest row version is found by its value, also where the number of digits grows', async () => {
  const progress: Progress = { highest: 0n, complete: false, rows: 0 };
  async function* pages() {
    const rows = ['999', '10000000000000000000', '9999999999999999999'].map((Timestamp) => ({ Timestamp }));
    yield { rows, envelope: {}, more: false, index: 0, headers: {} };
  }
  for await (const page of followFeed(progress, pages())) expect(page.rows).toHaveLength(3);
  expect(progress).toEqual({ highest: 10_000_000_000_000_000_000n, complete: true, rows: 3 });
});

test('deletions are in the log for 59 days, the shortest two months', () => {
  const now = (): Date => new Date('2026-03-01T00:00:00Z');
  expect(isBeyondLog('2026-01-01T00:00:00Z', { now })).toBe(false);
  expect(isBeyondLog('2025-12-31T23:59:59Z', { now })).toBe(true);
});

test.each([
  [{}, 'A record of the feed has no Timestamp.'],
  [{ Timestamp: null }, 'A record of the feed has no Timestamp.'],
  [{ Timestamp: -4 }, 'A record of the feed has a Timestamp that is not a row version: "-4".'],
])(
  'the record %j has no row version; the error claims nothing of a state file, which may not exist',
  (row, message) => {
    expect(() => versionOf(row)).toThrow(expect.objectContaining({ message, remedy: undefined }) as Error);
  },
);
