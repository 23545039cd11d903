import { spawn, type ChildProcess } from 'node:child_process';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
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

/** How long the program that opens the browser may take to fail. It may also run as long as the browser. */
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

export interface Tunnel {
  /** Rejects when the tunnel ends unexpectedly. */
  readonly broken: Promise<never>;
  readonly close: () => void;
}

/**
 * Starts the program that puts a public domain in front of a local port. `command` contains {domain} and {port}; `env` is
 * the environment of the program.
 */
export function openTunnel(command: string, domain: string, port: number, env: World['env']): Tunnel {
  const [program = '', ...args] = command
    .split(/\s+/)
    .map((word) => word.replace('{domain}', domain).replace('{port}', String(port)));
  // In a group of its own: Ctrl-C would end the tunnel before the client, which would report that as a failure.
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore', detached: process.platform !== 'win32', env });
  const kill = (): void => {
    child.kill();
  };
  process.once('exit', kill);
  const broken = new Promise<never>((_resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new CliError(
          'config',
          error.code === 'ENOENT'
            ? `The tunnel program ${program} is not installed.`
            : `The tunnel program ${program} cannot be started: ${error.message}.`,
          `Install ${program} and put it on the PATH, or paste the address manually.`,
        ),
      );
    });
    child.once('exit', (code) => {
      reject(
        new CliError(
          'config',
          `The tunnel to ${domain} ended unexpectedly (${program}, exit code ${String(code)}).`,
          `Run "${[program, ...args].join(' ')}" to see why.`,
        ),
      );
    });
  });
  broken.catch(() => undefined);
  return {
    broken,
    close: () => {
      process.off('exit', kill);
      kill();
    },
  };
}
