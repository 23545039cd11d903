/** Benchmarks of exports of many pages. */
import { fileURLToPath } from 'node:url';
import { compare, run, type Command } from './measure.js';
import type { Row } from './report.js';
import { serve } from './service.js';
import { entryOf } from '../places.js';

const ROWS = 20_000;
const LATENCY = 100;

/** Number of rows read one page after another from the slow service; the time of more rows is computed from it. */
const SAMPLE = 1000;

const client = (format: string): Command => ({
  label: `helpdeskcli conv export --format ${format}`,
  argv: [process.execPath, entryOf('helpdeskcli'), 'conv', 'export', '--format', format],
});

export const loop = (format: string, origin = ''): Command => ({
  label: `node:http loop, ${format}`,
  argv: [process.execPath, fileURLToPath(new URL('bare.mjs', import.meta.url)), origin, format],
});

/** An export of many pages: against a bare loop where the service is fast, against one page at a time where it is slow. */
export async function exporting(turns: number): Promise<Row[]> {
  return [...(await fast(turns)), await slow()];
}

async function fast(turns: number): Promise<Row[]> {
  const service = await serve(ROWS);
  try {
    const rows: Row[] = [];
    for (const format of ['json', 'ndjson']) {
      const ours = { ...client(format), env: service.env };
      const found = await compare(ours, loop(format, service.origin), Math.max(3, turns / 3));
      rows.push({
        what: `${ROWS.toLocaleString('en')} rows as ${format} against a node:http loop`,
        figure: `${found.ratio.toFixed(2)} x (${found.ours.toFixed(0)} ms against ${found.other.toFixed(0)} ms)`,
        limit: '1.4 x',
        met: found.ratio <= 1.4,
      });
    }
    return rows;
  } finally {
    service.stop();
  }
}

async function slow(): Promise<Row> {
  const sample = await serve(SAMPLE, LATENCY);
  const whole = await serve(ROWS, LATENCY);
  try {
    const each = (await run(loop('ndjson', sample.origin))) / SAMPLE;
    const ms = await run(client('ndjson'), whole.env);
    const share = ms / (each * ROWS);
    return {
      what: `${ROWS.toLocaleString('en')} rows with ${LATENCY} ms a page against one page at a time`,
      figure: `${share.toFixed(2)} x (${(ms / 1000).toFixed(1)} s against ${((each * ROWS) / 1000).toFixed(1)} s)`,
      limit: '0.25 x',
      met: share <= 0.25,
    };
  } finally {
    sample.stop();
    whole.stop();
  }
}
