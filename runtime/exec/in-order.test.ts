import { inOrder } from './in-order.js';
import type { ExecLine } from './lines.js';

const line = (n: number, about: readonly string[], writes = true): ExecLine => ({ n, about, writes }) as ExecLine;

/** Runs lines, and returns for each start which lines had ended before it. */
async function starts(lines: readonly ExecLine[], most: number, isStopped = () => false) {
  const ended: number[] = [];
  const seen = new Map<number, readonly number[]>();
  let running = 0;
  let peak = 0;
  const run = async ({ n }: ExecLine): Promise<number> => {
    seen.set(n, [...ended]);
    peak = Math.max(peak, (running += 1));
    // Later lines end sooner.
    await new Promise((resolve) => setTimeout(resolve, 30 - n * 3));
    running -= 1;
    ended.push(n);
    return n;
  };
  const results: number[] = [];
  for await (const one of inOrder(lines, { most: () => most, isStopped, run })) results.push(one);
  return { seen, peak, results };
}

test('one at a time is in order', async () => {
  const { results, peak } = await starts([line(1, ['a']), line(2, ['b']), line(3, [])], 1);
  expect([results, peak]).toEqual([[1, 2, 3], 1]);
});

test('results come as they end, and no more run than allowed', async () => {
  const { results, peak } = await starts([line(1, ['a']), line(2, ['b']), line(3, ['c']), line(4, ['d'])], 2);
  expect(peak).toBe(2);
  expect(results[0]).toBe(2);
  expect([...results].sort()).toEqual([1, 2, 3, 4]);
});

test('a write waits for the lines before it with an argument in common, and reads wait for a write only', async () => {
  const { seen } = await starts(
    [line(1, ['a'], false), line(2, ['a'], false), line(3, ['b', 'a']), line(4, ['a'], false), line(5, ['c'])],
    9,
  );
  expect(seen.get(2)).toEqual([]);
  expect([...(seen.get(3) ?? [])].sort()).toEqual([1, 2]);
  expect(seen.get(4)).toContain(3);
});

test('nothing is started after a stop, and what runs is awaited', async () => {
  let stopped = false;
  const run = async ({ n }: ExecLine): Promise<number> => {
    if (n === 2) stopped = true;
    await new Promise((resolve) => setTimeout(resolve, n === 1 ? 30 : 1));
    return n;
  };
  const results: number[] = [];
  const lines = [1, 2, 3, 4].map((n) => line(n, [String(n)]));
  for await (const one of inOrder(lines, { most: () => 2, isStopped: () => stopped, run })) results.push(one);
  expect(results.sort()).toEqual([1, 2]);
});
