import { defined, type Kit, type OpenResource, type Page, type Row, type Workflow } from 'cmdspec/kit';
import { findFeed, followFeed, VERSION, versionOf, type Progress } from './lib/feeds.js';
import { hasMoved, openMarks } from './lib/watermark.js';

interface Args {
  readonly resource: string;
  readonly since?: string;
  readonly state?: string;
  readonly 'max-pages'?: number;
  readonly raw?: boolean;
  readonly select?: readonly string[];
}

/** Where a run starts, and the day of the last database move to store with it. */
interface Start {
  readonly since: bigint;
  readonly moved?: string;
}

/** Context of one run. */
interface Run {
  readonly args: Args;
  readonly kit: Kit<'feed' | 'division'>;
  readonly feed: OpenResource;
  readonly division: string;
  /** Absent without `--state`. */
  readonly marks?: ReturnType<typeof openMarks>;
}

/** Reads the changes of a feed since a row version, and stores the position. */
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
  // A feed can take an hour to read, so an unusable state file must fail first.
  await run.marks?.check();
  const start = await startOf(run);

  const progress: Progress = { highest: start.since, complete: false, rows: 0 };
  const printed: Printed = { rows: 0 };
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
    await out.rows(rowsToPrint(pages, kit.globals.limit, select, printed), { ...defined({ columns }), ownLimit: true });
  }
  await remember(run, start, progress, printed);
};

/** The sandbox listens on another port in every run. */
const hostOf = async ({ globals, origin }: Kit<'feed'>): Promise<string> =>
  globals.profile === 'sandbox' ? globals.profile : await origin();

/** What `--limit` left of the rows. */
interface Printed {
  rows: number;
  /** Lowest row version among the rows that were not printed. */
  cut?: bigint;
}

/** The limit cuts only what is printed; the whole feed is read, because its rows may come in any order. */
async function* rowsToPrint(
  pages: AsyncIterable<Page>,
  limit: number | undefined,
  select: readonly string[] | undefined,
  printed: Printed,
): AsyncGenerator<readonly Row[]> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  const hidden = select !== undefined && !select.includes(VERSION);
  for await (const page of pages) {
    const rows = page.rows.slice(0, left);
    left -= rows.length;
    printed.rows += rows.length;
    for (const row of page.rows.slice(rows.length)) {
      const version = versionOf(row);
      if (printed.cut === undefined || version < printed.cut) printed.cut = version;
    }
    yield rows.map(({ [VERSION]: version, ...row }) => (hidden ? row : { ...row, [VERSION]: version }));
  }
}

function withVersion(select: readonly string[] | undefined): readonly string[] | undefined {
  return select === undefined || select.includes(VERSION) ? select : [...select, VERSION];
}

async function startOf({ args, kit, feed, division, marks: state }: Run): Promise<Start> {
  if (state === undefined) return { since: BigInt(args.since ?? '0') };
  const marks = await state.read();
  // Day on which the division last moved to another database, where its row versions started over.
  let moved: string | undefined;
  for await (const { DivisionMoveDate: date } of kit.calls.division.rows({ division })) {
    if (typeof date === 'string') moved = date;
  }
  const facts = defined({ moved });
  if (args.since !== undefined) return { since: BigInt(args.since), ...facts };
  if (hasMoved(marks, division, moved)) {
    kit.warn(`Division ${division} moved to another database on ${moved ?? ''}; reading from the beginning.`);
    return { since: 0n, ...facts };
  }
  return { since: BigInt(marks.divisions[division]?.[feed.name]?.timestamp ?? '0'), ...facts };
}

/**
 * Stores the position only after a complete run: unread pages would be skipped by the next run. A position is never at or
 * above a row that was not printed.
 */
async function remember(run: Run, start: Start, progress: Progress, { rows, cut }: Printed): Promise<void> {
  const { kit, feed, division, marks } = run;
  const { note, warn } = kit;
  if (!progress.complete) {
    const state = marks === undefined ? '' : ' The state file was not updated.';
    warn(`The feed has more than these ${progress.rows} records.${state} Raise --max-pages to read the whole feed.`);
    return;
  }
  const timestamp = String(cut === undefined ? progress.highest : cut - 1n);
  const shown = cut === undefined ? undefined : `${rows} of ${progress.rows} records shown; --limit 0 shows all.`;
  if (marks === undefined) {
    note(`${shown ?? 'The feed was read to its end.'} --since ${timestamp} continues from here.`);
    return;
  }
  if (shown !== undefined) note(`${shown} The next run continues after them.`);
  await marks.write(defined({ division, feed: feed.name, timestamp, moved: start.moved }));
}

export default sync;
