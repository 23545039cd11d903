/** Loads a generated client, so that its examples can run in this process. */
import { existsSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '../../runtime/contract/context.js';
import type * as Testing from '../../runtime/testing/index.js';
import { shownPath } from '../1-read/source.js';
import { makeSharedFolder } from '../folder.js';
import { runtimeFolder } from '../package.js';
import type { Player } from './run.js';

/** Makes the runtime available to the generated modules below a folder, wherever the folder is. */
export function linkRuntime(folder: string): void {
  makeSharedFolder(join(folder, 'node_modules'));
  symlinkSync(runtimeFolder(), join(folder, 'node_modules', 'cmdspec-runtime'), 'junction');
}

/** The file of a client does not exist or cannot be loaded. */
export class UnusableClient extends Error {
  override readonly name = 'UnusableClient';

  constructor(
    readonly file: string,
    /** Why, without a full stop. */
    readonly reason: string,
  ) {
    super(`The client ${file} ${reason}.`);
  }
}

/**
 * Loads a generated client to run it in this process, in its sandbox.
 *
 * @param path file of `client.js` or `client.ts`; the `bin` beside it starts the client.
 * @throws UnusableClient
 */
export async function loadPlayer(path: string, files: string): Promise<Player> {
  const { client, runHere } = await load(path);
  const { binary, env: prefix } = client;
  return {
    binary,
    files,
    program: [process.execPath, ...process.execArgv, join(dirname(path), `bin${extname(path)}`)],
    service: () => ({ [`${prefix}_PROFILE`]: 'sandbox' }),
    run: async (argv, home, { env, input = '' }) => {
      const config = join(home, '.config');
      const variables = { HOME: home, XDG_CONFIG_HOME: config, NO_COLOR: '1', ...env };
      const { code, out, err } = await runHere(client, argv, { home, cwd: home, stdin: input, env: variables });
      return { code, stdout: out, stderr: err };
    },
  };
}

async function load(path: string): Promise<{ client: Client; runHere: typeof Testing.runHere }> {
  const file = shownPath(path);
  if (!existsSync(path)) throw new UnusableClient(file, 'does not exist');
  try {
    const { client } = (await import(pathToFileURL(path).href)) as { client?: Client };
    if (client === undefined) throw new Error('it does not export `client`');
    // The client and what runs it must be the same copy of the package: errors are compared by class.
    const testing = createRequire(path).resolve('cmdspec-runtime/testing');
    const { runHere } = (await import(pathToFileURL(testing).href)) as typeof Testing;
    return { client, runHere };
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    throw new UnusableClient(file, `cannot be loaded: ${line.replace(/\.$/, '')}`);
  }
}
