import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

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
    known = `${hostname()} ${namespace}`.trim();
    return known;
  };
})();

let boot: string | undefined;

/** Returns the boot of this machine and the start of a process, which a later process with its id does not share. */
export function startOf(pid: number): string | undefined {
  try {
    boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain blanks and parentheses. The start is the 22nd field.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks && `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

/** Whether a process of this machine has the id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
