/** Decimal numbers as text: money is never computed in binary floats. */

/** Returns a decimal as JSON requires it; `undefined` for other text, such as digit groups or a decimal comma. */
export function plainDecimal(text: string): string | undefined {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${sign}${whole.replace(/^0+(?=\d)/, '')}${fraction}`;
}

/** A decimal as a whole number and how many of its digits are decimal places; they are negative for `1e+21`. */
export interface ScaledDecimal {
  readonly digits: bigint;
  readonly places: number;
}

/** Reads a number as JSON and programs write it; `undefined` for other text, and for exponents of more than three digits. */
export function decimalOf(text: string): ScaledDecimal | undefined {
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

const scaled = ({ digits, places }: ScaledDecimal, to: number): bigint => digits * 10n ** BigInt(to - places);

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

/** Decimals of an amount whose currency is not known. */
const USUAL = 2;

/** Returns how many decimals amounts of a currency have; `currency` is its ISO code. */
export function decimalsOf(currency: unknown): number {
  if (typeof currency !== 'string' || !/^[A-Za-z]{3}$/.test(currency)) return USUAL;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? USUAL;
}

/** Whether a text is the code of a currency, and not the name of what has one. */
export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** Returns an amount in the minor unit of its currency, `1250` of `12.50`; undefined if it has more decimals than the currency. */
export function minorOf(amount: string, currency: unknown): string | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*?)0*)?$/.exec(amount) ?? [];
  const places = decimalsOf(currency);
  if (whole === '' || fraction.length > places) return undefined;
  const digits = (whole + fraction.padEnd(places, '0')).replace(/^0+(?=\d)/, '');
  return digits === '0' ? digits : `${sign}${digits}`;
}

/** Returns the amount that a whole number of minor units is, `12.50` of `1250`; undefined for what is not one. */
export function majorOf(units: string, currency: unknown): string | undefined {
  const [, sign = '', digits] = /^(-?)(\d+)$/.exec(units) ?? [];
  const places = decimalsOf(currency);
  if (digits === undefined || places === 0) return digits === undefined ? undefined : units;
  const padded = digits.padStart(places + 1, '0');
  return `${sign}${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/**
 * Returns what is wrong with a typed number of at most `most` decimals, to be read after the number. A separator before
 * three digits may separate thousands: both readings are shown, and each can be written in a form without doubt.
 */
export function decimalsFault(text: string, most: number | undefined): string | undefined {
  const [, whole, mark, fraction = ''] = /^(-?\d+)([.,])(\d+)$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const isGrouped = /^-?[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
  if (isGrouped && (mark === ',' || (most !== undefined && most !== 3))) {
    const decimal = most === undefined || most === 3 ? fraction : most > 3 ? `${fraction}0` : fraction.slice(0, most);
    return `can mean ${whole}${fraction} or ${whole}${decimal === '' ? '' : `.${decimal}`}; write one of them`;
  }
  if (mark === ',') return `is not a number; write ${whole}.${fraction}`;
  if (most === undefined || fraction.replace(/0+$/, '').length <= most) return undefined;
  const { length } = fraction;
  const count = length === 1 ? '1 decimal' : `${String(length)} decimals`;
  return `has ${count}; at most ${String(most)} ${most === 1 ? 'is' : 'are'} allowed`;
}
