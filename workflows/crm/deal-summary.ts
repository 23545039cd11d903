import { isObject, type Row, type Workflow } from 'cmdspec/kit';

const dealSummary: Workflow<object, 'totals'> = async (args, { calls, out }) => {
  const totals = await calls.totals.record(args);
  const isTable = out.format === 'table' || out.format === 'csv';
  if (isTable) await out.rows(rowsByCurrency(objectOrEmpty(totals)));
  else await out.record(totals, { columns: [] });
};

/** Returns one row per currency; the service formats the amounts. */
function rowsByCurrency(totals: Row): Row[] {
  const weighted = objectOrEmpty(totals['weighted_values_total']);
  return Object.entries(objectOrEmpty(totals['values_total'])).map(([currency, value]) => ({
    currency,
    total: objectOrEmpty(value)['value_formatted'],
    weighted: objectOrEmpty(weighted[currency])['value_formatted'],
    count: objectOrEmpty(value)['count'],
  }));
}

const objectOrEmpty = (value: unknown): Row => (isObject(value) ? value : {});

export default dealSummary;
