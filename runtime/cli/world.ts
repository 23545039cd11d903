import type { World } from '../contract/context.js';
import { sharesInput } from './shared-input.js';
import { Interrupted, OutputClosed } from '../base/errors.js';

/** Returns the world of the running process. Streams are opened at first use: each costs start-up time. */
export function processWorld(): { readonly world: World; readonly release: () => void } {
  const controller = new AbortController();
  // Every request of a parallel read listens to it.
  process.getBuiltinModule('node:events').setMaxListeners(0, controller.signal);
  const end = (signal: NodeJS.Signals): void => {
    const code = signal === 'SIGINT' ? 130 : 143;
    // A second signal ends the run at once, whatever it is waiting for.
    if (controller.signal.aborted) process.exit(code);
    controller.abort(new Interrupted(signal, code));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);

  let stdout: NodeJS.WriteStream | undefined;
  let stderr: NodeJS.WriteStream | undefined;
  const world: World = {
    argv: process.argv.slice(2),
    env: process.env,
    platform: process.platform,
    now: () => new Date(),
    sleep,
    signal: controller.signal,
    sharesInput,
    get cwd() {
      return process.cwd();
    },
    get home() {
      return process.getBuiltinModule('node:os').homedir();
    },
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      // A closed pipe ends the run quietly; without a listener it would end in a stack trace.
      return (stdout ??= process.stdout.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EPIPE') controller.abort(new OutputClosed());
      }));
    },
    get stderr() {
      return (stderr ??= process.stderr.on('error', () => undefined));
    },
  };
  return {
    world,
    release: () => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
    },
  };
}

/** Rejects with the reason of the signal when that is aborted first. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
