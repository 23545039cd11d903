import { Readable, Writable } from 'node:stream';
import type { World } from '../contract/context.js';
import { defined } from '../base/defined.js';
import { Interrupted } from '../base/errors.js';

/** The world of one call: its output is collected, it cannot prompt, and it can be stopped without the server. */
export interface Captured {
  readonly world: World;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Stops the run with the message of its error. */
  readonly stop: (message: string) => void;
}

export interface Outside {
  readonly world: World;
  readonly argv: readonly string[];
  /** Environment of the call. Calls share one, as their connections belong to it. */
  readonly env: World['env'];
  /** Notes about the process that earlier calls have reported. */
  readonly reported?: Set<string> | undefined;
  /** Maximum bytes on each stream. */
  readonly bytes: number;
}

/** Exit code of a stopped call; the same as that of `timeout`. */
const STOPPED = 124;
const MIB = 1024 * 1024;

export function capture({ world: outer, argv, env, bytes, reported }: Outside): Captured {
  const controller = new AbortController();
  process.getBuiltinModule('node:events').setMaxListeners(0, controller.signal);
  const stop = (message: string): void => {
    if (!controller.signal.aborted) controller.abort(new Interrupted('', STOPPED, message));
  };
  const collector = (): { readonly stream: Writable; readonly text: () => string } => {
    const chunks: Buffer[] = [];
    let left = bytes;
    const stream = new Writable({
      decodeStrings: true,
      write: (chunk: Buffer, _encoding, done) => {
        left -= chunk.length;
        if (left < 0)
          stop(`Output limit exceeded: more than ${bytes / MIB} MiB. Request less, with a limit or a filter.`);
        else chunks.push(chunk);
        done();
      },
    });
    return { stream, text: () => Buffer.concat(chunks).toString() };
  };
  const out = collector();
  const err = collector();
  // A command reads piped input, so this claims to be a terminal. A prompt needs a terminal on stderr as well.
  const stdin = Object.assign(Readable.from([]), { isTTY: true });
  return {
    world: {
      argv,
      env,
      get cwd() {
        return outer.cwd;
      },
      platform: outer.platform,
      home: outer.home,
      now: outer.now,
      sleep: outer.sleep,
      stdin,
      stdout: out.stream,
      stderr: err.stream,
      signal: controller.signal,
      ...defined({ reported }),
    },
    stdout: out.text,
    stderr: err.text,
    stop,
  };
}
