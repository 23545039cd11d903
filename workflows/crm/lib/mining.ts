/** Reads the changelogs of many deals, one request per deal. */
import { CliError, type Kit } from 'cmdspec-runtime/kit';
import type { Deal } from './analytics/deal.js';
import { readChange, type Change } from './analytics/history.js';

/** Number of deals above which the cost is announced. */
const ANNOUNCED = 100;
/** Rate-limit tokens of one changelog. */
const COST = 20;
/** Changelogs that are read at once. */
const AT_ONCE = 4;
/** Number of failures, in a row or before any changelog was read, after which the others would fail too. */
const HOPELESS = 10;

type Known = Pick<Deal, 'key'>;

export interface Mined<Some extends Known = Deal> {
  readonly deal: Some;
  /** Newest first; undefined if the changelog could not be read. */
  readonly changes: readonly Change[] | undefined;
}

/**
 * Reads the changelog of each deal, one request per deal, and yields them in the order of the deals. A changelog that the
 * service refuses is skipped, with a warning at the end. A lost connection, missing access, the rate limit and many failures
 * in a row end the run, because figures of some deals would look like figures of all deals.
 */
export async function* mine<Some extends Known = Deal>(
  deals: readonly Some[],
  kit: Kit<'changelog'>,
): AsyncGenerator<Mined<Some>> {
  const { length } = deals;
  if (length > ANNOUNCED)
    kit.live(`Reading the changelogs of ${length} deals: one request per deal, about ${length * COST} tokens.`);
  let done = 0;
  let skipped = 0;
  let inARow = 0;
  for await (const mined of kit.parallelMap(deals, AT_ONCE, (deal) => readChanges(deal, kit))) {
    done += 1;
    kit.live(`Read ${done} of ${length} changelogs`, 'progress');
    if ('error' in mined) {
      skipped += 1;
      // Deals can be deleted meanwhile, also many at once.
      if (mined.error.details.statusCode !== 404) inARow += 1;
      const isHopeless = skipped === done && (skipped === HOPELESS || done === length);
      if (isHopeless || inARow === HOPELESS) throw mined.error;
      yield { deal: mined.deal, changes: undefined };
    } else {
      inARow = 0;
      yield mined;
    }
  }
  if (skipped > 0)
    kit.warn(
      `${skipped} of ${length} changelogs could not be read; these deals are counted without their history, or not at all.`,
    );
}

async function readChanges<Some extends Known>(
  deal: Some,
  { calls }: Kit<'changelog'>,
): Promise<{ deal: Some; changes: Change[] } | { deal: Some; error: CliError }> {
  const changes: Change[] = [];
  try {
    for await (const row of calls.changelog.rows({ id: deal.key })) {
      const change = readChange(row);
      if (change !== undefined) changes.push(change);
    }
    return { deal, changes };
  } catch (error) {
    if (error instanceof CliError && isSkippable(error)) return { deal, error };
    throw error;
  }
}

/** Whether the service refused only this deal. */
function isSkippable({ kind, details: { statusCode = 0, blocked } }: CliError): boolean {
  return statusCode >= 400 && statusCode !== 401 && kind !== 'rate' && blocked !== true;
}
