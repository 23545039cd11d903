/** `crmcli metrics velocity`: shows win rate, average won value, cycle and sales velocity. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { closedSince } from './lib/analytics/deal.js';
import { velocity, type Velocity } from './lib/analytics/velocity.js';
import { checkExists, noteMixedCurrencies, readAllDeals, windowOf } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { decimal, missing, percent, printPairs, whole } from './lib/show.js';

export interface MetricsVelocityArgs {
  readonly period: number;
  readonly pipeline?: string;
  readonly owner?: string;
}

const metricsVelocity: Workflow<MetricsVelocityArgs, 'deals' | 'archivedDeals' | 'pipelines' | 'users'> = async (
  { period, pipeline, owner },
  kit,
) => {
  const { since, from } = windowOf(period, kit);
  const { open, won, lost } = await readAllDeals({ pipeline, owner, since: from }, kit);
  if (open.length + won.length + lost.length === 0) {
    await checkExists('pipeline', pipeline, kit.calls.pipelines.rows(), kit);
    await checkExists('user', owner, kit.calls.users.rows(), kit);
  }
  const recent = closedSince(won, since);
  const result = velocity(open, recent, closedSince(lost, since));
  noteMixedCurrencies(recent, kit);
  await printScope({ pipeline: { id: pipeline }, owner, period, valued: recent }, kit);
  await printPairs(result, velocityPairs(result, period), kit);
};

function velocityPairs(result: Velocity, period: number): [string, string][] {
  const { winRate, wonCount, lostCount } = result;
  return [
    ['Open deals', String(result.openCount)],
    [`Win rate (${period} days)`, winRate === null ? missing : `${percent(winRate, 1)} (${wonCount}W/${lostCount}L)`],
    ['Average won value', whole(result.avgWonValue)],
    ['Average cycle (days)', decimal(result.avgCycleDays)],
    ['Velocity per day', whole(result.velocityPerDay)],
  ];
}

export default metricsVelocity;
