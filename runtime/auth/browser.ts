/** Opens the browser of the user. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import { childEnvironment } from './environment.js';

type Outside = Pick<World, 'platform' | 'stderr' | 'env'>;

/** Starts the browser with a URL; undefined without a terminal. Failures are ignored: the URL is printed as well. */
export function startBrowser(url: string, outside: Outside, service: Service): ChildProcess | undefined {
  const { platform, stderr } = outside;
  // Without a terminal a browser would open on a machine that runs a script.
  if (stderr.isTTY !== true) return undefined;
  const [program, ...args] =
    platform === 'darwin'
      ? ['open']
      : platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : ['xdg-open'];
  const child = spawn(program ?? '', [...args, url], {
    stdio: 'ignore',
    detached: true,
    env: childEnvironment(outside, service),
  });
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** Milliseconds after which the program has opened the browser. It may run as long as the browser does. */
const PATIENCE = 2000;

/** Opens a URL in the browser. Returns whether it could be opened. */
export async function openBrowser(
  url: string,
  world: Outside & Pick<World, 'sleep' | 'signal'>,
  service: Service,
): Promise<boolean> {
  const child = startBrowser(url, world, service);
  if (child === undefined) return false;
  const over = new AbortController();
  const late = world.sleep(PATIENCE, AbortSignal.any([world.signal, over.signal])).then(() => true);
  late.catch(() => undefined);
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => {
      resolve(false);
    });
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
  try {
    return await Promise.race([late, ended]);
  } finally {
    over.abort(new Error('over'));
  }
}
