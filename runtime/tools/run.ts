/** Runs one command for a tool, within its limits, and takes its results and messages back as values. */
import { Readable, Writable } from 'node:stream';
import { defined } from '../base/defined.js';
import { MAX_DELAY } from '../base/waits.js';
import { CliError, Interrupted } from '../base/errors.js';
import { stringifyJson } from '../base/json.js';
import type { Context } from '../contract/context.js';
import type { World } from '../contract/run.js';
import type { Line } from '../contract/pipeline.js';
import { collectingReporter } from '../output/reporter.js';
import type { ValueSink } from '../output/shapes.js';
import type { Input } from '../pipeline/input.js';
import { leafOf } from '../pipeline/leaf.js';
import { runCommand } from '../pipeline/pipeline.js';
import type { Approve } from '../policy/guard.js';
import type { RunFacts } from '../pipeline/run-facts.js';

/** Limits of one call. */
export interface Limits {
  /** Maximum run time in milliseconds. */
  readonly time: number;
  /** Maximum bytes of the results, as JSON. */
  readonly bytes: number;
  /** Maximum bytes of what is returned of them. */
  readonly result: number;
}

/** What a run returned. */
export interface Ran {
  readonly results: readonly unknown[];
  /** About the bytes of the results as JSON. */
  readonly bytes: number;
  readonly notes: readonly string[];
  /** Why the run failed; absent if it did not. */
  readonly failure?: unknown;
  /** Whether it was stopped and did not end. */
  readonly isLost?: true;
  readonly facts: RunFacts;
}

export interface RunningTool {
  readonly context: Pick<Context, 'client' | 'world'>;
  readonly words: readonly string[];
  readonly line: Line;
  /** Environment of the call. Calls share one, as their connections belong to it. */
  readonly env: World['env'];
  /** Notes about the process that earlier calls have reported. */
  readonly reported?: Set<string> | undefined;
  readonly limits: Limits;
  /** The server hides people in every call. */
  readonly hidesPeople: boolean;
  /** Asks the user of the agent for the policy; absent: the agent's program cannot ask. */
  readonly approve?: Approve | undefined;
  /** Hears how far the call is; absent: nobody asked for it. */
  readonly progress?: ((message: string) => void) | undefined;
}

/** Exit code of a stopped call; the same as that of `timeout`. */
const STOPPED = 124;
/** Milliseconds that a stopped run has to end before the call fails without it. */
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
export async function runTool(running: RunningTool, signal: AbortSignal): Promise<Ran> {
  const { context, words, line, env, limits, reported, hidesPeople, approve, progress } = running;
  const { client, world: outer } = context;
  const controller = new AbortController();
  process.getBuiltinModule('node:events').setMaxListeners(0, controller.signal);
  const stop = (message: string): void => {
    if (!controller.signal.aborted) controller.abort(new Interrupted('', STOPPED, message));
  };
  const world: World = {
    argv: [],
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
    stop(message);
    throw controller.signal.reason;
  });
  const heard = collectingReporter(progress);
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
      const { reporter } = heard;
      const { sink: take } = taken;
      const asking = defined({ approve });
      const caller = {
        client,
        world,
        line: () => ({ line, warnings: [] }),
        input: noInput,
        reporter,
        take,
        hidesPeople,
        actor: 'tool' as const,
        ...asking,
      };
      await runCommand(await leafOf(client, words), caller, facts);
      return ran({});
    } catch (error) {
      return ran({ failure: controller.signal.aborted ? controller.signal.reason : error });
    }
  };
  const cancel = (): void => stop('Stopped by the agent.');
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  const clock = setTimeout(
    () => stop(`The tool timed out after ${limits.time / 1000}s. Request less.`),
    Math.min(limits.time, MAX_DELAY),
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
  const results: unknown[] = [];
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
      results.push(value);
      return undefined;
    },
    list: () => {
      const list: unknown[] = [];
      results.push(list);
      return (rows) => {
        count(sizeOf(rows));
        for (const row of rows) list.push(row);
        return undefined;
      };
    },
    text: () => {
      const at = results.push('') - 1;
      const decoder = new TextDecoder();
      return (chunk) => {
        count(chunk.length);
        results[at] = `${String(results[at])}${decoder.decode(chunk, { stream: true })}`;
        return undefined;
      };
    },
  };
  return { results, bytes: () => bytes, sink };
}
