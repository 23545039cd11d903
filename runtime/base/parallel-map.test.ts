import { setTimeout as sleep } from 'node:timers/promises';
import { parallelMap } from './parallel-map.js';

async function* upTo(count: number, taken: number[] = []): AsyncGenerator<number> {
  for (let value = 1; value <= count; value += 1) {
    taken.push(value);
    yield value;
  }
}

async function all<T>(results: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const result of results) found.push(result);
  return found;
}

test('results keep the order of the items, and no more than the maximum run at once', async () => {
  let room = 3;
  let running = 0;
  const seen: number[] = [];
  const results = await all(
    parallelMap(
      upTo(12),
      () => room,
      async (value) => {
        seen.push((running += 1));
        if (value === 6) room = 1;
        await sleep(12 - value);
        running -= 1;
        return value;
      },
    ),
  );
  expect(results).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(Math.max(...seen.slice(0, 6))).toBe(3);
  expect(Math.max(...seen.slice(9))).toBe(1);
});

test('a failure is thrown in its turn, after all work in progress; nothing is started after it', async () => {
  let ended = 0;
  const taken: number[] = [];
  const met: number[] = [];
  const read = async (): Promise<void> => {
    const results = parallelMap(upTo(1000, taken), 3, async (value) => {
      await sleep(value === 2 ? 0 : 10);
      ended += 1;
      if (value === 2) throw new Error('two');
      return value;
    });
    for await (const result of results) met.push(result);
  };
  await expect(read()).rejects.toThrow('two');
  expect(met).toEqual([1]);
  expect([ended, taken.length]).toEqual([3, 3]);
});

test('a caller that stops reading ends the source and waits for the work in progress', async () => {
  let ended = 0;
  let closed = false;
  async function* source(): AsyncGenerator<number> {
    try {
      yield* upTo(1000);
    } finally {
      closed = true;
    }
  }
  for await (const result of parallelMap(source(), 4, async (value) =>
    sleep(1, value).then((one) => ((ended += 1), one)),
  )) {
    if (result === 2) break;
  }
  expect([closed, ended]).toEqual([true, 5]);
});

test('a maximum of 0 still runs one item', async () => {
  expect(await all(parallelMap([1, 2], 0, (value) => Promise.resolve(value * 2)))).toEqual([2, 4]);
});
