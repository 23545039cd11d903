/** Finds feeds in the catalogue, and follows the row versions of their pages. */
import { CliError, type KitCatalogue, type KitResource, type Page, type Row, type World } from 'cmdspec-runtime/kit';

/** Folder of the feeds in the catalogue. */
export const FOLDER = 'sync/';
/** Feed with the log of deletions. */
export const DELETED = 'sync/Deleted';

/** Field with the row version: an integer of any length, not a time. */
export const VERSION = 'Timestamp';

/** Finds a feed by the name of its standard resource, its name below `sync/`, or its full path. */
export async function findFeed(catalogue: KitCatalogue, typed: string): Promise<KitResource> {
  const named = await catalogue.find(typed.toLowerCase().startsWith(FOLDER) ? typed : `${FOLDER}${typed}`);
  if (named?.sync === true) return named;
  const standard = await catalogue.find(typed);
  const feed = standard?.syncPath === undefined ? undefined : await catalogue.find(standard.syncPath);
  if (feed !== undefined) return feed;
  const remedy = '`metadata --search sync/` lists the feeds.';
  if (standard !== undefined) throw new CliError('input', `${standard.name} has no feed.`, remedy);
  const data = await catalogue.all();
  const near = [...(await catalogue.suggest(`${FOLDER}${typed}`)), ...(await catalogue.suggest(typed))];
  const suggestions = [...new Set(near)]
    .filter((name) => data[name]?.sync === true || data[name]?.syncPath !== undefined)
    .slice(0, 3);
  throw new CliError('input', `Unknown resource or feed ${JSON.stringify(typed)}.`, remedy, { suggestions });
}

/** A feed returned an invalid record. Other feeds are not affected. */
export class FeedError extends CliError {
  constructor(message: string, remedy?: string) {
    super('unavailable', message, remedy);
  }
}

/**
 * Returns the row version of a record.
 *
 * @throws FeedError
 */
export const versionOf = (row: Row): bigint => BigInt(digitsOf(row));

function digitsOf(row: Row): string {
  const version = String(row[VERSION] ?? '');
  if (/^\d+$/.test(version)) return version;
  const problem =
    version === '' ? `no ${VERSION}` : `a ${VERSION} that is not a row version: ${JSON.stringify(version)}`;
  throw new FeedError(`A record of the feed has ${problem}.`);
}

/** Compares row versions. Texts of equal length are in the order of their numbers, and converting a million rows is slow. */
const isAbove = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : BigInt(one) > BigInt(other);

/** Returns the lowest and the highest row version of a page; `undefined` for a page without rows. */
function rangeOf(rows: readonly Row[]): { readonly lowest: bigint; readonly highest: bigint } | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  let lowest = digitsOf(first);
  let highest = lowest;
  for (const row of rows) {
    const digits = digitsOf(row);
    // Most feeds come in the order of their versions.
    if (isAbove(digits, highest)) highest = digits;
    else if (isAbove(lowest, digits)) lowest = digits;
  }
  return { lowest: BigInt(lowest), highest: BigInt(highest) };
}

/** How far a feed was read. */
export interface FeedProgress {
  /** Highest row version seen. */
  highest: bigint;
  /** The feed was read to its end. */
  complete: boolean;
  rows: number;
}

/**
 * Yields the pages and updates the progress. Rows may come in any order: the position is the highest row version of all.
 *
 * @param progress its highest version is the version from which the feed was requested
 * @throws FeedError for a row that was not requested: versions that start over would be below the position forever
 */
export async function* followFeed(progress: FeedProgress, pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  const since = progress.highest;
  let more = false;
  for await (const page of pages) {
    const range = rangeOf(page.rows);
    if (range !== undefined && range.lowest <= since && since > 0n) throw belowStart(range.lowest, since);
    if (range !== undefined && range.highest > progress.highest) progress.highest = range.highest;
    progress.rows += page.rows.length;
    more = page.more;
    yield page;
  }
  progress.complete = !more;
}

const belowStart = (found: bigint, since: bigint): FeedError =>
  new FeedError(
    `The feed returned a record with ${VERSION} ${String(found)}, although only records above ${String(since)} were requested.`,
    'The service may have restarted its row versions. Read the whole feed again, from 0.',
  );

/** Whether the user has no right to a feed, or no license for its module. */
export const isRefused = ({ details }: CliError): boolean => [401, 403, 404].includes(details.statusCode ?? 0);

/** Days for which deletions are certainly in the log, which stores them for two months. */
const LOG_DAYS = 59;
const DAY = 86_400_000;

/** Whether deletions since this ISO time may no longer be in the log. */
export const isBeyondLog = (updated: string, { now }: Pick<World, 'now'>): boolean =>
  now().getTime() - Date.parse(updated) > LOG_DAYS * DAY;
