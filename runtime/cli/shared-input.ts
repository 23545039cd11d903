const shells = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh', 'fish', 'busybox']);

/**
 * Whether standard input belongs to the shell that started this process: the input of a `while read` loop or of a script,
 * of which a command in it must take nothing. Without /proc, only a pipe certainly belongs to this process.
 */
export function sharesInput(): boolean {
  const { fstatSync, readFileSync, readlinkSync } = process.getBuiltinModule('node:fs');
  const parent = `/proc/${String(process.ppid)}`;
  try {
    const isShared = readlinkSync('/proc/self/fd/0') === readlinkSync(`${parent}/fd/0`);
    return isShared && shells.has(readFileSync(`${parent}/comm`, 'utf8').trim());
  } catch {
    try {
      // With bigint for the reason that world.ts gives.
      const input = fstatSync(0, { bigint: true });
      return !input.isFIFO() && !input.isSocket();
    } catch {
      return true;
    }
  }
}
