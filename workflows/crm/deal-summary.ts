/** `crmcli deal summary`: shows the total value of deals per currency. */
import { isObject, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { checkExists } from './lib/account.js';

interface Args {
  readonly pipeline?: string;
  readonly stage?: string;
}

const dealSummary: Workflow<Args, 'totals' | 'pipelines' | 'stages'> = async (args, kit) => {
  const { calls, out } = kit;
  const totals = await calls.totals.record(args);
  if (isObject(totals) && Object.keys(objectOrEmpty(totals['values_total'])).length === 0) {
    await checkExists('pipeline', args.pipeline, calls.pipelines.rows(), kit);
    await checkExists('stage', args.stage, calls.stages.rows(), kit);
  }
  const isTable = out.format === 'table' || out.format === 'csv';
  if (isTable) await out.rows(rowsByCurrency(objectOrEmpty(totals), out.format === 'table'));
  else await out.record(totals, { columns: [] });
};

/** Returns one row per currency, with amounts as the service formats them or as numbers. */
function rowsByCurrency(totals: Row, isFormatted: boolean): Row[] {
  const amountOf = (value: unknown): unknown => {
    const { value: number, value_formatted: formatted } = objectOrEmpty(value);
    return isFormatted ? (formatted ?? number) : number;
  };
  const weighted = objectOrEmpty(totals['weighted_values_total']);
  return Object.entries(objectOrEmpty(totals['values_total'])).map(([currency, value]) => ({
    currency,
    total: amountOf(value),
    weighted: amountOf(weighted[currency]),
    count: objectOrEmpty(value)['count'],
  }));
}

const objectOrEmpty = (value: unknown): Row => (isObject(value) ? value : {});

export default dealSummary;
