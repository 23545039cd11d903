/** Which columns a query may read, from its tree as DuckDB serializes it: a table of many columns is read faster without the others. */
import { isObject } from '../../base/objects.js';

/**
 * Returns every name in a query, in lower case: of columns and of anything else. Undefined if the query may read columns that it
 * does not name.
 */
export function namesIn(tree: unknown): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const tables = new Set<string>();
  const columns: string[][] = [];
  let readsUnnamed = false;
  const visit = (node: unknown): void => {
    if (typeof node === 'string') names.add(node.toLowerCase());
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    const { type, column_names: path, table_name: table, alias } = node;
    readsUnnamed ||= isUnnamed(node);
    if (type === 'COLUMN_REF' && Array.isArray(path)) columns.push(path.map((name) => String(name).toLowerCase()));
    // Everything that rows are selected from can be sampled.
    if ('sample' in node) for (const name of [table, alias]) tables.add(String(name).toLowerCase());
    Object.values(node).forEach(visit);
  };
  visit(tree);
  // The name of a table in place of a column is its whole row; after the name of a table, it is the name of a column.
  const isRow = ([first = '', ...rest]: readonly string[]): boolean =>
    rest.length === 0 ? tables.has(first) : !tables.has(first) && tables.has(rest.at(-1) ?? '');
  return readsUnnamed || columns.some(isRow) ? undefined : names;
}

/** Whether a part of a query reads columns in another way than by name: `*`, `#1`, NATURAL, or a table with other names of columns. */
const isUnnamed = ({
  class: group,
  type,
  ref_type: join,
  column_name_alias: renamed,
}: Readonly<Record<string, unknown>>): boolean =>
  group === 'STAR' ||
  type === 'POSITIONAL_REFERENCE' ||
  type === 'PIVOT' ||
  join === 'NATURAL' ||
  (Array.isArray(renamed) && renamed.length > 0);
