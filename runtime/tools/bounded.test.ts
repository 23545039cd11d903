import { createKept, cut, sizeOf } from './bounded.js';
import { nextPart, toolResult } from './result.js';

const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Reads a result to its end, as an agent does, and returns the data of each part. */
function readAll(value: unknown, most: number): unknown[] {
  const kept = createKept();
  const parts: unknown[] = [];
  let result: ReturnType<typeof nextPart> = toolResult({ results: [value], bytes: size(value) }, [], { most, kept });
  for (;;) {
    expect(size(result)).toBeLessThanOrEqual(most);
    const { data, next } = result?.structuredContent as { data: unknown; next?: string };
    parts.push(data);
    if (next === undefined) return parts;
    expect(parts.length).toBeLessThan(500);
    result = nextPart(next, { most, kept });
  }
}

test('a list is cut between records, and its parts are the whole list', () => {
  const rows = Array.from({ length: 300 }, (_, id) => ({ id, name: `"${'n'.repeat(id % 40)}"` }));
  const parts = readAll(rows, 6000);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.flat()).toEqual(rows);
});

test('a long text is cut, and its pieces with the place that they continue are the whole text', () => {
  const body = 'Ärger 😀 '.repeat(3000);
  const [first, ...others] = readAll({ id: 7, threads: [{ body }], subject: 'S' }, 9000);
  const shown = (first as { threads: { body: string }[] }).threads[0]?.body ?? '';
  expect(first).toMatchObject({ id: 7, subject: 'S' });
  let text = shown.slice(0, -1);
  for (const piece of others.flat() as { path: string; from: number; value: string }[]) {
    expect([piece.path, piece.from]).toEqual(['threads.0.body', text.length]);
    text += piece.value;
  }
  expect(text === body).toBe(true);
});

test('a record with very many keys or items is read to its end', () => {
  const wide = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${String(index)}`, index]));
  const [first, ...others] = readAll(wide, 5000);
  const rest = (others.flat() as { path: string; value: number }[]).map(({ path, value }) => [path, value]);
  expect({ ...(first as object), ...Object.fromEntries(rest) }).toEqual(wide);
  const ids = Array.from({ length: 3000 }, (_, index) => index);
  const [some, ...more] = readAll({ ids }, 5000);
  expect([
    ...(some as { ids: number[] }).ids,
    ...(more.flat() as { value: number }[]).map(({ value }) => value),
  ]).toEqual(ids);
});

test('a record that does not fit into a list is cut, and the others follow', () => {
  const { shown, rest } = cut([{ id: 1, text: 'x'.repeat(5000) }, { id: 2 }], 1000);
  expect(shown).toMatchObject([{ id: 1 }]);
  expect(rest.at(-1)).toEqual({ id: 2 });
  expect(rest).toContainEqual(expect.objectContaining({ path: 'text' }));
});

test('the notes of a result say what was left out and how to read it', () => {
  const kept = createKept();
  const notes = (value: unknown): unknown =>
    toolResult({ results: [value], bytes: size(value) }, ['First.'], { most: 3000, kept }).structuredContent?.['notes'];
  expect(notes([1])).toEqual(['First.']);
  expect(notes(Array.from({ length: 90 }, (_, id) => ({ id, text: 'abc'.repeat(10) })))).toEqual([
    'First.',
    expect.stringMatching(/^\d+ of 90 records are shown; read_more with "next" returns more\.$/),
  ]);
  expect(notes({ text: 'x'.repeat(9000) })).toEqual([
    'First.',
    'Long values are cut; read_more with "next" returns the rest.',
  ]);
});

test('the oldest results are forgotten first, and a rest when what follows it is read', () => {
  const kept = createKept();
  const names = Array.from({ length: 105 }, (_, index) => kept.keep({ rows: [index], bytes: 1 }));
  expect(kept.find(names[0] ?? '')).toBeUndefined();
  expect(kept.find(names[104] ?? '')?.rows).toEqual([104]);
  const large = { rows: [1], bytes: 40 * 1024 * 1024 };
  const [one, two] = [kept.keep(large), kept.keep(large)];
  expect(kept.find(one)).toBeUndefined();
  expect(kept.find(two)).toBe(large);
  const after = kept.keep({ rows: [2], bytes: 1, from: two });
  expect(kept.find(two)).toBe(large);
  expect(kept.find(after)?.rows).toEqual([2]);
  expect(kept.find(two)).toBeUndefined();
});

test('a record with a long record inside is read to its end, in pieces that fit', () => {
  const inner = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`key${at}`, at]));
  const whole = {
    id: 1,
    deal: { ...inner, deep: { list: Array.from({ length: 50 }, (_, at) => ({ at, ...inner })) } },
  };
  const { shown, rest } = cut(whole, 500);
  expect(shown).toEqual({ id: 1 });
  const pieces: { path: string; value: unknown }[] = [];
  for (let left: readonly unknown[] = rest; left.length > 0;) {
    const part = cut(left, 500);
    expect([sizeOf(part.shown) <= 500, part.rest.length < left.length]).toEqual([true, true]);
    pieces.push(...(part.shown as typeof pieces));
    left = part.rest;
  }
  expect(pieces).toContainEqual({ path: 'deal.key99', value: 99 });
  expect(pieces).toContainEqual({ path: 'deal.deep.list.49.key99', value: 99 });
  expect(new Set(pieces.map(({ path }) => path)).size).toBe(100 + 50 * 101);
});
