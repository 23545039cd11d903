/** Finds the fields of a change that differ from the record. */
import { compareDecimals, isObject, LosslessNumber, stringifyJson, type Row } from 'cmdspec-runtime/kit';
import { CONTACTS, contactValues, plainContact } from './contacts.js';

/** The fields of a change that differ from the record, and the present values of the record. */
export interface Difference {
  readonly changed: Row;
  readonly before: Row;
}

/**
 * Compares a change with a record. Custom fields are compared one by one. A missing value equals null. In an object, such as
 * an address, only the parts of the change are compared, because the service adds others.
 */
export function differenceOf(change: Row, record: Row): Difference {
  const changed: Record<string, unknown> = {};
  const before: Record<string, unknown> = {};
  for (const [key, wanted] of Object.entries(change)) {
    if (key === 'custom_fields' && isObject(wanted)) {
      const had = record[key];
      const custom = differenceOf(wanted, isObject(had) ? had : {});
      if (Object.keys(custom.changed).length === 0) continue;
      changed[key] = custom.changed;
      before[key] = custom.before;
    } else if (!isSame(wanted, record[key], CONTACTS.has(key))) {
      changed[key] = wanted;
      before[key] = record[key] ?? null;
    }
  }
  return { changed, before };
}

/** One line for people: `status: "open" -> "won"; stage_id: 3 -> 4`. */
export const differenceText = ({ changed, before }: Difference): string =>
  Object.entries(changed)
    .map(([key, value]) => `${key}: ${textOf(key, before[key])} -> ${textOf(key, value)}`)
    .join('; ');

const textOf = (key: string, value: unknown): string | undefined =>
  stringifyJson(CONTACTS.has(key) && Array.isArray(value) ? contactValues(value) : value);

function isSame(wanted: unknown, had: unknown, areContacts = false): boolean {
  if (isMissing(wanted) || isMissing(had)) return isMissing(wanted) === isMissing(had);
  if (Array.isArray(wanted)) {
    if (!Array.isArray(had)) return false;
    if (areContacts) return isSameSet(contactsOf(wanted), contactsOf(had));
    if ([...wanted, ...(had as unknown[])].every((one) => !isObject(one) && !Array.isArray(one))) {
      return isSameSet(wanted.map(String), had.map(String));
    }
    return wanted.length === had.length && wanted.every((one, at) => isSame(one, had[at]));
  }
  if (isObject(wanted)) {
    return isObject(had) && Object.entries(wanted).every(([key, value]) => isSame(value, had[key]));
  }
  if (isNumber(wanted) && isNumber(had)) return isSameNumber(String(wanted), String(had));
  return wanted === had;
}

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const isNumber = (value: unknown): boolean => typeof value === 'number' || value instanceof LosslessNumber;

/** Compares all digits of two numbers. Numbers with a very long exponent are compared as doubles. */
const isSameNumber = (one: string, other: string): boolean => {
  const difference = compareDecimals(one, other);
  return difference === undefined ? Number(one) === Number(other) : difference === 0;
};

/** Returns the compared values of contacts. Labels and the primary contact do not count. */
const contactsOf = (list: readonly unknown[]): string[] => contactValues(list).map(plainContact);

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((value) => b.has(value));
}
