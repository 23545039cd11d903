import { openKeyTable } from './key-table.js';

test('after any changes the table has what a map has', () => {
  const table = openKeyTable();
  const map = new Map<string, number>();
  const keys: string[] = [];
  let state = 5;
  const random = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % most;
  };
  for (let count = 0; count < 60_000; count += 1) {
    const key = String(random(9000));
    const is = (offset: number): boolean => keys[offset] === key;
    if (random(3) === 0) {
      expect(table.delete(key, is)).toBe(map.delete(key));
    } else {
      keys.push(key);
      table.set(key, keys.length - 1, 0, is);
      map.set(key, keys.length - 1);
    }
  }
  expect(table.size).toBe(map.size);
  expect([...table.offsetsWithout(1)]).toEqual([...map.values()].sort((a, b) => a - b));
  for (let one = 0; one < 9000; one += 1) {
    expect(table.find(String(one), (offset) => keys[offset] === String(one))).toBe(map.get(String(one)));
  }
});

test('keys with the same hash are distinguished by their lines', () => {
  const table = openKeyTable();
  // Every key that is compared is another one.
  table.set('a', 1, 0, () => false);
  table.set('a', 2, 0, () => false);
  expect(table.size).toBe(2);
  expect(table.find('a', (offset) => offset === 2)).toBe(2);
  expect(table.delete('a', (offset) => offset === 1)).toBe(true);
  expect(table.find('a', (offset) => offset === 2)).toBe(2);
});

test('only keys with another mark are listed', () => {
  const table = openKeyTable();
  for (let one = 0; one < 3000; one += 1) table.set(String(one), one, one % 2, () => true);
  expect(table.offsetsWithout(1).length).toBe(1500);
  expect([...table.offsetsWithout(1).subarray(0, 3)]).toEqual([0, 2, 4]);
});
