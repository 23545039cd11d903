/** `crmcli audit stage-skips`: lists moves of deals that skipped stages or went back. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { stageSkips, type StageSkip } from './lib/analytics/skips.js';
import { choosePipeline, readAllDeals, readStages } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { mine } from './lib/mining.js';

export interface AuditStageSkipsArgs {
  readonly pipeline?: string;
}

const auditStageSkips: Workflow<
  AuditStageSkipsArgs,
  'pipelines' | 'stages' | 'deals' | 'archivedDeals' | 'changelog'
> = async (args, kit) => {
  const pipeline = await choosePipeline(args.pipeline, kit);
  const [stages, { open, won, lost }] = await Promise.all([
    readStages(pipeline, kit),
    readAllDeals({ pipeline: pipeline.id }, kit),
  ]);
  const found: StageSkip[] = [];
  for await (const { deal, changes } of mine([...open, ...won, ...lost], kit))
    if (changes) found.push(...stageSkips(stages, deal, changes));
  await printScope({ pipeline }, kit);
  await kit.out.rows(found.map((skip) => ({ ...skip })));
};

export default auditStageSkips;
