import { CliError, isObject, parseJson, stringifyJson } from 'cmdspec-runtime/kit';
import { MANIFEST, type Folder } from '../../../lib/folder.js';

/** File that exists while a backup is not complete. */
export const CHECKPOINT = 'checkpoint.json';

export type Mode = 'full' | 'incremental';
export type Counts = Readonly<Record<string, number>>;

/** One run. Times are UTC in whole seconds; `finishedAt` is null until a first run has finished. */
export interface Past {
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly mode: Mode;
  readonly counts: Counts;
}

/**
 * Content of the folder, for example
 * `{version: 1, cliVersion: "0.11.2", account: {id: 2001, name: "Ann Lee"}, history: [{startedAt, finishedAt, mode,
 * counts: {users: 12}}], resources: {users: {lastSyncedAt: "2026-11-20T12:00:00Z", total: 12}}}`.
 */
export interface Manifest {
  readonly version: 1;
  readonly cliVersion: string;
  readonly account: { readonly id: unknown; readonly name: string };
  readonly history: readonly Past[];
  readonly resources: Readonly<Record<string, { readonly lastSyncedAt: string; readonly total: number }>>;
}

/**
 * Progress of a run, for example `{startedAt, mode: "full", since: null, include: null, exclude: ["tags"],
 * completed: ["users", "teams"], inProgress: {resource: "customers", lastCompletedPage: 7, ids: ["4711"]},
 * counts: {users: 12, teams: 3, customers: 300}}`.
 */
export interface Checkpoint {
  readonly startedAt: string;
  readonly mode: Mode;
  readonly since: string | null;
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;
  readonly completed: readonly string[];
  readonly inProgress: BackupProgress | null;
  /** Rows of this run, without the last completed page in progress, which is read again. */
  readonly counts: Counts;
}

export interface BackupProgress {
  readonly resource: string;
  readonly lastCompletedPage: number;
  /** Ids of the rows of that page, by which the place is found again if rows have moved. */
  readonly ids?: readonly string[];
}

export const text = (value: unknown): string => `${stringifyJson(value, 2)}\n`;

/** Reads the manifest of a folder; undefined if it does not exist. Fails with `config` for a file of another form. */
export async function readManifest(folder: Folder): Promise<Manifest | undefined> {
  return await readState(folder, MANIFEST, isManifest);
}

/** Reads the checkpoint of an interrupted run; undefined if it does not exist. */
export async function readCheckpoint(folder: Folder): Promise<Checkpoint | undefined> {
  return await readState(folder, CHECKPOINT, isCheckpoint);
}

async function readState<T>(folder: Folder, name: string, is: (value: unknown) => value is T): Promise<T | undefined> {
  const found = await folder.read(name);
  if (found === undefined) return undefined;
  let value: unknown;
  try {
    value = parseJson(found);
  } catch {
    value = undefined;
  }
  if (is(value)) return value;
  throw new CliError(
    'config',
    `${folder.root}/${name} was not written by this version of the command. Nothing was written.`,
    name === MANIFEST ? 'Choose a new folder with --out.' : 'Remove that file and start without --resume.',
  );
}

const isMode = (value: unknown): boolean => value === 'full' || value === 'incremental';
const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isCounts = (value: unknown): boolean => isObject(value) && Object.values(value).every(isCount);
const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name: unknown) => typeof name === 'string');

function isManifest(value: unknown): value is Manifest {
  if (!isObject(value) || value['version'] !== 1 || !isObject(value['account'])) return false;
  const { history, resources } = value;
  if (!Array.isArray(history) || !isObject(resources)) return false;
  return (
    history.every((past: unknown) => isObject(past) && isTime(past['startedAt']) && isMode(past['mode'])) &&
    Object.values(resources).every((one) => isObject(one) && isTime(one['lastSyncedAt']))
  );
}

function isCheckpoint(value: unknown): value is Checkpoint {
  if (!isObject(value) || !isTime(value['startedAt']) || !isMode(value['mode'])) return false;
  const { since, include, exclude, completed, inProgress, counts } = value;
  const page = isObject(inProgress) ? inProgress['lastCompletedPage'] : undefined;
  return (
    (since === null || isTime(since)) &&
    (include === null || isNames(include)) &&
    (exclude === null || isNames(exclude)) &&
    isNames(completed) &&
    isCounts(counts) &&
    (inProgress === null ||
      (isObject(inProgress) &&
        isCount(page) &&
        page !== 0 &&
        (inProgress['ids'] === undefined || isNames(inProgress['ids']))))
  );
}
