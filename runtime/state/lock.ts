/** Locks between processes, each a file. */
import { closeSync, fstatSync, promises, readFileSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CliError, fileLimit } from '../base/errors.js';
import type { Shape, Shaped } from '../base/shape.js';
import { ensureFolder } from './atomic.js';
import { here, isAlive, thisProcess } from './process.js';
import { openPlain, readShaped } from './read.js';

/**
 * A lock whose file was touched longer ago than this, or this far in the future, is abandoned; a living holder touches
 * it more often.
 */
const abandonedAfter = 60_000;
const heartbeat = 15_000;

/** What a lock file holds. `start` is the boot of the machine and the start of the process, where the system shows them. */
const OWNER = {
  token: 'string',
  pid: 'number',
  host: 'string',
  'start?': 'string',
  time: 'string',
} as const satisfies Shape;

type Owner = Shaped<typeof OWNER>;

export interface LockOptions {
  /** Milliseconds to wait for a holder that is alive; default 90 000. */
  readonly patience?: number;
  readonly signal?: AbortSignal;
  /** Makes the error after too long a wait, from the name of the holder; the default names the seconds and the file. */
  readonly busy?: (holder: string) => CliError;
}

/**
 * Lock files of this process by token. A path is added before its file appears: otherwise the lock could be taken for
 * one of an earlier process with the same id.
 */
const own = new Map<string, string>();

