import { spawn, type ChildProcess } from 'node:child_process';
import type { World } from '../contract/context.js';
import { CliError } from '../base/errors.js';

/** Opens a URL in the browser, if there is one. The URL is printed too, so that a failure needs no word. */
export function openBrowser(url: string, { platform, stderr }: Pick<World, 'platform' | 'stderr'>): void {
  // Nobody is looking: a browser would open on a machine that runs a script.
  if (stderr.isTTY !== true) return;
  const [program, ...args] =
    platform === 'darwin'
      ? ['open']
      : platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : ['xdg-open'];
  const child = spawn(program ?? '', [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

export interface Tunnel {
  /** Rejects when the tunnel ends by itself. */
  readonly broken: Promise<never>;
  readonly close: () => void;
}

/** Starts the program that puts a public domain in front of a local port. `command` has {domain} and {port}. */
export function openTunnel(command: string, domain: string, port: number): Tunnel {
  const [program = '', ...args] = command
    .split(/\s+/)
    .map((word) => word.replace('{domain}', domain).replace('{port}', String(port)));
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore' });
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
          `Install ${program} and put it on the PATH, or paste the address by hand.`,
        ),
      );
    });
    child.once('exit', (code) => {
      reject(
        new CliError(
          'config',
          `The tunnel to ${domain} ended by itself (${program}, exit code ${String(code)}).`,
          `Run "${[program, ...args].join(' ')}" by hand to see why.`,
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
