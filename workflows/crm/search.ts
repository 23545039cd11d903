import { defined } from '../../runtime/base/defined.js';
import type { Context, Handler, Row } from 'cmdspec/runtime';

export interface SearchArgs {
  readonly term: string;
  readonly 'item-types'?: readonly string[];
  readonly exact?: boolean;
  readonly status?: string;
  readonly person?: string;
  readonly org?: string;
}

/** Item types with a search of their own; the others are found by the search over everything. */
const routes: Readonly<Record<string, string>> = {
  deal: '/api/v2/deals/search',
  person: '/api/v2/persons/search',
  organization: '/api/v2/organizations/search',
  product: '/api/v2/products/search',
};

/** The service answers one search with at most this many records and offers no second page here. */
const most = 100;

const search: Handler<SearchArgs> = async (args, context) => {
  const types = [...new Set(args['item-types'])];
  const single = types.length === 1 && types[0] !== undefined && Object.hasOwn(routes, types[0]) ? types[0] : undefined;
  checkTerm(args, context);
  if (single !== 'deal') checkFilters(args, context);
  if ((context.globals.limit ?? 0) > most) context.note(`A search finds at most ${most} records.`);
  const reply = await context.http.send({
    method: 'GET',
    path: (single && routes[single]) ?? '/api/v2/itemSearch',
    query: {
      term: args.term,
      item_types: single || types.length === 0 ? undefined : types,
      exact_match: args.exact,
      status: args.status,
      person_id: args.person,
      organization_id: args.org,
      limit: Math.min(context.globals.limit ?? most, most),
    },
  });
  const found = context.http.record(reply, 'data.items');
  const rows = (Array.isArray(found) ? found : []).map((hit: Row) => flatten(hit, single));
  await context.out.rows(rows, defined({ columns: context.command.columns }));
};

function checkTerm({ term, exact }: SearchArgs, context: Context): void {
  const least = exact ? 1 : 2;
  if ([...term.trim()].length >= least) return;
  const remedy = exact ? 'Give a term.' : 'Give a longer term, or --exact for whole values.';
  context.fail('usage', `A search term needs at least ${least} character${least === 1 ? '' : 's'}.`, remedy);
}

function checkFilters(args: SearchArgs, context: Context): void {
  const misplaced = (['status', 'person', 'org'] as const).filter((name) => args[name] !== undefined);
  if (misplaced.length === 0) return;
  const flags = misplaced.map((name) => `--${name}`).join(', ');
  context.fail('combination', `${flags} can be used in a search for deals only.`, 'Add --item-types deal.');
}

/** A hit is wrapped: `{result_score, item}`. Searches of one entity may leave the type out. */
function flatten(hit: Row, single: string | undefined): Row {
  const item = (hit['item'] ?? {}) as Row;
  return { ...item, ...(single && { type: item['type'] ?? single }), result_score: hit['result_score'] };
}

export default search;
