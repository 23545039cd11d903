/** What a person should know of a copy that ended without an error. */
import type { Copied } from './types.js';

/** Returns a sentence for each list that became empty, and one if the rows never came to rest while they were read. */
export function doubtsOf(copied: readonly Copied[]): readonly string[] {
  const emptied = copied.filter(({ rows, earlierRows }) => rows === 0 && earlierRows > 0);
  const isRestless = copied.some((one) => one.isRestless);
  return [
    ...emptied.map(
      ({ name, earlierRows }) =>
        `${name} has 0 records; the earlier copy had ${String(earlierRows)}. Check the permissions of the user.`,
    ),
    ...(isRestless
      ? ['Records changed all the time while they were read, and the last changes may be missing. Run it again.']
      : []),
  ];
}
