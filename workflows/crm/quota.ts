import type { Kit, Workflow } from 'cmdspec/kit';

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

const quota: Workflow<QuotaArgs, 'me'> = async (args, kit) => {
  // A 429 has these headers as well, and they matter most then.
  const { headers } = await kit.calls.me.send({}, { accept: [429], retry: false });
  const remaining = readCount(headers['x-daily-ratelimit-token-remaining']);
  const limit = readCount(headers['x-daily-ratelimit-token-limit']);
  const pct = remaining !== null && limit ? Math.round((remaining / limit) * 100) : null;
  const reading = { remaining, limit, pct };
  await kit.out.record({ daily: reading, reset: readCount(headers['x-ratelimit-reset']) });
  checkMinimum(args, reading, kit);
  checkThreshold(args, reading, kit);
};

function checkMinimum({ min }: QuotaArgs, { remaining }: Reading, kit: Pick<Kit, 'fail'>): void {
  if (min === undefined || remaining === null || remaining >= min) return;
  kit.fail('rate', `${remaining} tokens remain today, fewer than --min ${min}.`, 'Wait for the next day, server time.');
}

function checkThreshold({ threshold }: QuotaArgs, { pct }: Reading, kit: Pick<Kit, 'fail'>): void {
  if (threshold === undefined) return;
  if (pct === null) {
    kit.fail('unavailable', 'The service did not report the daily budget, so --threshold cannot be checked.');
  }
  if (pct >= threshold) return;
  kit.fail(
    'rate',
    `${pct} % of the daily budget remains, less than --threshold ${threshold}.`,
    'Wait for the next day, server time.',
  );
}

function readCount(header: string | undefined): number | null {
  return header !== undefined && /^\s*\d+\s*$/.test(header) ? Number(header) : null;
}

export default quota;
