/** What every paging style needs: requests, the rows and fields of a response, and when to stop. */
import type { Call, Page, PageOptions, Response } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import type { PageSize, Paging } from '../contract/traffic.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { ODD_RESPONSE, rowsAt, shapeOf } from '../base/envelope.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath, segments } from '../base/paths.js';
import { isRange, valueOfHeader } from './header.js';

/** What paging needs of the HTTP client beyond the contract. */
export interface PagingHttp {
  /** Aborted when the run ends early. */
  readonly signal: AbortSignal;
  /** Sends with a signal of the reader's own, so that pages read ahead can be aborted. */
  readonly send: (call: Call, signal?: AbortSignal) => Promise<Response>;
  /** Returns the address of a next link on the page at `page`, locked to the origin of the call's host. */
  readonly link: (call: Call, link: string, page: string | undefined) => Promise<string>;
  /** Returns the requests left in the short window, if the service reports them. */
  readonly remaining: (call: Call) => number | undefined;
}

/** Empty pages in a row after which reading stops, even if the list promises more. */
const MOST_EMPTY = 10;

const STOPPED = 'Reading was stopped. The rows before this are complete.';

const IN_BODY = 'body:';

const NO_FIELD = 'Try again later. If the field is always missing, report this to the author of the client.';

const NO_HEADER = 'Try again later. If the header is always missing, report this to the author of the client.';

/** Values of a paging style, by the names of `send`: parameters of the query, or `body:<path>`. */
export type Parameters = Readonly<Record<string, unknown>>;

/** A list while it is read. */
export interface Reader {
  readonly signal: AbortSignal;
  /** Sends the call with these parameters on top of its own. */
  fetch(parameters: Parameters, signal?: AbortSignal): Promise<Response>;
  /** Follows a link of the service, on the same origin. A link has the query of its page, but not the body. */
  follow(link: string, parameters: Parameters, signal?: AbortSignal): Promise<Response>;
  /** Whether the next page may be requested before the caller asks for it. */
  readonly ahead: boolean;
  /** Returns the rows of a response. Fails without a list, unless the response proves that it is empty. */
  rows(response: Response): readonly Row[];
  /** Returns a field of a response by its path, or the value of one of its headers. */
  field(response: Response, path: string): unknown;
  /** Returns a count in a response by its path. Fails without one: a first page must not pass for the whole list. */
  count(response: Response, path: string): number;
  /** Returns how many rows to request next, at most what the limit still needs and the repeated ones. */
  size(repeated?: number): number | undefined;
  /** Number of rows of a page that is full, if `asked` rows were requested; 1 where only an empty page is the last. */
  full(asked: number | undefined): number;
  /** Returns whether more rows follow, by a boolean field. A response may lack it only if its page is not full. */
  more(response: Response, path: string, isFull: boolean): boolean;
  /** Makes a page and counts it: rows are cut at the limit. */
  page(response: Response, rows: readonly Row[], facts: { more: boolean; total?: unknown; pages?: unknown }): Page;
  /** Whether all requested rows, or all allowed pages, have been read. */
  readonly done: boolean;
  /** Rows still needed; Infinity without a limit. */
  readonly wanted: number;
  readonly mostPages: number;
  /** Number of the page to begin with, where pages are numbered. */
  readonly from: number | undefined;
  readonly remaining: number | undefined;
  /** Makes an error that names the list and the reason; `response` is the response that causes it. */
  fail(reason: string, response?: Response): CliError;
}

