/** `crmcli backup`: copies the account to a folder, each collection as NDJSON and as a JSON array. */
import { CliError, commandLine, arrayOf, type Kit, type Workflow } from 'cmdspec-runtime/kit';
import { adopter, arrayFile, describeTables, readSources, skipAbsent } from './lib/collections.js';

interface Args {
  readonly dir: string;
  readonly resume?: boolean;
  readonly views?: boolean;
}

const backup: Workflow<Args> = async (args, kit) => {
  const root = kit.files.resolve(args.dir);
  const folder = { noun: 'a backup', flag: '--dir', adopt: adopter(kit.sources) };
  const { sources } = kit;
  await kit.copyTo(root, folder, async (copies) => {
    const copied = await copies
      .copy(sources, {
        full: true,
        resume: args.resume === true,
        concurrency: 1,
        onFailure: (source, error) => void skipAbsent(source, error, kit),
        onProgress: (name, rows) => void kit.live(`${name}: ${String(rows)}`, 'progress'),
      })
      .catch((error: unknown) => {
        throw resumable(error, args, kit);
      });
    for (const source of readSources(sources, copies)) {
      const rows = await copies.open(source);
      await copies.derive(arrayFile(source.name), rows, () => arrayOf(rows));
    }
    await describeTables(copies, args.views === true, kit);
    const read = copied.filter(({ isSkipped }) => !isSkipped);
    const exported = Object.fromEntries(read.map(({ name, rows }) => [name, rows]));
    const total = read.reduce((sum, { rows }) => sum + rows, 0);
    const line = `${String(total)} records of ${String(read.length)} resources to ${root}`;
    const skipped = copied.filter(({ isSkipped }) => isSkipped).map(({ name }) => name);
    const result = { exported, total, skipped, dir: root };
    await kit.out.action(kit.options.dryRun ? `[dry-run] Would back up ${line}` : `Backed up ${line}`, result);
  });
};

/** The error of a run that can be continued. */
function resumable(error: unknown, args: Args, kit: Kit): unknown {
  if (!(error instanceof CliError)) return error;
  const again = `Continue with "${commandLine({ ...args, resume: true }, kit)}".`;
  return new CliError(error.kind, error.message, [error.remedy, again].filter(Boolean).join(' '), error.details);
}

export default backup;
