import { commandLine, CliError, parseJson } from 'cmdspec-runtime/kit';
import { checkAccount, readAccount } from './account.js';
import { MANIFEST, sweep, type Folder } from '../../../lib/folder.js';
import { tidyHistory } from './history.js';
import { readLines } from '../../../lib/lines.js';
import { hasItems, indexOf, NAMES, RESOURCES, type BackupKit, type Name, type Resource } from './resources.js';
import { onResponse, type BackupArgs, type Run } from './run.js';
import {
  CHECKPOINT,
  readCheckpoint,
  readManifest,
  text,
  type Checkpoint,
  type Counts,
  type Manifest,
} from './state.js';
import { instant } from '../../../lib/time.js';

/** Reads the state of the folder and prepares the run. */
export async function begin(
  args: BackupArgs,
  resources: readonly Resource[],
  kit: BackupKit,
  folder: Folder,
): Promise<Run> {
  const { options, client } = kit;
  const found = await readManifest(folder);
  const startedAt = await waitForOwnSecond(found, kit);
  const interrupted = (await folder.size(CHECKPOINT)) !== undefined;
  const old = args.resume === true ? await readCheckpoint(folder) : undefined;
  if (old !== undefined) checkSame(old, args, startedAt, kit);
  else if (interrupted) {
    kit.warn('An earlier run was interrupted and will not be continued; starting over. Use --resume to continue it.');
  }
  const account = await readAccount(kit);
  if (found !== undefined) await checkAccount(kit, folder, found.account, account.facts);
  if (!options.dryRun) await sweep(folder, interrupted);
  const first = found?.history.every(({ finishedAt }) => finishedAt === null) ?? true;
  const run: Run = {
    kit,
    args,
    folder,
    dry: options.dryRun,
    resources,
    mode: old?.mode ?? (args.full === true || first ? 'full' : 'incremental'),
    startedAt: old?.startedAt ?? startedAt,
    continued: old !== undefined,
    started: old !== undefined,
    since: old?.since ?? args.since ?? null,
    manifest: found ?? {
      version: 1,
      cliVersion: client.version,
      account: account.facts,
      history: [],
      resources: {},
    },
    completed: (old?.completed ?? []).filter((name): name is Name => NAMES.includes(name as Name)),
    resumed: old?.inProgress ?? null,
    counts: { ...old?.counts },
    planned: 0,
    counted: new Set(),
    withheld: new Set(),
    failures: [],
    firstFailure: undefined,
    step: 'the start',
  };
  await onResponse(run, account.headers);
  return run;
}

/** Returns the current second. Runs are identified by it, so this waits if an earlier run started in the same one. */
async function waitForOwnSecond(found: Manifest | undefined, { world }: BackupKit): Promise<string> {
  for (;;) {
    const now = world.now();
    if (found?.history.some(({ startedAt }) => startedAt === instant(now)) !== true) return instant(now);
    await world.sleep(1000 - now.getMilliseconds());
  }
}

/** Fails if a resumed run selects other resources or times, which would leave gaps in the backup. */
function checkSame(old: Checkpoint, args: BackupArgs, now: string, kit: BackupKit): void {
  const named = (names: readonly string[] | null | undefined): string => [...(names ?? [])].sort().join(',');
  const differs = [
    ...(named(old.include) === named(args.include) ? [] : ['--include']),
    ...(named(old.exclude) === named(args.exclude) ? [] : ['--exclude']),
    ...(sameSince(old, args.since, now) ? [] : ['--since']),
    ...(args.full === true && old.mode !== 'full' ? ['--full'] : []),
  ];
  if (differs.length === 0) return;
  const { include, exclude, since } = old;
  const before = {
    ...args,
    include: include ?? undefined,
    exclude: exclude ?? undefined,
    since: since ?? undefined,
    full: old.mode === 'full' && args.full === true,
  };
  throw new CliError(
    'config',
    `The interrupted run had different values of ${differs.join(' and ')}.`,
    `Continue it with "${commandLine({ ...before, resume: true }, kit)}", or start over without --resume.`,
  );
}

/** Whether the times are equal, or equally long before the start of their run: `7d` is another time now. */
function sameSince(old: Checkpoint, since: string | undefined, now: string): boolean {
  if (since === undefined || old.since === null) return since === undefined && old.since === null;
  const before = Date.parse(old.startedAt) - Date.parse(old.since);
  return since === old.since || Math.abs(Date.parse(now) - Date.parse(since) - before) <= 2000;
}

/** Adds this run to the manifest, from which the next run starts. */
export async function finish(run: Run, counts: Counts): Promise<void> {
  const { folder, manifest, startedAt, mode } = run;
  run.step = 'the end';
  await tidyHistory(run);
  const synced: Record<string, Manifest['resources'][string]> = { ...manifest.resources };
  for (const resource of run.resources) {
    if (!run.completed.includes(resource.name)) continue;
    synced[resource.name] = { lastSyncedAt: startedAt, total: await totalOf(folder, resource) };
  }
  const known = RESOURCES.filter(({ name }) => synced[name] !== undefined).map(({ name }) => [name, synced[name]]);
  const now = instant(run.kit.world.now());
  // If the clock was set back meanwhile, the run must not end before its start.
  const finishedAt = now < startedAt ? startedAt : now;
  const earlier = manifest.history.filter((past) => past.finishedAt !== null && past.startedAt !== startedAt);
  await folder.write(
    MANIFEST,
    text({
      ...manifest,
      cliVersion: run.kit.client.version,
      history: [...earlier, { startedAt, finishedAt, mode, counts }],
      resources: Object.fromEntries(known),
    }),
  );
}

/** Counts the records of a resource in the folder, including deleted ones. */
async function totalOf(folder: Folder, resource: Resource): Promise<number> {
  if (!hasItems(resource)) {
    const { array } = resource.place as { readonly array: string };
    const rows = parseJson((await folder.read(array)) ?? '[]');
    return Array.isArray(rows) ? rows.length : 0;
  }
  let count = 0;
  for await (const _line of readLines(folder, indexOf(resource))) count += 1;
  return count;
}
