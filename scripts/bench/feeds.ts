/** Benchmarks of feeds and lists of many divisions. */
import { loop } from './export.js';
import { compare, peakMemory, run, type Command } from './measure.js';
import type { Row } from './report.js';
import { serve } from './service.js';
import { entryOf } from '../places.js';

const ROWS = 1_000_000;
const LATENCY = 100;

const client = (...args: string[]): Command => ({
  label: `ledgercli ${args.join(' ')}`,
  argv: [process.execPath, entryOf('ledgercli'), ...args],
});
const sync = client('sync', 'crm/Accounts', '--output', 'ndjson');

/** Feeds and lists of many divisions. */
export async function feeds(turns: number): Promise<Row[]> {
  return [await long(turns), await flat(), await divisions()];
}

async function long(turns: number): Promise<Row> {
  const service = await serve(ROWS);
  try {
    const ours = { ...sync, env: service.env };
    const found = await compare(ours, loop('sync', service.origin), Math.max(1, turns / 5));
    return {
      what: `sync of ${ROWS.toLocaleString('en')} rows against a node:http loop`,
      figure: `${found.ratio.toFixed(2)} x (${(found.ours / 1000).toFixed(1)} s against ${(found.other / 1000).toFixed(1)} s)`,
      limit: '1.5 x',
      met: found.ratio <= 1.5,
    };
  } finally {
    service.stop();
  }
}

async function flat(): Promise<Row> {
  const peak = async (rows: number) => {
    const service = await serve(rows);
    try {
      return await peakMemory({ ...sync, env: service.env });
    } finally {
      service.stop();
    }
  };
  const small = await peak(ROWS / 10);
  const large = await peak(ROWS);
  return {
    what: `sync: ${ROWS.toLocaleString('en')} rows against ${(ROWS / 10).toLocaleString('en')}`,
    figure: `${large.toFixed(0)} MB against ${small.toFixed(0)} MB, ${(large / small).toFixed(2)} x`,
    limit: '1.25 x, 150 MB',
    met: large <= small * 1.25 && large < 150,
  };
}

/** A list of every division, against the same requests one after another. */
async function divisions(): Promise<Row> {
  const service = await serve(600, LATENCY);
  try {
    const list = ['list', 'crm/Accounts', '--all', '--output', 'ndjson'];
    const { LEDGERCLI_DIVISION: _one, ...env } = service.env;
    const all = await run(client(...list, '--all-divisions'), env);
    const one = await run(client(...list), service.env);
    const share = all / (one * 20);
    return {
      what: `list --all-divisions, 20 divisions of 10 pages, ${LATENCY} ms a page, against one division after another`,
      figure: `${share.toFixed(2)} x (${(all / 1000).toFixed(1)} s against ${((one * 20) / 1000).toFixed(1)} s)`,
      limit: '0.25 x',
      met: share <= 0.25,
    };
  } finally {
    service.stop();
  }
}
