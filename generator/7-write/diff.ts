/** One line of a comparison: kept, taken away or added. */
type Edit = readonly [' ' | '-' | '+', string];

const around = 3;

/** A unified diff, as patch reads it; empty when the texts are the same. `undefined` is a file that is not there. */
export function unified(path: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return '';
  const file = path.replace(/^\//, '');
  const all = edits(linesOf(before), linesOf(after));
  const head = `--- ${before === undefined ? '/dev/null' : `a/${file}`}\n+++ ${after === undefined ? '/dev/null' : `b/${file}`}\n`;
  return `${head}${hunks(all)}`;
}

const linesOf = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.replace(/\n$/, '').split('\n');

/** The ends that are the same are cut off first; between them the longest common subsequence by Myers' method. */
function edits(before: readonly string[], after: readonly string[]): Edit[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const kept = (lines: readonly string[]): Edit[] => lines.map((line) => [' ', line]);
  return [
    ...kept(before.slice(0, start)),
    ...shortest(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...kept(before.slice(before.length - end)),
  ];
}

/** How far each diagonal was followed, from `-depth` to `depth`. Plain numbers: thousands of lines may have changed. */
type Reach = Int32Array;

function shortest(before: readonly string[], after: readonly string[]): Edit[] {
  const known = new Set(after);
  if (!before.some((line) => known.has(line))) return replaced(before, after);
  const trace: Reach[] = [];
  for (let depth = 0; depth <= before.length + after.length; depth++) {
    const last = trace.at(-1);
    const reach = new Int32Array(2 * depth + 1);
    trace.push(reach);
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      const from = fromDiagonal(last, depth, diagonal);
      let x = at(last, depth - 1, from) + (from < diagonal ? 1 : 0);
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
      reach[diagonal + depth] = x;
      if (x >= before.length && x - diagonal >= after.length) return walkBack(trace, before, after);
    }
  }
  return [];
}

const replaced = (before: readonly string[], after: readonly string[]): Edit[] => [
  ...before.map((line): Edit => ['-', line]),
  ...after.map((line): Edit => ['+', line]),
];

/** Of the diagonals beside it the one that got further. */
function fromDiagonal(last: Reach | undefined, depth: number, diagonal: number): number {
  const [below, above] = [at(last, depth - 1, diagonal - 1), at(last, depth - 1, diagonal + 1)];
  const down = diagonal === -depth || (diagonal !== depth && below < above);
  return down ? diagonal + 1 : diagonal - 1;
}

/** Before the first step there is the diagonal above, at its beginning. */
function at(reach: Reach | undefined, depth: number, diagonal: number): number {
  if (reach === undefined) return diagonal === 1 ? 0 : -1;
  return reach[diagonal + depth] ?? -1;
}

function walkBack(trace: readonly Reach[], before: readonly string[], after: readonly string[]): Edit[] {
  const found: Edit[] = [];
  let x = before.length;
  let y = after.length;
  for (let depth = trace.length - 1; depth >= 0; depth--) {
    const last = trace[depth - 1];
    const diagonal = x - y;
    const from = fromDiagonal(last, depth, diagonal);
    const fromX = depth === 0 ? 0 : at(last, depth - 1, from);
    const fromY = depth === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY) {
      found.push([' ', before[--x] ?? '']);
      y--;
    }
    if (depth === 0) break;
    if (from > diagonal) found.push(['+', after[--y] ?? '']);
    else found.push(['-', before[--x] ?? '']);
  }
  return found.reverse();
}

/** Changes with three lines around them; changes that are near share a hunk. */
function hunks(all: readonly Edit[]): string {
  const changed = all.flatMap(([kind], index) => (kind === ' ' ? [] : [index]));
  const ranges: [number, number][] = [];
  for (const index of changed) {
    const last = ranges.at(-1);
    if (last !== undefined && index - last[1] <= around * 2) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges
    .map(([first, last]) => hunk(all, Math.max(0, first - around), Math.min(all.length, last + around + 1)))
    .join('');
}

function hunk(all: readonly Edit[], from: number, to: number): string {
  const count = (edits: readonly Edit[], skip: string) => edits.filter(([kind]) => kind !== skip).length;
  const part = all.slice(from, to);
  const earlier = all.slice(0, from);
  const range = (skip: '+' | '-') => {
    const lines = count(part, skip);
    return `${String(count(earlier, skip) + (lines === 0 ? 0 : 1))},${String(lines)}`;
  };
  return `@@ -${range('+')} +${range('-')} @@\n${part.map(([kind, line]) => `${kind}${line}\n`).join('')}`;
}
