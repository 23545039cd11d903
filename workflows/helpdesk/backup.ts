import { rmdir } from 'node:fs/promises';
import { defined, type Workflow } from 'cmdspec/kit';
import { saveAttachments } from './lib/backup/attachments.js';
import { writeArchive } from './lib/backup/archive.js';
import { begin, finish } from './lib/backup/course.js';
import { busy, incomplete, stopped } from './lib/backup/errors.js';
import { fetchResource } from './lib/backup/fetch.js';
import { CHECKPOINT, guard, LOCK, openFolder, sweepLock } from './lib/backup/folder.js';
import { reconcile } from './lib/backup/reconcile.js';
import { choose, type CallName } from './lib/backup/resources.js';
import { doneLine } from './lib/backup/report.js';
import { inOrder, type BackupArgs, type Run } from './lib/backup/run.js';

/** Copies the account into a folder, or brings a copy up to date. What is on the disk at any moment can be gone on with. */
const backup: Workflow<BackupArgs, CallName> = async (args, kit) => {
  const resources = choose(args.include, args.exclude, kit);
  const root = kit.files.resolve(args.out);
  const there = await guard(root);
  if (kit.globals.dryRun) {
    const run = await begin(args, resources, kit, openFolder(root, kit.files));
    await perform(run);
    complete(run);
    return;
  }
  const locked = kit.files.withLock(
    `${root}/${LOCK}`,
    async () => {
      const folder = openFolder(root, kit.files);
      const run = await begin(args, resources, kit, folder);
      try {
        await perform(run);
      } catch (error) {
        throw stopped(run, error);
      } finally {
        await sweepLock(folder);
      }
      complete(run);
    },
    { patience: 0, busy: busy(root) },
  );
  try {
    await locked;
  } catch (error) {
    // A folder that was made for nothing goes; one that holds something cannot.
    if (!there) await rmdir(root).catch(() => undefined);
    throw error;
  }
};

/** The backup is there, but for what was told on the way. */
function complete({ firstFailure, failures }: Run): void {
  if (firstFailure !== undefined) throw incomplete(firstFailure, failures);
}

async function perform(run: Run): Promise<void> {
  const { args, kit, dry } = run;
  for (const resource of run.resources) {
    if (!run.completed.includes(resource.name)) await fetchResource(run, resource);
  }
  const deletions = args.reconcile === true ? await reconcile(run) : 0;
  const files = await attached(run);
  const counts = { ...inOrder(run.counts), ...defined({ attachments: files }) };
  if (!dry) await finish(run, counts);
  run.step = 'the archive';
  const archive = args.compress === true && !dry ? await writeArchive(run.folder, kit.files) : null;
  if (!dry) await run.folder.remove(CHECKPOINT);

  const summary = { mode: run.mode, counts, deletions, failures: run.failures, archive, dryRun: dry };
  kit.progress('');
  kit.note(doneLine(summary, args.reconcile === true));
  if (kit.out.format !== 'table' || kit.globals.jq !== undefined) await kit.out.record(summary);
}

/** How many files were saved, or would be; undefined when none are wanted. */
async function attached(run: Run): Promise<number | undefined> {
  if (run.args.attachments !== true) return undefined;
  return run.dry ? run.planned : await saveAttachments(run);
}

export default backup;
