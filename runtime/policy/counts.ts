/** How many writes the rules with a daily limit have matched: stored before a request is sent, for all processes of a user. */
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from '../base/errors.js';
import { shaped } from '../base/shape.js';
import type { World } from '../contract/run.js';
import { makeFolder } from '../state/folder.js';
import { openStateFile } from '../state/state-file.js';
import { beside } from './files.js';
import type { PolicyFile } from './places.js';

/** A day is the last 24 hours: no time zone of the environment begins a new one. */
const DAY = 24 * 3_600_000;

/** Times of writes in milliseconds since 1970, by the name of a rule. */
type Counted = Readonly<Record<string, readonly number[]>>;

/**
 * Returns where the writes of a policy are counted: those of the machine's policy in the home folder of the user's account, which
 * no environment variable moves; all others beside their file.
 */
function countFile(file: PolicyFile, binary: string, world: Pick<World, 'machine'>): string {
  if (file.scope !== 'machine') return beside(file, 'counts');
  try {
    return join(world.machine?.home ?? userInfo().homedir, `.${binary}-policy-counts.json`);
  } catch {
    throw new CliError(
      'refused',
      `The policy ${file.path} limits writes per day, and this user has no home folder to count them in.`,
      'Run the command as a user with a home folder.',
    );
  }
}

export interface DayCounts {
  /** Returns the number of writes of a rule in the last 24 hours. */
  read(): Promise<(rule: string) => number>;
  /**
   * Counts a write for these rules, if `admits` accepts the counts before it. No other process counts meanwhile, and the
   * count is on the disk when this returns.
   *
   * @throws CliError `refused` if the counts cannot be stored; whatever `admits` throws
   */
  take(rules: readonly string[], admits: (countOf: (rule: string) => number) => void): Promise<void>;
}

/** Opens the counts of a policy file. */
export function openCounts(
  file: PolicyFile,
  binary: string,
  world: Pick<World, 'machine' | 'now' | 'signal'>,
): DayCounts {
  const { now, signal } = world;
  const path = countFile(file, binary, world);
  makeFolder(dirname(path));
  const state = openStateFile<{ readonly format: 1; readonly rules: Counted }>(path, {
    noun: 'count of writes',
    take: (value) => {
      const found = shaped(value, { format: 1, rules: 'object' });
      if (found === undefined) return undefined;
      const isTimes = (times: unknown): times is number[] =>
        Array.isArray(times) && times.every((time) => Number.isFinite(time));
      return Object.values(found.rules).every(isTimes) ? (found as { format: 1; rules: Counted }) : undefined;
    },
    dryRun: false,
    signal,
  });
  // A time in the future counts: setting the clock back must not forget writes.
  const recent = (times: readonly number[] = []): readonly number[] =>
    times.filter((time) => time > now().getTime() - DAY);
  const counter =
    (rules: Counted) =>
    (rule: string): number =>
      Object.hasOwn(rules, rule) ? recent(rules[rule]).length : 0;
  return {
    read: async () => counter((await guarded(file, () => state.read()))?.rules ?? {}),
    take: async (names, admits) => {
      await guarded(file, () =>
        state.change((before) => {
          const rules = before?.rules ?? {};
          admits(counter(rules));
          const kept = Object.entries(rules)
            .map(([name, times]) => [name, recent(times)] as const)
            .filter(([, times]) => times.length > 0);
          const next = new Map<string, readonly number[]>(kept);
          for (const name of names) next.set(name, [...(next.get(name) ?? []), now().getTime()]);
          return { format: 1, rules: Object.fromEntries(next) };
        }),
      );
    },
  };
}

/** Refuses the write if it cannot be counted. */
async function guarded<T>({ path }: PolicyFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CliError) || error.kind === 'refused') throw error;
    throw new CliError(
      'refused',
      `The policy ${path} limits writes per day, and this write cannot be counted: ${error.message}`,
      error.remedy,
    );
  }
}
