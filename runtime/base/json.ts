import { LosslessNumber, isLosslessNumber, isNumber, isSafeNumber, parse, stringify } from 'lossless-json';

/** A number token of 16 or more characters, or with an exponent of three digits: a double may not hold it. */
const LONG = /(?:^|[\s:,[-])\d[\d.]{15}|\d[eE][+-]?\d{3}/;

let hasMadeLossless = false;

/**
 * Returns a JSON number with these digits: a plain number if a double can hold it, else a `LosslessNumber`.
 *
 * @throws SyntaxError when the text is not a JSON number (`007`, `1e`, empty).
 */
export function toNumber(text: string): number | LosslessNumber {
  if (!isNumber(text)) throw new SyntaxError(`Not a JSON number: ${text}`);
  if (isSafeNumber(text)) return Number(text);
  hasMadeLossless = true;
  return new LosslessNumber(text);
}

/**
 * Returns the JSON number that a user typed, digit for digit: `1.50` stays `1.50`.
 *
 * @throws SyntaxError when the text is not a JSON number.
 */
export function exactNumber(text: string): number | LosslessNumber {
  const number = toNumber(text);
  if (String(number) === text) return number;
  hasMadeLossless = true;
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
 * Returns the JSON text of a value, with the digits of `LosslessNumber` unchanged. A value that JSON cannot express
 * (a function, `undefined`) becomes the text `null`.
 */
export function stringifyJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, undefined, indent) ?? 'null';
  // Only this module makes such numbers, so that most runs never search for them.
  if (!hasMadeLossless || !text.includes('"isLosslessNumber"')) return text;
  return stringify(value, undefined, indent) ?? 'null';
}

export { LosslessNumber, isLosslessNumber };
