import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, isAbsolute } from 'node:path';
import type { CommandModule } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import type { Given } from './arguments.js';

/**
 * Files that a call names must be inside the folder in which the server was started, links followed: an agent neither
 * uploads nor overwrites what lies elsewhere on this machine.
 *
 * @throws CliError `usage`
 */
export async function checkFiles(
  { flags, positionals = {} }: Pick<CommandModule<never>, 'flags' | 'positionals'>,
  given: Given,
  folder: string,
): Promise<void> {
  const kinds = { ...flags, ...positionals };
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(kinds, name) || kinds[name]?.kind !== 'path') continue;
    for (const path of [value].flat()) {
      const way = relative(await realpath(folder), await real(resolve(folder, String(path))));
      if (way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way)) continue;
      throw new CliError(
        'usage',
        `"${name}" leads out of the folder of the tool server.`,
        'Give a path below that folder, without links that lead elsewhere.',
      );
    }
  }
}

/** The path with all links followed; what does not exist yet lies where its folder is. */
async function real(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    return join(await real(parent), basename(path));
  }
}
