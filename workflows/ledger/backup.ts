import { rmdir } from 'node:fs/promises';
import { CliError, defined, plainText, type Kit, type Workflow } from 'cmdspec-runtime/kit';
import { checkFolder, LOCK, openFolder, sweep, sweepLock, type Folder } from '../lib/folder.js';
import { clearStaging, openStaging } from '../lib/staging.js';
import { VIEWS, viewsSql } from '../lib/views.js';
import { chooseFeeds, fileOf, idOf, tableOf, type Feed } from './lib/backup/feeds.js';
import { isIntact, writeFeed, type Deletions } from './lib/backup/file.js';
import { MANIFEST, readManifest, writeManifest, type Manifest } from './lib/backup/manifest.js';
import { FeedError, followFeed, isBeyondLog, isRefused, versionOf, type FeedProgress } from './lib/feeds.js';
import { moveDateOf } from './lib/watermark.js';
import { accountOf } from '../lib/account.js';

interface Args {
  readonly dir?: string;
  readonly feed?: readonly string[];
  readonly full?: boolean;
  readonly 'max-pages'?: number;
  readonly list?: boolean;
  readonly views?: boolean;
}

type CallName = 'feed' | 'division' | 'deleted';

/** Feeds that are read at the same time. */
const AT_ONCE = 4;

/** What one feed has after the run; `rows` is absent if it was skipped or failed. */
interface Result {
  readonly feed: string;
  readonly rows?: number;
  readonly changed?: number;
  readonly deleted?: number;
  readonly timestamp?: string;
  readonly status: 'copied' | 'skipped' | 'failed';
}

/** Context of one run. */
interface Run {
  readonly args: Args;
  readonly kit: Kit<CallName>;
  readonly folder: Folder;
  readonly feeds: readonly Feed[];
  /** Changes as feeds are finished. */
  manifest: Manifest;
  /** Ends when the manifest has been written: feeds that finish at the same time wait for each other. */
  writing: Promise<void>;
}

/** Copies the feeds of a division to a folder, or updates a copy. A run that was interrupted is simply repeated. */
const backup: Workflow<Args, CallName> = async (args, kit) => {
  const feeds = await chooseFeeds(args.feed, kit.catalogue);
  const division = await kit.variable('division');
  const root = kit.files.resolve(args.dir ?? `ledger-backup-${division}`);
  const owner = { host: await accountOf(kit), division };
  const exists = await checkFolder(root, { flag: '--dir', noun: 'a backup', manifest: MANIFEST });
  const folder = openFolder(root, kit.files);
  const known = await readManifest(folder, owner);
  if (args.list === true) {
    await kit.out.rows(feeds.map((feed) => listed(feed, known)));
    return;
  }
  await kit.files
    .withLock(
      `${root}/${LOCK}`,
      async () => {
        await sweep(folder, true);
        await sweepLock(folder);
        try {
          await perform(await begin({ args, kit, folder, feeds }, owner));
        } finally {
          await clearStaging(folder);
          await sweepLock(folder);
        }
      },
      { patience: 0, busy: busyError(root) },
    )
    .catch(async (error: unknown) => {
      // Removes a folder that this run created, unless it has content.
      if (!exists) await rmdir(root).catch(() => undefined);
      throw error;
    });
};

const listed = ({ name, entityType }: Feed, manifest: Manifest | undefined) => {
  const { rows = null, timestamp = null, updated = null } = manifest?.feeds[name] ?? {};
  return { feed: name, entityType: entityType ?? null, rows, timestamp, updated };
};

const busyError = (root: string) => (holder: string) =>
  new CliError(
    'unavailable',
    `Another backup to ${root} is running: ${holder}. Nothing was changed.`,
    'Wait until that run has ended, stop it, or choose another folder with --dir.',
  );

async function begin(
  parts: Pick<Run, 'args' | 'kit' | 'folder' | 'feeds'>,
  owner: Pick<Manifest, 'host' | 'division'>,
): Promise<Run> {
  const moved = await moveDateOf(owner.division, parts.kit);
  const before = await readManifest(parts.folder, owner);
  const hasMoved = before !== undefined && moved !== undefined && before.moved !== moved;
  if (hasMoved) {
    parts.kit.warn(
      `Division ${owner.division} moved to another database on ${moved}; every feed is read from the beginning.`,
    );
  }
  const fresh: Manifest = { version: 1, ...owner, feeds: {}, deleted: { timestamp: '0' } };
  const manifest: Manifest = {
    ...fresh,
    ...defined({ deleted: before?.deleted, feeds: before?.feeds }),
    ...(hasMoved ? { deleted: fresh.deleted, feeds: {} } : {}),
    ...defined({ moved: moved ?? before?.moved }),
  };
  // Without a manifest, the files of a run that is killed would not be recognized.
  await writeManifest(parts.folder, manifest);
  return { ...parts, manifest, writing: Promise.resolve() };
}

