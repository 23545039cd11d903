/** `crmcli pipeline health`: shows counts, values and warnings of the open deals per stage. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { plannedDeals } from './lib/analytics/checks.js';
import { health } from './lib/analytics/health.js';
import {
  choosePipeline,
  noteMixedCurrencies,
  noteOtherStages,
  readActivities,
  readOpenDeals,
  readStages,
} from './lib/account.js';
import { printScope } from './lib/scope.js';
import { roundedRows } from './lib/show.js';

export interface PipelineHealthArgs {
  readonly pipeline?: string;
}

const pipelineHealth: Workflow<PipelineHealthArgs, 'pipelines' | 'stages' | 'deals' | 'activities'> = async (
  args,
  kit,
) => {
  const pipeline = await choosePipeline(args.pipeline, kit);
  const [stages, open, activities] = await Promise.all([
    readStages(pipeline, kit),
    readOpenDeals({ pipeline: pipeline.id }, kit),
    readActivities(kit),
  ]);
  const now = kit.world.now().getTime();
  noteMixedCurrencies(open, kit);
  noteOtherStages(open, stages, kit);
  const rows = health(stages, open, plannedDeals(activities, now), now);
  await printScope({ pipeline, valued: open }, kit);
  await kit.out.rows(roundedRows(rows, ['weightedValue'], kit));
};

export default pipelineHealth;
