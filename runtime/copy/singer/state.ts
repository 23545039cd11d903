/** The state of a Singer tap: how far each stream is, and of which account. */
import { CliError } from '../../base/errors.js';
import { isObject } from '../../base/objects.js';
import { shaped } from '../../base/shape.js';
import { refuseLater } from '../../state/format.js';
import { checkOwner, isOfAccount, type OwnOwner } from '../owner.js';
import type { Owner } from '../types.js';

const FORMAT = 1;

const STATE = { format: FORMAT, owner: { client: 'string', account: 'string' }, bookmarks: 'object' } as const;

const BOOKMARK = {
  form: 'count',
  cursor: 'string|null',
  table_version: 'count|null',
  is_active: 'boolean',
  complete_as_of: 'string|null',
  rows: 'count|null',
} as const;

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
  owner: OwnOwner,
  isSameAccount?: (account: string) => Promise<boolean>,
): Promise<Bookmarks> {
  const again = 'Start over without --state, or choose the profile of that account.';
  if (!isObject(state)) throw new CliError('input', 'The state is not a JSON object.', 'Start over without --state.');
  if (Object.keys(state).length === 0) return {};
  refuseLater(state, { path: 'The state', refusal: 'input', format: FORMAT, client: owner.client });
  const { bookmarks } = state;
  const found = shaped(state, STATE);
  if (found === undefined || !isObject(bookmarks))
    throw new CliError('input', `The state was not written by ${owner.client}.`, 'Start over without --state.');
  const isKnown = isOfAccount(found.owner, owner) || found.owner.client !== owner.client;
  const isSame = !isKnown && (await isSameAccount?.(found.owner.account)) === true;
  const words = {
    path: 'The state',
    noun: 'bookmarks',
    refusal: 'input',
    remedy: { client: again, account: again },
  } as const;
  if (!isSame) checkOwner(found.owner, owner, words);
  const damaged = Object.entries(bookmarks).find(([, one]) => shaped(one, BOOKMARK) === undefined);
  if (damaged === undefined) return bookmarks as unknown as Bookmarks;
  throw new CliError('input', `The state of the stream ${damaged[0]} is damaged.`, 'Start over without --state.');
}