/**
 * Runs `work` while no other process holds the lock file `path`. The lock is always released, also on a signal;
 * one left by a killed process is taken over by exactly one waiting process.
 *
 * Fails with `unavailable` when a living process holds the lock too long, with `config` when the folder cannot be
 * written to.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const owner: Owner = { token: newToken(), ...thisProcess(), time: new Date().toISOString() };
  let beat: NodeJS.Timeout | undefined;
  keep(owner.token, path);
  try {
    await acquire(path, owner, options);
    await sweep(path);
    beat = setInterval(() => void touch(path), heartbeat);
    beat.unref();
    return await work();
  } finally {
    clearInterval(beat);
    await release(path, owner.token);
    forget(owner.token);
  }
}

const newToken = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex');

function keep(token: string, path: string): void {
  own.set(token, path);
  watchExit();
}

function forget(token: string): void {
  own.delete(token);
  if (own.size === 0) unwatchExit();
}

async function acquire(
  path: string,
  owner: Owner,
  { patience = 90_000, signal, busy = waited(path, patience) }: LockOptions,
): Promise<void> {
  const end = Date.now() + patience;
  try {
    ensureFolder(dirname(path));
    for (let pause = 5; !(await attempt(path, owner)); pause = Math.min(pause * 1.5, 150)) {
      if (Date.now() > end) throw busy(nameOf(look(path)));
      const { setTimeout } = process.getBuiltinModule('node:timers/promises');
      await setTimeout(pause * (0.5 + Math.random()), undefined, signal ? { signal } : {});
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CliError) throw error;
    throw (
      fileLimit(error) ??
      new CliError(
        'config',
        `Cannot lock ${path}: ${(error as Error).message}.`,
        // Only the system's own errors have a code.
        'code' in (error as Error) ? 'Make the folder writable, on a local disk.' : `Remove ${path}.`,
      )
    );
  }
}

const temporaryOf = (path: string, token: string): string => `${path}.${token}.new`;

/** Takes the lock when it is free or abandoned. */
async function attempt(path: string, owner: Owner): Promise<boolean> {
  const before = look(path);
  if (before !== undefined && !isAbandoned(before)) return false;
  const temp = temporaryOf(path, owner.token);
  try {
    await promises.writeFile(temp, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    // A link appears with its content, or not at all: no process ever sees a lock without an owner.
    await promises.link(temp, path);
    return true;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // The holder of the lock removed the temporary file while it was empty.
    if (code === 'ENOENT' && syscall === 'link') return false;
    if (code !== 'EEXIST') throw error;
    const there = look(path);
    return there !== undefined && isAbandoned(there) && (await inherit(path, there.token, temp, owner));
  } finally {
    await promises.unlink(temp).catch(() => undefined);
  }
}

/**
 * Takes over an abandoned lock. Only the holder of a second lock, named after the token of the old owner, may replace
 * it, so that exactly one of several processes wins. If that holder dies, its lock is taken over in the same way.
 */
async function inherit(path: string, oldToken: string, temp: string, owner: Owner): Promise<boolean> {
  const right = `${path}.${oldToken}`;
  const token = newToken();
  keep(token, right);
  try {
    if (!(await attempt(right, { ...owner, token }))) return false;
    if (look(path)?.token !== oldToken) return false;
    await promises.rename(temp, path);
    return true;
  } finally {
    await release(right, token);
    forget(token);
  }
}

/** Removes the temporary files and takeover locks of killed runs. Only the holder of the lock may do this. */
async function sweep(path: string): Promise<void> {
  const folder = dirname(path);
  const main = basename(path);
  for (const name of await promises.readdir(folder).catch(() => [])) {
    if (!name.startsWith(main) || !/^(?:\.(?:[0-9a-f]{16}|unknown))+(?:\.new)?$/.test(name.slice(main.length)))
      continue;
    const entry = join(folder, name);
    const found = lookSafely(entry);
    // A process that is about to write its own writes it again.
    const isEmpty = found?.token === NOBODY.token && name.endsWith('.new');
    if (found !== undefined && (isEmpty || isAbandoned(found))) await promises.unlink(entry).catch(() => undefined);
  }
}

/** The owner of a file without a valid one. Its lock is abandoned by its age alone. */
const NOBODY: Owner = { token: 'unknown', pid: -1, host: '', time: '' };

type Found = Owner & { readonly age: number };

function look(path: string): Found | undefined {
  let file;
  try {
    // A pipe would hold up this run, and even its end.
    ({ file } = openPlain(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const owner = readShaped(readFileSync(file, 'utf8'), OWNER);
    const isValid = owner !== undefined && /^[0-9a-f]{16}$/.test(owner.token);
    return { ...(isValid ? owner : NOBODY), age: Date.now() - fstatSync(file).mtimeMs };
  } finally {
    closeSync(file);
  }
}

function lookSafely(path: string): Found | undefined {
  try {
    return look(path);
  } catch {
    return undefined;
  }
}

/** Of a process that nothing shows only the age of its file is known. */
function isAbandoned(found: Found): boolean {
  // In a container every run can have the same process id as one that was killed.
  if (found.host === here() && found.pid === process.pid) return !own.has(found.token);
  const alive = isAlive(found);
  return alive === undefined ? isOld(found) : !alive;
}

/** Whether a living holder would have touched the file since, also if the clock was set back. */
const isOld = ({ age }: Found): boolean => Math.abs(age) > abandonedAfter;

async function touch(path: string): Promise<void> {
  const now = new Date();
  await promises.utimes(path, now, now).catch(() => undefined);
}

async function release(path: string, token: string): Promise<void> {
  const there = lookSafely(path);
  // After a long sleep of this machine another process may hold it.
  if (there?.token === token) await promises.unlink(path).catch(() => undefined);
}

function nameOf(holder: Owner | undefined): string {
  return holder && holder.pid > 0 ? `process ${holder.pid} on ${holder.host.split(' ')[0]}` : 'another process';
}

function waited(path: string, patience: number): (holder: string) => CliError {
  return (holder) =>
    new CliError(
      'unavailable',
      `Waited ${Math.round(patience / 1000)} s for ${holder}, which holds ${path}.`,
      'Wait for that run to finish or end it, then try again.',
      { retryAfter: Math.max(1, Math.round(patience / 1000)) },
    );
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let watching = false;

function releaseAll(): void {
  for (const [token, path] of own) {
    for (const file of [path, temporaryOf(path, token)]) {
      if (lookSafely(file)?.token !== token) continue;
      try {
        unlinkSync(file);
      } catch {
        // Already removed.
      }
    }
  }
}

function onSignal(signal: NodeJS.Signals): void {
  // Another listener handles the signal: the work continues, or ends through its `finally`.
  if (process.listenerCount(signal) > 1) return;
  releaseAll();
  unwatchExit();
  process.kill(process.pid, signal);
}

function watchExit(): void {
  if (watching) return;
  watching = true;
  process.on('exit', releaseAll);
  for (const signal of signals) process.on(signal, onSignal);
}

function unwatchExit(): void {
  watching = false;
  process.off('exit', releaseAll);
  for (const signal of signals) process.off(signal, onSignal);
}
