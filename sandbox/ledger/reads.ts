import { defined } from 'cmdspec/kit';
import type { Arrived } from '../engine/engine.js';
import { compare } from '../engine/order.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, PageFacts, Row, State } from '../engine/types.js';
import { enveloped, shown, type Spot } from './present.js';
import { queryOf, type Query } from './query.js';
import { keyField, type Resources } from './resources.js';
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
  const page = read(query, Math.min(size, query.top ?? size), spot, state);
  const results = page.rows.map((row) => shown(row, spot, query, request, state, resources));
  const next = nextOf(request, query, page);
  return enveloped(request, {
    results,
    ...(query.counts && { __count: String(total(query, spot, state)) }),
    ...defined({ __next: next }),
  });
}

/** The number of records as plain text after a byte order mark. */
export function count(request: Incoming, spot: Spot, state: State): Answer {
  if (spot.served.record.function !== undefined) refuse(404, `Resource not found for the segment '$count'.`);
  const query = queryOf(request.query, spot.served.record);
  const headers = { 'content-type': 'text/plain;charset=utf-8' };
  return { status: 200, headers, body: `\uFEFF${total(query, spot, state)}` };
}

/** One record by its key. */
export function get(request: Incoming, spot: Spot, key: string | number, state: State, resources: Resources): Answer {
  const { record, name, source } = spot.served;
  if (record.function !== undefined) refuse(404, `Resource not found for the segment '${name}'.`);
  const row = state.rows(collectionName(spot.division, source)).get(key) ?? missing(name);
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

function read(query: Query, size: number, spot: Spot, state: State): PageFacts {
  const rows = state.rows(collectionName(spot.division, spot.served.source));
  const { where, order, key } = query;
  const feed = spot.served.record.sync === true ? [{ field: 'Timestamp', descending: false }] : order;
  if (feed.length <= 1) {
    const [sort] = feed;
    return rows.read(defined({ size, key, where, sort, after: query.after }));
  }
  // With several sort keys the whole selection is sorted, and pages are offsets into it.
  const offset = Number(query.after ?? 0);
  if (!Number.isSafeInteger(offset)) refuse(400, 'The skip token is not valid');
  const all = [...rows.scan()].filter((row) => where?.(row) ?? true).sort((a, b) => inOrder(feed, a, b));
  const end = offset + size;
  return { rows: all.slice(offset, end), offset, size, ...(end < all.length && { next: String(end) }) };
}

function inOrder(order: Query['order'], a: Row, b: Row): number {
  for (const { field, descending } of order) {
    const result = compare(a[field], b[field]);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}

function total(query: Query, { division, served }: Spot, state: State): number {
  const rows = state.rows(collectionName(division, served.source));
  const { where, key } = query;
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
