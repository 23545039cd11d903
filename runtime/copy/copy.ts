/** Reads sources into a store until it has what the service has. */
import { parallelMap } from '../base/parallel-map.js';
import type { Row } from '../contract/rows.js';
import type { Change, Store, Stored } from './store.js';
import type { Copied, Source, SourcePage } from './types.js';

/** Times that sources are read again for what changed meanwhile. */
const MOST_ROUNDS = 10;
/** Milliseconds after which progress is made durable: what a killed run reads again. */
const COMMIT_AGE = 2000;
/** Age in milliseconds after which deleted rows are looked for without being asked. */
const SWEEP_AGE = 86_400_000;

export interface CopyOptions {
  /** Every row is read again. */
  readonly full?: boolean;
  /** Continues a run that did not end: what it has read as a whole is skipped. */
  readonly resume?: boolean;
  /** What the run is asked for: the manifest has it until the run has ended. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Where a source is read from, in place of its cursor. */
  readonly start?: (source: Source, cursor: string | undefined) => Start;
  /** Deleted rows are looked for now; default: if that was more than a day ago. */
  readonly sweep?: boolean;
  /** Sources that are read at the same time. */
  readonly concurrency: number | (() => number);
  readonly now: () => Date;
  /** Most passes over the sources; default 10. */
  readonly rounds?: number;
  /** Milliseconds between two times that progress is made durable. */
  readonly commitAge?: number;
  /** Receives the rows of each page before they are stored: what is made of them is never behind what is stored. */
  readonly onRows?: (source: Source, rows: readonly Row[]) => Promise<void>;
  /** Receives the rows of one source so far. */
  readonly onProgress?: (name: string, rows: number) => void;
  /** Called after the first pass over a source. */
  readonly onEnd?: (source: Source) => void;
  /** Called for a source that cannot be read. The others are read if it returns; it throws to end the run. */
  readonly onFailure?: (source: Source, error: unknown) => void;
}

export interface Start {
  readonly since: string | undefined;
  /** Rows before it are not read, so that the cursor must not move over them. */
  readonly hasGap?: boolean;
}

/** The state of one source in a run. */
interface Reading {
  readonly source: Source;
  readonly stored: Stored;
  readonly earlierRows: number;
  changed: number;
  deleted: number;
  /** The last pass found something. */
  isRestless: boolean;
  /** The last pass read no row. */
  isEmpty: boolean;
  readonly isSkipped: boolean;
  hasGap: boolean;
  failed: boolean;
  /** Progress that is stored with the next commit. */
  progress: { -readonly [Key in keyof Change]: Change[Key] };
}

/**
 * Copies sources. A row that changes while others are read is read again, so that rows refer to rows that are there: passes are
 * repeated until one of them finds nothing. The caller ends the run, with {@link Store.end}.
 *
 * @returns what was done with each source, in their order
 */
export async function copy(sources: readonly Source[], store: Store, options: CopyOptions): Promise<readonly Copied[]> {
  const { startedAt } = store.manifest;
  const isContinued = options.resume === true && startedAt !== undefined;
  if (!isContinued) await store.begin(instant(options.now()), options.request);
  const readings: Reading[] = [];
  for (const source of sources) {
    const stored = await store.open(source);
    const { completeAsOf = '', sweptAt = '' } = stored.progress;
    const isUnswept = options.sweep === true && source.deletions === 'sweep' && sweptAt < (startedAt ?? '');
    const isSkipped = isContinued && completeAsOf >= startedAt && !isUnswept;
    readings.push({
      source,
      stored,
      earlierRows: stored.progress.rows,
      changed: 0,
      deleted: 0,
      isRestless: false,
      isEmpty: false,
      isSkipped,
      hasGap: false,
      failed: false,
      progress: {},
    });
  }
  let open = readings.filter(({ isSkipped }) => !isSkipped);
  for (let round = 0; open.length > 0 && round < (options.rounds ?? MOST_ROUNDS); round += 1) {
    for await (const _pass of parallelMap(open, options.concurrency, (one) =>
      attempt(one, options, () => pass(one, round, options)),
    ));
    const hasFound = open.some(({ isRestless }) => isRestless);
    // A source without a cursor would be read as a whole each time.
    const isReadAgain = ({ failed, hasGap, isEmpty, stored }: Reading): boolean =>
      !failed && !hasGap && (isEmpty || stored.progress.cursor !== undefined);
    open = hasFound ? open.filter(isReadAgain) : [];
  }
  for (const reading of readings) {
    if (!reading.failed) await attempt(reading, options, () => reading.stored.compact());
  }
  return readings.map(({ source, stored, earlierRows, changed, deleted, isSkipped, isRestless }) => ({
    name: source.name,
    rows: stored.progress.rows,
    earlierRows,
    changed,
    deleted,
    isSkipped,
    // A caller that wants fewer passes does not ask for rest.
    isRestless: isRestless && open.length > 0 && options.rounds === undefined,
  }));
}

