/** Work on many items, of which each may fail. */
import type { Failure } from '../contract/failure.js';
import type { Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { parallelMap } from '../base/parallel-map.js';
import type { Entry, Journal, JournalOptions, Past, RowState, SentRow } from '../copy/journal.js';
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

type Tools = Pick<Context, 'http' | 'options' | 'world' | 'live' | 'warn' | 'note' | 'confirm'>;

/** Runs `work` with the journal of a bulk run. */
export type OpenJournal = (
  options: Pick<JournalOptions<Record<never, never>>, 'rows' | 'onEntry'>,
  work: (journal: Journal<object>) => Promise<void>,
) => Promise<void>;

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
  options: BulkOptions<Item>,
  tools: Tools,
  openJournal: OpenJournal,
): Promise<void> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  const earlier = new Map<string, RowState>();
  const onEntry = ({ row, state }: Entry<object>): void => void earlier.set(row, state);
  await openJournal({ rows: all.length, onEntry }, async (journal) => {
    noteEarlier(earlier, journal.past?.open ?? new Map(), options, tools);
    if (tools.options.plan !== undefined) {
      for (const item of all) await work(item);
      return;
    }
    if (tools.options.dryRun && options.plan !== undefined) return options.plan();
    if (options.question !== undefined) {
      const [question, names = []] = options.question;
      await tools.confirm(question, names, all.length);
    }
    await workThrough(all, work, options, journal, tools);
  });
}

/** Warns of what an earlier run has done that was stopped before it could report it. */
function noteEarlier<Item>(
  rows: ReadonlyMap<string, RowState>,
  open: Past['open'],
  { noun, rest }: BulkOptions<Item>,
  { warn }: Tools,
): void {
  const of = (...states: readonly RowState[]): string[] =>
    [...rows].filter(([row, state]) => !open.has(row) && states.includes(state)).map(([row]) => row);
  const sent = (state: SentRow['state']): string[] =>
    [...open].flatMap(([row, one]) => (one.state === state ? row : []));
  // A row that was sent and is not open was refused.
  const [done, failed, left] = [of('done'), of('failed'), of('planned', 'sent', 'unknown')];
  const [stopped, unknown] = [sent('done'), sent('unknown')];
  if (left.length === rows.size) return;
  const parts = [
    `${String(done.length)} of ${many(rows.size, noun)} done`,
    ...(stopped.length > 0
      ? [`${String(stopped.length)} stopped after its request took effect (${listed(stopped)})`]
      : []),
    ...(failed.length > 0 ? [`${String(failed.length)} failed`] : []),
    ...(unknown.length > 0 ? [`${String(unknown.length)} sent without a known result (${listed(unknown)})`] : []),
    `${String(left.length)} not sent`,
  ];
  const others = [...unknown, ...left];
  const how = rest === undefined || others.length === 0 ? '' : ` ${rest(others)}`;
  warn(`An earlier run of this command was stopped: ${parts.join(', ')}.${how}`);
}

/** Maximum number of items that are listed. */
const MOST_LISTED = 20;

const listed = (rows: readonly string[]): string =>
  `${rows.slice(0, MOST_LISTED).join(', ')}${rows.length > MOST_LISTED ? ` and ${String(rows.length - MOST_LISTED)} more` : ''}`;

async function workThrough<Item>(
  all: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { noun, name, failed: failing, atOnce = 1, report, key = name }: BulkOptions<Item>,
  journal: Journal<object>,
  tools: Tools,
): Promise<void> {
  const done: Item[] = [];
  const failed: Failed<Item>[] = [];
  const untried: Item[] = [];
  const stops = stopRule();
  let stopping: Failed<Item> | undefined;

  const outcome = (item: Item, state: RowState): void => {
    try {
      journal.write([{ row: key(item), state }]);
    } catch {
      // The journal says that the item was sent. The next item is not: it fails for the same reason.
    }
  };
  const attempt = async (item: Item): Promise<void> => {
    if (stopping !== undefined) {
      untried.push(item);
      return;
    }
    // After Ctrl-C no request leaves.
    tools.world.signal.throwIfAborted();
    try {
      await journal.send(key(item), () => work(item));
      outcome(item, 'done');
      done.push(item);
      stops();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      outcome(item, error.details.fate === 'unknown' ? 'unknown' : 'failed');
      const failure = { item, error };
      failed.push(failure);
      if (stops(error)) stopping ??= failure;
    }
  };
  const most = (): number => Math.min(atOnce, tools.http.remaining ?? atOnce);
  let ended = 0;
  journal.write(all.map((item) => ({ row: key(item), state: 'planned' })));
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
  journal.end();
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
