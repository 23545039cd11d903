/** `crmcli quota`: shows the remaining daily budget, and fails below a minimum. */
import { isObject, type Kit, type Workflow } from 'cmdspec-runtime/kit';

export interface QuotaArgs {
  readonly min?: number;
  readonly threshold?: number;
}

const quota: Workflow<QuotaArgs, 'me'> = async (args, kit) => {
  // A 429 has these headers as well, and they matter most then.
  const { headers, status, record } = await kit.calls.me.send({}, { accept: [429], retry: false });
  const remaining = readCount(headers['x-daily-ratelimit-token-remaining']);
  // Without both, something else answered, such as a maintenance page.
  if (remaining === null && status !== 429 && !isObject(record))
    kit.fail('unavailable', 'The service returned neither its budget nor the signed-in user.', 'Try again later.');
  const limit = readCount(headers['x-daily-ratelimit-token-limit']);
  const share = remaining !== null && limit ? (remaining / limit) * 100 : null;
  const reading = { remaining, limit, pct: share === null ? null : Math.round(share) };
  await kit.out.record({ daily: reading, reset: readCount(headers['x-ratelimit-reset']) });
  checkMinimum(args, remaining, kit);
  checkThreshold(args, share, kit);
};

function checkMinimum({ min }: QuotaArgs, remaining: number | null, kit: Pick<Kit, 'fail'>): void {
  if (min === undefined) return;
  if (remaining === null) return failUnknown('--min', kit);
  if (remaining >= min) return;
  kit.fail('rate', `${remaining} tokens remain today, fewer than --min ${min}.`, 'Wait for the next day, server time.');
}

/** `share`: percent, not rounded: 19.6 is less than 20. */
function checkThreshold({ threshold }: QuotaArgs, share: number | null, kit: Pick<Kit, 'fail'>): void {
  if (threshold === undefined) return;
  if (share === null) return failUnknown('--threshold', kit);
  if (share >= threshold) return;
  kit.fail(
    'rate',
    // Rounded down, so that the figure is never shown as the threshold itself.
    `${Math.floor(share * 10) / 10} % of the daily budget remains, less than --threshold ${threshold}.`,
    'Wait for the next day, server time.',
  );
}

function failUnknown(flag: string, kit: Pick<Kit, 'fail'>): never {
  return kit.fail('unavailable', `The service did not report the daily budget, so ${flag} cannot be checked.`);
}

function readCount(header: string | undefined): number | null {
  return header !== undefined && /^\s*\d+\s*$/.test(header) ? Number(header) : null;
}

export default quota;
