import { followFeed, isBeyondLog, versionOf, type FeedProgress } from './feeds.js';

const response = { status: 200, headers: {}, body: {}, url: 'https://api.example' };

test('the highest row version is found by its value, also where the number of digits grows', async () => {
  const progress: FeedProgress = { highest: 0n, complete: false, rows: 0 };
  async function* pages() {
    const rows = ['999', '10000000000000000000', '9999999999999999999'].map((Timestamp) => ({ Timestamp }));
    yield { rows, response, more: false, index: 0 };
  }
  for await (const page of followFeed(progress, pages())) expect(page.rows).toHaveLength(3);
  expect(progress).toEqual({ highest: 10_000_000_000_000_000_000n, complete: true, rows: 3 });
});

const page = (...versions: string[]) => ({
  rows: versions.map((Timestamp) => ({ Timestamp })),
  response,
  more: false,
  index: 0,
});

test.each([
  [['7', '9', '8'], [], 9n],
  [['9'], ['6', '8'], 9n],
  [['9007199254740999'], ['9007199254740998'], 9007199254740999n],
  [[], [], 5n],
])('versions that fall (%j, then %j) leave the position at the highest seen', async (first, second, highest) => {
  const progress: FeedProgress = { highest: 5n, complete: false, rows: 0 };
  async function* pages() {
    yield page(...first);
    yield page(...second);
  }
  for await (const _page of followFeed(progress, pages()));
  expect(progress).toEqual({ highest, complete: true, rows: first.length + second.length });
});

test.each(['5', '4', '0'])(
  'a row of version %s in a feed from 5 is an error, and does not complete the feed',
  async (low) => {
    const progress: FeedProgress = { highest: 5n, complete: false, rows: 0 };
    async function* pages() {
      yield page('9', low);
    }
    const read = async () => {
      for await (const _page of followFeed(progress, pages()));
    };
    await expect(read()).rejects.toMatchObject({
      kind: 'unavailable',
      message: `The feed returned a record with Timestamp ${low}, although only records above 5 were requested.`,
    });
    expect(progress).toEqual({ highest: 5n, complete: false, rows: 0 });
  },
);

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