async function perform(run: Run): Promise<void> {
  const { args, kit, folder, feeds } = run;
  // Read before the feeds: what is deleted while they are read comes in the next run.
  const deletions = await readDeletions(run);
  const results: Result[] = [];
  let first: CliError | undefined;
  const finish = async (feed: Feed): Promise<Result & { error?: CliError }> => {
    try {
      return await copy(run, feed, deletions.of(feed));
    } catch (error) {
      if (!(error instanceof CliError) || endsRun(error)) throw error;
      const isSkipped = isRefused(error) && args.feed === undefined && run.manifest.feeds[feed.name] === undefined;
      kit.warn(`${isSkipped ? 'Skipped' : 'Not copied:'} ${feed.name}: ${error.message}`);
      return { feed: feed.name, status: isSkipped ? 'skipped' : 'failed', error };
    }
  };
  try {
    for await (const { error, ...result } of kit.parallelMap(feeds, AT_ONCE, finish)) {
      first ??= error;
      results.push(result);
      kit.live(`Copied ${String(results.length)} of ${String(feeds.length)} feeds`, 'progress');
    }
  } catch (error) {
    const done = Object.keys(run.manifest.feeds).length;
    kit.note(
      `Feeds that were copied completely are kept (${String(done)} in the folder). Run the same command again to continue.`,
    );
    throw error;
  }
  const failed = results.filter(({ status }) => status === 'failed').length;
  const copied = results.filter(({ status }) => status === 'copied').length;
  if (failed === 0 && Object.keys(run.manifest.feeds).every((name) => feeds.some((feed) => feed.name === name))) {
    await setManifest(run, { deleted: { timestamp: String(deletions.highest) } });
  }
  if (args.views === true) await folder.write(VIEWS, viewsSql(folder.root, viewsOf(run)));
  await kit.out.rows(results.map((result) => ({ ...result })));
  if (first !== undefined && copied === 0) throw first;
  if (failed > 0) {
    throw new CliError(
      'generic',
      `${String(failed)} of ${String(feeds.length)} feeds could not be copied.`,
      'The copies of these feeds were not changed. Run the same command again to retry.',
    );
  }
}

/** Whether no other feed could be copied either: the rate limit, the disk, the sign-in or the network. */
const endsRun = (error: CliError): boolean => {
  const { kind, details } = error;
  if (kind === 'rate' || kind === 'config') return true;
  return (
    details.statusCode === undefined && (kind === 'auth' || kind === 'unavailable') && !(error instanceof FeedError)
  );
};

/** Reads what changed in a feed, and replaces its file. */
async function copy(run: Run, feed: Feed, deletions: Deletions): Promise<Result> {
  const { args, kit, folder, manifest } = run;
  const since = await startOf(run, feed);
  const progress: FeedProgress = { highest: since ?? 0n, complete: false, rows: 0 };
  const staging = await openStaging(folder, {
    name: feed.name,
    key: (row) => ({ id: idOf(row, feed.key, feed.name), version: versionOf(row) }),
  });
  try {
    const pages = kit.calls.feed.pages(
      { feed: feed.resource.name, from: String(progress.highest) },
      { maxPages: args['max-pages'], ahead: true },
    );
    for await (const page of followFeed(progress, pages)) await staging.add(page.rows);
    if (!progress.complete) {
      throw new CliError('generic', `the feed has more than ${String(progress.rows)} rows; raise --max-pages.`);
    }
    const timestamp = String(progress.highest);
    const facts = { feed, division: manifest.division, timestamp, keeps: since !== undefined };
    const written = await writeFeed(folder, staging, deletions, facts);
    const state = { timestamp, rows: written.rows, updated: kit.world.now().toISOString() };
    await setManifest(run, { feeds: { [feed.name]: state } });
    return { feed: feed.name, status: 'copied', ...written, timestamp };
  } finally {
    await staging.close();
  }
}

/** Returns the row version to continue after; undefined if the whole feed must be read. */
async function startOf({ args, kit, folder, manifest }: Run, { name, entityType }: Feed): Promise<bigint | undefined> {
  const state = manifest.feeds[name];
  // Deletions that are not in the log are only noticed by reading everything.
  if (state === undefined || args.full === true || entityType === undefined) return undefined;
  if (isBeyondLog(state.updated, kit.world)) return undefined;
  if ((await folder.size(fileOf(name))) === undefined) return undefined;
  if (await isIntact(folder, name, state)) return BigInt(state.timestamp);
  kit.warn(`${name}: its file was changed after the last run; the whole feed is read again.`);
  return undefined;
}

/** Changes the manifest and its file. */
function setManifest(run: Run, change: Partial<Pick<Manifest, 'feeds' | 'deleted'>>): Promise<void> {
  const feeds = { ...run.manifest.feeds, ...change.feeds };
  const sorted = Object.fromEntries(Object.entries(feeds).sort(([a], [b]) => (a < b ? -1 : 1)));
  run.manifest = { ...run.manifest, ...change, feeds: sorted };
  run.writing = run.writing.then(() => writeManifest(run.folder, run.manifest));
  return run.writing;
}

/** Reads the log of deletions since the position that is applied to every feed. */
async function readDeletions({ kit, manifest }: Run) {
  const from = BigInt(manifest.deleted.timestamp);
  const found = new Map<number, Map<string, bigint>>();
  const progress: FeedProgress = { highest: from, complete: false, rows: 0 };
  for await (const { rows } of followFeed(progress, kit.calls.deleted.pages({ from: String(from) }, { ahead: true }))) {
    for (const row of rows) {
      const type = Number(plainText(row['EntityType']));
      const ids = found.get(type) ?? new Map<string, bigint>();
      ids.set(String(row['EntityKey']).toLowerCase(), versionOf(row));
      found.set(type, ids);
    }
  }
  return {
    highest: progress.highest,
    of: ({ entityType = -1 }: Feed): Deletions => found.get(entityType) ?? new Map<string, bigint>(),
  };
}

const viewsOf = ({ feeds, manifest }: Run) =>
  feeds
    .filter(({ name }) => manifest.feeds[name] !== undefined)
    .map((feed) => ({
      name: feed.name.replaceAll('/', '_'),
      file: fileOf(feed.name),
      table: tableOf(feed),
      form: 'rows' as const,
    }));

export default backup;
