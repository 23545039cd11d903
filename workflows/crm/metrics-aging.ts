/** `crmcli metrics aging`: shows how long open deals have been in their stage. */
import type { Column, Kit, Workflow } from 'cmdspec-runtime/kit';
import { aging, bucketNames, type AgingRow } from './lib/analytics/aging.js';
import { choosePipeline, noteMixedCurrencies, noteOtherStages, readOpenDeals, readStages } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { mine } from './lib/mining.js';

export interface MetricsAgingArgs {
  readonly pipeline?: string;
  readonly buckets: string;
}

const metricsAging: Workflow<MetricsAgingArgs, 'pipelines' | 'stages' | 'deals' | 'changelog'> = async (args, kit) => {
  const thresholds = readThresholds(args.buckets, kit);
  await kit.out.checkFields(bucketNames(thresholds));
  const pipeline = await choosePipeline(args.pipeline, kit);
  const [stages, open] = await Promise.all([readStages(pipeline, kit), readOpenDeals({ pipeline: pipeline.id }, kit)]);
  const collected = aging(stages, thresholds, kit.world.now().getTime());
  for await (const { deal, changes } of mine(open, kit)) collected.add(deal, changes);
  noteMixedCurrencies(open, kit);
  noteOtherStages(open, stages, kit);
  const rows = collected.result();
  await printScope({ pipeline, valued: open }, kit);
  await kit.out.rows(kit.out.format === 'table' ? rows.map(cellsOf) : rows.map((row) => ({ ...row })), {
    columns: columnsOf(rows, thresholds, kit.out.format),
  });
};

/** Returns the bounds in ascending order. A comma at the end is an error, because a bound may be missing. */
function readThresholds(buckets: string, kit: Pick<Kit, 'fail'>): number[] {
  const days = buckets.split(',').map((part) => (/^0*[1-9]\d{0,5}$/.test(part.trim()) ? Number(part) : Number.NaN));
  if (days.some(Number.isNaN) || new Set(days).size < days.length)
    kit.fail('usage', `--buckets must be different numbers of days: ${buckets}.`, 'For example --buckets 30,60,90.');
  return days.sort((a, b) => a - b);
}

/** Returns the columns. CSV has only numbers; a table has counts with values, and the 90th percentile with its days. */
function columnsOf(rows: readonly AgingRow[], thresholds: readonly number[], format: Kit['out']['format']): Column[] {
  const buckets = bucketNames(thresholds);
  const isCsv = format === 'csv';
  // A row of a table already has the text of the cell.
  const from = (bucket: string): Partial<Column> =>
    format === 'table' ? {} : { from: `buckets.${bucket}${isCsv ? '.count' : ''}` };
  const hasUnknown = rows.some(({ unknownCount }) => unknownCount > 0);
  return [
    { key: 'stage', header: 'Stage' },
    ...buckets.map((bucket) => ({ key: bucket, header: bucket, ...from(bucket) })),
    ...(isCsv ? [{ key: 'p90Days', header: 'p90 dwell' }] : []),
    { key: 'p90ExceededCount', header: '> p90 dwell' },
    ...(isCsv || hasUnknown ? [{ key: 'unknownCount', header: 'Unknown' }] : []),
  ];
}

function cellsOf(row: AgingRow): Record<string, unknown> {
  const { buckets, p90Days, p90ExceededCount } = row;
  return {
    ...row,
    ...Object.fromEntries(
      Object.entries(buckets).map(([name, { count, value }]) => [
        name,
        count === 0 ? '0' : `${count} (${Math.round(value)})`,
      ]),
    ),
    p90ExceededCount: p90Days === null ? '-' : `${p90ExceededCount} (p90 ${Math.round(p90Days)}d)`,
  };
}

export default metricsAging;
