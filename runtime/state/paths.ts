/** Paths of files that users name, and of the settings. */
import { isAbsolute, join, resolve } from 'node:path';
import { CliError } from '../base/errors.js';
import type { World } from '../contract/run.js';

/** Returns the full path of a file that the user names. Only a relative path needs a working folder, which may be gone. */
export const fullPath = (world: Pick<World, 'cwd'>, path: string): string =>
  isAbsolute(path) ? resolve(path) : resolve(world.cwd, path);

/**
 * Returns the folder of the settings and the state of a client. It is not created.
 *
 * Order: `$<PREFIX>_CONFIG_DIR`, `$XDG_CONFIG_HOME/<binary>`, then the platform's default.
 *
 * @throws CliError `config` without a home folder, if the default is below it; `usage` as {@link World.cwd}
 */
export function configFolder(
  client: { readonly binary: string; readonly env: string },
  world: Pick<World, 'env' | 'home' | 'platform' | 'cwd'>,
): string {
  const { env, home, platform } = world;
  const own = env[`${client.env}_CONFIG_DIR`];
  if (own) return fullPath(world, own);
  // The XDG specification requires that relative values are ignored.
  const xdg = env['XDG_CONFIG_HOME'];
  if (xdg && isAbsolute(xdg)) return join(xdg, client.binary);
  const roaming = platform === 'win32' ? env['APPDATA'] : undefined;
  if (roaming) return join(roaming, client.binary);
  if (home === '') {
    throw new CliError(
      'config',
      'The folder of the settings is not known: this user has no home folder.',
      `Set HOME, or ${client.env}_CONFIG_DIR to a folder for the settings.`,
    );
  }
  if (platform === 'darwin') return join(home, 'Library', 'Preferences', client.binary);
  if (platform === 'win32') return join(home, 'AppData', 'Roaming', client.binary);
  return join(home, '.config', client.binary);
}

/** State file of the sandbox that `--profile sandbox` uses. */
export const sandboxFile = (folder: string): string => join(folder, 'sandbox', 'state.json');
