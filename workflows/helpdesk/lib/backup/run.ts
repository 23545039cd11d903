import type { CliError } from 'cmdspec-runtime/kit';
import { MANIFEST, type Folder } from '../../../lib/folder.js';
import { RESOURCES, type BackupKit, type Name, type Resource } from './resources.js';
import { CHECKPOINT, text, type Checkpoint, type Manifest, type Mode, type BackupProgress } from './state.js';
import { instant } from '../../../lib/time.js';

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
  readonly 'show-secrets'?: boolean;
  readonly compress?: boolean;
  readonly views?: boolean;
  readonly parallel: number;
}

/** Something that could not be saved, which does not stop the run. */
export interface Failed {
  readonly resource: string;
  readonly id: string | null;
  readonly conversation?: string;
  readonly filename?: string;
  readonly message: string;
}

/** State of a running backup. {@link checkpoint} writes the changes to the disk. */
export interface Run {
  readonly kit: BackupKit;
  readonly args: BackupArgs;
  readonly folder: Folder;
  /** Dry run: nothing is written. */
  readonly dry: boolean;
  readonly resources: readonly Resource[];
  readonly mode: Mode;
  /** Resumes an interrupted run. */
  readonly continued: boolean;
  /** Time before the first request; set back to the time of the service if the clock of this machine is ahead. */
  startedAt: string;
  /** Whether {@link startedAt} is final and a checkpoint was written. */
  started: boolean;
  readonly since: string | null;
  readonly manifest: Manifest;
  readonly completed: Name[];
  resumed: BackupProgress | null;
  readonly counts: Partial<Record<Name, number>>;
  /** Number of missing attachments in a dry run, and the conversations of which it is known. */
  planned: number;
  readonly counted: Set<string>;
  /** Attachments of the saved conversations that the service does not return, because of a virus. */
  readonly withheld: Set<string>;
  readonly failures: Failed[];
  /** Error of the first failure, with which the run ends. */
  firstFailure: CliError | undefined;
  /** Current step, for error messages. */
  step: string;
}

/**
 * Must be called with the headers of each response; the first one starts the run on the disk. Compares the start with the
 * time of the service: if the clock of this machine were ahead, the next run would request changes since a time in the
 * future of the service, and miss all changes before that time.
 */
export async function onResponse(run: Run, headers: Readonly<Record<string, string>>): Promise<void> {
  if (run.started) return;
  run.started = true;
  const theirs = Date.parse(headers['date'] ?? '');
  if (theirs < Date.parse(run.startedAt)) {
    const taken = new Set(run.manifest.history.map((past) => past.startedAt));
    let second = theirs;
    while (taken.has(instant(second))) second -= 1000;
    run.startedAt = instant(second);
  }
  if (!run.dry && run.manifest.history.length === 0) await openManifest(run, run.manifest);
  await checkpoint(run, null);
}

/** Marks the folder as a backup before anything is saved, so that a killed first run can be repeated there. */
async function openManifest(run: Run, manifest: Manifest): Promise<void> {
  const { startedAt, mode } = run;
  const open = { ...manifest, history: [{ startedAt, finishedAt: null, mode, counts: {} }] };
  await run.folder.write(MANIFEST, text(open));
}

/** Writes the progress of the run to the disk. */
export async function checkpoint(run: Run, inProgress: BackupProgress | null, counts = run.counts): Promise<void> {
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
    counts: orderCounts(counts),
  };
  await run.folder.write(CHECKPOINT, text(state));
}

export function orderCounts(counts: Partial<Record<Name, number>>): Record<string, number> {
  const known = RESOURCES.map(({ name }) => [name, counts[name]] as const);
  return Object.fromEntries(known.filter((pair): pair is readonly [Name, number] => pair[1] !== undefined));
}

/** Records something that could not be saved. The run continues, and ends with the exit code of the first failure. */
export function note(run: Run, failed: Failed, error: CliError): void {
  run.failures.push(failed);
  run.firstFailure ??= error;
  run.kit.warn(failed.message);
}
