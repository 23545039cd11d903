/** Merges two changed versions of a text. */
import { diffArrays } from 'diff';

/** Lines that a person and the service changed in different ways. Line numbers count from 1. */
export interface Conflict {
  /** In the merged text, which has the lines of the person. */
  readonly line: number;
  readonly yours: readonly string[];
  /** In the new text of the service. */
  readonly theirLine: number;
  readonly theirs: readonly string[];
}

export interface Merged {
  readonly text: string;
  /** The new text of the service, with the old lines in place of those of conflicts: the next merge finds them again. */
  readonly pending: string;
  readonly conflicts: readonly Conflict[];
}

/** One side replaced the lines `from` to `to` (exclusive) of the base by its own lines `start` to `end`. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Merges the changes of two sides line by line. Where both changed the same lines, the lines of `mine` stay. */
export function merge(base: string, mine: string, theirs: string): Merged {
  const [from, own, other] = [base, mine, theirs].map((text) => text.split('\n')) as [string[], string[], string[]];
  const ours = hunks(from, own);
  const news = hunks(from, other);
  const out: string[] = [];
  const pending: string[] = [];
  const conflicts: Conflict[] = [];
  let at = 0;
  while (ours.length > 0 || news.length > 0) {
    const start = Math.min(ours[0]?.from ?? Infinity, news[0]?.from ?? Infinity);
    out.push(...from.slice(at, start));
    pending.push(...from.slice(at, start));
    let end = start;
    const left: Hunk[] = [];
    const right: Hunk[] = [];
    // Hunks that begin at the same line, or inside lines that the other side changed, belong together.
    const take = (queue: Hunk[], taken: Hunk[]): boolean => {
      const [next] = queue;
      if (next === undefined || (next.from !== start && next.from >= end)) return false;
      taken.push(next);
      queue.shift();
      end = Math.max(end, next.to);
      return true;
    };
    while (take(ours, left) || take(news, right));
    const mineLines = replaced(from, own, left, start, end);
    const theirLines = replaced(from, other, right, start, end);
    const isConflict = left.length > 0 && right.length > 0 && mineLines.join('\n') !== theirLines.join('\n');
    pending.push(...(isConflict ? from.slice(start, end) : theirLines));
    if (left.length === 0) out.push(...theirLines);
    else {
      if (isConflict)
        conflicts.push({
          line: out.length + 1,
          yours: mineLines,
          theirLine: (right[0]?.start ?? 0) + 1,
          theirs: theirLines,
        });
      out.push(...mineLines);
    }
    at = end;
  }
  out.push(...from.slice(at));
  pending.push(...from.slice(at));
  return { text: out.join('\n'), pending: pending.join('\n'), conflicts };
}

function hunks(base: readonly string[], side: readonly string[]): Hunk[] {
  const found: Hunk[] = [];
  let [from, start] = [0, 0];
  let open: { from: number; start: number } | undefined;
  for (const { added, removed, value } of diffArrays([...base], [...side])) {
    if (!added && !removed) {
      if (open !== undefined) found.push({ ...open, to: from, end: start });
      open = undefined;
    } else open ??= { from, start };
    if (!added) from += value.length;
    if (!removed) start += value.length;
  }
  if (open !== undefined) found.push({ ...open, to: from, end: start });
  return found;
}

/** Returns lines of the base as one side has them. */
function replaced(
  base: readonly string[],
  side: readonly string[],
  changes: readonly Hunk[],
  start: number,
  end: number,
): string[] {
  const out: string[] = [];
  let at = start;
  for (const change of changes) {
    out.push(...base.slice(at, change.from), ...side.slice(change.start, change.end));
    at = change.to;
  }
  return [...out, ...base.slice(at, end)];
}
