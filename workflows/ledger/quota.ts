/** `ledgercli quota`: shows the rate limits of a division. */
import type { Workflow } from 'cmdspec-runtime/kit';

type Headers = Readonly<Record<string, string>>;

/** Reads a header with a whole number; null if the service did not send it. */
function readCount(headers: Headers, name: string): number | null {
  const text = headers[name]?.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Reads a reset header, which is in milliseconds since 1970. */
function readInstant(headers: Headers, name: string): string | null {
  const date = new Date(readCount(headers, name) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const quota: Workflow<object, 'probe'> = async (_args, { calls, fail, out, variable }) => {
  const division = await variable('division');
  const { headers, record } = await calls.probe.send();
  // Without both, something else answered, such as a maintenance page.
  if (headers['x-ratelimit-limit'] === undefined && (record === undefined || record === null))
    fail('unavailable', 'The service returned neither its limits nor the divisions.', 'Try again later.');
  await out.record({
    division,
    minutelyLimit: readCount(headers, 'x-ratelimit-minutely-limit'),
    minutelyRemaining: readCount(headers, 'x-ratelimit-minutely-remaining'),
    minutelyReset: readInstant(headers, 'x-ratelimit-minutely-reset'),
    dailyLimit: readCount(headers, 'x-ratelimit-limit'),
    dailyRemaining: readCount(headers, 'x-ratelimit-remaining'),
    dailyReset: readInstant(headers, 'x-ratelimit-reset'),
  });
};

export default quota;
