/** Disturbances of a process that stores something. Each function returns the broken promises as sentences. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { binaryPath, ended, environment, runner, start, type Ended } from '../../support/cli.js';
import { litterBelow, locksBelow, newDisk, newLockable, newPlace, tornBelow } from './place.js';
import type { Writer } from './writers.js';

const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Milliseconds after which a run counts as hanging: less than a process waits for an abandoned lock. */
const HANGS = 30_000;
/** The same for one of many processes at once, which share the processors and wait for each other. */
const HANGS_AMONG_MANY = 180_000;
const clock = fileURLToPath(new URL('../../support/clock.mjs', import.meta.url));

interface Run extends Ended {
  readonly ms: number;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly hangs?: number;
  /** Maximum size of a file that it may write, in kilobytes. */
  readonly largest?: number;
}

async function run(
  writer: Writer,
  n: number,
  place: string,
  { env: more = {}, hangs = HANGS, largest }: RunOptions = {},
): Promise<Run> {
  const began = Date.now();
  const line = writer.line(n, place);
  const env = { ...writer.env(), ...more };
  const child =
    largest === undefined
      ? start(writer.binary, line, place, { env })
      : spawn(
          'bash',
          ['-c', `ulimit -f ${String(largest)}; exec "$0" "$@"`, runner, binaryPath(writer.binary), ...line],
          {
            cwd: place,
            env: environment(place, env),
          },
        );
  child.stdin?.end();
  const hung = setTimeout(() => child.kill('SIGKILL'), hangs);
  const end = await ended(child);
  clearTimeout(hung);
  return { ...end, ms: Date.now() - began };
}

const describeEnd = ({ code, signal, stderr }: Ended): string =>
  `ended with ${String(code ?? signal)}: ${stderr.slice(0, 300)}`;
const isBug = ({ code, stderr }: Ended): boolean => code === 70 || /This is a bug| {4}at /.test(stderr);

/**
 * Runs the last piece of work again, undisturbed. Nothing from before may block it, and no leftovers may remain.
 * `older`: leftovers of other pieces.
 */
async function settle(
  writer: Writer,
  n: number,
  place: string,
  problems: string[],
  older: ReadonlySet<string> = new Set(),
): Promise<void> {
  await writer.look?.();
  if (writer.adds === true && writer.isStored(n, place)) return;
  const last = await run(writer, n, place);
  if (last.code === null || !(writer.ends ?? [0]).includes(last.code))
    problems.push(`the run after it ${describeEnd(last)}`);
  else await checkDone(writer, [n], place, problems);
  const left = litterBelow(place).filter((path) => !older.has(path));
  problems.push(...left.map((path) => `${path} was left`));
}

async function checkDone(writer: Writer, done: readonly number[], place: string, problems: string[]): Promise<void> {
  await writer.look?.();
  for (const n of done) {
    if (!writer.isStored(n, place)) problems.push(`piece ${String(n)} was reported and is lost`);
  }
  problems.push(...tornBelow(place).map((path) => `${path} is torn`));
}

/** Signals at random moments of a run. */
export async function kill(writer: Writer, rounds: number, random: () => number): Promise<string[]> {
  const place = newPlace();
  const problems: string[] = [];
  const done: number[] = [];
  const first = await run(writer, 0, place);
  if (first.code !== 0) return [`the first run ${describeEnd(first)}`];
  done.push(0);
  for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
    const signal = SIGNALS[round % SIGNALS.length] ?? 'SIGKILL';
    // Most of a short run is the start of the process, before it can store anything.
    const moment = Math.floor(first.ms * (0.3 + 0.8 * random()));
    // A run that was killed after its last row left a lock, and no later run removes it.
    const older = new Set(locksBelow(place));
    const child = start(writer.binary, writer.line(round, place), place, { env: writer.env() });
    child.stdin?.end();
    const end = ended(child);
    await Promise.race([sleep(moment), end]);
    child.kill(signal);
    const hung = setTimeout(() => child.kill('SIGKILL'), HANGS);
    const how = await end;
    clearTimeout(hung);
    if (how.signal === 'SIGKILL') writer.killed?.(round, place);
    const story = `${signal} after ${String(moment)} ms`;
    const found: string[] = [];
    if (how.code === 0) done.push(round);
    if (isBug(how)) found.push(describeEnd(how));
    if (signal !== 'SIGKILL') {
      if (how.signal === 'SIGKILL') found.push(`the run did not end within ${String(HANGS)} ms`);
      const left = locksBelow(place).filter((path) => !older.has(path));
      found.push(...left.map((path) => `${path} was left`));
    }
    await checkDone(writer, done, place, found);
    // Every other piece is done again, the others stay as they are.
    if (round % 2 === 0 || round === rounds) {
      await settle(writer, round, place, found, older);
      if (!done.includes(round)) done.push(round);
    }
    problems.push(...found.map((problem) => `${story}: ${problem}`));
  }
  return problems;
}

