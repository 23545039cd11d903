/**
 * A loopback service as fast as node allows, in a process of its own: pages of equal records in the envelopes of the
 * three services. Prints its origin; its arguments are the number of records of each list and the milliseconds before
 * every response.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const records = Number(process.argv[2] ?? 1000);
const latency = Number(process.argv[3] ?? 0);

const closed = new Date(Date.now() - 86_400_000).toISOString().replace(/\.\d+/, '');
const deal = (id: number, status = 'open') =>
  `{"id":${id},"title":"Deal ${id} of a middling length","value":${id % 9000},"currency":"EUR","status":"${status}",${status === 'open' ? '' : `"${status}_time":"${closed}",`}"stage_id":3,"pipeline_id":1,"person_id":${id},"org_id":12,"owner_id":5,"add_time":"2026-01-05T08:00:00Z","update_time":"2026-02-05T08:00:00Z","custom_fields":{}}`;
const conversation = (id: number) =>
  `{"id":${id},"number":${id},"subject":"Question ${id} about an order","status":"active","mailboxId":7,"createdAt":"2026-01-05T08:00:00Z","assignee":{"id":1,"first":"Ada","last":"Berg"},"tags":[],"_embedded":{"threads":[]}}`;
const account = (id: number) =>
  `{"__metadata":{"uri":"x"},"ID":"00000000-0000-4000-8000-${String(id).padStart(12, '0')}","Code":"${String(id).padStart(18)}","Name":"Account ${id}","City":"Delft","Status":"C","Created":"/Date(1767600000000)/"}`;
/** A row of a feed: its version exceeds the integers of a double. */
const changed = (id: number) => account(id).replace('{', `{"Timestamp":${9_007_199_254_740_993n + BigInt(id)},`);

const DIVISIONS = 20;

/** The history of a deal: three stages, as many pushes of its date, and changes of a field that no figure uses. */
const changelog = (id: number) =>
  Array.from({ length: 12 }, (_, at) => {
    const [key, before, after] = [
      ['stage_id', 1 + (at >> 2), 2 + (at >> 2)],
      ['expected_close_date', `2026-0${1 + (at >> 2)}-10`, `2026-0${2 + (at >> 2)}-10`],
      ['value', 100 * at, 100 * at + 100],
      ['title', `Deal ${id}, version ${at}`, `Deal ${id}, version ${at + 1}`],
    ][at % 4] as (string | number)[];
    return `{"field_key":"${key}","old_value":"${before}","new_value":"${after}","actor_user_id":5,"time":"2026-0${1 + (at >> 2)}-05 08:00:00","change_source":"app","is_bulk_update_flag":false}`;
  })
    .reverse()
    .join(',');
const FEEDS = /^\/api\/v2\/(?:persons|organizations|activities|products)$/;
const STAGES = [1, 2, 3, 4].map(
  (id) => `{"id":${id},"name":"Stage ${id}","order_nr":${id},"pipeline_id":1,"deal_probability":50}`,
);

/** A response of the CRM: lists with cursors, and the id of a record that was sent. */
function answerCrm(url: URL, { method }: IncomingMessage): string {
  const { pathname, searchParams } = url;
  const data = (content: string, next = 'null') =>
    `{"success":true,"data":${content},"additional_data":{"next_cursor":${next}}}`;
  if (method === 'POST') return data(`{"id":${(sent += 1)},"name":"Contact ${sent}"}`);
  if (pathname === '/api/v2/pipelines') return data('[{"id":1,"name":"Sales"}]');
  if (pathname === '/api/v2/stages') return data(`[${STAGES.join(',')}]`);
  const [, id] = /^\/api\/v1\/deals\/(\d+)\/changelog$/.exec(pathname) ?? [];
  if (id !== undefined) return data(`[${changelog(Number(id))}]`);
  const [, one] = /^\/api\/v2\/deals\/(\d+)$/.exec(pathname) ?? [];
  if (one !== undefined) return data(deal(Number(one)));
  if (pathname !== '/api/v2/deals' && !FEEDS.test(pathname)) return data('[]');
  const status = searchParams.get('status') ?? undefined;
  const start = Number(searchParams.get('cursor') ?? 0);
  const size = Number(searchParams.get('limit') ?? 100);
  const rows = range(start, size, (one) => deal(one, status));
  return data(`[${rows}]`, start + size < records ? `"${start + size}"` : 'null');
}
let sent = 0;

function range(from: number, count: number, record: (id: number) => string): string {
  const rows: string[] = [];
  for (let id = from; id < Math.min(from + count, records); id++) rows.push(record(id + 1));
  return rows.join(',');
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const number = (name: string, fallback: number) => Number(url.searchParams.get(name) ?? fallback);
  response.setHeader('content-type', 'application/json');
  // Paths of the accounting service have the division after the version.
  if (/^\/api\/v[12]\/(?!\d|current\/)/.test(url.pathname)) {
    response.end(answerCrm(url, request));
  } else if (url.pathname === '/v2/conversations') {
    const page = number('page', 1);
    const pages = Math.ceil(records / 25);
    response.end(
      `{"_embedded":{"conversations":[${range((page - 1) * 25, 25, conversation)}]},"page":{"size":25,"totalElements":${records},"totalPages":${pages},"number":${page}}}`,
    );
  } else if (url.pathname.endsWith('/crm/Accounts')) {
    const skip = number('$skiptoken', 0);
    const size = 60;
    url.searchParams.set('$skiptoken', String(skip + size));
    const next = skip + size < records ? `,"__next":${JSON.stringify(url.href)}` : '';
    response.end(`{"d":{"results":[${range(skip, size, account)}]${next}}}`);
  } else if (url.pathname.endsWith('/sync/CRM/Accounts')) {
    const skip = number('$skiptoken', 0);
    const size = 1000;
    url.searchParams.set('$skiptoken', String(skip + size));
    const next = skip + size < records ? `,"__next":${JSON.stringify(url.href)}` : '';
    response.end(`{"d":{"results":[${range(skip, size, changed)}]${next}}}`);
  } else if (url.pathname.endsWith('/current/Me')) {
    response.end('{"d":{"results":[{"CurrentDivision":1}]}}');
  } else if (url.pathname.endsWith('/system/Divisions')) {
    const rows = Array.from({ length: DIVISIONS }, (_, index) => `{"Code":${index + 1},"BlockingStatus":0}`);
    response.end(`{"d":{"results":[${rows.join(',')}]}}`);
  } else {
    response.statusCode = 404;
    response.end('{}');
  }
}

const server = createServer((request, response) => {
  if (latency === 0) answer(request, response);
  else setTimeout(answer, latency, request, response);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
