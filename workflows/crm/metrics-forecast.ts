/** `crmcli metrics forecast`: shows the value of open deals by currency and close month. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { forecast } from './lib/analytics/forecast.js';
import { choosePipeline, noteFullChance, readOpenDeals, readStages } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { printDocument, roundedRows } from './lib/show.js';

export interface MetricsForecastArgs {
  readonly pipeline?: string;
  readonly 'commit-threshold': number;
}

const MONEY = ['commit', 'bestCase', 'weighted'];

const metricsForecast: Workflow<MetricsForecastArgs, 'pipelines' | 'stages' | 'deals'> = async (args, kit) => {
  const { out } = kit;
  const pipeline = await choosePipeline(args.pipeline, kit);
  const [stages, open] = await Promise.all([readStages(pipeline, kit), readOpenDeals({ pipeline: pipeline.id }, kit)]);
  noteFullChance(open, stages, kit);
  const { rows, totals } = forecast(stages, open, args['commit-threshold']);
  const shown = out.format === 'table' ? [...rows, ...totals.map((row) => ({ ...row, month: 'total' }))] : rows;
  const list = roundedRows(shown, MONEY, kit);
  await printDocument(
    { rows, totals },
    list,
    {
      tables: async () => {
        await printScope({ pipeline }, kit);
        await out.rows(list);
      },
    },
    kit,
  );
};

export default metricsForecast;
