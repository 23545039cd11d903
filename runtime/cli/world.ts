/** The world of the running process. */
import type { Client } from '../contract/context.js';
import type { World, WriteNow } from '../contract/run.js';
import { keepCompiled } from './compiled.js';
import { cacheFolder } from '../state/folder.js';
import { sharesInput } from './shared-input.js';
import { MAX_DELAY, onAbort } from '../base/waits.js';
import { CliError, Interrupted, OutputClosed } from '../base/errors.js';

/** Exit codes of runs that a signal ends. */
const codes: Readonly<Partial<Record<NodeJS.Signals, number>>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const signals = Object.keys(codes) as NodeJS.Signals[];

/**
 * Returns the world of the running process. Signals and streams are opened at first use: each costs start-up time.
 * `release` gives the signals back, and returns whether one ended the run. `isIdle` is whether all output is written, and
 * neither a request, a file, a timer nor another process keeps Node running.
 */
export function processWorld(client: Pick<Client, 'binary' | 'version'>): {
  readonly world: World;
  readonly release: () => boolean;
  readonly isIdle: () => boolean;
} {
  let controller: AbortController | undefined;
  const listening = (): AbortController => {
    if (controller) return controller;
    controller = new AbortController();
    // Every request of a parallel read listens to it.
    process.getBuiltinModule('node:events').setMaxListeners(0, controller.signal);
    for (const signal of signals) process.on(signal, end);
    return controller;
  };
  const end = (signal: NodeJS.Signals): void => {
    const code = codes[signal] ?? 1;
    if (!listening().signal.aborted) listening().abort(new Interrupted(signal, code));
    // A second signal ends the run at once, whatever it is waiting for. A closed terminal sends several, and a token
    // that is being refreshed must still be stored.
    else if (signal !== 'SIGHUP') process.exit(code);
  };

  // Without a run no signal is caught: a process whose output is blocked can be ended.
  let left = DIRECT;
  const room = (bytes: number): boolean => controller === undefined || (left -= bytes) >= 0;

  let stdout: NodeJS.WriteStream | undefined;
  let stderr: NodeJS.WriteStream | undefined;
  const world: World = {
    argv: process.argv.slice(2),
    env: process.env,
    platform: process.platform,
    startsRun: () => {
      const folder = cacheFolder(client, world);
      if (folder !== undefined) keepCompiled(folder, world.env);
    },
    now: () => new Date(),
    sleep,
    get signal() {
      return listening().signal;
    },
    sharesInput,
    get cwd() {
      try {
        return process.cwd();
      } catch (error) {
        throw new CliError(
          'usage',
          `The working folder cannot be used: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'it was removed' : (error as Error).message}.`,
          'Change to another folder, or give full paths.',
        );
      }
    },
    get home() {
      // What the system answers first, without half a millisecond for its module.
      const own = world.env[world.platform === 'win32' ? 'USERPROFILE' : 'HOME'];
      if (own) return own;
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
        if (error.code === 'EPIPE') listening().abort(new OutputClosed());
      }));
    },
    direct: {
      get stdout() {
        return stdout === undefined ? directTo(1, room) : undefined;
      },
      get stderr() {
        return stderr === undefined ? directTo(2, room) : undefined;
      },
    },
    get stderr() {
      return (stderr ??= process.stderr.on('error', () => undefined));
    },
  };
  return {
    world,
    release: () => {
      for (const signal of signals) process.off(signal, end);
      return controller?.signal.aborted === true;
    },
    isIdle: () =>
      (stdout?.writableLength ?? 0) + (stderr?.writableLength ?? 0) === 0 &&
      process.getActiveResourcesInfo().every((kind) => STREAMS.has(kind)),
  };
}

/** What Node keeps open for the standard streams, whether they are used or not. */
const STREAMS: ReadonlySet<string> = new Set(['PipeWrap', 'TTYWrap']);

/**
 * Bytes that a run writes directly. A signal must be able to end a run whose reader takes nothing, so that it must never
 * wait for a pipe: this is half of what a pipe holds, and the rest is left to the stream.
 */
const DIRECT = 32 * 1024;

/**
 * Returns a way to write to a pipe, a file or a socket (Node's pipe to a child) at once; undefined for anything else.
 *
 * @param room whether so many bytes may be written
 */
function directTo(descriptor: 1 | 2, room: (bytes: number) => boolean): WriteNow | undefined {
  const { fstatSync, writeSync } = process.getBuiltinModule('node:fs');
  try {
    // Without bigint, Node leaves the result where it looks when it resolves imports: after that of a pipe, it no longer
    // follows the link of a linked package, and loads the package twice.
    const output = fstatSync(descriptor, { bigint: true });
    if (!output.isFIFO() && !output.isFile() && !output.isSocket()) return undefined;
  } catch {
    return undefined;
  }
  return (text) => {
    let rest = Buffer.from(text);
    if (!room(rest.length)) return rest;
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest));
    } catch {
      // Written as a stream, the rest waits for its reader or fails with the reason.
    }
    return rest;
  };
}

/** Rejects with the reason of the signal when that is aborted first. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const timer = setTimeout(
      () => {
        done?.();
        resolve();
      },
      Math.min(ms, MAX_DELAY),
    );
    // Without files to open, all requests of a list that is read ahead wait at once.
    const done =
      signal &&
      onAbort(signal, (reason) => {
        clearTimeout(timer);
        done?.();
        reject(reason);
      });
  });
}
