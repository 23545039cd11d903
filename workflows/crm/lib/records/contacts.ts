import { isObject, plainText, type Row } from 'cmdspec-runtime/kit';

/** Fields that are lists of `{value, primary, label}`; a change replaces the whole list. */
export const CONTACTS: ReadonlySet<string> = new Set(['emails', 'phones']);

/** Returns the values of a list of contacts, or of the one text that stands for a list. */
export const contactValues = (list: unknown): unknown[] =>
  (Array.isArray(list) ? list : [list]).map((one: unknown) => (isObject(one) ? one['value'] : one));

/** The form in which values are compared: case and blanks around them do not count. */
export const plainContact = (value: unknown): string => plainText(value).trim().toLowerCase();

/** Returns the list that one value makes. */
export const contactList = (value: string): Row[] => [{ value, primary: true }];

/**
 * Returns a change whose `added` lists, of one value each, do not replace the lists of the record: the value comes first, as the
 * primary one, and the others stay.
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
