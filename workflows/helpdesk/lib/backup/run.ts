/** One run of the backup: what it was asked for, and what it has done. */
import { CliError, type Copies, type Folder } from 'cmdspec-runtime/kit';
import { RESOURCES, type BackupKit, type Name, type Resource, type SourceKit } from './resources.js';

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

export type Mode = 'full' | 'incremental';

/** Something that could not be saved, which does not stop the run. */
export interface Failed {
  readonly resource: string;
  readonly id: string | null;
  readonly conversation?: string;
  readonly filename?: string;
  readonly message: string;
}

/** What the sources of a run need to know, and what they note. */
export interface Reading {
  readonly kit: SourceKit;
  readonly args: Pick<BackupArgs, 'parallel'>;
  /** Continues an interrupted run. */
  readonly continued: boolean;
  /** Ids that `_deleted.ndjson` has, by resource. */
  readonly deleted: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of them that the service listed again. */
  readonly returned: Map<string, Set<string>>;
  /** Records that were read, by resource. */
  readonly counts: Partial<Record<Name, number>>;
  /** Resources that were read to their end. */
  readonly passed: Set<string>;
  readonly failures: Failed[];
  /** Error of the first failure, with which the run ends. */
  firstFailure: CliError | undefined;
  /** Current step, for error messages. */
  step: string;
}

export interface Run extends Reading {
  readonly kit: BackupKit;
  readonly args: BackupArgs;
  readonly copies: Copies;
  /** The files of the backup; a dry run copies rows to another folder and writes nothing to this one. */
  readonly folder: Folder;
  /** Dry run: nothing is written. */
  readonly dry: boolean;
  readonly resources: readonly Resource[];
  readonly mode: Mode;
  readonly since: string | undefined;
  /** Attachments of the saved conversations that the service does not return, because of a virus. */
  readonly withheld: Set<string>;
}

/** What a run notes: nothing so far. */
export const nothingRead = () => ({
  returned: new Map<string, Set<string>>(),
  counts: {},
  passed: new Set<string>(),
  failures: [],
  firstFailure: undefined,
  step: 'the start',
});

/** When the run began, or the interrupted run that it continues. */
export const startOf = ({ copies }: Pick<Run, 'copies'>): string => copies.manifest.startedAt ?? '';

export function orderCounts(counts: Partial<Record<Name, number>>): Record<string, number> {
  const known = RESOURCES.map(({ name }) => [name, counts[name]] as const);
  return Object.fromEntries(known.filter((pair): pair is readonly [Name, number] => pair[1] !== undefined));
}

/** Records something that could not be saved. The run continues, and ends with the exit code of the first failure. */
export function note(run: Reading, failed: Failed, error: CliError): void {
  // A record that changes during the run is read again.
  const isKnown = failed.id !== null && run.failures.some(({ message }) => message === failed.message);
  if (isKnown) return;
  run.failures.push(failed);
  run.firstFailure ??= error;
  run.kit.warn(failed.message);
}

/** A list that could not be read as a whole. The other resources are copied. */
export class IncompleteList extends CliError {
  constructor(message: string, { kind, remedy, details } = new CliError('unavailable', message)) {
    super(kind, message, remedy, details);
  }
}
