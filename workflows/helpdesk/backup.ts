import { rmdir } from 'node:fs/promises';
import { defined, type Workflow } from 'cmdspec-runtime/kit';
import { countAttachments, saveAttachments } from './lib/backup/attachments.js';
import { writeArchive } from './lib/backup/archive.js';
import { begin, finish } from './lib/backup/course.js';
import { busyError, incompleteError, stoppedError } from './lib/backup/errors.js';
import { fetchResource } from './lib/backup/fetch.js';
import { checkFolder, LOCK, openFolder, sweepLock } from '../lib/folder.js';
import { reconcile } from './lib/backup/reconcile.js';
import { choose, type CallName } from './lib/backup/resources.js';
import { doneLine } from './lib/backup/report.js';
import { orderCounts, type BackupArgs, type Run } from './lib/backup/run.js';
import { CHECKPOINT } from './lib/backup/state.js';
import { writeViews } from './lib/backup/views.js';

/** Copies the account to a folder, or updates a copy. A run can be resumed whenever it was interrupted. */
const backup: Workflow<BackupArgs, CallName> = async (args, kit) => {
  const resources = choose(args.include, args.exclude, kit);
  const root = kit.files.resolve(args.out);
  const exists = await checkFolder(root, { flag: '--out', noun: 'a backup' });
  if (kit.options.dryRun) {
    const run = await begin(args, resources, kit, openFolder(root, kit.files));
    await perform(run);
    failIfIncomplete(run);
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
        throw stoppedError(run, error);
      } finally {
        await sweepLock(folder);
      }
      failIfIncomplete(run);
    },
    { patience: 0, busy: busyError(root) },
  );
  try {
    await locked;
  } catch (error) {
    // Removes a folder that this run created, unless it has content.
    if (!exists) await rmdir(root).catch(() => undefined);
    throw error;
  }
};

/** Fails if some records could not be saved. */
function failIfIncomplete({ firstFailure, failures }: Run): void {
  if (firstFailure !== undefined) throw incompleteError(firstFailure, failures);
}

async function perform(run: Run): Promise<void> {
  const { args, kit, dry } = run;
  for (const resource of run.resources) {
    if (!run.completed.includes(resource.name)) await fetchResource(run, resource);
  }
  const deletions = args.reconcile === true ? await reconcile(run) : 0;
  const files = await saveOrCountAttachments(run);
  const counts = { ...orderCounts(run.counts), ...defined({ attachments: files }) };
  if (!dry) await finish(run, counts);
  if (args.views === true && !dry) await writeViews(run);
  run.step = 'the archive';
  const archive = args.compress === true && !dry ? await writeArchive(run.folder, kit.files) : null;
  if (!dry) await run.folder.remove(CHECKPOINT);

  const withheld = run.withheld.size;
  const summary = { mode: run.mode, counts, deletions, withheld, failures: run.failures, archive, dryRun: dry };
  kit.note(doneLine(summary, args.reconcile === true));
  if (kit.out.format !== 'table' || kit.options.jq !== undefined) await kit.out.record(summary);
}

/** Saves the attachments and returns their number (in a dry run: counts them); undefined without --attachments. */
async function saveOrCountAttachments(run: Run): Promise<number | undefined> {
  if (run.args.attachments !== true) return undefined;
  return run.dry ? await countAttachments(run) : await saveAttachments(run);
}

export default backup;
