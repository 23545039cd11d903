import { spawn, type ChildProcess } from 'node:child_process';
import type { World } from '../contract/context.js';
import { CliError } from '../base/errors.js';

/** Opens a URL in the browser, if there is one. Failures are ignored, because the URL is printed as well. */
export function openBrowser(url: string, { platform, stderr }: Pick<World, 'platform' | 'stderr'>): void {
  // Without a terminal a browser would open on a machine that runs a script.
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
  /** Rejects when the tunnel ends unexpectedly. */
  readonly broken: Promise<never>;
  readonly close: () => void;
}

/** Starts the program that puts a public domain in front of a local port. `command` contains {domain} and {port}. */
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
