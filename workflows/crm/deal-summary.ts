import { defined } from '../../runtime/base/defined.js';
import type { Handler, Row } from 'cmdspec/runtime';

export interface DealSummaryArgs {
  readonly status?: string;
  readonly pipeline?: string;
  readonly stage?: string;
  readonly filter?: string;
}

const dealSummary: Handler<DealSummaryArgs> = async (args, context) => {
  const reply = await context.http.send({
    method: 'GET',
    path: '/api/v1/deals/summary',
    query: { status: args.status, pipeline_id: args.pipeline, stage_id: args.stage, filter_id: args.filter },
  });
  const totals = context.http.record(reply);
  const tabular = context.out.format === 'table' || context.out.format === 'csv';
  if (!tabular) return context.out.record(totals);
  await context.out.rows(perCurrency(part(totals)), defined({ columns: context.command.columns }));
};

/** One row for each currency; amounts as the service formats them. */
function perCurrency(totals: Row): Row[] {
  const weighted = part(totals['weighted_values_total']);
  return Object.entries(part(totals['values_total'])).map(([currency, value]) => ({
    currency,
    total: part(value)['value_formatted'],
    weighted: part(weighted[currency])['value_formatted'],
    count: part(value)['count'],
  }));
}

function part(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {};
}

export default dealSummary;
