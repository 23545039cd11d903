/** Times, errors, envelopes and rate limits of the help desk. */
import { createHash } from 'node:crypto';
import { defined, isObject } from 'cmdspec-runtime/kit';
import { checkBody, type BodyRules } from '../engine/check.js';
import { refuse } from '../engine/refusal.js';
import type {
  Answer,
  EnvelopeFacts,
  FieldRule,
  Incoming,
  Meter,
  Metered,
  Problem,
  Row,
  State,
} from '../engine/types.js';

/** Whole seconds in UTC, the only format that the service reads and writes. */
export function instant(date: Date | number): string {
  return `${new Date(date).toISOString().slice(0, 19)}Z`;
}

/** A digest of a text, for details that need not be stored. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const DOCS = /^\/v1(\/|$)/;

/** Errors of the inbox are vnd.error documents; errors of the knowledge base have two plain fields. */
export function errorAnswer(problem: Problem, request: Incoming): Answer {
  const mark = digest(`${request.method} ${request.path} ${String(+request.now)}`);
  if (DOCS.test(request.path)) {
    const text = [problem.message, ...(problem.details ?? []).map((detail) => `${detail.path}: ${detail.message}`)];
    return {
      status: problem.status,
      headers: { 'content-type': 'application/json', 'correlation-id': mark.slice(0, 32), ...problem.headers },
      body: { code: problem.status, error: text.join('; ') },
    };
  }
  const logRef = `${mark.slice(0, 8)}-${mark.slice(8, 12)}-4${mark.slice(13, 16)}-a${mark.slice(17, 20)}-${mark.slice(20, 32)}`;
  const about = { about: { href: `${request.origin}/guide/errors#${String(problem.status)}` } };
  const errors = (problem.details ?? []).map((detail) => ({
    path: detail.path,
    message: detail.message,
    ...defined({ rejectedValue: detail.value }),
    source: 'JSON',
    _links: about,
  }));
  return {
    status: problem.status,
    headers: { 'content-type': 'application/vnd.error+json', ...problem.headers },
    body: {
      logRef,
      message: problem.message,
      ...(errors.length > 0 ? { _embedded: { errors } } : {}),
      _links: about,
    },
  };
}

/** One wrong field of a body. */
export function wrong(path: string, message: string, value?: unknown): never {
  return refuse(400, 'Bad request', { details: [{ path, message, value }] });
}

function pageLink(request: Incoming, page: number | undefined): { href: string } {
  const query = new URLSearchParams(request.query);
  if (page !== undefined) query.set('page', String(page));
  const text = query.toString();
  return { href: `${request.origin}${request.path}${text ? `?${text}` : ''}` };
}

/** Links and page numbers of a list of the inbox; an empty one has no `_embedded`. */
export function envelope(body: Row, about: EnvelopeFacts): unknown {
  const { request, page } = about;
  if (about.kind !== 'list' || !page) return body;
  if (DOCS.test(request.path)) return numbered(body, page.offset / page.size + 1);
  const total = page.total ?? page.rows.length;
  const pages = Math.ceil(total / page.size);
  const number = page.offset / page.size + 1;
  const links = {
    self: pageLink(request, undefined),
    first: pageLink(request, 1),
    last: pageLink(request, Math.max(1, pages)),
    ...(number < pages ? { next: pageLink(request, number + 1) } : {}),
    ...(number > 1 ? { previous: pageLink(request, number - 1) } : {}),
    page: { href: `${request.origin}${request.path}{?page}`, templated: true },
  };
  const facts = { size: page.size, totalElements: total, totalPages: pages, number: total === 0 ? 0 : number };
  const rest = page.rows.length > 0 ? { _embedded: body._embedded } : {};
  return { ...rest, _links: links, page: facts };
}

/** Adds the page number, which the knowledge base has inside the list. */
function numbered(body: Row, page: number): Row {
  return Object.fromEntries(Object.entries(body).map(([key, list]) => [key, { page, ...(list as Row) }]));
}

/** Requests allowed per minute, on the largest plan. */
const PER_MINUTE = 100_000;
const DOCS_PER_WINDOW = 400_000;

/** Counts requests: a write counts twice in the inbox; the knowledge base has windows of ten minutes. */
export function meter(request: Incoming, meter: Meter): Metered {
  if (DOCS.test(request.path)) {
    const used = meter.window('docs', 600);
    const headers = {
      'correlation-id': digest(`${request.path} ${String(+request.now)} ${String(used)}`).slice(0, 32),
      'x-ratelimit-limit': String(DOCS_PER_WINDOW),
      'x-ratelimit-remaining': String(Math.max(0, DOCS_PER_WINDOW - used)),
    };
    if (used <= DOCS_PER_WINDOW) return { headers };
    const reset = { 'x-ratelimit-reset': '600' };
    return { headers, refuse: { status: 429, message: 'Rate limit exceeded', headers: reset } };
  }
  if (request.method !== 'GET') meter.window('inbox', 60);
  const used = meter.window('inbox', 60);
  const headers = {
    'x-ratelimit-limit-minute': String(PER_MINUTE),
    'x-ratelimit-remaining-minute': String(Math.max(0, PER_MINUTE - used)),
  };
  if (used <= PER_MINUTE) return { headers };
  const wait = { 'x-ratelimit-retry-after': '60' };
  return { headers, refuse: { status: 429, message: 'API rate limit exceeded', headers: wait } };
}

/** Body of a write; refuses anything but a JSON object. */
export function object(request: Incoming): Row {
  const { body } = request;
  if (isObject(body)) return body;
  return refuse(400, 'Bad request', { details: [{ path: '', message: 'must be an object' }] });
}

/** A text that is not empty. */
export const FILLED: FieldRule = {
  kind: 'text',
  check: (value) => (String(value).trim() === '' ? 'may not be empty' : undefined),
};

/** Body of a write whose fields are right. */
export function checked(
  request: Incoming,
  { fields, required = [], unknown = 'refuse' }: Partial<BodyRules> & Pick<BodyRules, 'fields'>,
  state: State,
): Row {
  const body = object(request);
  const details = checkBody(body, { fields, required, unknown }, state);
  if (details.length > 0) refuse(400, 'Bad request', { details });
  return body;
}

/** A filter by time of change, which must be whole seconds in UTC. */
export function since(field: string): (row: Row, value: string) => boolean {
  return (row, value) => {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) {
      wrong('modifiedSince', 'must be a date of the form yyyy-MM-ddTHH:mm:ssZ', value);
    }
    return String(row[field]) >= value;
  };
}
