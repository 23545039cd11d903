/** `crmcli backup diff`: compares two backups field by field. */
import { join } from 'node:path';
import { CliError, type Workflow } from 'cmdspec-runtime/kit';
import { compareRecords, type Difference, type Sides } from './lib/backup/compare.js';
import { readDefinitions } from './lib/backup/names.js';
import { openRecords, recordOf, type Records } from './lib/backup/records.js';
import { arrayFile, fieldsOf, RECORDS } from './lib/collections.js';

interface Args {
  readonly a: string;
  readonly b: string;
  readonly raw?: boolean;
}

/** A resource that only one of the snapshots has. */
interface Skipped {
  readonly resource: string;
  readonly presentIn: 'A' | 'B';
}

const backupDiff: Workflow<Args> = async ({ a, b, raw }, kit) => {
  const [older, newer] = [kit.files.resolve(a), kit.files.resolve(b)];
  const changes: Difference[] = [];
  const skipped: Skipped[] = [];
  const seen = { A: 0, B: 0 };
  for (const resource of RECORDS) {
    const file = arrayFile(resource);
    const openIn = (folder: string, shown: string): Promise<Records | undefined> =>
      openRecords(join(folder, file), () => {
        kit.warn(`The file ${join(shown, file)} is not a complete list of records, and counts as absent.`);
      });
    const [one, other] = [await openIn(older, a), await openIn(newer, b)];
    try {
      if (one !== undefined) seen.A += 1;
      if (other !== undefined) seen.B += 1;
      if (one !== undefined && other !== undefined) {
        const sides = raw === true ? { older: new Map(), newer: new Map() } : await sidesOf(resource, older, newer);
        for await (const change of differences(resource, one, other, sides)) changes.push(change);
      } else if (one !== undefined || other !== undefined) {
        skipped.push({ resource, presentIn: one === undefined ? 'B' : 'A' });
      }
    } finally {
      await one?.close();
      await other?.close();
    }
  }
  for (const [count, folder] of [
    [seen.A, older],
    [seen.B, newer],
  ] as const) {
    if (count > 0) continue;
    throw new CliError('usage', `${folder} holds no file of a backup.`, 'Give two folders that `backup` has written.');
  }
  const summary = summaryOf(changes);
  if (kit.out.format === 'json' || kit.out.format === 'yaml') {
    await kit.out.record({ summary, skipped, changes }, { columns: [] });
    return;
  }
  await kit.out.rows(changes);
  const { added, removed, modified, fieldsChanged } = summary;
  const count = (what: number, noun: string): string => `${String(what)} ${noun}`;
  kit.note(
    `${[count(added, 'added'), count(removed, 'removed'), count(modified, 'modified')].join(', ')} (fields changed: ${String(fieldsChanged)}).`,
  );
  for (const { resource, presentIn } of skipped) kit.note(`Only ${presentIn === 'A' ? a : b} has ${resource}.`);
};

/** Definitions of the custom fields of a resource in both snapshots. */
async function sidesOf(resource: string, older: string, newer: string): Promise<Sides> {
  const fields = fieldsOf(resource);
  if (fields === undefined) return { older: new Map(), newer: new Map() };
  const file = arrayFile(fields);
  // Standard fields are shown by their keys.
  return { older: await readCustom(join(older, file)), newer: await readCustom(join(newer, file)) };
}

async function readCustom(path: string): Promise<Sides['older']> {
  const all = await readDefinitions(path);
  return new Map([...all].filter(([key]) => /^[0-9a-f]{40}$/.test(key)));
}

async function* differences(resource: string, one: Records, other: Records, sides: Sides): AsyncGenerator<Difference> {
  const whole = (id: string, change: 'added' | 'removed'): Difference => ({
    resource,
    id,
    change,
    field: null,
    oldValue: null,
    newValue: null,
  });
  for (const id of other.ids) {
    const after = await other.text(id);
    const before = await one.text(id);
    if (before === undefined) yield whole(id, 'added');
    else if (before !== after) yield* compareRecords(resource, id, recordOf(before), recordOf(after), sides);
  }
  for (const id of one.ids) if (!other.ids.has(id)) yield whole(id, 'removed');
}

function summaryOf(changes: readonly Difference[]) {
  const of = (change: string): Difference[] => changes.filter((one) => one.change === change);
  const modified = of('modified');
  return {
    added: of('added').length,
    removed: of('removed').length,
    modified: new Set(modified.map(({ resource, id }) => `${resource} ${id}`)).size,
    fieldsChanged: modified.length,
  };
}

export default backupDiff;
