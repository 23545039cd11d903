/** Recognizes the forms of ids. */

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

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Whether a value names a list: standard input or a file. */
export const namesList = (text: string): boolean => text === '-' || text.startsWith('@');
