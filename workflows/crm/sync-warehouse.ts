import { join } from 'node:path';
import { many, CliError, parseJson, stringifyJson, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { checkFolder, LOCK, openFolder, sweep, sweepLock, type Folder } from '../lib/folder.js';
import { appendLines, countDamaged, cutTorn, readLines, removeDamaged } from '../lib/lines.js';
import { tablesOf, VIEWS, viewsSql } from '../lib/views.js';
import { columnsOf } from './lib/columns.js';
import {
  changeTimeOf,
  clockOf,
  FEEDS,
  listsOf,
  readToEnd,
  timeOf,
  type Feed,
  type FeedCall,
  type List,
  type Round,
} from './lib/feeds.js';
import { readWarehouse, writeWarehouse, type WarehouseManifest } from './lib/warehouse.js';
import { accountOf } from '../lib/account.js';
import { instant } from '../lib/time.js';

/** Tables that explain the ids of the records. */
const TABLES = [
  'users',
  'pipelines',
  'stages',
  'dealFields',
  'personFields',
  'organizationFields',
  'activityFields',
  'productFields',
] as const;

type WarehouseCall = FeedCall | (typeof TABLES)[number];

interface Args {
  readonly dir: string;
  readonly since?: string;
  readonly full?: boolean;
  readonly views?: boolean;
}

interface Run {
  readonly args: Args;
  readonly kit: Kit<WarehouseCall>;
  readonly folder: Folder;
  readonly dry: boolean;
  manifest: WarehouseManifest;
}

const fileOf = ({ name }: { readonly name: string }): string => `${name}.ndjson`;

/**
 * Appends changed records to one file per kind. A file only grows by whole lines, and its watermark is stored after its
 * lines are on the disk: a run that is killed at any moment repeats records and loses none.
 */
const syncWarehouse: Workflow<Args, WarehouseCall> = async (args, kit) => {
  const root = kit.files.resolve(args.dir);
  const exists = await checkFolder(root, { flag: '--dir', noun: 'a warehouse folder' });
  const account = await accountOf(kit);
  const folder = openFolder(root, kit.files);
  const manifest = await readWarehouse(folder, account);
  if (args.full === true) await kit.confirm(`Empty the files in ${root} and read everything again?`);
  const run: Run = { args, kit, folder, manifest, dry: kit.options.dryRun };
  if (run.dry) {
    await sync(run, exists);
    await report(run);
    return;
  }
  const busy = (holder: string): CliError =>
    new CliError(
      'unavailable',
      `Another sync to ${root} is running: ${holder}. Nothing was changed.`,
      'Wait until that run has ended, stop it, or choose another folder with --dir.',
    );
  await kit.files.withLock(
    join(root, LOCK),
    async () => {
      // Another run may have stored its watermarks meanwhile.
      run.manifest = await readWarehouse(folder, account);
      await sweep(folder, false);
      await sweepLock(folder);
      await sync(run, true);
      if (args.views === true) await writeViews(run);
      await report(run);
    },
    { patience: 0, busy },
  );
};

async function sync(run: Run, exists: boolean): Promise<void> {
  const { kit, dry } = run;
  run.manifest = { ...run.manifest, counts: {} };
  // It marks the folder as one of this command.
  if (!dry) await store(run);
  if (exists) for (const feed of FEEDS) await repair(run, feed);
  await readToEnd(
    kit,
    FEEDS,
    (feed, list, round) => syncList(run, feed, list, round),
    () => writeTables(run),
  );
}

async function report({ kit, folder, manifest, dry }: Run): Promise<void> {
  const { counts } = manifest;
  const entities = FEEDS.map(({ name }) => name);
  const parts = entities.map((name) => `${String(counts[name] ?? 0)} ${name}`);
  const line = `${parts.join(', ')} to ${folder.root}`;
  await kit.out.action(dry ? `[dry-run] Would append ${line}` : `Appended ${line}`, { entities, counts });
}

/** Removes the damaged lines of a feed, and its position: the feed is read from its beginning, because their records are unknown. */
async function repair(run: Run, feed: Feed): Promise<void> {
  const { folder, kit, dry } = run;
  const isOwn = (name: string): boolean => name.startsWith(feed.name) && name.endsWith('.ndjson');
  for (const path of (await folder.list('')).filter(isOwn)) {
    if (!dry) await cutTorn(folder, path);
    const damaged = await countDamaged(folder, path);
    if (damaged === 0) continue;
    const lines = many(damaged, ['damaged line', 'damaged lines']);
    kit.warn(`${path} has ${lines}, which ${damaged === 1 ? 'is' : 'are'} removed; all ${feed.name} are read again.`);
    await forget(run, feed);
    if (!dry) await removeDamaged(folder, path);
  }
}

/** Removes the watermarks of a feed, so that it is read from its beginning. */
async function forget(run: Run, feed: Feed): Promise<void> {
  const names: readonly string[] = listsOf(feed).map(({ name }) => name);
  const watermarks = Object.entries(run.manifest.watermarks).filter(([name]) => !names.includes(name));
  run.manifest = { ...run.manifest, watermarks: Object.fromEntries(watermarks) };
  if (!run.dry) await store(run);
}

/** Empties the file of a feed. The watermarks go first: an empty file must not be continued at an old one. */
async function empty(run: Run, feed: Feed): Promise<void> {
  await forget(run, feed);
  if (!run.dry) await run.folder.write(fileOf(feed), '');
}

async function syncList(run: Run, feed: Feed, list: List, round: Round): Promise<void> {
  const { args, kit, folder, dry } = run;
  const path = fileOf(feed);
  const isAnew = args.full === true && round.isFirst;
  const before = isAnew ? undefined : run.manifest.watermarks[list.name];
  // A folder of an earlier version has no watermark of the archived deals, so all archived deals are read.
  const since = round.since ?? args.since ?? before;
  let count = 0;
  let newest = before === undefined ? undefined : timeOf(before);
  for await (const { rows, index, response } of kit.calls[list.call].pages({ since }, { ahead: true })) {
    // The saved records are kept until the service has returned a list.
    if (isAnew && index === 0 && list.name === feed.name) await empty(run, feed);
    const fresh = round.take({ rows, response });
    if (!dry)
      await appendLines(
        folder,
        path,
        fresh.map((row) => stringifyJson(row)),
      );
    for (const row of fresh) {
      const at = changeTimeOf(row, clockOf(response.headers, kit));
      if (at !== undefined && (newest === undefined || at > newest)) newest = at;
    }
    count += fresh.length;
    kit.live(`${list.name}: ${String(count)}`, 'progress');
  }
  // Changes between the watermark and a later --since were not read.
  const hasGap = before !== undefined && args.since !== undefined && Date.parse(args.since) > Date.parse(before);
  if (hasGap && count > 0 && round.isFirst) {
    kit.warn(
      `The watermark of ${list.name} stays at ${before}, which is before --since: the next run reads from there.`,
    );
  }
  const mark = hasGap ? before : newest === undefined ? undefined : instant(newest);
  const { watermarks, counts } = run.manifest;
  run.manifest = {
    ...run.manifest,
    watermarks: { ...watermarks, ...(mark === undefined ? {} : { [list.name]: mark }) },
    counts: { ...counts, [feed.name]: (counts[feed.name] ?? 0) + count },
  };
  if (!dry) await store(run);
}

/** Writes the small tables, each as a whole: the service has no feed of their changes. */
async function writeTables({ kit, folder, dry }: Run): Promise<void> {
  for (const name of TABLES) {
    const lines: string[] = [];
    for await (const row of kit.calls[name].rows()) lines.push(`${stringifyJson(row)}\n`);
    if (!dry) await folder.write(fileOf({ name }), lines.join(''));
  }
}

async function store(run: Run): Promise<void> {
  run.manifest = { ...run.manifest, updated_at: instant(run.kit.world.now().getTime()) };
  await writeWarehouse(run.folder, run.manifest);
}

/** Writes the views of all files, which must exist for them. */
async function writeViews({ kit, folder }: Run): Promise<void> {
  const tables = await tablesOf(kit);
  const views = [];
  for (const { name, one } of FEEDS) {
    if ((await folder.size(fileOf({ name }))) === undefined) await folder.write(fileOf({ name }), '');
    const table = tables[name] ?? {};
    const definitions: Row[] = [];
    for await (const { text } of readLines(folder, fileOf({ name: `${one}Fields` }))) {
      definitions.push(parseJson(text) as Row);
    }
    views.push({
      name,
      // A file may be put aside under another name (deals.2026-10.ndjson); the next run then begins a new one.
      file: `${name}*.ndjson`,
      table,
      columns: columnsOf(definitions, table, 'inside'),
      form: 'lines' as const,
      version: 'update_time',
    });
  }
  for (const name of TABLES) {
    views.push({ name, file: fileOf({ name }), table: tables[name] ?? {}, form: 'lines' as const });
  }
  await folder.write(VIEWS, viewsSql(folder.root, views));
}

export default syncWarehouse;
