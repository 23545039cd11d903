/** Rate limits: bursts of requests, and tokens per day. */
import type { Incoming, Meter, Metered } from '../engine/types.js';

/** Requests allowed in two seconds on the highest plan, by credential; searches have a limit of their own. */
const BURST = { token: 120, oauth: 480, search: 40 } as const;
const WINDOW = 2;
/** Tokens per day: 30,000 for each seat, times the factor of the plan. */
const DAILY = 30_000 * 7;

export function budget(request: Incoming, meter: Meter): Metered {
  const search = /\/(itemSearch|search)(\/|$)/.test(request.path);
  const limit = search ? BURST.search : request.credential === 'oauth' ? BURST.oauth : BURST.token;
  const used = meter.window(search ? 'search' : 'calls', WINDOW);
  const spent = meter.spend('tokens', used > limit ? 0 : costOf(request, search));
  const headers = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - used)),
    'x-ratelimit-reset': String(WINDOW),
    'x-daily-ratelimit-token-limit': String(DAILY),
    'x-daily-ratelimit-token-remaining': String(Math.max(0, DAILY - spent)),
  };
  if (used <= limit && spent <= DAILY) return { headers };
  return {
    headers,
    refuse: { status: 429, message: 'request over limit', hint: 'Wait for the number of seconds in x-ratelimit-reset' },
  };
}

/** Tokens that a request costs; version 2 costs half of version 1. */
function costOf({ method, path }: Incoming, search: boolean): number {
  const second = path.startsWith('/api/v2/');
  if (search) return second ? 20 : 40;
  if (path.endsWith('/changelog')) return 20;
  if (path.endsWith('/summary')) return 40;
  const price = method === 'GET' ? (/\/(\d+|me|[0-9a-f-]{36})$/.test(path) ? 2 : 20) : method === 'DELETE' ? 6 : 10;
  return second ? price / 2 : price;
}
