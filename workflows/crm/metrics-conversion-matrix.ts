/** `crmcli metrics conversion-matrix`: counts the moves of deals between stages. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { conversionMatrix } from './lib/analytics/matrix.js';
import { choosePipeline, readAllDeals, readStages } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { mine } from './lib/mining.js';
import { printDocument } from './lib/show.js';

export interface MetricsConversionMatrixArgs {
  readonly pipeline?: string;
}

const metricsConversionMatrix: Workflow<
  MetricsConversionMatrixArgs,
  'pipelines' | 'stages' | 'deals' | 'archivedDeals' | 'changelog'
> = async (args, kit) => {
  const { out } = kit;
  const pipeline = await choosePipeline(args.pipeline, kit);
  const [stages, { open, won, lost }] = await Promise.all([
    readStages(pipeline, kit),
    readAllDeals({ pipeline: pipeline.id }, kit),
  ]);
  const counted = conversionMatrix(stages);
  for await (const { deal, changes } of mine([...open, ...won, ...lost], kit)) if (changes) counted.add(deal, changes);
  const result = counted.result();
  const tables = async (): Promise<void> => {
    await printScope({ pipeline }, kit);
    await out.rows(result.edges.map((edge) => ({ ...edge })));
    if (out.format === 'csv') return;
    await out.text('');
    await out.rows(
      result.sources.map((source) => ({ ...source })),
      {
        columns: [
          { key: 'stage', header: 'From' },
          { key: 'totalOut', header: 'Moves' },
          { key: 'forwardRate', header: 'Forward', share: true },
        ],
      },
    );
  };
  await printDocument(result, result.edges, { tables }, kit);
};

export default metricsConversionMatrix;
