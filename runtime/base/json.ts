import { LosslessNumber, isLosslessNumber, isNumber, isSafeNumber, parse, stringify } from 'lossless-json';

/** A number token of 16 or more characters, or with an exponent of three digits: a double may not hold it. */
const LONG = /(?:^|[\s:,[-])\d[\d.]{15}|\d[eE][+-]?\d{3}/;

let made = false;

/**
 * A JSON number with these digits: a plain number where a double holds it, else a `LosslessNumber`.
 *
 * @throws SyntaxError when the text is no JSON number (`007`, `1e`, empty).
 */
export function toNumber(text: string): number | LosslessNumber {
  if (!isNumber(text)) throw new SyntaxError(`Not a JSON number: ${text}`);
  if (isSafeNumber(text)) return Number(text);
  made = true;
  return new LosslessNumber(text);
}

/**
 * The JSON number that a user typed, digit for digit: `1.50` stays `1.50`.
 *
 * @throws SyntaxError when the text is no JSON number.
 */
export function exactNumber(text: string): number | LosslessNumber {
  const number = toNumber(text);
  if (String(number) === text) return number;
  made = true;
  return new LosslessNumber(text);
}

/**
 * Parses JSON text. Integers of any length and decimals that a double cannot hold arrive as `LosslessNumber`, all
 * other numbers as numbers. A byte order mark is skipped; a repeated key keeps its last value; `__proto__` is a key
 * like any other.
 *
 * @throws SyntaxError with the position of the first wrong character.
 */
export function parseJson(text: string): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (!LONG.test(json)) return JSON.parse(json);
  return parse(json, undefined, { parseNumber: toNumber, onDuplicateKey: ({ newValue }) => newValue });
}

/**
 * JSON text of a value, with the digits of `LosslessNumber` as they came. `undefined` for what JSON cannot say
 * (a function, `undefined`) is the text `null`.
 */
export function stringifyJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, undefined, indent) ?? 'null';
  // Only this module makes such numbers, so that the common run never looks for them.
  if (!made || !text.includes('"isLosslessNumber"')) return text;
  return stringify(value, undefined, indent) ?? 'null';
}

export { LosslessNumber, isLosslessNumber };
