import { progressOf } from './write.js';

test.each([
  [0, 100, 0, 0, '[------------------------] 0 of 100 rows'],
  [50, 100, 50, 1000, '[############------------] 50 of 100 rows, 50/s, 1 s left'],
  [60, 1000, 10, 5000, '[#-----------------------] 60 of 1000 rows, 2.0/s, 8 min left'],
])('%i of %i rows, %i of them in %i ms: %s', (done, total, count, ms, line) => {
  expect(progressOf(done, total, count, ms)).toBe(line);
});
