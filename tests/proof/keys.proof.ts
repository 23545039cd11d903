/** The long form of keys.test.ts: every value of the small specs of this repository, and a part of those of the clients. */
import { exceptions } from './keys/exceptions.js';
import { large, small } from './keys/services.js';
import { attack, exceptionOf } from './keys/suite.js';

/** The small specs have every key; of those of the clients, each day has another quarter of the values. */
const EVERY = 4;
const day = Math.floor(Date.now() / 86_400_000);

const met = new Set<string>();

test.each([...small, ...large])(
  'the values of %s %s have an effect',
  async (...place) => {
    const isSmall = place[1] === '';
    const picks = (index: number, path: string): boolean =>
      isSmall || (index + day) % EVERY === 0 || exceptionOf(path) !== undefined;
    const { silent, tried, excepted } = await attack(place, picks, isSmall);
    for (const name of excepted) met.add(name);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  },
  3_600_000,
);

test('every exception is needed', () => {
  expect(Object.keys(exceptions).filter((name) => !met.has(name))).toEqual([]);
});
