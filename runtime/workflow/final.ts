import type { Failure } from '../contract/failure.js';
import type { CliError } from '../base/errors.js';

const FINAL: ReadonlySet<unknown> = new Set<Failure>(['auth', 'rate', 'config', 'refused']);

/** Whether the next request would end in the same way: without permission, or when the rate limit is used up. */
export const isFinal = ({ kind }: CliError): boolean => FINAL.has(kind);

/** Failures of the connection in a row after which the service counts as down. */
const MOST_UNAVAILABLE = 5;

/** The same for requests without a connection, which have waited for it in all their attempts. */
const MOST_UNCONNECTED = 2;

/**
 * Returns whether the next request would end in the same way as this one, from the outcomes of a run so far: also when the
 * service is down. Called once for each request, without an error if it succeeded.
 */
export function stopRule(): (error?: CliError) => boolean {
  let unavailable = 0;
  let unconnected = 0;
  return (error) => {
    unavailable = error?.kind === 'unavailable' ? unavailable + 1 : 0;
    unconnected = error?.details.unconnected === true ? unconnected + 1 : 0;
    const isDown = unavailable >= MOST_UNAVAILABLE || unconnected >= MOST_UNCONNECTED;
    return error !== undefined && (isFinal(error) || isDown);
  };
}
