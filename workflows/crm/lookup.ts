/** `crmcli lookup`: finds records by the value of one field. */
import { CliError, defined, isObject, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { keyOf } from './lib/analytics/record-values.js';

export interface LookupArgs {
  readonly entity: string;
  readonly field: string;
  readonly value: string;
  readonly match: string;
  readonly first?: boolean;
}

/** Maximum number of records of a search; there is no second page. */
const MOST = 100;

const lookup: Workflow<LookupArgs, 'find'> = async ({ entity, field, value, match, first }, kit) => {
  checkValue(value, match, kit);
  const type = entity === 'org' ? 'organization' : entity;
  const code = await codeOf(type, field, kit);
  const { limit } = kit.options;
  const most = limit === undefined ? undefined : Math.min(limit, MOST);
  const rows: Row[] = [];
  let hasMore = false;
  for await (const page of kit.calls.find.pages({ field: code, value, match, type, limit: most })) {
    rows.push(...page.rows.map((hit) => unwrap(hit, kit)));
    hasMore = hasCursor(page.response.body);
  }
  const [one] = rows;
  if (one === undefined) {
    kit.fail(
      { exit: 'none' },
      `No ${type} has "${value}" in the field "${field}".`,
      'Check the case of the value, or use --match. A new record is found only after a while.',
    );
  }
  if (first) return kit.out.record(one);
  await kit.out.rows(rows);
  if (hasMore)
    kit.note(
      `${String(rows.length)} shown, more exist; ${rows.length < MOST ? 'raise --limit' : 'use --match exact or a longer value'}.`,
    );
};

function checkValue(value: string, match: string, { fail }: Pick<Kit, 'fail'>): void {
  const least = match === 'exact' ? 1 : 2;
  if ([...value.trim()].length >= least) return;
  const count = least === 1 ? 'one character' : 'two characters';
  fail('usage', `--value needs at least ${count} with --match ${match}.`, 'Give a longer value.');
}

/** Returns the key of a field that was typed by name or key. */
async function codeOf(type: string, field: string, { fields }: Pick<Kit, 'fields'>): Promise<string> {
  try {
    return (await fields(type).find(field)).code;
  } catch (error) {
    // The field is the value of a flag here, not data to write.
    if (!(error instanceof CliError) || error.kind !== 'input' || error.details.statusCode !== undefined) throw error;
    throw new CliError('usage', error.message, error.remedy, error.details);
  }
}

/** Returns the record of a hit, which may be wrapped in `{result_score, item}`. */
function unwrap(hit: Row, { fail }: Pick<Kit, 'fail'>): Row {
  const record = isObject(hit['item']) ? { ...hit['item'], ...defined({ result_score: hit['result_score'] }) } : hit;
  if (keyOf(record['id']) !== null) return record;
  return fail('unavailable', 'The service returned a match without an id.', 'Try again later.');
}

function hasCursor(envelope: unknown): boolean {
  const additional = isObject(envelope) ? envelope['additional_data'] : undefined;
  return isObject(additional) && keyOf(additional['next_cursor']) !== null;
}

export default lookup;
