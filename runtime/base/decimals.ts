/** Decimal numbers as text: money is never computed in binary floats. */

/** Returns a decimal as JSON requires it; `undefined` for other text, such as digit groups or a decimal comma. */
export function plainDecimal(text: string): string | undefined {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${sign}${whole.replace(/^0+(?=\d)/, '')}${fraction}`;
}

/** A decimal as a whole number and how many of its digits are decimal places; they are negative for `1e+21`. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** Reads a number as JSON and programs write it; `undefined` for other text, and for exponents of more than three digits. */
export function decimalOf(text: string): Decimal | undefined {
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { digits: BigInt(`${sign}${whole}${fraction}`), places: fraction.length - Number(exponent) };
}

/** Compares two numbers by all their digits: negative if `a` is less. `undefined` if one is not a number. */
export function compareDecimals(a: string, b: string): number | undefined {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  if (left === undefined || right === undefined) return undefined;
  const places = Math.max(left.places, right.places);
  const difference = scaled(left, places) - scaled(right, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const scaled = ({ digits, places }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - places);

/** Returns the exact sum of decimals in the form of {@link plainDecimal}, without trailing zeros. */
export function decimalSum(numbers: readonly string[]): string {
  const decimals = numbers.flatMap((text) => decimalOf(text) ?? []);
  const places = Math.max(0, ...decimals.map((one) => one.places));
  const sum = decimals.reduce((total, one) => total + scaled(one, places), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${sum < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
