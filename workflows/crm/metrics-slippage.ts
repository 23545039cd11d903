/** `crmcli metrics slippage`: lists open deals whose expected close date was pushed to later days. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { slipped, slippage, type SlippageRow } from './lib/analytics/slippage.js';
import { checkExists, choosePipeline, readOpenDeals } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { mine } from './lib/mining.js';

export interface MetricsSlippageArgs {
  readonly pipeline?: string;
  readonly 'min-pushes': number;
}

const metricsSlippage: Workflow<MetricsSlippageArgs, 'pipelines' | 'deals' | 'changelog'> = async (args, kit) => {
  const pipeline = await choosePipeline(args.pipeline, kit);
  const open = await readOpenDeals({ pipeline: pipeline.id }, kit);
  if (open.length === 0) await checkExists('pipeline', args.pipeline, kit.calls.pipelines.rows(), kit);
  const rows: SlippageRow[] = [];
  for await (const { deal, changes } of mine(open, kit)) if (changes) rows.push(slippage(deal, changes));
  const hasColumns = kit.out.format === 'table' || kit.out.format === 'csv';
  await printScope({ pipeline }, kit);
  await kit.out.rows(
    slipped(rows, args['min-pushes']).map((row) => ({ ...row, ...(hasColumns && { closeRange: rangeOf(row) }) })),
  );
};

const rangeOf = ({ originalCloseDate, currentCloseDate }: SlippageRow): string =>
  `${originalCloseDate ?? '-'} → ${currentCloseDate ?? '-'}`;

export default metricsSlippage;
