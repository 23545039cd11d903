import { setTimeout as sleep } from 'node:timers/promises';
import { allOf, createLimiter, createWidth, forEach } from './pool.js';
import { testService } from '../../../../runtime/http/testkit.js';

async function* upTo(count: number): AsyncGenerator<number> {
  for (let value = 1; value <= count; value += 1) yield value;
}

test('no more runs at once than there is room for, also when the room shrinks', async () => {
  let room = 3;
  let running = 0;
  const seen: number[] = [];
  const limit = createLimiter(() => room);
  const results = await allOf(
    Array.from({ length: 12 }, (_, index) =>
      limit(async () => {
        seen.push((running += 1));
        if (index === 5) room = 1;
        await sleep(1);
        running -= 1;
        return index;
      }),
    ),
  );
  expect(results).toEqual(Array.from({ length: 12 }, (_, index) => index));
  expect(Math.max(...seen.slice(0, 6))).toBe(3);
  expect(Math.max(...seen.slice(9))).toBe(1);
});

test('a failure is told after all that runs has ended', async () => {
  let ended = 0;
  const work = [0, 5, 10].map(async (wait) => {
    await sleep(wait);
    ended += 1;
    if (wait === 0) throw new Error('first');
  });
  await expect(allOf(work)).rejects.toThrow('first');
  expect(ended).toBe(3);
});

test('a long list is taken as it is worked on, and left at the first failure', async () => {
  const worked: number[] = [];
  await expect(
    forEach(upTo(1000), 2, async (value) => {
      worked.push(value);
      await sleep(0);
      if (value === 5) throw new Error('five');
    }),
  ).rejects.toThrow('five');
  expect(worked.length).toBeLessThan(10);
});

test('what the service says is left counts while it says so', () => {
  const width = createWidth(4, testService());
  expect(width.now).toBe(4);
  width.learn({ 'x-left': '2' });
  expect(width.now).toBe(2);
  width.learn({ 'x-left': '0' });
  expect(width.now).toBe(1);
  width.learn({ 'x-left': 'many' });
  expect(width.now).toBe(4);
});
