/** Reports. */
import { refuse } from '../engine/refusal.js';
import type { Answer, CustomRoute, Incoming, Row, State } from '../engine/types.js';
import { wrong } from './shape.js';

const DAY = 86_400_000;
const KINDS = ['email', 'chat', 'phone'];

/** The scope of a report: the conversations that began in its window and match its filters. */
interface Window {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly tags: readonly Row[];
  readonly rows: readonly Row[];
}

/** One end of the window; must be whole seconds in UTC. */
function bound(name: string, request: Incoming): string {
  const value = request.query.get(name) ?? wrong(name, 'is required');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) || Number.isNaN(Date.parse(value)))
    wrong(name, 'must be a date of the form yyyy-MM-ddTHH:mm:ssZ', value);
  return value;
}

/** Ids of a filter, which must be numbers; undefined without the filter. */
function ids(name: string, request: Incoming): ReadonlySet<number> | undefined {
  const value = request.query.get(name);
  if (value === null) return undefined;
  const parts = value.split(',').map((part) => part.trim());
  for (const part of parts) if (!/^\d+$/.test(part)) wrong(name, 'must be a list of numeric ids', value);
  return new Set(parts.map(Number));
}

function windowOf(request: Incoming, state: State): Window {
  const [start, end] = [bound('start', request), bound('end', request)];
  if (start > end) wrong('end', 'must not be before start', end);
  const [mailboxes, tags] = [ids('mailboxes', request), ids('tags', request)];
  const types = request.query.get('types')?.split(',');
  for (const type of types ?? []) if (!KINDS.includes(type)) wrong('types', `must be of ${KINDS.join(', ')}`, type);
  const rows: Row[] = [];
  for (const row of state.rows('conversation').scan()) {
    const created = String(row.createdAt);
    if (row.mergedInto !== undefined || created < start || created > end) continue;
    if (mailboxes && !mailboxes.has(Number(row.mailboxId))) continue;
    if (tags && !(row.tags as Row[]).some(({ id }) => tags.has(Number(id)))) continue;
    if (types && !types.includes(String(row.type))) continue;
    rows.push(row);
  }
  const named = [...(tags ?? [])].map((id) => {
    const tag = state.rows('tag').get(id) ?? wrong('tags', 'no such tag', id);
    return { id, name: tag.name };
  });
  return { start, end, days: Math.max(1, Math.ceil((Date.parse(end) - Date.parse(start)) / DAY)), tags: named, rows };
}

const closed = (rows: readonly Row[]): number => rows.filter(({ status }) => status === 'closed').length;

const customers = (rows: readonly Row[]): number =>
  new Set(rows.map(({ primaryCustomer }) => (primaryCustomer as Row | undefined)?.id).filter(Boolean)).size;

/** Number of replies: half of the threads, rounded down. */
const replies = (rows: readonly Row[]): number =>
  rows.reduce((sum, { threads }) => sum + Math.floor(Number(threads) / 2), 0);

const share = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 1000) / 10);

/** Average seconds from the click on Reply to the click on Send. */
const handleTime = (rows: readonly Row[]): number =>
  rows.length === 0 ? 0 : 40 + (replies(rows) / rows.length) * 12.5;

/** Average seconds until replies and until the end of conversations. */
function times(rows: readonly Row[]): Row {
  const lasted = rows.map(
    ({ createdAt, userUpdatedAt }) => (Date.parse(String(userUpdatedAt)) - Date.parse(String(createdAt))) / 1000,
  );
  const resolutionTime = rows.length === 0 ? 0 : Math.round(lasted.reduce((sum, one) => sum + one, 0) / rows.length);
  const responseTime = Math.round(resolutionTime / Math.max(1, replies(rows)));
  return { responseTime, averageFirstResponseTime: Math.round(responseTime / 2), resolutionTime };
}

const assigned = (rows: readonly Row[], id: unknown): Row[] =>
  rows.filter(({ assignee }) => (assignee as Row | undefined)?.id === id);

