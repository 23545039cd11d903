import { nearestRows } from './near.js';

test('the nearest codes come first, whatever blanks stand before them, and at most five', () => {
  const rows = ['8400', '  4300', '8300', '83', '9000', '8301', '1000'].map((Code) => ({ Code }));
  const codes = nearestRows(rows, 'Code', '8300').map(({ Code }) => Code);
  expect(codes.slice(0, 4)).toEqual(['8300', '8400', '  4300', '8301']);
  expect(codes).toHaveLength(5);
});
