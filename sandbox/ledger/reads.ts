import { defined } from 'cmdspec-runtime/kit';
import type { Arrived } from '../engine/engine.js';
import { compare } from '../engine/order.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, PageFacts, Row, State } from '../engine/types.js';
import { isView, viewOf } from './books/views.js';
import { enveloped, shown } from './present.js';
import { queryOf, type Query } from './query.js';
import { keyField, type Resources, type Spot } from './resources.js';
import { collectionName } from './world.js';

const PAGE = 60;
const LARGE_PAGE = 1000;
/** Only the row version may be filtered in a feed. */
const FEED_FILTER = /^Timestamp gt \d+L$/;

/** Lists a resource, with the address of the next page. */
export function list(request: Incoming, spot: Spot, state: State, resources: Resources): Answer {
  const { record, name } = spot.served;
  checkParameters(request, spot);
  if (record.scalar === true) {
    const word = name.slice(name.lastIndexOf('/') + 1);
    return enveloped(request, { [word]: state.random(spot.division, name).integer(0, 12) });
  }
  checkTwin(request, spot);
  const query = queryOf(request.query, record);
  const size = record.sync === true || record.bulk === true ? LARGE_PAGE : PAGE;
  const page = read(request, query, Math.min(size, query.top ?? size), spot, state);
  const results = page.rows.map((row) => shown(row, spot, query, request, state, resources));
  const next = nextOf(request, query, page);
  return enveloped(request, {
    results,
    ...(query.counts && { __count: String(total(request, query, spot, state)) }),
    ...defined({ __next: next }),
  });
}

/** The number of records as plain text after a byte order mark. */
export function count(request: Incoming, spot: Spot, state: State): Answer {
  if (spot.served.record.function !== undefined) refuse(404, `Resource not found for the segment '$count'.`);
  const query = queryOf(request.query, spot.served.record);
  const headers = { 'content-type': 'text/plain;charset=utf-8' };
  return { status: 200, headers, body: `\uFEFF${total(request, query, spot, state)}` };
}

/** One record by its key. */
export function get(request: Incoming, spot: Spot, key: string | number, state: State, resources: Resources): Answer {
  const { record, name, source } = spot.served;
  if (record.function !== undefined) refuse(404, `Resource not found for the segment '${name}'.`);
  const row = isView(source)
    ? viewOf(request, spot, state).find((one) => String(one[keyField(record)]) === String(key))
    : state.rows(collectionName(spot.division, source)).get(key);
  if (row === undefined) return missing(name);
  return enveloped(request, shown(row, spot, queryOf(request.query, record), request, state, resources));
}

export function missing(name: string): never {
  return refuse(404, `The requested resource does not exist: ${name}`);
}

function checkTwin(request: Incoming, { served }: Spot): void {
  const { record, name } = served;
  if (record.bulk === true && (request.query.get('$select') ?? '') === '') {
    refuse(400, `Bulk service ${name} requires $select`);
  }
  const filter = request.query.get('$filter');
  if (record.sync === true && filter !== null && !FEED_FILTER.test(filter)) {
    refuse(400, `Sync service ${name} can only be filtered by Timestamp gt`);
  }
}

const FORMS: Readonly<Record<string, RegExp>> = {
  'Edm.Guid': /^guid'[0-9a-f-]{36}'$/i,
  'Edm.DateTime': /^datetime'.+'$/,
  'Edm.String': /^'.*'$/,
  'Edm.Boolean': /^(true|false)$/,
};

/** Refuses parameters of a function that are not literals, such as a bare GUID or date. */
function checkParameters(request: Incoming, { served }: Spot): void {
  for (const [name, { type }] of Object.entries(served.record.function ?? {})) {
    const typed = request.query.get(name);
    const form = FORMS[type] ?? /^-?\d+(\.\d+)?[LMdf]?$/;
    if (typed !== null && !form.test(typed)) refuse(400, `The parameter ${name} is not an ${type} literal`);
  }
}

function read(request: Incoming, query: Query, size: number, spot: Spot, state: State): PageFacts {
  const { source, record } = spot.served;
  const rows = state.rows(collectionName(spot.division, source));
  const { where, order, key } = query;
  const feed = record.sync === true ? [{ field: 'Timestamp', descending: false }] : order;
  if (feed.length <= 1 && !isView(source)) {
    const [sort] = feed;
    return rows.read(defined({ size, key, where, sort, after: query.after }));
  }
  // With several sort keys the whole selection is sorted, and pages are offsets into it.
  if (!/^\d{1,19}$/.test(query.after ?? '0')) refuse(400, 'The skip token is not valid');
  const offset = Number(query.after ?? 0);
  const selection = isView(source) ? viewOf(request, spot, state) : rows.scan();
  const all = [...selection].filter((row) => where?.(row) ?? true).sort((a, b) => inOrder(feed, a, b));
  if (record.sync === true) return feedPage(all, query.after, size);
  const end = offset + size;
  return { rows: all.slice(offset, end), offset, size, ...(end < all.length && { next: String(end) }) };
}

/** A page of a computed feed continues after a row version: records that change meanwhile move to its end. */
function feedPage(all: readonly Row[], after: string | undefined, size: number): PageFacts {
  const rest = after === undefined ? all : all.filter(({ Timestamp }) => BigInt(String(Timestamp)) > BigInt(after));
  const rows = rest.slice(0, size);
  return { rows, offset: 0, size, ...(rest.length > size && { next: String(rows.at(-1)?.['Timestamp']) }) };
}

function inOrder(order: Query['order'], a: Row, b: Row): number {
  for (const { field, descending } of order) {
    const result = compare(a[field], b[field]);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}

function total(request: Incoming, query: Query, spot: Spot, state: State): number {
  const { division, served } = spot;
  const { where, key } = query;
  if (isView(served.source)) return viewOf(request, spot, state).filter((row) => where?.(row) ?? true).length;
  const rows = state.rows(collectionName(division, served.source));
  if (where === undefined) return rows.count();
  return rows.read({ size: 1, where, key, total: true }).total ?? 0;
}

/**
 * Absolute address of the next page: the same query, with what remains of `$top`. With a `loop` fault, each page links to
 * itself.
 */
function nextOf(request: Incoming, query: Query, page: PageFacts): string | undefined {
  const left = query.top === undefined ? undefined : query.top - page.rows.length;
  const options = new Map(request.query);
  if ((request as Arrived).looping !== true) {
    if (page.next === undefined || (left !== undefined && left <= 0)) return undefined;
    options.set('$skiptoken', page.next);
    if (left !== undefined) options.set('$top', String(left));
  }
  const text = [...options].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${request.origin}${request.path}?${text}`;
}

/** The key in the parentheses after a resource, in the type that its records store. */
export function keyOf(literal: string, { served }: Spot): string | number {
  const { record, name } = served;
  const type = record.fields[keyField(record)]?.type ?? 'Edm.Guid';
  const [, prefix, quoted] = /^([a-z]*)'((?:[^']|'')*)'$/i.exec(literal) ?? [];
  const bad = (): never => refuse(400, `Bad Request - Error in key syntax of ${name}`);
  if (type === 'Edm.Guid')
    return prefix?.toLowerCase() === 'guid' && quoted !== undefined ? quoted.toLowerCase() : bad();
  if (type === 'Edm.String') return prefix === '' && quoted !== undefined ? quoted.replaceAll("''", "'") : bad();
  return /^-?\d+$/.test(literal) ? Number(literal) : bad();
}
