/** Copies a service that another client changes, by runs that are killed, and compares the copy with the service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newHome, serveSandbox } from '../../support/cli.js';
import { inProcess } from '../../support/in-process.js';
import { momentOf, openKiller, story, type Killer } from '../../support/kill.js';
import { numbers } from '../../support/random.js';
import { collectionsIn, copiedRows, tear, whole } from './folder.js';
import { openOther, pick, type CopiedService, type Other, type Row } from './service.js';

/** Most changes before a run, and while it runs. */
const BETWEEN = 3;
const DURING = 12;
/** Runs that may be killed before one ends undisturbed. */
const RUNS = 3;

/** What a proof has done. */
export interface Proof {
  readonly changes: number;
  readonly kills: number;
  /** Times that the copy was compared as a whole. */
  readonly comparisons: number;
  /** Collections that were compared each time. */
  readonly compared: readonly string[];
  /** Those of them whose rows changed in the service. */
  readonly changed: readonly string[];
  /** Times that a row of an interrupted copy differed, which the manifest admitted. */
  readonly admitted: number;
  /** What went wrong: none. */
  readonly problems: readonly string[];
}

/** A time in milliseconds, for each record that was changed, and for all. */
interface Times {
  readonly of: (collection: string, key: string) => number;
  readonly note: (collection: string, key: string | undefined) => void;
}

function openTimes(): Times {
  const times = new Map<string, number>();
  let last = 0;
  return {
    // The service changes other records as well: of a deleted person, those that referred to it.
    of: (collection, key) => times.get(`${collection} ${key}`) ?? last,
    note: (collection, key) => {
      last = Date.now();
      if (key !== undefined) times.set(`${collection} ${key}`, last);
    },
  };
}

/** Runs until the service was changed as often as asked. */
export async function prove(service: CopiedService, changes: number, seed: number): Promise<Proof> {
  const { binary } = service;
  const home = newHome();
  const served = await serveSandbox(binary, home, ...service.sandbox);
  const root = mkdtempSync(join(tmpdir(), 'copies-'));
  const killer = await openKiller(binary, home, served);
  const next = numbers(seed);
  // What changes is drawn apart from the moments, which depend on the number of changes that fit in a run.
  const other = openOther(binary, home, served, numbers(seed + 1));
  const done = await run(service, { changes, killer, other, next, home, dir: join(root, 'copy') }).catch(
    (error: unknown) => ({ error }),
  );
  await killer.close();
  const { code, stderr } = await served.stop();
  rmSync(root, { recursive: true });
  if (!('error' in done)) return done;
  throw new Error(`Seed ${String(seed)}; the sandbox ended with ${String(code)}: ${stderr}`, { cause: done.error });
}

interface Bench {
  readonly changes: number;
  readonly killer: Killer;
  readonly other: Other;
  readonly next: () => number;
  readonly home: string;
  readonly dir: string;
}

async function run(service: CopiedService, { changes, killer, other, next, home, dir }: Bench): Promise<Proof> {
  const times = openTimes();
  const problems: string[] = [];
  /** Content that the disk has lost: the manifest has it until the next run opens the file. */
  const torn = new Set<string>();
  const counts = { changes: 0, kills: 0, comparisons: 0, admitted: 0 };
  const seen = openSeen(service);
  const names = Object.keys(service.changes);
  const change = async (): Promise<void> => {
    const touched = await service.changes[pick(names, other.next) ?? '']?.(other);
    if (touched === undefined) return;
    counts.changes += 1;
    for (const { collection, key } of touched) times.note(collection, key);
    if (touched.length === 0) times.note('', undefined);
  };
  const settle = async (): Promise<void> => {
    for (const line of service.settled(dir)) {
      const { code, stderr } = await inProcess(service.binary, line, home, { env: killer.env });
      if (code !== 0) problems.push(`${line.join(' ')} ended with ${String(code)}: ${stderr}`);
    }
  };

  const requests = await killer.count(settle);
  rmSync(dir, { recursive: true });
  while (counts.changes < changes && problems.length === 0) {
    for (let runs = 0; runs < RUNS && problems.length === 0; runs += 1) {
      for (let count = Math.floor(next() * (BETWEEN + 1)); count > 0; count -= 1) await change();
      const line = pick(service.copies(dir), next) ?? [];
      const moment = momentOf(requests, next);
      let isRunning = true;
      const changing = (async () => {
        for (let count = Math.floor(next() * (DURING + 1)); count > 0 && isRunning; count -= 1) await change();
      })();
      const { code, stderr } = await killer.kill(line, moment);
      isRunning = false;
      await changing;
      const when = `${line.join(' ')}, killed ${story(moment)}`;
      if (code === null) counts.kills += 1;
      else if (code !== 0) problems.push(`${when}: ended with ${String(code)}: ${stderr}`);
      const found = compare(service, dir, await seen.read(other), times, torn);
      counts.admitted += found.admitted;
      problems.push(...found.denied.map((problem) => `${when}: ${problem}`));
      for (const [name, progress] of Object.entries(collectionsIn(dir)))
        if (next() < 0.3 && tear(dir, name, progress, next)) torn.add(`${name} ${progress.sha256}`);
    }
    if (problems.length > 0) break;
    await settle();
    const { differing, denied } = compare(service, dir, await seen.read(other), times, torn);
    counts.comparisons += 1;
    problems.push(...new Set([...differing, ...denied].map((problem) => `undisturbed: ${problem}`)));
  }
  return { ...counts, compared: seen.names(), changed: seen.changed(), problems };
}

