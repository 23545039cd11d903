import type { World } from '../contract/context.js';
import { sharesInput } from './shared-input.js';
import { Interrupted, OutputClosed } from '../base/errors.js';

/** Exit codes of runs that a signal ends. */
const codes: Readonly<Partial<Record<NodeJS.Signals, number>>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const signals = Object.keys(codes) as NodeJS.Signals[];

/** Returns the world of the running process. Streams are opened at first use: each costs start-up time. */
export function processWorld(): { readonly world: World; readonly release: () => void } {
  const controller = new AbortController();
  // Every request of a parallel read listens to it.
  process.getBuiltinModule('node:events').setMaxListeners(0, controller.signal);
  const end = (signal: NodeJS.Signals): void => {
    const code = codes[signal] ?? 1;
    if (!controller.signal.aborted) controller.abort(new Interrupted(signal, code));
    // A second signal ends the run at once, whatever it is waiting for. A closed terminal sends several, and a token
    // that is being refreshed must still be stored.
    else if (signal !== 'SIGHUP') process.exit(code);
  };
  for (const signal of signals) process.on(signal, end);

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
      try {
        return process.getBuiltinModule('node:os').homedir();
      } catch {
        // A user without an entry in the system's list, as in many containers.
        return '';
      }
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
      for (const signal of signals) process.off(signal, end);
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
