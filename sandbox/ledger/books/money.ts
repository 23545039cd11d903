/** Amounts in cents. */
import { decimalOf, exactNumber, type ScaledDecimal, type LosslessNumber } from 'cmdspec-runtime/kit';

/**
 * The product of decimals in cents, rounded half away from zero. Amounts are computed as whole numbers of any length: sums
 * and products of doubles are not exact.
 */
export function centsOf(...factors: readonly unknown[]): bigint {
  const [first] = factors;
  if (factors.length === 1 && typeof first === 'number') {
    const cents = Math.round(first * 100);
    // Most amounts are doubles with two places, of which the nearest whole number of cents is exact.
    if (Number.isSafeInteger(cents) && cents / 100 === first) return BigInt(cents);
  }
  const { digits, places } = factors.map(readDecimal).reduce((product, one) => ({
    digits: product.digits * one.digits,
    places: product.places + one.places,
  }));
  return places < 0 ? digits * 100n * 10n ** BigInt(-places) : rounded(digits * 100n, 10n ** BigInt(places));
}

const readDecimal = (value: unknown): ScaledDecimal => decimalOf(String(value ?? 0)) ?? { digits: 0n, places: 0 };

function rounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend + (dividend < 0n ? -half : half)) / divisor;
}

/** The amount of a number of cents, with all its digits. */
export function amountOf(cents: bigint): number | bigint | LosslessNumber {
  if (cents >= -MOST && cents <= MOST) return Number(cents) / 100;
  const [sign, size] = cents < 0n ? ['-', -cents] : ['', cents];
  if (size % 100n === 0n) return cents / 100n;
  return exactNumber(`${sign}${String(size / 100n)}.${String(size % 100n).padStart(2, '0')}`);
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

const MILLION = 1_000_000n;
const millionths = (rate: number): bigint => BigInt(Math.round(rate * 1_000_000));

/** The tax on an amount without tax. */
export const taxOn = (cents: bigint, rate: number): bigint => rounded(cents * millionths(rate), MILLION);

/** The tax in an amount with tax. */
export const taxIn = (cents: bigint, rate: number): bigint =>
  cents - rounded(cents * MILLION, MILLION + millionths(rate));

export function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const one of amounts) sum += one;
  return sum;
}
