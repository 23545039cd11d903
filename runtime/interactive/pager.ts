/** The pager of long results and of help. */
import type { ChildProcess } from 'node:child_process';
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { Interrupted, OutputClosed } from '../base/errors.js';
import { programWords } from '../base/shell.js';
import { fitsScreen } from '../output/layout.js';
import { configFile, readConfig } from '../state/config.js';
import { foreignAccess } from '../state/folder.js';
import { configFolder } from '../state/paths.js';
import { chooseProfile } from '../state/profile.js';
import type { Paged } from '../pipeline/session.js';
import { createReporter } from '../output/reporter.js';

/** Used without a variable or setting, if it is installed. */
const DEFAULT = 'less -FRX';

/** What decides on the pager, the strongest first. */
export interface PagerChoice {
  /** Whether `--no-pager` was typed. */
  readonly off: boolean;
  /** Prefix of the client's environment variables. */
  readonly prefix: string;
  /** Setting `pager` of the profile. */
  readonly setting?: unknown;
  /** Returns the folder of the settings. */
  readonly folder: () => string;
  readonly warn: (text: string) => void;
}

/** Returns the program and arguments of the pager; undefined for none. */
export function pagerOf(world: World, { off, prefix, ...settings }: PagerChoice): readonly string[] | undefined {
  const { env, stdout } = world;
  if (off || stdout.isTTY !== true || env['TERM'] === 'dumb') return undefined;
  const chosen = env[`${prefix}_PAGER`] ?? pagerIn(settings) ?? env['PAGER'] ?? DEFAULT;
  const words = programWords(chosen);
  return words.length === 0 || words[0] === 'cat' ? undefined : words;
}

/** Returns the pager that the settings name: only those of this user may start a program. */
function pagerIn({ setting, folder, warn }: Omit<PagerChoice, 'off' | 'prefix'>): string | undefined {
  if (typeof setting !== 'string') return undefined;
  const access = foreignAccess(configFile(folder()));
  if (access === undefined) return setting;
  warn(`The setting "pager" is not used: ${access}.`);
  return undefined;
}

/** Opens the pager for help; undefined without one. Settings that cannot be read are not used: help needs none. */
export async function openHelpPager(client: Client, world: World): Promise<Paged | undefined> {
  const end = world.argv.indexOf('--');
  const off = world.argv.slice(0, end < 0 ? undefined : end).includes('--no-pager');
  const folder = (): string => configFolder(client, world);
  const setting = async (): Promise<unknown> => {
    const { profiles, ...config } = await readConfig(folder());
    return profiles[chooseProfile(world.env[`${client.env}_PROFILE`], { profiles, ...config })]?.['pager'];
  };
  const program = pagerOf(world, {
    off,
    prefix: client.env,
    setting: await setting().catch(() => undefined),
    folder,
    warn: createReporter(world).warn,
  });
  return program && openPager(client, world, program);
}

/**
 * Holds the output back until it has more than one screen, and then starts the pager. While that runs, messages wait:
 * both would write to the same terminal. If the pager cannot be started, the output is printed without one.
 */
