/** The long form of keys.test.ts: every value of the specs of this repository. */
import { exceptions } from './keys/exceptions.js';
import { large, small } from './keys/services.js';
import { attack } from './keys/suite.js';

const met = new Set<string>();

test.each([...small, ...large])(
  'every value of %s %s has an effect',
  async (...place) => {
    const isSmall = place[1] === '';
    const { silent, tried, excepted } = await attack(place, () => true, isSmall);
    for (const name of excepted) met.add(name);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  },
  3_600_000,
);

test('every exception is needed', () => {
  expect(Object.keys(exceptions).filter((name) => !met.has(name))).toEqual([]);
});
