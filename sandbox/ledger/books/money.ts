/** Amounts are computed in cents, as whole numbers of any length: a sum of doubles is not exact. */
export function centsOf(value: unknown): bigint {
  if (typeof value === 'bigint') return value * 100n;
  return BigInt(Math.round(Number(value ?? 0) * 100));
}

/** The amount of a number of cents, with all its digits. */
export function amountOf(cents: bigint): number | bigint {
  const isExact = cents >= -MOST && cents <= MOST;
  return isExact || cents % 100n !== 0n ? Number(cents) / 100 : cents / 100n;
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/** A fraction of an amount, rounded to cents. */
export function shareOf(cents: bigint, fraction: number): bigint {
  const millionths = BigInt(Math.round(fraction * 1_000_000));
  const product = cents * millionths;
  const half = product < 0n ? -500_000n : 500_000n;
  return (product + half) / 1_000_000n;
}

export function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const one of amounts) sum += one;
  return sum;
}
