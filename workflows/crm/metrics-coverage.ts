/** `crmcli metrics coverage`: compares the value of open deals with the revenue quota. */
import type { Kit, Workflow } from 'cmdspec-runtime/kit';
import { coverage, type Coverage } from './lib/analytics/coverage.js';
import { currenciesOf, type Deal } from './lib/analytics/deal.js';
import { choosePipeline, noteFullChance, readOpenDeals, readStages, windowOf } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { readQuota } from './lib/quota.js';
import { printPairs, whole } from './lib/show.js';

export interface MetricsCoverageArgs {
  readonly pipeline?: string;
  readonly period: number;
  readonly target?: number;
  readonly currency?: string;
}

const metricsCoverage: Workflow<
  MetricsCoverageArgs,
  'pipelines' | 'stages' | 'deals' | 'goals' | 'goalResult'
> = async (args, kit) => {
  const window = windowOf(args.period, kit);
  const pipeline = await choosePipeline(args.pipeline, kit);
  const [stages, all] = await Promise.all([readStages(pipeline, kit), readOpenDeals({ pipeline: pipeline.id }, kit)]);
  const open = inCurrency(all, args.currency?.toUpperCase(), kit);
  noteFullChance(open, stages, kit);
  const result = coverage(stages, open, await readQuota(args.target, window, kit));
  await printScope({ pipeline, period: args.period, valued: open }, kit);
  await printPairs(result, coveragePairs(result), kit);
};

/** Returns the deals of one currency; no currency counts as one. Fails if there are several and none is chosen. */
function inCurrency(
  deals: readonly Deal[],
  currency: string | undefined,
  { fail, note }: Pick<Kit, 'fail' | 'note'>,
): readonly Deal[] {
  const found = currenciesOf(deals);
  const names = found.map((one) => one ?? 'none').join(', ');
  if (currency !== undefined) {
    if (deals.length > 0 && !found.includes(currency))
      note(`No open deal is in ${currency}. The open deals have these currencies: ${names}.`);
    return deals.filter((deal) => deal.currency === currency);
  }
  if (found.length < 2) return deals;
  return fail('usage', `The open deals have several currencies: ${names}.`, 'Choose one with --currency.');
}

function coveragePairs(result: Coverage): [string, string][] {
  const times = (ratio: number | null): string => (ratio === null ? 'covered' : `${ratio.toFixed(1)}x`);
  return [
    ['Open value', whole(result.openValue)],
    ['Weighted value', whole(result.weightedOpen)],
    ['Quota', whole(result.goalTarget)],
    ['Progress', whole(result.progress)],
    ['Remaining', whole(result.remaining)],
    ['Coverage', times(result.coverage)],
    ['Weighted coverage', times(result.weightedCoverage)],
    ['Verdict', result.verdict],
  ];
}

export default metricsCoverage;
