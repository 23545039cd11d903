import { repeatsOf } from './repeats.js';

async function* values(count: number, ...more: string[]): AsyncGenerator<string> {
  for (let at = 0; at < count; at += 1) yield `person${String(at)}@example.com`;
  yield* more;
}

test('every value that occurs twice is found, and few others of 200,000 are taken for one', async () => {
  const repeats = await repeatsOf(values(200_000, 'person7@example.com', 'x', '', 'x', ''));
  expect(['person7@example.com', 'x', ''].map(repeats)).toEqual([true, true, true]);
  let wrong = 0;
  for await (const value of values(200_000)) if (repeats(value)) wrong += 1;
  expect(wrong).toBeLessThan(200_000 * 0.05);
});

test('of few values, none is taken for a repeated one', async () => {
  const repeats = await repeatsOf(values(3));
  const found: boolean[] = [];
  for await (const value of values(4)) found.push(repeats(value));
  expect(found).toEqual([false, false, false, false]);
});
