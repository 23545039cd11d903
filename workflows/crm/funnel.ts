/** `crmcli funnel`: shows how many deals reached each stage of a pipeline, estimated or counted from changelogs. */
import type { Kit, Workflow } from 'cmdspec-runtime/kit';
import { exactFunnel, funnel, type ExactFunnel } from './lib/analytics/funnel.js';
import type { Deal } from './lib/analytics/deal.js';
import type { Stage } from './lib/analytics/stage.js';
import {
  choosePipeline,
  eachDeal,
  noteMixedCurrencies,
  noteOtherStages,
  readAllDeals,
  readStages,
  windowOf,
  type DealFilter,
} from './lib/account.js';
import { mine } from './lib/mining.js';
import { printScope } from './lib/scope.js';
import { printDocument, roundedRows } from './lib/show.js';

export interface FunnelArgs {
  readonly period: number;
  readonly pipeline?: string;
  readonly exact?: boolean;
}

const funnelWorkflow: Workflow<FunnelArgs, 'pipelines' | 'stages' | 'deals' | 'archivedDeals' | 'changelog'> = async (
  args,
  kit,
) => {
  const pipeline = await choosePipeline(args.pipeline, kit);
  const { from } = windowOf(args.period, kit);
  const filter = { pipeline: pipeline.id, since: from };
  const { period } = args;
  if (args.exact) {
    const counted = await countExact(await readStages(pipeline, kit), filter, kit);
    await printScope({ pipeline, period }, kit);
    return printExact(counted, kit);
  }
  const [stages, { open, won, lost }] = await Promise.all([readStages(pipeline, kit), readAllDeals(filter, kit)]);
  noteMixedCurrencies(open, kit);
  noteOtherStages([...open, ...lost], stages, kit);
  await printScope({ pipeline, period, valued: open }, kit);
  await kit.out.rows(roundedRows(funnel(stages, open, [...won, ...lost]), ['openValue'], kit));
};

/** Counts deals by their changelogs. Only two values of each deal are stored, because an account may have tens of thousands. */
async function countExact(
  stages: readonly Stage[],
  filter: DealFilter,
  kit: Kit<'deals' | 'archivedDeals' | 'changelog'>,
): Promise<ExactFunnel> {
  const deals: Pick<Deal, 'key' | 'stage'>[] = [];
  for await (const { key, stage } of eachDeal(filter, kit)) deals.push({ key, stage });
  const counted = exactFunnel(stages);
  for await (const { deal, changes } of mine(deals, kit)) if (changes) counted.add(deal, changes);
  return counted.result();
}

/** Prints the counts. In a table, the last row has the won deals. */
async function printExact({ rows, won }: ExactFunnel, kit: Kit): Promise<void> {
  const { out } = kit;
  const columns = [
    { key: 'stage', header: 'Stage' },
    { key: 'entered', header: 'Entered' },
    { key: 'conversionFromPrev', header: 'From previous', share: true as const },
  ];
  const list = [
    ...rows.map((row) => ({ ...row })),
    ...(out.format === 'table' ? [{ stage: 'Won', entered: won }] : []),
  ];
  await printDocument({ rows, won }, list, { columns, tables: () => out.rows(list, { columns }) }, kit);
}

export default funnelWorkflow;
