/** A world for tests. */
import { channel } from 'node:diagnostics_channel';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { defined } from '../base/defined.js';
import type { World } from '../contract/run.js';

export interface FakeWorld {
  readonly world: World;
  /** Returns what was printed so far. */
  readonly out: () => string;
  /** Returns what was written to stderr so far. */
  readonly err: () => string;
  /** Stops the run, as a signal does. */
  readonly abort: (reason: Error) => void;
  /** Standard input: what a test writes is what a user types. */
  readonly keys: PassThrough;
}

export interface FakeOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Piped text; absent: a terminal on which no key was pressed. */
  readonly stdin?: string;
  /** Text that is typed on the terminal; not together with `stdin`. */
  readonly typed?: string;
  /** Columns of the terminal; absent: stdout is not a terminal. */
  readonly columns?: number;
  readonly errTerminal?: boolean;
  readonly now?: string;
  readonly cwd?: string;
  /** Absent: a new, empty folder. */
  readonly home?: string;
}

/** Returns a world with real streams, an empty home unless one is named, and no environment variables of this process. */
export function fakeWorld(argv: readonly string[], options: FakeOptions = {}): FakeWorld {
  const home = options.home ?? mkdtempSync(join(tmpdir(), 'cli-test-'));
  const controller = new AbortController();
  const stdin = Object.assign(new PassThrough(), { isTTY: options.stdin === undefined, setRawMode: () => undefined });
  if (options.stdin !== undefined) stdin.end(options.stdin);
  if (options.typed !== undefined) stdin.write(options.typed);
  const stdout = sink(options.columns !== undefined, options.columns);
  const stderr = sink(options.errTerminal === true, 80);
  return {
    world: {
      argv,
      env: { XDG_CONFIG_HOME: home, ...options.env },
      cwd: options.cwd ?? home,
      platform: 'linux',
      home,
      machine: { settings: join(home, 'etc'), home },
      stdin,
      stdout: stdout.stream,
      stderr: stderr.stream,
      now: () => new Date(options.now ?? '2026-05-04T03:02:01.999Z'),
      sleep: () => Promise.resolve(),
      signal: controller.signal,
    },
    out: stdout.text,
    err: stderr.text,
    abort: (reason) => {
      controller.abort(reason);
    },
    keys: stdin,
  };
}

/** Everything that commands print, as `{ stream, chunk }`: a test runner can look through the output of all tests. */
const printed = channel('cmdspec-runtime:printed');

function sink(isTTY: boolean, columns?: number) {
  const chunks: Buffer[] = [];
  const stream = Object.assign(new PassThrough(), defined({ isTTY, columns }));
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    printed.publish({ stream, chunk });
  });
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}
