/** `ledgercli sync` and `deleted`: print the rows of feeds above a row version, and store the positions. */
import { CliError, defined, type Kit, type KitResource, type Page, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { DELETED, findFeed, followFeed, isRefused, VERSION, type FeedProgress } from './lib/feeds.js';
import { isCut, openPrinted, shown, type Printed } from './lib/printed.js';
import { columnsOf, marked, titleOf } from './lib/several.js';
import { openPositions, openStarts, positionName, type Cursor, type Start } from './lib/positions.js';

interface Args {
  /** Absent in `deleted`. */
  readonly resource?: readonly string[];
  /** Only deletions of this EntityType are read. */
  readonly type?: number;
  readonly since?: string;
  readonly state?: string;
  readonly 'max-pages'?: number;
  readonly raw?: boolean;
  readonly 'all-divisions'?: boolean;
  readonly select?: readonly string[];
}

type CallName = 'feed' | 'deletions' | 'division';

/** Feeds that are read at the same time. */
const AT_ONCE = 10;

/** One feed of one division, with counts of the rows read and printed. */
interface Target {
  readonly feed: KitResource;
  /** Name of its position in the state file. */
  readonly mark: string;
  readonly division: string;
  readonly select: readonly string[] | undefined;
  readonly progress: FeedProgress;
  readonly printed: Printed;
  /** Set when its reading begins. */
  start?: Start;
  /** Why the service refused it. */
  refused?: CliError;
}

/** Context of one run. */
interface Run {
  readonly args: Args;
  readonly kit: Kit<CallName>;
  readonly targets: readonly Target[];
  readonly startOf: (target: Target) => Promise<Start>;
}

const sync: Workflow<Args, CallName> = async (args, kit) => {
  const { out } = kit;
  const feeds = await feedsOf(args, kit);
  const positions = args.state === undefined ? undefined : await openPositions(args.state, kit);
  // Feeds can take an hour to read, so an unusable state file must fail first.
  await positions?.check();
  const before = await positions?.read();
  const divisions = args['all-divisions'] ? await kit.values('division') : [await kit.variable('division')];
  const targets = divisions.flatMap((division) => feeds.map((feed) => targetOf(feed, division, args)));
  const run: Run = { args, kit, targets, startOf: openStarts(before, args.since, kit) };

  if (args.raw === true) {
    const envelopes: unknown[] = [];
    for await (const { page } of pagesOf(run)) envelopes.push(page.response.body);
    await out.json(envelopes);
  } else {
    const columns = columnsOf(targets, {
      isTable: out.format === 'table',
      isCsv: out.format === 'csv',
      ...named(args),
    });
    await out.rows(rowsToPrint(run), { ...defined({ columns }), ownLimit: true });
  }
  const refused = targets.filter((target) => target.refused !== undefined);
  if (refused.length === targets.length && refused[0]?.refused !== undefined) throw refused[0].refused;
  const reached = cursorsOf(run, positions !== undefined);
  if (Object.keys(reached).length > 0) await positions?.store(reached);
  if (refused.length > 0) throw partly(run, refused);
};

async function feedsOf({ resource = [DELETED] }: Args, { catalogue }: Kit): Promise<readonly KitResource[]> {
  const feeds = new Map<string, KitResource>();
  for (const typed of resource) {
    const feed = await findFeed(catalogue, typed);
    feeds.set(feed.name, feed);
  }
  return [...feeds.values()];
}

const targetOf = (feed: KitResource, division: string, args: Args): Target => ({
  feed,
  mark: args.type === undefined ? feed.name : `${feed.name} EntityType ${String(args.type)}`,
  division,
  select: args.select?.map((name) => feed.field(name)),
  progress: { highest: 0n, complete: false, rows: 0 },
  printed: openPrinted(),
});

/** Fields of a deletion in a table. */
const DELETIONS = ['EntityType', 'EntityKey', 'DeletedDate', 'DeletedBy', VERSION];

const named = ({ resource }: Args) => (resource === undefined ? { fields: DELETIONS } : {});

/** Yields the pages of all feeds in the order of the divisions and feeds. */
async function* pagesOf(run: Run): AsyncGenerator<{ readonly target: Target; readonly page: Page }> {
  const { kit, targets } = run;
  let done = 0;
  for await (const { item: target, source } of kit.lists(targets, AT_ONCE, (one) => read(one, run))) {
    try {
      for await (const page of source) yield { target, page };
    } catch (error) {
      // A feed that is not allowed or not licensed must not stop the others.
      if (!(error instanceof CliError) || targets.length === 1 || !isRefused(error)) throw error;
      target.refused = error;
      kit.warn(`Skipped ${titleOf(target, targets)}: ${error.message}`);
    }
    done += 1;
    if (targets.length > 1) kit.live(`Read ${String(done)} of ${String(targets.length)} feeds`, 'progress');
  }
}

/** The error of a run that read some feeds and was refused others. */
function partly({ args, targets }: Run, refused: readonly Target[]): CliError {
  const kind = args['all-divisions'] === true ? 'generic' : (refused[0]?.refused?.kind ?? 'generic');
  const names = refused.map((target) => titleOf(target, targets)).join(', ');
  const stored = args.state === undefined ? 'were printed' : 'were printed and their positions stored';
  return new CliError(
    kind,
    `${String(refused.length)} of ${String(targets.length)} feeds could not be read: ${names}.`,
    `The other feeds ${stored}.`,
  );
}

async function* read(target: Target, { args, kit, startOf }: Run): AsyncGenerator<Page> {
  const { feed, division, select, progress } = target;
  const { type } = args;
  target.start = await startOf(target);
  progress.highest = target.start.since;
  const request = { feed: feed.name, division, from: String(target.start.since), select: withVersion(select) };
  const limits = { maxPages: args['max-pages'], ahead: true };
  const pages =
    type === undefined
      ? kit.calls.feed.pages(defined(request), limits)
      : kit.calls.deletions.pages(defined({ ...request, type }), limits);
  yield* followFeed(progress, pages);
}

/** The limit cuts only what is printed; the whole feed is read, because its rows may come in any order. */
async function* rowsToPrint(run: Run): AsyncGenerator<readonly Row[]> {
  const { kit, targets } = run;
  for await (const { target, page } of pagesOf(run)) {
    const { select, printed } = target;
    const rows = shown(page.rows, printed, kit.options.limit);
    const hidden = select !== undefined && !select.includes(VERSION);
    // Copying each of a million rows takes 5 % of the run.
    yield rows.map((row) => marked(hidden ? withoutVersion(row) : row, target, targets));
  }
}

const withoutVersion = ({ [VERSION]: _version, ...row }: Row): Row => row;

function withVersion(select: readonly string[] | undefined): readonly string[] | undefined {
  return select === undefined || select.includes(VERSION) ? select : [...select, VERSION];
}

/**
 * Returns the new positions, and reports what the next run continues with. A position is stored only for a feed that was
 * read to its end, since unread pages would be skipped by the next run, and is never at or above a row that was not printed.
 */
function cursorsOf({ args, kit, targets }: Run, isStored: boolean): Readonly<Record<string, Cursor>> {
  const { note, warn } = kit;
  const reached: Record<string, Cursor> = {};
  for (const target of targets) {
    const { division, progress, printed, start } = target;
    if (target.refused !== undefined || start === undefined) continue;
    const says = targets.length > 1 ? `${titleOf(target, targets)}: ` : '';
    if (!progress.complete) {
      const state = isStored ? ' The state file was not updated.' : '';
      warn(`${says}The feed has more than ${progress.rows} records.${state} Raise --max-pages to read the whole feed.`);
      continue;
    }
    const position = isCut(printed) ? printed.cut - 1n : progress.highest;
    const timestamp = String(position);
    const cut = isCut(printed) ? `${printed.rows} of ${printed.all} shown; --limit 0 for all.` : undefined;
    if (cut !== undefined && position <= start.since) {
      warn(
        `${says}The position was not changed, because a record that was not shown has the lowest row version. Raise --limit.`,
      );
    }
    if (isStored) {
      if (cut !== undefined) note(`${says}${cut} The next run continues with the others.`);
      reached[positionName(target)] = { timestamp, ...defined({ moved: start.moved }) };
    } else {
      // Every division has row versions of its own.
      const only = args['all-divisions'] === true ? `--division ${String(division)} ` : '';
      note(`${says}${cut ?? 'The feed was read to its end.'} ${only}--since ${timestamp} continues from here.`);
    }
  }
  return reached;
}

export default sync;
