/** JSON without a loss of digits. */
import { compareDecimals, isObject, LosslessNumber, parseJson, stringifyJson } from 'cmdspec-runtime/kit';
import { parse, stringify } from 'lossless-json';

/** A number of 16 or more characters: a double may not hold it. */
const LONG = /(?:^|[\s:,[-])\d[\d.]{15}/;

/**
 * Parses JSON digit for digit: integers that a double cannot hold become `bigint`, decimals that it cannot hold become
 * `LosslessNumber`, and any other number is a number. A number with an exponent, or out of range, becomes a double, as in
 * services.
 *
 * @throws SyntaxError
 */
export function parseDigits(text: string): unknown {
  if (!LONG.test(text)) return JSON.parse(text) as unknown;
  return parse(text, undefined, {
    parseNumber: (digits) => {
      const value = Number(digits);
      if (/^-?\d+$/.test(digits)) return Number.isSafeInteger(value) ? value : BigInt(digits);
      return /e/i.test(digits) || !Number.isFinite(value) ? value : parseJson(digits);
    },
    onDuplicateKey: ({ newValue }) => newValue,
  });
}

/** Returns the JSON text of a value. Long numbers keep all digits. */
export function writeDigits(value: unknown): string {
  try {
    return stringifyJson(value);
  } catch {
    // Only few responses hold a bigint, for which the faster JSON.stringify fails.
    return stringify(value) ?? 'null';
  }
}

/** A copy that shares nothing with the value; `LosslessNumber` never changes, and `structuredClone` would lose its class. */
export function cloned<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof LosslessNumber) return value;
  if (Array.isArray(value)) return value.map(cloned) as T;
  if (!isObject(value)) return structuredClone(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloned(one)])) as T;
}

export function isWhole(value: unknown): boolean {
  return Number.isInteger(value) || typeof value === 'bigint';
}

export function isNumeric(value: unknown): value is number | bigint | LosslessNumber {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof LosslessNumber;
}

/** Compares two numbers, or texts of numbers, by all their digits: negative if `a` is less. */
export function compareNumbers(a: unknown, b: unknown): number {
  const isExact = typeof a === 'number' && typeof b === 'number';
  const [left, right] = [Number(a), Number(b)];
  return (isExact ? undefined : compareDecimals(String(a), String(b))) ?? (left < right ? -1 : left > right ? 1 : 0);
}
