import { LosslessNumber, isLosslessNumber, isNumber, isSafeNumber, parse } from 'lossless-json';

/** A number token of 16 or more characters, or with an exponent of three digits: a double may not hold it. */
const LONG = /(?:^|[\s:,[-])\d[\d.]{15}|\d[eE][+-]?\d{3}/;

let hasMadeLossless = false;
let isWriting = false;

/** Marks the digits of a number in a text that is being written. Nobody outside can know it. */
const MARK = `number-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}:`;
const MARKED = new RegExp(`"${MARK}([^"]*)"`, 'g');

class ExactNumber extends LosslessNumber {
  /** Text, which {@link stringifyJson} turns into the number: writing with `JSON.stringify` is several times as fast. */
  toJSON(): string {
    return isWriting ? MARK + this.value : this.value;
  }
}

/**
 * Returns a JSON number with these digits: a plain number if a double can hold it, else a `LosslessNumber`.
 *
 * @throws SyntaxError when the text is not a JSON number (`007`, `1e`, empty).
 */
export function toNumber(text: string): number | LosslessNumber {
  if (!isNumber(text)) throw new SyntaxError(`Not a JSON number: ${text}`);
  if (isSafeNumber(text)) return Number(text);
  hasMadeLossless = true;
  return new ExactNumber(text);
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
  return new ExactNumber(text);
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
  // Only this module makes such numbers, so that most runs never search for them.
  if (!hasMadeLossless) return JSON.stringify(value, undefined, indent) ?? 'null';
  isWriting = true;
  try {
    return (JSON.stringify(value, undefined, indent) ?? 'null').replace(MARKED, '$1');
  } finally {
    isWriting = false;
  }
}

export { LosslessNumber, isLosslessNumber };
