/**
 * The long form of keys.test.ts: of each set of specs, `PER_KEY` drawn values of every key of the language that it uses.
 * `ALL=1` tries every value; `SEED` repeats the draws.
 */
import { numbers, seed } from '../support/random.js';
import { exceptions } from './keys/exceptions.js';
import { large, small } from './keys/services.js';
import { attack, exceptionOf, type Value } from './keys/suite.js';
import { tried } from './tried.js';

const isAll = process.env['ALL'] === '1';
const PER_KEY = Number(process.env['PER_KEY'] ?? 2);

/** Returns some values of each key, and those that exceptions may apply to, in an order that is drawn. */
function drawn(all: readonly Value[]): Value[] {
  const next = numbers(seed);
  const inOrder = all.map((value) => [next(), value] as const).sort(([one], [other]) => one - other);
  const taken = new Map<string, number>();
  return inOrder.flatMap(([, value]) => {
    const count = (taken.get(value.key) ?? 0) + 1;
    taken.set(value.key, count);
    return count <= PER_KEY || exceptionOf(value.leaf.path.join('.')) !== undefined ? [value] : [];
  });
}

const met = new Set<string>();
const keys = new Set<string>();

test.each([...small, ...large])(
  'the values of %s %s have an effect',
  async (...place) => {
    const found = await attack(place, (all) => (isAll ? all : drawn(all)), place[1] === '');
    for (const name of found.excepted) met.add(name);
    for (const key of found.keys) keys.add(key);
    tried({ values: found.tried }, seed);
    expect([seed, found.silent]).toEqual([seed, []]);
    expect(found.tried).toBeGreaterThan(20);
  },
  3_600_000,
);

test('every exception is needed', () => {
  tried({ keys: keys.size });
  expect(Object.keys(exceptions).filter((name) => !met.has(name))).toEqual([]);
});
