/** The signed-in user, rate limits and the limit of errors. */
import type { Incoming, Meter, Metered, Problem, Row, Service } from '../engine/types.js';

/** Requests allowed per minute and per day of the clock; `lasts` is in milliseconds. */
const MINUTE = { calls: 60, lasts: 60_000 };
const DAY = { calls: 5000, lasts: 86_400_000 };

/** The signed-in user, as a list with one record. */
export function sessionOf(service: Service, fields: readonly string[]): Row {
  const division = Number(service.sandbox.variables['division']);
  const known: Row = {
    UserID: '5b1f0c4e-2d57-4d0a-9f37-6c1e8a2b3d44',
    UserName: 'sandbox.user',
    FullName: 'Sandbox User',
    FirstName: 'Sandbox',
    LastName: 'User',
    Email: 'sandbox@example.com',
    CurrentDivision: division,
    Language: 'en-GB',
    LanguageCode: 'en-GB',
    ServerTime: null,
  };
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? null]));
}

/** Header with the end of the minute, an instant in milliseconds since 1970. */
const RESET = 'x-ratelimit-minutely-reset';

/** Returns an error whose wait, a number of seconds, is the instant at which it ends. */
export function withInstant(problem: Problem, now: Date): Problem {
  const { [RESET]: seconds, ...headers } = problem.headers ?? {};
  if (seconds === undefined) return problem;
  return { ...problem, headers: { ...headers, [RESET]: String(+now + Number(seconds) * 1000) } };
}

const divisionIn = ({ path }: Incoming): string | undefined => /^\/api\/v1\/(?:beta\/)?(\d+)\//.exec(path)?.[1];

/** Counts requests per division; requests outside of a division are free and have no rate limit headers. */
export function budget(request: Incoming, meter: Meter): Metered {
  const division = divisionIn(request);
  if (division === undefined) return { headers: {} };
  const now = Date.now();
  const [thisMinute, today] = [Math.floor(now / MINUTE.lasts), Math.floor(now / DAY.lasts)];
  const minute = meter.spend(`minute ${thisMinute} ${division}`, 1);
  const day = meter.spend(`day ${today} ${division}`, 1);
  const headers = {
    'x-ratelimit-limit': String(DAY.calls),
    'x-ratelimit-remaining': String(Math.max(0, DAY.calls - day)),
    'x-ratelimit-reset': String((today + 1) * DAY.lasts),
    'x-ratelimit-minutely-limit': String(MINUTE.calls),
    'x-ratelimit-minutely-remaining': String(Math.max(0, MINUTE.calls - minute)),
    [RESET]: String((thisMinute + 1) * MINUTE.lasts),
  };
  const spent = day > DAY.calls || minute > MINUTE.calls;
  return spent ? { headers, refuse: { status: 429, message: 'Too many requests' } } : { headers };
}

/** Refused requests per endpoint and hour; after that, the endpoint is blocked for the rest of the hour. */
const ERRORS = 10;
const HOUR = 3_600_000;
const COUNTED = new Set([400, 401, 403, 404]);

const endpointOf = ({ method, path }: Incoming): string =>
  `${Math.floor(Date.now() / HOUR)} ${method} ${path.replace(/\(.*$/, '')}`;

/** Counts errors of a division while the sandbox runs, in real time, as the rate limits. */
export function errorLimit(): {
  readonly count: (problem: Problem, request: Incoming) => void;
  /** Returns the error for a request whose endpoint is blocked. */
  readonly block: (request: Incoming) => Problem | undefined;
} {
  const counts = new Map<string, number>();
  const of = (request: Incoming): number => counts.get(endpointOf(request)) ?? 0;
  return {
    count(problem, request) {
      if (COUNTED.has(problem.status) && divisionIn(request) !== undefined)
        counts.set(endpointOf(request), of(request) + 1);
    },
    block(request) {
      if (of(request) < ERRORS) return undefined;
      const endpoint = `${request.method} ${request.path.replace(/\(.*$/, '')}`;
      return { status: 403, message: `Blocked until the next hour: more than ${ERRORS} errors at ${endpoint}` };
    },
  };
}
