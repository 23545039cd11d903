import { defined } from 'cmdspec-runtime/kit';
import type { CatalogueRecord } from '../../runtime/odata/catalogue.js';
import { refuse } from '../engine/refusal.js';
import type { Row } from '../engine/types.js';
import { categoryOf, filterOf } from './filter/evaluate.js';
import { wrong } from './filter/lex.js';
import type { Choice } from './present.js';

/** The checked options of a list. */
export interface Query extends Choice {
  readonly where?: (row: Row) => boolean;
  readonly order: readonly { readonly field: string; readonly descending: boolean }[];
  /** Maximum number of records, over all pages. */
  readonly top?: number;
  /** Position at which the previous page ended. */
  readonly after?: string;
  readonly counts: boolean;
  /** Names the selection: filter and order, without the position. */
  readonly key: string;
}

const OPTIONS = new Set(['$filter', '$select', '$orderby', '$top', '$skiptoken', '$inlinecount', '$expand', '$format']);

export function queryOf(query: URLSearchParams, record: CatalogueRecord): Query {
  for (const name of query.keys()) {
    if (name.startsWith('$') && !OPTIONS.has(name)) refuse(400, `The query option ${name} is not supported`);
  }
  const filter = query.get('$filter') ?? '';
  const order = orderOf(query.get('$orderby') ?? '', record);
  const top = query.get('$top');
  const after = query.get('$skiptoken');
  const select = choiceOf(query.get('$select') ?? '', record);
  const inline = query.get('$inlinecount') ?? 'none';
  if (!/^(allpages|none)$/.test(inline)) wrong(`$inlinecount is allpages or none, not ${inline}`);
  if (top !== null && !/^\d{1,9}$/.test(top)) wrong(`$top must be a whole number, not "${top}"`);
  return {
    ...(filter !== '' && { where: filterOf(filter, (name) => categoryOf(record.fields[name]?.type ?? '')) }),
    ...defined({ select }),
    ...(top !== null && { top: Number(top) }),
    ...(after !== null && { after }),
    expand: expandOf(query.get('$expand') ?? '', record),
    order,
    counts: inline === 'allpages',
    key: JSON.stringify([filter, order]),
  };
}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function choiceOf(text: string, record: CatalogueRecord): ReadonlySet<string> | undefined {
  const names = split(text);
  if (names.length === 0 || names.includes('*')) return undefined;
  for (const name of names) {
    const [head = ''] = name.split('/');
    if (!Object.hasOwn(record.fields, head)) wrong(`$select names no property "${name}"`);
  }
  return new Set(names);
}

function expandOf(text: string, record: CatalogueRecord): ReadonlySet<string> {
  const names = split(text);
  for (const name of names) {
    if (record.fields[name]?.type !== 'Collection') wrong(`$expand names no navigation property "${name}"`);
  }
  return new Set(names);
}

function orderOf(text: string, record: CatalogueRecord): Query['order'] {
  return split(text).map((part) => {
    const [, field, direction = 'asc'] = /^(\w+)(?:\s+(asc|desc))?$/.exec(part) ?? [];
    if (field === undefined || categoryOf(record.fields[field]?.type ?? '') === undefined) {
      wrong(`$orderby cannot sort by "${part}"`);
    }
    return { field, descending: direction === 'desc' };
  });
}