function work({ start, end, days }: Window, rows: readonly Row[]): Row & { customersHelped: number } {
  return {
    startDate: start,
    endDate: end,
    totalDays: days,
    customersHelped: customers(rows),
    closed: closed(rows),
    totalReplies: replies(rows),
  };
}

function company(request: Incoming, state: State): Answer {
  const window = windowOf(request, state);
  const users = [...state.rows('user').scan()]
    .map((user) => ({ user, rows: assigned(window.rows, user.id) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ user, rows }) => ({
      user: String(user.id),
      name: `${String(user.firstName)} ${String(user.lastName)}`,
      customersHelped: customers(rows),
      replies: replies(rows),
      closed: closed(rows),
      happinessScore: 50,
      handleTime: handleTime(rows),
    }));
  const current = { ...work(window, window.rows), totalUsers: users.length };
  return { status: 200, body: { filterTags: window.tags, current, users } };
}

/** The hour of the week with most new conversations; Monday is 1. */
function busiest(rows: readonly Row[]): Row {
  const counts = new Map<string, number>();
  for (const { createdAt } of rows) {
    const date = new Date(String(createdAt));
    const key = `${String(date.getUTCDay() || 7)} ${String(date.getUTCHours())}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [key = '1 0', count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const [day = '1', hour = '0'] = key.split(' ');
  return { day: Number(day), hour: Number(hour), count };
}

function topTags(rows: readonly Row[]): Row {
  const counts = new Map<unknown, Row & { count: number }>();
  for (const { tags } of rows) {
    for (const { id, tag } of tags as Row[]) {
      counts.set(id, { id, name: tag, count: (counts.get(id)?.count ?? 0) + 1 });
    }
  }
  const top = [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 5)
    .map((one) => ({ ...one, percent: share(one.count, rows.length) }));
  return { count: counts.size, top };
}

function conversations(request: Incoming, state: State): Answer {
  const window = windowOf(request, state);
  const { rows, start, end, days, tags } = window;
  const current = {
    startDate: start,
    endDate: end,
    totalConversations: rows.length,
    conversationsCreated: rows.length,
    newConversations: rows.filter(({ threads }) => threads === 1).length,
    customers: customers(rows),
    conversationsPerDay: Math.round((rows.length / days) * 10) / 10,
  };
  const body = {
    filterTags: tags,
    busiestDay: busiest(rows),
    busyTimeStart: 9,
    busyTimeEnd: 17,
    current,
    tags: topTags(rows),
  };
  return { status: 200, body };
}

/** Report of a user, or of a team as the sum of its members. */
function user(request: Incoming, state: State): Answer {
  const window = windowOf(request, state);
  const id = Number(request.query.get('user') ?? wrong('user', 'is required'));
  const found = state.rows('user').get(id);
  const team = found ? undefined : (state.rows('team').get(id) ?? refuse(404, 'Not found'));
  const members = found ? [found] : [...state.rows('user').scan()].filter((row) => Number(row.id) % 2 === id % 2);
  const rows = members.flatMap((one) => assigned(window.rows, one.id));
  const name = found ? `${String(found.firstName)} ${String(found.lastName)}` : team?.name;
  const current = {
    ...work(window, rows),
    totalConversations: rows.length,
    percentResolved: share(closed(rows), rows.length),
    repliesPerDay: Math.round((replies(rows) / window.days) * 10) / 10,
    ...times(rows),
    handleTime: handleTime(rows),
  };
  const about = { id, name, totalCustomersHelped: current.customersHelped, createdAt: (found ?? team)?.createdAt };
  return { status: 200, body: { filterTags: window.tags, user: about, current } };
}

export const reportRoutes: readonly CustomRoute[] = [
  { method: 'GET', path: '/v2/reports/company', handle: company },
  { method: 'GET', path: '/v2/reports/conversations', handle: conversations },
  { method: 'GET', path: '/v2/reports/user', handle: user },
];
