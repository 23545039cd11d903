import { defined, setPath, stringifyJson } from 'cmdspec-runtime/kit';
import { assertFaultless, checkQuery } from '../check.js';
import { asked, headerIn, layOut, type Asked, type ListLayout } from '../paging.js';
import { refuse } from '../refusal.js';
import type { Answer, Incoming, PageFacts, Row, State } from '../types.js';
import type { Work } from '../work.js';
import { checkParameters, keyIn } from './keys.js';
import { nextOf, pageOf, totalOf } from './pages.js';
import { linesOf, shown, type Shelf } from './present.js';
import { checkSelected, queryOf, type Query } from './query.js';
import { keyType, type Served } from './resources.js';
import { counted, enveloped, JSON_TYPE } from './edm.js';

const PAGE = 60;

/** Lists a resource in the paging style of the catalogue. */
export function* list(request: Incoming, served: Served, state: State, shelf: Shelf): Work<Answer> {
  const { record, name, source } = served;
  const layout = layoutOf(served, shelf);
  const { paging } = layout;
  checkOptions(request, served, layout, shelf);
  if (record.scalar === true) {
    return enveloped({ [name.slice(name.lastIndexOf('/') + 1)]: state.random(name).integer(0, 12) });
  }
  checkSelected(request.query, record);
  const options = queryOf(request.query, record);
  const isLinked = paging === undefined || paging.style === 'link' || paging.style === 'timestamp';
  const { size, after, offset }: Asked = paging === undefined ? { size: PAGE } : asked(request, layout);
  // A service may take the size of its pages where others take the number of all records.
  const sized = paging !== undefined && 'send' in paging && Object.values<string>({ ...paging.send }).includes('$top');
  const query: Query = sized || !isLinked ? without(options, after, offset) : options;
  const rows = state.rows(source);
  const page = yield* pageOf(rows, query, Math.min(size, query.top ?? size));
  const total = query.counts || (!isLinked && paging.total !== undefined) ? yield* totalOf(rows, query) : undefined;
  const seen = page.rows.map((row) => shown(row, served, query, request, state, shelf));
  const { next: _link, ...unlinked } = page;
  const { status, body, headers } = layOut(request, total === undefined ? uncounted(layout) : layout, {
    ...(isLinked ? unlinked : page),
    rows: seen,
    ...defined({ total }),
  });
  const answer = body as Row;
  // Look-ups find their records where the dialect has them.
  if (answer['d'] === undefined) answer['d'] = { results: seen };
  const all = { ...headers };
  if (isLinked) putNext(answer, all, request, query, page, layout);
  if (query.counts && paging?.total === undefined) setPath(answer, 'd.__count', String(total));
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

/** A list has a total if it is asked for. */
const uncounted = (layout: ListLayout): ListLayout => {
  if (layout.paging === undefined) return layout;
  const { total: _total, ...paging } = layout.paging as ListLayout['paging'] & { total?: string };
  return { ...layout, paging: paging as NonNullable<ListLayout['paging']> };
};

/** The options of a list whose size and position are those of the paging style. */
function without({ top: _top, skip, after, ...query }: Query, cursor?: string, offset?: number): Query {
  return { ...query, ...defined({ after: cursor ?? after, skip: offset ?? skip }) };
}

/** The layout of a list: that of the commands which read it, else that of the lists of other resources. */
function layoutOf({ name }: Served, { service, resources }: Shelf): ListLayout {
  const style = resources.routes(name).find(({ paging }) => paging !== undefined)?.paging ?? resources.paging;
  return {
    paging: style === undefined ? undefined : service.paging[style],
    result: style === undefined ? 'd.results' : undefined,
    pageSize: PAGE,
    linkParameter: '$skiptoken',
  };
}

/** Refuses parameters that neither a function nor a command has. Those with a dollar sign are query options. */
function checkOptions(request: Incoming, { record, name }: Served, { paging }: ListLayout, shelf: Shelf): void {
  const { sandbox } = shelf.service;
  checkParameters(request.query, record.function);
  const sent = paging !== undefined && 'send' in paging ? Object.values<string>({ ...paging.send }) : [];
  const names = [
    ...sent,
    ...Object.keys(record.function ?? {}),
    ...shelf.resources.routes(name).flatMap(({ query }) => Object.keys(query)),
  ];
  const others = new URLSearchParams([...request.query].filter(([option]) => !option.startsWith('$')));
  const known = Object.fromEntries(names.map((one) => [one, { kind: 'text' }]));
  assertFaultless(checkQuery(others, known, sandbox.unknown?.query ?? 'refuse'), 400);
}

/** The number of records as plain text. */
export function* count(request: Incoming, { record, source }: Served, state: State): Work<Answer> {
  return counted(yield* totalOf(state.rows(source), queryOf(request.query, record)));
}

/** One record by its key. */
export function get(request: Incoming, served: Served, state: State, shelf: Shelf): Answer {
  const row = recordAt(request, served, state);
  return enveloped(shown(row, served, queryOf(request.query, served.record), request, state, shelf));
}

/** The lines of one document. */
export function below(request: Incoming, served: Served, state: State, shelf: Shelf): Answer {
  const row = recordAt(request, served, state);
  const { [FIELD]: field = '' } = request.params;
  const facts = Object.hasOwn(served.record.fields, field) ? served.record.fields[field] : undefined;
  if (facts?.type !== 'Collection') refuse(404, `Resource not found for the segment '${field}'.`);
  return enveloped({ results: linesOf(row, served, facts.navigates, request, state, shelf) });
}

/** Parameters of paths, with names that no variable of a service has. */
export const KEY = 'record-key';
export const FIELD = 'record-field';

/** The record whose key is in the path. */
export function recordAt({ params }: Incoming, { record, name, source }: Served, state: State): Row {
  const key = keyIn(params[KEY] ?? '', keyType(record), name);
  return state.rows(source).get(key) ?? refuse(404, `The record ${String(key)} of ${name} does not exist`);
}
