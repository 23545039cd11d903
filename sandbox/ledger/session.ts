import { Refusal, refuse } from '../engine/refusal.js';
import type { Answer, Incoming, Meter, Metered, Row, Service } from '../engine/types.js';
import { resulting, type Work } from '../engine/work.js';

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

/** Counts requests per division; requests outside of a division are free and have no rate limit headers. */
export function budget(request: Incoming, meter: Meter): Metered {
  const division = /^\/api\/v1\/(?:beta\/)?(\d+)\//.exec(request.path)?.[1];
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
    'x-ratelimit-minutely-reset': String((thisMinute + 1) * MINUTE.lasts),
  };
  const spent = day > DAY.calls || minute > MINUTE.calls;
  return spent ? { headers, refuse: { status: 429, message: 'Too many requests' } } : { headers };
}

/** Refused requests per endpoint and hour; after that, the endpoint is blocked for the rest of the hour. */
const ERRORS = 10;
const HOUR = 3_600_000;
const COUNTED = new Set([400, 401, 403, 404]);

export interface ErrorLimit {
  /** Runs a request and counts its error. Refuses it when its endpoint is blocked. */
  counted(request: Incoming, run: () => Answer | Work<Answer>): Work<Answer>;
}

/** Counts errors while the sandbox runs, in real time, as the rate limits. */
export function errorLimit(): ErrorLimit {
  const counts = new Map<string, number>();
  return {
    *counted(request, run) {
      if (request.unlimited === true) return yield* resulting(run());
      const endpoint = `${request.method} ${request.path.replace(/\(.*$/, '')}`;
      const key = `${Math.floor(Date.now() / HOUR)} ${endpoint}`;
      const before = counts.get(key) ?? 0;
      if (before >= ERRORS) refuse(403, `Blocked until the next hour: more than ${ERRORS} errors at ${endpoint}`);
      try {
        return yield* resulting(run());
      } catch (error) {
        if (error instanceof Refusal && COUNTED.has(error.problem.status)) counts.set(key, before + 1);
        throw error;
      }
    },
  };
}
