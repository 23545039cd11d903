/** Recognizes the forms of ids, and finds the id of a record. */
import { plainText } from './json.js';
import { isObject } from './objects.js';
import { getPath } from './paths.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a UUID, which may be in braces, without them; undefined for any other text. */
export function bareUuid(text: string): string | undefined {
  const bare = text.startsWith('{') && text.endsWith('}') ? text.slice(1, -1) : text;
  return UUID.test(bare) ? bare : undefined;
}

/** Whether a text is a UUID, in any case, also in braces. */
export const isUuid = (text: string): boolean => bareUuid(text) !== undefined;

/** Whether a text is a SHA-1 hash, as some services use for the keys of custom fields. */
export const isHash = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

/** Whether a text is an id as MongoDB makes them. */
export const isObjectId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);

/** Returns the only run of digits in a text such as `deals%2F42` or `#42`: the id that was probably meant. */
export function idWithin(text: string): string | undefined {
  const runs = text.replace(/%[0-9a-f]{2}/gi, ' ').match(/\d+/g) ?? [];
  return runs.length === 1 ? runs[0] : undefined;
}

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/**
 * Returns the id of a record as text: the value of the first of these fields that it has, `id|user_id`. The case of their
 * names does not matter.
 */
export function idOf(record: unknown, fields = 'id'): string | undefined {
  if (!isObject(record)) return undefined;
  for (const field of fields.split('|')) {
    const name = Object.keys(record).find((one) => one.toLowerCase() === field.toLowerCase());
    const id = name === undefined ? getPath(record, field) : record[name];
    if (id !== undefined && id !== null && id !== '') return plainText(id);
  }
  return undefined;
}

/** Whether a value names a list: standard input or a file. */
export const namesList = (text: string): boolean => text === '-' || text.startsWith('@');