/** Reads the rows of the service, and notes which collections have changed since the first time. */
function openSeen({ rows }: CopiedService) {
  const last = new Map<string, string>();
  const changed = new Set<string>();
  return {
    read: async (other: Other): Promise<ReadonlyMap<string, readonly Row[]>> => {
      const found = await rows(other);
      for (const [name, own] of found) {
        const content = JSON.stringify(own);
        if ((last.get(name) ?? content) !== content) changed.add(name);
        last.set(name, content);
      }
      return found;
    },
    names: (): readonly string[] => [...last.keys()].sort(),
    changed: (): readonly string[] => [...changed].sort(),
  };
}

interface Comparison {
  readonly differing: readonly string[];
  /** Differences of rows that the manifest does not admit. */
  readonly denied: readonly string[];
  /** Number of the other differences. */
  readonly admitted: number;
}

/** Compares every collection with the service, row for row, and each difference with the times in the manifest. */
function compare(
  { keyOf, contentOf = whole }: Pick<CopiedService, 'keyOf' | 'contentOf'>,
  dir: string,
  rows: ReadonlyMap<string, readonly Row[]>,
  times: Times,
  torn: ReadonlySet<string>,
): Comparison {
  const collections = collectionsIn(dir);
  const differing: string[] = [];
  const denied = Object.keys(collections).flatMap((name) => (rows.has(name) ? [] : [`${name} was not compared`]));
  for (const [name, expected] of rows) {
    const progress = collections[name];
    if (progress === undefined) {
      differing.push(`${name} is not in the manifest`);
      continue;
    }
    const copied = copiedRows(dir, name, progress, { keyOf, contentOf });
    if (copied === undefined) {
      const problem = `${name} is not what the manifest says`;
      differing.push(problem);
      if (!torn.has(`${name} ${progress.sha256}`)) denied.push(problem);
      continue;
    }
    const current = new Map(expected.map((row) => [keyOf(row, name), JSON.stringify(contentOf(row, name))]));
    const { completeAsOf, sweptAt, deletions } = progress;
    const now = Date.now();
    for (const key of new Set([...copied.keys(), ...current.keys()])) {
      const [there, own] = [current.get(key), copied.get(key)];
      if (there === own) continue;
      const kind = own === undefined ? 'is missing' : there === undefined ? 'was deleted' : 'differs';
      const claimed = kind === 'was deleted' && deletions === 'sweep' ? sweptAt : completeAsOf;
      const changed = times.of(name, key);
      const problem = `${name} ${key} ${kind}; changed ${time(changed)}, claimed ${claimed ?? 'nothing'} (${deletions})`;
      differing.push(kind === 'differs' ? `${problem}: ${fieldsOf(own, there)}` : problem);
      if (claimed !== undefined && Date.parse(claimed) > changed) denied.push(differing.at(-1) ?? '');
    }
    const claim = [completeAsOf, sweptAt].find((one) => one !== undefined && Date.parse(one) > now);
    if (claim !== undefined) denied.push(`${name} claims ${claim}, which is later than now, ${time(now)}`);
  }
  return { differing, denied, admitted: differing.filter((one) => !denied.includes(one)).length };
}

/** The fields in which two rows differ: of the copy, and of the service. */
function fieldsOf(own = '{}', there = '{}'): string {
  const [one, two] = [JSON.parse(own) as Row, JSON.parse(there) as Row];
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])];
  return names
    .map((name) => [name, JSON.stringify(one[name]), JSON.stringify(two[name])] as const)
    .flatMap(([name, mine, its]) => (mine === its ? [] : [`${name} ${String(mine)}, not ${String(its)}`]))
    .join('; ');
}

const time = (ms: number): string => new Date(ms).toISOString();
