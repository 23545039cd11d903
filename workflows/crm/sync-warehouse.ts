/** `crmcli sync warehouse`: copies changed records to NDJSON files. */
import { timesIn, type Source, type Start, type Workflow } from 'cmdspec-runtime/kit';
import { adopter, describeTables, skipAbsent } from './lib/collections.js';
import { isFeed } from './lib/feeds.js';

interface Args {
  readonly dir: string;
  readonly since?: string;
  readonly full?: boolean;
  readonly views?: boolean;
}

const syncWarehouse: Workflow<Args> = async (args, kit) => {
  const root = kit.files.resolve(args.dir);
  const folder = { noun: 'a warehouse', flag: '--dir', adopt: adopter(kit.sources) };
  if (args.full === true) await kit.confirm(`Read everything again, and replace the files in ${root}?`);
  let leavesGap = false;
  const start = (source: Source, cursor: string | undefined): Start => {
    const { since } = args;
    const from = since === undefined ? undefined : source.cursorAt?.(since);
    if (from === undefined) return { since: cursor };
    const times = Object.values(timesIn(cursor));
    // Changes between the cursor and a later start are not read.
    const hasGap = times.length === 0 || times.some((time) => time < String(since));
    leavesGap ||= hasGap;
    return { since: from, hasGap };
  };
  await kit.copyTo(root, folder, async (copies) => {
    const copied = await copies.copy(kit.sources, {
      full: args.full === true,
      start,
      concurrency: 1,
      onFailure: (source, error) => void skipAbsent(source, error, kit),
      onProgress: (name, rows) => void kit.live(`${name}: ${String(rows)}`, 'progress'),
    });
    if (leavesGap) kit.warn('Records that changed before --since were not read; the next run without it reads them.');
    await describeTables(copies, args.views === true, kit);
    const feeds = copied.filter((_, index) => isFeed(kit.sources[index] as Source));
    const entities = feeds.map(({ name }) => name);
    const counts = Object.fromEntries(feeds.map(({ name, changed }) => [name, changed]));
    const line = `${entities.map((name) => `${String(counts[name])} ${name}`).join(', ')} to ${root}`;
    await kit.out.action(kit.options.dryRun ? `[dry-run] Would append ${line}` : `Appended ${line}`, {
      entities,
      counts,
    });
  });
};

export default syncWarehouse;
