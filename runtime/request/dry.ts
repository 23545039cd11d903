import type { Context, Output } from '../contract/context.js';
import type { Row } from '../contract/values.js';

/** Prints the writes that `--dry-run` kept back: one as a record, several as rows. Nothing when there are none. */
export async function printPlanned(context: Context): Promise<void> {
  const planned = context.http.planned.map((write): Row => ({ ...write }));
  const [only] = planned;
  if (only === undefined) return;
  if (planned.length === 1) await context.out.record(only, { whole: true });
  else await context.out.rows(planned, { whole: true });
}

/** The output of a dry run: what a workflow prints after a write that was kept back would tell of answers not given. */
export function outputUnlessPlanned({ out, http }: Pick<Context, 'out' | 'http'>): Output {
  const unless = <A extends unknown[]>(print: (...args: A) => Promise<void>) => {
    return async (...args: A): Promise<void> => {
      if (http.planned.length === 0) await print(...args);
    };
  };
  return {
    format: out.format,
    as: (format) => outputUnlessPlanned({ out: out.as(format), http }),
    check: () => out.check(),
    rows: unless((rows, printing) => out.rows(rows, printing)),
    record: unless((row, printing) => out.record(row, printing)),
    action: unless((line, data) => out.action(line, data)),
    json: unless((value) => out.json(value)),
    text: unless((text) => out.text(text)),
  };
}
