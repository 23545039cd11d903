/** `helpdeskcli report beacon`: counts conversations by type and channel of their source. */
import type { Row, Workflow } from 'cmdspec-runtime/kit';

interface Counter {
  readonly type: string;
  readonly via: string;
  count: number;
}

const reportBeacon: Workflow<object, 'oldest'> = async (args, { calls, out, live }) => {
  const counters = new Map<string, Counter>();
  let total = 0;
  for await (const page of calls.oldest.pages(args)) {
    for (const row of page.rows) {
      const source = row.source as Row | null | undefined;
      const [type, via] = [word(source?.type), word(source?.via)];
      const key = `${type}\n${via}`;
      const counter = counters.get(key) ?? { type, via, count: 0 };
      counter.count += 1;
      counters.set(key, counter);
      total += 1;
    }
    live(`${String(total)} conversations, page ${String(page.index + 1)} of ${String(page.pages ?? 1)}`, 'progress');
  }
  const rows = [...counters.values()]
    .sort((a, b) => b.count - a.count || order(a.type, b.type) || order(a.via, b.via))
    .map(({ type, via, count }): Row => ({ type, via, count, pct: Math.round((count / total) * 1000) / 10 }));
  await out.rows(rows);
};

const word = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'unknown');

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export default reportBeacon;
