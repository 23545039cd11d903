/** Files of the user, as workflows read and write them. */
import type { Context } from '../contract/context.js';
import { fullPath } from '../state/paths.js';
import type { KitFiles } from './types.js';

const noop = (): void => undefined;

/** The parts of a run that files need. */
export interface FileParts {
  readonly service: Pick<Context['service'], 'largestFile'>;
  readonly options: Pick<Context['options'], 'dryRun'>;
  readonly localWrites: Context['localWrites'];
  readonly world: Pick<Context['world'], 'cwd'>;
  /** Files that workflows write have whole records: a run that hides people writes none. */
  readonly people?: Context['people'];
}

const atomic = () => import('../state/atomic.js');

/** Returns the functions for files of the user. */
export function createFiles({ service, options, world, localWrites, people }: FileParts): KitFiles {
  const at = (path: string): string => fullPath(world, path);
  return {
    resolve: at,
    attach: async (paths) => {
      const { checkFiles } = await import('../pipeline/attach.js');
      return checkFiles(paths, { service, world, options });
    },
    write: async (path, content) => {
      const file = at(path);
      if (options.dryRun) return file;
      people?.refuse('a file');
      await (await atomic()).writeAtomic(file, content);
      localWrites.count += 1;
      return file;
    },
    receive: async (path, fill) => {
      const file = at(path);
      if (options.dryRun) return file;
      people?.refuse('a file');
      await (await atomic()).receiveAtomic(file, fill);
      localWrites.count += 1;
      return file;
    },
    settle: async (folder) => (await atomic()).syncFolder(at(folder)),
    log: async (path, rules) => {
      const file = at(path);
      if (options.dryRun) return { path: file, append: noop, sync: async () => undefined, close: noop, remove: noop };
      people?.refuse('a file');
      const log = (await import('../state/log.js')).openLog(file, rules);
      localWrites.count += 1;
      return log;
    },
  };
}
