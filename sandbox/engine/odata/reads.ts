/** Responses of a catalogue to requests that read. */
import { defined, setPath, stringifyJson } from 'cmdspec-runtime/kit';
import { assertFaultless, checkQuery } from '../check.js';
import type { Arrived } from '../engine.js';
import { asked, headerIn, layOut, type Asked, type ListLayout } from '../paging.js';
import { refuse } from '../refusal.js';
import { readListing } from '../rows.js';
import type { Answer, Incoming, PageFacts, Row, Rows } from '../types.js';
import type { Work } from '../work.js';
import type { Context } from './behavior.js';
import { counted, enveloped, JSON_TYPE } from './edm.js';
import { checkParameters, keyIn } from './keys.js';
import { linesOf, shown } from './present.js';
import { checkSelected, queryOf, type Query } from './query.js';
import { keyField, keyType } from './resources.js';

const PAGE = 60;

/** Lists a resource in the paging style of the catalogue. */
export function* list(context: Context): Work<Answer> {
  const { request, served, state, behavior } = context;
  const { record, name } = served;
  const layout = layoutOf(context);
  const { paging } = layout;
  checkOptions(layout, context);
  if (record.scalar === true)
    return enveloped({ [name.slice(name.lastIndexOf('/') + 1)]: state.random(state.mark, name).integer(0, 12) });
  checkSelected(request.query, record);
  behavior.checkList?.(context);
  const options = queryOf(request.query, record, behavior.lacks);
  const isLinked = paging === undefined || paging.style === 'link' || paging.style === 'timestamp';
  const { size, after, offset }: Asked = paging === undefined ? { size: PAGE } : asked(request, layout);
  // A service may take the size of its pages where others take the number of all records.
  const sized = paging !== undefined && 'send' in paging && Object.values<string>({ ...paging.send }).includes('$top');
  const query: Query = sized || !isLinked ? without(options, after, offset) : options;
  const rows = yield* rowsOf(context);
  const page = yield* pageOf(
    rows,
    { ...query, order: feedOrder(context) ?? query.order },
    Math.min(size, query.top ?? size),
  );
  const total = query.counts || (!isLinked && paging.total !== undefined) ? yield* totalOf(rows, query) : undefined;
  const seen = page.rows.map((row) => shown(row, query, context));
  const { next: _link, ...unlinked } = page;
  const { status, body, headers } = layOut(request, isLinked || total === undefined ? uncounted(layout) : layout, {
    ...(isLinked ? unlinked : page),
    rows: seen,
    ...defined({ total }),
  });
  const answer = body as Row;
  // Look-ups read their records at the place of the dialect.
  if (answer['d'] === undefined) answer['d'] = { results: seen };
  const all = { ...headers };
  if (isLinked) putNext(answer, all, request, query, page, layout);
  if (query.counts && (isLinked || paging.total === undefined)) setPath(answer, 'd.__count', String(total));
  return { status, headers: { ...all, 'content-type': JSON_TYPE }, body: stringifyJson(answer) };
}

function putNext(
  body: Row,
  headers: Record<string, string>,
  request: Incoming,
  query: Query,
  page: PageFacts,
  { paging }: ListLayout,
): void {
  if (paging?.style !== 'link' && paging?.style !== 'timestamp') return;
  const address = nextOf(request, query, page);
  const header = headerIn(paging.next);
  if (address === undefined) return;
  if (header === undefined) setPath(body, paging.next, address);
  else headers[header] = header === 'link' ? `<${address}>; rel="next"` : address;
}

/**
 * Absolute address of the next page: the same query, with what remains of `$top`. With a `loop` fault, each page links to
 * itself.
 */
