import { defined } from 'cmdspec-runtime/kit';
import { checkParameters, keyIn } from '../engine/odata/keys.js';
import { nextOf, pageOf, selectionPage, sorted, totalOf } from '../engine/odata/pages.js';
import { checkSelected, queryOf, type Option, type Query } from '../engine/odata/query.js';
import { counted } from '../engine/odata/edm.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, PageFacts, Row, State } from '../engine/types.js';
import { isView, viewOf } from './books/views.js';
import { enveloped, shown } from './present.js';
import { keyField, type Resources, type Spot } from './resources.js';
import { collectionName } from './world.js';

/** Its lists are read page by page alone. */
const LACKS: readonly Option[] = ['$skip'];
const PAGE = 60;
const LARGE_PAGE = 1000;
/** Only the row version may be filtered in a feed, and the kind of record in the log of deletions. */
const FEED_FILTER = /^Timestamp gt \d+L$/;
const LOG = 'sync/Deleted';
const LOG_FILTER = /^Timestamp gt \d+L and EntityType eq \d+$/;

/** Lists a resource, with the address of the next page. */
export function list(request: Incoming, spot: Spot, state: State, resources: Resources): Answer {
  const { record, name } = spot.served;
  checkParameters(request.query, record.function);
  if (record.scalar === true) {
    const word = name.slice(name.lastIndexOf('/') + 1);
    return enveloped(request, { [word]: state.random(spot.division, name).integer(0, 12) });
  }
  checkTwin(request, spot);
  const query = queryOf(request.query, record, LACKS);
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
  const query = queryOf(request.query, spot.served.record, LACKS);
  return counted(total(request, query, spot, state));
}

/** One record by its key. */
export function get(request: Incoming, spot: Spot, key: string | number, state: State, resources: Resources): Answer {
  const { record, name, source } = spot.served;
  if (record.function !== undefined) refuse(404, `Resource not found for the segment '${name}'.`);
  const row = isView(source)
    ? viewOf(request, spot, state).find((one) => String(one[keyField(record)]) === String(key))
    : state.rows(collectionName(spot.division, source)).get(key);
  if (row === undefined) return missing(name);
  return enveloped(request, shown(row, spot, queryOf(request.query, record, LACKS), request, state, resources));
}

export function missing(name: string): never {
  return refuse(404, `The requested resource does not exist: ${name}`);
}

function checkTwin(request: Incoming, { served }: Spot): void {
  const { record, name } = served;
  checkSelected(request.query, record);
  if (record.bulk === true && (request.query.get('$select') ?? '') === '') {
    refuse(400, `Bulk service ${name} requires $select`);
  }
  const filter = request.query.get('$filter');
  const isAllowed = filter === null || FEED_FILTER.test(filter) || (name === LOG && LOG_FILTER.test(filter));
  if (record.sync === true && !isAllowed) {
    refuse(400, `Sync service ${name} can only be filtered by Timestamp gt`);
  }
}

function read(request: Incoming, query: Query, size: number, spot: Spot, state: State): PageFacts {
  const { source, record } = spot.served;
  const rows = state.rows(collectionName(spot.division, source));
  const order = record.sync === true ? [{ field: 'Timestamp', descending: false }] : query.order;
  const { where, after, skip } = query;
  if (!isView(source)) return pageOf(rows, { ...query, order }, size);
  const view = viewOf(request, spot, state);
  if (record.sync === true) return feedPage(sorted(view, where, order), after, size);
  return selectionPage(view, { where, order, after, skip }, size);
}

/** A page of a computed feed continues after a row version: records that change meanwhile move to its end. */
function feedPage(all: readonly Row[], after: string | undefined, size: number): PageFacts {
  const rest = after === undefined ? all : all.filter(({ Timestamp }) => BigInt(String(Timestamp)) > BigInt(after));
  const rows = rest.slice(0, size);
  return { rows, offset: 0, size, ...(rest.length > size && { next: String(rows.at(-1)?.['Timestamp']) }) };
}

function total(request: Incoming, query: Query, spot: Spot, state: State): number {
  const { division, served } = spot;
  if (isView(served.source)) return sorted(viewOf(request, spot, state), query.where, []).length;
  return totalOf(state.rows(collectionName(division, served.source)), query);
}

/** The key in the parentheses after a resource, in the type that its records store. */
export function keyOf(literal: string, { served: { record, name } }: Spot): string | number {
  return keyIn(literal, record.fields[keyField(record)]?.type ?? 'Edm.Guid', name);
}
