/** Ids of the log of writes. They ascend with the time, and no two processes make the same. */

const RANDOM = 8;

/** Random numbers leave room for the ids that follow within the same millisecond. */
const MOST = 36 ** RANDOM - 36 ** (RANDOM - 1);

let last = { ms: 0, value: 0 };

/**
 * Returns an id: a letter and `_`, the milliseconds since 1970, and a random number. Each id of a process is above the one
 * before, also within a millisecond and after the clock was set back.
 */
export function newId(letter: 'w' | 'r' | 'j', now: Date): string {
  const ms = now.getTime();
  last = ms > last.ms ? { ms, value: randomBelow(MOST) } : { ms: last.ms, value: last.value + 1 };
  return `${letter}_${last.ms.toString(36)}${last.value.toString(36).padStart(RANDOM, '0')}`;
}

/** An id is not a secret. Loading the random numbers for secrets takes longer than the rest of the log. */
const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

const FORM = /^w_[0-9a-z]{16}$/;

export const isWriteId = (text: string): boolean => FORM.test(text);

/** Returns the time of an id. */
export const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(2, -RANDOM), 36));
