/** The state of a Singer tap: how far each stream is, and of which account. */
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import type { Owner } from './types.js';

const FORMAT = 1;

/** How far a stream is. All keys are always there: some programs merge a state into the one before it. */
export interface Bookmark {
  /** {@link Source.version}. */
  readonly form: number;
  /** Where the next run continues; null if it must read everything. */
  readonly cursor: string | null;
  /** Version of the table that the records have; null if a run never read all of them. */
  readonly table_version: number | null;
  /** Whether all rows of this version were written, so that it is active in the target. */
  readonly is_active: boolean;
  /** Every change before this time was read. RFC 3339 in UTC; null before a run has ended. */
  readonly complete_as_of: string | null;
  /** Rows of the last complete read; null for a stream that only follows changes. */
  readonly rows: number | null;
}

export type Bookmarks = Readonly<Record<string, Bookmark>>;

/** The value of STATE messages. */
export const stateOf = (owner: Owner, bookmarks: Bookmarks) => ({ format: FORMAT, owner, bookmarks });

/**
 * Returns the bookmarks of a state; none for an empty one.
 *
 * @throws CliError `input` for a state of another program or account, and for one that is damaged
 */
export async function bookmarksIn(
  state: unknown,
  owner: Owner,
  isSameAccount?: (account: string) => Promise<boolean>,
): Promise<Bookmarks> {
  const again = 'Start over without --state, or choose the profile of that account.';
  if (!isObject(state)) throw new CliError('input', 'The state is not a JSON object.', 'Start over without --state.');
  if (Object.keys(state).length === 0) return {};
  const { format, owner: found, bookmarks } = state;
  const isOwner = isObject(found) && typeof found['client'] === 'string' && typeof found['account'] === 'string';
  if (!isOwner || !isObject(bookmarks)) {
    throw new CliError('input', `The state was not written by ${owner.client}.`, 'Start over without --state.');
  }
  if (format !== FORMAT) {
    throw new CliError('input', `The state was written by a later version of ${owner.client}.`, 'Update the client.');
  }
  const { client, account } = found as unknown as Owner;
  if (client !== owner.client) {
    throw new CliError('input', `The state was written by ${client}, not by ${owner.client}.`, again);
  }
  if (account !== owner.account && (await isSameAccount?.(account)) !== true) {
    throw new CliError('input', `The state is of ${account}, but this run reads from ${owner.account}.`, again);
  }
  const damaged = Object.entries(bookmarks).find(([, one]) => !isBookmark(one));
  if (damaged === undefined) return bookmarks as unknown as Bookmarks;
  throw new CliError('input', `The state of the stream ${damaged[0]} is damaged.`, 'Start over without --state.');
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';

function isBookmark(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { form, cursor, table_version: version, is_active: isActive, complete_as_of: asOf, rows } = value;
  return (
    isCount(form) &&
    typeof isActive === 'boolean' &&
    [cursor, asOf].every((one) => one === null || isText(one)) &&
    [version, rows].every((one) => one === null || isCount(one))
  );
}