export function createReader(
  http: PagingHttp,
  service: Service,
  call: Call,
  options: PageOptions,
  style: Paging,
): Reader {
  const limit = options.limit ?? Infinity;
  const mostPages = options.maxPages ?? Infinity;
  const sizes: PageSize | undefined = 'size' in style ? style.size : undefined;
  const place = (path: string): string => path.replaceAll('{key}', options.result ?? '');
  const itemsPath = style.items.includes('{key}') ? place(style.items) : (options.result ?? style.items);
  let count = 0;
  let pages = 0;
  let empty = 0;
  let latest: string | undefined;
  let previous: readonly Row[] = [];
  const track = (response: Response): Response => {
    latest = response.url;
    return response;
  };

  const partial: Pick<Call, 'partial'> = isRange(style.total) ? { partial: true } : {};
  const isChained = style.style !== 'page' && style.style !== 'offset';

  const fail = (
    reason: string,
    response?: Response,
    { remedy = ODD_RESPONSE }: { readonly remedy?: string } = {},
  ): CliError => {
    // Before the first response the values in the path are not known here.
    const address = latest === undefined ? call.path : new URL(latest).pathname;
    return new CliError(
      'unavailable',
      `${service.title}: the list ${address} ${reason}.`,
      pages === 0 ? remedy : options.whole === true ? undefined : STOPPED,
      {
        method: call.method,
        ...defined({ effect: call.effect }),
        path: address,
        ...(response && { statusCode: response.status, body: response.body }),
      },
    );
  };

  /** Makes the error for a field or header that does not show what the style reads there. */
  const lacks = (response: Response, path: string, wanted: string): CliError => {
    const found = field(response, path);
    const at = place(path);
    if (found !== undefined) return fail(`returned ${shapeOf(found)} at "${at}", not ${wanted}`, response);
    if (!path.startsWith('header:'))
      return fail(`returned nothing at "${at}", where ${wanted} must be`, response, { remedy: NO_FIELD });
    const header = path.slice('header:'.length);
    const isThere = response.headers[header.toLowerCase()] !== undefined;
    const problem = isThere
      ? `with a header ${header} that does not show`
      : `without the header ${header}, which shows`;
    return fail(`was returned ${problem} where it ends`, response, { remedy: NO_HEADER });
  };

  const field = (response: Response, path: string): unknown =>
    path.startsWith('header:') ? valueOfHeader(response.headers, path) : getPath(response.body, place(path));

  return {
    signal: http.signal,
    fetch: async (parameters, signal) =>
      track(await http.send({ ...withParameters(call, parameters), ...partial }, signal)),
    follow: async (link, parameters, signal) => {
      const { params: _params, query: _query, ...rest } = withParameters(call, parameters);
      return track(await http.send({ ...rest, ...partial, path: await http.link(call, link, latest) }, signal));
    },
    get ahead() {
      return options.ahead === true && count < limit && pages < mostPages;
    },
    rows: (response) => {
      const next = 'next' in style ? style.next : undefined;
      const found = rowsAt(response.body, itemsPath, style.required ? undefined : service.emptyList, next);
      if ('rows' in found) return found.rows;
      if (options.onDamage === undefined || found.rest === undefined) throw fail(found.problem, response);
      options.onDamage((getPath(response.body, itemsPath) as unknown[]).length - found.rest.length);
      return found.rest;
    },
    field,
    count: (response, path) => {
      const count = whole(field(response, path));
      if (count === undefined) throw lacks(response, path, 'a number');
      return count;
    },
    size: (repeated = 0) => {
      if (sizes === undefined) return undefined;
      const most = Math.min(options.size ?? sizes.max, sizes.max);
      return Math.max(1, Math.min(most, limit - count + repeated));
    },
    full: (asked) => {
      if ('end' in style && style.end === 'empty-page') return 1;
      return (style.style === 'link' || style.style === 'timestamp' ? undefined : style.send.size) === undefined
        ? (sizes?.default ?? Infinity)
        : (asked ?? Infinity);
    },
    more: (response, path, isFull) => {
      const more = field(response, path) ?? undefined;
      if (typeof more === 'boolean') return more;
      if (more === undefined && !isFull) return false;
      throw lacks(response, path, 'true or false');
    },
    page: (
      response,
      rows,
      { more, total = style.total === undefined ? undefined : field(response, style.total), pages: known },
    ) => {
      const kept = count + rows.length > limit ? rows.slice(0, limit - count) : rows;
      count += kept.length;
      empty = rows.length === 0 ? empty + 1 : 0;
      if (pages === 0 && options.from === undefined && rows.length === 0 && (whole(total) ?? 0) > 0)
        throw fail(`has no rows, but a total of ${String(total)}`);
      // Such a total does not count the rows of the list.
      if (endsByTotal(style) && pages === 0 && options.from === undefined && rows.length > (whole(total) ?? Infinity))
        throw fail(`has ${String(rows.length)} rows on its first page, but a total of ${String(total)}`, response);
      // Offsets and page numbers are checked where pages are compared; here a repeated page would hide the rows of another.
      if (isChained && isSame(rows, previous)) throw fail('repeats a page: two in a row have the same rows');
      previous = rows;
      if (more && empty >= MOST_EMPTY) throw fail(`reports more rows, but ${String(empty)} pages in a row were empty`);
      const page: Page = {
        rows: kept,
        index: pages,
        more: more || kept.length < rows.length,
        response,
        ...defined({ total: whole(total), pages: whole(known) }),
      };
      pages += 1;
      return page;
    },
    get done() {
      return count >= limit || pages >= mostPages;
    },
    get wanted() {
      return limit - count;
    },
    mostPages,
    from: options.from,
    get remaining() {
      return http.remaining(call);
    },
    fail,
  };
}

function withParameters(call: Call, parameters: Parameters): Call {
  const query: Row = { ...call.query };
  let { body } = call;
  for (const [name, value] of Object.entries(parameters)) {
    if (name.startsWith(IN_BODY)) body = withField(body, segments(name.slice(IN_BODY.length)).map(String), value);
    else query[name] = value;
  }
  return { ...call, query, ...defined({ body }) };
}

/** Returns a copy of a body with the field: the pages of a list that are read together share the rest of it. */
function withField(body: unknown, [key = '', ...inner]: readonly string[], value: unknown): Row {
  const fields: Row = isObject(body) ? body : {};
  return { ...fields, [key]: inner.length === 0 ? value : withField(fields[key], inner, value) };
}

/** Whether only the total shows where a list ends. */
function endsByTotal(style: Paging): boolean {
  if (style.style === 'page') return style.pages === undefined;
  return style.style === 'offset' && style.more === undefined && style.next === undefined;
}

/** Parses a count of the service: a whole number, also as text; `undefined` for anything else. */
export function whole(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Whether two pages have the same rows. One equal row proves nothing: rows without an id may be equal. */
const isSame = (rows: readonly Row[], others: readonly Row[]): boolean =>
  rows.length > 1 &&
  rows.length === others.length &&
  rows.every((row, at) => stringifyJson(row) === stringifyJson(others[at]));
