/** The invoices of won deals fit between the other documents on every day of the year. */
import { invoiceDay, SALES, SIZE } from '../../story/sales.js';
import { dayAt, netOf } from './won.js';

const DAY = 86_400_000;
const starts = Array.from({ length: 800 }, (_, days) => new Date(Date.UTC(2026, 0, 1) + days * DAY));
const days = (start: Date): string[] =>
  Array.from({ length: SIZE }, (_, index) => dayAt({ index, start, count: () => SIZE }));

test('days rise with the position, end today, and are those of the invoices', () => {
  for (const start of starts) {
    const all = days(start);
    expect(all).toEqual([...all].sort());
    expect(all.at(-1)).toBe(start.toISOString());
    for (const sale of SALES) {
      const day = invoiceDay(sale, start);
      if (sale.invoice !== undefined && day !== undefined)
        expect(all[sale.invoice.entry]).toBe(new Date(day).toISOString());
    }
  }
});

test('the lines of an invoice add up to the value of the deal', () => {
  for (const sale of SALES) {
    for (const entry of [0, 1, 2]) {
      const lines = Array.from({ length: entry + 1 }, (_, line) => netOf(sale, entry, line));
      expect(lines.reduce((sum, one) => sum + one, 0)).toBe(sale.cents);
    }
  }
});

test('a sandbox of another size has no invoices of won deals and the usual days', () => {
  const start = new Date('2026-03-04T00:00:00Z');
  expect(dayAt({ index: 22, start, count: () => 1000 })).not.toBe(days(start)[22]);
});
