/** Reads and writes JSON without changing the digits of long numbers. */
import { LosslessNumber, isLosslessNumber, isNumber, isSafeNumber, parse } from 'lossless-json';
import { isObject } from './objects.js';

/**
 * The character before a number token, then the token: an integer of 16 or more digits, or another token of 16 or more
 * characters or with an exponent of three digits. The character after it excludes most numbers within texts.
 */
const LONG = /([\s:,[])(-?(?:[1-9]\d{15,}|\d(?:[\d.]{15,}(?:[eE][+-]?\d+)?|[\d.]*[eE][+-]?\d{3,})))(?=\s*[,\]}])/g;

/** A token without a fraction and an exponent. */
const INTEGER = /^-?\d+$/;

/** A number at the start of a text, which then is nothing but the number. */
const ALONE = /^-?\d/;

/** Marks the digits of a number as text, on the way in and on the way out. Nothing outside of this module knows it. */
const MARK = `#${Math.random().toString(36).slice(2)}:`;
const FIRST = MARK.charCodeAt(0);
const MARKED = new RegExp(`"${MARK}([^"]*)"`, 'g');

let hasMadeLossless = false;
let isWriting = false;

class ExactNumber extends LosslessNumber {
  /** Infinite, or zero, beyond the range of a double: arithmetic with what a service has sent must not throw. */
  override valueOf(): number | bigint {
    const near = Number(this.value);
    return Number.isFinite(near) && near !== 0 ? super.valueOf() : near;
  }

  /** Only {@link stringifyJson} writes the number: elsewhere, its digits are text. */
  toJSON(): string {
    return isWriting ? MARK + this.value : this.value;
  }
}

const makeExact = (text: string): LosslessNumber => {
  hasMadeLossless = true;
  return new ExactNumber(text);
};

/**
 * Returns a JSON number with these digits: a plain number if a double can hold it, else a `LosslessNumber`.
 *
 * @throws SyntaxError when the text is not a JSON number (`007`, `1e`, empty).
 */
export function toNumber(text: string): number | LosslessNumber {
  if (!isNumber(text)) throw new SyntaxError(`Not a JSON number: ${text}`);
  return isSafeNumber(text) ? Number(text) : makeExact(text);
}

/**
 * Returns the JSON number that a user typed, digit for digit: `1.50` stays `1.50`.
 *
 * @throws SyntaxError when the text is not a JSON number.
 */
export function exactNumber(text: string): number | LosslessNumber {
  const number = toNumber(text);
  return String(number) === text ? number : makeExact(text);
}

/**
 * Parses JSON text. Integers of any length and decimals that a double cannot hold arrive as `LosslessNumber`, all
 * other numbers as numbers. A byte order mark is skipped; a repeated key keeps its last value; `__proto__` is a key
 * like any other.
 *
 * @throws SyntaxError with the position of the first wrong character.
 */
export function parseJson(text: string): unknown {
  const json = withoutByteOrderMark(text);
  const marked = ALONE.test(json) ? undefined : markLong(json);
  if (marked === json) return JSON.parse(json);
  try {
    if (marked !== undefined) return unmark(JSON.parse(marked));
  } catch {
    // A mark within a text ends that text, and what follows is not JSON; nor is a token such as 0123. Such documents are read
    // the slow way.
  }
  return parse(json, undefined, { parseNumber: toNumber, onDuplicateKey: ({ newValue }) => newValue });
}

/** Returns the object in a JSON text; undefined for any other text. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A key that an object has twice, with different values. */
export class RepeatedKey extends SyntaxError {
  constructor(
    readonly key: string,
    /** Where the key stands the second time, from 0. */
    readonly position: number,
  ) {
    super(`The key ${JSON.stringify(key)} is repeated at position ${position}`);
  }
}

/**
 * Parses JSON text that a user typed. Numbers that a program would write in another way, such as `1.50`, arrive as
 * `LosslessNumber` too.
 *
 * @throws RepeatedKey
 * @throws SyntaxError like {@link parseJson}
 */
export const parseTyped = (text: string): unknown =>
  parse(withoutByteOrderMark(text), undefined, {
    parseNumber: exactNumber,
    onDuplicateKey: ({ key, position }) => {
      // The library counts the opening quote.
      throw new RepeatedKey(key, position - 1);
    },
  });

const withoutByteOrderMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/** The escape of one half of a character. */
const HALF = /\\u[dD][89a-fA-F]/;

/** A whole escape: both halves of a character, one half, or the beginning of any other escape. */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[^])/g;

/**
 * Replaces each half of a character in a JSON text by U+FFFD. JSON can hold half characters, but UTF-8, YAML, addresses
 * and the JSON readers of databases cannot.
 */
export function withWholeCharacters(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replace(ESCAPES, (escape) => (escape.length === 6 ? '\\ufffd' : escape));
}

/**
 * Turns the long numbers of a JSON text into texts, so that `JSON.parse` keeps their digits: it is several times as fast as a
 * parser in JavaScript. A replacement function would take longer than the search.
 */
const markLong = (json: string): string => json.replace(LONG, `$1"${MARK}$2"`);

/** Digits of the largest integer that a double holds exactly; long tokens have as many or more. */
const MOST = String(Number.MAX_SAFE_INTEGER);

/** Returns the number of a long token. Converting the digits to compare them would take longer than all else here. */
function longNumber(text: string): number | LosslessNumber {
  if (!INTEGER.test(text)) return toNumber(text);
  const digits = text.startsWith('-') ? text.slice(1) : text;
  return digits.length > MOST.length || digits > MOST ? makeExact(text) : Number(text);
}

/** Whether a text is marked. Every text of every row comes here. */
const isMarked = (text: string): boolean => text.charCodeAt(0) === FIRST && text.startsWith(MARK);

const withoutMark = (text: string): string => text.slice(MARK.length);

/** Replaces the marked texts of a value by their numbers, in place. */
function unmark(value: unknown): unknown {
  if (typeof value === 'string') return isMarked(value) ? longNumber(withoutMark(value)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value as unknown[];
    for (let index = 0; index < list.length; index++) {
      const one = list[index];
      if (typeof one === 'object') unmark(one);
      else if (typeof one === 'string' && isMarked(one)) list[index] = longNumber(withoutMark(one));
    }
    return value;
  }
  const record = value as Record<string, unknown>;
  // Copying the entries of each record would take as long as parsing it.
  for (const key in record) {
    const one = record[key];
    if (typeof one === 'object') unmark(one);
    else if (typeof one === 'string' && isMarked(one)) record[key] = longNumber(withoutMark(one));
  }
  return value;
}

/**
 * Returns the JSON text of a value, with the digits of `LosslessNumber` unchanged. A value that JSON cannot express
 * (a function, `undefined`) becomes the text `null`.
 */
export function stringifyJson(value: unknown, indent?: number): string {
  // Only this module makes such numbers, so that most runs write without searching for them.
  return written(() => JSON.stringify(value, undefined, indent) ?? 'null');
}

/** Whether a value has a number with a fraction or exponent that a double cannot hold. */
export function hasLongDecimals(value: unknown): boolean {
  if (!hasMadeLossless || typeof value !== 'object' || value === null) return false;
  if (isLosslessNumber(value)) return !INTEGER.test(value.value);
  return Object.values(value).some(hasLongDecimals);
}

/** Returns the JSON that a function writes, with long numbers in it. */
function written(write: () => string): string {
  // Only this module makes such numbers, so that most runs write without searching for them.
  if (!hasMadeLossless) return write();
  isWriting = true;
  try {
    return write().replace(MARKED, '$1');
  } finally {
    isWriting = false;
  }
}

/** Number of records that are written as one text. The engine stores longer texts apart, which takes a quarter of the time of
 * writing them. */
const BLOCK = 64;

/** Returns records as lines of JSON, each with its line feed. */
export function jsonLines(records: readonly unknown[]): string {
  let lines = '';
  for (let at = 0; at < records.length; at += BLOCK) {
    const block = records.slice(at, at + BLOCK);
    lines += written(() => block.map((record) => `${JSON.stringify(record) ?? 'null'}\n`).join(''));
  }
  return lines;
}

/** Returns a value of a response as text; a record is JSON, as it may have a field `toString` that is not a function. */
export const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null && !isLosslessNumber(value) ? stringifyJson(value) : String(value);

export { LosslessNumber, isLosslessNumber };
