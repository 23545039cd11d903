import { defined, type Kit, type OpenResource, type Page, type Row, type Workflow } from 'cmdspec/kit';
import { DELETED, findFeed, isBeyondLog, followFeed, VERSION, versionOf, type Progress } from './lib/feeds.js';
import { hasMoved, hostOf, moveDateOf, openMarks } from './lib/watermark.js';

interface Args {
  /** Absent in `deleted`. */
  readonly resource?: string;
  /** Only deletions of this EntityType are printed. */
  readonly type?: number;
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
  const feed = await findFeed(catalogue, args.resource ?? DELETED);
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
  const printed: Printed = { rows: 0, all: 0 };
  const pages = followFeed(
    progress,
    kit.calls.feed.pages(defined({ feed: feed.name, from: String(start.since), select: withVersion(select) }), {
      maxPages: args['max-pages'],
    }),
  );
  if (args.raw === true) {
    const envelopes: unknown[] = [];
    for await (const page of pages) envelopes.push(page.envelope);
    await out.json(envelopes);
  } else {
    const shown = select ?? (args.resource === undefined ? DELETIONS : undefined);
    const columns = out.format === 'table' || select !== undefined ? feed.columns(shown) : undefined;
    await out.rows(rowsToPrint(pages, run, select, printed), { ...defined({ columns }), ownLimit: true });
  }
  await remember(run, start, progress, printed);
};

/** Fields of a deletion in a table. */
const DELETIONS = ['EntityType', 'EntityKey', 'DeletedDate', 'DeletedBy', VERSION];

/** What `--limit` left of the rows. */
interface Printed {
  rows: number;
  /** Rows that would be printed without a limit. */
  all: number;
  /** Lowest row version among the rows that were not printed. */
  cut?: bigint;
}

/** The limit cuts only what is printed; the whole feed is read, because its rows may come in any order. */
async function* rowsToPrint(
  pages: AsyncIterable<Page>,
  { args, kit }: Run,
  select: readonly string[] | undefined,
  printed: Printed,
): AsyncGenerator<readonly Row[]> {
  const { type } = args;
  let left = kit.globals.limit ?? Number.POSITIVE_INFINITY;
  const hidden = select !== undefined && !select.includes(VERSION);
  for await (const page of pages) {
    const all = type === undefined ? page.rows : page.rows.filter((row) => Number(row['EntityType']) === type);
    const rows = all.slice(0, left);
    left -= rows.length;
    printed.rows += rows.length;
    printed.all += all.length;
    for (const row of all.slice(rows.length)) {
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
  const moved = await moveDateOf(division, kit);
  const facts = defined({ moved });
  if (args.since !== undefined) return { since: BigInt(args.since), ...facts };
  if (hasMoved(marks, division, moved)) {
    kit.warn(`Division ${division} moved to another database on ${moved ?? ''}; reading from the beginning.`);
    return { since: 0n, ...facts };
  }
  const mark = marks.divisions[division]?.[feed.name];
  if (feed.name === DELETED && mark !== undefined && isBeyondLog(mark.updated, kit)) {
    kit.warn(
      `The position in the state file is from ${mark.updated}. The service keeps deletions for two months, so some may be missing; read the feeds of these records again as a whole.`,
    );
  }
  return { since: BigInt(mark?.timestamp ?? '0'), ...facts };
}

/**
 * Stores the position only after a complete run: unread pages would be skipped by the next run. A position is never at or
 * above a row that was not printed.
 */
async function remember(run: Run, start: Start, progress: Progress, { rows, all, cut }: Printed): Promise<void> {
  const { kit, feed, division, marks } = run;
  const { note, warn } = kit;
  if (!progress.complete) {
    const state = marks === undefined ? '' : ' The state file was not updated.';
    warn(`The feed has more than these ${progress.rows} records.${state} Raise --max-pages to read the whole feed.`);
    return;
  }
  const position = cut === undefined ? progress.highest : cut - 1n;
  const timestamp = String(position);
  const shown = cut === undefined ? undefined : `${rows} of ${all} records shown; --limit 0 shows all.`;
  if (cut !== undefined && position <= start.since) {
    warn('The position did not move, because a record that was not shown has the lowest row version. Raise --limit.');
  }
  if (marks === undefined) {
    note(`${shown ?? 'The feed was read to its end.'} --since ${timestamp} continues from here.`);
    return;
  }
  if (shown !== undefined) note(`${shown} The next run continues after them.`);
  await marks.write(defined({ division, feed: feed.name, timestamp, moved: start.moved }));
}

export default sync;
