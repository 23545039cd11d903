/** Query options of lists. */
import { defined } from 'cmdspec-runtime/kit';
import type { CatalogueResource } from '../../../runtime/contract/catalogue.js';
import { refuse } from '../refusal.js';
import type { Row } from '../types.js';
import { categoryOf, filterOf } from './filter/evaluate.js';
import { wrong } from './filter/lex.js';

/** Which fields of a record are returned. */
export interface Choice {
  /** Selected fields; absent: all. */
  readonly select?: ReadonlySet<string>;
  readonly expand: ReadonlySet<string>;
}

/** The checked options of a list. */
export interface Query extends Choice {
  readonly where?: (row: Row) => boolean;
  readonly order: readonly { readonly field: string; readonly descending: boolean }[];
  /** Maximum number of records, over all pages. */
  readonly top?: number;
  /** Position at which the previous page ended. */
  readonly after?: string;
  readonly counts: boolean;
  /** Number of records before the first one. */
  readonly skip?: number;
  /** Names the selection: filter and order, without the position. */
  readonly key: string;
}

const OPTIONS = [
  '$filter',
  '$select',
  '$orderby',
  '$top',
  '$skip',
  '$skiptoken',
  '$inlinecount',
  '$expand',
  '$format',
] as const;
export type Option = (typeof OPTIONS)[number];

/** Reads the query options of a list. Refuses invalid ones, and those that the service does not have. */
export function queryOf(query: URLSearchParams, record: CatalogueResource, lacks: readonly Option[] = []): Query {
  const offered: readonly string[] = OPTIONS.filter((name) => !lacks.includes(name));
  for (const name of query.keys()) {
    if (name.startsWith('$') && !offered.includes(name)) refuse(400, `The query option ${name} is not supported`);
  }
  const filter = query.get('$filter') ?? '';
  const order = orderOf(query.get('$orderby') ?? '', record);
  const after = query.get('$skiptoken');
  const select = choiceOf(query.get('$select') ?? '', record);
  const inline = query.get('$inlinecount') ?? 'none';
  if (!/^(allpages|none)$/.test(inline)) wrong(`$inlinecount is allpages or none, not ${inline}`);
  const top = whole(query, '$top');
  const skip = whole(query, '$skip');
  return {
    ...(filter !== '' && { where: filterOf(filter, (name) => categoryOf(record.fields[name]?.type ?? '')) }),
    ...defined({ select, top, skip }),
    ...(after !== null && { after }),
    expand: expandOf(query.get('$expand') ?? '', record),
    order,
    counts: inline === 'allpages',
    key: JSON.stringify([filter, order]),
  };
}

/** Refuses a list of a resource that the service lists only with a selection of fields, or record by record. */
export function checkSelected(query: URLSearchParams, { needsSelect }: CatalogueResource): void {
  if (needsSelect !== true || (query.get('$select') ?? '') !== '' || query.get('$top') === '1') return;
  refuse(400, 'Please add a $select or a $top=1 statement to the query string.');
}

function whole(query: URLSearchParams, option: Option): number | undefined {
  const text = query.get(option);
  if (text === null) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : wrong(`${option} must be a whole number, not "${text}"`);
}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function choiceOf(text: string, record: CatalogueResource): ReadonlySet<string> | undefined {
  const names = split(text);
  if (names.length === 0 || names.includes('*')) return undefined;
  for (const name of names) {
    const [head = ''] = name.split('/');
    if (!Object.hasOwn(record.fields, head)) wrong(`$select names no property "${name}"`);
  }
  return new Set(names);
}

function expandOf(text: string, record: CatalogueResource): ReadonlySet<string> {
  const names = split(text);
  for (const name of names) {
    if (record.fields[name]?.type !== 'Collection') wrong(`$expand names no navigation property "${name}"`);
  }
  return new Set(names);
}

function orderOf(text: string, record: CatalogueResource): Query['order'] {
  return split(text).map((part) => {
    const [, field, direction = 'asc'] = /^(\w+)(?:\s+(asc|desc))?$/.exec(part) ?? [];
    if (field === undefined || categoryOf(record.fields[field]?.type ?? '') === undefined) {
      wrong(`$orderby cannot sort by "${part}"`);
    }
    return { field, descending: direction === 'desc' };
  });
}