/** Many processes at once, each with a piece of its own. */
export async function race(writer: Writer, processes: number): Promise<string[]> {
  const place = newPlace();
  const problems: string[] = [];
  const pieces = Array.from({ length: processes }, (_, n) => n);
  const runs = await Promise.all(pieces.map((n) => run(writer, n, place, { hangs: HANGS_AMONG_MANY })));
  for (const one of runs) if (one.code !== 0) problems.push(`a run ${describeEnd(one)}`);
  await checkDone(writer, pieces, place, problems);
  problems.push(...litterBelow(place).map((path) => `${path} was left`));
  return problems;
}

/** The same piece of work in many processes at once: it is done once, or the others are refused. */
export async function raceForOne(writer: Writer, processes: number): Promise<string[]> {
  const place = newPlace();
  const problems: string[] = [];
  writer.line(0, place);
  const runs = await Promise.all(
    Array.from({ length: processes }, () => run(writer, 0, place, { hangs: HANGS_AMONG_MANY })),
  );
  if (!runs.some(({ code }) => code === 0)) problems.push(`no run ended well; one ${describeEnd(runs[0]!)}`);
  for (const one of runs) if (isBug(one)) problems.push(`a run ${describeEnd(one)}`);
  await checkDone(writer, [0], place, problems);
  problems.push(...litterBelow(place).map((path) => `${path} was left`));
  return problems;
}

/** A run that cannot write all that it wants, among complete ones. */
async function cramped(
  writer: Writer,
  n: number,
  place: string,
  during: () => Promise<Run>,
  after: () => void,
): Promise<string[]> {
  const found: string[] = [];
  const full = await during();
  if (isBug(full) || full.code === null) found.push(describeEnd(full));
  if (full.code !== 0 && full.stderr === '') found.push('the run failed without a word');
  await checkDone(writer, full.code === 0 && writer.isCache !== true ? [0, n] : [0], place, found);
  if (writer.isCache === true && full.code !== 0) found.push(`a cache made the run fail, which ${describeEnd(full)}`);
  found.push(...locksBelow(place).map((path) => `${path} was left`));
  after();
  await settle(writer, n, place, found);
  return found;
}

/** Bytes of a disk: a sandbox has the records of all imports before, and its copy must fit twice. */
const DISK = 64_000_000;

/** Tries a disk with that many bytes left, and again when it has space. */
export async function fullDisk(writer: Writer, free: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [round, bytes] of free.entries()) {
    const { place, fill, empty, close } = newDisk(DISK);
    const first = await run(writer, 0, place);
    if (first.code !== 0) problems.push(`the first run ${describeEnd(first)}`);
    writer.line(round + 1, place);
    fill(bytes);
    const found = await cramped(writer, round + 1, place, () => run(writer, round + 1, place), empty);
    close();
    problems.push(...found.map((problem) => `${String(bytes)} bytes left: ${problem}`));
  }
  return problems;
}

