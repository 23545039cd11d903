/** `crmcli filter export`: prints filters in a form that another account can use. */
import type { Kit, Row, Workflow } from 'cmdspec-runtime/kit';
import { keyOf } from './lib/analytics/record-values.js';

export interface FilterExportArgs {
  readonly id?: string;
  readonly all?: boolean;
}

/** Filters that are read at once. */
const AT_ONCE = 4;

const filterExport: Workflow<FilterExportArgs, 'all' | 'one'> = async ({ id, all }, kit) => {
  const out = kit.out.as('json');
  if (all === true) {
    await out.rows(everyFilter(kit));
    return;
  }
  if (id === undefined) return kit.fail('usage', 'Give the id of a filter, or --all.');
  await out.record(portable((await kit.calls.one.record({ id })) ?? {}));
};

async function* everyFilter(kit: Kit<'all' | 'one'>): AsyncGenerator<Row> {
  const { calls, options } = kit;
  const ids: string[] = [];
  for await (const { id } of calls.all.rows({}, { limit: options.limit })) {
    const key = keyOf(id);
    if (key === null) return kit.fail('unavailable', 'The list has a filter without an id, which cannot be exported.');
    ids.push(key);
  }
  yield* kit.parallelMap(ids, AT_ONCE, async (id) => portable((await calls.one.record({ id })) ?? {}));
}

/** Returns the parts that another account can use. The ids of filter and owner belong to this account. */
const portable = ({ name, type, conditions }: Row): Row => ({
  name: name ?? null,
  type: type ?? null,
  conditions: conditions ?? null,
});

export default filterExport;
