/** Compares the fields of a record with what they were. */
import { isUuid } from '../base/ids.js';
import { isObject } from '../base/objects.js';
import { HIDDEN } from '../base/redact.js';
import { isLosslessNumber, stringifyJson } from '../base/json.js';
import type { Row } from '../contract/rows.js';

/** A field that has another value than it had. */
export interface Difference {
  readonly field: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Returns the fields of `expected` that a record has with other values. A field that the record lacks is not compared. */
export function differences(expected: Row, record: Row): readonly Difference[] {
  return Object.entries(expected).flatMap(([field, value]) =>
    !Object.hasOwn(record, field) || value === HIDDEN || isSame(value, record[field])
      ? []
      : [{ field, expected: value, found: record[field] }],
  );
}

/**
 * Whether two values are the same to a service, which may return a number for text that was sent, and a time in another form.
 *
 * @param inList whether they are in a list: the texts there are names, such as tags, which a service may store in another case
 */
export function isSame(one: unknown, other: unknown, inList = false): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index], true))
    );
  if (isPlain(one) && isPlain(other)) {
    // What was sent may be a part of what is stored.
    const names = Object.keys(one).filter((name) => Object.hasOwn(other, name));
    return names.length > 0 && names.every((name) => isSame(one[name], other[name], inList));
  }
  if (isPlain(one) || isPlain(other)) return false;
  const [left, right] = [textOf(one), textOf(other)];
  return (
    left === right ||
    (inList && left.toLowerCase() === right.toLowerCase()) ||
    isSameId(left, right) ||
    isSameFlag(left, right) ||
    isSameNumber(one, other) ||
    isSameTime(left, right)
  );
}

/** Whether a value is none; an object without a value in it is as none as the object that was never made. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isPlain(value) && Object.keys(value).length > 0 && Object.values(value).every(isEmpty));
const isPlain = (value: unknown): value is Row => isObject(value) && !isLosslessNumber(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : stringifyJson(value));

/** UUIDs have any case; another text in another case is another text. */
const isSameId = (one: string, other: string): boolean => isUuid(one) && one.toLowerCase() === other.toLowerCase();

/** Services take 1 and 0 for true and false. */
const isSameFlag = (one: string, other: string): boolean =>
  FLAGS.some((names) => names.includes(one.toLowerCase()) && names.includes(other.toLowerCase()));

const FLAGS = [
  ['1', 'true'],
  ['0', 'false'],
];

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Numbers are the same whatever zeros they end with; digits are compared, not floats. Texts with zeros before them are codes. */
function isSameNumber(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && (CODE.test(one) || CODE.test(other))) return false;
  const [left, right] = [textOf(one), textOf(other)];
  return NUMBER.test(left) && NUMBER.test(right) && bare(left) === bare(right);
}

const CODE = /^-?0\d/;

const bare = (text: string): string => {
  const [whole = '', part = ''] = text.split('.');
  const digits = `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${part.replace(/0+$/, '')}`;
  return /^-?0\.$/.test(digits) ? '0.' : digits;
};

const DAY = /^\d{4}-\d{2}-\d{2}/;

const isSameTime = (one: string, other: string): boolean =>
  DAY.test(one) && DAY.test(other) && Date.parse(one) === Date.parse(other);
