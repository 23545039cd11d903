/** `crmcli rep scorecard`: shows velocity and pipeline hygiene per owner. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { scorecard } from './lib/analytics/scorecard.js';
import { checkExists, noteMixedCurrencies, readAllDeals, readRows, windowOf } from './lib/account.js';
import { printScope } from './lib/scope.js';
import { closedSince } from './lib/analytics/deal.js';
import { roundedRows } from './lib/show.js';

export interface RepScorecardArgs {
  readonly period: number;
  readonly pipeline?: string;
  readonly owner?: string;
}

const repScorecard: Workflow<RepScorecardArgs, 'deals' | 'archivedDeals' | 'users' | 'pipelines'> = async (
  { period, pipeline, owner },
  kit,
) => {
  const { since, from, now } = windowOf(period, kit);
  const [deals, users] = await Promise.all([
    readAllDeals({ pipeline, owner, since: from }, kit),
    readRows(kit.calls.users.rows()),
  ]);
  if (deals.open.length + deals.won.length + deals.lost.length === 0) {
    await checkExists('pipeline', pipeline, kit.calls.pipelines.rows(), kit);
    await checkExists('user', owner, users, kit);
  }
  const won = closedSince(deals.won, since);
  noteMixedCurrencies(won, kit);
  const rows = scorecard(deals, users, since, now);
  await printScope({ pipeline: { id: pipeline }, owner, period, valued: won }, kit);
  await kit.out.rows(roundedRows(rows, ['avgCycleDays', 'velocityPerDay'], kit));
};

export default repScorecard;
