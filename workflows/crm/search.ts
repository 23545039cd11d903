/** `crmcli search`: finds records by a term. */
import type { Kit, Row, Workflow } from 'cmdspec-runtime/kit';

export interface SearchArgs {
  readonly term: string;
  readonly 'item-types'?: readonly string[];
  readonly exact?: boolean;
  readonly status?: string;
  readonly person?: string;
  readonly org?: string;
}

/** Item types with their own search endpoint; the general search finds the others. */
const single = ['deal', 'person', 'organization', 'product'] as const;

/** Maximum number of records of a search; there is no second page. */
const MOST = 100;

const search: Workflow<SearchArgs, 'all' | (typeof single)[number]> = async (args, kit) => {
  const types = [...new Set(args['item-types'])];
  const type = types.length === 1 ? single.find((one) => one === types[0]) : undefined;
  checkTerm(args, kit);
  if (type !== 'deal') checkFilters(args, kit);
  const { limit = MOST } = kit.options;
  if (limit > MOST) kit.note(`A search returns at most ${MOST} records.`);
  const { 'item-types': _all, ...one } = args;
  const reading = { limit: Math.min(limit, MOST) };
  const pages =
    type === undefined
      ? kit.calls.all.pages({ ...one, ...(types.length > 0 && { 'item-types': types }) }, reading)
      : kit.calls[type].pages(one, reading);
  const rows: Row[] = [];
  let hasMore = false;
  for await (const page of pages) {
    rows.push(...page.rows.map((hit) => flatten(hit, type)));
    hasMore = page.more;
  }
  await kit.out.rows(rows);
  if (!hasMore) return;
  const remedy = rows.length < MOST ? 'raise --limit for more' : 'narrow the search';
  kit.note(`${rows.length} shown, more exist; ${remedy}.`);
};

function checkTerm({ term, exact }: SearchArgs, kit: Pick<Kit, 'fail'>): void {
  const least = exact ? 1 : 2;
  if ([...term.trim()].length >= least) return;
  const remedy = exact ? 'Give a term.' : 'Give a longer term, or use --exact to match whole values.';
  kit.fail('usage', `A search term needs at least ${least} character${least === 1 ? '' : 's'}.`, remedy);
}

function checkFilters(args: SearchArgs, kit: Pick<Kit, 'fail'>): void {
  const misplaced = (['status', 'person', 'org'] as const).filter((name) => args[name] !== undefined);
  if (misplaced.length === 0) return;
  const flags = misplaced.map((name) => `--${name}`).join(', ');
  kit.fail('combination', `${flags} can only be used in a search for deals.`, 'Add --item-types deal.');
}

/** Unwraps a hit, `{result_score, item}`. Searches of one entity may omit the type. */
function flatten(hit: Row, type: string | undefined): Row {
  const item = (hit['item'] ?? {}) as Row;
  return { ...item, ...(type && { type: item['type'] ?? type }), result_score: hit['result_score'] };
}

export default search;
