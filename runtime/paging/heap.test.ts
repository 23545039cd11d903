import { setImmediate as turn } from 'node:timers/promises';
import { keepHeapSmall } from './heap.js';

test('pages that were read are gone after a few more', async () => {
  const text = JSON.stringify(
    Array.from({ length: 3000 }, (_, id) => ({ id, name: `Record ${String(id)}`, tags: ['a'] })),
  );
  const read = (): WeakRef<object> => new WeakRef(JSON.parse(text) as object);
  const pages: WeakRef<object>[] = [];
  for (let page = 0; page < 40; page += 1) {
    pages.push(read());
    await turn();
    keepHeapSmall();
  }
  const held = pages.filter((page) => page.deref() !== undefined);
  expect(held.length).toBeLessThan(20);
});
