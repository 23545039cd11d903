import { defined } from '../../runtime/base/defined.js';
import type { Context } from '../../runtime/contract/context.js';
import type { Page } from '../../runtime/contract/http.js';
import type { Row } from '../../runtime/contract/values.js';
import { loadCatalogue, needField, normaliseRow, recordOf, type Resource } from '../../runtime/odata/index.js';
import { sandboxProfile } from '../../runtime/state/profile.js';
import { findFeed, followFeed, VERSION, type Progress } from './lib/feeds.js';
import { chosenColumns, tableColumns, tidy } from './lib/rows.js';
import { checkState, hasMoved, readMarks, writeMark } from './lib/watermark.js';

interface Args {
  readonly resource: string;
  readonly since?: string;
  readonly state?: string;
  readonly 'max-pages'?: number;
  readonly raw?: boolean;
  readonly select?: readonly string[];
}

/** Where a run starts, and what is stored when it is complete. */
interface Start {
  readonly since: bigint;
  readonly moved?: string;
}

/** Reads what changed in a feed since a row version, and remembers how far it came. */
export default async function sync(args: Args, context: Context): Promise<void> {
  const feed = findFeed(await loadCatalogue(context.service), args.resource);
  const select = args.select?.map((name) => needField(feed, name));
  const division = await context.variable('division');
  // The stand-in listens on another port in every run.
  const host = context.globals.profile === sandboxProfile ? sandboxProfile : await context.http.origin();
  if (args.state !== undefined) await checkState(args.state, context);
  const start = await startOf(args, feed, division, host, context);

  const progress: Progress = { highest: start.since, complete: false, rows: 0 };
  const pages = followFeed(
    progress,
    context.http.pages(
      {
        method: 'GET',
        path: feed.path,
        // Only the row version may be filtered in a feed.
        query: { $filter: `${VERSION} gt ${start.since}L`, $select: withVersion(select) },
        effect: 'read',
      },
      defined({ style: 'timestamp', maxPages: args['max-pages'] }),
    ),
  );

  if (args.raw === true) {
    const envelopes: unknown[] = [];
    for await (const page of pages) envelopes.push(page.envelope);
    await context.out.json(envelopes);
  } else {
    const columns = select === undefined ? tableColumns(feed) : chosenColumns(select);
    const table = context.out.format === 'table' || select !== undefined;
    await context.out.rows(
      printed(pages, context.globals.limit, select),
      table && columns !== undefined ? { columns } : {},
    );
  }
  await remember(args, feed, division, host, start, progress, context);
}

/** The limit cuts what is printed; the feed is read on, so that the state may move. */
async function* printed(
  pages: AsyncIterable<Page>,
  limit: number | undefined,
  select: readonly string[] | undefined,
): AsyncGenerator<Row> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  const hidden = select !== undefined && !select.includes(VERSION);
  for await (const page of pages) {
    for (const raw of page.rows) {
      if (left <= 0) break;
      left -= 1;
      const { [VERSION]: version, ...row } = tidy(normaliseRow(raw));
      yield hidden ? row : { ...row, [VERSION]: version };
    }
  }
}

function withVersion(select: readonly string[] | undefined): readonly string[] | undefined {
  return select === undefined || select.includes(VERSION) ? select : [...select, VERSION];
}

async function startOf(args: Args, feed: Resource, division: string, host: string, context: Context): Promise<Start> {
  if (args.state === undefined) return { since: BigInt(args.since ?? '0') };
  const marks = await readMarks(args.state, host, context);
  const moved = await moveDate(division, context);
  const facts = moved === undefined ? {} : { moved };
  if (args.since !== undefined) return { since: BigInt(args.since), ...facts };
  if (hasMoved(marks, division, moved)) {
    context.warn(`Division ${division} moved to another database on ${moved ?? ''}: reading from the beginning.`);
    return { since: 0n, ...facts };
  }
  return { since: BigInt(marks.divisions[division]?.[feed.name]?.timestamp ?? '0'), ...facts };
}

/** Day of the last move of a division to another database, after which its row versions start anew. */
async function moveDate(division: string, context: Context): Promise<string | undefined> {
  const reply = await context.http.send({
    method: 'GET',
    path: '/api/v1/{division}/system/Divisions',
    query: { $filter: `Code eq ${division}`, $select: 'Code,DivisionMoveDate' },
    effect: 'read',
  });
  const date = recordOf(reply.body)?.['DivisionMoveDate'];
  return typeof date === 'string' ? date : undefined;
}

/** The state moves after a complete run only: an unread page would be lost for good. */
async function remember(
  args: Args,
  feed: Resource,
  division: string,
  host: string,
  start: Start,
  progress: Progress,
  context: Context,
): Promise<void> {
  if (!progress.complete) {
    const state = args.state === undefined ? '' : ' The state file was not moved.';
    context.warn(`The feed goes on after ${progress.rows} records.${state} Raise --max-pages to read all of it.`);
    return;
  }
  if (args.state === undefined) {
    context.note(`Read up to timestamp ${progress.highest}; --since ${progress.highest} reads on from here.`);
    return;
  }
  const { limit } = context.globals;
  if (limit !== undefined && limit < progress.rows && args.raw !== true) {
    context.warn(`The state moved past all ${progress.rows} records, although --limit printed ${limit} of them.`);
  }
  const move = defined({ division, feed: feed.name, timestamp: String(progress.highest), moved: start.moved });
  await writeMark(args.state, host, move, context);
}
