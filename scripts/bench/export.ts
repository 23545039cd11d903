/** Benchmarks of exports of many pages, and of many rows of a copy. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Rows from '../../runtime/contract/rows.js';
import { writeSchema } from '../../runtime/copy/tables/schema.js';
import { folderAt, run as copyTo } from '../../runtime/copy/testkit.js';
import type { Source } from '../../runtime/copy/types.js';
import { compare, peakMemory, run, type Command } from './measure.js';
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

/**
 * An export of many pages: against a bare loop where the service is fast, against one page at a time where it is slow. And the
 * memory of an export of a copy.
 */
export async function exporting(turns: number): Promise<Row[]> {
  return [...(await fast(turns)), await slow(), ...(await copied())];
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

/** Rows of a copy, of which one export has many and another one few. */
const [MANY, FEW] = [1_000_000, 100_000];
const PAGE = 1000;
/** Megabytes by which the memory of an export may grow between them. */
const GROWTH = 50;

/** Peak memory of exports of a copy: it must not grow with the number of rows. */
async function copied(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
  try {
    for (const rows of [MANY, FEW]) await makeCopy(join(folder, String(rows)), rows);
    const found: Row[] = [];
    for (const [format, ...more] of [['parquet'], ['parquet', '--partition', 'none'], ['csv'], ['ndjson']]) {
      const peak = (rows: number): Promise<number> => {
        const to = join(folder, `${[format, ...more].join('')}-${String(rows)}`);
        const line = ['copy', 'export', '--dir', String(rows), '--to', to, '--format', format ?? '', ...more];
        const argv = [process.execPath, entryOf('crmcli'), ...line];
        return peakMemory({ label: `crmcli ${line.join(' ')}`, argv, cwd: folder, env: { HOME: folder } });
      };
      const [many, few] = [await peak(MANY), await peak(FEW)];
      found.push({
        what: `Export of a copy as ${[format, ...more].join(' ')}, ${MANY.toLocaleString('en')} rows against ${FEW.toLocaleString('en')}`,
        figure: `${(many - few).toFixed(0)} MB more (${many.toFixed(0)} MB against ${few.toFixed(0)} MB)`,
        limit: `${String(GROWTH)} MB more`,
        met: many - few <= GROWTH,
      });
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes a copy of the CRM with deals of five years. */
async function makeCopy(root: string, rows: number): Promise<void> {
  const deals: Source = {
    name: 'deals',
    version: 1,
    deletions: 'none',
    key: ({ id }) => String(id),
    pages: async function* () {
      for (let start = 0; start < rows; start += PAGE)
        yield { rows: Array.from({ length: PAGE }, (_, index) => deal(start + index + 1)) };
    },
  };
  mkdirSync(root);
  await copyTo(folderAt(root), [deals], { owner: { client: 'crmcli', account: 'bench' } });
  const table = {
    id: 'integer',
    title: 'text',
    value: 'number',
    add_time: 'timestamp',
    custom_fields: 'json',
  } as const;
  await writeSchema(folderAt(root), [{ name: 'deals', file: 'deals.ndjson', form: 'lines', table }], { views: false });
}

const deal = (id: number): Rows.Row => ({
  id,
  title: `Deal ${String(id)}`,
  value: (id % 9973) + 0.25,
  add_time: new Date(Date.UTC(2021 + ((id * 7919) % 5), (id * 31) % 12, 1 + (id % 28))).toISOString(),
  custom_fields: { a: id, b: 'a text of a few words '.repeat(20) + String(id) },
});
