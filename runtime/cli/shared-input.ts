/** Finds out whether another process reads the same standard input. */

/** Programs that read lines for the commands that they start. */
const shells = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh', 'fish', 'busybox']);

/**
 * Whether standard input belongs to a shell that started this process, perhaps through other programs such as `timeout`:
 * the input of a `while read` loop or of a script, of which a command in it must take nothing. Where the processes cannot
 * be looked at, only a pipe certainly belongs to this one.
 */
export function sharesInput(): boolean {
  const { fstatSync } = process.getBuiltinModule('node:fs');
  const shared = isShared();
  if (shared !== undefined) return shared;
  try {
    // With bigint for the reason that world.ts gives.
    const input = fstatSync(0, { bigint: true });
    return !input.isFIFO() && !input.isSocket();
  } catch {
    return true;
  }
}

/** Whether a shell is among the ancestors that have the same input; `undefined` if that cannot be known. */
function isShared(): boolean | undefined {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const own = inputOf('self');
  if (own === undefined) return undefined;
  let isCertain = true;
  for (let id = String(process.ppid); id !== '0';) {
    const input = inputOf(id);
    // The input of a process of another user, such as `sudo`, cannot be read; its parent still can.
    if (input === undefined) isCertain = false;
    else if (input !== own) break;
    let status: string;
    try {
      status = readFileSync(`/proc/${id}/stat`, 'utf8');
    } catch {
      return undefined;
    }
    // The name is in parentheses and may contain any character; the state and the id of the parent follow it.
    const [, name = '', parent = '0'] = /\((.*)\) \S (\d+)/s.exec(status) ?? [];
    if (input === own && shells.has(name)) return true;
    id = parent;
  }
  return isCertain ? false : undefined;
}

/** What `/proc` calls the standard input of a process. */
function inputOf(id: string): string | undefined {
  try {
    return process.getBuiltinModule('node:fs').readlinkSync(`/proc/${id}/fd/0`);
  } catch {
    return undefined;
  }
}
