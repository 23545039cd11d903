import { startRead } from './concurrent-reads.js';

/** Counts how far it was read. */
function counted(most: number, error?: Error) {
  const state = { read: 0, closed: false };
  async function* source(): AsyncGenerator<number> {
    try {
      for (let at = 1; at <= most; at += 1) {
        state.read = at;
        yield await Promise.resolve(at);
      }
      if (error !== undefined) throw error;
    } finally {
      state.closed = true;
    }
  }
  return { state, source: source() };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('reads ahead until the items that wait weigh enough, and continues as they are consumed', async () => {
  const { state, source } = counted(100);
  const read = startRead(source, () => 10, 30);
  await read.started;
  await settle();
  expect(state.read).toBe(3);
  const seen: number[] = [];
  for await (const item of read.items) {
    seen.push(item);
    expect(state.read - item).toBeLessThanOrEqual(3);
  }
  expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

test('an error comes after the items before it, however late they are consumed', async () => {
  const { source } = counted(2, new Error('refused'));
  const read = startRead(source, () => 1, 10);
  await read.started;
  await settle();
  const seen: number[] = [];
  const all = async (): Promise<void> => {
    for await (const item of read.items) seen.push(item);
  };
  await expect(all()).rejects.toThrow('refused');
  expect(seen).toEqual([1, 2]);
});

test.each([1, 1000])('stopping closes a source that waits for its consumer, or does not (%i)', async (most) => {
  const { state, source } = counted(50);
  const read = startRead(source, () => 1, most);
  await read.started;
  await read.stop();
  expect([state.closed, state.read < 50 || most === 1000]).toEqual([true, true]);
});