function nextOf(request: Incoming, { top }: Query, page: PageFacts): string | undefined {
  const left = top === undefined ? undefined : top - page.rows.length;
  const options = new Map(request.query);
  if ((request as Arrived).looping !== true) {
    if (page.next === undefined || (left !== undefined && left <= 0)) return undefined;
    options.delete('$skip');
    options.set('$skiptoken', page.next);
    if (left !== undefined) options.set('$top', String(left));
  }
  const text = [...options].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${request.origin}${request.path}?${text}`;
}

/** A list has a total only if the request asks for one. */
const uncounted = (layout: ListLayout): ListLayout => {
  if (layout.paging === undefined) return layout;
  const { total: _total, ...paging } = layout.paging as ListLayout['paging'] & { total?: string };
  return { ...layout, paging: paging as NonNullable<ListLayout['paging']> };
};

/** The options of a list whose size and position come from the paging style. */
function without({ top: _top, skip, after, ...query }: Query, cursor?: string, offset?: number): Query {
  return { ...query, ...defined({ after: cursor ?? after, skip: offset ?? skip }) };
}

/** The layout of a list, from the commands that read it, else from the lists of other resources. */
function layoutOf({ served: { name, record }, service, resources, behavior }: Context): ListLayout {
  const style = resources.routes(name).find(({ paging }) => paging !== undefined)?.paging ?? resources.paging;
  return {
    paging: style === undefined ? undefined : service.paging[style],
    result: style === undefined ? 'd.results' : undefined,
    pageSize: behavior.pageSize?.(record) ?? PAGE,
    linkParameter: '$skiptoken',
  };
}

/** The order of a feed, whatever the request says. */
function feedOrder({ served, service }: Context): Query['order'] | undefined {
  if (served.record.sync !== true) return undefined;
  const feed = Object.values(service.paging).find(({ style }) => style === 'timestamp');
  return feed?.style === 'timestamp' ? [{ field: feed.field, descending: false }] : undefined;
}

/** Refuses parameters that neither a function nor a command has. Those with a dollar sign are query options. */
function checkOptions({ paging }: ListLayout, { request, served, resources }: Context): void {
  const { record, name } = served;
  checkParameters(request.query, record.function);
  const sent = paging !== undefined && 'send' in paging ? Object.values<string>({ ...paging.send }) : [];
  const names = [
    ...sent,
    ...Object.keys(record.function ?? {}),
    ...resources.routes(name).flatMap(({ query }) => Object.keys(query)),
  ];
  const others = new URLSearchParams([...request.query].filter(([option]) => !option.startsWith('$')));
  const known = Object.fromEntries(names.map((one) => [one, { kind: 'text' }]));
  assertFaultless(checkQuery(others, known, 'refuse'), 400);
}

/** The records of a resource, stored or computed. */
function* rowsOf(context: Context): Work<Pick<Rows, 'read'>> {
  const view = context.behavior.view?.(context);
  if (view === undefined) return context.state.rows(context.served.source);
  const listing = yield* view;
  return { read: (reading) => readListing(listing, reading) };
}

function pageOf(rows: Pick<Rows, 'read'>, query: Query, size: number): Work<PageFacts> {
  const { where, order, key, after, skip } = query;
  const sort = order.length === 0 ? undefined : order;
  return rows.read(defined({ size, key, where, sort, after, offset: after === undefined ? skip : undefined }));
}

function* totalOf(rows: Pick<Rows, 'read'>, { where, key }: Query): Work<number> {
  const page = yield* rows.read(defined({ size: 1, where, key, total: true }));
  return page.total ?? 0;
}

/** The number of records as plain text. */
export function* count(context: Context): Work<Answer> {
  const { request, served, behavior } = context;
  return counted(yield* totalOf(yield* rowsOf(context), queryOf(request.query, served.record, behavior.lacks)));
}

/** One record by its key. */
export function* get(context: Context): Work<Answer> {
  const row = yield* recordAt(context);
  const { request, served, behavior } = context;
  return enveloped(shown(row, queryOf(request.query, served.record, behavior.lacks), context));
}

/** The lines of one document. */
export function* below(context: Context): Work<Answer> {
  const row = yield* recordAt(context);
  const { fields } = context.served.record;
  const { [FIELD]: field = '' } = context.request.params;
  const facts = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (facts?.type !== 'Collection') refuse(404, `Resource not found for the segment '${field}'.`);
  return enveloped({ results: linesOf(row, facts.navigates, context) });
}

/** Parameters of paths, with names that no variable of a service has. */
export const KEY = 'record-key';
export const FIELD = 'record-field';

/** The key in the path. */
export const keyAt = ({ request: { params }, served: { record, name } }: Context): string | number =>
  keyIn(params[KEY] ?? '', keyType(record), name);

/** The record whose key is in the path. */
export function* recordAt(context: Context): Work<Row> {
  const { served, state, behavior } = context;
  const key = keyAt(context);
  const view = behavior.view?.(context);
  if (view === undefined) return state.rows(served.source).get(key) ?? missing(context, key);
  const field = keyField(served.record);
  const { rows } = yield* readListing(yield* view, { size: 1, where: (row) => row[field] === key });
  return rows[0] ?? missing(context, key);
}

const missing = ({ served }: Context, key: string | number): never =>
  refuse(404, `The record ${String(key)} of ${served.name} does not exist`);
