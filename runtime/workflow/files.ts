/** Files of the user, as workflows read and write them. */
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import type { Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { parseJson, stringifyJson } from '../base/json.js';
import { fullPath } from '../state/paths.js';
import { readPlain, unreadable } from '../state/read.js';
import type { KitFiles, StateFile, StateRules } from './types.js';

/** Maximum bytes of a state file. */
const MOST_STATE = 256 * 1024 * 1024;

/** The parts of a run that files need. */
export interface FileParts {
  readonly service: Pick<Context['service'], 'largestFile'>;
  readonly options: Pick<Context['options'], 'dryRun'>;
  readonly localWrites: Context['localWrites'];
  readonly world: Pick<Context['world'], 'cwd' | 'signal'>;
}

const atomic = () => import('../state/atomic.js');

/** Returns the functions for files of the user. */
export function createFiles({ service, options, world, localWrites }: FileParts): KitFiles {
  const at = (path: string): string => fullPath(world, path);
  const locked: KitFiles['withLock'] = async (path, work, lock) => {
    const { withLock } = await import('../state/lock.js');
    return withLock(at(path), work, { signal: world.signal, ...lock });
  };
  return {
    resolve: at,
    attach: async (paths) => {
      const { checkFiles } = await import('../pipeline/attach.js');
      return checkFiles(paths, { service, world, options });
    },
    write: async (path, content) => {
      const file = at(path);
      if (options.dryRun) return file;
      await (await atomic()).writeAtomic(file, content);
      localWrites.count += 1;
      return file;
    },
    receive: async (path, fill) => {
      const file = at(path);
      if (options.dryRun) return file;
      await (await atomic()).receiveAtomic(file, fill);
      localWrites.count += 1;
      return file;
    },
    settle: async (folder) => (await atomic()).syncFolder(at(folder)),
    withLock: locked,
    log: async (path, rules) => {
      const file = at(path);
      if (options.dryRun)
        return { path: file, append: () => undefined, close: () => undefined, remove: () => undefined };
      const log = await (await import('./log.js')).openLog(file, rules);
      localWrites.count += 1;
      return log;
    },
    lines: async function* (path) {
      yield* (await import('./log.js')).logLines(at(path));
    },
    state: (path, rules) => stateFile(at(path), rules, locked, options.dryRun),
  };
}

function stateFile<T>(
  path: string,
  { is, noun }: StateRules<T>,
  locked: KitFiles['withLock'],
  dryRun: boolean,
): StateFile<T> {
  let pinned: (() => void) | undefined;
  /** The folder may be behind a link of the user, but it stays the same one during a run. */
  const pin = async (): Promise<void> => {
    pinned ??= (await atomic()).pinFolder(dirname(path));
    pinned();
  };
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
    if (is(value)) return value;
    throw new CliError('input', `${path} is not a ${noun}.`, 'Name another file, or remove it to start over.');
  };
  return {
    path,
    read: async () => {
      await pin();
      return read();
    },
    check: async () => {
      await pin();
      const folder = dirname(path);
      try {
        accessSync(folder, constants.W_OK);
      } catch (error) {
        throw new CliError('input', `The file ${path} cannot be written: ${refusalOf(error, folder)}.`);
      }
    },
    change: async (change) => {
      await pin();
      if (dryRun) return change(read());
      return locked(`${path}.lock`, async () => {
        const next = change(read());
        await pin();
        await (await atomic()).writeAtomic(path, `${stringifyJson(next, 2)}\n`);
        return next;
      });
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
