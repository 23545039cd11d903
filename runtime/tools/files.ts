/** Files that the arguments of a call name. */
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, isAbsolute } from 'node:path';
import type { CommandModule, Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { unreadable } from '../state/read.js';
import type { ToolArguments } from './arguments.js';

/**
 * Checks that the files of a call are in the folder in which the server was started, with links resolved: an agent must
 * neither upload nor overwrite other files of this machine. Hidden files there hold settings and secrets of programs, such
 * as the `.env` of the client itself, and so does the folder of the client's configuration.
 *
 * @throws CliError `usage`
 */
export async function checkAccess(
  { flags, positionals = {} }: Pick<CommandModule<never>, 'flags' | 'positionals'>,
  given: ToolArguments,
  { world, folder: settings }: Pick<Context, 'world' | 'folder'>,
): Promise<void> {
  const kinds = { ...flags, ...positionals };
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(kinds, name) || kinds[name]?.kind !== 'path') continue;
    for (const file of [value].flat()) {
      const folder = world.cwd;
      const target = await resolveLinks(resolve(folder, String(file))).catch((error: unknown) => {
        throw new CliError('usage', `"${name}" cannot be used as a path: ${unreadable(error)}.`);
      });
      const path = relative(await realpath(folder), target);
      if (isOutside(path)) {
        throw new CliError(
          'usage',
          `"${name}" is outside the folder of the tool server.`,
          'Use a path below that folder, without links to other folders.',
        );
      }
      const isHidden = path.split(/[/\\]/).some((part) => part.startsWith('.'));
      if (!isHidden && isOutside(relative(await resolveLinks(settings), target))) continue;
      throw new CliError(
        'usage',
        `"${name}" is a hidden file or a setting, which a tool cannot use.`,
        'Use a path whose names do not begin with a dot.',
      );
    }
  }
}

const isOutside = (path: string): boolean => path === '..' || /^\.\.[/\\]/.test(path) || isAbsolute(path);

/** Returns the path with all links resolved. A file that does not exist yet is resolved by its folder. */
async function resolveLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    return join(await resolveLinks(parent), basename(path));
  }
}
