/** Benchmarks of tables and filters. */
import { compare, peakMemory, type Command } from './measure.js';
import type { Row } from './report.js';
import { serve } from './service.js';
import { entryOf } from '../places.js';

const ROWS = 500_000;

/** Compares a table and a filter of single rows with formats that print rows as they are, on a long list. */
export async function rendering(turns: number): Promise<Row[]> {
  const service = await serve(ROWS);
  const list = (limit: number, ...flags: string[]): Command => ({
    label: `crmcli deal list --limit ${limit} ${flags.join(' ')}`,
    argv: [process.execPath, entryOf('crmcli'), 'deal', 'list', '--limit', String(limit), ...flags],
    env: service.env,
  });
  const filter = ['--jq', '.[].title'];
  try {
    const rows: Row[] = [];
    for (const [flags, other] of [
      [['--output', 'table'], 'csv'],
      [filter, 'json'],
    ] as const) {
      const against = list(ROWS, '--output', other);
      const found = await compare(list(ROWS, ...flags), against, Math.max(1, Math.floor(turns / 5)));
      rows.push({
        what: `${flags.join(' ')} of ${ROWS.toLocaleString('en')} rows against ${other}`,
        figure: `${found.ratio.toFixed(2)} x (${(found.ours / 1000).toFixed(1)} s against ${(found.other / 1000).toFixed(1)} s)`,
        limit: '2 x',
        met: found.ratio <= 2,
      });
    }
    const few = await peakMemory(list(ROWS / 10, ...filter));
    const many = await peakMemory(list(ROWS, ...filter));
    rows.push({
      what: `${filter.join(' ')} of ${ROWS.toLocaleString('en')} rows against ${(ROWS / 10).toLocaleString('en')}: peak memory`,
      figure: `${(many / few).toFixed(2)} x (${many.toFixed(0)} MB against ${few.toFixed(0)} MB)`,
      limit: '1.25 x',
      met: many <= few * 1.25,
    });
    return rows;
  } finally {
    service.stop();
  }
}
