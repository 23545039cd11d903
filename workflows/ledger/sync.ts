import { defined, type Kit, type OpenResource, type Page, type Row, type Workflow } from 'cmdspec/kit';
import { findFeed, followFeed, VERSION, type Progress } from './lib/feeds.js';
import { hasMoved, openMarks } from './lib/watermark.js';

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

/** One run, and what it needs all the way. */
interface Run {
  readonly args: Args;
  readonly kit: Kit<'feed' | 'division'>;
  readonly feed: OpenResource;
  readonly division: string;
  /** Absent without `--state`. */
  readonly marks?: ReturnType<typeof openMarks>;
}

/** Reads what changed in a feed since a row version, and remembers how far it came. */
const sync: Workflow<Args, 'feed' | 'division'> = async (args, kit) => {
  const { catalogue, out } = kit;
  const feed = await findFeed(catalogue, args.resource);
  const select = args.select?.map((name) => feed.field(name));
  const run: Run = {
    args,
    kit,
    feed,
    division: await kit.variable('division'),
    ...(args.state === undefined ? {} : { marks: openMarks(args.state, await hostOf(kit), kit) }),
  };
  // A feed can take an hour to read.
  await run.marks?.check();
  const start = await startOf(run);

  const progress: Progress = { highest: start.since, complete: false, rows: 0 };
  const pages = followFeed(
    progress,
    kit.calls.feed.pages(
      { feed: feed.name, from: String(start.since), select: withVersion(select) },
      { maxPages: args['max-pages'] },
    ),
  );
  if (args.raw === true) {
    const envelopes: unknown[] = [];
    for await (const page of pages) envelopes.push(page.envelope);
    await out.json(envelopes);
  } else {
    const columns = out.format === 'table' || select !== undefined ? feed.columns(select) : undefined;
    await out.rows(printed(pages, kit.globals.limit, select), { ...defined({ columns }), ownLimit: true });
  }
  await remember(run, start, progress);
};

/** The stand-in listens on another port in every run. */
const hostOf = async ({ globals, origin }: Kit<'feed'>): Promise<string> =>
  globals.profile === 'sandbox' ? globals.profile : await origin();

/** The limit cuts what is printed; the feed is read on, so that the state may move. */
async function* printed(
  pages: AsyncIterable<Page>,
  limit: number | undefined,
  select: readonly string[] | undefined,
): AsyncGenerator<readonly Row[]> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  const hidden = select !== undefined && !select.includes(VERSION);
  for await (const page of pages) {
    const rows = page.rows.slice(0, left);
    left -= rows.length;
    yield rows.map(({ [VERSION]: version, ...row }) => (hidden ? row : { ...row, [VERSION]: version }));
  }
}

function withVersion(select: readonly string[] | undefined): readonly string[] | undefined {
  return select === undefined || select.includes(VERSION) ? select : [...select, VERSION];
}

async function startOf({ args, kit, feed, division, marks: state }: Run): Promise<Start> {
  if (state === undefined) return { since: BigInt(args.since ?? '0') };
  const marks = await state.read();
  // Day of the last move of the division to another database, after which its row versions start anew.
  let moved: string | undefined;
  for await (const { DivisionMoveDate: date } of kit.calls.division.rows({ division })) {
    if (typeof date === 'string') moved = date;
  }
  const facts = defined({ moved });
  if (args.since !== undefined) return { since: BigInt(args.since), ...facts };
  if (hasMoved(marks, division, moved)) {
    kit.warn(`Division ${division} moved to another database on ${moved ?? ''}: reading from the beginning.`);
    return { since: 0n, ...facts };
  }
  return { since: BigInt(marks.divisions[division]?.[feed.name]?.timestamp ?? '0'), ...facts };
}

/** The state moves after a complete run only: an unread page would be lost for good. */
async function remember({ args, kit, feed, division, marks }: Run, start: Start, progress: Progress): Promise<void> {
  const { note, warn, globals } = kit;
  if (!progress.complete) {
    const state = marks === undefined ? '' : ' The state file was not moved.';
    warn(`The feed goes on after ${progress.rows} records.${state} Raise --max-pages to read all of it.`);
    return;
  }
  if (marks === undefined) {
    note(`Read up to timestamp ${progress.highest}; --since ${progress.highest} reads on from here.`);
    return;
  }
  const { limit } = globals;
  if (limit !== undefined && limit < progress.rows && args.raw !== true) {
    warn(`The state moved past all ${progress.rows} records, although --limit printed ${limit} of them.`);
  }
  const timestamp = String(progress.highest);
  await marks.write(defined({ division, feed: feed.name, timestamp, moved: start.moved }));
}

export default sync;
