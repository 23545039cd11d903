/** Ids ascend, also where the clock does not. */
import { isWriteId, newId, timeOf } from './ids.js';

test('the ids of one millisecond ascend, in numbers that a bulk run does not reach', () => {
  const now = new Date('2026-06-01T08:00:00.123Z');
  const ids = Array.from({ length: 5000 }, () => newId('w', now));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isWriteId)).toBe(true);
  expect(ids.every((id) => timeOf(id).getTime() === now.getTime())).toBe(true);
});

test('a clock that is set back does not put a later write before an earlier one', () => {
  const later = newId('w', new Date('2026-07-01T00:00:00Z'));
  const set = newId('w', new Date('2026-06-01T00:00:00Z'));
  expect(set > later).toBe(true);
  // Its file is found by its id.
  expect(timeOf(set).toISOString()).toBe('2026-07-01T00:00:00.000Z');
});

test.each(['w_', 'r_mhv3k2p17f9aq2zx', 'w_mhv3k2p17f9aq2zX', 'w_mhv3k2p17f9aq2z', '../w_mhv3k2p17f9aq2zx', ''])(
  '%s is not the id of a write',
  (text) => {
    expect(isWriteId(text)).toBe(false);
  },
);
