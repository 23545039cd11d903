import { rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defined } from '../../runtime/base/defined.js';
import type { Handler } from 'cmdspec/runtime';
import { withLock } from '../../runtime/state/lock.js';
import { saveAttachments } from './lib/backup/attachments.js';
import { writeArchive } from './lib/backup/archive.js';
import { begin, finish } from './lib/backup/course.js';
import { busy, incomplete, stopped } from './lib/backup/errors.js';
import { fetchResource } from './lib/backup/fetch.js';
import { CHECKPOINT, guard, LOCK, openFolder, sweepLock } from './lib/backup/folder.js';
import { reconcile } from './lib/backup/reconcile.js';
import { choose } from './lib/backup/resources.js';
import { doneLine } from './lib/backup/report.js';
import { inOrder, type BackupArgs, type Run } from './lib/backup/run.js';

/** Copies the account into a folder, or brings a copy up to date. What is on the disk at any moment can be gone on with. */
const backup: Handler<BackupArgs> = async (args, context) => {
  const resources = choose(args.include, args.exclude, context);
  const root = resolve(context.world.cwd, args.out);
  const there = await guard(root);
  if (context.globals.dryRun) {
    const run = await begin(args, resources, context, openFolder(root));
    await perform(run);
    complete(run);
    return;
  }
  const locked = withLock(
    `${root}/${LOCK}`,
    async () => {
      const folder = openFolder(root);
      const run = await begin(args, resources, context, folder);
      try {
        await perform(run);
      } catch (error) {
        throw stopped(run, error);
      } finally {
        await sweepLock(folder);
      }
      complete(run);
    },
    { patience: 0, busy: busy(root), signal: context.world.signal },
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
  const { args, context, dry } = run;
  for (const resource of run.resources) {
    if (!run.completed.includes(resource.name)) await fetchResource(run, resource);
  }
  const deletions = args.reconcile === true ? await reconcile(run) : 0;
  const files = await attached(run);
  const counts = { ...inOrder(run.counts), ...defined({ attachments: files }) };
  if (!dry) await finish(run, counts);
  run.step = 'the archive';
  const archive = args.compress === true && !dry ? await writeArchive(run.folder) : null;
  if (!dry) await run.folder.remove(CHECKPOINT);

  const summary = { mode: run.mode, counts, deletions, failures: run.failures, archive, dryRun: dry };
  context.progress('');
  context.note(doneLine(summary, args.reconcile === true));
  if (context.out.format !== 'table' || context.globals.jq !== undefined) await context.out.record(summary);
}

/** How many files were saved, or would be; undefined when none are wanted. */
async function attached(run: Run): Promise<number | undefined> {
  if (run.args.attachments !== true) return undefined;
  return run.dry ? run.planned : await saveAttachments(run);
}

export default backup;
