import { join } from 'node:path';
import {
  commandLine,
  CliError,
  isObject,
  parseJson,
  plainText,
  stringifyJson,
  type Row,
  type Workflow,
} from 'cmdspec-runtime/kit';
import { checkFolder, LOCK, openFolder, sweep, sweepLock, type Folder } from '../lib/folder.js';
import { clearStaging, emptyStaging, openStaging, type Staging } from '../lib/staging.js';
import { tablesOf, VIEWS, viewsSql } from '../lib/views.js';
import { readBackup, writeBackup, type BackupManifest } from './lib/backup/manifest.js';
import { definesFor, fileOf, RESOURCES, type BackupCall, type Name, type Resource } from './lib/backup/resources.js';
import { columnsOf } from './lib/columns.js';
import { FEEDS, listsOf, readToEnd, timeOf, type Feed, type List, type Round } from './lib/feeds.js';
import { accountOf } from '../lib/account.js';
import { instant } from '../lib/time.js';

interface Args {
  readonly dir: string;
  readonly resume?: boolean;
  readonly views?: boolean;
}

/** Copies the account to a folder, one file per resource. Each file is complete, or the one of an earlier run. */
const backup: Workflow<Args, BackupCall> = async (args, kit) => {
  const root = kit.files.resolve(args.dir);
  await checkFolder(root, { flag: '--dir', noun: 'a backup' });
  const account = await accountOf(kit);
  const folder = openFolder(root, kit.files);
  const now = (): string => instant(kit.world.now().getTime());
  const found = await readBackup(folder, account, now());
  const dry = kit.options.dryRun;

  const run = async (): Promise<void> => {
    const before = args.resume === true ? found : { ...found, started_at: now(), completed: [], counts: {} };
    let manifest: BackupManifest = before;
    const skipped = RESOURCES.filter(({ name }) => before.completed.includes(name));
    const todo = RESOURCES.filter((resource) => !skipped.includes(resource));
    if (!dry) await writeBackup(folder, manifest);
    const exported: Record<string, number> = {};

    const open = ({ name }: { readonly name: Name }): Promise<Staging> =>
      openStaging(folder, { name, key: keysOf(), text: (row) => stringifyJson(row, 2).replaceAll('\n', '\n  '), dry });
    const write = async (name: Name, staging: Staging): Promise<void> => {
      const count = staging.size;
      if (!dry) await folder.write(fileOf({ name }), listOf(staging));
      const earlier = found.counts[name] ?? 0;
      if (count === 0 && earlier > 0 && exported[name] === undefined)
        kit.warn(
          `${name} has 0 records; the earlier backup had ${String(earlier)}. Check the permissions of the user.`,
        );
      exported[name] = count;
      const completed = [...new Set([...manifest.completed, name])];
      manifest = { ...manifest, completed, counts: { ...manifest.counts, [name]: count }, updated_at: now() };
      if (!dry) await writeBackup(folder, manifest);
    };

    const feeds = FEEDS.filter(({ name }) => todo.some((resource) => resource.name === name));
    const staged = new Map<string, Staging>();
    const read = async (feed: Feed, list: List, { isFirst, since, take }: Round): Promise<void> => {
      const staging = staged.get(feed.name) ?? (await open(feed));
      staged.set(feed.name, staging);
      let hasChanged = isFirst;
      for await (const page of kit.calls[list.call].pages({ since }, { ahead: true })) {
        const fresh = take(page);
        await staging.add(fresh);
        hasChanged ||= fresh.length > 0;
        kit.live(`${feed.name}: ${String(staging.size)}`, 'progress');
      }
      if (hasChanged && (!isFirst || list.name === listsOf(feed).at(-1)?.name)) await write(feed.name, staging);
    };
    const readOthers = async (): Promise<void> => {
      for (const { name, calls } of todo) {
        if (feeds.some((feed) => feed.name === name)) continue;
        const staging = await open({ name });
        for (const call of calls) {
          for await (const { rows } of kit.calls[call].pages({}, { ahead: true })) {
            await staging.add(rows);
            kit.live(`${name}: ${String(staging.size)}`, 'progress');
          }
        }
        await write(name, staging);
        await staging.close();
      }
    };
    await readToEnd(kit, feeds, read, readOthers);
    for (const staging of staged.values()) await staging.close();
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

  const writeViews = async (at: Folder): Promise<void> => {
    const tables = await tablesOf(kit);
    const views = [];
    for (const resource of RESOURCES) {
      const table = tables[resource.name] ?? {};
      const fields = fieldsOf(resource);
      const definitions = fields === undefined ? [] : recordsIn(await at.read(fileOf(fields)));
      const columns = columnsOf(definitions, table, resource.name === 'leads' ? 'beside' : 'inside');
      views.push({ name: resource.name, file: fileOf(resource), table, columns, form: 'array' as const });
    }
    await at.write(VIEWS, viewsSql(root, views));
  };

  if (dry) return run();
  await kit.files.withLock(
    join(root, LOCK),
    async () => {
      await sweep(folder, false);
      await sweepLock(folder);
      await emptyStaging(folder);
      try {
        await run();
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        const again = `Continue with "${commandLine({ ...args, resume: true }, kit)}".`;
        throw new CliError(error.kind, error.message, [error.remedy, again].filter(Boolean).join(' '), error.details);
      } finally {
        await clearStaging(folder);
      }
    },
    {
      patience: 0,
      busy: (holder) =>
        new CliError(
          'unavailable',
          `Another backup to ${root} is running: ${holder}. Nothing was changed.`,
          'Wait until that run has ended, stop it, or choose another folder with --dir.',
        ),
    },
  );
};

/** Content of a file: a list of the staged records. */
async function* listOf(staging: Staging): AsyncGenerator<string> {
  let isFirst = true;
  for await (const texts of staging.texts()) {
    yield `${isFirst ? '[\n' : ',\n'}  ${texts.join(',\n  ')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** Returns the keys of the rows of one resource: definitions of fields have no id, and what has no key is kept as it is. */
function keysOf(): (row: Row) => { readonly id: string; readonly version: bigint } {
  let unnamed = 0;
  return (row) => {
    const id = plainText(row['id'] ?? row['field_code']);
    return { id: id === '' ? `#${String((unnamed += 1))}` : id, version: BigInt(timeOf(row['update_time']) ?? 0) };
  };
}

/** The definitions of the fields of a resource. Leads have the fields of deals. */
function fieldsOf({ name }: Resource): Resource | undefined {
  const owner = name === 'leads' ? 'deals' : name;
  return RESOURCES.find((resource) => definesFor(resource) === owner);
}

function recordsIn(content: string | undefined): Row[] {
  const found = parseJson(content ?? '[]');
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export default backup;
