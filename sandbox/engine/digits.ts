import { parse, stringify } from 'lossless-json';

/** An integer of 16 or more digits: a double may not hold it. */
const LONG = /(?:^|[\s:,[-])\d{16}/;

/**
 * Parses JSON as services do: integers that a double cannot hold become `bigint`, every other number a number.
 *
 * @throws SyntaxError
 */
export function parseDigits(text: string): unknown {
  if (!LONG.test(text)) return JSON.parse(text) as unknown;
  return parse(text, undefined, {
    parseNumber: (digits) => {
      const value = Number(digits);
      return /^-?\d+$/.test(digits) && !Number.isSafeInteger(value) ? BigInt(digits) : value;
    },
    onDuplicateKey: ({ newValue }) => newValue,
  });
}

/** JSON text of a value, a `bigint` digit for digit. */
export function writeDigits(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // Most responses hold none and are written by the faster JSON.stringify.
    return stringify(value) ?? 'null';
  }
}

export function isWhole(value: unknown): boolean {
  return Number.isInteger(value) || typeof value === 'bigint';
}

export function isNumeric(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}