async function attempt(reading: Reading, { onFailure }: CopyOptions, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // What was read before the failure is kept.
    await commit(reading);
    if (onFailure === undefined) throw error;
    onFailure(reading.source, error);
    reading.failed = true;
  }
}

/** Reads a source once, from its cursor or its beginning. */
async function pass(reading: Reading, round: number, options: CopyOptions): Promise<void> {
  const { source, stored } = reading;
  const time = options.now();
  const before = reading.changed + reading.deleted;
  const { cursor } = stored.progress;
  const first = options.full === true ? { since: undefined } : options.start?.(source, cursor);
  const { since, hasGap = false }: Start = (round === 0 ? first : undefined) ?? { since: cursor };
  // Another start than the cursor is of this run alone.
  const movesCursor = since === undefined || since === cursor;
  const isSwept = source.deletions === 'sweep' && round === 0 && !hasGap && isDue(stored, time, options);
  reading.hasGap = hasGap;
  if (since === undefined) await stored.beginPass();
  const asOf = await readPages(reading, source.pages(since), options, movesCursor);
  if (since === undefined) await removeUnseen(reading, time, options);
  else if (isSwept) {
    await stored.beginPass();
    await listKeys(reading, options);
    await removeUnseen(reading, time, options);
  }
  if (!hasGap) note(reading, { completeAsOf: earlier(instant(time), asOf) });
  await commit(reading);
  if (round === 0) options.onEnd?.(source);
  reading.isRestless = reading.changed + reading.deleted > before;
}

/** Reads and stores pages. Returns the earliest time that one of them names. */
async function readPages(
  reading: Reading,
  pages: AsyncIterable<SourcePage>,
  options: CopyOptions,
  movesCursor: boolean,
): Promise<string | undefined> {
  const { source, stored } = reading;
  let rows = 0;
  let asOf: string | undefined;
  let committed = performance.now();
  for await (const page of pages) {
    if (page.rows.length > 0) await options.onRows?.(source, page.rows);
    const fresh: readonly Row[] = page.rows.length === 0 ? [] : await stored.put(page.rows);
    if (page.deleted !== undefined && page.deleted.length > 0) reading.deleted += await stored.remove(page.deleted);
    reading.changed += fresh.length;
    rows += page.rows.length;
    if (page.cursor !== undefined && movesCursor) note(reading, { cursor: page.cursor });
    if (page.asOf !== undefined) asOf = earlier(page.asOf, asOf);
    options.onProgress?.(source.name, rows);
    if (performance.now() - committed < (options.commitAge ?? COMMIT_AGE)) continue;
    await commit(reading);
    committed = performance.now();
  }
  reading.isEmpty = rows === 0;
  return asOf;
}

const note = (reading: Reading, change: Change): void => void Object.assign(reading.progress, change);

async function commit(reading: Reading): Promise<void> {
  const { progress } = reading;
  reading.progress = {};
  await reading.stored.commit(progress);
}

const isDue = ({ progress: { sweptAt } }: Stored, now: Date, { sweep: isAsked }: CopyOptions): boolean =>
  isAsked ?? (sweptAt === undefined || now.getTime() - Date.parse(sweptAt) > SWEEP_AGE);

/** Notes which rows the service has. */
async function listKeys(reading: Reading, options: CopyOptions): Promise<void> {
  const { source, stored } = reading;
  if (source.keys === undefined) await readPages(reading, source.pages(undefined), options, false);
  else for await (const keys of source.keys()) await stored.see(keys);
}

/** Removes the rows that the service does not have. They are looked for twice, because rows move between pages that are read. */
async function removeUnseen(reading: Reading, start: Date, options: CopyOptions): Promise<void> {
  const { stored } = reading;
  if ((await stored.unseen()).length > 0) await listKeys(reading, options);
  reading.deleted += await stored.remove(await stored.unseen());
  note(reading, { sweptAt: instant(start) });
}

const earlier = (time: string, other = time): string => (other < time ? other : time);

/** A time in whole seconds, UTC. */
const instant = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
