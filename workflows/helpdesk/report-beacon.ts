import type { Handler, Row } from 'cmdspec/runtime';
import { conversations, OLDEST_FIRST } from './lib/conversations.js';

export interface ReportBeaconArgs {
  readonly since: string;
  readonly mailbox?: string;
}

interface Counter {
  readonly type: string;
  readonly via: string;
  count: number;
}

const reportBeacon: Handler<ReportBeaconArgs> = async ({ since, mailbox }, context) => {
  const counters = new Map<string, Counter>();
  let total = 0;
  for await (const page of conversations(context, { status: 'all', modifiedSince: since, mailbox, ...OLDEST_FIRST })) {
    for (const row of page.rows) {
      const source = row.source as Row | null | undefined;
      const [type, via] = [word(source?.type), word(source?.via)];
      const key = `${type}\n${via}`;
      const counter = counters.get(key) ?? { type, via, count: 0 };
      counter.count += 1;
      counters.set(key, counter);
      total += 1;
    }
    context.progress(`${String(total)} conversations, page ${String(page.index + 1)} of ${String(page.pages ?? 1)}`);
  }
  const rows = [...counters.values()]
    .sort((a, b) => b.count - a.count || order(a.type, b.type) || order(a.via, b.via))
    .map(({ type, via, count }): Row => ({ type, via, count, pct: Math.round((count / total) * 1000) / 10 }));
  const { columns } = context.command;
  await context.out.rows(rows, columns ? { columns } : {});
};

const word = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'unknown');

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export default reportBeacon;
