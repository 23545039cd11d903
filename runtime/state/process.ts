/** Identifies processes, so that a later one with the same id is not mistaken for an earlier one. */
import { readFileSync, readlinkSync } from 'node:fs';
import { defined } from '../base/defined.js';

/** Returns where a process id is valid: the machine, and on Linux the namespace of ids (containers share host names). */
export const here = (() => {
  let known: string | undefined;
  return (): string => {
    if (known !== undefined) return known;
    let namespace = '';
    try {
      namespace = readlinkSync('/proc/self/ns/pid');
    } catch {
      // Not Linux.
    }
    // Most runs take no lock, and nothing else at start-up loads the module.
    known = `${process.getBuiltinModule('node:os').hostname()} ${namespace}`.trim();
    return known;
  };
})();

let boot: string | undefined;

/** Returns the boot of this machine and the start of a process, which a later process with its id does not share. */
export function startOf(pid: number): string | undefined {
  try {
    boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const ticks = statOf(pid)[19];
    return ticks && `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

/** Returns the fields of `/proc/<pid>/stat` from the third, which is the state; the 22nd is the start. Throws without the file. */
function statOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain blanks and parentheses.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process with this id runs on this machine. One that has ended keeps its id until its parent reads its exit
 * code, in some containers forever. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    const [state] = statOf(pid);
    return state !== 'Z' && state !== 'X';
  } catch {
    // Not Linux.
    return true;
  }
}

/** A process, as a file names it. */
export interface ProcessName {
  readonly pid: number;
  /** Where the id is valid, see {@link here}. */
  readonly host: string;
  /** See {@link startOf}; absent where the system does not show it. */
  readonly start?: string;
}

let own: ProcessName | undefined;

/** Returns the name of this process. */
export const thisProcess = (): ProcessName =>
  (own ??= { pid: process.pid, host: here(), ...defined({ start: startOf(process.pid) }) });

/** Whether a process still runs; undefined where nothing shows it: on another machine, and if only its id can be compared. */
export function isAlive({ pid, host, start }: ProcessName): boolean | undefined {
  if (host !== here()) return undefined;
  if (!isRunning(pid)) return false;
  const found = startOf(pid);
  return start === undefined || found === undefined ? undefined : start === found;
}
