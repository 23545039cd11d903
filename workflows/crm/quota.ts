import { defined } from '../../runtime/base/defined.js';
import type { Context, Handler } from 'cmdspec/runtime';

export interface QuotaArgs {
  readonly min?: number;
  readonly threshold?: number;
}

interface Reading {
  readonly remaining: number | null;
  readonly limit: number | null;
  /** Whole percent. */
  readonly pct: number | null;
}

const quota: Handler<QuotaArgs> = async (args, context) => {
  // The figures are in the headers of a refusal as well, and that is when they matter most.
  const { headers } = await context.http.send({ method: 'GET', path: '/api/v1/users/me', accept: [429], retry: false });
  const remaining = count(headers['x-daily-ratelimit-token-remaining']);
  const limit = count(headers['x-daily-ratelimit-token-limit']);
  const pct = remaining !== null && limit ? Math.round((remaining / limit) * 100) : null;
  const reading = { remaining, limit, pct };
  await context.out.record(
    { daily: reading, reset: count(headers['x-ratelimit-reset']) },
    defined({ columns: context.command.columns }),
  );
  checkMinimum(args, reading, context);
  checkThreshold(args, reading, context);
};

function checkMinimum({ min }: QuotaArgs, { remaining }: Reading, context: Context): void {
  if (min === undefined || remaining === null || remaining >= min) return;
  context.fail(
    'rate',
    `${remaining} tokens remain today, fewer than --min ${min}.`,
    'Wait for the next day, server time.',
  );
}

function checkThreshold({ threshold }: QuotaArgs, { pct }: Reading, context: Context): void {
  if (threshold === undefined) return;
  if (pct === null) {
    context.fail('unavailable', 'The service did not tell the daily budget, so --threshold cannot be judged.');
  }
  if (pct >= threshold) return;
  context.fail(
    'rate',
    `${pct} % of the daily budget remain, less than --threshold ${threshold}.`,
    'Wait for the next day, server time.',
  );
}

function count(header: string | undefined): number | null {
  return header !== undefined && /^\s*\d+\s*$/.test(header) ? Number(header) : null;
}

export default quota;
