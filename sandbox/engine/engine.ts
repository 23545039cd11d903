/** The parts that all handlers use: state, lists and records in the envelope of the service. */
import { defined, getPath, setPath } from 'cmdspec-runtime/kit';
import type { Service } from '../../runtime/contract/service.js';
import { keeper, startOf, type Keeper, type Kept } from './collections.js';
import { cloned } from './digits.js';
import type { FactTable } from './facts.js';
import { asked, layOut, looped, pagingParameters, type Asked, type ListLayout } from './paging.js';
import { decode, encode } from './order.js';
import { hash, randomOf } from './random.js';
import { refuse } from './refusal.js';
import type { Store } from './store.js';
import type { Extension } from './extension.js';
import type { Answer, Collection, Incoming, ListOptions, PageFacts, Row, State } from './types.js';
import { finished, resulting, type Work } from './work.js';

/** A request inside the engine; `loop` carries a fault to the code that writes lists. */
export interface Arrived extends Incoming {
  readonly looping?: boolean;
}

/** The context of all endpoints. */
export interface Engine {
  readonly service: Service;
  readonly extension: Extension;
  readonly facts: FactTable;
  readonly store: Store;
  readonly state: State;
  readonly keep: Keeper;
}

export function engineOf(
  service: Service,
  extension: Extension,
  rules: Readonly<Record<string, Collection>>,
  facts: FactTable,
  store: Store,
): Engine {
  const keep = keeper(rules, store);
  const start = startOf(store);
  const envelope = extension.envelope ?? ((body: Row): unknown => body);

  function* listAnswer(request: Arrived, layout: ListLayout, readPage: ReadPage): Work<Answer> {
    const read = withCursors(layout, readPage);
    const question = asked(request, layout);
    let page = yield* resulting(question.row === undefined ? read(question) : afterRow(question, question.row, read));
    if (request.looping === true) page = looped(page, question);
    const { status, body, headers } = layOut(request, layout, page);
    const { paging } = layout;
    return {
      status,
      ...(Object.keys(headers).length > 0 && { headers }),
      body: Array.isArray(body)
        ? body
        : envelope(body as Row, { kind: 'list', request, service, page, ...defined({ paging }) }),
    };
  }

  const state: State = {
    service,
    get seed() {
      return store.data.seed;
    },
    get records() {
      return store.data.records;
    },
    get start() {
      return start();
    },
    mark: '',
    get values() {
      return store.data.values;
    },
    rows: (name) => keep(name).rows,
    next(counter) {
      const { counters } = store.data;
      return (counters[counter] = (counters[counter] ?? 0) + 1);
    },
    counted: (counter) => store.data.counters[counter] ?? 0,
    random: (...keys) => randomOf(hash(store.data.seed, ...keys)),
    list(request, name, options = {}) {
      const kept = keep(name);
      const layout = layoutOf(engine, kept, request, options);
      const { where, parent, sort } = options;
      const key = options.key ?? keyOf(request, layout);
      return listAnswer(request, layout, function* (question) {
        const page = yield* kept.rows.read({
          ...question,
          key,
          ...defined({ parent, where, sort }),
        });
        return { ...page, rows: page.rows.map((row) => shown(engine, kept, row, request, true)) };
      });
    },
    page(request, rows, { paging, result }) {
      const layout = plainLayout(service, paging, result);
      const answer = listAnswer(request, layout, (question) => {
        const point = question.after === undefined ? undefined : decode(question.after);
        if (question.after !== undefined && point === undefined) refuse(400, 'The cursor is not valid');
        const offset = question.offset ?? (point === undefined ? 0 : point.position + 1);
        const end = offset + question.size;
        const next = end < rows.length ? { next: encode({ position: end - 1, key: undefined }) } : {};
        return { rows: rows.slice(offset, end), offset, size: question.size, total: rows.length, ...next };
      });
      return finished(answer);
    },
    record(request, name, row, status = 200) {
      const kept = keep(name);
      const body = wrapped(engine, kept, shown(engine, kept, row, request, false), request);
      return { status, body: envelope(body, { kind: 'record', request, service }) };
    },
  };

  const engine: Engine = { service, extension, facts, store, state, keep };
  return engine;
}

