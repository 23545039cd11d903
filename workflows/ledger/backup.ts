/** `ledgercli backup`: copies the feeds and lists of a division to a folder, or updates the copy. */
import {
  CliError,
  writeSchema,
  type Copies,
  type CopyFolder,
  type Kit,
  type Source,
  type Workflow,
} from 'cmdspec-runtime/kit';
import { chooseFeeds, fileOf, tableName, tableOf, type Feed } from './lib/backup/feeds.js';
import { adopted, contentOf, EARLIER, partOf } from './lib/backup/layout.js';
import { positionIn, readKnown, reasonToStartOver, sourceOf, type CallName, type Known } from './lib/backup/source.js';
import { FeedError, isRefused } from './lib/feeds.js';

interface Args {
  readonly dir?: string;
  readonly feed?: readonly string[];
  readonly full?: boolean;
  readonly 'max-pages'?: number;
  readonly list?: boolean;
  readonly views?: boolean;
}

/** Feeds that are read at the same time. */
const AT_ONCE = 4;

/** One copy of a division. */
interface Run {
  readonly args: Args;
  readonly kit: Kit<CallName>;
  readonly division: string;
  readonly feeds: readonly Feed[];
  readonly copies: Copies;
  /** Feeds that were not copied, with the reason. */
  readonly failures: Map<string, CliError>;
}

/** The same command continues a run that was interrupted. */
const backup: Workflow<Args, CallName> = async (args, kit) => {
  const feeds = await chooseFeeds(args.feed, kit.catalogue);
  const division = await kit.variable('division');
  const root = kit.files.resolve(args.dir ?? `ledger-backup-${division}`);
  const folder: CopyFolder = {
    part: partOf(division),
    noun: 'a backup',
    flag: '--dir',
    refusal: 'input',
    earlierManifest: EARLIER,
    adopt: adopted,
    readOnly: args.list === true,
  };
  await kit.copyTo(root, folder, async (copies) => {
    const run: Run = { args, kit, division, feeds, copies, failures: new Map() };
    if (args.list === true) await kit.out.rows(feeds.map((feed) => listed(feed, run)));
    else await perform(run);
  });
};

function listed({ name, entityType }: Feed, { copies }: Run) {
  const { rows = null, cursor, completeAsOf = null } = copies.progress(name) ?? {};
  return { feed: name, entityType: entityType ?? null, rows, timestamp: timestampIn(cursor), updated: completeAsOf };
}

/** A list has none. */
const timestampIn = (cursor: string | undefined): string | null =>
  cursor === undefined ? null : positionIn(cursor).timestamp;

async function perform(run: Run): Promise<void> {
  const { args, kit, feeds, copies, division, failures } = run;
  const known = await readKnown(feeds, ({ name }) => copies.progress(name)?.cursor, division, kit);
  const options = { known: () => known, maxPages: args['max-pages'] };
  const sources = feeds.map((feed) => sourceOf(feed, options, kit));
  let done = 0;
  const copied = await copies
    .copy(sources, {
      concurrency: AT_ONCE,
      // A second pass would cost one request per feed of the daily rate limit.
      rounds: 1,
      start: (source, cursor) => ({ since: startOf(source, cursor, run, known) }),
      onEnd: () => {
        done += 1;
        kit.live(`Copied ${String(done)} of ${String(feeds.length)} feeds`, 'progress');
      },
      onFailure: (source, error) => void noteFailure(run, source, error),
    })
    .catch((error: unknown) => {
      const kept = Object.values(copies.manifest.collections).filter(({ completeAsOf }) => completeAsOf !== undefined);
      kit.note(
        `Feeds that were copied completely are kept (${String(kept.length)} in the folder). Run the same command again to continue.`,
      );
      throw error;
    });
  const isThere = ({ name }: { readonly name: string }): boolean => !failures.has(name);
  for (const source of sources.filter(isThere)) {
    const rows = await copies.open(source);
    await copies.derive(fileOf(source.name), rows, () => contentOf(source.name, division, rows));
  }
  await writeSchema(copies.folder, viewsOf(run), { views: args.views === true });
  const results = copied.map(({ name, rows, changed, deleted }) => {
    const error = failures.get(name);
    if (error !== undefined) return { feed: name, status: isSkipped(name, error, run) ? 'skipped' : 'failed' };
    return {
      feed: name,
      status: 'copied',
      rows,
      changed,
      deleted,
      timestamp: timestampIn(copies.progress(name)?.cursor),
    };
  });
  await kit.out.rows(results);
  const [first] = failures.values();
  if (first !== undefined && failures.size === feeds.length) throw first;
  const failed = results.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return;
  throw new CliError(
    'generic',
    `${String(failed)} of ${String(feeds.length)} feeds could not be copied.`,
    'The copies of these feeds were not changed. Run the same command again to retry.',
  );
}

/** Returns where a feed is continued; undefined if it must be read as a whole. */
function startOf(
  { name, deletions }: Source,
  cursor: string | undefined,
  { args, kit, copies, division }: Run,
  known: Known,
): string | undefined {
  // Deletions that are not in the log are found only by reading the whole feed.
  if (args.full === true || cursor === undefined || deletions === 'none') return undefined;
  const reason = reasonToStartOver(cursor, copies.progress(name)?.completeAsOf ?? '', known, kit);
  if (reason === undefined) return cursor;
  if (reason === 'moved') {
    kit.warn(
      `${name}: division ${division} moved to another database on ${String(known.moved)}, so that the whole feed is read again.`,
    );
  }
  return undefined;
}

function noteFailure(run: Run, { name }: Source, error: unknown): void {
  if (!(error instanceof CliError) || endsRun(error)) throw error;
  run.kit.warn(`${isSkipped(name, error, run) ? 'Skipped' : 'Not copied:'} ${name}: ${error.message}`);
  run.failures.set(name, error);
}

/** Whether a refused feed is skipped without an error: the user did not name it, and no earlier run copied it. */
const isSkipped = (name: string, error: CliError, { args, copies }: Run): boolean =>
  isRefused(error) && args.feed === undefined && copies.progress(name)?.completeAsOf === undefined;

/** Whether no other feed could be copied either: the rate limit, the disk, the sign-in or the network. */
const endsRun = (error: CliError): boolean => {
  const { kind, details } = error;
  if (kind === 'rate' || kind === 'config') return true;
  return (
    details.statusCode === undefined && (kind === 'auth' || kind === 'unavailable') && !(error instanceof FeedError)
  );
};

const viewsOf = ({ feeds, copies }: Run) =>
  feeds
    .filter(({ name }) => copies.progress(name)?.completeAsOf !== undefined)
    .map((feed) => ({
      name: tableName(feed),
      file: `${feed.name.replaceAll('/', '.')}.ndjson`,
      table: tableOf(feed),
      form: 'lines' as const,
      key: feed.key,
    }));

export default backup;
