/** Ids of the log of writes. They ascend with the time, and no two processes make the same. */

const RANDOM = 8;

/** Returns an id: a letter and `_`, the milliseconds since 1970, and random characters. */
export function newId(letter: 'w' | 'r', now: Date): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(RANDOM)), (byte) => (byte % 36).toString(36));
  return `${letter}_${now.getTime().toString(36)}${random.join('')}`;
}

const FORM = /^w_[0-9a-z]{16}$/;

export const isWriteId = (text: string): boolean => FORM.test(text);

/** Returns the time of an id. */
export const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(2, -RANDOM), 36));
