import { isObject, type Row, type Workflow } from 'cmdspec/kit';

const dealSummary: Workflow<object, 'totals'> = async (args, { calls, out }) => {
  const totals = await calls.totals.record(args);
  const isTable = out.format === 'table' || out.format === 'csv';
  if (isTable) await out.rows(perCurrency(part(totals)));
  else await out.record(totals, { columns: [] });
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

const part = (value: unknown): Row => (isObject(value) ? value : {});

export default dealSummary;