export function openPager(client: Client, outside: World, [program = '', ...args]: readonly string[]): Paged {
  const { stdout, stderr } = outside;
  // Loaded with this file, streams would take two milliseconds of every run.
  const { Writable } = process.getBuiltinModule('node:stream');
  const left = new AbortController();
  const signal = AbortSignal.any([outside.signal, left.signal]);
  process.getBuiltinModule('node:events').setMaxListeners(0, signal);
  let state: 'held' | 'direct' | 'paged' = 'held';
  let held = '';
  let pager: ChildProcess | undefined;
  let ended = false;
  const messages: string[] = [];
  let closed: Promise<void> = Promise.resolve();

  const start = async (): Promise<void> => {
    state = 'paged';
    const { spawn } = await import('node:child_process');
    const { childEnvironment } = await import('../auth/environment.js');
    const { service } = await client.service();
    const env = { ...childEnvironment(outside, service), LESS: outside.env['LESS'] ?? 'FRX' };
    const child = spawn(program, args, { stdio: ['pipe', 'inherit', 'inherit'], env });
    // What the pager has not read when the user leaves it is not needed.
    child.stdin.on('error', () => undefined);
    const isRunning = await new Promise<boolean>((resolve) => {
      child.once('spawn', () => {
        resolve(true);
      });
      child.once('error', () => {
        resolve(false);
      });
    });
    if (!isRunning) {
      state = 'direct';
      return;
    }
    pager = child;
    closed = new Promise((resolve) => {
      child.once('close', () => {
        if (!ended) left.abort(new OutputClosed());
        resolve();
      });
    });
    // Ctrl-C reaches the pager as well, which decides what it means; other signals end both.
    const stop = (): void => {
      const reason: unknown = outside.signal.reason;
      if (!(reason instanceof Interrupted && reason.signal === 'SIGINT')) child.kill();
    };
    const kill = (): void => void child.kill();
    outside.signal.addEventListener('abort', stop, { once: true });
    process.once('exit', kill);
    void closed.then(() => {
      outside.signal.removeEventListener('abort', stop);
      process.off('exit', kill);
    });
  };

  const pass = (text: string, done: (error?: Error | null) => void): void => {
    if (state !== 'paged' || !pager?.stdin) stdout.write(text, done);
    else if (left.signal.aborted) done(brokenPipe());
    else {
      // A pager that has ended does not call back.
      const once = (error?: Error | null): void => {
        left.signal.removeEventListener('abort', gone);
        done(error);
      };
      const gone = (): void => {
        once(brokenPipe());
      };
      left.signal.addEventListener('abort', gone, { once: true });
      pager.stdin.write(text, (error) => {
        if (!left.signal.aborted) once(error);
      });
    }
  };
  const flush = (done: (error?: Error | null) => void): void => {
    const text = held;
    held = '';
    if (text === '') done();
    else pass(text, done);
  };

  const output = new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      if (state !== 'held') {
        pass(chunk.toString(), done);
        return;
      }
      held += chunk.toString();
      if (fitsScreen(held, stdout)) done();
      else
        void start().then(() => {
          flush(done);
        }, done);
    },
  });
  // The writer of the output listens too, but only while it writes.
  output.on('error', () => undefined);
  const release = (): void => {
    if (state !== 'held') return;
    state = 'direct';
    flush(() => undefined);
  };
  const errors = new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      const text = chunk.toString();
      const isMessage = text.endsWith('\n');
      if (state === 'paged') {
        if (isMessage) messages.push(text.replace(/^\r\u001b\[K/, ''));
        done();
        return;
      }
      // Rows come before the messages about them. Progress is drawn over and may come at any time.
      if (isMessage && held !== '') release();
      stderr.write(text, done);
    },
  });

  // The streams of the process are opened at first use; a copy would open all of them.
  const world = Object.create(outside, {
    signal: { value: signal },
    direct: { value: undefined },
    stdout: { value: Object.assign(output, { isTTY: true, columns: stdout.columns || 80 }) },
    stderr: {
      value: Object.assign(errors, {
        isTTY: stderr.isTTY === true,
        ...(stderr.columns && { columns: stderr.columns }),
      }),
    },
  }) as World;
  return {
    world,
    release,
    end: async () => {
      if (state !== 'paged')
        await new Promise<void>(
          (resolve) =>
            void flush(() => {
              resolve();
            }),
        );
      ended = true;
      pager?.stdin?.end();
      await closed;
      state = 'direct';
      if (messages.length > 0) stderr.write(messages.join(''));
    },
    isLeft: () => left.signal.aborted,
  };
}

const brokenPipe = (): Error => Object.assign(new Error('The pager has ended.'), { code: 'EPIPE' });
