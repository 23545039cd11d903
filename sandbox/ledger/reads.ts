import { defined } from 'cmdspec-runtime/kit';
import { checkParameters, keyIn } from '../engine/odata/keys.js';
import { nextOf, pageOf, totalOf } from '../engine/odata/pages.js';
import { checkSelected, queryOf, type Option } from '../engine/odata/query.js';
import { counted } from '../engine/odata/edm.js';
import { refuse } from '../engine/refusal.js';
import { readListing } from '../engine/rows.js';
import type { Answer, Incoming, Row, Rows, State } from '../engine/types.js';
import type { Work } from '../engine/work.js';
import { isView, viewOf } from './books/views.js';
import { enveloped, shown } from './present.js';
import { keyField, missing, type Resources, type Spot } from './resources.js';
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
export function* list(request: Incoming, spot: Spot, state: State, resources: Resources): Work<Answer> {
  const { record, name } = spot.served;
  checkParameters(request.query, record.function);
  if (record.scalar === true) {
    const word = name.slice(name.lastIndexOf('/') + 1);
    return enveloped(request, { [word]: state.random(spot.division, name).integer(0, 12) });
  }
  checkTwin(request, spot);
  const query = queryOf(request.query, record, LACKS);
  const size = record.sync === true || record.bulk === true ? LARGE_PAGE : PAGE;
  const order = record.sync === true ? [{ field: 'Timestamp', descending: false }] : query.order;
  const rows = yield* rowsOf(request, spot, state);
  const page = yield* pageOf(rows, { ...query, order }, Math.min(size, query.top ?? size));
  const results = page.rows.map((row) => shown(row, spot, query, request, state, resources));
  const next = nextOf(request, query, page);
  return enveloped(request, {
    results,
    ...(query.counts && { __count: String(yield* totalOf(rows, query)) }),
    ...defined({ __next: next }),
  });
}

/** The number of records as plain text after a byte order mark. */
export function* count(request: Incoming, spot: Spot, state: State): Work<Answer> {
  if (spot.served.record.function !== undefined) refuse(404, `Resource not found for the segment '$count'.`);
  const query = queryOf(request.query, spot.served.record, LACKS);
  return counted(yield* totalOf(yield* rowsOf(request, spot, state), query));
}

/** One record by its key. */
export function* get(
  request: Incoming,
  spot: Spot,
  key: string | number,
  state: State,
  resources: Resources,
): Work<Answer> {
  const { record, name, source } = spot.served;
  if (record.function !== undefined) refuse(404, `Resource not found for the segment '${name}'.`);
  const row = isView(source)
    ? yield* computedAt(request, spot, key, state)
    : state.rows(collectionName(spot.division, source)).get(key);
  if (row === undefined) return missing(name);
  return enveloped(request, shown(row, spot, queryOf(request.query, record, LACKS), request, state, resources));
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

/** The computed record with a key. */
export function* computedAt(request: Incoming, spot: Spot, key: string | number, state: State): Work<Row | undefined> {
  const field = keyField(spot.served.record);
  const rows = yield* rowsOf(request, spot, state);
  const { rows: found } = yield* rows.read({ size: 1, where: (row) => row[field] === key });
  return found[0];
}

/** The records of a resource, stored or computed. */
function* rowsOf(request: Incoming, spot: Spot, state: State): Work<Pick<Rows, 'read'>> {
  const { source } = spot.served;
  if (!isView(source)) return state.rows(collectionName(spot.division, source));
  const listing = yield* viewOf(request, spot, state);
  return { read: (reading) => readListing(listing, reading) };
}

/** The key in the parentheses after a resource, in the type that its records store. */
export function keyOf(literal: string, { served: { record, name } }: Spot): string | number {
  return keyIn(literal, record.fields[keyField(record)]?.type ?? 'Edm.Guid', name);
}
