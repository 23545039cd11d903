import { linkSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';

/** A lock is held for one rewrite of the state file; one this old belongs to a process that no longer runs. */
const STALE_MS = 30_000;
const GIVE_UP_MS = 20_000;

/** Waits for the lock of a state file, breaking one whose owner died. Returns what releases it. */
export async function lock(file: string): Promise<() => void> {
  const path = `${file}.lock`;
  const begun = Date.now();
  for (let wait = 2; ; wait = Math.min(wait * 2, 50)) {
    if (create(path)) return () => remove(path);
    breakStale(path);
    if (Date.now() - begun > GIVE_UP_MS) throw new Error(`The sandbox state is locked by another process: ${path}`);
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
  }
}

/** A link appears with its content, or not at all: a process that is killed here leaves no lock without an owner. */
function create(path: string): boolean {
  const own = `${path}.${String(process.pid)}`;
  try {
    writeFileSync(own, String(process.pid), { mode: 0o600 });
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    remove(own);
  }
}

/**
 * Only the holder of a second lock may remove a stale one, after a second look: two processes that both saw it stale would
 * otherwise remove the lock that one of them has just taken.
 */
function breakStale(path: string): void {
  if (!stale(path)) return;
  const guard = `${path}.break`;
  if (!create(guard)) {
    if (age(guard) > STALE_MS) remove(guard);
    return;
  }
  if (stale(path)) remove(path);
  remove(guard);
}

function stale(path: string): boolean {
  const old = age(path);
  if (old > STALE_MS) return true;
  let pid: number;
  try {
    pid = Number(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function age(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return -1;
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
