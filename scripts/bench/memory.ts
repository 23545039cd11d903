/** Benchmarks of memory. */
import { peakMemory, run } from './measure.js';
import type { Row } from './report.js';
import { serve } from './service.js';
import { entryOf } from '../places.js';

const formats = ['ndjson', 'csv', 'json'];

/** Peak memory of long lists: it must not grow with the number of rows. */
export async function memory(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const format of formats) {
    const peak = async (records: number) => {
      const service = await serve(records);
      try {
        const command = {
          label: `crmcli deal list --limit ${records} --output ${format}`,
          argv: [process.execPath, entryOf('crmcli'), 'deal', 'list', '--limit', String(records), '--output', format],
          env: service.env,
        };
        return { megabytes: await peakMemory(command), seconds: records > 100_000 ? (await run(command)) / 1000 : 0 };
      } finally {
        service.stop();
      }
    };
    const small = await peak(100_000);
    const large = await peak(1_000_000);
    const growth = large.megabytes / small.megabytes;
    rows.push({
      what: `${format}: 1,000,000 records against 100,000`,
      figure: `${large.megabytes.toFixed(0)} MB against ${small.megabytes.toFixed(0)} MB, ${growth.toFixed(2)} x, ${large.seconds.toFixed(1)} s`,
      limit: '1.25 x, 120 MB',
      met: growth <= 1.25 && large.megabytes < 120,
    });
  }
  rows.push(await filtered());
  return rows;
}

/** Peak memory that a filter of single rows adds to a list; most of it is the engine. */
async function filtered(): Promise<Row> {
  const service = await serve(50_000);
  const peak = (...flags: string[]) =>
    peakMemory({
      label: `crmcli deal list --limit 50000 ${flags.join(' ')}`,
      argv: [process.execPath, entryOf('crmcli'), 'deal', 'list', '--limit', '50000', ...flags],
      env: service.env,
    });
  try {
    const plain = await peak('--output', 'json');
    const ids = await peak('--jq', '.[].id');
    return {
      what: "--jq '.[].id' on 50,000 records against the list without a filter",
      figure: `${ids.toFixed(0)} MB against ${plain.toFixed(0)} MB`,
      limit: '30 MB more',
      met: ids - plain <= 30,
    };
  } finally {
    service.stop();
  }
}
