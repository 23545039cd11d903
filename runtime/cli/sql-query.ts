/** Reads from which tables and columns the parts of a query select, as far as it is written. */
import { isGroup, type Group, type Token } from './sql-tokens.js';

/** A table or view that a query can read. */
export interface QueryTable {
  /** Name of the copy that has it, if the query must write that. */
  readonly schema?: string;
  readonly name: string;
  readonly about: string;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  /** Name of its type; empty if it is not known. */
  readonly type: string;
}

/** Rows that a part of a query selects from, by the name that the query has for them. */
export interface Source {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Words of DuckDB that must be quoted to be the name of a column or table. */
export const RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create default deferrable
  desc describe distinct do else end except false fetch for foreign from group having in initially intersect into lambda lateral
  leading limit not null offset on only or order pivot pivot_longer pivot_wider placing primary qualify references returning
  select show some summarize symmetric table then to trailing true union unique unpivot using variadic when where window with
  anti asof at authorization binary by collation columns concurrently cross freeze full generated glob ilike inner is isnull join
  left like map natural notnull outer overlaps positional right semi similar struct tablesample try_cast unpack verbose`.split(
    /\s+/,
  ),
);

type Item = Token | Group | undefined;

/** Returns the text of a token of a kind, in lower case; empty for anything else. */
const textOf = (item: Item, kind: Token['kind']): string =>
  item !== undefined && !isGroup(item) && item.kind === kind ? item.text.toLowerCase() : '';
export const word = (item: Item): string => textOf(item, 'word');
export const sign = (item: Item): string => textOf(item, 'sign');

/** Returns a name, in lower case: a quoted one, or a word that is not reserved. */
function nameAt(item: Item): string | undefined {
  if (item === undefined || isGroup(item)) return undefined;
  const name = item.text.toLowerCase();
  return item.kind === 'name' || (item.kind === 'word' && !RESERVED.has(name)) ? name : undefined;
}

/** Returns the names with dots before a place: those of a table or of its copy. */
export function pathBefore(items: Group['items'], at: number): readonly string[] {
  const path: string[] = [];
  for (let index = at; sign(items[index - 1]) === '.'; index -= 2) {
    const name = nameAt(items[index - 2]);
    if (name === undefined) break;
    path.unshift(name);
  }
  return path;
}

/** What a query selects from. */
interface Query {
  /** Tables that the query defines: WITH. */
  readonly ctes: readonly string[];
  /** Returns the places in a group where a table is named. */
  tablePlaces(group: Group): ReadonlySet<number>;
  /** Returns what the names of columns in a group can be of. */
  visible(group: Group): readonly Source[];
  /** Returns the source of an alias or a table, which may have the name of its copy before it. */
  sourcesOf(path: readonly string[], group: Group): readonly Source[];
}

/** Reads what a query selects from. */
export function readQuery(root: Group, tables: readonly QueryTable[]): Query {
  const asSource = ({ name, columns }: QueryTable): Source => ({ name, columns });
  const groups: Group[] = [];
  const collect = (group: Group): void => {
    groups.push(group);
    group.items.filter(isGroup).forEach(collect);
  };
  collect(root);
  const definitions = groups.flatMap(({ items }) => definitionsIn(items));
  const outputs = new Map<Group, readonly Column[]>();

  const places = new Map<Group, ReadonlySet<number>>();
  // A group comes after the one around it.
  for (const group of groups) {
    const { items, parent } = group;
    const isTable = parent !== undefined && places.get(parent)?.has(parent.items.indexOf(group)) === true;
    places.set(group, placesOf(items, isTable));
  }
  const tablePlaces = (group: Group): ReadonlySet<number> => places.get(group) ?? new Set();

  const tableNamed = (path: readonly string[]): Source | undefined => {
    const [name, schema] = [...path].reverse();
    const own = schema === undefined ? definitions.find((one) => one.name === name) : undefined;
    if (own !== undefined) return { name: own.name, columns: own.columns ?? outputsOf(own.group) };
    const found = tables.find(
      (one) => one.name.toLowerCase() === name && one.schema?.toLowerCase() === schema && path.length <= 2,
    );
    return found && asSource(found);
  };

  function sourcesIn(group: Group): readonly Source[] {
    const { items } = group;
    return [...tablePlaces(group)].flatMap((start) => {
      const item = items[start];
      if (isGroup(item)) {
        if (!isSelect(item)) return sourcesIn(item);
        return [{ name: aliasAt(items, start + 1) ?? '', columns: outputsOf(item) }];
      }
      const path: string[] = [];
      let end = start;
      for (let name = nameAt(item); name !== undefined; name = nameAt(items[end])) {
        path.push(name);
        end += 1;
        if (sign(items[end]) !== '.') break;
        end += 1;
      }
      const table = tableNamed(path);
      // A name before parentheses is that of a function.
      if (table === undefined || isGroup(items[end])) return [];
      return [{ name: aliasAt(items, end) ?? table.name, columns: table.columns }];
    });
  }

  /** Returns the columns of the rows of a SELECT: those whose names can be read from it. */
  function outputsOf(group: Group): readonly Column[] {
    const known = outputs.get(group);
    if (known !== undefined) return known;
    // A recursive one names itself.
    outputs.set(group, []);
    const sources = sourcesIn(group);
    const columnsOf = (name?: string): readonly Column[] =>
      sources.filter((one) => name === undefined || one.name.toLowerCase() === name).flatMap(({ columns }) => columns);
    const start = group.items.findIndex((item) => word(item) === 'select');
    const columns =
      start < 0
        ? columnsOf()
        : selected(group.items.slice(start + 1)).flatMap((parts) => {
            const last = parts.at(-1);
            const path = pathBefore(parts, parts.length - 1);
            if (sign(parts[0]) === '*') return columnsOf();
            if (sign(last) === '*') return path.length > 0 ? columnsOf(path.at(-1)) : [];
            const name = nameAt(last);
            if (name === undefined || last === undefined || isGroup(last)) return [];
            const isColumn = parts.length === 2 * path.length + 1;
            const before = parts.at(-2);
            if (!isColumn && sign(before) !== '' && sign(before) !== ']') return [];
            const found = isColumn ? columnsOf(path.at(-1)).find((one) => one.name.toLowerCase() === name) : undefined;
            return [found ?? { name: last.text, type: '' }];
          });
    const once = [...new Map(columns.map((one) => [one.name.toLowerCase(), one])).values()];
    outputs.set(group, once);
    return once;
  }

  const visible = (group: Group): readonly Source[] => {
    const around: Source[] = [];
    for (let one: Group | undefined = group; one !== undefined; one = isDefinition(one) ? undefined : one.parent)
      around.push(...sourcesIn(one));
    if (around.length > 0) return around;
    const anywhere = groups.flatMap(sourcesIn);
    return anywhere.length > 0 ? anywhere : tables.map(asSource);
  };

  return {
    ctes: definitions.map(({ name }) => name),
    tablePlaces,
    visible,
    sourcesOf: (path, group) => {
      const own = path.length === 1 ? visible(group).filter(({ name }) => name.toLowerCase() === path[0]) : [];
      return own.length > 0 ? own.slice(0, 1) : [tableNamed(path)].flatMap((one) => one ?? []);
    },
  };
}

/** Whether a group is a SELECT in WITH, which does not see the tables around it. */
const isDefinition = (group: Group): boolean => {
  const { items = [] } = group.parent ?? {};
  return isSelect(group) && ['as', 'materialized'].includes(word(items[items.indexOf(group) - 1]));
};

const isSelect = ({ items }: Group): boolean => ['select', 'with', 'from', 'values'].includes(word(items[0]));

/** Clauses that end the one before them. */
const CLAUSES = new Set(
  'with select where group having order limit offset qualify window union except intersect values'.split(' '),
);

/** Returns the places where a table is named: after FROM and JOIN, and after a comma there. */
function placesOf(items: Group['items'], isFirst: boolean): ReadonlySet<number> {
  const places = new Set<number>(isFirst ? [0] : []);
  let clause = isFirst ? 'from' : '';
  for (const [index, item] of items.entries()) {
    const text = word(item);
    // FROM is also within expressions: extract(year FROM day), a IS DISTINCT FROM b.
    const isFrom = text === 'from' && (clause !== '' || index === 0) && word(items[index - 1]) !== 'distinct';
    if (CLAUSES.has(text)) clause = text;
    if (isFrom || text === 'join') clause = 'from';
    const isNext =
      isFrom ||
      text === 'join' ||
      (clause === 'from' && sign(item) === ',') ||
      (text === 'lateral' && places.has(index));
    if (isNext) places.add(index + 1);
  }
  return places;
}

/** Returns the alias of a table, with or without AS. */
function aliasAt(items: Group['items'], at: number): string | undefined {
  return nameAt(items[word(items[at]) === 'as' ? at + 1 : at]);
}

interface Definition {
  readonly name: string;
  /** Columns that the query names before AS. */
  readonly columns?: readonly Column[];
  readonly group: Group;
}

/** Returns the tables that a WITH defines: `name AS (…)`, also `name (columns) AS MATERIALIZED (…)`. */
function definitionsIn(items: Group['items']): readonly Definition[] {
  const start = items.findIndex((item) => word(item) === 'with');
  if (start < 0) return [];
  return items.flatMap((item, index) => {
    const name = nameAt(item);
    const isFirst = ['with', 'recursive'].includes(word(items[index - 1])) || sign(items[index - 1]) === ',';
    if (index <= start || name === undefined || !isFirst) return [];
    const columns = items[index + 1];
    let next = isGroup(columns) ? index + 2 : index + 1;
    if (word(items[next]) !== 'as') return [];
    next += 1;
    while (['not', 'materialized'].includes(word(items[next]))) next += 1;
    const group = items[next];
    if (!isGroup(group)) return [];
    const names = isGroup(columns) ? columns.items.filter((one) => nameAt(one) !== undefined) : undefined;
    const listed = names?.flatMap((one) => (isGroup(one) ? [] : [{ name: one.text, type: '' }]));
    return [{ name, group, ...(listed && { columns: listed }) }];
  });
}

/** Splits the items after SELECT at the commas, without DISTINCT. */
function selected(items: Group['items']): Group['items'][] {
  const parts: Group['items'][] = [[]];
  for (const [index, item] of items.entries()) {
    if (CLAUSES.has(word(item)) || word(item) === 'from') break;
    if (sign(item) === ',') parts.push([]);
    else if (index > 0 || !['distinct', 'all'].includes(word(item))) parts.at(-1)?.push(item);
  }
  return parts;
}
