/** Work on many items, of which each may fail. */
import type { Failure } from '../contract/failure.js';
import type { Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { parallelMap } from '../base/parallel-map.js';
import type { BulkOptions, BulkSummary } from './types.js';

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

type Tools = Pick<Context, 'http' | 'live' | 'warn' | 'note'>;

type Failed<Item> = BulkSummary<Item>['failed'][number];

/**
 * Works through items. A failed item does not stop the others, unless they would fail in the same way: without
 * permission, when the rate limit is used up, or when the service is down. What was and was not done is always reported.
 *
 * @throws CliError with the exit code and remedy of the failure that stopped the run, else of the first one, after the report
 */
export async function bulk<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  { noun, name, failed: failing, atOnce = 1, report }: BulkOptions<Item>,
  tools: Tools,
): Promise<void> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  const done: Item[] = [];
  const failed: Failed<Item>[] = [];
  const untried: Item[] = [];
  const stops = stopRule();
  let stopping: Failed<Item> | undefined;

  const attempt = async (item: Item): Promise<void> => {
    if (stopping !== undefined) {
      untried.push(item);
      return;
    }
    try {
      await work(item);
      done.push(item);
      stops();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      const failure = { item, error };
      failed.push(failure);
      if (stops(error)) stopping ??= failure;
    }
  };
  const most = (): number => Math.min(atOnce, tools.http.remaining ?? atOnce);
  let ended = 0;
  try {
    for await (const _none of parallelMap(all, most, attempt)) {
      ended += 1;
      tools.live(`${String(ended)} of ${many(all.length, noun)}`, 'progress');
    }
  } catch (error) {
    // Ctrl-C, or a bug: what was done must still be reported.
    const left = all.length - done.length - failed.length;
    tools.note(`Stopped: ${many(done.length, noun)} done, ${String(failed.length)} failed, ${String(left)} left.`);
    throw error;
  }
  for (const { item, error } of failed) tools.warn(`${sentenceOf(item, error)}: ${error.message}`);
  const summary: BulkSummary<Item> = { done, failed, untried };
  await report(summary);
  const cause = stopping ?? failed[0];
  if (cause !== undefined) throw failureOf(cause, failed.length - 1);

  /** Returns the sentence about an item: a request whose effect is unknown may have failed. */
  function sentenceOf(item: Item, { details }: CliError, more = ''): string {
    return `${capitalize(name(item))}${more} ${details.fate === 'unknown' ? 'may have failed' : failing}`;
  }

  function failureOf({ item, error }: Failed<Item>, others: number): CliError {
    const more = others > 0 ? ` (and ${String(others)} more)` : '';
    const { kind, message, remedy, details } = error;
    return new CliError(kind, `${sentenceOf(item, error, more)}. ${message}`, remedy, details);
  }
}

/** `1 order`, `12 orders`. */
export const many = (count: number, [one, several]: readonly [string, string]): string =>
  `${String(count)} ${count === 1 ? one : several}`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
