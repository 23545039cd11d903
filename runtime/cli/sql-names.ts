/** Proposes the tables and columns that a query may have at the cursor. */
import { named } from '../copy/tables/view-text.js';
import { pathBefore, readQuery, RESERVED, sign, word, type QueryTable, type Source } from './sql-query.js';
import { isGroup, placeOf, type Group, type Place } from './sql-tokens.js';

/** A name as the query would have it, and what describes it. */
export interface Candidate {
  readonly text: string;
  readonly about: string;
}

export interface Proposed {
  /** End of the text before the cursor, which the candidates replace. */
  readonly replaced: string;
  readonly candidates: readonly Candidate[];
}

/**
 * Returns the names that begin as the text before the cursor ends: of tables and views where the query names one, of columns in
 * an expression. Words of SQL are not proposed.
 *
 * @param after the rest of the query, as far as it is known
 */
export function proposeNames(before: string, after: string, tables: readonly QueryTable[]): Proposed {
  const place = placeOf(before, after);
  if (place === undefined) return { replaced: '', candidates: [] };
  const { root, around, written, typed, isQuoted } = place;
  const query = readQuery(root, tables);
  const at = around.items.findIndex((item) => !isGroup(item) && item.kind === 'cursor');
  const path = pathBefore(around.items, at);
  const isTable = query.tablePlaces(around).has(at - 2 * path.length);
  const found: Found[] = [];
  if (isTable && path.length === 0)
    found.push(...query.ctes.map((name) => ({ names: [name], about: 'of this query' })));
  // The name of a copy precedes its tables in expressions too: shop.orders.total.
  if (isTable || path.length === 1) found.push(...tables.flatMap((one) => below(path, one)));
  if (!isTable && path.length > 0) found.push(...columnsOf(query.sourcesOf(path, around)));
  else if (!isTable && beginsExpression(around, at)) found.push(...columnsOf(query.visible(around)));
  const candidates = new Map<string, Candidate>();
  for (const { names, about } of found) {
    if (!names.join('.').toLowerCase().startsWith(typed.toLowerCase()) || (isQuoted && names.length > 1)) continue;
    const text = names.map((name) => nameText(name, place)).join('.');
    if (!candidates.has(text)) candidates.set(text, { text, about });
  }
  return { replaced: written, candidates: [...candidates.values()] };
}

/** A name that can be at the cursor; of a table in another copy, with the name of the copy before it. */
interface Found {
  readonly names: readonly string[];
  readonly about: string;
}

/** Returns the rest of a table's name after a path; nothing if the name begins otherwise. */
function below(path: readonly string[], { schema, name, about }: QueryTable): readonly Found[] {
  if (path.length === 0) return [{ names: schema === undefined ? [name] : [schema, name], about }];
  return path.length === 1 && schema?.toLowerCase() === path[0] ? [{ names: [name], about }] : [];
}

/** Returns the columns of sources, each name once. */
function columnsOf(sources: readonly Source[]): readonly Found[] {
  const found = new Map<string, { readonly names: readonly string[]; readonly about: string[] }>();
  for (const { name: source, columns } of sources)
    for (const { name, type } of columns) {
      const one = found.get(name.toLowerCase()) ?? { names: [name], about: [] };
      one.about.push([type, source].filter((part) => part !== '').join(' of '));
      found.set(name.toLowerCase(), one);
    }
  return [...found.values()].map(({ names, about }) => ({ names, about: about.join(', ') }));
}

/** Returns a name as a query has it: in quotes if it needs them, or has one already. */
function nameText(name: string, { isQuoted, isClosed }: Place): string {
  if (!isQuoted && /^[a-z_]\w*$/i.test(name) && !RESERVED.has(name.toLowerCase())) return name;
  return isClosed ? named(name).slice(0, -1) : named(name);
}

/** Words after which an expression begins. */
const BEFORE_EXPRESSION = new Set(
  'select distinct all where and or not by on having when then else case in like ilike glob between qualify from'.split(
    ' ',
  ),
);

/** Whether an expression can begin at a place in a group. After a column, an operator or an alias must come. */
function beginsExpression({ items, parent }: Group, at: number): boolean {
  if (at === 0) return parent !== undefined;
  const [previous, before] = [items[at - 2], items[at - 1]];
  // After SELECT, a comma or a dot, the asterisk means all columns; elsewhere it multiplies.
  if (sign(before) === '*')
    return previous !== undefined && sign(previous) === '' && !BEFORE_EXPRESSION.has(word(previous));
  if (sign(before) === '') return BEFORE_EXPRESSION.has(word(before));
  return !['.', '::', ')', ']', '}', ';'].includes(sign(before));
}
