import type { CliError } from 'cmdspec/kit';
import { CHECKPOINT, MANIFEST, type Folder } from './folder.js';
import { RESOURCES, type BackupKit, type Name, type Resource } from './resources.js';
import { text, type Checkpoint, type Manifest, type Mode, type Progress } from './state.js';

export interface BackupArgs {
  readonly out: string;
  readonly full?: boolean;
  readonly resume?: boolean;
  readonly reconcile?: boolean;
  readonly 'keep-history'?: boolean;
  readonly since?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly attachments?: boolean;
  readonly compress?: boolean;
  readonly parallel: number;
}

/** Something that could not be saved, while the rest went on. */
export interface Failed {
  readonly resource: string;
  readonly id: string | null;
  readonly conversation?: string;
  readonly filename?: string;
  readonly message: string;
}

/** One backup while it runs. What changes is told to {@link checkpoint}, which keeps it on the disk. */
export interface Run {
  readonly kit: BackupKit;
  readonly args: BackupArgs;
  readonly folder: Folder;
  /** Nothing is written. */
  readonly dry: boolean;
  readonly resources: readonly Resource[];
  readonly mode: Mode;
  /** Goes on with an interrupted run. */
  readonly continued: boolean;
  /** Before the first request; moved back to the time of the service when the clock of this machine is ahead of it. */
  startedAt: string;
  /** Whether {@link startedAt} stands, and a checkpoint was written. */
  begun: boolean;
  readonly since: string | null;
  readonly manifest: Manifest;
  readonly completed: Name[];
  resumed: Progress | null;
  readonly counts: Partial<Record<Name, number>>;
  /** Attachments that a dry run found missing. */
  planned: number;
  readonly failures: Failed[];
  /** The first of them, which ends the run in the end. */
  firstFailure: CliError | undefined;
  /** What is being done, for errors. */
  step: string;
}

/** Whole seconds in UTC: the service refuses fractions. */
export const instant = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/**
 * To be called with each answer; the first one begins the run on the disk. Compares the start with the time that the
 * service tells in it: with a clock that is ahead the next run would ask for changes since a time that has not come yet,
 * and miss all until then.
 */
export async function arrived(run: Run, headers: Readonly<Record<string, string>>): Promise<void> {
  if (run.begun) return;
  run.begun = true;
  const theirs = Date.parse(headers['date'] ?? '');
  if (theirs < Date.parse(run.startedAt)) {
    const taken = new Set(run.manifest.history.map((past) => past.startedAt));
    let second = theirs;
    while (taken.has(instant(new Date(second)))) second -= 1000;
    run.startedAt = instant(new Date(second));
  }
  if (!run.dry && run.manifest.history.length === 0) await openManifest(run, run.manifest);
  await checkpoint(run, null);
}

/** A folder that a first run was killed in must not look foreign: it is known as a backup before anything is saved. */
async function openManifest(run: Run, manifest: Manifest): Promise<void> {
  const { startedAt, mode } = run;
  const open = { ...manifest, history: [{ startedAt, finishedAt: null, mode, counts: {} }] };
  await run.folder.write(MANIFEST, text(open));
}

/** Keeps on the disk how far the run came. */
export async function checkpoint(run: Run, inProgress: Progress | null, counts = run.counts): Promise<void> {
  if (run.dry) return;
  const { include, exclude } = run.args;
  const state: Checkpoint = {
    startedAt: run.startedAt,
    mode: run.mode,
    since: run.since,
    include: include ?? null,
    exclude: exclude ?? null,
    completed: run.completed,
    inProgress,
    counts: inOrder(counts),
  };
  await run.folder.write(CHECKPOINT, text(state));
}

export function inOrder(counts: Partial<Record<Name, number>>): Record<string, number> {
  const known = RESOURCES.map(({ name }) => [name, counts[name]] as const);
  return Object.fromEntries(known.filter((pair): pair is readonly [Name, number] => pair[1] !== undefined));
}

/** Notes something that could not be saved; the run goes on, and ends with the exit code of the first. */
export function note(run: Run, failed: Failed, error: CliError): void {
  run.failures.push(failed);
  run.firstFailure ??= error;
  run.kit.warn(failed.message);
}
