/** Runs one command inside this process, within its limits, and takes its results and messages back as values. */
import { Readable, Writable } from 'node:stream';
import { defined } from '../base/defined.js';
import { MAX_DELAY } from '../base/waits.js';
import { CliError, Interrupted } from '../base/errors.js';
import { stringifyJson } from '../base/json.js';
import type { Client } from '../contract/context.js';
import type { Line } from '../contract/pipeline.js';
import type { World } from '../contract/run.js';
import { collectingReporter } from '../output/reporter.js';
import type { ValueSink } from '../output/shapes.js';
import type { Input } from '../pipeline/input.js';
import type { Leaf } from '../pipeline/leaf.js';
import { runCommand } from '../pipeline/pipeline.js';
import type { Caller } from '../pipeline/session.js';
import type { RunFacts } from '../pipeline/run-facts.js';

/** Limits of a run. */
export interface RunLimits {
  /** Maximum run time in milliseconds; default: none. */
  readonly time?: number;
  /** Maximum bytes of the results, as JSON. */
  readonly bytes: number;
}

/** A result: a list is one whatever its number of rows. */
export interface Taken {
  readonly kind: 'value' | 'list' | 'text';
  readonly value: unknown;
}

/** What a run returned. */
export interface Ran {
  readonly results: readonly Taken[];
  /** About the bytes of the results as JSON. */
  readonly bytes: number;
  readonly notes: readonly string[];
  /** Why the run failed; absent if it did not. */
  readonly failure?: unknown;
  /** Whether it was stopped and did not end. */
  readonly isLost?: true;
  readonly facts: RunFacts;
}

export interface Inside extends Pick<Caller, 'actor' | 'approve' | 'around'> {
  readonly client: Client;
  /** World of the process. The run gets neither its streams nor its line. */
  readonly world: World;
  /** Words that were typed, for the line that an error names; default: none. */
  readonly argv?: readonly string[];
  readonly leaf: Leaf;
  readonly line: Line;
  /** Warnings about how the line was written. */
  readonly warnings?: readonly string[];
  /** Environment of the run. Runs share one, as their connections belong to it. */
  readonly env: World['env'];
  /** Notes about the process that earlier runs have reported. */
  readonly reported?: Set<string> | undefined;
  readonly limits: RunLimits;
  /** The run around this one hides people. */
  readonly hidesPeople: boolean;
  /** Hears how far the run is; absent: nobody asked for it. */
  readonly progress?: ((message: string) => void) | undefined;
  /** Called by a command that runs until it is stopped; may throw. */
  readonly endless?: () => void;
  /** Why the run ends when the signal is aborted. */
  readonly whenStopped: (reason: unknown) => Error;
}

/** Exit code of a stopped run; the same as that of `timeout`. */
export const STOPPED = 124;
/** Milliseconds that a stopped run has to end before it fails without that. */
const GRACE = 2_000;
const MIB = 1024 * 1024;

/** Nothing is connected: standard input belongs to a shell. */
const noInput: Input = {
  piped: false,
  used: false,
  read: (label) => Promise.reject(new CliError('usage', `${label} cannot be read from standard input.`)),
  stream: (label) => {
    throw new CliError('usage', `${label} cannot be read from standard input.`);
  },
};

/** Runs a command. Never throws. */
export async function runInside(inside: Inside, signal: AbortSignal): Promise<Ran> {
  const { client, world: outer, leaf, line, warnings = [], env, limits, reported, progress, endless } = inside;
  const controller = new AbortController();
  process.getBuiltinModule('node:events').setMaxListeners(0, controller.signal);
  const stop = (reason: Error): void => {
    if (!controller.signal.aborted) controller.abort(reason);
  };
  const world: World = {
    argv: inside.argv ?? [],
    env,
    get cwd() {
      return outer.cwd;
    },
    platform: outer.platform,
    home: outer.home,
    now: outer.now,
    sleep: outer.sleep,
    stdin: Readable.from([]),
    stdout: nowhere(),
    stderr: nowhere(),
    signal: controller.signal,
    ...defined({ reported, machine: outer.machine }),
  };
  const taken = collect(limits.bytes, (message) => {
    stop(new Interrupted('', STOPPED, message));
    throw controller.signal.reason;
  });
  const heard = collectingReporter(progress, endless);
  const facts: RunFacts = {};
  const ran = (more: Pick<Ran, 'failure' | 'isLost'>): Ran => ({
    results: taken.results,
    bytes: taken.bytes(),
    notes: [...(facts.notes ?? []), ...heard.lines()],
    facts,
    ...more,
  });
  const work = async (): Promise<Ran> => {
    try {
      const { actor, approve, around } = inside;
      const caller: Caller = {
        ...{ client, world, input: noInput, reporter: heard.reporter, take: taken.sink },
        line: () => ({ line, warnings }),
        hidesPeople: inside.hidesPeople,
        ...defined({ actor, approve, around, endless }),
      };
      await runCommand(leaf, caller, facts);
      return ran({});
    } catch (error) {
      return ran({ failure: controller.signal.aborted ? controller.signal.reason : error });
    }
  };
  const cancel = (): void => stop(inside.whenStopped(signal.reason));
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  const { time } = limits;
  const clock =
    time === undefined
      ? undefined
      : setTimeout(
          () => stop(new Interrupted('', STOPPED, `The tool timed out after ${time / 1000}s. Request less.`)),
          Math.min(time, MAX_DELAY),
        );
  let grace: NodeJS.Timeout | undefined;
  const late = new Promise<Ran>((resolve) => {
    const wait = (): void => {
      grace = setTimeout(() => resolve(ran({ failure: controller.signal.reason, isLost: true })), GRACE);
    };
    if (controller.signal.aborted) wait();
    else controller.signal.addEventListener('abort', wait, { once: true });
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(clock);
    clearTimeout(grace);
    signal.removeEventListener('abort', cancel);
  }
}

const nowhere = (): Writable =>
  new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });

/** Collects results until they are too large. */
function collect(most: number, overflow: (message: string) => never) {
  const results: Taken[] = [];
  let bytes = 0;
  const count = (more: number): void => {
    bytes += more;
    if (bytes > most)
      overflow(`Output limit exceeded: more than ${most / MIB} MiB. Request less, with a limit or a filter.`);
  };
  const sizeOf = (value: unknown): number => Buffer.byteLength(stringifyJson(value) ?? '');
  const sink: ValueSink = {
    value: (value) => {
      count(sizeOf(value));
      results.push({ kind: 'value', value });
      return undefined;
    },
    list: () => {
      const list: unknown[] = [];
      results.push({ kind: 'list', value: list });
      return (rows) => {
        count(sizeOf(rows));
        for (const row of rows) list.push(row);
        return undefined;
      };
    },
    text: () => {
      const at = results.push({ kind: 'text', value: '' }) - 1;
      const decoder = new TextDecoder();
      return (chunk) => {
        count(chunk.length);
        const value = `${String(results[at]?.value)}${decoder.decode(chunk, { stream: true })}`;
        results[at] = { kind: 'text', value };
        return undefined;
      };
    },
  };
  return { results, bytes: () => bytes, sink };
}
