import type { Context } from '../../runtime/contract/context.js';

/** A header with a whole number; null when the service did not send it. */
function count(headers: Readonly<Record<string, string>>, name: string): number | null {
  const text = headers[name]?.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Resets are told in milliseconds since 1970. */
function instant(headers: Readonly<Record<string, string>>, name: string): string | null {
  const ms = count(headers, name);
  const date = new Date(ms ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Shows the call budget of the division, told by the headers of one cheap call. */
export default async function quota(_args: unknown, context: Context): Promise<void> {
  const division = await context.variable('division');
  const { headers } = await context.http.send({
    method: 'GET',
    path: '/api/v1/{division}/system/Divisions',
    query: { $top: '1', $select: 'Code' },
    effect: 'read',
  });
  return context.out.record({
    division,
    minutelyLimit: count(headers, 'x-ratelimit-minutely-limit'),
    minutelyRemaining: count(headers, 'x-ratelimit-minutely-remaining'),
    minutelyReset: instant(headers, 'x-ratelimit-minutely-reset'),
    dailyLimit: count(headers, 'x-ratelimit-limit'),
    dailyRemaining: count(headers, 'x-ratelimit-remaining'),
    dailyReset: instant(headers, 'x-ratelimit-reset'),
  });
}
