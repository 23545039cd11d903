/** Lists of e-mail addresses and phone numbers in records. */
import { isObject, plainText, type Row } from 'cmdspec-runtime/kit';

/** Fields that are lists of `{value, primary, label}`; a change replaces the whole list. */
export const CONTACTS: ReadonlySet<string> = new Set(['emails', 'phones']);

/** Returns the values of a list of contacts. A text counts as a list of one value. */
export const contactValues = (list: unknown): unknown[] =>
  (Array.isArray(list) ? list : [list]).map((one: unknown) => (isObject(one) ? one['value'] : one));

/** Returns the form in which values are compared, without case and surrounding blanks. */
export const plainContact = (value: unknown): string => plainText(value).trim().toLowerCase();

/** Returns a list of one value. */
export const contactList = (value: string): Row[] => [{ value, primary: true }];

/**
 * Returns a change whose `added` lists, of one value each, keep the other values of the record. The added value comes first
 * and is the primary one.
 */
export function withOthers(change: Row, record: Row, added: ReadonlySet<string>): Row {
  const entries = Object.entries(change).map(([key, value]): [string, unknown] => {
    if (!added.has(key) || !Array.isArray(value)) return [key, value];
    const had: readonly unknown[] = Array.isArray(record[key]) ? record[key] : [];
    const others = had.map((one) => (isObject(one) ? { ...one, primary: false } : { value: one, primary: false }));
    return [key, [...(value as readonly unknown[]), ...others]];
  });
  return Object.fromEntries(entries);
}