/** Tries a limit on the size of each file, which needs no disk of its own, and again without the limit. */
export async function fileLimit(writer: Writer, kilobytes: readonly number[]): Promise<string[]> {
  const place = newPlace();
  const first = await run(writer, 0, place);
  if (first.code !== 0) return [`the first run ${describeEnd(first)}`];
  const problems: string[] = [];
  for (const [round, largest] of kilobytes.entries()) {
    const limited = () => run(writer, round + 1, place, { largest });
    const found = await cramped(writer, round + 1, place, limited, () => undefined);
    problems.push(...found.map((problem) => `files of ${String(largest)} kB: ${problem}`));
  }
  return problems;
}

/** Tries a place that cannot be written to, and again when it can. */
export async function readOnly(writer: Writer): Promise<string[]> {
  const disk = newLockable();
  const problems: string[] = [];
  await run(writer, 0, disk.place);
  writer.line(1, disk.place);
  disk.readOnly(true);
  const refused = await run(writer, 1, disk.place);
  if (isBug(refused) || refused.code === null) problems.push(describeEnd(refused));
  if (writer.isCache === true) {
    if (refused.code !== 0) problems.push(`a cache made the run fail, which ${describeEnd(refused)}`);
  } else {
    if (refused.code === 0) problems.push('the run reported success');
    if (!/read-only|EROFS|EACCES|permission|writ|lock/i.test(refused.stderr))
      problems.push(`the reason is missing; the run ${describeEnd(refused)}`);
  }
  await checkDone(writer, [0], disk.place, problems);
  disk.readOnly(false);
  await settle(writer, 1, disk.place, problems);
  disk.close();
  return problems;
}

const DAY = 86_400;

/** Runs whose clock jumps, and a run that is killed while its clock is wrong. */
export async function jump(writer: Writer, days: readonly number[]): Promise<string[]> {
  const place = newPlace();
  const problems: string[] = [];
  // Outside of the place, so that only the writer's own files are there.
  const file = join(newPlace(), 'clock');
  const at = (seconds: number): Record<string, string> => {
    writeFileSync(file, String(seconds));
    return { CLOCK_FILE: file, NODE_OPTIONS: `--import ${clock}` };
  };
  for (const [n, offset] of days.entries()) {
    const found: string[] = [];
    const one = await run(writer, n, place, { env: at(offset * DAY) });
    if (one.code !== 0) found.push(`the run ${describeEnd(one)}`);
    // A holder of the lock that was killed under another clock.
    const again = writer.adds === true ? n + days.length : n;
    const line = writer.line(again, place);
    const child = start(writer.binary, line, place, { env: { ...writer.env(), ...at(offset * DAY) } });
    const end = ended(child);
    child.stdin?.end();
    await Promise.race([sleep(one.ms * 0.8), end]);
    child.kill('SIGKILL');
    await end;
    writer.killed?.(again, place);
    await settle(writer, again, place, found);
    await checkDone(writer, [...days.keys()].slice(0, n + 1), place, found);
    problems.push(...found.map((problem) => `${String(offset)} days: ${problem}`));
  }
  return problems;
}

/** A result that is printed to a full disk: output that was not written does not count as done. */
export async function fullOutput(writer: Writer): Promise<string[]> {
  const place = newPlace();
  const full = openSync('/dev/full', 'w');
  const child = spawn(runner, [binaryPath(writer.binary), ...writer.line(0, place)], {
    cwd: place,
    env: environment(place, writer.env()),
    stdio: ['ignore', full, 'pipe'],
  });
  const end = await ended(child);
  closeSync(full);
  const problems: string[] = [];
  // A write that is done stays done, and a warning says that its result is lost (see "Results of writes").
  const isReported = /cannot be (?:written|printed)|no space/i.test(end.stderr);
  if (writer.silent === true) {
    if (end.code !== 0 || isReported) problems.push(`a run that prints nothing ${describeEnd(end)}`);
  } else if (end.code === 0 && (writer.prints === true || !isReported)) {
    problems.push(`the run reported success: ${end.stderr}`);
  }
  if (end.code === 0) await checkDone(writer, [0], place, problems);
  if (isBug(end)) problems.push(describeEnd(end));
  if (writer.prints === true && writer.isStored(0, place)) problems.push('the lost output counts as read');
  await settle(writer, 0, place, problems);
  return problems;
}
