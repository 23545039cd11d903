/** `helpdeskcli backup`: copies the account to a folder, or updates the copy. */
import {
  defined,
  openFolder,
  type Copies,
  type CopyFolder,
  type Folder,
  type Row,
  type Workflow,
} from 'cmdspec-runtime/kit';
import { countAttachments, saveAttachments } from './lib/backup/attachments.js';
import { writeArchive } from './lib/backup/archive.js';
import { listDeleted, readDeleted } from './lib/backup/deleted.js';
import { checkSame, incompleteError, stoppedError, type Request } from './lib/backup/errors.js';
import { describeTables, savedIds, saveRecords, writeLists } from './lib/backup/files.js';
import { accountOf, adopted, CHECKPOINT } from './lib/backup/layout.js';
import { pagesOf } from './lib/backup/pages.js';
import { doneLine } from './lib/backup/report.js';
import {
  choose,
  hasItems,
  idOf,
  RESOURCES,
  type BackupKit,
  type CallName,
  type Resource,
} from './lib/backup/resources.js';
import {
  IncompleteList,
  note,
  nothingRead,
  orderCounts,
  startOf,
  type BackupArgs,
  type Run,
} from './lib/backup/run.js';
import { sourceOf, startAt } from './lib/backup/source.js';

/** An interrupted run can be resumed at any point. */
const backup: Workflow<BackupArgs, CallName> = async (args, kit) => {
  const resources = choose(args.include, args.exclude, kit);
  const root = kit.files.resolve(args.out);
  // A dry run copies rows to a folder of its own, without the files that are made of them.
  const earlier = kit.options.dryRun ? openFolder(root, kit.files) : undefined;
  const { failures, firstFailure } = await kit.copyTo(root, folderOf(kit, earlier), async (copies) => {
    const run = await begin(args, resources, kit, copies, earlier ?? copies.folder);
    try {
      await perform(run);
    } catch (error) {
      throw stoppedError(run, error);
    }
    return run;
  });
  if (firstFailure !== undefined) throw incompleteError(firstFailure, failures);
};

/** The service does not identify accounts: a folder is of the same one if one of its users is in it. */
function folderOf(kit: BackupKit, earlier: Folder | undefined): CopyFolder {
  let reading: Promise<Row> | undefined;
  const me = (): Promise<Row> => (reading ??= kit.calls.me.record().then((row) => row ?? {}));
  let comparing: Promise<boolean> | undefined;
  return {
    account: async () => accountOf(await me()),
    isSameAccount: (folder) => (comparing ??= hasUser(folder, me, kit)),
    noun: 'a backup',
    flag: '--out',
    adopt: (manifest) => adopted(manifest, earlier),
  };
}

/** Whether a folder has a user of the account; also if it has no users. */
async function hasUser(folder: Folder, me: () => Promise<Row>, kit: BackupKit): Promise<boolean> {
  const [users] = RESOURCES.filter(hasItems);
  const known = new Set(users === undefined ? [] : await savedIds(folder, users));
  if (users === undefined || known.size === 0 || known.has(idOf(await me()) ?? '')) return true;
  for await (const { rows } of pagesOf(kit, users)) {
    if (rows.some((row) => known.has(idOf(row) ?? ''))) return true;
  }
  return false;
}

/** Reads the state of the folder and prepares the run. */
async function begin(
  args: BackupArgs,
  resources: readonly Resource[],
  kit: BackupKit,
  copies: Copies,
  folder: Folder,
): Promise<Run> {
  const { startedAt } = copies.manifest;
  const old = copies.manifest.request as Request | undefined;
  const continued = args.resume === true && startedAt !== undefined && old !== undefined;
  if (continued) checkSame(old, startedAt, args, kit);
  else if (startedAt !== undefined || (await folder.size(CHECKPOINT)) !== undefined) {
    kit.warn('An earlier run was interrupted and will not be continued; starting over. Use --resume to continue it.');
  }
  const isFirst = RESOURCES.every(({ name }) => copies.progress(name)?.completeAsOf === undefined);
  return {
    kit,
    args,
    copies,
    folder,
    dry: kit.options.dryRun,
    resources,
    mode: continued ? old.mode : args.full === true || isFirst || old?.mode === 'full' ? 'full' : 'incremental',
    continued,
    since: (continued ? old.since : args.since) ?? undefined,
    deleted: await readDeleted(folder),
    withheld: new Set(),
    ...nothingRead(),
  };
}

