/** The state of a sandbox, in a file or in memory. */
import { statSync } from 'node:fs';
import { CliError, isObject, readPlain, refuseLater, unreadable, withLock, writeAtomic } from 'cmdspec-runtime/kit';
import { cloned, parseDigits, writeDigits } from './digits.js';
import type { Row, RowChange } from './types.js';
import { paced, type Work } from './work.js';

/** Changes of one collection by position: a record, or null for a deleted one. */
export interface Overlay {
  /** Position of the next new record. */
  next: number;
  readonly rows: Map<number, Row | null>;
}

export interface Data {
  seed: number;
  records: number;
  /** ISO midnight of the first day. */
  start: string;
  values: Record<string, unknown>;
  counters: Record<string, number>;
  tokens: Record<string, Row>;
  collections: Map<string, Overlay>;
}

/**
 * Stores the changes made to a sandbox, in one JSON file or in memory. Unchanged records are computed, never stored.
 */
export interface Store {
  readonly data: Data;
  /** Rises with every change; caches are valid for one revision. */
  readonly revision: number;
  /** Notes a change of a collection. */
  touch(collection: string): void;
  /** Rises with every change of a collection. */
  versionOf(collection: string): number;
  /** Runs a reading request on the newest data. */
  look<T>(work: () => T | Work<T>): Promise<T>;
  /** Runs a writing request as one transaction, which is undone when it throws. */
  change<T>(work: () => T | Work<T>): Promise<T>;
  /** Registers how a change is undone. */
  undo(step: () => void): void;
  /** Records that the transaction in progress has written so far, in order. */
  readonly written: RowChange[];
}

/** The part of a store that collections use. */
export type ChangeStore = Pick<Store, 'revision' | 'touch' | 'versionOf' | 'undo' | 'written'> & {
  readonly data: Pick<Data, 'collections'>;
};

export interface Beginning {
  readonly seed: number | undefined;
  readonly records: number | undefined;
  readonly defaultRecords: number;
  readonly now: Date;
}

/** Thrown when a state file does not fit the options of the sandbox. The message is for the user. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

const VERSION = 1;

/** Maximum bytes of a state file: the engine cannot hold a longer text. */
const LIMIT = 512 * 1024 * 1024;

/** Milliseconds to wait for another process: each holds the lock for one rewrite of the file. */
const PATIENCE = 20_000;

export async function openStore(file: string | undefined, beginning: Beginning): Promise<Store> {
  let stamp = '';
  let revision = 0;
  let changes = 0;
  let loaded = 0;
  const touched = new Map<string, number>();
  let undos: (() => void)[] = [];
  let written: RowChange[] = [];
  let data: Data = begin(beginning);

  const refresh = (): void => {
    if (file === undefined) return;
    const newest = stampOf(file);
    if (newest === stamp) return;
    revision++;
    loaded = ++changes;
    // The file was deleted by a reset: start over.
    data = newest === '' ? begin(beginning) : parse(readState(file), file);
    stamp = newest;
  };
  const keep = async (): Promise<void> => {
    if (file === undefined) return;
    await writeAtomic(file, serialize(data));
    stamp = stampOf(file);
  };
  const transaction = async <T>(work: () => T | Work<T>): Promise<T> => {
    refresh();
    const values = cloned(data.values);
    const tokens = cloned(data.tokens);
    const counters = { ...data.counters };
    undos = [];
    written = [];
    revision++;
    try {
      const result = await paced(work());
      await keep();
      return result;
    } catch (error) {
      for (const undo of undos.reverse()) undo();
      loaded = ++changes;
      Object.assign(data, { values, tokens, counters });
      throw error;
    }
  };

  let queue: Promise<unknown> = Promise.resolve();
  let busy: Promise<unknown> | undefined;
  /** Runs one request after the other: none sees half of a change, or records that change while it pauses. */
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    while (busy !== undefined) await busy;
    const run = work();
    const done = run.then(
      () => undefined,
      () => undefined,
    );
    busy = done;
    try {
      return await run;
    } finally {
      if (busy === done) busy = undefined;
    }
  };
  const store: Store = {
    get data() {
      return data;
    },
    get revision() {
      return revision;
    },
    touch: (name) => touched.set(name, ++changes),
    versionOf: (name) => Math.max(loaded, touched.get(name) ?? 0),
    look(work) {
      return alone(async () => {
        refresh();
        return paced(work());
      });
    },
    change<T>(work: () => T | Work<T>) {
      const run = queue.then(() => {
        const settle = (): Promise<T> => alone(() => transaction(work));
        if (file === undefined) return settle();
        return withLock(`${file}.lock`, settle, { patience: PATIENCE });
      });
      queue = run.catch(() => undefined);
      return run;
    },
    undo(step) {
      undos.push(step);
    },
    get written() {
      return written;
    },
  };

  if (file !== undefined) {
    try {
      refresh();
      // Written immediately, so that the first day, and with it every date, stays the same tomorrow.
      if (stamp === '') await store.change(() => undefined);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw code === undefined ? error : new StateError(`The sandbox state ${file} cannot be written (${message}).`);
    }
    check(data, beginning, file);
  }
  return store;
}

