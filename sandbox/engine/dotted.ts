import type { Row } from './types.js';

/** Splits `a.b[0].c` into its steps. */
function steps(path: string): (string | number)[] {
  return path
    .split(/[.[\]]/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Value at a dotted path; undefined when a step is missing. Own properties only. */
export function read(value: unknown, path: string): unknown {
  let at = value;
  for (const step of steps(path)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Row)[step];
  }
  return at;
}

/** Sets a dotted path and creates missing objects and lists. Throws for an empty path: it would replace everything. */
export function write(target: Row, path: string, value: unknown): void {
  const way = steps(path);
  const last = way.pop();
  if (last === undefined) throw new Error('A value cannot be written to an empty path.');
  let at = target;
  way.forEach((step, i) => {
    const next = at[step];
    if (typeof next !== 'object' || next === null) at[step] = typeof (way[i + 1] ?? last) === 'number' ? [] : {};
    at = at[step] as Row;
  });
  at[last] = value;
}

/** First step of a path: its key in the body. */
export function head(path: string): string {
  return String(steps(path)[0] ?? '');
}
