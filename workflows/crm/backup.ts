import { join } from 'node:path';
import { CliError, stringifyJson, type Workflow } from 'cmdspec-runtime/kit';
import { checkFolder, LOCK, openFolder, sweep, sweepLock, type Folder } from '../lib/folder.js';
import { VIEWS, viewsSql } from '../lib/views.js';
import { readBackup, writeBackup, type BackupManifest } from './lib/backup/manifest.js';
import { fileOf, RESOURCES, type BackupCall, type Resource } from './lib/backup/resources.js';
import { accountOf, instant } from './lib/feeds.js';

interface Args {
  readonly dir: string;
  readonly resume?: boolean;
  readonly views?: boolean;
}

/** Records that are written together: the text of a whole page would be a large part of the memory. */
const TOGETHER = 50;

/** Copies the account to a folder, one file per resource. Each file is complete, or the one of an earlier run. */
const backup: Workflow<Args, BackupCall> = async (args, kit) => {
  const root = kit.files.resolve(args.dir);
  await checkFolder(root, { flag: '--dir', noun: 'a backup' });
  const account = await accountOf(kit);
  const folder = openFolder(root, kit.files);
  const now = (): string => instant(kit.now().getTime());
  const found = await readBackup(folder, account, now());
  const dry = kit.globals.dryRun;

  const run = async (): Promise<void> => {
    const before = args.resume === true ? found : { ...found, started_at: now(), completed: [], counts: {} };
    let manifest: BackupManifest = before;
    const skipped = RESOURCES.filter(({ name }) => before.completed.includes(name));
    const todo = RESOURCES.filter((resource) => !skipped.includes(resource));
    if (!dry) await writeBackup(folder, manifest);
    const exported: Record<string, number> = {};
    for (const resource of todo) {
      const { name } = resource;
      const count = await save(resource);
      exported[name] = count;
      const earlier = found.counts[name] ?? 0;
      if (count === 0 && earlier > 0)
        kit.warn(
          `${name} has 0 records; the earlier backup had ${String(earlier)}. Check the permissions of the user.`,
        );
      const completed = [...manifest.completed, name];
      manifest = { ...manifest, completed, counts: { ...manifest.counts, [name]: count }, updated_at: now() };
      if (!dry) await writeBackup(folder, manifest);
    }
    kit.progress('');
    if (args.views === true && !dry) await writeViews(folder);
    const total = Object.values(exported).reduce((sum, count) => sum + count, 0);
    const line = `${String(total)} records of ${String(todo.length)} resources to ${root}`;
    await kit.out.action(dry ? `[dry-run] Would back up ${line}` : `Backed up ${line}`, {
      exported,
      total,
      skipped: skipped.map(({ name }) => name),
      dir: root,
    });
  };

  const save = async (resource: Resource): Promise<number> => {
    const { name, call } = resource;
    let count = 0;
    const read = async function* (): AsyncGenerator<string> {
      for await (const { rows } of kit.calls[call].pages({}, { ahead: true })) {
        for (let at = 0; at < rows.length; at += TOGETHER) {
          const texts = rows.slice(at, at + TOGETHER).map((row) => stringifyJson(row, 2).replaceAll('\n', '\n  '));
          yield `${count === 0 ? '[\n' : ',\n'}  ${texts.join(',\n  ')}`;
          count += texts.length;
        }
        kit.progress(`${name}: ${String(count)}`);
      }
      yield count === 0 ? '[]\n' : '\n]\n';
    };
    if (!dry) await folder.write(fileOf(resource), read());
    else for await (const _part of read());
    return count;
  };

  const writeViews = async (at: Folder): Promise<void> => {
    const tables = await kit.tables();
    const views = RESOURCES.map((resource) => ({
      name: resource.name,
      file: fileOf(resource),
      table: tables[resource.name] ?? {},
      form: 'array' as const,
    }));
    await at.write(VIEWS, viewsSql(root, views));
  };

  if (dry) return run();
  await kit.files.withLock(
    join(root, LOCK),
    async () => {
      await sweep(folder, false);
      await sweepLock(folder);
      try {
        await run();
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        const again = `Continue with "${kit.commandLine({ ...args, resume: true })}".`;
        throw new CliError(error.kind, error.message, [error.remedy, again].filter(Boolean).join(' '), error.details);
      }
    },
    {
      patience: 0,
      busy: (holder) =>
        new CliError(
          'unavailable',
          `Another backup to ${root} is running: ${holder}. Nothing was changed.`,
          'Wait for that run or stop it, or choose another folder with --dir.',
        ),
    },
  );
};

export default backup;
