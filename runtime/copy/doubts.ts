/** What a person should know of a copy that ended without an error. */
import type { Copied } from './types.js';

/** Returns a sentence for a list that became empty, none for another one. */
export const doubtOfNone = (name: string, rows: number, earlierRows: number): readonly string[] =>
  rows > 0 || earlierRows === 0
    ? []
    : [`${name} has 0 records; the last run had ${String(earlierRows)}. Check the permissions of the user.`];

/** Returns a sentence for each list that became empty, and one if the rows never came to rest while they were read. */
export function doubtsOf(copied: readonly Copied[]): readonly string[] {
  const isRestless = copied.some((one) => one.isRestless);
  return [
    ...copied.flatMap(({ name, rows, earlierRows }) => doubtOfNone(name, rows, earlierRows)),
    ...(isRestless
      ? ['Records changed all the time while they were read, and the last changes may be missing. Run it again.']
      : []),
  ];
}
