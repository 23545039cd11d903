/** A helpdesk account on loopback whose records and responses the test sets. */
import { json, serve, type Seen, type TestServer } from '../../runtime/http/testkit.js';
import type { ServerResponse } from 'node:http';

export type Record_ = Record<string, unknown>;

export interface Account {
  /** Rows of each list, by the last part of its path. */
  readonly lists: Record<string, Record_[]>;
  /** Threads of a conversation by its id, where its list is asked for. */
  readonly threads: Record<string, Record_[]>;
  /** Base64 of an attachment by its id. */
  readonly files: Record<string, string>;
  /** The user who is signed in. */
  me: Record_;
  /** Headers of every list. */
  headers: Readonly<Record<string, string>>;
  /** Called with `GET /path?query` before a response; returns true when the test responds itself. */
  before: (line: string, response: ServerResponse, seen: Seen) => boolean | undefined;
  readonly server: TestServer;
  readonly env: Readonly<Record<string, string>>;
  /** Request lines since the last call. */
  readonly lines: () => string[];
}

const SIZES: Readonly<Record<string, number>> = { conversations: 25, threads: 25 };

export const conversation = (id: number, more: Record_ = {}): Record_ => ({
  id,
  type: 'email',
  threads: 0,
  subject: `Number ${String(id)}`,
  userUpdatedAt: '2026-11-01T00:00:00Z',
  _embedded: { threads: [] },
  ...more,
});

/** A conversation with one thread that has these files. */
export const withFiles = (id: number, ...files: Record_[]): Record_ =>
  conversation(id, { threads: 1, _embedded: { threads: [{ id: id * 10, _embedded: { attachments: files } }] } });

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Page of the list of conversations that a request is for. */
export const pageOf = (line: string): number | undefined =>
  line.startsWith('GET /v2/conversations?') ? Number(/[?&]page=(\d+)/.exec(line)?.[1]) : undefined;

export async function openAccount(lists: Record<string, Record_[]>): Promise<Account> {
  let reported = 0;
  const server = await serve((seen, response) => {
    const line = `${seen.method} ${decodeURIComponent(seen.url)}`;
    if (account.before(line, response, seen) === true) return;
    answer(account, new URL(seen.url, 'http://x'), response);
  });
  const account: Account = {
    lists,
    threads: {},
    files: {},
    me: { id: 7, firstName: 'Ann', lastName: 'Lee' },
    headers: {},
    before: () => false,
    server,
    env: { HELPDESKCLI_BASE_URL: server.origin, HELPDESKCLI_ACCESS_TOKEN: 'canary-token' },
    lines: () =>
      server.seen
        .slice(reported, (reported = server.seen.length))
        .map(({ method, url }) => `${method} ${decodeURIComponent(url)}`),
  };
  return account;
}

function answer(account: Account, url: URL, response: ServerResponse): void {
  const path = url.pathname;
  if (path === '/v2/users/me') return json(response, account.me);
  const file = /\/attachments\/(\d+)\/data$/.exec(path)?.[1];
  if (file !== undefined) {
    const data = account.files[file];
    return data === undefined ? json(response, { message: 'Not found' }, 404) : json(response, { data });
  }
  const threads = /^\/v2\/conversations\/(\d+)\/threads$/.exec(path)?.[1];
  if (threads !== undefined) return list(response, url, 'threads', account.threads[threads] ?? [], account.headers);
  const name = /^\/v2\/(\w+)$/.exec(path)?.[1] ?? '';
  const rows = account.lists[name] ?? [];
  const since = url.searchParams.get('modifiedSince');
  const shown = since === null ? rows : rows.filter((row) => String(row['userUpdatedAt']) >= since);
  list(response, url, name, shown, account.headers);
}

function list(
  response: ServerResponse,
  url: URL,
  name: string,
  rows: readonly Record_[],
  headers: Readonly<Record<string, string>>,
): void {
  const size = SIZES[name] ?? 50;
  const number = Number(url.searchParams.get('page') ?? 1);
  const page = { size, totalElements: rows.length, totalPages: Math.ceil(rows.length / size), number };
  const shown = rows.slice((number - 1) * size, number * size);
  json(response, { ...(shown.length > 0 ? { _embedded: { [name]: shown } } : {}), page }, 200, { ...headers });
}
