import type { Workflow } from 'cmdspec/kit';
import { forecast } from './lib/analytics/forecast.js';
import { choosePipeline, readDeals, readStages } from './lib/account.js';
import { roundedRows } from './lib/show.js';

export interface MetricsForecastArgs {
  readonly pipeline?: string;
  readonly 'commit-threshold': number;
}

const MONEY = ['commit', 'bestCase', 'weighted'];

const metricsForecast: Workflow<MetricsForecastArgs, 'pipelines' | 'stages' | 'deals'> = async (args, kit) => {
  const { out } = kit;
  const pipeline = await choosePipeline(args.pipeline, kit);
  const [stages, open] = await Promise.all([
    readStages(pipeline, kit),
    readDeals('open', { pipeline: pipeline.id }, kit),
  ]);
  const { rows, totals } = forecast(stages, open, args['commit-threshold']);
  if (out.format !== 'table' && out.format !== 'csv') return out.record({ rows, totals }, { columns: [] });
  const shown = out.format === 'table' ? [...rows, ...totals.map((row) => ({ ...row, month: 'total' }))] : rows;
  await out.rows(roundedRows(shown, MONEY, kit));
};

export default metricsForecast;