async function perform(run: Run): Promise<void> {
  const { args, kit, dry, copies, folder, mode } = run;
  await copyRows(run);
  const deletions = await findDeleted(run);
  const files = await saveOrCountAttachments(run);
  if (!dry) {
    await writeLists(run, (resource) => sourceOf(resource, run));
    await describeTables(run);
    await folder.remove(CHECKPOINT);
    await copies.end();
  }
  run.step = 'the archive';
  const archive = args.compress === true && !dry ? await writeArchive(folder, kit.files) : null;

  const counts = { ...orderCounts(run.counts), ...defined({ attachments: files }) };
  const withheld = run.withheld.size;
  const summary = { mode, counts, deletions, withheld, failures: run.failures, archive, dryRun: dry };
  kit.note(doneLine(summary, args.reconcile === true || deletions > 0));
  if (kit.out.format !== 'table' || kit.options.jq !== undefined) await kit.out.record(summary);
}

async function copyRows(run: Run): Promise<void> {
  const { args, resources, copies, mode, dry, since } = run;
  const resourceOf = ({ name }: { readonly name: string }): Resource | undefined =>
    resources.find((one) => one.name === name);
  const request = { mode, since: since ?? null, include: args.include ?? null, exclude: args.exclude ?? null };
  const copied = await copies.copy(
    resources.map((resource) => sourceOf(resource, run)),
    {
      request: request satisfies Request,
      resume: run.continued,
      start: (source, cursor) => {
        const resource = resourceOf(source);
        return resource === undefined ? { since: cursor } : startAt(resource, cursor, run);
      },
      // Deleted records are looked for once a day. A run that continues another one has other work.
      ...(args.reconcile === true || run.continued ? { sweep: args.reconcile === true } : {}),
      concurrency: 1,
      // A page is some requests and files: making it durable adds little.
      commitAge: 0,
      onRows: async (source, rows) => {
        const resource = resourceOf(source);
        if (!dry && resource !== undefined && hasItems(resource)) await saveRecords(resource, rows, run);
      },
      onEnd: ({ name }) => void run.passed.add(name),
      onFailure: ({ name }, error) => {
        if (!(error instanceof IncompleteList)) throw error;
        note(run, { resource: name, id: null, message: error.message }, error);
      },
    },
  );
  for (const one of copied) {
    const resource = resourceOf(one);
    // How many changes the interrupted part of the run has read is not known.
    if (one.isSkipped && resource !== undefined && (mode === 'full' || resource.filtered === undefined))
      run.counts[resource.name] = one.rows;
  }
}

/** Lists deleted records of the resources of which all ids were listed. Returns how many this run has found. */
async function findDeleted(run: Run): Promise<number> {
  const { copies, resources, folder, continued } = run;
  const earlier = continued ? [...(await readDeleted(folder, startOf(run))).values()] : [];
  let count = earlier.reduce((sum, { size }) => sum + size, 0);
  for (const resource of resources) {
    const { sweptAt = '' } = copies.progress(resource.name) ?? {};
    if (sweptAt < startOf(run)) continue;
    run.step = `comparing ${resource.name}`;
    count += await listDeleted(run, resource, await copies.open(sourceOf(resource, run)));
  }
  return count;
}

/** Saves the attachments and returns their number (in a dry run: counts them); undefined without --attachments. */
async function saveOrCountAttachments(run: Run): Promise<number | undefined> {
  if (run.args.attachments !== true) return undefined;
  return run.dry ? await countAttachments(run) : await saveAttachments(run);
}

export default backup;
