import { isRealDay } from './timestamp.js';

test.each(['2026-01-31', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isRealDay(text)).toBe(true);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-06-31',
  '2026-6-1',
  '2026-06-01T00:00:00Z',
  '',
  ' 2026-06-01',
])('%j is not a day', (text) => {
  expect(isRealDay(text)).toBe(false);
});
