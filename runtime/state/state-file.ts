/** JSON files that several runs may change. */
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { parseJson, stringifyJson } from '../base/json.js';
import { pinFolder, writeAtomic } from './atomic.js';
import { refuseLater } from './format.js';
import { withLock } from './lock.js';
import { readPlain, unreadable } from './read.js';

/** Maximum bytes of a state file. */
const MOST_STATE = 256 * 1024 * 1024;

export interface StateFile<T> {
  readonly path: string;
  /** Fails with `input` if the file cannot be written; call it before a long run. */
  check(): Promise<void>;
  /** Content; undefined without a file. Fails with `input` for any other content, and for that of a later format. */
  read(): Promise<T | undefined>;
  /** Reads, changes and writes it while no other run can. */
  change(change: (before: T | undefined) => T): Promise<T>;
}

export interface StateRules<T> {
  /** Noun of the file in messages: `state file of this command`. */
  readonly noun: string;
  /** The format that this client writes; default: the first one. */
  readonly format?: number;
  /** Name of the client in messages. */
  readonly client?: string;
  /** Returns the content; undefined for what is not one. */
  readonly take: (value: unknown) => T | undefined;
  /** Nothing is written. */
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
}

/** Opens a state file by its absolute path. */
export function openStateFile<T>(path: string, rules: StateRules<T>): StateFile<T> {
  const { noun, take, dryRun, signal, format, client } = rules;
  // The folder may be behind a link of the user, but it stays the same one during a run.
  const pin = pinFolder(dirname(path));
  const read = (): T | undefined => {
    let text: string;
    try {
      text = readPlain(path, MOST_STATE).toString('utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      if (error instanceof CliError) throw error;
      throw new CliError('input', `The file ${path} cannot be read: ${unreadable(error)}.`);
    }
    let value: unknown;
    try {
      value = parseJson(text);
    } catch {
      value = undefined;
    }
    refuseLater(value, { path, refusal: 'input', ...defined({ format, client }) });
    const content = take(value);
    if (content !== undefined) return content;
    throw new CliError('input', `${path} is not a ${noun}.`, 'Name another file, or remove it to start over.');
  };
  return {
    path,
    read: async () => {
      pin();
      return read();
    },
    check: async () => {
      pin();
      const folder = dirname(path);
      try {
        accessSync(folder, constants.W_OK);
      } catch (error) {
        throw new CliError('input', `The file ${path} cannot be written: ${refusalOf(error, folder)}.`);
      }
    },
    change: async (change) => {
      pin();
      if (dryRun) return change(read());
      const work = async (): Promise<T> => {
        const next = change(read());
        pin();
        await writeAtomic(path, `${stringifyJson(next, 2)}\n`);
        return next;
      };
      return withLock(`${path}.lock`, work, { signal });
    },
  };
}

/** Returns why the system refuses a path, in plain words. */
function refusalOf(error: unknown, path: string): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `${path} does not exist`;
  if (code === 'EACCES' || code === 'EPERM') return `permission denied for ${path}`;
  if (code === 'EISDIR') return `${path} is a folder`;
  if (code === 'ENOTDIR') return `${path} is not a folder`;
  return code;
}
