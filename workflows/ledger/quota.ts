import type { Workflow } from 'cmdspec/kit';

type Headers = Readonly<Record<string, string>>;

/** A header with a whole number; null when the service did not send it. */
function count(headers: Headers, name: string): number | null {
  const text = headers[name]?.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Resets are told in milliseconds since 1970. */
function instant(headers: Headers, name: string): string | null {
  const date = new Date(count(headers, name) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const quota: Workflow<object, 'probe'> = async (_args, { calls, out, variable }) => {
  const division = await variable('division');
  const { headers } = await calls.probe.send();
  await out.record({
    division,
    minutelyLimit: count(headers, 'x-ratelimit-minutely-limit'),
    minutelyRemaining: count(headers, 'x-ratelimit-minutely-remaining'),
    minutelyReset: instant(headers, 'x-ratelimit-minutely-reset'),
    dailyLimit: count(headers, 'x-ratelimit-limit'),
    dailyRemaining: count(headers, 'x-ratelimit-remaining'),
    dailyReset: instant(headers, 'x-ratelimit-reset'),
  });
};

export default quota;