export function begin(beginning: Beginning): Data {
  return {
    seed: beginning.seed ?? 1,
    records: beginning.records ?? beginning.defaultRecords,
    start: `${beginning.now.toISOString().slice(0, 10)}T00:00:00.000Z`,
    values: {},
    counters: {},
    tokens: {},
    collections: new Map(),
  };
}

function check(data: Data, beginning: Beginning, file: string): void {
  const wanted = { seed: beginning.seed, records: beginning.records };
  for (const [name, value] of Object.entries(wanted)) {
    const kept = data[name as 'seed' | 'records'];
    if (value === undefined || value === kept) continue;
    throw new StateError(
      `The sandbox state ${file} was created with ${name} ${kept}, not ${value}. Its changes cannot be used with another ${name}.`,
    );
  }
}

function serialize(data: Data): string {
  const collections = Object.fromEntries(
    [...data.collections].map(([name, { next, rows }]) => [name, { next, rows: Object.fromEntries(rows) }]),
  );
  return writeDigits({ version: VERSION, ...data, collections });
}

function readState(file: string): string {
  try {
    return readPlain(file, LIMIT).toString('utf8');
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new StateError(`The sandbox state ${file} cannot be read: ${unreadable(error)}.`);
  }
}

interface Stored extends Omit<Data, 'collections'> {
  readonly collections: Readonly<Record<string, { readonly next: number; readonly rows: Record<string, Row | null> }>>;
}

function parse(text: string, file: string): Data {
  let read: unknown;
  try {
    read = parseDigits(text);
  } catch (error) {
    throw new StateError(`The sandbox state ${file} cannot be read (${(error as Error).message}).`);
  }
  refuseLater(read, { path: file, refusal: 'config', format: VERSION, field: 'version' });
  if (!isStored(read)) throw new StateError(`This version cannot read the sandbox state ${file}.`);
  const { seed, records, start, values, counters, tokens } = read;
  const collections = new Map<string, Overlay>();
  for (const [name, { next, rows }] of Object.entries(read.collections)) {
    collections.set(name, { next, rows: new Map(Object.entries(rows).map(([at, row]) => [Number(at), row])) });
  }
  return { seed, records, start, values, counters, tokens, collections };
}

const isStored = (read: unknown): read is Stored =>
  isObject(read) &&
  read['version'] === VERSION &&
  Number.isSafeInteger(read['seed']) &&
  Number.isSafeInteger(read['records']) &&
  typeof read['start'] === 'string' &&
  !Number.isNaN(Date.parse(read['start'])) &&
  [read['values'], read['counters'], read['tokens']].every(isObject) &&
  isObject(read['collections']) &&
  Object.values(read['collections']).every(
    (one) => isObject(one) && Number.isInteger(one['next']) && isObject(one['rows']),
  );

/** Identifies a version of a file: every rewrite gives a new inode. Empty without a file. */
function stampOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino}:${stat.mtimeNs}:${stat.size}`;
}