type ReadPage = (question: Asked) => PageFacts | Work<PageFacts>;

/** Adds the field that a request for the next page names to rows that lack it. */
function withCursors({ paging }: ListLayout, read: ReadPage): ReadPage {
  const path = paging?.style === 'cursor' ? paging.row : undefined;
  if (path === undefined) return read;
  return function* (question) {
    const page = yield* resulting(read(question));
    const rows = page.rows.map((row, index) => {
      if (getPath(row, path) !== undefined) return row;
      const marked = cloned(row);
      setPath(marked, path, row['id'] ?? page.offset + index + 1);
      return marked;
    });
    return { ...page, rows };
  };
}

/** Returns the page that begins after the row with a value. */
function* afterRow(question: Asked, [field, value]: NonNullable<Asked['row']>, read: ReadPage): Work<PageFacts> {
  const all = yield* resulting(read({ ...question, size: Number.MAX_SAFE_INTEGER }));
  const begin = all.rows.findIndex((row) => String(getPath(row, field)) === value) + 1;
  if (begin === 0) refuse(400, `No record has the ${field} ${value}`);
  return yield* resulting(read({ ...question, offset: begin }));
}

/** The record as it appears in responses. */
export function shown(engine: Engine, kept: Kept, row: Row, request: Incoming, list: boolean): Row {
  const { rule } = kept;
  let seen = rule.show?.(row, request, engine.state, list) ?? row;
  if (rule.parent?.hidden === true) {
    seen = { ...seen };
    Reflect.deleteProperty(seen, rule.parent.field);
  }
  return seen;
}

/** Puts one record at the path where clients read it; in a write that returns rows, as the only one of a list. */
export function wrapped(engine: Engine, kept: Kept, row: Row, request: Incoming): Row {
  const { shape, effect, result = '' } = request.route ?? {};
  if (shape === 'rows' && effect !== 'read' && result !== '' && kept.rule.record === undefined) {
    const body: Row = {};
    setPath(body, result, [row]);
    return body;
  }
  // The route of a list has the path of its rows.
  const named = shape === 'rows' ? undefined : request.route?.result;
  const path = kept.rule.record ?? named ?? engine.service.record;
  if (path === '') return row;
  const body: Row = {};
  setPath(body, path, row);
  return body;
}

function layoutOf(engine: Engine, kept: Kept, request: Incoming, options: ListOptions): ListLayout {
  const { rule } = kept;
  const paging = options.paging ?? rule.paging ?? request.route?.paging;
  return {
    ...plainLayout(engine.service, paging ?? 'none', options.result ?? rule.result ?? request.route?.result),
    pageSize: options.pageSize ?? rule.pageSize ?? PAGE_SIZE,
  };
}

const PAGE_SIZE = 60;
const LINK_PARAMETER = 'skiptoken';

function plainLayout(service: Service, paging: string, result: string | undefined): ListLayout {
  const style = service.paging[paging];
  if (style === undefined && paging !== 'none') throw new Error(`The service has no paging style ${paging}.`);
  return {
    paging: style,
    // Without paging, the rows are at the path of one record.
    result: result ?? (style === undefined ? service.record : undefined),
    pageSize: PAGE_SIZE,
    linkParameter: LINK_PARAMETER,
  };
}

/** Names the selection of a list by its query: the next page of the same selection resumes where the last page ended. */
function keyOf(request: Incoming, layout: ListLayout): string {
  const query = new URLSearchParams(request.query);
  for (const name of pagingParameters(layout)) query.delete(name);
  return `${request.path}?${query.toString()}`;
}

/** Names of the paging parameters of a list, which cannot be filters. */
export function pagingNames(engine: Engine, kept: Kept, request: Incoming): string[] {
  return pagingParameters(layoutOf(engine, kept, request, {}));
}
