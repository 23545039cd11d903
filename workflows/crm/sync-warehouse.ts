import { join } from 'node:path';
import { CliError, stringifyJson, type Workflow } from 'cmdspec-runtime/kit';
import { checkFolder, LOCK, openFolder, sweep, sweepLock, type Folder } from '../lib/folder.js';
import { appendLines, cutTorn } from '../lib/lines.js';
import { VIEWS, viewsSql } from '../lib/views.js';
import {
  accountOf,
  changeTimeOf,
  clockOf,
  FEEDS,
  instant,
  timeOf,
  type Feed,
  type FeedCall,
  type FeedKit,
} from './lib/feeds.js';
import { readWarehouse, writeWarehouse, type WarehouseManifest } from './lib/warehouse.js';

interface Args {
  readonly dir: string;
  readonly since?: string;
  readonly full?: boolean;
  readonly views?: boolean;
}

interface Run {
  readonly args: Args;
  readonly kit: FeedKit;
  readonly folder: Folder;
  readonly dry: boolean;
  manifest: WarehouseManifest;
}

const fileOf = ({ name }: Feed): string => `${name}.ndjson`;

/**
 * Appends changed records to one file per kind. A file only grows by whole lines, and its watermark is stored after its
 * lines are on the disk: a run that is killed at any moment repeats records and loses none.
 */
const syncWarehouse: Workflow<Args, FeedCall> = async (args, kit) => {
  const root = kit.files.resolve(args.dir);
  await checkFolder(root, { flag: '--dir', noun: 'a warehouse folder' });
  const account = await accountOf(kit);
  const folder = openFolder(root, kit.files);
  const manifest = await readWarehouse(folder, account);
  if (args.full === true) await kit.confirm(`Empty the files in ${root} and read everything again?`);
  const run: Run = { args, kit, folder, manifest, dry: kit.globals.dryRun };
  if (run.dry) {
    await sync(run);
    await report(run);
    return;
  }
  const busy = (holder: string): CliError =>
    new CliError(
      'unavailable',
      `Another sync to ${root} is running: ${holder}. Nothing was changed.`,
      'Wait for that run or stop it, or choose another folder with --dir.',
    );
  await kit.files.withLock(
    join(root, LOCK),
    async () => {
      // Another run may have stored its watermarks meanwhile.
      run.manifest = await readWarehouse(folder, account);
      await sweep(folder, false);
      await sweepLock(folder);
      await sync(run);
      if (args.views === true) await writeViews(run);
      await report(run);
    },
    { patience: 0, busy },
  );
};

async function sync(run: Run): Promise<void> {
  const { kit, dry } = run;
  run.manifest = { ...run.manifest, counts: {} };
  // It marks the folder as one of this command.
  if (!dry) await store(run);
  for (const feed of FEEDS) await syncFeed(run, feed);
  kit.progress('');
}

async function report({ kit, folder, manifest, dry }: Run): Promise<void> {
  const { counts } = manifest;
  const entities = FEEDS.map(({ name }) => name);
  const parts = entities.map((name) => `${String(counts[name] ?? 0)} ${name}`);
  const line = `${parts.join(', ')} to ${folder.root}`;
  await kit.out.action(dry ? `[dry-run] Would append ${line}` : `Appended ${line}`, { entities, counts });
}

/** Empties the file of a feed. The watermark goes first: an empty file must not be continued at an old one. */
async function empty(run: Run, feed: Feed): Promise<void> {
  const { [feed.name]: _old, ...watermarks } = run.manifest.watermarks;
  run.manifest = { ...run.manifest, watermarks };
  if (run.dry) return;
  await store(run);
  await run.folder.write(fileOf(feed), '');
}

async function syncFeed(run: Run, feed: Feed): Promise<void> {
  const { args, kit, folder, dry } = run;
  const path = fileOf(feed);
  const isAnew = args.full === true;
  const before = isAnew ? undefined : run.manifest.watermarks[feed.name];
  const since = args.since ?? before;
  if (!dry) await cutTorn(folder, path);
  let count = 0;
  let newest = before === undefined ? undefined : timeOf(before);
  for await (const { rows, index, headers } of kit.calls[feed.call].pages({ since }, { ahead: true })) {
    // What was saved is kept until the service has returned a list.
    if (isAnew && index === 0) await empty(run, feed);
    if (!dry)
      await appendLines(
        folder,
        path,
        rows.map((row) => stringifyJson(row)),
      );
    for (const row of rows) {
      const at = changeTimeOf(row, clockOf(headers, kit));
      if (at !== undefined && (newest === undefined || at > newest)) newest = at;
    }
    count += rows.length;
    kit.progress(`${feed.name}: ${String(count)}`);
  }
  // What changed between the watermark and a later --since was not read.
  const hasGap = before !== undefined && args.since !== undefined && Date.parse(args.since) > Date.parse(before);
  if (hasGap && count > 0) {
    kit.warn(
      `The watermark of ${feed.name} stays at ${before}, which is before --since: the next run reads from there.`,
    );
  }
  const mark = hasGap ? before : newest === undefined ? undefined : instant(newest);
  run.manifest = {
    ...run.manifest,
    watermarks: { ...run.manifest.watermarks, ...(mark === undefined ? {} : { [feed.name]: mark }) },
    counts: { ...run.manifest.counts, [feed.name]: count },
  };
  if (!dry) await store(run);
}

async function store(run: Run): Promise<void> {
  run.manifest = { ...run.manifest, updated_at: instant(run.kit.now().getTime()) };
  await writeWarehouse(run.folder, run.manifest);
}

/** Writes the views of all files, which must exist for them. */
async function writeViews({ kit, folder }: Run): Promise<void> {
  const tables = await kit.tables();
  for (const feed of FEEDS) if ((await folder.size(fileOf(feed))) === undefined) await folder.write(fileOf(feed), '');
  const views = FEEDS.map(({ name }) => ({
    name,
    // A file may be put aside under another name (deals.2026-10.ndjson); the next run then begins a new one.
    file: `${name}*.ndjson`,
    table: tables[name] ?? {},
    form: 'lines' as const,
    version: 'update_time',
  }));
  await folder.write(VIEWS, viewsSql(folder.root, views));
}

export default syncWarehouse;
