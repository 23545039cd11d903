/** The list of a resource, as the source of a copy. */
import {
  CliError,
  defined,
  isFinal,
  isObject,
  parseJson,
  type Row,
  type Source,
  type Start,
} from 'cmdspec-runtime/kit';
import { instant } from '../../../lib/time.js';
import { pagesOf, type Numbered } from './pages.js';
import { showPage } from './report.js';
import { idOf, idProblem, type Resource, type SourceKit } from './resources.js';
import { IncompleteList, note, type Reading, type Run } from './run.js';
import { withThreads } from './threads.js';

/** How far a list was read that can be filtered by time. */
interface Position {
  /** Changes before it are there; absent if the list was never read as a whole. */
  readonly time?: string;
  /** A pass that has not ended. */
  readonly open?: Pass;
}

interface Pass {
  /** When it began, by the earlier of two clocks: the service knows no change before it. */
  readonly began: string;
  /** Only changes since this time are read. */
  readonly since?: string;
  /** The page that was read last. */
  readonly page: number;
  /** Ids of its rows, by which the place is found again if rows have moved. */
  readonly ids: readonly string[];
  /** Rows of the pages before it. */
  readonly read: number;
}

/** A cursor is a time, or JSON while a pass has not ended. */
export function positionIn(cursor: string | undefined): Position {
  if (cursor === undefined) return {};
  const value = cursor.startsWith('{') ? parseJson(cursor) : { time: cursor };
  return isObject(value) ? (JSON.parse(JSON.stringify(value)) as Position) : {};
}

export function sourceOf(resource: Resource, run: Reading): Source {
  const { name } = resource;
  return {
    name,
    version: 1,
    deletions: 'sweep',
    key: idOf,
    ...(resource.filtered === true ? { cursorAt: (time) => time } : {}),
    pages: (since) => pagesSince(resource, since, run),
    keys: () => keysOf(resource, run),
  };
}

async function* pagesSince(resource: Resource, cursor: string | undefined, run: Reading): ReturnType<Source['pages']> {
  const { name, filtered, whole } = resource;
  const isFirst = !run.passed.has(name);
  run.step = name;
  const { time, open } = positionIn(cursor);
  const last = run.continued && isFirst ? open : undefined;
  const since = last === undefined ? time : last.since;
  const now = instant(run.kit.world.now());
  let began = last?.began;
  let read = last?.read ?? 0;
  let count = read;
  let total = Infinity;
  const pages = pagesOf(run.kit, resource, { ...whole, ...(filtered ? { since } : {}) }, last);
  for await (const page of pages) {
    began ??= earlier(now, page.headers['date']);
    // Records that arrive during the read may be on pages that were read.
    total = Math.min(total, page.total ?? Infinity);
    const ids = page.rows.map(({ id }) => String(id));
    const pass: Pass = { began, page: page.number, ids, read, ...defined({ since }) };
    const rows = await completed(resource, page, run);
    read += page.rows.length;
    count += rows.length;
    if (isFirst) run.counts[name] = count;
    showPage(run, page);
    yield {
      rows,
      // Nothing is to be continued after an empty page.
      ...(filtered === true && ids.length > 0
        ? { cursor: JSON.stringify({ ...defined({ time }), open: pass } satisfies Position) }
        : {}),
    };
  }
  if (isFirst) run.counts[name] ??= 0;
  if (Number.isFinite(total) && read < total) {
    throw new IncompleteList(
      `The list of ${name} ended after ${String(read)} of the ${String(total)} records that the service counts.`,
    );
  }
  if (filtered) yield { rows: [], cursor: began ?? now, ...(last === undefined ? {} : { asOf: last.began }) };
}

/** The earlier of two times: if the clock of this machine is ahead, the next run must not ask from a time in the future. */
function earlier(now: string, theirs: string | undefined): string {
  const time = Date.parse(theirs ?? '');
  return time < Date.parse(now) ? instant(time) : now;
}

/** Returns the rows whose id can be part of a path; conversations with all of their threads. */
async function completed(resource: Resource, { rows }: Pick<Numbered, 'rows'>, run: Reading): Promise<readonly Row[]> {
  const { name, one } = resource;
  const ready: Row[] = [];
  for (const row of rows) {
    if (idOf(row) !== undefined) ready.push(row);
    else {
      const message = `A ${one} was not saved: ${idProblem(row)}.`;
      note(run, { resource: name, id: null, message }, new CliError('unavailable', message));
    }
  }
  if (name !== 'conversations') return ready;
  const whole: Row[] = [];
  const { kit, args } = run;
  for await (const row of kit.parallelMap(ready, args.parallel, (found) =>
    withThreads(run, String(found['id']), found),
  )) {
    whole.push(row);
  }
  return whole;
}

/** Lists the ids of the service. Nothing counts as deleted if they are not complete. */
async function* keysOf(resource: Resource, run: Reading): AsyncGenerator<readonly string[]> {
  const { name } = resource;
  const fail = (problem: string, error?: CliError): IncompleteList =>
    new IncompleteList(`Cannot find deleted ${name}: ${problem}`, error);
  run.step = `comparing ${name}`;
  // A number takes less memory than a text.
  const seen = new Set<number | string>();
  const deleted = run.deleted.get(name);
  const returned = new Set<string>();
  run.returned.set(name, returned);
  let total: number | undefined;
  try {
    for await (const page of pagesOf(run.kit, resource)) {
      total = page.total;
      const ids = page.rows.map((row) => idOf(row) ?? String(row['id']));
      for (const id of ids) {
        seen.add(Number.isSafeInteger(Number(id)) ? Number(id) : id);
        if (deleted?.has(id) === true) returned.add(id);
      }
      showPage(run, page);
      yield ids;
    }
  } catch (error) {
    if (!(error instanceof CliError) || isFinal(error)) throw error;
    throw fail(error.message, error);
  }
  if (total !== undefined && seen.size < total) {
    throw fail(`the service listed ${String(seen.size)} of ${String(total)}.`);
  }
}

/** Whether a list was read at a time that is still to come: a clock was changed. */
export const isLater = (cursor: string | undefined, { world }: Pick<SourceKit, 'world'>): boolean =>
  (positionIn(cursor).time ?? '') > instant(world.now());

/** Where a run reads a resource from. */
export function startAt({ name, filtered }: Resource, cursor: string | undefined, run: Run): Start {
  const { warn, world } = run.kit;
  const { time, open } = positionIn(cursor);
  if (run.continued && open !== undefined) return { since: cursor };
  if (filtered === undefined) return { since: undefined };
  const isAhead = isLater(cursor, run.kit);
  if (isAhead) {
    warn(
      `The last backup of ${name}, at ${String(time)}, is later than this run, at ${instant(world.now())}: a clock was changed. All ${name} are read again.`,
    );
  }
  const last = run.mode === 'full' || isAhead ? undefined : time;
  if (run.since === undefined) return { since: last === undefined ? undefined : cursor };
  const hasGap = last === undefined || run.since > last;
  if (hasGap) {
    warn(`${name} that changed before ${run.since} were not read; the next run without --since reads them.`);
  }
  return { since: run.since, hasGap };
}
